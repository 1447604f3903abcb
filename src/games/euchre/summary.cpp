#include "games/euchre/summary.h"

#include "games/euchre/play.h"
#include "games/told_twice.h"

namespace spadille::euchre {
namespace {

/// Who may take the turn-up: the dealer, and where that is played his partner (EU-3.7, EU-7.5).
/// A defender may have said "alone" when that was done (EU-7.14).
SeatSet exchangers(const Rules& rules, const Carry& carry, const Deal& deal) {
  const auto alone = deal.alone ? deal.maker : std::nullopt;
  const bool late = rules.lone_defence_until == Rules::LoneDefenceUntil::first_lead;
  SeatSet may{carry.dealer};
  if (rules.partner_may_exchange) may.insert(seat((carry.dealer.index + 2) % 4));
  return may & players({alone, late ? std::nullopt : deal.lone_defender});
}

/// What is known of a player's cards as he played them.
CardSet hand_of(const CardPlay& play, const Replay& replay, Seat who) {
  return play.hands[who.index] | replay.played[who.index];
}

/// Who has the turn-up, as far as the cards show.
std::optional<Seat> holder(const CardPlay& play, const Replay& replay, Card turn_up) {
  for (const Seat s : SeatSet::first(4))
    if (hand_of(play, replay, s).contains(turn_up)) return s;
  return std::nullopt;
}

/// Whether a whole hand is known, and the turn-up is neither in it nor discarded.
bool lacks(const CardPlay& play, const Replay& replay, Seat who, Card turn_up) {
  const CardSet hand = hand_of(play, replay, who);
  return hand.size() >= kTricks && !(hand | play.laid_away).contains(turn_up);
}

/// The clause by which the dealer has to take the turn-up (EU-7.13), or the joker (EU-7.3); none
/// where he may leave it.
RuleId obliges(const Rules& rules, Card turn_up) {
  if (turn_up == Card::joker() && rules.joker_turned == Rules::JokerTurned::dealer_is_maker)
    return "EU-7.3"_rule;
  return rules.exchange == Rules::Exchange::mandatory ? "EU-7.13"_rule : RuleId{};
}

/// EU-3.7, EU-7.5: one card at most is discarded, and only by who has taken the turn-up. To discard
/// that card is to leave it. A lone maker may discard one besides (EU-7.18).
Findings check_discard(const CardPlay& play, SeatSet may, bool ordered, int besides) {
  const auto wrong = [](std::string_view key) {
    return Findings{found_at("/played/laid_away", {key}, "EU-3.7"_rule)};
  };
  if (play.laid_away.size() > 1 + besides) return wrong("euchre.finding.discards_one");
  if (play.laid_away.size() <= besides) return {};
  if (play.turn_up && play.laid_away.contains(*play.turn_up)) return {};
  if (!ordered) return wrong("euchre.finding.no_exchange");
  return may.empty() ? wrong("euchre.referee.nobody_exchanges") : Findings{};
}

/// EU-7.3, EU-7.13: who deals did not leave a turn-up that he had to take.
Findings check_left(const Rules& rules, Seat dealer, const CardPlay& play, const Replay& replay,
                    const Deal& deal) {
  const Card card = *play.turn_up;
  const RuleId must = obliges(rules, card);
  const bool left =
      play.laid_away.contains(card) || (!play.exchanger && lacks(play, replay, dealer, card));
  const bool plays = players({.defender = deal.lone_defender}).contains(dealer);
  if (!must.named() || !left || !plays) return {};
  return {found_at("/played/turn_up", {"euchre.finding.must_exchange", {card}}, must)};
}

/// EU-3.7, EU-7.3, EU-7.5, EU-7.13. The joker's suit is only told by the calls: without them it can
/// be looked at who took it, but not whether it was taken in the first round.
Findings check_exchange(const Rules& rules, const Carry& carry, const CardPlay& play,
                        const Replay& replay, const Deal& deal) {
  const SeatSet may = exchangers(rules, carry, deal);
  const RuleId rule = rules.partner_may_exchange ? "EU-7.5"_rule : "EU-3.7"_rule;
  const auto& by = play.exchanger;
  if (by && !may.contains(*by))
    return {found_at("/played/exchanger", {"euchre.finding.not_exchanger", {*by}}, rule)};
  const bool known = play.turn_up && deal.trump;
  const bool ordered =
      !known || ordered_up(rules, *play.turn_up, play.calls, *deal.trump).value_or(true);
  const int besides = rules.partners_best && deal.alone ? 1 : 0;
  if (Findings wrong = check_discard(play, may, ordered, besides); !wrong.empty()) return wrong;
  if (!known) return {};
  const Card card = *play.turn_up;
  if (by && !ordered)
    return {found_at("/played/exchanger", {"euchre.finding.no_exchange"}, "EU-3.7"_rule)};
  const auto has = holder(play, replay, card);
  if (has && (!ordered || !may.contains(*has) || (by && by != has)))
    return {found_at("/played/turn_up", {"euchre.finding.turn_up_elsewhere", {*has, card}}, rule)};
  if (by && lacks(play, replay, *by, card))
    return {found_at("/played/exchanger", {"euchre.finding.exchanger_without", {*by, card}}, rule)};
  if (!ordered || !may.contains(carry.dealer)) return {};
  return check_left(rules, carry.dealer, play, replay, deal);
}

/// As far as it is known who won.
int won_by(const Replay& replay, Side side) {
  return static_cast<int>(std::count_if(
      replay.tricks.begin(), replay.tricks.end(),
      [side](const Replayed& trick) { return trick.winner && side_of(*trick.winner) == side; }));
}

}  // namespace

Position contract(const Deal& deal) {
  return {
      .trump = deal.trump,
      .loners = {.maker = deal.alone ? deal.maker : std::nullopt, .defender = deal.lone_defender}};
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
  const int tricks = won_by(replay, side_of(*deal.maker));
  if (is_whole(replay, kTricks)) {
    deal.tricks = tricks;
    return found;
  }
  if (!deal.tricks) found.push_back(not_told("/played/tricks", "EU-5.1"_rule));
  const int lost = won_by(replay, opponents(side_of(*deal.maker)));
  append(found, told_outside("/deal/tricks", deal.tricks, tricks, kTricks - lost, "EU-5.1"_rule));
  return found;
}

Whereabouts whereabouts(const Rules& rules, const Carry& carry, const CardPlay& play,
                        const Deal& deal) {
  Whereabouts all;
  if (!play.turn_up || !deal.trump) return all;
  const Card card = *play.turn_up;
  const auto ordered = ordered_up(rules, card, play.calls, *deal.trump);
  if (!ordered) return all;
  const SeatSet may = *ordered ? exchangers(rules, carry, deal) : SeatSet();
  if (may.empty() || play.laid_away.contains(card)) {
    all.nowhere.insert(card);
    return all;
  }
  const bool of_maker = rules.partners_best && deal.alone;  // whose discard it may be (EU-7.18)
  const bool discarded = play.laid_away.size() == 1 && may.size() == 1 && !of_maker;
  if (const auto by = discarded ? *may.begin() : play.exchanger) all.held[by->index].insert(card);
  for (const Seat other : SeatSet::first(4) - may) all.not_held[other.index].insert(card);
  return all;
}

}  // namespace spadille::euchre
