#pragma once

#include <algorithm>

#include "games/answers.h"
#include "games/by_rank.h"
#include "games/game.h"
#include "games/questions.h"

// Cards as a table means them: a game may let one card stand in for another that the pack has, and
// where suits do not matter a card may be told by its rank alone.
namespace spadille {

namespace detail {

/// A card of a hand stays what it is beside the one that it would stand for: then one is too many.
[[nodiscard]] Value cards_meant(const auto& rules, const Member& member, Value value) {
  for (int& code : value) {
    const Card told = Card::of_code(code);
    if (told == Card::unknown() || !told.has_suit()) continue;
    const int meant = card_meant(rules, told).code();
    const bool beside = std::find(value.begin(), value.end(), meant) != value.end();
    if (!is_set(member.kind) || !beside) code = meant;
  }
  return value;
}

template <typename Row, typename Owner>
void mean(const auto& rules, std::span<const Row> table, Owner& owner) {
  for (const Row& row : table)
    if (is_of_cards(row.kind)) row.set(owner, cards_meant(rules, row, row.get(owner)));
}

}  // namespace detail

/// REQUIRES: `check` found nothing wrong with rules and carry.
template <Game G>
[[nodiscard]] Meant as_meant(const typename G::Rules& rules, const typename G::Carry& carry,
                             const PlayQuestions& questions, Asked asked) {
  detail::mean(rules, questions.turn(), asked.turn);
  detail::mean(rules, questions.auction(), asked.auction);
  detail::mean(rules, questions.play(), asked.play);
  for (PlayedTrick& trick : asked.play.tricks) detail::mean(rules, questions.trick(), trick);
  for (const Seat who : SeatSet::first(kMaxSeats))
    tell_hand(asked.play, who,
              detail::cards_meant(rules, questions.cards_of_hand(), hand_told(asked.play, who)));
  Meant meant{std::move(asked)};
  if constexpr (!G::kSuitsMatter) {
    const Lineup all = lineup(rules, carry, meant.asked.turn);
    append(meant.findings, give_suits(meant.asked.turn));
    append(meant.findings,
           give_suits(all, leaders(rules, all, meant.asked.play), meant.asked.play));
  }
  return meant;
}

}  // namespace spadille
