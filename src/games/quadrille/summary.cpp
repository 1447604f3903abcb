#include "games/quadrille/summary.h"

#include "games/quadrille/quadrille.h"
#include "games/told_twice.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;

/// What is known of the cards that each player was dealt.
CardSet hand_of(const CardPlay& play, const Replay& replay, Seat who) {
  return play.hands[who.index] | replay.played[who.index];
}

std::optional<Seat> holder(const CardPlay& play, const Replay& replay, Card card) {
  for (const Seat s : SeatSet::first(kSeats))
    if (hand_of(play, replay, s).contains(card)) return s;
  return std::nullopt;
}

/// Forced spadille: who holds Spadille is the ombre (QU-3.5).
void find_ombre(const CardPlay& play, const Replay& replay, Deal& deal) {
  if (deal.contract != Contract::forced) return;
  if (const auto who = holder(play, replay, {Suit::spades, Rank::ace})) deal.ombre = who;
}

bool calls(const Deal& deal) {
  return deal.contract == Contract::alliance || deal.contract == Contract::forced;
}

/// Whether it is known who plays with the ombre, or that nobody does.
bool side_is_known(const Deal& deal) {
  return !calls(deal) || deal.partner || deal.own_king || deal.king_from;
}

void find_partner(const Rules& rules, const CardPlay& play, const Replay& replay, Deal& deal,
                  Findings& found) {
  if (!calls(deal) && play.called)
    found.push_back(found_at("/played/called", {"quadrille.finding.nobody_called"}, "QU-3.1"_rule));
  if (!calls(deal)) return;
  const auto who = play.called ? holder(play, replay, *play.called) : std::nullopt;
  if (!who && !side_is_known(deal)) found.push_back(not_told("/played/called", "QU-4.11"_rule));
  // A king that was handed over is played by the ombre (QU-7.20).
  if (!who || (who == deal.ombre && deal.king_from)) return;
  deal.king_from.reset();
  deal.own_king = who == deal.ombre && may_call_own_king(rules);
  deal.partner = who == deal.ombre ? std::nullopt : who;
}

bool is_of_side(const Deal& deal, Seat who) { return who == deal.ombre || who == deal.partner; }

/// Tricks that were told although some are not known.
Findings check_open(const Replay& replay, const Deal& deal) {
  int ours = 0;
  int theirs = 0;
  for (const Replayed& trick : replay.tricks)
    if (trick.winner) ++(is_of_side(deal, *trick.winner) ? ours : theirs);
  return told_outside("/deal/tricks", deal.tricks, ours, kTricks - theirs, "QU-5.16"_rule);
}

int tricks_of_side(const Deal& deal, const Replay& replay, std::size_t first) {
  int tricks = 0;
  for (std::size_t t = 0; t < first && t < replay.tricks.size(); ++t)
    if (is_of_side(deal, *replay.tricks[t].winner)) ++tricks;
  return tricks;
}

void count_tricks(const Rules& rules, const CardPlay& play, const Replay& replay, Deal& deal) {
  deal.tricks = tricks_of_side(deal, replay, kTricks);
  const bool first_six = tricks_of_side(deal, replay, kTricksToWin) == kTricksToWin;
  const bool goes_on = static_cast<int>(replay.tricks.size()) > kTricksToWin;
  deal.premiers = first_six;
  deal.went_on =
      first_six && goes_on && deal.contract != Contract::vole && deal.contract != Contract::forced;
  if (rules.vole_needs_called_card && deal.went_on && deal.partner && play.called) {
    CardSet seen;
    for (std::size_t t = 0; t < kTricksToWin; ++t)
      for (const Card card : play.tricks[t].cards) seen.insert(card);
    deal.called_card_unseen = !seen.contains(*play.called);
  }
  if (rules.loss_share != Rules::LossShare::half_unless_under_3 ||
      deal.contract != Contract::alliance || !deal.partner || won(deal))
    return;
  int own = 0;
  for (const Replayed& trick : replay.tricks)
    if (trick.winner == deal.ombre) ++own;
  deal.ombre_tricks = own;
}

/// The matadors that the side was dealt; where some were never seen, as it was told.
void find_matadors(const CardPlay& play, const Replay& replay, Deal& deal, Findings& found) {
  CardSet side = hand_of(play, replay, *deal.ombre);
  if (deal.partner) side = side | hand_of(play, replay, *deal.partner);
  CardSet others;
  for (const Seat s : opponents(deal)) others = others | hand_of(play, replay, s);
  const CardSet three = matadors(*deal.trump);
  const bool red = *deal.trump == Suit::hearts || *deal.trump == Suit::diamonds;
  const CardSet four = red ? three | CardSet{Card(*deal.trump, Rank::ace)} : three;
  if (!(four - side - others).empty() && (three & others).empty()) {
    if (!deal.matadors && !deal.double_matadors)
      found.push_back(not_told("/played/hands", "QU-5.3"_rule));
    return;
  }
  deal.double_matadors = red && side.contains(four);
  deal.matadors = !deal.double_matadors && side.contains(three);
}

/// A deal may end after the sixth trick, and nowhere else before the last (QU-4.5, QU-4.8).
bool is_ended(const CardPlay& play, const Replay& replay, const Deal& deal) {
  if (is_whole(replay, kTricks)) return true;
  const auto decided = after_six(play);
  const bool stopped = (decided && stops(*decided)) || deal.contract == Contract::forced;
  return stopped && static_cast<int>(replay.tricks.size()) == kTricksToWin &&
         is_whole(replay, kTricksToWin) &&
         tricks_of_side(deal, replay, kTricksToWin) == kTricksToWin;
}

/// What was said after six tricks, against what was played.
Findings check_after_six(const Rules& rules, const CardPlay& play, const Replay& replay,
                         const Deal& deal) {
  if (!is_whole(replay, kTricksToWin)) return {};
  const bool first_six = tricks_of_side(deal, replay, kTricksToWin) == kTricksToWin;
  const bool more = static_cast<int>(replay.tricks.size()) > kTricksToWin;
  if (deal.contract == Contract::forced && first_six && more)
    return {found_at("/played/tricks", {"quadrille.finding.forced_stops"}, "QU-4.8"_rule)};
  const auto decided = after_six(play);
  if (!decided) return {};
  const std::string_view place = "/played/after_six";
  if (deal.contract == Contract::forced)
    return {found_at(place, {"quadrille.finding.nobody_asked"}, "QU-4.8"_rule)};
  if (deal.contract == Contract::vole || !first_six)
    return {found_at(place, {"quadrille.finding.nobody_asked"}, "QU-4.5"_rule)};
  if (decided == AfterSix::go_on && deal.partner && rules.go_on == Rules::GoOn::must_ask)
    return {found_at(place, {"quadrille.finding.must_ask"}, "QU-7.13"_rule)};
  const bool on = !stops(*decided);
  const bool still_open = on && static_cast<int>(replay.tricks.size()) == kTricksToWin;
  if (!still_open && on != more)
    return {found_at(place, {"quadrille.finding.not_as_played"}, "QU-4.6"_rule)};
  return {};
}

/// A called card has to be one that the ombre could call, as far as his hand is known.
Findings check_called(const Rules& rules, const CardPlay& play, const Replay& replay,
                      const Deal& deal) {
  if (!play.called || !deal.ombre || !deal.trump) return {};
  const CardSet hand = hand_of(play, replay, *deal.ombre);
  const Playable may = callable(rules, *deal.trump, hand);
  const bool king = play.called->rank() == Rank::king;
  const bool sure = hand.size() == kTricks || (king && !hand.contains(*play.called));
  if (may.cards.contains(*play.called) || !sure) return {};
  return {{.place = "/played/called",
           .given = to_string(*play.called),
           .message = {"quadrille.finding.cannot_call"},
           .rule = may.why}};
}

}  // namespace

Deal settled(Deal said, const Deal& called) {
  said.contract = called.contract;
  if (called.ombre) said.ombre = called.ombre;
  return said;
}

Findings summarise(const Rules& rules, const Carry&, const CardPlay& play, const Replay& replay,
                   Deal& deal) {
  Findings found;
  find_ombre(play, replay, deal);
  if (!deal.ombre || !deal.contract) return found;
  find_partner(rules, play, replay, deal, found);
  append(found, check_called(rules, play, replay, deal));
  append(found, check_after_six(rules, play, replay, deal));
  if (!side_is_known(deal)) return found;
  if (!is_ended(play, replay, deal)) {
    if (!deal.tricks) found.push_back(not_told("/played/tricks", "QU-5.16"_rule));
    append(found, check_open(replay, deal));
    return found;
  }
  count_tricks(rules, play, replay, deal);
  find_matadors(play, replay, deal, found);
  return found;
}

Whereabouts whereabouts(const Rules&, const Carry&, const CardPlay& play, const Deal& deal) {
  Whereabouts all;
  if (deal.ombre && deal.contract == Contract::forced)
    all.held[deal.ombre->index].insert({Suit::spades, Rank::ace});
  if (!play.called || deal.king_from) return all;
  if (const auto has = deal.own_king ? deal.ombre : deal.partner)
    all.held[has->index].insert(*play.called);
  return all;
}

const Member& Game::decided() {
  static constexpr std::array<std::string_view, 4> kChoices{"stop", "go_on", "ask_yes", "ask_no"};
  static constexpr Member kAfterSix{.key = "after_six",
                                    .kind = Kind::choice,
                                    .label = "quadrille.referee.after_six",
                                    .choices = kChoices};
  return kAfterSix;
}

bool Game::ends_play(Choice choice) { return stops(static_cast<AfterSix>(choice)); }

std::optional<Sequel> choice_in_play(const Rules& rules, const CardPlay& play, const Replay& replay,
                                     const Deal& deal) {
  const bool plays_on = deal.contract == Contract::vole || deal.contract == Contract::forced;
  if (plays_on || !deal.ombre || play.decided || replay.tricks.size() != kTricksToWin ||
      !is_whole(replay, kTricksToWin))
    return std::nullopt;
  if (tricks_of_side(deal, replay, kTricksToWin) < kTricksToWin) return std::nullopt;
  const Seat who = *replay.tricks.back().winner;
  const bool alone = deal.contract == Contract::solo || deal.own_king || deal.king_from;
  if (alone) return Sequel{{"quadrille.referee.may_go_on_alone", {who}}, "QU-4.5"_rule};
  if (rules.go_on == Rules::GoOn::must_ask)
    return Sequel{{"quadrille.referee.must_ask", {who}}, "QU-7.13"_rule};
  return Sequel{{"quadrille.referee.may_go_on", {who}}, "QU-4.6"_rule};
}

}  // namespace spadille::quadrille
