#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "tournament/draw.h"

/// What all methods of drawing share.
namespace spadille::drawing {

inline constexpr Entrant kNobody = -1;

[[nodiscard]] constexpr std::size_t nth(int i) { return static_cast<std::size_t>(i); }

[[nodiscard]] constexpr int many(std::size_t n) { return static_cast<int>(n); }

/// Chance that is the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}

  [[nodiscard]] std::uint64_t bits() { return bits_(); }

  /// 0…n-1.
  [[nodiscard]] int below(int n) {
    return static_cast<int>(((bits_() >> 32U) * static_cast<std::uint64_t>(n)) >> 32U);
  }

  template <typename T>
  void shuffle(std::vector<T>& all) {
    for (int i = many(all.size()); i > 1; --i) std::swap(all[nth(i - 1)], all[nth(below(i))]);
  }

 private:
  std::mt19937_64 bits_;
};

/// The dice of a task: others after each round, also where rounds are drawn one by one.
[[nodiscard]] Dice dice_of(const DrawTask& task);

/// A figure for each two.
template <typename T>
class Grid {
 public:
  explicit Grid(int rows, int columns, T value = {})
      : columns_(nth(columns)), all_(nth(rows) * nth(columns), value) {}

  [[nodiscard]] T& operator()(int row, int column) {
    return all_[nth(row) * columns_ + nth(column)];
  }
  [[nodiscard]] const T& operator()(int row, int column) const {
    return all_[nth(row) * columns_ + nth(column)];
  }

 private:
  std::size_t columns_;
  std::vector<T> all_;
};

/// Whether the two of these seats play together.
[[nodiscard]] constexpr bool are_partners(std::size_t seats, std::size_t one, std::size_t other) {
  return seats == 4 && one % 2 == other % 2;
}

/// With whom each wants to play in every round; kNobody.
[[nodiscard]] std::vector<Entrant> mates(const DrawTask& task);

/// At which table each wants to sit, or his mate; 0: at any.
[[nodiscard]] std::vector<int> wished_tables(const DrawTask& task);

/// The same of those who are there: the wish of somebody else does not bind his mate.
[[nodiscard]] std::vector<int> wished_tables(const DrawTask& task,
                                             const std::vector<Entrant>& there);

/// How much each is to sit out, so that wishes can be kept.
using Urged = std::vector<int>;

/// Of each entrant whether he is among some.
[[nodiscard]] std::vector<char> among(const std::vector<Entrant>& some, int entrants);

/// How many people sit at each table, the full ones first (EV-2.10). `free`: how many of them are
/// there without a mate, and can sit at a table of three.
[[nodiscard]] std::vector<int> table_sizes(const DrawTask& task, int people, int free);

/// Whose turn it is to sit out, or at a table of three: a latecomer has had his due.
class Turns {
 public:
  explicit Turns(const DrawTask& task);

  /// Those who are there in the round that is drawn next.
  void come(const std::vector<Entrant>& there);
  void note(const std::vector<Entrant>& out, const std::vector<Entrant>& three);

  /// The more, the less it is his turn.
  [[nodiscard]] int out(Entrant who) const { return 2 * out_[nth(who)] + fresh_[nth(who)]; }
  [[nodiscard]] int three(Entrant who) const { return 2 * three_[nth(who)] + fresh_[nth(who)]; }

 private:
  [[nodiscard]] static int most(const std::vector<int>& had, const std::vector<Entrant>& of);

  bool begun_ = false;
  std::vector<int> out_, three_, fresh_;
  std::vector<char> seen_;
};

/// Who sits out of those who are there, `count` people: those whose turn it is, mates both or
/// neither if that can be. `urged`: those who are before all others.
[[nodiscard]] std::vector<Entrant> sit_out(const Turns& turns, std::vector<Entrant> there,
                                           const std::vector<Entrant>& mates, int count,
                                           const Urged& urged, Dice& dice);

/// A wish that a round does not keep.
struct Breach {
  int round = 0;  ///< from 0
  Entrant who = 0;
};
[[nodiscard]] std::vector<Breach> breaches(const DrawTask& task,
                                           const std::vector<DrawnRound>& rounds);

/// Numbers tables as they lie, and puts who sits out in the order of the roster.
void put_in_order(DrawnRound& round);

/// Rounds that stand and rounds behind them.
[[nodiscard]] std::vector<DrawnRound> joined(std::vector<DrawnRound> before,
                                             const std::vector<DrawnRound>& behind);

}  // namespace spadille::drawing
