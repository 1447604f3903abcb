#pragma once

// Deals of Quadrille as the tests of its rules tell them: a contract with A as ombre, and what else
// happened in it.

#include "games/quadrille/deal.h"

namespace spadille::quadrille {

// Counter-clockwise from the dealer's right, as in the rulebook; seats are counted clockwise.
inline constexpr Seat kA = seat(0);
inline constexpr Seat kB = seat(3);
inline constexpr Seat kC = seat(2);
inline constexpr Seat kD = seat(1);

[[nodiscard]] inline Deal solo(int tricks) {
  return {.ombre = kA, .contract = Deal::Contract::solo, .tricks = tricks};
}
[[nodiscard]] inline Deal vole(int tricks) {
  return {.ombre = kA, .contract = Deal::Contract::vole, .tricks = tricks};
}
[[nodiscard]] inline Deal alliance(int tricks) {
  return {.ombre = kA, .contract = Deal::Contract::alliance, .partner = kC, .tricks = tricks};
}
[[nodiscard]] inline Deal forced(int tricks) {
  return {.ombre = kA, .contract = Deal::Contract::forced, .partner = kC, .tricks = tricks};
}
[[nodiscard]] inline Deal own_king(Deal::Contract contract, int tricks) {
  return {.ombre = kA, .contract = contract, .tricks = tricks, .own_king = true};
}

[[nodiscard]] inline Deal with_matadors(Deal deal) {
  deal.matadors = true;
  return deal;
}
[[nodiscard]] inline Deal with_double(Deal deal) {
  deal.double_matadors = true;
  return deal;
}
[[nodiscard]] inline Deal with_premiers(Deal deal) {
  deal.premiers = true;
  return deal;
}
[[nodiscard]] inline Deal gone_on(Deal deal) {
  deal.went_on = true;
  return deal;
}
[[nodiscard]] inline Deal unseen(Deal deal) {
  deal.called_card_unseen = true;
  return deal;
}
[[nodiscard]] inline Deal himself(Deal deal, int tricks) {
  deal.ombre_tricks = tricks;
  return deal;
}
[[nodiscard]] inline Deal rest_to(Deal deal, SeatSet seats) {
  deal.rest_to = seats;
  return deal;
}
[[nodiscard]] inline Deal opposite(Deal deal, Seat opponent) {
  deal.pays_with_ombre = opponent;
  return deal;
}
[[nodiscard]] inline Deal beasted(Deal deal, SeatSet seats) {
  deal.beasted = seats;
  return deal;
}

}  // namespace spadille::quadrille
