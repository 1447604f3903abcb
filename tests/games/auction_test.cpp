// Auctions as lists of calls: who may say what, how they end, and how many there are.
#include "games/euchre/auction.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/auctions.h"
#include "tests/support/cards.h"

namespace spadille {
namespace {

using tests::auctions;
using tests::calls;
using tests::cards;
using tests::written;

constexpr Card kH9{Suit::hearts, Rank::nine};

Bidding over(Card turn_up, const char* said, const char* hand = "") {
  return {.turn_up = turn_up, .hand = cards(hand), .calls = calls<euchre::Game>(said)};
}

/// Dealer in seat 0, so that seat 1 speaks first.
Auction<euchre::Deal> at_euchre(const euchre::Rules& rules, const Bidding& bidding) {
  return auction(rules, start(rules, 4), bidding);
}

TEST(EuchreAuction, EU_3_1_to_EU_3_4_every_auction_is_counted) {
  using Rules = euchre::Rules;
  using enum Rules::LoneDefence;
  const auto count = [](const Rules& rules, Card turn_up) {
    return auctions(rules, start(rules, 4), {.turn_up = turn_up}).size();
  };
  EXPECT_EQ(count({}, kH9), 97U);
  EXPECT_EQ(count({.lone_defence = only_vs_lone_maker}, kH9), 65U);
  EXPECT_EQ(count({.lone_defence = never}, kH9), 33U);
  EXPECT_EQ(count({.stick_the_dealer = true}, kH9), 96U);
  EXPECT_EQ(count({.lone_defence = only_vs_lone_maker, .stick_the_dealer = true}, kH9), 64U);
  EXPECT_EQ(count({.lone_defence = never, .stick_the_dealer = true}, kH9), 32U);
  const Rules joker{.pack = Rules::Pack::cards_25_joker};
  EXPECT_EQ(count(joker, Card::joker()), 388U);
  Rules at_once = joker;
  at_once.joker_turned = Rules::JokerTurned::dealer_is_maker;
  EXPECT_EQ(count(at_once, Card::joker()), 24U);
}

TEST(EuchreAuction, options_change_what_may_be_said) {
  struct Row {
    const char* id;
    euchre::Rules rules;
    const char* said;
    const char* may;
    RuleId why;
  };
  const std::string suits = "pass, S, D, C, S alone, D alone, C alone";
  for (const auto& [id, rules, said, may, why] :
       {Row{"EU-3.1", {}, "", "pass, order, order alone", "EU-3.1"_rule},
        Row{"EU-3.2", {}, "pass, pass, pass, pass", suits.c_str(), "EU-3.2"_rule},
        Row{"EU-7.7",
            {.stick_the_dealer = true},
            "pass, pass, pass, pass, pass, pass, pass",
            "S, D, C, S alone, D alone, C alone",
            "EU-7.7"_rule},
        Row{"EU-7.20",
            {.stick_the_dealer = true, .dealer_forfeit = true},
            "pass, pass, pass, pass, pass, pass, pass",
            "S, D, C, S alone, D alone, C alone, give a point",
            "EU-7.20"_rule},
        Row{"EU-7.17", {.partner_only_alone = true}, "pass", "pass, order alone", "EU-7.17"_rule},
        Row{"EU-7.17 first",
            {.partner_only_alone = true},
            "",
            "pass, order, order alone",
            "EU-3.1"_rule},
        Row{"EU-7.15", {.alone_takeover = true}, "order", "pass, take over", "EU-7.15"_rule},
        Row{"EU-7.15 passed",
            {.alone_takeover = true},
            "pass, pass, order",
            "pass, defend alone",
            "EU-3.6"_rule},
        Row{"EU-7.15 taken",
            {.alone_takeover = true},
            "order, take over",
            "pass, defend alone",
            "EU-3.6"_rule}}) {
    const auto told = at_euchre(rules, over(kH9, said));
    EXPECT_EQ(written<euchre::Game>(told.may), may) << id;
    EXPECT_EQ(told.why, why) << id;
    EXPECT_FALSE(told.refused) << id;
  }
}

/// EU-7.14: nobody has to be asked again, and somebody may speak all the same.
TEST(EuchreAuction, a_defender_may_speak_until_the_first_lead) {
  const euchre::Rules late{.lone_defence_until = euchre::Rules::LoneDefenceUntil::first_lead};
  const auto both = at_euchre(late, over(kH9, "order, pass, pass"));
  EXPECT_EQ(both.to_call, seat(2));
  EXPECT_EQ(written<euchre::Game>(both.may), "pass, defend alone");
  EXPECT_EQ(both.why, "EU-7.14"_rule);
  EXPECT_TRUE(both.settled);
  const auto left = at_euchre(late, over(kH9, "order, pass, pass, defend alone"));
  EXPECT_EQ(left.deal.lone_defender, seat(2));
  EXPECT_TRUE(left.settled);
  const auto right = at_euchre(late, over(kH9, "order, pass, pass, pass, defend alone"));
  EXPECT_EQ(right.deal.lone_defender, seat(0));
  EXPECT_FALSE(right.to_call);
  EXPECT_FALSE(at_euchre(late, over(kH9, "order, pass")).settled);
  EXPECT_TRUE(at_euchre({}, over(kH9, "order, pass, pass, defend alone")).refused);
}

/// "EU-3.7 may_take_up": what follows an auction, by clause.
std::string follows(const euchre::Rules& rules, const char* said) {
  const Bidding bidding = over(kH9, said);
  const auto told = at_euchre(rules, bidding);
  std::string text;
  for (const auto& [message, rule] : sequels(rules, start(rules, 4), bidding, told.deal))
    text += (text.empty() ? "" : ", ") + to_string(rule) + ' ' +
            std::string(message.key.substr(message.key.rfind('.') + 1));
  return text;
}

TEST(EuchreAuction, what_follows_is_told_by_the_options) {
  const euchre::Rules partner{.partner_may_exchange = true};
  const euchre::Rules best{.partners_best = true};
  const euchre::Rules late{.lone_defence_until = euchre::Rules::LoneDefenceUntil::first_lead};
  const char* plain = "order, pass, pass";
  EXPECT_EQ(follows({}, plain), "EU-3.7 may_take_up");
  EXPECT_EQ(follows(partner, plain), "EU-3.7 may_take_up, EU-7.5 partner_may_take_up");
  EXPECT_EQ(follows(partner, "pass, order alone, pass, pass"), "EU-7.5 may_take_up");
  EXPECT_EQ(follows(best, "order alone, pass, pass"), "EU-3.7 may_take_up, EU-7.18 partners_best");
  EXPECT_EQ(follows(best, "pass, pass, pass, pass, S alone, pass, pass"), "EU-7.18 partners_best");
  EXPECT_EQ(follows(best, plain), "EU-3.7 may_take_up");
  EXPECT_EQ(follows(late, "order, defend alone"), "EU-3.7 nobody_exchanges");
  EXPECT_EQ(follows(late, "order, pass, pass, defend alone"), "EU-3.7 may_take_up");
}

TEST(EuchreAuction, EU_7_19_weak_hands_before_anybody_has_called) {
  using enum euchre::Rules::WeakHand;
  const auto chance = [](euchre::Rules::WeakHand weak, const char* said, const char* hand) {
    const Sequels all = euchre::before_calls({.weak_hand = weak}, over(kH9, said, hand));
    return all.empty() ? std::string()
                       : std::string(all[0].message.key.substr(all[0].message.key.rfind('.') + 1));
  };
  EXPECT_EQ(chance(exchange, "", "S9 D9 C9 CA CK"), "may_mend_hand");
  EXPECT_EQ(chance(exchange, "", "ST DT CT CA CK"), "may_mend_hand");
  EXPECT_EQ(chance(exchange, "", "S9 D9 CT CA CK"), "");
  EXPECT_EQ(chance(exchange, "pass", "S9 D9 C9 CA CK"), "");
  EXPECT_EQ(chance(redeal, "", "S9 D9 ST DT C9"), "may_show_weak_hand");
  EXPECT_EQ(chance(redeal, "", "S9 D9 ST DT CJ"), "");
  EXPECT_EQ(chance(redeal, "", "S9 D9 ST DT"), "");
  EXPECT_EQ(chance(play_on, "", "S9 D9 ST DT C9"), "");
}

TEST(EuchreAuction, what_is_settled) {
  const auto ordered = at_euchre({}, over(kH9, "pass, pass, order, pass, pass"));
  EXPECT_FALSE(ordered.to_call);
  EXPECT_EQ(ordered.deal,
            (euchre::Deal{.maker = seat(3), .trump = Suit::hearts}));  // R in the dossier's E20
  const auto alone = at_euchre({}, over(kH9, "pass, pass, pass, pass, C alone, defend alone"));
  EXPECT_EQ(alone.deal,
            (euchre::Deal{
                .maker = seat(1), .alone = true, .lone_defender = seat(2), .trump = Suit::clubs}));
  const euchre::Rules takes_over{.alone_takeover = true};
  EXPECT_EQ(at_euchre(takes_over, over(kH9, "order, take over, pass, defend alone")).deal,
            (euchre::Deal{
                .maker = seat(3), .alone = true, .lone_defender = seat(2), .trump = Suit::hearts}));
  const char* eight = "pass, pass, pass, pass, pass, pass, pass, pass";
  EXPECT_EQ(at_euchre({}, over(kH9, eight)).deal, (euchre::Deal{.passed_out = true}));
  EXPECT_EQ(at_euchre({}, over(kH9, eight)).why, "EU-3.4"_rule);
}

TEST(EuchreAuction, refused_calls_name_their_place_and_clause) {
  struct Row {
    const char* id;
    euchre::Rules rules;
    const char* said;
    RefusedCall refused;
  };
  for (const auto& [id, rules, said, refused] :
       {Row{"E21", {}, "pass, pass, pass, pass, H", {4, seat(1), "EU-3.2"_rule}},
        Row{"first round", {}, "S", {0, seat(1), "EU-3.1"_rule}},
        Row{"ordered in the second",
            {},
            "pass, pass, pass, pass, order",
            {4, seat(1), "EU-3.2"_rule}},
        Row{"E19",
            {.stick_the_dealer = true},
            "pass, pass, pass, pass, pass, pass, pass, pass",
            {7, seat(0), "EU-7.7"_rule}},
        Row{"over", {}, "order, pass, pass, pass", {3, std::nullopt, "EU-3.3"_rule}},
        Row{"no point",
            {},
            "pass, pass, pass, pass, pass, pass, pass, give a point",
            {7, seat(0), "EU-7.20"_rule}},
        Row{"Canadian", {.partner_only_alone = true}, "pass, order", {1, seat(2), "EU-7.17"_rule}}})
    EXPECT_EQ(at_euchre(rules, over(kH9, said)).refused, refused) << id;
}

TEST(EuchreAuction, EU_7_16_a_trump_of_ones_own) {
  const euchre::Rules natural{.natural_trump = true};
  EXPECT_EQ(written<euchre::Game>(at_euchre(natural, over(kH9, "", "DJ SA SK CA CK")).may), "pass");
  EXPECT_EQ(written<euchre::Game>(at_euchre(natural, over(kH9, "", "HT SA SK CA CK")).may),
            "pass, order, order alone");
  EXPECT_EQ(written<euchre::Game>(
                at_euchre(natural, over(kH9, "pass, pass, pass", "DJ SA SK CA CK")).may),
            "pass, order, order alone");  // the turn-up counts for the dealer
  EXPECT_EQ(written<euchre::Game>(
                at_euchre(natural, over(kH9, "pass, pass, pass, pass", "DJ SA SK H9 HK")).may),
            "pass, S, D, S alone, D alone");
  const auto unknown = at_euchre(natural, over(kH9, ""));
  EXPECT_EQ(written<euchre::Game>(unknown.if_held), "order, order alone");
}

TEST(EuchreAuction, options_that_leave_other_calls_are_cited) {
  const euchre::Rules natural{.natural_trump = true};
  const euchre::Rules forfeit{.stick_the_dealer = true, .dealer_forfeit = true};
  const char* last = "pass, pass, pass, pass, pass, pass, pass";
  const auto why = [](const euchre::Rules& rules, const char* said) {
    return to_string(at_euchre(rules, over(kH9, said)).why);
  };
  EXPECT_EQ(why(natural, ""), "EU-7.16");
  EXPECT_EQ(why(natural, "pass, pass, pass"), "EU-3.1");  // the turn-up counts for the dealer
  EXPECT_EQ(why(natural, "pass, pass, pass, pass"), "EU-7.16");
  EXPECT_EQ(why(forfeit, last), "EU-7.20");
  EXPECT_EQ(why({.dealer_forfeit = true}, last), "EU-7.20");
  EXPECT_EQ(why({.stick_the_dealer = true}, last), "EU-7.7");
}

TEST(EuchreAuction, a_word_of_another_round_is_refused_by_its_own_clause) {
  const euchre::Rules natural{.natural_trump = true};
  EXPECT_EQ(to_string(at_euchre(natural, over(kH9, "H")).refused->rule), "EU-3.1");
}

/// Dealer in seat 0: seats 3, 2, 1, 0 speak in this order.
Auction<quadrille::Deal> at_quadrille(const char* said) {
  return auction(quadrille::Rules{}, start(quadrille::Rules{}, 4),
                 {.calls = calls<quadrille::Game>(said)});
}

TEST(QuadrilleAuction, QU_3_4_there_are_79_auctions) {
  const auto all = auctions(quadrille::Rules{}, start(quadrille::Rules{}, 4));
  EXPECT_EQ(all.size(), 79U);
  std::array<std::array<int, 4>, 4> won{};  // by contract and priority
  for (const Calls& said : all) {
    EXPECT_LE(said.size(), 8U);
    const auto deal =
        auction(quadrille::Rules{}, start(quadrille::Rules{}, 4), {.calls = said}).deal;
    const int ombre = deal.ombre ? deal.ombre->index : 0;
    ++won[static_cast<std::size_t>(*deal.contract)][static_cast<std::size_t>(3 - ombre)];
  }
  EXPECT_EQ(won[0], (std::array{1, 1, 1, 1}));
  EXPECT_EQ(won[1], (std::array{4, 4, 4, 4}));
  EXPECT_EQ(won[2], (std::array{16, 15, 14, 13}));
  EXPECT_EQ(won[3], (std::array{0, 0, 0, 1}));
}

TEST(QuadrilleAuction, rows_of_the_dossier) {
  struct Row {
    const char* said;
    quadrille::Deal deal;
  };
  using enum quadrille::Deal::Contract;
  for (const auto& [said, deal] :
       {Row{"pass, alliance, pass, pass", {.ombre = seat(2), .contract = alliance}},
        Row{"alliance, solo, pass, pass, solo, pass", {.ombre = seat(3), .contract = solo}},
        Row{"alliance, solo, pass, pass, pass", {.ombre = seat(2), .contract = solo}},
        Row{"pass, alliance, solo, vole, vole, pass, pass", {.ombre = seat(2), .contract = vole}},
        Row{"pass, pass, pass, pass", {.contract = forced}}}) {
    EXPECT_EQ(at_quadrille(said).deal, deal) << said;
    EXPECT_FALSE(at_quadrille(said).refused) << said;
  }
  EXPECT_EQ(at_quadrille("alliance, alliance").refused, (RefusedCall{1, seat(2), "QU-3.2"_rule}));
  EXPECT_EQ(at_quadrille("solo, vole, pass, pass, alliance").refused,
            (RefusedCall{4, seat(3), "QU-3.2"_rule}));
  EXPECT_EQ(written<quadrille::Game>(at_quadrille("alliance").may), "pass, solo, vole");
  EXPECT_EQ(written<quadrille::Game>(at_quadrille("alliance, solo, pass, pass").may),
            "pass, solo, vole");
}

TEST(QuadrilleAuction, QU_3_7_what_may_be_called) {
  using Rules = quadrille::Rules;
  const Rules strict{.call_queen = Rules::CallQueen::four_kings};
  const Rules own{.call_own_king = true};
  struct Row {
    Rules rules;
    const char* hand;
    const char* callable;
    RuleId why;
  };
  for (const auto& [rules, hand, expected, why] :
       {Row{{}, "HK SK", "DK CK", "QU-3.7"_rule}, Row{{}, "S3", "SK DK CK", "QU-3.7"_rule},
        Row{{}, "SK DK CK DQ", "SQ CQ", "QU-3.8"_rule},
        Row{{}, "SK DK CK SQ DQ CQ", "", "QU-3.8"_rule},
        Row{strict, "SK DK CK DQ", "SK DK CK", "QU-7.11"_rule},
        Row{strict, "HK SK DK CK DQ", "SQ CQ", "QU-3.8"_rule},
        Row{own, "SK", "SK DK CK", "QU-7.12"_rule}}) {
    const Playable called = callable(rules, Suit::hearts, cards(hand));
    EXPECT_EQ(written(called.cards), written(cards(expected))) << hand;
    EXPECT_EQ(called.why, why) << hand;
  }
}

TEST(KlaverjasAuction, KJ_3_1_and_KJ_7_1_every_auction_is_counted) {
  using Rules = klaverjas::Rules;
  using enum Rules::TrumpChoice;
  const Bidding second_pack{.turn_up = Card(Suit::diamonds, Rank::seven),
                            .next_card = Card(Suit::clubs, Rank::king)};
  struct Row {
    Rules::TrumpChoice way;
    std::size_t four, three;
  };
  for (const auto& [way, four, three] :
       {Row{free, 20, 13}, Row{forehand_must, 4, 4}, Row{dealer_first, 20, 13},
        Row{second_pack_next_card, 5, 4}, Row{second_pack_any_suit, 8, 4},
        Row{second_pack_other_suit, 7, 4}}) {
    const Rules at_four{.trump_choice = way};
    const Rules at_three{.trump_choice = way, .players = 3};
    EXPECT_EQ(auctions(at_four, start(at_four, 4), second_pack).size(), four);
    EXPECT_EQ(auctions(at_three, start(at_three, 3), second_pack).size(), three);
  }
}

TEST(KlaverjasAuction, who_makes_and_who_may_not) {
  using Rules = klaverjas::Rules;
  const auto told = [](const Rules& rules, Bidding bidding) {
    return auction(rules, start(rules, rules.players), bidding);
  };
  EXPECT_EQ(told({}, {.calls = calls<klaverjas::Game>("pass, H")}).deal,
            (klaverjas::Deal{.maker = seat(2), .trump = Suit::hearts}));
  const auto forced = told({}, {.calls = calls<klaverjas::Game>("pass, pass, pass, pass")});
  EXPECT_EQ(forced.to_call, seat(1));
  EXPECT_EQ(written<klaverjas::Game>(forced.may), "S, H, D, C");
  EXPECT_EQ(forced.why, "KJ-3.2"_rule);
  EXPECT_EQ(told({}, {.calls = calls<klaverjas::Game>("pass, pass, pass, pass, pass")}).refused,
            (RefusedCall{4, seat(1), "KJ-3.2"_rule}));
  EXPECT_EQ(told({.trump_choice = Rules::TrumpChoice::dealer_first}, {}).to_call, seat(0));
  const Rules next{.trump_choice = Rules::TrumpChoice::second_pack_next_card};
  EXPECT_EQ(told(next, {.turn_up = Card(Suit::diamonds, Rank::seven),
                        .next_card = Card(Suit::clubs, Rank::king),
                        .calls = calls<klaverjas::Game>("pass, pass, pass, pass")})
                .deal,
            (klaverjas::Deal{.maker = seat(1), .trump = Suit::clubs}));
  EXPECT_EQ(told({.players = 3}, {.calls = calls<klaverjas::Game>("pass, pass, pass")}).deal,
            (klaverjas::Deal{.passed_out = true}));
  const Rules holding{.maker_must_hold_trump = true};
  EXPECT_EQ(written<klaverjas::Game>(told(holding, {.hand = cards("SA S7 HK")}).may), "pass, S, H");
  EXPECT_EQ(written<klaverjas::Game>(told(holding, {}).if_held), "S, H, D, C");
  EXPECT_EQ(
      told(holding, {.hand = cards("SA S7 HK"), .calls = calls<klaverjas::Game>("D")}).refused,
      (RefusedCall{0, seat(1), "KJ-7.6"_rule}));
  EXPECT_FALSE(
      told(holding, {.hand = cards("SA S7 HK"), .calls = calls<klaverjas::Game>("S")}).refused);
}

}  // namespace
}  // namespace spadille
