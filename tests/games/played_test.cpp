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

std::vector<PlayedTrick> tricks(const Texts& texts) {
  std::vector<PlayedTrick> all;
  for (const std::string& text : texts) all.push_back({.cards = tests::trick(text)});
  return all;
}

template <Game G>
Reckoned<G> reckoned(const typename G::Rules& rules, const typename G::Deal& said, CardPlay play,
                     Seat dealer = {}) {
  auto carry = start(rules, 4);
  carry.dealer = dealer;
  return reckon<G>(rules, carry, {said, std::move(play)});
}

/// "/played/calls/1 EU-3.2", "warning /played/tricks QU-5.16".
template <Game G>
Texts found(const Reckoned<G>& reckoned) {
  Texts all;
  for (const Finding& f : reckoned.findings)
    all.push_back((f.severity == Finding::Severity::warning ? "warning " : "") + f.place +
                  (f.rule.named() ? ' ' + to_string(f.rule) : ""));
  return all;
}

const Texts kMarch{"HJ HQ D9", "DJ HT S9", "HA C9 ST", "HK CT SJ", "CA CQ SK"};

TEST(PlayedDeal, euchre_tricks_follow_from_calls_and_cards) {
  using Euchre = euchre::Game;
  const CardPlay play{.calls = calls("order alone, pass, pass"),
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
  const CardPlay bad{.calls = calls("pass, S"), .turn_up = Card(Suit::hearts, Rank::nine)};
  EXPECT_EQ(found(reckoned<Euchre>({}, {}, bad)), Texts{"/played/calls/1 EU-3.1"});
  const CardPlay open{.calls = calls("pass"), .turn_up = Card(Suit::hearts, Rank::nine)};
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
  CardPlay play{.after_six = AfterSix::go_on, .tricks = tricks(ten)};
  const auto told = reckoned<Quadrille>({}, said, play);
  EXPECT_TRUE(told.findings.empty());
  EXPECT_EQ(told.deal.tricks, 10);
  EXPECT_TRUE(told.deal.premiers);
  EXPECT_TRUE(told.deal.went_on);
  EXPECT_TRUE(told.deal.double_matadors);
  EXPECT_FALSE(told.deal.matadors);
  play.after_six = AfterSix::stop;
  EXPECT_EQ(found(reckoned<Quadrille>({}, said, play)), Texts{"/played/after_six QU-4.6"});
  play.tricks.resize(6);
  const auto stopped = reckoned<Quadrille>({}, said, play);
  EXPECT_EQ(stopped.deal.tricks, 6);
  EXPECT_FALSE(stopped.deal.went_on);
  play.after_six.reset();
  EXPECT_EQ(found(reckoned<Quadrille>({}, said, play)), Texts{"warning /played/tricks QU-5.16"});
  quadrille::Deal bid = said;
  bid.contract = quadrille::Deal::Contract::vole;
  play = {.after_six = AfterSix::go_on, .tricks = tricks(ten)};
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
  play.tricks[0].roem = {50};
  EXPECT_EQ(found(reckoned<Klaverjas>({}, said, play)), Texts{"warning /played/tricks KJ-5.1"});
  EXPECT_EQ(reckoned<Klaverjas>({}, said, play).replay.tricks[0].worth, (Worth{11, 20}));
}

}  // namespace
}  // namespace spadille
