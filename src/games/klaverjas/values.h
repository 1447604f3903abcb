#pragma once

#include <vector>

#include "core/card_set.h"
#include "games/klaverjas/rules.h"

namespace spadille::klaverjas {

/// Points of one card (KJ-1.3, KJ-7.19). REQUIRES: a card of the pack, 7 or higher.
[[nodiscard]] int value(Rules::Values table, Card card, Suit trump);

/// Points of some cards together.
[[nodiscard]] int value(Rules::Values table, CardSet cards, Suit trump);

/// All 32 cards (KJ-1.2).
[[nodiscard]] CardSet pack();

/// Card points of a whole deal with those of the last trick: 162 (KJ-1.4).
[[nodiscard]] int points_in_deal(const Rules& rules);

/// What is known of the tricks of one side when its points are judged.
struct Known {
  std::optional<int> tricks{};
  std::optional<bool> last_trick{};  ///< whether the side won it
  int laid_away = 0;                 ///< cards besides its tricks: the maker's two of three players
};

/// Whether some division of the cards into tricks gives a side just so many points (KJ-5.11).
[[nodiscard]] bool possible_points(const Rules& rules, int points, const Known& known);

/// What the roem of one trick can be worth, by the table's rules and its number of players.
[[nodiscard]] bool possible_mark(const Rules& rules, int mark);

/// How many tricks of one deal, of all parties together, can have such roem: the king and queen of
/// trumps fall in one trick, and of a rank there are four (40 and 70 share their one).
[[nodiscard]] int most_marks(const Rules& rules, int mark);

/// What the roem of a side with so many tricks can add up to.
[[nodiscard]] bool possible_roem(const Rules& rules, int sum, int tricks);

/// The fewest card points of a trick with such roem. REQUIRES: a possible mark.
[[nodiscard]] int least_points(const Rules& rules, int mark);

/// What can be claimed of a trick's roem: nothing, all of it, or of sequence and stuk a part
/// (KJ-5.3). Points.
[[nodiscard]] std::vector<int> roem_claims(const Rules& rules, Suit trump, CardSet trick);

}  // namespace spadille::klaverjas
