#pragma once

#include <optional>
#include <string>

#include "tests/walker/club.h"

namespace spadille::tests {

/// A deal that somebody wants to write down.
struct ChosenDeal {
  AnyDeal deal{};
  Json members{};  ///< as documents write it
  std::string
      said{};  ///< as he says it: in the short form, with the names of that deal, or as JSON
};

/// Some deal that fits where the deal of this number stands (0: the next); nothing where none does.
[[nodiscard]] std::optional<ChosenDeal> chosen_deal(Club& club, int number, Dice& dice);

/// Some deal that fits in front of the deal of this number, told by who sat there then.
[[nodiscard]] std::optional<ChosenDeal> forgotten_deal(Club& club, int number, Dice& dice);

/// The members of a deal of the session's game, as documents write it.
[[nodiscard]] Json members_of(const AnyDeal& deal);

}  // namespace spadille::tests
