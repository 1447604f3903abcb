#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace spadille {

/// What to call the seats of one table: the players' names, or letters.
struct SeatNames {
  std::vector<std::string> seats{};
  Sides sides = kOpposite;  ///< who are partners

  /// `letters` name the seats where no player is named: "NESW", "ABCDEFGH".
  /// REQUIRES: a letter for each of them.
  [[nodiscard]] static SeatNames of(const std::vector<std::string>& players, int count,
                                    std::string_view letters);
  /// The name of a seat; its number, counted from 1, where nobody can sit.
  [[nodiscard]] std::string of(Seat s) const;
  /// Partners together: "Ann & Chris".
  [[nodiscard]] std::string of(Side s) const;
};

/// The seat that `text` means: a name or the unambiguous beginning of one in any case of ASCII
/// letters, a seat's letter (N E S W at four, else A B C …), or a number from 1. Nothing when no
/// seat or several are meant.
[[nodiscard]] std::optional<Seat> seat_meant(const SeatNames& names, std::string_view text);

}  // namespace spadille
