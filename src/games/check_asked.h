#pragma once

#include "games/game.h"
#include "games/questions.h"
#include "games/verdict.h"

namespace spadille {
namespace detail {

[[nodiscard]] inline Finding wrong_card(std::string place, std::string_view key, Card card) {
  return {.place = std::move(place), .given = to_string(card), .message = {key}};
}

/// Cards of the pack, none twice.
class CardCheck {
 public:
  CardCheck(CardSet pack, Findings& found) : pack_(pack), found_(found) {}

  void add(const std::string& place, Card card) {
    if (!pack_.contains(card))
      found_.push_back(wrong_card(place, "finding.not_in_pack", card));
    else if (seen_.contains(card))
      found_.push_back(wrong_card(place, "finding.played.twice", card));
    seen_.insert(card);
  }
  void add(const std::string& place, CardSet cards) {
    for (const Card card : cards) add(place, card);
  }

 private:
  CardSet pack_;
  Findings& found_;
  CardSet seen_{};
};

/// No more cards than a hand has.
inline void check_size(const char* place, CardSet hand, const Lineup& all, Findings& found) {
  if (hand.size() > all.tricks)
    found.push_back(
        found_at(place, hand.size(), {"finding.hand_too_large"}, {}, from_to(1, all.tricks)));
}

/// The trick, and who led to it.
inline void check_trick(const Position& turn, const Lineup& all, bool judged, Findings& found) {
  const std::size_t players = all.players.empty() ? kMaxSeats : all.players.size();
  if (turn.trick.size() > players - (judged ? 1 : 0))
    found.push_back(found_at("/turn/trick", static_cast<int>(turn.trick.size()),
                             {"finding.played.cards_of_trick", {static_cast<int>(players)}}, {}));
  if (!judged && turn.trick.empty()) found.push_back(missing_at("/turn/trick"));
  if (turn.leader && !all.players.empty() && !takes_part(all, *turn.leader))
    found.push_back(found_at("/turn/leader", {"finding.played.sits_out", {*turn.leader}}, {}));
}

/// The hand, what was seen of it, and the card that is asked about.
inline void check_hand(const Position& turn, const Lineup& all, Findings& found) {
  check_size("/turn/hand", turn.hand, all, found);
  check_size("/turn/seen", turn.seen, all, found);
  if (turn.hand.empty()) return;
  for (const Card card : turn.seen - turn.hand)
    found.push_back(wrong_card("/turn/seen", "finding.not_in_hand", card));
  if (turn.card && !turn.hand.contains(*turn.card))
    found.push_back(wrong_card("/turn/card", "finding.not_in_hand", *turn.card));
}

/// Every card that is told: of the pack, and none twice.
inline void check_cards(const Position& turn, const Lineup& all, Findings& found) {
  CardCheck cards(all.pack, found);
  for (std::size_t i = 0; i < turn.trick.size(); ++i)
    cards.add("/turn/trick/" + std::to_string(i), turn.trick[i]);
  cards.add("/turn/hand", turn.hand);
  cards.add("/turn/seen", turn.seen - turn.hand);
  if (turn.card && turn.hand.empty() && !turn.seen.contains(*turn.card))
    cards.add("/turn/card", *turn.card);
}

/// The card turned up for an auction, from `pack`; none where that is empty.
inline void check_turn_up(const Bidding& bidding, CardSet pack, Findings& found) {
  const std::string place = "/auction/turn_up";
  if (!bidding.turn_up) {
    if (!pack.empty()) found.push_back(missing_at(place));
  } else if (pack.empty()) {
    found.push_back(found_at(place, {"finding.not_in_game"}, {}));
  } else if (!pack.contains(*bidding.turn_up)) {
    found.push_back(wrong_card(place, "finding.not_in_pack", *bidding.turn_up));
  }
}

}  // namespace detail

/// What is wrong with a question about a moment of the play. `judged`: somebody is to play yet.
template <Game G>
[[nodiscard]] Findings check_turn(const typename G::Rules& rules, const typename G::Carry& carry,
                                  const Position& turn, bool judged) {
  Findings found;
  if (G::kHasTrumps && !turn.trump) found.push_back(missing_at("/turn/trump"));
  if (!G::kHasTrumps && turn.trump)
    found.push_back(found_at("/turn/trump", {"finding.not_in_game"}, {}));
  if constexpr (G::kHasLoners) append(found, G::check_loners(turn.loners), "/turn");
  if (has_error(found)) return found;
  const Lineup all = lineup(rules, carry, turn);
  detail::check_trick(turn, all, judged, found);
  detail::check_cards(turn, all, found);
  detail::check_hand(turn, all, found);
  if (judged && turn.hand.empty() && !turn.card)
    found.push_back(found_at("/turn/hand", {"finding.hand_or_card"}, {}));
  return found;
}

/// What is wrong with a question about an auction, besides calls that could not be.
template <Game G>
[[nodiscard]] Findings check_auction(const typename G::Rules& rules, const Bidding& bidding) {
  Findings found;
  if constexpr (G::kHasAuction) {
    const CardSet pack = turned_up_from(rules);
    const Lineup all = lineup(rules, start(rules, G::kMaxSeats), Position{});
    detail::check_turn_up(bidding, pack, found);
    detail::CardCheck(all.pack, found).add("/auction/hand", bidding.hand);
    detail::check_size("/auction/hand", bidding.hand, all, found);
    const bool from_own_pack = bidding.turn_up && pack == all.pack;
    if (from_own_pack && bidding.hand.contains(*bidding.turn_up))
      found.push_back(
          detail::wrong_card("/auction/hand", "finding.played.twice", *bidding.turn_up));
    if (bidding.next_card && (pack.empty() || from_own_pack))
      found.push_back(found_at("/auction/next_card", {"finding.not_in_game"}, {}));
  } else {
    found.push_back(found_at("/auction", {"finding.no_auction"}, {}));
  }
  return found;
}

}  // namespace spadille
