#include "tournament/draw_people.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "tournament/draw_schedules.h"
#include "tournament/draw_seating.h"
#include "tournament/draw_spread.h"

namespace spadille::drawing {
namespace {

/// The more important before the less (EV-2.1).
using Shortfall = std::tuple<std::size_t, int, int, int, int>;

Shortfall fault(const DrawTask& task, const std::vector<DrawnRound>& behind) {
  const DrawQuality q =
      quality(joined(task.before, behind), task.entrants, task.partners, task.wishes.together);
  return {breaches(task, behind).size(), q.partners_again, q.opponents_again, q.met_again,
          q.most_meetings};
}

/// Whether nobody meets again who has not in the rounds that stand.
bool perfect(const DrawTask& task, const Shortfall& fault) {
  const DrawQuality q = quality(task.before, task.entrants, task.partners, task.wishes.together);
  return std::get<0>(fault) == 0 && std::get<1>(fault) == q.partners_again &&
         std::get<2>(fault) == q.opponents_again && std::get<3>(fault) == q.met_again;
}

/// How often all places are tried: large fields have room, small ones need patience.
int sweeps(const DrawTask& task) {
  constexpr int kTries = 1'000'000;
  constexpr int kMost = 2'000;
  std::size_t places = 1;
  for (const std::vector<Entrant>& there : task.present) places += there.size();
  return std::clamp(kTries / many(places), 60, kMost);
}

/// Whether a schedule is a whole whist tournament: nothing is better.
bool is_whole(const DrawTask& task) {
  const std::size_t rounds = task.before.size() + task.present.size();
  return rounds == whist_rounds(many(task.present[0].size())).size();
}

/// Of each round in which a wish is broken one of those whom it is about is to sit out.
void urge(std::vector<Urged>& urged, std::vector<Breach> broken, Dice& dice) {
  dice.shuffle(broken);
  std::vector<char> done(urged.size(), 0);
  for (const Breach& one : broken)
    if (std::exchange(done[nth(one.round)], 1) == 0) ++urged[nth(one.round)][nth(one.who)];
}

class Best {
 public:
  explicit Best(const DrawTask& task) : task_(task) {}

  /// Whether nothing better can be.
  bool offer(std::vector<DrawnRound> rounds) {
    const Shortfall his = fault(task_, rounds);
    if (rounds_.empty() || his < fault_) fault_ = his, rounds_ = std::move(rounds);
    return perfect(task_, fault_);
  }
  [[nodiscard]] bool keeps_wishes() const { return !rounds_.empty() && std::get<0>(fault_) == 0; }
  std::vector<DrawnRound> take() { return std::move(rounds_); }

 private:
  const DrawTask& task_;
  Shortfall fault_{};
  std::vector<DrawnRound> rounds_{};
};

}  // namespace

std::vector<DrawnRound> draw_people(const DrawTask& task) {
  constexpr int kAttempts = 6;
  constexpr int kPatience = 24;
  Dice dice = dice_of(task);
  Best best(task);
  bool done = false;
  if (auto known = schedule(task)) done = best.offer(std::move(*known)) || is_whole(task);
  std::vector<Urged> urged(task.present.size(), Urged(nth(task.entrants), 0));
  for (int i = 0; i < (best.keeps_wishes() ? kAttempts : kPatience) && !done; ++i) {
    Seating seating(task, fields(task, urged, dice), dice);
    seating.anneal(sweeps(task));
    std::vector<DrawnRound> rounds = seating.rounds();
    urge(urged, breaches(task, rounds), dice);
    done = best.offer(std::move(rounds));
  }
  return spread(task, best.take(), dice);
}

}  // namespace spadille::drawing
