#include "app/keep/guessed_plan.h"

#include <algorithm>
#include <utility>

#include "codec/tournament_log.h"

namespace spadille {
namespace {

constexpr const char* kNoTitle = "?";       ///< a plan has to have one
constexpr std::size_t kEachForHimself = 4;  ///< figures that a table tells: of seats, not of sides

/// A plan that takes as many of the events as can be.
class PlanGuess {
 public:
  void look_at(const TournamentEvent& event) {
    plan_.rounds = std::clamp(event.round, plan_.rounds, kMostRounds);
    for (const auto& table : event.tables) (table.size() < 4 ? threes_ : fours_) = true;
    if (event.figures.points.size() == kEachForHimself) plan_.partners = false;
  }
  Plan plan(const Summary& about) const {
    Plan plan = plan_;
    plan.title = about.title.empty() ? kNoTitle : about.title;
    plan.place = about.place;
    plan.date = about.date;
    plan.rounds = std::clamp(about.deals, plan.rounds, kMostRounds);
    plan.seats = threes_ && !fours_ ? 3 : 4;
    plan.short_tables = threes_ && fours_;
    return plan;
  }

 private:
  Plan plan_{};
  bool threes_ = false;  ///< tables of three
  bool fours_ = false;
};

std::string opening(Plan plan) {
  return payload(TournamentEvent{.kind = EventKind::opened, .plan = std::move(plan)});
}

bool opens(const std::string& text) {
  TournamentLog log;
  return !has_error(add_event(log, EventKind::opened, text));
}

}  // namespace

std::optional<std::string> guessed_plan(const SalvagedSession& session) {
  PlanGuess guess;
  for (const auto& [seq, salvaged] : session.events) {
    const EventRecord& event = salvaged.event;
    if (event.kind == EventKind::opening_corrected && opens(event.payload)) return event.payload;
    if (const auto told = read_event(event.kind, event.payload)) guess.look_at(*told);
  }
  for (const Summary& about : {session.summary.value_or(Summary{}), Summary{}})
    if (std::string text = opening(guess.plan(about)); opens(text)) return text;
  return std::nullopt;
}

}  // namespace spadille
