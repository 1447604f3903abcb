#include "tournament/draw_couples.h"

#include <algorithm>

namespace spadille::drawing {

Couples::Couples(const DrawTask& task) : all_(task.wishes.together), of_(nth(task.entrants), -1) {
  for (int i = 0; i < size(); ++i) of_[nth(all_[nth(i)].first)] = of_[nth(all_[nth(i)].second)] = i;
}

std::vector<int> Couples::both(const std::vector<Entrant>& some) const {
  const std::vector<char> here = among(some, many(of_.size()));
  std::vector<int> pairs;
  for (int i = 0; i < size(); ++i)
    if (here[nth(all_[nth(i)].first)] != 0 && here[nth(all_[nth(i)].second)] != 0)
      pairs.push_back(i);
  return pairs;
}

DrawnTable Couples::table(int on_0, int on_1) const {
  const auto& [a, c] = all_[nth(on_0)];
  const auto& [b, d] = all_[nth(on_1)];
  return {1, {a, b, c, d}};
}

CouplesMet::CouplesMet(const DrawTask& task, const Couples& couples)
    : couples_(couples), met_(couples.size(), couples.size()) {
  for (const auto& [one, other] : task.wishes.apart) {
    const int a = couples.of(one);
    const int b = couples.of(other);
    if (a >= 0 && b >= 0) met_(a, b) = met_(b, a) = kNever;
  }
  const std::vector<int> wished = wished_tables(task);
  for (int a = 0; a < couples.size(); ++a)
    for (int b = 0; b < couples.size(); ++b) {
      const int one = wished[nth(couples[a].first)];
      const int other = wished[nth(couples[b].first)];
      if (one != 0 && other != 0 && one != other) met_(a, b) = kNever;
    }
  for (const DrawnRound& round : task.before) note(round);
}

/// A table changed by hand may have more than two pairs.
void CouplesMet::note(const DrawnRound& round) {
  for (const DrawnTable& table : round.tables) {
    std::vector<Meeting> here;
    for (std::size_t i = 0; i < table.seats.size(); ++i)
      for (std::size_t j = i + 1; j < table.seats.size(); ++j) {
        const auto [low, high] =
            std::minmax({couples_.of(table.seats[i]), couples_.of(table.seats[j])});
        if (low >= 0 && low != high && !are_partners(table.seats.size(), i, j))
          here.emplace_back(low, high);
      }
    std::sort(here.begin(), here.end());
    here.erase(std::unique(here.begin(), here.end()), here.end());
    for (const auto& [a, b] : here) ++met_(a, b), ++met_(b, a);
  }
}

namespace {

/// Looks through meetings, the next in the order first, for some in which few meet again.
class Search {
 public:
  Search(const std::vector<int>& order, const CouplesMet& met)
      : order_(order), met_(met), taken_(order.size(), 0) {}

  /// Whether a way is found with so many meetings again at most.
  bool find(int again, int steps) {
    again_ = again;
    steps_ = steps;
    found_.clear();
    std::fill(taken_.begin(), taken_.end(), 0);
    return go(0);
  }
  [[nodiscard]] const std::vector<Meeting>& found() const { return found_; }

 private:
  bool go(std::size_t from) {
    while (from < order_.size() && taken_[from] != 0) ++from;
    if (from == order_.size()) return true;
    for (std::size_t i = from + 1; i < order_.size(); ++i) {
      const int again = met_(order_[from], order_[i]);
      if (taken_[i] != 0 || again > again_) continue;
      if (--steps_ < 0) return false;
      take(from, i, again);
      if (go(from + 1)) return true;
      give_back(from, i, again);
    }
    return false;
  }

  void take(std::size_t one, std::size_t other, int again) {
    taken_[one] = taken_[other] = 1;
    again_ -= again;
    found_.emplace_back(order_[one], order_[other]);
  }

  void give_back(std::size_t one, std::size_t other, int again) {
    taken_[one] = taken_[other] = 0;
    again_ += again;
    found_.pop_back();
  }

  const std::vector<int>& order_;
  const CouplesMet& met_;
  std::vector<char> taken_;
  std::vector<Meeting> found_{};
  int again_ = 0;
  int steps_ = 0;
};

}  // namespace

std::vector<Meeting> matched(const std::vector<int>& order, const CouplesMet& met) {
  constexpr int kFirst = 200'000;
  constexpr int kSteps = 20'000;
  constexpr int kAnyway = CouplesMet::kNever * 1'000;
  Search search(order, met);
  int steps = kFirst;
  for (int again = 0; again <= many(order.size()); ++again, steps = kSteps)
    if (search.find(again, steps)) return search.found();
  for (int again = 2 * many(order.size()); again < kAnyway; again *= 2)
    if (search.find(again, kSteps)) return search.found();
  static_cast<void>(search.find(kAnyway, kSteps));
  return search.found();
}

}  // namespace spadille::drawing
