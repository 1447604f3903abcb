#include "app/keep/salvaged_log.h"

#include <algorithm>
#include <utility>

#include "app/keep/guessed_plan.h"

namespace spadille {
namespace {

constexpr std::string_view kNothing = "{}";
constexpr int kFewestSeats = 2;

/// An opening of `seats` of these people under the usual rules.
std::optional<Event> usual_opening(const AnyGame& game, const Summary& about,
                                   const std::vector<std::string>& people, int seats) {
  Event event{.kind = EventKind::opened};
  event.about = {about.title, about.date, about.place, {people.begin(), people.begin() + seats}};
  event.waiting = {people.begin() + seats, people.end()};
  event.rules = game.rules();
  event.before = start(*event.rules, seats);
  Log log{.game = &game};
  if (has_error(add_event(log, EventKind::opened, payload(event)))) return std::nullopt;
  if (has_error(table_of(std::move(log)).scored.findings)) return std::nullopt;
  return event;
}

/// Puts one log together. `Kept`: of a game, or of a tournament.
template <typename Kept>
class Mender {
 public:
  using Guess = std::function<std::optional<std::string>()>;

  /// `guess` makes the payload of an opening that is lost.
  Mender(Kept empty, const SalvagedSession& session, Guess guess)
      : session_(session), guess_(std::move(guess)), log_(std::move(empty)) {}

  /// Whether the whole of it could be.
  bool mend() {
    const Seq last = session_.events.empty() ? 0 : session_.events.rbegin()->first;
    const Seq count = std::max(last, session_.most);
    for (Seq seq = 1; seq <= count; ++seq)
      if (!add_salvaged(seq) && !add_lost(seq)) return false;
    return count > 0;
  }
  /// REQUIRES: mend() said so.
  Kept log() { return std::move(log_); }
  SalvagedLog result() { return std::move(result_); }

 private:
  bool add_salvaged(Seq seq) {
    const auto found = session_.events.find(seq);
    if (found == session_.events.end() || !found->second.known_kind) return false;
    const auto& [event, known, follows] = found->second;
    if (has_error(add_event(log_, event.kind, event.payload))) return false;
    result_.events.push_back(event);
    if (!follows) result_.doubtful.push_back(seq);
    return true;
  }

  bool add_lost(Seq seq) {
    if (seq > 1) return add_made(seq, EventKind::lost, std::string(kNothing));
    result_.opening_guessed = true;
    const auto opening = guess_();
    return opening && add_made(seq, EventKind::opened, *opening);
  }

  bool add_made(Seq seq, EventKind kind, const std::string& text) {
    if (has_error(add_event(log_, kind, text))) return false;
    result_.events.push_back({.kind = kind, .format = kPayloadFormat, .payload = text});
    result_.lost.push_back(seq);
    return true;
  }

  const SalvagedSession& session_;
  Guess guess_;
  Kept log_;
  SalvagedLog result_{};
};

/// A correction of the opening tells all of it; otherwise people as lists had them, and the rules
/// that most tables play.
class OpeningGuess {
 public:
  OpeningGuess(const AnyGame& game, const SalvagedSession& session,
               const std::function<std::string()>& new_id)
      : game_(game), session_(session), new_id_(new_id) {}

  std::optional<std::string> payload_of_one() const {
    for (const auto& [seq, salvaged] : session_.events)
      if (salvaged.event.kind == EventKind::opening_corrected && is_whole(salvaged.event.payload))
        return salvaged.event.payload;
    const Summary about = session_.summary.value_or(Summary{});
    const int most = about.players.empty() ? kMaxSeats : static_cast<int>(about.players.size());
    for (int seats = std::min(most, kMaxSeats); seats >= kFewestSeats; --seats) {
      std::vector<std::string> people = about.players;
      while (people.size() < static_cast<std::size_t>(seats)) people.push_back(new_id_());
      const auto event = usual_opening(game_, about, people, seats);
      if (event && fits(*event)) return payload(*event);
    }
    return std::nullopt;
  }

 private:
  /// Whether an opening was corrected from the beginning, with all that belongs to one.
  bool is_whole(const std::string& text) const {
    Log log{.game = &game_};
    if (has_error(add_event(log, EventKind::opened, text))) return false;
    const Event& event = log.events.front();
    return event.said.from == 0 && event.rules && event.before && !event.about.players.empty();
  }

  /// Whether as many totals were announced as are counted at such a table.
  bool fits(const Event& opening) const {
    const std::size_t counted = accounts(*opening.before).size();
    return std::all_of(session_.events.begin(), session_.events.end(), [&](const auto& entry) {
      Log log{&game_, {opening}};
      const EventRecord& event = entry.second.event;
      if (event.kind != EventKind::deal_recorded) return true;
      if (has_error(add_event(log, event.kind, event.payload))) return true;
      const auto told = log.events.back().said.totals.size();
      return told == 0 || told == counted;
    });
  }

  const AnyGame& game_;
  const SalvagedSession& session_;
  const std::function<std::string()>& new_id_;
};

SalvagedLog as_session(const AnyGame& game, const SalvagedSession& session,
                       const std::function<std::string()>& new_id) {
  const OpeningGuess guess(game, session, new_id);
  Mender<Log> mender({.game = &game}, session, [&] { return guess.payload_of_one(); });
  if (!mender.mend()) return {};
  SalvagedLog result = mender.result();
  result.game = std::string(game.id());
  result.desk = Desk{.table = table_of(mender.log())};
  return result;
}

SalvagedLog as_tournament(const SalvagedSession& session) {
  Mender<TournamentLog> mender({}, session, [&] { return guessed_plan(session); });
  if (!mender.mend()) return {};
  SalvagedLog result = mender.result();
  result.game = kTournament;
  result.desk = TournamentDesk{.log = mender.log()};
  return result;
}

}  // namespace

SalvagedLog salvaged_log(const SalvagedSession& session,
                         const std::function<std::string()>& new_id) {
  SalvagedLog best;
  const auto keep_better = [&best](SalvagedLog log) {
    if (log.kept() > best.kept()) best = std::move(log);
  };
  if (session.game == kTournament) keep_better(as_tournament(session));
  if (const AnyGame* game = game_called(session.game))
    keep_better(as_session(*game, session, new_id));
  if (best.kept() > 0) return best;
  for (const AnyGame* game : all_games()) keep_better(as_session(*game, session, new_id));
  keep_better(as_tournament(session));
  return best;
}

}  // namespace spadille
