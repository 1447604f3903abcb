#pragma once

#include <utility>
#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// Those who stay partners, by their place among the wishes, from 0.
class Couples {
 public:
  explicit Couples(const DrawTask& task);

  [[nodiscard]] int size() const { return many(all_.size()); }
  /// The pair of somebody; -1: none.
  [[nodiscard]] int of(Entrant who) const { return of_[nth(who)]; }
  [[nodiscard]] const std::pair<Entrant, Entrant>& operator[](int pair) const {
    return all_[nth(pair)];
  }
  /// The pairs of which both are among some, in the order of the wishes.
  [[nodiscard]] std::vector<int> both(const std::vector<Entrant>& some) const;
  [[nodiscard]] DrawnTable table(int on_0, int on_1) const;

 private:
  std::vector<std::pair<Entrant, Entrant>> all_;
  std::vector<int> of_;
};

/// How often each two pairs have met. Pairs that never shall count as many meetings.
class CouplesMet {
 public:
  static constexpr int kNever = 1'000;

  CouplesMet(const DrawTask& task, const Couples& couples);

  [[nodiscard]] int operator()(int one, int other) const { return met_(one, other); }
  void note(const DrawnRound& round);

 private:
  const Couples& couples_;
  Grid<int> met_;
};

using Meeting = std::pair<int, int>;

/// Divides an even number of pairs into meetings: the first meets the next that it has not met, as
/// long as all others can do so; where that cannot be, as few meet again as a search finds.
[[nodiscard]] std::vector<Meeting> matched(const std::vector<int>& order, const CouplesMet& met);

}  // namespace spadille::drawing
