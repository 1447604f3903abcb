#pragma once

#include <random>
#include <string>
#include <vector>

#include "tournament/simulate.h"

/// What the parts of a simulation share.
namespace spadille::simulation {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : bits_(seed) {}

  /// 0…n-1. REQUIRES: n > 0.
  [[nodiscard]] int below(int n) {
    return static_cast<int>(bits_() % static_cast<std::uint64_t>(n));
  }
  [[nodiscard]] std::size_t index(std::size_t size) {
    return static_cast<std::size_t>(below(static_cast<int>(size)));
  }
  [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
  [[nodiscard]] bool one_in(int n) { return below(n) == 0; }
  [[nodiscard]] std::uint64_t bits() { return bits_(); }

 private:
  std::mt19937_64 bits_;
};

/// Somebody of the club, and when he is there.
struct Guest {
  int who = 0;
  int comes = 1;        ///< the first round in which he is there
  bool is_told = true;  ///< that he is late
  int leaves = 0;       ///< the first in which he has left; 0: stays
  int rests_from = 0;   ///< does not want to play from this one on; 0: never
  int rests_for = 1;
};

struct ClubWish {
  Wish wish = Wish::together;
  std::vector<int> people{};
  int table = 0;
};

/// Who comes to play what.
struct Club {
  Plan plan{};
  std::vector<Guest> guests{};
  std::vector<ClubWish> wishes{};  ///< that nobody has told yet
};

/// A tournament while it is played.
struct Evening {
  explicit Evening(std::uint64_t seed) : dice(seed) {}

  /// Unless something was refused before.
  void write(const TournamentEvent& event);

  Dice dice;
  TournamentLog log{};
  Findings refused{};
  int undrawn = 0;
  std::vector<TournamentEvent> missing{};  ///< results that come late
};

/// A number of somebody as people of a book have it.
[[nodiscard]] std::string id(int who);
[[nodiscard]] std::vector<std::string> ids(const std::vector<int>& people);

[[nodiscard]] Club random_club(Dice& dice, const SimulationSize& size);

/// What the tables of a round tell, and what is told of rounds before.
void tell_results(Evening& evening, int round);
void tell_what_is_missing(Evening& evening);

}  // namespace spadille::simulation
