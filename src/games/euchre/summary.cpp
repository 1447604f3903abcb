#include "games/euchre/summary.h"

#include "games/euchre/play.h"

namespace spadille::euchre {
namespace {

/// Who may take the turn-up: the dealer, and where that is played his partner (EU-3.7, EU-7.5).
SeatSet exchangers(const Rules& rules, const Carry& carry, const Deal& deal) {
  const auto alone = deal.alone ? deal.maker : std::nullopt;
  SeatSet may{carry.dealer};
  if (rules.partner_may_exchange) may.insert(seat((carry.dealer.index + 2) % 4));
  return may & players(alone, deal.lone_defender);
}

/// Who has the turn-up, as far as the cards show.
std::optional<Seat> holder(const CardPlay& play, const Replay& replay, Card turn_up) {
  for (const Seat s : SeatSet::first(4))
    if ((play.hands[s.index] | replay.played[s.index]).contains(turn_up)) return s;
  return std::nullopt;
}

Finding must_exchange(Card turn_up) {
  return found_at("/played/turn_up", {"euchre.finding.must_exchange", {turn_up}}, "EU-7.13"_rule);
}

/// EU-3.7, EU-7.5, EU-7.13. The joker's suit is only told by the calls: who took it can be looked
/// at, whether it was taken in the first round cannot.
Findings check_exchange(const Rules& rules, const Carry& carry, const CardPlay& play,
                        const Replay& replay, const Deal& deal) {
  const SeatSet may = exchangers(rules, carry, deal);
  const RuleId rule = rules.partner_may_exchange ? "EU-7.5"_rule : "EU-3.7"_rule;
  if (play.exchanger && !may.contains(*play.exchanger))
    return {
        found_at("/played/exchanger", {"euchre.finding.not_exchanger", {*play.exchanger}}, rule)};
  if (!play.turn_up || !deal.trump) return {};
  const Card card = *play.turn_up;
  const bool ordered = card == Card::joker() || card.suit() == *deal.trump;
  if (play.exchanger && !ordered)
    return {found_at("/played/exchanger", {"euchre.finding.no_exchange"}, "EU-3.7"_rule)};
  const auto has = holder(play, replay, card);
  if (has && (!ordered || !may.contains(*has)))
    return {found_at("/played/turn_up", {"euchre.finding.turn_up_elsewhere", {*has, card}}, rule)};
  const bool must = rules.exchange == Rules::Exchange::mandatory && may.contains(carry.dealer);
  const CardSet dealt =
      play.hands[carry.dealer.index] | replay.played[carry.dealer.index] | play.laid_away;
  if (must && ordered && dealt.size() >= kTricks && !dealt.contains(card) && !play.exchanger)
    return {must_exchange(card)};
  if (must && ordered && play.laid_away.contains(card)) return {must_exchange(card)};
  return {};
}

}  // namespace

Position contract(const Deal& deal) {
  Position position{.trump = deal.trump, .lone_defender = deal.lone_defender};
  if (deal.alone) position.alone = deal.maker;
  return position;
}

Deal settled(Deal said, const Deal& called) {
  said.maker = called.maker;
  said.alone = called.alone;
  said.lone_defender = called.lone_defender;
  said.trump = called.trump;
  said.passed_out = called.passed_out;
  said.gives_point = called.gives_point;
  return said;
}

Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                   const Replay& replay, Deal& deal) {
  if (unplayed(deal) || !deal.maker) return {};
  Findings found = check_exchange(rules, carry, play, replay, deal);
  if (!is_whole(replay, kTricks)) {
    if (!deal.tricks) found.push_back(not_told("/played/tricks", "EU-5.1"_rule));
    return found;
  }
  int tricks = 0;
  for (const Replayed& trick : replay.tricks)
    if (side_of(*trick.winner) == side_of(*deal.maker)) ++tricks;
  deal.tricks = tricks;
  return found;
}

}  // namespace spadille::euchre
