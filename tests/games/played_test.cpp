// Deals card by card: the deal that a person would report, what cannot be known, and what cannot
// be.
#include "games/played.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/auctions.h"
#include "tests/support/cards.h"

namespace spadille {
namespace {

using tests::calls;
using tests::cards;
using Texts = std::vector<std::string>;

constexpr auto kStop = static_cast<Choice>(quadrille::AfterSix::stop);
constexpr auto kGoOn = static_cast<Choice>(quadrille::AfterSix::go_on);

std::vector<PlayedTrick> tricks(const Texts& texts) {
  std::vector<PlayedTrick> all;
  for (const std::string& text : texts) all.push_back({.cards = tests::trick(text)});
  return all;
}

template <Game G>
Reckoned<typename G::Deal> reckoned(const typename G::Rules& rules, const typename G::Deal& said,
                                    CardPlay play, Seat dealer = {}) {
  auto carry = start(rules, 4);
  carry.dealer = dealer;
  return reckon<G>(rules, carry, {said, std::move(play)});
}

/// "/played/calls/1 EU-3.2", "warning /played/tricks QU-5.16".
template <typename Deal>
Texts found(const Reckoned<Deal>& reckoned) {
  Texts all;
  for (const Finding& f : reckoned.findings)
    all.push_back((f.severity == Finding::Severity::warning ? "warning " : "") + f.place +
                  (f.rule.named() ? ' ' + to_string(f.rule) : ""));
  return all;
}

const Texts kMarch{"HJ HQ D9", "DJ HT S9", "HA C9 ST", "HK CT SJ", "CA CQ SK"};

TEST(PlayedDeal, euchre_tricks_follow_from_calls_and_cards) {
  using Euchre = euchre::Game;
  const CardPlay play{.calls = calls<euchre::Game>("order alone, pass, pass"),
                      .turn_up = Card(Suit::hearts, Rank::nine),
                      .tricks = tricks(kMarch)};
  const auto told = reckoned<Euchre>({}, {}, play);
  EXPECT_TRUE(told.findings.empty());
  EXPECT_EQ(told.deal,
            (euchre::Deal{.maker = seat(1), .alone = true, .tricks = 5, .trump = Suit::hearts}));
  EXPECT_FALSE(told.replay.to_play);
  const CardPlay half{.tricks = tricks({"HJ HQ D9 H9"})};
  const euchre::Deal said{.maker = seat(2), .trump = Suit::hearts};
  EXPECT_EQ(found(reckoned<Euchre>({}, said, half)), Texts{"warning /played/tricks EU-5.1"});
  EXPECT_EQ(reckoned<Euchre>({}, said, half).replay.to_play, seat(1));
}

TEST(PlayedDeal, what_cannot_be_has_its_place) {
  using Euchre = euchre::Game;
  const euchre::Deal said{.maker = seat(1), .trump = Suit::hearts};
  const auto wrong = [&](const Texts& texts) {
    return found(reckoned<Euchre>({}, said, {.tricks = tricks(texts)}));
  };
  EXPECT_EQ(wrong({"HJ HQ D9 HJ"}), Texts{"/played/tricks/0/3"});
  EXPECT_EQ(wrong({"HJ HQ D9 H8"}), Texts{"/played/tricks/0/3"});
  EXPECT_EQ(wrong({"HJ HQ D9", "S9 ST SJ SQ"}).front(), "/played/tricks/0");
  EXPECT_EQ(found(reckoned<Euchre>({}, {}, {.tricks = tricks({"HJ"})})), Texts{"/deal/trump"});
  CardPlay play{.tricks = tricks({"HJ HQ D9 H9"})};
  play.tricks[0].leader = seat(3);
  EXPECT_EQ(reckoned<Euchre>({}, said, play).replay.tricks[0].winner, seat(3));
  play.hands[3] = cards("SA SK SQ SJ ST");
  EXPECT_EQ(found(reckoned<Euchre>({}, said, play)), Texts{"/played/tricks/0/0"});
  const CardPlay bad{.calls = calls<euchre::Game>("pass, S"),
                     .turn_up = Card(Suit::hearts, Rank::nine)};
  EXPECT_EQ(found(reckoned<Euchre>({}, {}, bad)), Texts{"/played/calls/1 EU-3.1"});
  const CardPlay open{.calls = calls<euchre::Game>("pass"),
                      .turn_up = Card(Suit::hearts, Rank::nine)};
  EXPECT_EQ(found(reckoned<Euchre>({}, {}, open)), Texts{"/played/calls EU-3.1"});
}

TEST(PlayedDeal, hands_that_cannot_be_prove_nothing) {
  const euchre::Deal said{.maker = seat(1), .trump = Suit::hearts};
  const auto with = [&](Seat who, const char* hand) {
    CardPlay play{.tricks = tricks({"HJ HQ D9 H9"})};
    play.hands[who.index] = cards(hand);
    return found(reckoned<euchre::Game>({}, said, play));
  };
  EXPECT_EQ(with(seat(3), "HJ"), Texts{"/played/tricks/0/0"});  // seat 1 led it
  EXPECT_EQ(with(seat(3), "H2"), Texts{"/played/hands/3"});
  EXPECT_EQ(with(seat(3), "S9 ST SJ SQ SK SA"), Texts{"/played/hands/3"});
  CardPlay twice{.tricks = tricks({"HJ HQ D9 H9"})};
  twice.hands[2] = twice.hands[3] = cards("SA");
  EXPECT_EQ(found(reckoned<euchre::Game>({}, said, twice)), Texts{"/played/hands/3"});
  CardPlay empty{.tricks = tricks({"HJ HQ D9 H9", ""})};
  EXPECT_EQ(found(reckoned<euchre::Game>({}, said, empty)), Texts{"/played/tricks/1"});
}

TEST(PlayedDeal, more_cards_than_a_hand_has_cannot_be_told_in_part) {
  const euchre::Deal said{.maker = seat(1), .trump = Suit::hearts};
  CardPlay play{.tricks = tricks({"HJ HQ D9 H9"})};
  play.hands[1] = cards("SA SK SQ SJ");  // and he led HJ: that is five
  EXPECT_EQ(found(reckoned<euchre::Game>({}, said, play)), Texts{"warning /played/tricks EU-5.1"});
  play.tricks.push_back({.leader = seat(1), .cards = tests::trick("DA")});
  EXPECT_EQ(found(reckoned<euchre::Game>({}, said, play)), Texts{"/played/hands/1"});
}

/// All forty cards are dealt at Quadrille.
TEST(PlayedDeal, cards_laid_away_leave_enough_for_the_hands) {
  const quadrille::Deal said{
      .ombre = seat(3), .contract = quadrille::Deal::Contract::solo, .trump = Suit::hearts};
  const CardPlay play{.laid_away = cards("S2"), .tricks = tricks({"SA H2 H3 H4"})};
  const auto told = reckoned<quadrille::Game>({}, said, play);
  EXPECT_EQ(found(told), Texts{"/played/laid_away"});
  EXPECT_EQ(told.findings.front().message.key, "finding.played.too_few_left");
}

// Who can have had a card that lay open, or that was called.

/// What the cards of Euchre, told with this turn-up, prove and leave open.
RevokeReport with_turn_up(CardPlay play, const char* calls_told) {
  play.turn_up = Card(Suit::hearts, Rank::nine);
  play.calls = calls<euchre::Game>(calls_told);
  return reckoned<euchre::Game>({}, {}, play).revokes;
}

TEST(PlayedDeal, euchre_a_turn_up_that_was_turned_down_is_in_no_hand) {
  const CardPlay play{.tricks = tricks({"HK SA"})};  // seat 2 has no heart, if it was not H9
  const auto open = with_turn_up(play, "pass, pass, pass, pass, S, pass, pass").open;
  ASSERT_EQ(open.size(), 1U);
  EXPECT_EQ(open[0].unless, cards("HA HQ HJ HT"));
}

TEST(PlayedDeal, euchre_a_turn_up_can_only_be_with_the_dealer) {
  CardPlay play{.tricks = tricks({"HK SA SK D9"})};
  const auto open = with_turn_up(play, "order, pass, pass").open;
  ASSERT_EQ(open.size(), 3U);
  EXPECT_FALSE(open[0].unless.contains({Suit::hearts, Rank::nine}));
  EXPECT_TRUE(open[2].unless.contains({Suit::hearts, Rank::nine}));
  play.laid_away = cards("C9");  // which he exchanged for it: it is his last card's reproach
  const auto revokes = with_turn_up(play, "order, pass, pass").revokes;
  ASSERT_EQ(revokes.size(), 1U);
  EXPECT_EQ(revokes[0].who, seat(0));
  EXPECT_EQ(revokes[0].instead, Card(Suit::hearts, Rank::nine));
}

TEST(PlayedDeal, quadrille_who_is_told_as_the_partner_had_the_called_card) {
  quadrille::Deal said{.ombre = seat(3)};
  said.contract = quadrille::Deal::Contract::alliance;
  said.partner = seat(2);
  said.trump = Suit::hearts;
  const CardPlay play{.called = Card(Suit::spades, Rank::king), .tricks = tricks({"SQ D2"})};
  const auto told = reckoned<quadrille::Game>({}, said, play);
  ASSERT_EQ(told.revokes.revokes.size(), 1U);
  EXPECT_EQ(told.revokes.revokes[0].instead, Card(Suit::spades, Rank::king));
  EXPECT_TRUE(told.revokes.open.empty());
}

/// An unknown card leaves open who won, and then who leads.
TEST(PlayedDeal, unknown_card_leaves_the_winner_open) {
  const euchre::Deal said{.maker = seat(1), .trump = Suit::hearts};
  CardPlay play{.tricks = tricks({"HJ HQ D9 H9", "SA SK SQ ST"})};
  play.tricks[0].cards[1] = Card::unknown();
  EXPECT_EQ(found(reckoned<euchre::Game>({}, said, play)), Texts{"/played/tricks/1/leader"});
  play.tricks[1].leader = seat(0);
  const auto told = reckoned<euchre::Game>({}, said, play);
  EXPECT_FALSE(told.replay.tricks[0].winner);
  EXPECT_EQ(told.replay.tricks[1].winner, seat(0));
}

TEST(PlayedDeal, quadrille_decisions_are_held_against_the_play) {
  using Quadrille = quadrille::Game;
  // The ombre has all the trumps that count: ten tricks in a row.
  const Texts ten{"SA H2 H3 H4", "H7 H5 H6 HJ", "CA HQ D2 D3", "HA C2 C3 C4", "HK C5 C6 C7",
                  "SK S2 S3 S4", "SQ S5 S6 S7", "SJ D4 D5 D6", "DK D7 DA DJ", "CK CJ CQ DQ"};
  const quadrille::Deal said{
      .ombre = seat(3), .contract = quadrille::Deal::Contract::solo, .trump = Suit::hearts};
  CardPlay play{.decided = kGoOn, .tricks = tricks(ten)};
  const auto told = reckoned<Quadrille>({}, said, play);
  EXPECT_TRUE(told.findings.empty());
  EXPECT_EQ(told.deal.tricks, 10);
  EXPECT_TRUE(told.deal.premiers);
  EXPECT_TRUE(told.deal.went_on);
  EXPECT_TRUE(told.deal.double_matadors);
  EXPECT_FALSE(told.deal.matadors);
  play.decided = kStop;
  EXPECT_EQ(found(reckoned<Quadrille>({}, said, play)), Texts{"/played/after_six QU-4.6"});
  play.tricks.resize(6);
  const auto stopped = reckoned<Quadrille>({}, said, play);
  EXPECT_EQ(stopped.deal.tricks, 6);
  EXPECT_FALSE(stopped.deal.went_on);
  play.decided.reset();
  EXPECT_EQ(found(reckoned<Quadrille>({}, said, play)), Texts{"warning /played/tricks QU-5.16"});
  quadrille::Deal bid = said;
  bid.contract = quadrille::Deal::Contract::vole;
  play = {.decided = kGoOn, .tricks = tricks(ten)};
  EXPECT_EQ(found(reckoned<Quadrille>({}, bid, play)), Texts{"/played/after_six QU-4.5"});
  bid.contract = quadrille::Deal::Contract::alliance;
  bid.partner = seat(1);
  const quadrille::Rules must_ask{.go_on = quadrille::Rules::GoOn::must_ask};
  EXPECT_EQ(found(reckoned<Quadrille>(must_ask, bid, play)), Texts{"/played/after_six QU-7.13"});
  play.called = Card(Suit::clubs, Rank::king);  // which the ombre held
  EXPECT_EQ(found(reckoned<Quadrille>({}, bid, play)).front(), "/played/called QU-3.8");
}

TEST(PlayedDeal, kyuuri_comes_to_its_last_trick) {
  const kyuuri::Rules six{.cards = 6};
  auto carry = start(six, 2);
  const Texts last{"S3 S4", "H5 H9", "D2 DA", "C7 C3", "SK S2", "HT CT"};
  const auto told = reckon<kyuuri::Game>(six, carry, {{}, {.tricks = tricks(last)}});
  EXPECT_EQ(told.deal.ranks, (InlineVec<Rank, kMaxSeats>{Rank::ten, Rank::ten}));
  EXPECT_EQ(told.deal.leader, told.replay.tricks[5].seats[0]);
}

TEST(PlayedDeal, klaverjas_roem_counts_as_claimed) {
  using Klaverjas = klaverjas::Game;
  const klaverjas::Deal said{.maker = seat(1), .trump = Suit::diamonds};
  CardPlay play{.tricks = tricks({"S7 S8 S9 HA"})};
  play.tricks[0].melds = {50};
  EXPECT_EQ(found(reckoned<Klaverjas>({}, said, play)), Texts{"warning /played/tricks KJ-5.1"});
  EXPECT_EQ(reckoned<Klaverjas>({}, said, play).replay.tricks[0].worth, (Worth{11, 20}));
}

/// Every trick of a deal in which the defenders win one trick, which is worth nothing.
const Texts kWorthlessTrick{"CK DA CA CQ", "HK HJ HA HT", "H7 H8 C7 H9", "ST SJ DT S7",
                            "C8 D8 C9 SK", "HQ SA CT DQ", "S8 D9 D7 S9", "DJ SQ DK CJ"};

TEST(PlayedDeal, klaverjas_tricks_are_told_where_points_leave_them_open) {
  const klaverjas::Rules pit{.pit = 100};
  const klaverjas::Deal said{.maker = seat(0), .trump = Suit::clubs};
  const CardPlay play{.tricks = tricks(kWorthlessTrick)};
  const auto told = reckoned<klaverjas::Game>(pit, said, play, seat(3));
  EXPECT_EQ(told.deal.points, 162);
  EXPECT_EQ(told.deal.tricks, 7);
  EXPECT_FALSE(has_error(validate(pit, start(pit, 4), told.deal)));
}

TEST(PlayedDeal, klaverjas_roem_told_with_the_deal_counts_where_no_trick_claims_any) {
  klaverjas::Deal said{.maker = seat(0), .roem = {20, 20}, .trump = Suit::clubs};
  CardPlay play{.tricks = tricks(kWorthlessTrick)};
  const auto told = reckoned<klaverjas::Game>({}, said, play, seat(3));
  EXPECT_TRUE(told.findings.empty());
  EXPECT_EQ(told.deal.roem, (Marks{20, 20}));
  said.other_roem = {20};
  EXPECT_EQ(found(reckoned<klaverjas::Game>({}, said, play, seat(3))),
            Texts{"/deal/other_roem KJ-5.3"});
  play.tricks[0].melds = {40};
  EXPECT_EQ(reckoned<klaverjas::Game>({}, said, play, seat(3)).deal.roem, (Marks{40}));
}

TEST(PlayedDeal, quadrille_forced_spadille_ends_after_six_tricks) {
  const Texts seven{"SA H2 H3 H4", "H7 H5 H6 HJ", "CA HQ D2 D3", "HA C2 C3 C4",
                    "HK C5 C6 C7", "SK S2 S3 S4", "SQ S5 S6 S7"};
  const quadrille::Deal said{.ombre = seat(3),
                             .contract = quadrille::Deal::Contract::forced,
                             .partner = seat(1),
                             .trump = Suit::hearts};
  CardPlay play{.tricks = tricks(seven)};
  EXPECT_EQ(found(reckoned<quadrille::Game>({}, said, play)).front(), "/played/tricks QU-4.8");
  play.tricks.pop_back();
  play.decided = kGoOn;
  EXPECT_EQ(found(reckoned<quadrille::Game>({}, said, play)).front(), "/played/after_six QU-4.8");
}

TEST(PlayedDeal, quadrille_the_winner_of_the_sixth_trick_decides) {
  const Texts six{"SA H2 H3 H4", "H7 H5 H6 HJ", "CA HQ D2 D3",
                  "HA C2 C3 C4", "HK C5 C6 C7", "SK S2 S3 S4"};
  quadrille::Deal said{
      .ombre = seat(3), .contract = quadrille::Deal::Contract::solo, .trump = Suit::hearts};
  const CardPlay play{.tricks = tricks(six)};
  const auto decision = [&](const quadrille::Rules& rules) {
    const auto told = reckoned<quadrille::Game>(rules, said, play);
    return choice_in_play(rules, play, told.replay, told.deal).value_or(Sequel{});
  };
  EXPECT_EQ(decision({}).rule, "QU-4.5"_rule);
  EXPECT_EQ(decision({}).message.args[0], Arg(seat(3)));
  said.contract = quadrille::Deal::Contract::alliance;
  said.partner = seat(1);
  EXPECT_EQ(decision({}).rule, "QU-4.6"_rule);
  EXPECT_EQ(decision({.go_on = quadrille::Rules::GoOn::must_ask}).rule, "QU-7.13"_rule);
  said.contract = quadrille::Deal::Contract::vole;
  EXPECT_FALSE(decision({}).rule.named());
}

// The exchange at Euchre; N deals, and E orders up 9♥.

Texts exchange(const euchre::Rules& rules, const CardPlay& play) {
  const euchre::Deal said{.maker = seat(1), .trump = Suit::hearts};
  Texts all = found(reckoned<euchre::Game>(rules, said, play));
  std::erase(all, "warning /played/tricks EU-5.1");
  return all;
}

TEST(PlayedDeal, euchre_only_the_dealer_exchanges) {
  const Card nine(Suit::hearts, Rank::nine);
  const auto by = [&](Seat who) {
    return CardPlay{.turn_up = nine, .exchanger = who, .tricks = tricks({"HJ HQ DA SA"})};
  };
  EXPECT_EQ(exchange({}, by(seat(0))), Texts{});
  EXPECT_EQ(exchange({}, by(seat(1))), Texts{"/played/exchanger EU-3.7"});
  EXPECT_EQ(exchange({}, by(seat(2))), Texts{"/played/exchanger EU-3.7"});
  EXPECT_EQ(exchange({.partner_may_exchange = true}, by(seat(2))), Texts{});
  CardPlay spades = by(seat(0));
  spades.turn_up = Card(Suit::spades, Rank::nine);
  EXPECT_EQ(exchange({}, spades), Texts{"/played/exchanger EU-3.7"});
}

TEST(PlayedDeal, euchre_nobody_else_can_have_the_turn_up) {
  const CardPlay play{.turn_up = Card(Suit::hearts, Rank::nine), .tricks = tricks({"H9 HQ DA SA"})};
  EXPECT_EQ(exchange({}, play), Texts{"/played/turn_up EU-3.7"});
  const CardPlay dealer{.turn_up = Card(Suit::hearts, Rank::nine),
                        .tricks = tricks({"HJ HQ DA H9"})};
  EXPECT_EQ(exchange({}, dealer), Texts{});
}

TEST(PlayedDeal, euchre_a_dealer_who_must_exchange_has_the_turn_up) {
  const euchre::Rules must{.exchange = euchre::Rules::Exchange::mandatory};
  CardPlay play{.turn_up = Card(Suit::hearts, Rank::nine), .tricks = tricks({"HJ HQ DA SA"})};
  EXPECT_EQ(exchange(must, play), Texts{});
  play.hands[0] = cards("SA HA HK CA DK");
  EXPECT_EQ(exchange(must, play), Texts{"/played/turn_up EU-7.13"});
  EXPECT_EQ(exchange({}, play), Texts{});
  play.hands[0] = cards("SA H9 HK CA DK");
  EXPECT_EQ(exchange(must, play), Texts{});
  play.hands[0] = cards("SA HK CA DK");  // the fifth may be the turn-up
  play.laid_away = cards("D9");
  EXPECT_EQ(exchange(must, play), Texts{});
  play.laid_away = cards("H9");
  EXPECT_EQ(exchange(must, play), Texts{"/played/turn_up EU-7.13"});
}

TEST(PlayedDeal, euchre_who_took_the_turn_up_has_it_or_has_discarded_it) {
  CardPlay play{.turn_up = Card(Suit::hearts, Rank::nine),
                .exchanger = seat(0),
                .tricks = tricks({"HJ HQ DA SA"})};
  play.hands[0] = cards("SA HA HK CA DK");
  EXPECT_EQ(exchange({}, play), Texts{"/played/exchanger EU-3.7"});
  play.laid_away = cards("H9");
  EXPECT_EQ(exchange({}, play), Texts{});
  play.laid_away = {};
  play.hands[0] = cards("SA");
  play.hands[2] = cards("HQ H9");
  EXPECT_EQ(exchange({.partner_may_exchange = true}, play), Texts{"/played/turn_up EU-7.5"});
}

TEST(PlayedDeal, euchre_one_card_is_discarded_and_only_after_an_exchange) {
  CardPlay play{.turn_up = Card(Suit::hearts, Rank::nine),
                .laid_away = cards("D9 C9"),
                .tricks = tricks({"HJ HQ DA SA"})};
  EXPECT_EQ(exchange({}, play), Texts{"/played/laid_away EU-3.7"});
  play.laid_away = cards("D9");
  EXPECT_EQ(exchange({}, play), Texts{});
  play.turn_up = Card(Suit::spades, Rank::nine);  // turned down
  EXPECT_EQ(exchange({}, play), Texts{"/played/laid_away EU-3.7"});
  play.laid_away = cards("S9");
  EXPECT_EQ(exchange({}, play), Texts{});
  const euchre::Deal partner_alone{.maker = seat(2), .alone = true, .trump = Suit::hearts};
  play = {.turn_up = Card(Suit::hearts, Rank::nine), .laid_away = cards("D9")};
  EXPECT_EQ(found(reckoned<euchre::Game>({}, partner_alone, play)).front(),
            "/played/laid_away EU-3.7");
}

TEST(PlayedDeal, euchre_the_joker_is_taken_as_the_calls_say) {
  const auto joker = [](const char* said, const char* first, euchre::Rules rules = {}) {
    rules.pack = euchre::Rules::Pack::cards_25_joker;
    const CardPlay play{
        .calls = calls<euchre::Game>(said), .turn_up = Card::joker(), .tricks = tricks({first})};
    Texts all = found(reckoned<euchre::Game>(rules, {}, play));
    std::erase(all, "warning /played/tricks EU-5.1");
    return all;
  };
  const euchre::Rules at_once{.joker_turned = euchre::Rules::JokerTurned::dealer_is_maker};
  EXPECT_EQ(joker("H, order, pass, pass", "HJ HQ DA X"), Texts{});
  EXPECT_EQ(joker("H, order, pass, pass", "X HQ DA SA"), Texts{"/played/turn_up EU-3.7"});
  EXPECT_EQ(joker("H, pass, pass, pass, pass, S, pass, pass", "HJ HQ DA X"),
            Texts{"/played/turn_up EU-3.7"});
  EXPECT_EQ(joker("H, pass, pass", "HJ HQ DA X", at_once), Texts{});
  EXPECT_EQ(joker("H, pass, pass", "HJ HQ X DA", at_once), Texts{"/played/turn_up EU-3.7"});
}

TEST(PlayedDeal, euchre_a_dealer_who_is_the_maker_by_the_joker_takes_it) {
  const euchre::Rules rules{.pack = euchre::Rules::Pack::cards_25_joker,
                            .joker_turned = euchre::Rules::JokerTurned::dealer_is_maker};
  CardPlay play{.turn_up = Card::joker(), .tricks = tricks({"HJ HQ DA SA"})};
  play.hands[0] = cards("SA HA HK CA DK");
  EXPECT_EQ(exchange(rules, play), Texts{"/played/turn_up EU-7.3"});
  play.hands[0] = cards("SA HA HK CA X");
  EXPECT_EQ(exchange(rules, play), Texts{});
}

}  // namespace
}  // namespace spadille
