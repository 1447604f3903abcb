#pragma once

#include <string>
#include <vector>

#include "ui/table/house.h"

namespace spadille::tests {

/// A club's evening as tests need one: how far it is.
struct Hall {
  int people = 77;
  int rounds = 4;
  int drawn = 3;   ///< rounds
  int told = 2;    ///< rounds of which every table has told its result
  int tables = 0;  ///< of the next round that have as well
  std::vector<Prize> prizes{};
};

/// What somebody in the hall is called: all have other names, and none begins with another.
[[nodiscard]] std::string name_in_hall(int who);

/// Begins such an evening of Klaverjas, which then lies open.
void fill(table::House& house, const Hall& hall);

/// A table tells its result, and it is shown.
void tell(table::House& house, int round, int table, std::int64_t one, std::int64_t other);

/// The clock of a round has run for so many minutes of those that it has; at most 19.
void run_clock(table::House& house, int round, int since, int minutes);

/// Writes down something else.
void write_down(table::House& house, const TournamentEvent& event);

}  // namespace spadille::tests
