#pragma once

#include "core/rule_id.h"
#include "games/auction.h"

namespace spadille {

/// What is fixed about a game.
struct GameTraits {
  std::string_view id{};      ///< "kyuuri"
  std::string_view prefix{};  ///< of its clauses: "KY"
  int min_seats = 0, max_seats = 0;
  bool suits_matter = true;
  bool has_trumps = false, has_auction = false;
  CallNames calls{};
  RuleId trick_won_by{};  ///< the clause that says who wins a trick
};

}  // namespace spadille
