// Rulings of Klaverjas (chapter 8): every irregularity, both sides of each stage, every value of
// every option; and what holds of all of them. Tables: longer than most files.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/klaverjas.h"
#include "tests/support/rulings.h"

namespace spadille::klaverjas {
namespace {

using What = Incident::What;
using Noticed = Incident::Noticed;
using Proof = Incident::Proof;
using Choice = Incident::Choice;
using Claimed = Incident::Claimed;
using Since = Incident::Since;
using Wish = Incident::Wish;
using Says = Incident::Says;
using Talon = Incident::Talon;
using Trick = Incident::Trick;
using Texts = std::vector<std::string>;

constexpr Rules kThree{.players = 3};
constexpr Rules kIndividual{.partners = Rules::Partners::rotating};

std::string words_of(const Message& message) {
  std::string text(message.key.substr(message.key.find('.', message.key.find('.') + 1) + 1));
  for (const Arg& arg : message.args) {
    const char* kind = arg.kind == Arg::Kind::seat   ? " seat"
                       : arg.kind == Arg::Kind::side ? " side"
                                                     : " ";
    text += kind + std::to_string(arg.value);
  }
  return text;
}

/// "redeal", "KJ-8.2 KJ-8.1", "deal_again": the effect and who deals next, the clauses, then
/// a text for each sentence and each line.
Texts told(const Decision& decision) {
  Texts all{tests::text_of(decision.ruling.effect), ""};
  if (decision.ruling.dealer) all[0] += " seat" + std::to_string(decision.ruling.dealer->index);
  for (const RuleId clause : decision.clauses)
    all[1] += (all[1].empty() ? "" : " ") + to_string(clause);
  for (const Message& message : decision.words) all.push_back(words_of(message));
  for (const Line& line : decision.ruling.lines) all.push_back(tests::text_of(line));
  return all;
}

struct Row {
  const char* what;
  Rules rules;
  Incident incident;
  Texts expected;
};

/// North deals.
void expect_rulings(std::span<const Row> rows) {
  for (const Row& row : rows) {
    const Carry carry = start(row.rules, row.rules.players);
    ASSERT_EQ(validate(row.rules, carry, row.incident), Findings{}) << row.what;
    EXPECT_EQ(told(rule_on(row.rules, carry, row.incident)), row.expected) << row.what;
  }
}

Texts dealt_again(const char* clauses, Texts words = {}) {
  Texts all{"redeal", clauses};
  all.insert(all.end(), words.begin(), words.end());
  all.emplace_back("deal_again");
  return all;
}
Texts advised(const char* clauses, Texts words) {
  Texts all{"advice", clauses};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}
const Texts kEntered{"entered"};

TEST(KlaverjasRulings, faults_of_the_deal) {
  const auto at = [](What what, Noticed noticed, std::optional<Choice> choice = {}) {
    return Incident{.what = what, .noticed = noticed, .choice = choice};
  };
  const Row rows[] = {
      {"KJ-8.2 nobody has spoken, somebody asks",
       {},
       at(What::wrong_packets, Noticed::dealing, Choice::claim),
       {"redeal", "KJ-8.2 KJ-8.1 KJ-2.2", "deal_again", "packets.three_two_three"}},
      {"KJ-8.2 nobody asks",
       {},
       at(What::wrong_packets, Noticed::dealing, Choice::let_stand),
       advised("KJ-8.2 KJ-8.1 KJ-2.2", {"nobody_asks", "packets.three_two_three"})},
      {"KJ-8.2 somebody has spoken",
       {},
       at(What::wrong_packets, Noticed::choosing),
       advised("KJ-8.2 KJ-2.2", {"stands_if_right_number", "packets.three_two_three"})},
      {"KJ-7.24 four and four",
       {.packets = Rules::Packets::four_four},
       at(What::wrong_packets, Noticed::choosing),
       advised("KJ-8.2 KJ-7.24", {"stands_if_right_number", "packets.four_four"})},
      {"KJ-7.24 three, three, two",
       {.packets = Rules::Packets::three_three_two},
       at(What::wrong_packets, Noticed::choosing),
       advised("KJ-8.2 KJ-7.24", {"stands_if_right_number", "packets.three_three_two"})},
      {"KJ-7.16 with a talon", kThree, at(What::wrong_packets, Noticed::choosing),
       advised("KJ-8.2 KJ-7.16", {"stands_if_right_number", "packets.with_talon"})},
      {"KJ-8.3 nobody has spoken, somebody asks",
       {},
       at(What::faced_card, Noticed::dealing, Choice::claim),
       dealt_again("KJ-8.3 KJ-8.1")},
      {"KJ-8.3 nobody asks",
       {},
       at(What::faced_card, Noticed::dealing, Choice::let_stand),
       advised("KJ-8.3 KJ-8.1", {"nobody_asks"})},
      {"KJ-8.3 somebody has spoken",
       {},
       at(What::faced_card, Noticed::choosing),
       advised("KJ-8.3", {"stands_once_spoken"})},
      {"KJ-8.3 of three, the talon", kThree, at(What::faced_card, Noticed::dealing, Choice::claim),
       dealt_again("KJ-8.3 KJ-8.1")},
      {"KJ-8.4 while dealing",
       {},
       at(What::wrong_number, Noticed::dealing),
       dealt_again("KJ-8.4 KJ-8.1", {"wrong_number"})},
      {"KJ-8.4 at the last moment",
       {},
       at(What::wrong_number, Noticed::counting),
       dealt_again("KJ-8.4 KJ-8.1", {"wrong_number"})},
      {"KJ-8.4 points are entered",
       {},
       at(What::wrong_number, Noticed::entered),
       advised("KJ-8.1 KJ-8.4 KJ-8.24", kEntered)},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, wrong_dealer) {
  const auto dealt = [](int who, Noticed noticed, std::optional<Choice> choice = {}) {
    return Incident{
        .what = What::wrong_dealer, .who = seat(who), .noticed = noticed, .choice = choice};
  };
  const Row rows[] = {
      {"KJ-8.5 no card is led, somebody asks",
       {},
       dealt(1, Noticed::choosing, Choice::claim),
       {"redeal seat0", "KJ-8.5 KJ-8.1", "right_dealer"}},
      {"KJ-8.5 no card is led, nobody asks",
       {},
       dealt(1, Noticed::dealing, Choice::let_stand),
       {"advice seat0", "KJ-8.5", "passed_over seat2"}},
      {"KJ-8.5 east has dealt, a card is led",
       {},
       dealt(1, Noticed::on_the_table),
       {"advice seat0", "KJ-8.5", "passed_over seat2"}},
      {"KJ-8.5 south has dealt",
       {},
       dealt(2, Noticed::led_on),
       {"advice seat0", "KJ-8.5", "passed_over seat3"}},
      {"KJ-8.5 west has dealt once more",
       {},
       dealt(3, Noticed::led_on),
       {"advice seat0", "KJ-8.5", "passed_over_neighbour"}},
      {"KJ-8.5 of three",
       kThree,
       dealt(1, Noticed::led_on),
       {"advice seat0", "KJ-8.5", "passed_over seat2"}},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, faults_in_choosing_trumps) {
  constexpr Rules kAtOnce{.trump_change = Rules::TrumpChange::first_card};
  constexpr Rules kNever{.trump_change = Rules::TrumpChange::never};
  constexpr Rules kMustHold{.maker_must_hold_trump = true};
  const auto wants = [](std::optional<Since> since) {
    return Incident{
        .what = What::wrong_suit, .who = seat(1), .wish = Wish::another_suit, .since = since};
  };
  const Incident to_pass{.what = What::wrong_suit, .who = seat(1), .wish = Wish::pass};
  const auto lacks = [](std::optional<Noticed> noticed) {
    return Incident{.what = What::suit_not_held, .noticed = noticed};
  };
  const Texts changed = advised("KJ-8.7", {"suit_changed seat1", "no_penalty"});
  const Texts stays = advised("KJ-8.7", {"too_late_to_change", "suit_stays seat1"});
  const Row rows[] = {
      {"KJ-8.6 out of turn",
       {},
       {.what = What::call_out_of_turn, .who = seat(2)},
       advised("KJ-8.6", {"call_void seat2", "call_again seat2"})},
      {"KJ-8.7 passing is never possible",
       {},
       to_pass,
       advised("KJ-8.7", {"no_pass_after", "suit_stays seat1"})},
      {"KJ-8.7 nor at once", kAtOnce, to_pass,
       advised("KJ-8.7", {"no_pass_after", "suit_stays seat1"})},
      {"KJ-8.7 next_player, at once", {}, wants(Since::at_once), changed},
      {"KJ-8.7 next_player, nobody has spoken", {}, wants(Since::a_while), changed},
      {"KJ-8.7 next_player, somebody has spoken", {}, wants(Since::somebody_spoke), stays},
      {"KJ-8.7 next_player, a card is led", {}, wants(Since::card_led), stays},
      {"KJ-8.7 first_card, at once", kAtOnce, wants(Since::at_once), changed},
      {"KJ-8.7 first_card, not at once", kAtOnce, wants(Since::a_while), stays},
      {"KJ-8.7 first_card, a card is led", kAtOnce, wants(Since::card_led), stays},
      {"KJ-8.7 never", kNever, wants({}), stays},
      {"KJ-8.8 off", {}, lacks({}), advised("KJ-8.8 KJ-7.6", {"any_suit_will_do"})},
      {"KJ-8.8 on, no card is led", kMustHold, lacks(Noticed::choosing),
       advised("KJ-8.8 KJ-7.6", {"name_held", "no_penalty"})},
      {"KJ-8.8 on, a card is led", kMustHold, lacks(Noticed::on_the_table),
       advised("KJ-8.8 KJ-7.6", {"stands_once_led"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, cards_out_of_turn_and_exposed) {
  constexpr Rules kPenalty{.out_of_turn = Rules::OutOfTurn::penalty_card};
  const auto lead = [](std::optional<Choice> choice) {
    return Incident{
        .what = What::lead_out_of_turn, .who = seat(1), .played_on = !choice, .choice = choice};
  };
  const auto card = [](std::optional<Choice> choice) {
    return Incident{
        .what = What::card_out_of_turn, .who = seat(3), .played_on = !choice, .choice = choice};
  };
  const auto two = [](Noticed noticed, std::optional<Choice> choice = {}) {
    return Incident{.what = What::two_cards, .who = seat(3), .noticed = noticed, .choice = choice};
  };
  const Row rows[] = {
      {"KJ-8.9 an opponent objects",
       {},
       lead(Choice::claim),
       advised("KJ-8.9", {"lead_taken_back seat1", "no_penalty"})},
      {"KJ-8.9 penalty card", kPenalty, lead(Choice::claim),
       advised("KJ-8.9", {"lead_lies_open seat1", "penalty_card"})},
      {"KJ-8.9 nobody objects", {}, lead(Choice::let_stand), advised("KJ-8.9", {"lead_stands"})},
      {"KJ-8.9 the next player has played", kPenalty, lead({}), advised("KJ-8.9", {"lead_stands"})},
      {"KJ-8.10 an opponent objects",
       {},
       card(Choice::claim),
       advised("KJ-8.10", {"card_taken_back seat3", "no_penalty"})},
      {"KJ-8.10 penalty card", kPenalty, card(Choice::claim),
       advised("KJ-8.10 KJ-8.9", {"card_lies_open seat3"})},
      {"KJ-8.10 nobody objects", kPenalty, card(Choice::let_stand),
       advised("KJ-8.10", {"card_stands"})},
      {"KJ-8.10 who was passed over has played", {}, card({}), advised("KJ-8.10", {"card_stands"})},
      {"KJ-8.11 laid down in turn",
       {},
       {.what = What::exposed_card, .who = seat(3), .in_turn = true},
       advised("KJ-8.11 KJ-8.14", {"card_is_played seat3", "unless_revoke"})},
      {"KJ-8.11 dropped",
       {},
       {.what = What::exposed_card, .who = seat(3)},
       advised("KJ-8.11", {"card_returns seat3", "no_penalty"})},
      {"KJ-8.12 on the table",
       {},
       two(Noticed::on_the_table),
       advised("KJ-8.12", {"says_which seat3", "no_penalty"})},
      {"KJ-8.12 turned with five cards",
       {},
       two(Noticed::turned, Choice::claim),
       dealt_again("KJ-8.12 KJ-8.4 KJ-8.1", {"card_too_many"})},
      {"KJ-8.12 turned, and the others let it stand",
       {},
       two(Noticed::led_on, Choice::let_stand),
       advised("KJ-8.12 KJ-8.4", {"wrong_number_stands"})},
      {"KJ-8.12 points are entered",
       {},
       two(Noticed::entered),
       advised("KJ-8.1 KJ-8.12 KJ-8.24", kEntered)},
  };
  expect_rulings(rows);
}

Incident revoke(int who, Noticed noticed, std::optional<Proof> proof = {}) {
  return {.what = What::revoke, .who = seat(who), .noticed = noticed, .proof = proof};
}

/// Proved and claimed.
Incident late(int who, InlineVec<int, 3> roem = {}) {
  Incident incident = revoke(who, Noticed::led_on, Proof::proved);
  incident.choice = Choice::claim;
  incident.roem = roem;
  return incident;
}

TEST(KlaverjasRulings, revoke_noticed_in_time) {
  constexpr Rules kNextLead{.revoke_deadline = Rules::RevokeDeadline::next_lead};
  constexpr Rules kBarred{.corrected_revoke = Rules::CorrectedRevoke::suit_barred};
  constexpr Rules kBarredOfThree{.players = 3,
                                 .corrected_revoke = Rules::CorrectedRevoke::suit_barred};
  const Texts mended =
      advised("KJ-8.14 KJ-8.13", {"revoke_mended seat3", "roem_again", "no_penalty"});
  const Row rows[] = {
      {"KJ-8.14 on the table", {}, revoke(3, Noticed::on_the_table), mended},
      {"KJ-8.14 next_lead, on the table", kNextLead, revoke(3, Noticed::on_the_table), mended},
      {"KJ-8.14 next_lead, turned", kNextLead, revoke(3, Noticed::turned), mended},
      {"KJ-8.14 suit_barred", kBarred, revoke(3, Noticed::on_the_table),
       advised("KJ-8.14 KJ-8.13", {"revoke_mended seat3", "roem_again", "suit_barred seat1"})},
      {"KJ-8.14 suit_barred, of three", kBarredOfThree, revoke(2, Noticed::on_the_table),
       advised("KJ-8.14 KJ-8.13", {"revoke_mended seat2", "roem_again", "no_penalty"})},
      {"KJ-8.14 trick_turned, turned: too late",
       {},
       revoke(3, Noticed::turned, Proof::not_proved),
       advised("KJ-8.21 KJ-8.20", {"not_proved", "play_on", "no_penalty"})},
      {"KJ-8.21 not proved while the points are counted",
       {},
       revoke(3, Noticed::counting, Proof::not_proved),
       advised("KJ-8.21 KJ-8.20", {"not_proved", "counted_as_played", "no_penalty"})},
      {"KJ-8.14 next_lead, led on: too late", kNextLead,
       revoke(3, Noticed::led_on, Proof::not_proved),
       advised("KJ-8.21 KJ-8.20", {"not_proved", "play_on", "no_penalty"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, revoke_costs_the_deal) {
  constexpr Rules kOnly{.revoke = Rules::Revoke::points_only};
  constexpr Rules kBonus{.revoke_bonus = 100};
  constexpr Rules kOnlyAndBonus{.revoke = Rules::Revoke::points_only, .revoke_bonus = 100};
  constexpr Rules kThreeAndBonus{.players = 3, .revoke_bonus = 100};
  constexpr Rules kNoLastTrick{.last_trick = 0};
  Incident let_stand = revoke(0, Noticed::counting, Proof::proved);
  let_stand.choice = Choice::let_stand;
  Incident mixed = late(0, {0});
  mixed.proof = Proof::mixed_by_accused;
  const Incident both = revoke(0, Noticed::counting, Proof::both_sides);
  const Row rows[] = {
      {"KJ-8.15 the example",
       {},
       late(0, {50, 20}),
       {"replaces_score", "KJ-8.15 KJ-8.20", "deal_ends side0", "KJ-8.15 side1 +162 table -162",
        "KJ-8.15 side1 +50 table -50", "KJ-8.15 side1 +20 table -20"}},
      {"KJ-8.15 roem of the offenders is not told: none",
       {},
       late(0, {50}),
       {"replaces_score", "KJ-8.15 KJ-8.20", "deal_ends side0", "KJ-8.15 side1 +162 table -162",
        "KJ-8.15 side1 +50 table -50"}},
      {"KJ-8.15 no roem claimed",
       {},
       late(3, {0}),
       {"replaces_score", "KJ-8.15 KJ-8.20", "deal_ends side1", "KJ-8.15 side0 +162 table -162"}},
      {"KJ-8.15 points_only",
       kOnly,
       late(0),
       {"replaces_score", "KJ-8.15 KJ-8.20", "deal_ends side0", "KJ-8.15 side1 +162 table -162"}},
      {"KJ-8.16 the example",
       kBonus,
       late(1, {40}),
       {"replaces_score", "KJ-8.15 KJ-8.16 KJ-8.20", "deal_ends side1",
        "KJ-8.15 side0 +162 table -162", "KJ-8.15 side0 +40 table -40",
        "KJ-8.16 side0 +100 table -100"}},
      {"KJ-8.16 points_only",
       kOnlyAndBonus,
       late(1),
       {"replaces_score", "KJ-8.15 KJ-8.16 KJ-8.20", "deal_ends side1",
        "KJ-8.15 side0 +162 table -162", "KJ-8.16 side0 +100 table -100"}},
      {"KJ-8.15 of three",
       kThree,
       late(1, {20, 0}),
       {"replaces_score", "KJ-8.15 KJ-8.20", "deal_ends seat1",
        "KJ-8.15 seat0 +162 seat2 +162 table -324", "KJ-8.15 seat2 +20 table -20",
        "KJ-8.15 seat0 +20 table -20"}},
      {"KJ-8.16 of three",
       kThreeAndBonus,
       late(0, {0, 0}),
       {"replaces_score", "KJ-8.15 KJ-8.16 KJ-8.20", "deal_ends seat0",
        "KJ-8.15 seat1 +162 seat2 +162 table -324", "KJ-8.16 seat1 +100 seat2 +100 table -200"}},
      {"KJ-8.15 other values: all points of the deal",
       kNoLastTrick,
       late(0, {0}),
       {"replaces_score", "KJ-8.15 KJ-8.20", "deal_ends side0", "KJ-8.15 side1 +152 table -152"}},
      {"KJ-8.15 the innocent side lets it stand",
       {},
       let_stand,
       advised("KJ-8.1 KJ-8.15", {"let_pass"})},
      {"KJ-8.15 both sides have revoked",
       {},
       both,
       dealt_again("KJ-8.15 KJ-8.20 KJ-8.1", {"both_revoked"})},
      {"KJ-8.15 points_only, both sides have revoked", kOnly, both,
       dealt_again("KJ-8.15 KJ-8.20 KJ-8.1", {"both_revoked"})},
      {"KJ-8.20 the accused mixed the cards",
       {},
       mixed,
       {"replaces_score", "KJ-8.15 KJ-8.20", "mixed_by_accused", "deal_ends side0",
        "KJ-8.15 side1 +162 table -162"}},
      {"KJ-8.20 the accusers mixed the cards",
       {},
       revoke(0, Noticed::counting, Proof::mixed_by_accusers),
       advised("KJ-8.21 KJ-8.20", {"mixed_by_accusers", "no_penalty"})},
      {"KJ-8.20 points are entered",
       {},
       revoke(0, Noticed::entered),
       advised("KJ-8.20 KJ-8.1", {"revoke_too_late"})},
      {"KJ-8.21 a wrong accusation",
       {},
       {.what = What::wrong_accusation},
       advised("KJ-8.21", {"not_proved", "no_penalty"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, revoke_has_the_deal_dealt_again) {
  constexpr Rules kAgain{.revoke = Rules::Revoke::deal_again};
  constexpr Rules kTwice{.revoke = Rules::Revoke::deal_again_twice};
  constexpr Rules kAgainOfThree{.players = 3, .revoke = Rules::Revoke::deal_again};
  const auto nth = [](int times) {
    Incident incident = late(2);
    incident.times = times;
    return incident;
  };
  const auto in_deal = [](int dealt) {
    Incident incident = late(2);
    incident.dealt = dealt;
    return incident;
  };
  Incident both = revoke(0, Noticed::led_on, Proof::both_sides);
  Incident both_in_third = both;
  both.dealt = 1;
  both_in_third.dealt = 3;
  const auto ended = [](int dealt, bool lopsided) {
    return Incident{.what = What::dealt_again, .dealt = dealt, .lopsided = lopsided};
  };
  const Texts lost{"replaces_score", "KJ-8.17 KJ-8.20", "later_revoke side0",
                   "KJ-8.17 side1 +162 table -162", "KJ-8.17 side1 +100 table -100"};
  const Row rows[] = {
      {"KJ-8.17 deal_again, the first", kAgain, nth(1),
       dealt_again("KJ-8.17 KJ-8.20 KJ-8.1", {"first_revoke side0"})},
      {"KJ-8.17 deal_again, the second", kAgain, nth(2), lost},
      {"KJ-8.17 deal_again, the third", kAgain, nth(3), lost},
      {"KJ-8.17 deal_again, of three",
       kAgainOfThree,
       nth(2),
       {"replaces_score", "KJ-8.17 KJ-8.20", "later_revoke seat2",
        "KJ-8.17 seat0 +162 seat1 +162 table -324", "KJ-8.17 seat0 +100 seat1 +100 table -200"}},
      {"KJ-8.15 deal_again, both sides", kAgain, both,
       dealt_again("KJ-8.15 KJ-8.20 KJ-8.1", {"both_revoked"})},
      {"KJ-8.17 deal_again_twice, the first deal", kTwice, in_deal(1),
       dealt_again("KJ-8.17 KJ-8.20 KJ-8.1", {"second_deal"})},
      {"KJ-8.17 deal_again_twice, the second", kTwice, in_deal(2),
       dealt_again("KJ-8.17 KJ-8.20 KJ-8.1", {"third_deal"})},
      {"KJ-8.17 deal_again_twice, the third",
       kTwice,
       in_deal(3),
       {"replaces_score", "KJ-8.17 KJ-8.20", "third_deal_revoked side0",
        "KJ-8.17 side1 +162 table -162", "KJ-8.17 side1 +100 table -100"}},
      {"KJ-8.17 deal_again_twice, both sides", kTwice, both,
       dealt_again("KJ-8.17 KJ-8.20 KJ-8.1", {"second_deal"})},
      {"KJ-8.17 deal_again_twice, both sides in the third", kTwice, both_in_third,
       advised("KJ-8.17 KJ-8.20", {"third_deal_stands"})},
      {"KJ-8.17 the makers are nat in the second deal", kTwice, ended(2, true),
       dealt_again("KJ-8.17 KJ-8.1", {"third_deal"})},
      {"KJ-8.17 they make the second deal", kTwice, ended(2, false),
       advised("KJ-8.17", {"second_deal_scored"})},
      {"KJ-8.17 the third deal stands", kTwice, ended(3, false),
       advised("KJ-8.17", {"third_deal_stands"})},
      {"KJ-8.17 deal_again: the second deal stands",
       kAgain,
       {.what = What::dealt_again},
       advised("KJ-8.17", {"second_deal_scored"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, revoke_costs_its_player_or_nobody) {
  constexpr Rules kPersonal{.revoke = Rules::Revoke::personal};
  constexpr Rules kRotating{.partners = Rules::Partners::rotating,
                            .revoke = Rules::Revoke::personal};
  constexpr Rules kOfThree{.players = 3, .revoke = Rules::Revoke::personal};
  constexpr Rules kNone{.revoke = Rules::Revoke::none};
  const auto found = [](Noticed noticed, std::optional<int> turned_since,
                        std::optional<Choice> choice = {}) {
    Incident incident = revoke(3, noticed, Proof::proved);
    incident.turned_since = turned_since;
    incident.choice = choice;
    return incident;
  };
  Incident both = found(Noticed::led_on, 2);
  both.proof = Proof::both_sides;
  const Texts back = advised("KJ-8.19 KJ-8.20", {"tricks_taken_back seat3", "no_penalty"});
  const Row rows[] = {
      {"KJ-8.18 fixed partners",
       kPersonal,
       late(3),
       {"lines", "KJ-8.18 KJ-8.20", "personal seat3", "side_pays side1",
        "KJ-8.18 side1 -100 table +100"}},
      {"KJ-8.18 rotating partners",
       kRotating,
       late(3),
       {"lines", "KJ-8.18 KJ-8.20", "personal seat3", "partner_keeps seat1",
        "KJ-8.18 seat3 -100 table +100"}},
      {"KJ-8.18 of three",
       kOfThree,
       late(2),
       {"lines", "KJ-8.18 KJ-8.20", "personal seat2", "KJ-8.18 seat2 -100 table +100"}},
      {"KJ-8.19 the last trick turned", kNone, found(Noticed::turned, {}), back},
      {"KJ-8.19 the next trick is under way", kNone, found(Noticed::led_on, 0), back},
      {"KJ-8.19 the trick before the last turned", kNone, found(Noticed::led_on, 1), back},
      {"KJ-8.19 further back, the innocent side plays on", kNone,
       found(Noticed::led_on, 2, Choice::let_stand), advised("KJ-8.19 KJ-8.20", {"play_on"})},
      {"KJ-8.19 further back, and the points are counted", kNone,
       found(Noticed::counting, 7, Choice::let_stand),
       advised("KJ-8.19 KJ-8.20", {"counted_as_played"})},
      {"KJ-8.19 further back, the innocent side gives up", kNone,
       found(Noticed::counting, 7, Choice::claim),
       dealt_again("KJ-8.19 KJ-8.20 KJ-8.1", {"given_up"})},
      {"KJ-8.19 further back, nobody is innocent", kNone, both,
       advised("KJ-8.19 KJ-8.20", {"play_on"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, guest_has_no_personal_total) {
  constexpr Rules kRotating{.partners = Rules::Partners::rotating,
                            .revoke = Rules::Revoke::personal};
  Carry carry = start(kRotating, 4);
  carry.absent = {seat(3)};
  EXPECT_EQ(told(rule_on(kRotating, carry, late(3))), advised("KJ-8.18 KJ-8.20", {"guest seat3"}));
}

TEST(KlaverjasRulings, partners_are_those_of_the_game_in_progress) {
  Carry carry = start(kIndividual, 4);
  carry.games = {{.totals = {1500, 1300}, .winners = {seat(0), seat(2)}}};
  // In the second game the first player and the second are partners.
  EXPECT_EQ(told(rule_on(kIndividual, carry, late(1, {0})))[2], "deal_ends side0");
  EXPECT_EQ(told(rule_on(kIndividual, carry, late(2, {0})))[2], "deal_ends side1");
}

TEST(KlaverjasRulings, personal_loss_is_the_players_alone) {
  constexpr Rules kRotating{.partners = Rules::Partners::rotating,
                            .revoke = Rules::Revoke::personal};
  const Carry carry = start(kRotating, 4);
  const Deal deal{.maker = seat(1), .points = 95};
  ScoreSheet sheet = score(kRotating, carry, deal);
  const Ruling ruling = rule_on(kRotating, carry, late(1)).ruling;
  sheet.lines.insert(sheet.lines.end(), ruling.lines.begin(), ruling.lines.end());
  const Carry next = advance(kRotating, carry, deal, sheet);
  EXPECT_EQ(next.balances, (BySeat{67, 95}));
  // KJ-8.18: D keeps 95, and B has -5 from it.
  EXPECT_EQ(standing(kRotating, next).personal, (Totals{67, -5, 67, 95}));
}

TEST(KlaverjasRulings, false_claims_of_roem) {
  constexpr Rules kAsAny{.false_roem = Rules::FalseRoem::as_any_claim};
  constexpr Rules kAsAnyTurned{.roem_deadline = Rules::RoemDeadline::trick_turned,
                               .false_roem = Rules::FalseRoem::as_any_claim};
  constexpr Rules kAsAnyLate{.roem_deadline = Rules::RoemDeadline::none,
                             .false_roem = Rules::FalseRoem::as_any_claim};
  constexpr Rules kAnyone{.roem_caller = Rules::RoemCaller::anyone};
  constexpr Rules kAutomatic{.roem_caller = Rules::RoemCaller::automatic};
  constexpr Rules kTurned{.roem_deadline = Rules::RoemDeadline::trick_turned};
  const auto claim = [](Claimed claimed, std::optional<Noticed> noticed, bool last_trick = false) {
    return Incident{
        .what = What::false_roem, .noticed = noticed, .claimed = claimed, .last_trick = last_trick};
  };
  const Texts again = advised("KJ-8.22 KJ-7.23", {"claim_struck", "right_value_may_be_claimed"});
  const Texts lost = advised("KJ-8.22 KJ-7.23", {"claim_struck", "right_value_is_lost"});
  const Texts rest = advised("KJ-8.22 KJ-7.23", {"rest_may_be_claimed"});
  const Texts rest_lost = advised("KJ-8.22 KJ-7.23", {"rest_is_lost"});
  const Row rows[] = {
      {"KJ-8.22 until_turned, on the table",
       {},
       claim(Claimed::too_much, Noticed::on_the_table),
       again},
      {"KJ-8.22 until_turned, turned", {}, claim(Claimed::too_much, Noticed::turned), lost},
      {"KJ-8.22 as_any_claim, turned", kAsAny, claim(Claimed::too_much, Noticed::turned), again},
      {"KJ-8.22 as_any_claim, led on", kAsAny, claim(Claimed::too_much, Noticed::led_on), lost},
      {"KJ-8.22 as_any_claim to the turn, on the table", kAsAnyTurned,
       claim(Claimed::too_much, Noticed::on_the_table), again},
      {"KJ-8.22 as_any_claim to the turn, turned", kAsAnyTurned,
       claim(Claimed::too_much, Noticed::turned), lost},
      {"KJ-8.22 as_any_claim to the turn, the last trick", kAsAnyTurned,
       claim(Claimed::too_much, Noticed::turned, true), again},
      {"KJ-8.22 as_any_claim to the counting, led on", kAsAnyLate,
       claim(Claimed::too_much, Noticed::led_on), again},
      {"KJ-8.22 as_any_claim to the counting, counting", kAsAnyLate,
       claim(Claimed::too_much, Noticed::counting), lost},
      {"KJ-8.22 points are entered",
       {},
       claim(Claimed::too_much, Noticed::entered),
       advised("KJ-8.1 KJ-8.22 KJ-8.24", kEntered)},
      {"KJ-8.22 too little, turned", {}, claim(Claimed::too_little, Noticed::turned), rest},
      {"KJ-8.22 too little, led on", {}, claim(Claimed::too_little, Noticed::led_on), rest_lost},
      {"KJ-8.22 too little, to the turn", kTurned, claim(Claimed::too_little, Noticed::turned),
       rest_lost},
      {"KJ-8.22 too little, to the turn, the last trick", kTurned,
       claim(Claimed::too_little, Noticed::turned, true), rest},
      {"KJ-8.22 by the side that lost the trick",
       {},
       claim(Claimed::by_losers, Noticed::on_the_table),
       advised("KJ-8.22 KJ-7.22", {"losers_claim", "winners_may_claim"})},
      {"KJ-7.22 anyone", kAnyone, claim(Claimed::by_losers, Noticed::on_the_table),
       advised("KJ-8.22 KJ-7.22", {"anyone_claims"})},
      {"KJ-7.22 automatic", kAutomatic, claim(Claimed::by_losers, Noticed::on_the_table),
       advised("KJ-8.22 KJ-7.22", {"roem_is_automatic"})},
      {"KJ-7.22 automatic, too much", kAutomatic, claim(Claimed::too_much, Noticed::counting),
       advised("KJ-8.22 KJ-7.22", {"claim_struck", "roem_is_automatic"})},
      {"KJ-7.22 automatic, too little", kAutomatic, claim(Claimed::too_little, Noticed::counting),
       advised("KJ-8.22 KJ-7.22", {"roem_is_automatic"})},
      {"KJ-8.22 what cannot be",
       {},
       claim(Claimed::impossible, {}),
       advised("KJ-8.22 KJ-5.11", {"claim_struck"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, counting_and_the_sheet) {
  const auto points = [](Noticed noticed, bool mixed = false) {
    return Incident{.what = What::wrong_points, .noticed = noticed, .mixed = mixed};
  };
  const Row rows[] = {
      {"KJ-8.23 counted again",
       {},
       points(Noticed::counting),
       advised("KJ-8.23 KJ-5.11", {"count_again 162", "rest_is_theirs"})},
      {"KJ-8.23 other values",
       {.last_trick = 5},
       points(Noticed::counting),
       advised("KJ-8.23 KJ-5.11", {"count_again 157", "rest_is_theirs"})},
      {"KJ-8.23 mixed",
       {},
       points(Noticed::counting, true),
       dealt_again("KJ-8.23 KJ-8.1", {"cards_mixed"})},
      {"KJ-8.23 mixed by one side",
       {},
       {.what = What::wrong_points, .noticed = Noticed::counting, .mixed = true, .by_one = true},
       advised("KJ-8.23 KJ-5.11", {"mixed_by_one"})},
      {"KJ-8.23 points are entered",
       {},
       points(Noticed::entered),
       advised("KJ-8.23 KJ-8.24", {"count_stands"})},
      {"KJ-8.24 written wrongly",
       {},
       {.what = What::slip},
       advised("KJ-8.24 KJ-6.7", {"mend_the_sheet"})},
      {"KJ-8.24 counted wrongly",
       {},
       {.what = What::slip, .counted_wrongly = true},
       advised("KJ-8.24", {"count_stands"})},
      {"KJ-8.24 the next game has begun",
       {},
       {.what = What::slip, .table_went_on = true},
       advised("KJ-8.24", {"sheet_stands"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, manners) {
  constexpr Rules kFirst{.look_back = Rules::LookBack::first_trick};
  const auto look = [](Trick trick) {
    return Incident{.what = What::trick_looked_at, .trick = trick};
  };
  const auto hand = [](Says says, bool agreed) {
    Incident told{.what = What::hand_laid_down, .who = seat(1), .says = says, .agreed = agreed};
    told.defends = says == Says::others_nat;
    if (says == Says::makers_nat) told.all_roem = 60;
    return told;
  };
  const auto talon = [](Talon which, std::optional<Noticed> noticed,
                        std::optional<Choice> choice = {}) {
    return Incident{.what = What::talon, .noticed = noticed, .talon = which, .choice = choice};
  };
  const Texts last = advised("KJ-8.25", {"look_at_the_last"});
  const Texts turned_back = advised("KJ-8.25", {"turn_it_back", "no_penalty"});
  const Texts proof = advised("KJ-8.25 KJ-8.20", {"look_for_proof"});
  const Row rows[] = {
      {"KJ-8.25 last_trick, the last", {}, look(Trick::last), last},
      {"KJ-8.25 last_trick, the first is the last", {}, look(Trick::first), last},
      {"KJ-8.25 last_trick, an older one", {}, look(Trick::older), turned_back},
      {"KJ-8.25 first_trick, the first", kFirst, look(Trick::first),
       advised("KJ-8.25", {"look_at_the_first"})},
      {"KJ-8.25 first_trick, the last", kFirst, look(Trick::last), turned_back},
      {"KJ-8.25 first_trick, an older one", kFirst, look(Trick::older), turned_back},
      {"KJ-8.25 to prove a revoke", {}, look(Trick::for_proof), proof},
      {"KJ-8.25 first_trick, to prove a revoke", kFirst, look(Trick::for_proof), proof},
      {"KJ-8.26 talk",
       {},
       {.what = What::talk},
       advised("KJ-8.26 KJ-8.1", {"no_talk", "no_penalty", "tournament"})},
      {"KJ-8.27 all agree",
       {},
       hand(Says::rest_is_mine, true),
       advised("KJ-8.27", {"rest_of_tricks side1 10", "roem_in_one_breath"})},
      {"KJ-8.27 somebody objects",
       {},
       hand(Says::rest_is_mine, false),
       advised("KJ-8.27", {"cards_taken_back seat1", "no_penalty"})},
      {"KJ-8.27 of three", kThree, hand(Says::rest_is_mine, true),
       advised("KJ-8.27", {"rest_of_tricks seat1 10", "roem_in_one_breath"})},
      {"KJ-8.27 the makers concede",
       {},
       hand(Says::makers_nat, true),
       advised("KJ-8.27 KJ-5.10", {"nat_conceded side1"})},
      {"KJ-8.27 the partner objects",
       {},
       hand(Says::makers_nat, false),
       advised("KJ-8.27", {"cards_taken_back seat1", "no_penalty"})},
      {"KJ-8.27 the defenders concede",
       {},
       hand(Says::others_nat, false),
       advised("KJ-8.27 KJ-5.10", {"only_makers_concede", "cards_taken_back seat1"})},
      {"KJ-8.28 changed before the first lead", kThree, talon(Talon::changed, Noticed::choosing),
       advised("KJ-8.28", {"talon_may_change"})},
      {"KJ-8.28 changed after it", kThree, talon(Talon::changed, Noticed::on_the_table),
       advised("KJ-8.28", {"talon_fixed"})},
      {"KJ-8.28 three laid away, before the first lead", kThree,
       talon(Talon::wrong_number, Noticed::choosing), advised("KJ-8.28", {"talon_mended"})},
      {"KJ-8.28 three laid away, after it", kThree,
       talon(Talon::wrong_number, Noticed::on_the_table, Choice::claim),
       dealt_again("KJ-8.4 KJ-8.28 KJ-8.1", {"wrong_number"})},
      {"KJ-8.28 three laid away, and the others let it stand", kThree,
       talon(Talon::wrong_number, Noticed::led_on, Choice::let_stand),
       advised("KJ-8.28 KJ-8.4", {"wrong_number_stands"})},
      {"KJ-8.28 three laid away, points are entered", kThree,
       talon(Talon::wrong_number, Noticed::entered), advised("KJ-8.1 KJ-8.4 KJ-8.24", kEntered)},
      {"KJ-8.28 looked at", kThree, talon(Talon::looked_at, {}),
       advised("KJ-8.28", {"talon_put_back", "no_penalty"})},
      {"KJ-8.1 something else",
       {},
       {.what = What::other},
       advised("KJ-8.1", {"table_decides", "tournament"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, nat_conceded_brings_all_card_points_and_all_roem) {
  const Incident conceded{.what = What::hand_laid_down,
                          .who = seat(1),
                          .says = Says::makers_nat,
                          .all_roem = 60,
                          .agreed = true};
  const Decision decision = rule_on({}, start({}, 4), conceded);
  EXPECT_EQ(decision.scoring, Scoring::as_ruled);
  EXPECT_EQ(decision.ruling, Ruling());
  EXPECT_EQ(total(ScoreSheet{decision.brings}, Side{0}), 162 + 60);
  EXPECT_EQ(total(ScoreSheet{decision.brings}, Side{1}), 0);
}

/// "/roem KJ-8.15 = 1": place, rule, what would do.
Texts found(const Rules& rules, const Incident& incident) {
  Texts all;
  for (const Finding& f : validate(rules, start(rules, rules.players), incident)) {
    const std::string key(f.message.key);
    all.push_back(f.place + (f.rule.named() ? ' ' + to_string(f.rule) : "") + ' ' +
                  key.substr(key.rfind('.') + 1) + (f.expected.empty() ? "" : " = " + f.expected));
  }
  return all;
}

TEST(KlaverjasRulings, only_the_makers_can_concede_nat) {
  Incident laid{.what = What::hand_laid_down, .who = seat(1), .says = Says::makers_nat};
  laid.all_roem = 0;
  EXPECT_EQ(validate({}, start({}, 4), laid), Findings{});
  laid.defends = true;
  EXPECT_EQ(found({}, laid), Texts{"/says KJ-8.27 makers_concede"});
  laid.says = Says::others_nat;
  laid.all_roem = {};
  EXPECT_EQ(validate({}, start({}, 4), laid), Findings{});
}

TEST(KlaverjasRulings, validate_finds_what_cannot_be_told) {
  struct Bad {
    const char* what;
    Rules rules;
    Incident incident;
    Texts expected;
  };
  Incident without_roem = late(0);
  Incident one_for_three = late(0, {20});
  Incident three_for_four = late(0, {20, 20, 20});
  const Bad rows[] = {
      {"nothing", {}, {}, {"/what KJ-8.1 missing"}},
      {"no such seat", {}, revoke(4, Noticed::on_the_table), {"/who KJ-8.1 range = 0…3"}},
      {"no fourth of three", kThree, revoke(3, Noticed::on_the_table), {"/who no_such_seat = 0…2"}},
      {"nobody and never",
       {},
       {.what = What::revoke},
       {"/who KJ-8.1 missing", "/noticed KJ-8.1 missing"}},
      {"no proof", {}, revoke(0, Noticed::led_on), {"/proof KJ-8.20 missing"}},
      {"no choice",
       {},
       revoke(0, Noticed::led_on, Proof::proved),
       {"/roem KJ-8.15 missing", "/choice KJ-8.1 missing"}},
      {"no roem", {}, without_roem, {"/roem KJ-8.15 missing"}},
      {"one sum for two players", kThree, one_for_three, {"/roem KJ-8.15 roem_of_each = 2…3"}},
      {"three sums for two sides", {}, three_for_four, {"/roem KJ-8.15 roem_of_each = 1…2"}},
      {"roem of 30", {}, late(0, {30}), {"/roem/0 KJ-5.11 impossible_sum"}},
      {"the right dealer",
       {},
       {.what = What::wrong_dealer, .who = seat(0), .noticed = Noticed::led_on},
       {"/who KJ-8.5 right_dealer"}},
      {"a talon of four",
       {},
       {.what = What::talon, .talon = Talon::looked_at},
       {"/what KJ-8.28 no_talon"}},
      {"a revoke before a card is played",
       {},
       revoke(0, Noticed::choosing, Proof::not_proved),
       {"/noticed KJ-8.1 not_so_early = on_the_table | turned | led_on | counting | entered"}},
      {"points before they are counted",
       {},
       {.what = What::wrong_points, .noticed = Noticed::led_on},
       {"/noticed KJ-8.1 not_so_early = counting | entered"}},
      {"a seventeenth trick",
       {.revoke = Rules::Revoke::none},
       {.what = What::revoke,
        .who = seat(0),
        .noticed = Noticed::led_on,
        .proof = Proof::proved,
        .turned_since = 10},
       {"/turned_since KJ-8.19 range = 0…9"}},
      {"roem that is not asked does no harm", {}, {.what = What::talk, .roem = {30}}, {}},
  };
  for (const Bad& row : rows) EXPECT_EQ(found(row.rules, row.incident), row.expected) << row.what;
}

TEST(KlaverjasRulings, every_irregularity_has_a_clause_of_its_own) {
  tests::expect_a_clause_each<Game>();
}

// Laws.

/// What a guided entry may answer: every choice, and numbers on both sides of each threshold.
std::vector<Value> answers(const Rules& rules, const IncidentRow& row) {
  std::vector<Value> all;
  if (row.kind == Kind::flag) return {{}, {1}};
  if (row.kind == Kind::integers)
    return three_handed(rules) ? std::vector<Value>{{0, 0}, {20, 50, 100}}
                               : std::vector<Value>{{0}, {70, 20}};
  const int last =
      row.kind == Kind::choice ? static_cast<int>(row.choices.size()) - 1 : std::min(row.max, 3);
  for (int n = row.min; n <= last; ++n) all.push_back({n});
  return all;
}

/// Every value of each option that rulings depend on, alone and with the others at their defaults.
std::vector<Rules> all_rules() {
  std::vector<Rules> all;
  for (const Rules& base : {Rules{}, kThree, kIndividual})
    for (const auto& row : options()) {
      if (!row.play_only) continue;
      const int last =
          row.kind == Kind::choice ? static_cast<int>(row.choices.size()) - 1 : row.max;
      for (int n = 0; n <= std::max(last, 1); n += row.step) {
        if (!row.accepts(n)) continue;
        Rules rules = base;
        row.set(rules, {n});
        all.push_back(rules);
      }
    }
  return all;
}

TEST(KlaverjasRulings, who_has_to_name_a_suit) {
  constexpr Rules kDealer{.trump_choice = Rules::TrumpChoice::dealer_first};
  constexpr Rules kNextCard{.trump_choice = Rules::TrumpChoice::second_pack_next_card};
  const Incident passes{.what = What::must_name_passes};
  const Incident mixed{.what = What::must_name_passes, .mixed = true};
  const Row rows[] = {
      {"KJ-8.29 forehand", {}, passes, advised("KJ-8.29 KJ-3.2", {"must_name seat1"})},
      {"KJ-8.29 the dealer", kDealer, passes, advised("KJ-8.29 KJ-7.1", {"must_name seat0"})},
      {"KJ-8.29 nobody has to", kNextCard, passes, advised("KJ-8.29 KJ-7.1", {"nobody_must_name"})},
      {"KJ-8.29 of three nobody has to", kThree, passes,
       advised("KJ-8.29 KJ-7.16", {"nobody_must_name"})},
      {"KJ-8.29 the hands are mixed",
       {},
       mixed,
       {"replaces_score", "KJ-8.29 KJ-3.2", "counts_as_nat seat1",
        "KJ-8.29 side0 +162 table -162"}},
      {"KJ-8.29 the dealer, mixed",
       kDealer,
       mixed,
       {"replaces_score", "KJ-8.29 KJ-7.1", "counts_as_nat seat0",
        "KJ-8.29 side1 +162 table -162"}},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, what_was_asked_in_time_is_mended_longer) {
  const Row rows[] = {
      {"KJ-8.30 he had none",
       {},
       {.what = What::none_left},
       advised("KJ-8.30 KJ-8.26", {"may_be_asked"})},
      {"KJ-8.30 nothing was led since",
       {},
       {.what = What::none_left, .who = seat(2), .held = true},
       advised("KJ-8.14 KJ-8.13 KJ-8.30", {"revoke_mended seat2", "roem_again", "no_penalty"})},
      {"KJ-8.30 he said no, or a card was led",
       {},
       {.what = What::none_left, .held = true, .denied = true},
       advised("KJ-8.30 KJ-8.15", {"is_late_revoke"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, whose_a_trick_is) {
  using Gathered = Incident::Gathered;
  const auto at = [](Gathered gathered) {
    return Incident{.what = What::wrong_taker, .gathered = gathered};
  };
  const Row rows[] = {
      {"KJ-8.31 nothing was led",
       {},
       at(Gathered::not_led_on),
       advised("KJ-8.31 KJ-5.5", {"goes_to_winner", "winner_leads"})},
      {"KJ-8.31 the wrong side led",
       {},
       at(Gathered::led_on),
       advised("KJ-8.31 KJ-5.5 KJ-8.9", {"goes_to_winner", "led_by_the_wrong"})},
      {"KJ-8.31 tricks since",
       {},
       at(Gathered::played_on),
       advised("KJ-8.31 KJ-5.5", {"goes_to_winner", "tricks_since_stand"})},
      {"KJ-8.31 mixed", {}, at(Gathered::mixed), advised("KJ-8.31", {"pile_stands"})},
      {"KJ-8.32 its cards are known",
       {},
       {.what = What::winner_disputed, .found = true},
       advised("KJ-8.32 KJ-8.25", {"trick_opened"})},
      {"KJ-8.32 nobody can show it",
       {},
       {.what = What::winner_disputed},
       advised("KJ-8.32", {"led_next_won"})},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, who_does_not_play_is_silent) {
  using Said = Incident::Said;
  const auto cards = [](Noticed noticed, std::optional<Choice> choice = {}) {
    return Incident{
        .what = What::onlooker, .noticed = noticed, .choice = choice, .said = Said::cards};
  };
  const Texts goes_on{"as_if_unsaid", "onlooker_silent"};
  const Row rows[] = {
      {"KJ-8.33 a fault",
       {},
       {.what = What::onlooker, .said = Said::fault},
       advised("KJ-8.33 KJ-8.1", {"fault_counts"})},
      {"KJ-8.33 advice",
       {},
       {.what = What::onlooker, .said = Said::advice},
       advised("KJ-8.33", goes_on)},
      {"KJ-8.33 a card, and somebody asks",
       {},
       cards(Noticed::choosing, Choice::claim),
       dealt_again("KJ-8.33 KJ-8.1", {"onlooker_silent"})},
      {"KJ-8.33 nobody asks",
       {},
       cards(Noticed::dealing, Choice::let_stand),
       advised("KJ-8.33", goes_on)},
      {"KJ-8.33 a card is led", {}, cards(Noticed::on_the_table), advised("KJ-8.33", goes_on)},
  };
  expect_rulings(rows);
}

TEST(KlaverjasRulings, every_incident_that_can_be_told_has_a_sound_ruling) {
  int decided = 0;
  for (const Rules& rules : all_rules()) {
    const Carry carry = start(rules, rules.players);
    const Accounts accounts = ruled_accounts(rules, carry);
    const auto may_move = [&](Account account) {
      return account == Account::table() ||
             std::find(accounts.begin(), accounts.end(), account) != accounts.end();
    };
    std::set<What> kinds;
    const auto of_row = [&](const IncidentRow& row) { return answers(rules, row); };
    tests::every_incident<Game>(rules, carry, of_row,
                                [&](const Incident& incident, const auto& asked) {
                                  if (!validate(rules, carry, incident).empty()) return;
                                  EXPECT_LE(asked.size(), 6U);
                                  tests::expect_sound(rule_on(rules, carry, incident), may_move);
                                  kinds.insert(*incident.what);
                                  ++decided;
                                });
    EXPECT_EQ(kinds.size(), incident_form()[0].choices.size() - (three_handed(rules) ? 0 : 1));
  }
  EXPECT_GT(decided, 10'000);
}

TEST(KlaverjasRulings, redeal_names_another_dealer_only_for_the_wrong_one) {
  const Carry carry = start({}, 4);
  for (int what = 0; what < static_cast<int>(incident_form()[0].choices.size()); ++what) {
    const Incident incident{.what = static_cast<What>(what),
                            .who = seat(1),
                            .noticed = Noticed::counting,
                            .wish = Wish::pass,
                            .proof = Proof::both_sides,
                            .claimed = Claimed::too_much,
                            .trick = Trick::last,
                            .says = Says::rest_is_mine,
                            .all_roem = 0,
                            .talon = Talon::looked_at,
                            .choice = Choice::claim,
                            .gathered = Incident::Gathered::not_led_on,
                            .said = Incident::Said::fault};
    const Decision decision = rule_on({}, carry, incident);
    EXPECT_EQ(decision.ruling.dealer.has_value(), incident.what == What::wrong_dealer) << what;
  }
}

}  // namespace
}  // namespace spadille::klaverjas
