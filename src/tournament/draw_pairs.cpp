#include "tournament/draw_pairs.h"

#include <algorithm>
#include <tuple>

#include "tournament/draw_couples.h"
#include "tournament/draw_spread.h"

namespace spadille::drawing {
namespace {

/// A round of pairs: who meets, and who sits out.
struct Round {
  std::vector<Meeting> meetings{};
  std::vector<int> out{};
};

/// How bad a round is: who sits out without need, who does out of turn, who meets again.
using Fault = std::tuple<int, int, int>;

/// Draws a round behind those that are noted.
class PairsDraw {
 public:
  explicit PairsDraw(const DrawTask& task)
      : task_(task), couples_(task), met_(task, couples_), turns_(task) {}

  [[nodiscard]] std::vector<int> come(const std::vector<Entrant>& there) {
    turns_.come(there);
    return couples_.both(there);
  }

  [[nodiscard]] int turn(int pair) const {
    return std::max(turns_.out(couples_[pair].first), turns_.out(couples_[pair].second));
  }

  [[nodiscard]] Fault fault(const Round& round) const {
    Fault all{many(round.out.size()) / 2, 0, 0};
    auto& [idle, turn_taken, again] = all;
    for (const int pair : round.out) turn_taken += turn(pair);
    for (const auto& [one, other] : round.meetings) again += met_(one, other);
    return all;
  }

  /// What a round of some has where nothing is wrong with it.
  [[nodiscard]] Fault no_fault(const std::vector<int>& order) const {
    if (order.size() % 2 == 0) return {0, 0, 0};
    int least = turn(order.back());
    for (const int pair : order) least = std::min(least, turn(pair));
    return {0, least, 0};
  }

  /// By the order of pairs; of an odd number the last sits out whose turn it is, another one of
  /// those if then fewer meet again.
  [[nodiscard]] Round matched_round(const std::vector<int>& order) const {
    if (order.size() % 2 == 0) return {matched(order, met_), {}};
    const Fault none = no_fault(order);
    Round best;
    for (auto out = order.rbegin(); out != order.rend(); ++out) {
      if (turn(*out) != std::get<1>(none)) continue;
      std::vector<int> others = order;
      others.erase(std::find(others.begin(), others.end(), *out));
      Round round{matched(others, met_), {*out}};
      if (best.out.empty() || fault(round) < fault(best)) best = std::move(round);
      if (fault(best) == none) break;
    }
    return best;
  }

  [[nodiscard]] DrawnRound drawn(const Round& round, const std::vector<Entrant>& there) {
    DrawnRound all;
    for (const auto& [one, other] : round.meetings)
      all.tables.push_back(couples_.table(one, other));
    put_in_order(all);
    to_wished_tables(task_, all);
    std::vector<char> plays(nth(task_.entrants), 0);
    for (const DrawnTable& table : all.tables)
      for (const Entrant who : table.seats) plays[nth(who)] = 1;
    for (const Entrant who : there)
      if (plays[nth(who)] == 0) all.out.push_back(who);
    met_.note(all);
    turns_.note(all.out, {});
    return all;
  }

  /// The pairs that play at all, as far as it is known.
  [[nodiscard]] std::vector<int> all_pairs() const {
    std::vector<int> all;
    for (int pair = 0; pair < couples_.size(); ++pair)
      if (plays(pair)) all.push_back(pair);
    return all;
  }

  [[nodiscard]] const Couples& couples() const { return couples_; }

 private:
  [[nodiscard]] bool plays(int pair) const {
    const auto [one, other] = couples_[pair];
    for (const std::vector<Entrant>& there : task_.present)
      if (std::binary_search(there.begin(), there.end(), one) &&
          std::binary_search(there.begin(), there.end(), other))
        return true;
    for (const DrawnRound& round : task_.before)
      for (const DrawnTable& table : round.tables)
        if (std::find(table.seats.begin(), table.seats.end(), one) != table.seats.end())
          return true;
    return false;
  }

  const DrawTask& task_;
  Couples couples_;
  CouplesMet met_;
  Turns turns_;
};

/// The rounds in which all meet all, of those who are there now: one stays, the others go round.
std::vector<Round> circle(std::vector<int> pairs, const std::vector<char>& is_there) {
  constexpr int kNoPair = -1;
  if (pairs.size() % 2 != 0) pairs.push_back(kNoPair);
  const auto here = [&](int pair) { return pair != kNoPair && is_there[nth(pair)] != 0; };
  const int ring = many(pairs.size()) - 1;
  std::vector<Round> all(nth(std::max(0, ring)));
  for (int r = 0; r < ring; ++r)
    for (int i = 0; i <= ring / 2; ++i) {
      const int one = pairs[nth((r + i) % ring)];
      const int other = i == 0 ? pairs.back() : pairs[nth((r - i + ring) % ring)];
      Round& round = all[nth(r)];
      if (here(one) && here(other)) round.meetings.emplace_back(one, other);
      if (here(one) && !here(other)) round.out.push_back(one);
      if (!here(one) && here(other)) round.out.push_back(other);
    }
  return all;
}

}  // namespace

std::vector<DrawnRound> draw_pairs(const DrawTask& task) {
  Dice dice = dice_of(task);
  PairsDraw draw(task);
  const std::vector<int> all = draw.all_pairs();
  std::vector<DrawnRound> drawn;
  for (const std::vector<Entrant>& there : task.present) {
    std::vector<int> order = draw.come(there);
    std::vector<Round> known = circle(all, among(order, draw.couples().size()));
    dice.shuffle(known);
    dice.shuffle(order);
    const auto less = [&](const Round& a, const Round& b) { return draw.fault(a) < draw.fault(b); };
    Round best = *std::min_element(known.begin(), known.end(), less);
    if (draw.fault(best) != draw.no_fault(order))
      if (Round other = draw.matched_round(order); less(other, best)) best = std::move(other);
    drawn.push_back(draw.drawn(best, there));
  }
  return spread(task, std::move(drawn), dice);
}

std::vector<DrawnRound> draw_by_standing(const DrawTask& task) {
  Dice dice = dice_of(task);
  PairsDraw draw(task);
  const std::vector<Entrant>& there = task.present[0];
  std::vector<int> order = draw.come(there);
  std::vector<int> place(nth(draw.couples().size()), many(task.standing.size()));
  for (int i = many(task.standing.size()) - 1; i >= 0; --i)
    if (const int pair = draw.couples().of(task.standing[nth(i)]); pair >= 0) place[nth(pair)] = i;
  dice.shuffle(order);
  if (!task.before.empty())
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return place[nth(a)] < place[nth(b)]; });
  std::vector<DrawnRound> drawn{draw.drawn(draw.matched_round(order), there)};
  spread_seats(task, drawn);
  return drawn;
}

}  // namespace spadille::drawing
