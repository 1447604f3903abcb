#pragma once

#include "games/klaverjas/deal.h"
#include "games/position.h"

namespace spadille::klaverjas {

/// What is on the table when somebody must play.
struct Turn {
  Suit trump{};
  Trick trick{};
  std::size_t winning = 0;    ///< the place in the trick of the card that wins it so far
  bool partner_wins = false;  ///< it is the card of this player's partner
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// The turn of whoever plays next on these cards.
[[nodiscard]] Turn turn_on(const Rules& rules, Suit trump, const Trick& trick);

/// Puts a card on the table. The next turn is that of the next player.
void add(const Rules& rules, Turn& turn, Card card);

/// Chapter 4 of the rulebook. Some card of a hand always may be played.
[[nodiscard]] Playable playable(const Rules& rules, const Turn& turn, CardSet hand);

/// Whether a card takes the trick from the best one so far (KJ-4.7, KJ-7.19).
[[nodiscard]] bool beats(const Rules& rules, Suit trump, Card card, Card best);

/// Points for the cards of one trick, whoever played them (KJ-5.3, KJ-7.7, KJ-7.8).
[[nodiscard]] int roem(const Rules& rules, Suit trump, CardSet trick);

/// The clause that says so, or that there are none.
[[nodiscard]] RuleId melds_by(const Rules& rules, CardSet trick);
/// Whether a player has to claim it (KJ-7.22).
[[nodiscard]] inline bool claims_melds(const Rules& rules) {
  return rules.roem_caller != Rules::RoemCaller::automatic;
}

/// Who takes part, from the first leader on, and with which cards. Dealer: as in the carry.
[[nodiscard]] Lineup lineup(const Rules& rules, const Carry& carry, const Position& position);

// The same for the referee, who asks all games alike. REQUIRES: a trump suit, where the game has
// one.
[[nodiscard]] Playable playable(const Rules& rules, const Lineup& lineup, const Trick& trick,
                                CardSet hand);
/// What of a trick decides how it may be gone on with: tricks of as many cards with the same number
/// are alike for all who play on them. REQUIRES: a card at least.
[[nodiscard]] std::uint32_t demand(const Rules& rules, const Lineup& lineup, const Trick& trick);
/// REQUIRES: a card at least.
[[nodiscard]] std::size_t winning_place(const Rules& rules, const Lineup& lineup,
                                        const Trick& trick);
/// Card points without the ten for the last trick, and roem as if claimed.
[[nodiscard]] Worth worth(const Rules& rules, const Lineup& lineup, const Trick& trick);

}  // namespace spadille::klaverjas
