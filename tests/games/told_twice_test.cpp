// What is told of a deal besides its calls and cards: where these show something else, that is a
// finding with both values.
#include "games/told_twice.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "games/klaverjas/values.h"
#include "games/played.h"
#include "tests/support/auctions.h"
#include "tests/support/cards.h"

namespace spadille {
namespace {

using Texts = std::vector<std::string>;

std::vector<PlayedTrick> tricks(const Texts& texts) {
  std::vector<PlayedTrick> all;
  for (const std::string& text : texts) all.push_back({.cards = tests::trick(text)});
  return all;
}

/// "/deal/tricks 2 5 EU-5.1": place, told, shown, clause. Warnings are left out.
template <Game G>
Texts found(const typename G::Rules& rules, const typename G::Deal& said, const CardPlay& play,
            Seat dealer = {}) {
  auto carry = start(rules, 4);
  carry.dealer = dealer;
  Texts all;
  for (const Finding& f : reckon<G>(rules, carry, {said, play}).findings)
    if (f.severity == Finding::Severity::error)
      all.push_back(f.place + ' ' + f.given + ' ' + f.expected + ' ' + to_string(f.rule));
  return all;
}

const Texts kMarch{"HJ HQ D9", "DJ HT S9", "HA C9 ST", "HK CT SJ", "CA CQ SK"};
const CardPlay kCalled{.calls = tests::calls<euchre::Game>("order alone, pass, pass"),
                       .turn_up = Card(Suit::hearts, Rank::nine),
                       .tricks = tricks(kMarch)};

TEST(ToldTwice, euchre_members_are_held_against_calls_and_cards) {
  using Euchre = euchre::Game;
  const auto with = [](const euchre::Deal& said) { return found<Euchre>({}, said, kCalled); };
  EXPECT_EQ(with({.maker = seat(1), .alone = true, .tricks = 5, .trump = Suit::hearts}), Texts{});
  EXPECT_EQ(with({.tricks = 2}), Texts{"/deal/tricks 2 5 EU-5.1"});
  EXPECT_EQ(with({.maker = seat(3)}), Texts{"/deal/maker 3 1 EU-3.3"});
  EXPECT_EQ(with({.trump = Suit::spades}), Texts{"/deal/trump S H EU-3.1"});
  EXPECT_EQ(with({.lone_defender = seat(2)}), Texts{"/deal/lone_defender 2 - EU-3.6"});
  EXPECT_EQ(with({.passed_out = true}).front(), "/deal/passed_out true false EU-3.4");
  CardPlay together = kCalled;
  together.calls = tests::calls<euchre::Game>("order, pass, pass");
  together.tricks = tricks({"HJ HQ D9 H9"});
  EXPECT_EQ(found<Euchre>({}, {.alone = true}, together), Texts{"/deal/alone true false EU-3.5"});
}

TEST(ToldTwice, tricks_that_are_known_already_bound_what_may_be_told) {
  const euchre::Deal said{.maker = seat(1), .tricks = 0, .trump = Suit::hearts};
  EXPECT_EQ(found<euchre::Game>({}, said, {.tricks = tricks({"HJ HQ D9 H9"})}),
            Texts{"/deal/tricks 0 1…5 EU-5.1"});
  const euchre::Deal least{.maker = seat(1), .tricks = 1, .trump = Suit::hearts};
  EXPECT_EQ(found<euchre::Game>({}, least, {.tricks = tricks({"HJ HQ D9 H9"})}), Texts{});
  const klaverjas::Deal maker{.maker = seat(1), .points = 10, .trump = Suit::diamonds};
  EXPECT_EQ(found<klaverjas::Game>({}, maker, {.tricks = tricks({"S7 S8 S9 SA"})}), Texts{});
  const klaverjas::Deal most{.maker = seat(1), .points = 160, .trump = Suit::diamonds};
  EXPECT_EQ(found<klaverjas::Game>({}, most, {.tricks = tricks({"S7 S8 S9 SA"})}),
            Texts{"/deal/points 160 0…151 KJ-5.1"});
  const klaverjas::Deal of_three{.maker = seat(1), .points = 150, .trump = Suit::diamonds};
  EXPECT_EQ(found<klaverjas::Game>({.players = 3}, of_three,
                                   {.tricks = tricks({"S7 S8 SA", "H7 HA H8", "C7 CA C8"})}),
            Texts{"/deal/points 150 11…140 KJ-5.1"});
}

/// The ombre (seat 3) plays nothing but trumps; seat 1 holds the king of spades.
const Texts kSix{"SA H2 H3 H4", "H7 H5 H6 HJ", "CA HQ D2 D3",
                 "HA C2 C3 C4", "HK C5 C6 C7", "SQ S2 SK S4"};

TEST(ToldTwice, quadrille_the_holder_of_the_called_card_is_the_partner) {
  using Quadrille = quadrille::Game;
  const CardPlay play{.called = Card(Suit::spades, Rank::king), .tricks = tricks(kSix)};
  quadrille::Deal said{.ombre = seat(3),
                       .contract = quadrille::Deal::Contract::alliance,
                       .partner = seat(0),
                       .trump = Suit::hearts};
  EXPECT_EQ(found<Quadrille>({}, said, play), Texts{"/deal/partner 0 1 QU-3.7"});
  said.partner = seat(1);
  EXPECT_EQ(found<Quadrille>({}, said, play), Texts{});
  said.partner.reset();
  said.own_king = true;
  EXPECT_EQ(found<Quadrille>({.call_own_king = true}, said, play),
            Texts{"/deal/own_king true false QU-7.12"});
}

TEST(ToldTwice, quadrille_what_the_contract_or_the_rules_forbid_is_found) {
  using Quadrille = quadrille::Game;
  quadrille::Deal said{.ombre = seat(3),
                       .contract = quadrille::Deal::Contract::solo,
                       .partner = seat(1),
                       .trump = Suit::hearts};
  const CardPlay play{.tricks = tricks({"SA H2 H3 H4"})};
  EXPECT_EQ(found<Quadrille>({}, said, play), Texts{"/deal/partner   QU-3.1"});
  said = {.ombre = seat(3),
          .contract = quadrille::Deal::Contract::alliance,
          .own_king = true,
          .trump = Suit::hearts};
  EXPECT_EQ(found<Quadrille>({}, said, play), Texts{"/deal/own_king   QU-3.7"});
  said.own_king = false;
  said.contract = quadrille::Deal::Contract::solo;
  CardPlay called = play;
  called.called = Card(Suit::spades, Rank::king);
  EXPECT_EQ(found<Quadrille>({}, said, called), Texts{"/played/called   QU-3.1"});
}

TEST(ToldTwice, quadrille_forced_spadille_is_the_ombre_of_who_played_it) {
  const quadrille::Deal said{.ombre = seat(2),
                             .contract = quadrille::Deal::Contract::forced,
                             .partner = seat(1),
                             .trump = Suit::hearts};
  EXPECT_EQ(found<quadrille::Game>({}, said, {.tricks = tricks({"SA H2 H3 H4"})}),
            Texts{"/deal/ombre 2 3 QU-3.4"});
}

TEST(ToldTwice, quadrille_premiers_matadors_and_tricks_are_counted) {
  const Texts ten{"SA H2 H3 H4", "H7 H5 H6 HJ", "CA HQ D2 D3", "HA C2 C3 C4", "HK C5 C6 C7",
                  "SK S2 S3 S4", "SQ S5 S6 S7", "SJ D4 D5 D6", "DK D7 DA DJ", "CK CJ CQ DQ"};
  quadrille::Deal said{.ombre = seat(3),
                       .contract = quadrille::Deal::Contract::solo,
                       .tricks = 6,
                       .matadors = true,
                       .premiers = true,
                       .trump = Suit::hearts};
  EXPECT_EQ(found<quadrille::Game>({}, said, {.tricks = tricks(ten)}),
            (Texts{"/deal/tricks 6 10 QU-5.16", "/deal/matadors true false QU-5.3"}));
  const CardPlay bid{.calls = tests::calls<quadrille::Game>("pass, pass, pass, pass"),
                     .tricks = tricks({"SA H2 H3 H4"})};
  EXPECT_EQ(found<quadrille::Game>({}, said, bid).front(), "/deal/contract solo forced QU-3.1");
}

const Texts kAllTricks{"CK DA CA CQ", "HK HJ HA HT", "H7 H8 C7 H9", "ST SJ DT S7",
                       "C8 D8 C9 SK", "HQ SA CT DQ", "S8 D9 D7 S9", "DJ SQ DK CJ"};

TEST(ToldTwice, klaverjas_points_tricks_cards_and_the_last_trick) {
  using Klaverjas = klaverjas::Game;
  const CardPlay play{.tricks = tricks(kAllTricks)};
  const auto with = [&](klaverjas::Deal said) {
    said.maker = seat(0);
    said.trump = Suit::clubs;
    return found<Klaverjas>({}, said, play, seat(3));
  };
  EXPECT_EQ(with({.points = 162, .other_points = 0, .tricks = 7}), Texts{});
  EXPECT_EQ(with({.points = 90}), Texts{"/deal/points 90 162 KJ-5.1"});
  EXPECT_EQ(with({.other_points = 72}), Texts{"/deal/other_points 72 0 KJ-5.1"});
  EXPECT_EQ(with({.tricks = 8}).size(), 1U);
  EXPECT_EQ(with({.last_trick = seat(1)}).size(), 1U);
  EXPECT_EQ(with({.cards = tests::cards("SA SK SQ SJ")}).size(), 1U);
}

TEST(ToldTwice, klaverjas_roem_is_told_with_the_deal_or_with_its_tricks) {
  CardPlay play{.tricks = tricks(kAllTricks)};
  play.tricks[0].melds = {20};
  const klaverjas::Deal same{.maker = seat(0), .roem = {20}, .trump = Suit::clubs};
  EXPECT_EQ(found<klaverjas::Game>({}, same, play, seat(3)), Texts{});
  const klaverjas::Deal more{.maker = seat(0), .roem = {20, 20}, .trump = Suit::clubs};
  EXPECT_EQ(found<klaverjas::Game>({}, more, play, seat(3)), Texts{"/deal/roem 20 20 20 KJ-5.3"});
}

TEST(ToldTwice, klaverjas_roem_told_with_the_deal_is_at_most_what_lay_in_the_tricks) {
  const klaverjas::Deal said{
      .maker = seat(0), .roem = {70}, .other_roem = {20}, .trump = Suit::clubs};
  EXPECT_EQ(found<klaverjas::Game>({}, said, {.tricks = tricks(kAllTricks)}, seat(3)),
            (Texts{"/deal/roem 70 0…60 KJ-5.3", "/deal/other_roem 20 0 KJ-5.3"}));
}

TEST(ToldTwice, klaverjas_cards_without_a_maker_leave_the_deal_as_it_was_told) {
  const klaverjas::Deal said{.trump = Suit::clubs};
  const klaverjas::Rules rules;
  const auto all = reckon<klaverjas::Game>(rules, klaverjas::start(rules, 4),
                                           {said, {.tricks = tricks(kAllTricks)}});
  EXPECT_EQ(all.deal, said);
}

TEST(ToldTwice, kyuuri_both_ways_of_telling_the_last_trick_agree) {
  const kyuuri::Rules six{.cards = 6};
  const CardPlay play{.tricks = tricks({"S3 S4 S5 S6", "H5 H6 H7 H9", "D2 D3 D4 DA", "C7 C8 C9 CT",
                                        "SK SA S7 S8", "HT CJ DJ ST"})};
  const auto with = [&](const kyuuri::Deal& said) { return found<kyuuri::Game>(six, said, play); };
  const Seat taker = reckon<kyuuri::Game>(six, start(six, 4), {{}, play}).deal.leader.value();
  EXPECT_EQ(with({.rank = Rank::jack}), Texts{});
  EXPECT_EQ(with({.rank = Rank::ten}), Texts{"/deal/rank T J KY-5.2"});
  EXPECT_EQ(with({.taker = taker}).size(), 1U);
  EXPECT_EQ(with({.leader = taker}), Texts{});
}

/// What is told of a deal at Kyuuri with three players, of whose last trick, led by seat 1, an ace
/// and a queen were seen: who, rank, who matched; and what is wrong with it.
Texts beside_ace_and_queen(kyuuri::Deal& said, const char* last) {
  CardPlay play{.tricks = tricks({"S3 S4 S5", "H5 H6 H7", "D2 D3 D4", "C7 C8 C9", "C3 C4 C5",
                                  "D5 D6 D7", last})};
  play.tricks[6].leader = seat(1);
  for (Card& card : play.tricks[6].cards)
    if (card == Card::joker()) card = Card::unknown();  // "X" in this table
  const Reckoned<kyuuri::Deal> all = reckon<kyuuri::Game>({}, kyuuri::start({}, 3), {said, play});
  said = all.deal;
  Texts texts;
  for (const Finding& f : all.findings)
    texts.push_back(f.place + ' ' + f.given + ' ' + f.expected + ' ' + to_string(f.rule));
  return texts;
}

TEST(ToldTwice, kyuuri_taker_and_rank_agree_with_the_cards_seen_of_the_last_trick) {
  const auto with = [](kyuuri::Deal said, const char* last) {
    return beside_ace_and_queen(said, last);
  };
  EXPECT_EQ(with({.taker = seat(2), .rank = Rank::nine}, "SA X DQ"),
            Texts{"/deal/rank 9 A KY-5.2"});
  EXPECT_EQ(with({.taker = seat(0), .rank = Rank::ace}, "SA X DQ"),
            Texts{"/deal/taker 0 1 KY-5.1"});
  EXPECT_EQ(with({.taker = seat(1), .rank = Rank::ace}, "X SA DQ"),
            Texts{"/deal/taker 1 2 KY-5.1"});
  EXPECT_EQ(with({.taker = seat(1), .rank = Rank::ace, .matched = {seat(0)}}, "SA X DQ"),
            Texts{"/deal/matched 0 - KY-5.3"});
  EXPECT_EQ(with({.leader = seat(0), .ranks = {Rank::king, Rank::ten, Rank::queen}}, "SA X DQ"),
            (Texts{"/deal/leader 0 1 KY-4.1", "/deal/ranks K T Q A T Q KY-4.4"}));
  EXPECT_EQ(with({.taker = seat(1), .rank = Rank::ace}, "SA X DQ"), Texts{});
  EXPECT_EQ(with({.taker = seat(2), .rank = Rank::ace, .matched = {seat(1)}}, "SA X DQ"), Texts{});
}

TEST(ToldTwice, kyuuri_whoever_is_seen_with_the_rank_has_matched_it) {
  kyuuri::Deal said{.taker = seat(2), .rank = Rank::ace};
  EXPECT_EQ(beside_ace_and_queen(said, "SA X DQ"), Texts{});
  EXPECT_EQ(said.matched, SeatSet{seat(1)});
}

TEST(ToldTwice, klaverjas_four_of_a_kind_are_claimed_whole_or_not) {
  Texts fours;
  for (const char rank : std::string("AKQJT987"))
    fours.push_back(std::string("S") + rank + " H" + rank + " D" + rank + " C" + rank);
  CardPlay play{.tricks = tricks(fours)};
  const auto with = [&](const Marks& marks) {
    play.tricks[0].melds = marks;
    return found<klaverjas::Game>({}, {.maker = seat(0), .trump = Suit::spades}, play, seat(3));
  };
  EXPECT_EQ(with({100}), Texts{});
  EXPECT_EQ(with({20}), Texts{"/played/tricks/0/roem 20 0 | 100 KJ-5.3"});
  play.tricks[0].melds = {};
  const klaverjas::Deal said{.maker = seat(0), .roem = {20}, .trump = Suit::spades};
  const Texts wrong = found<klaverjas::Game>({}, said, play, seat(3));
  ASSERT_EQ(wrong.size(), 1U);
  EXPECT_EQ(wrong[0].substr(0, 21), "/deal/roem 20 0 | 100");
}

TEST(ToldTwice, klaverjas_of_a_sequence_and_stuk_a_part_can_be_claimed) {
  const auto claims = [](const char* cards) {
    std::vector<int> all = klaverjas::roem_claims({}, Suit::hearts, tests::cards(cards));
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
  };
  EXPECT_EQ(claims("HA HK HQ C7"), (std::vector<int>{0, 20, 40}));
  EXPECT_EQ(claims("HA HK HQ HJ"), (std::vector<int>{0, 20, 40, 50, 70}));
  EXPECT_EQ(claims("SJ HJ DJ CJ"), (std::vector<int>{0, 200}));
  EXPECT_EQ(claims("S7 H8 D9 CT"), std::vector<int>{0});
}

}  // namespace
}  // namespace spadille
