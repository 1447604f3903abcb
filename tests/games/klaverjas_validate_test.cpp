// Deals of Klaverjas that cannot be (KJ-5.11, KJ-5.12), each finding with its place, rule and what
// would do. Tables: longer than most files.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/klaverjas.h"
#include "tests/support/print.h"

namespace spadille::klaverjas {
namespace {

using Texts = std::vector<std::string>;

/// "/tricks KJ-7.9 say_tricks = 1…8": place, rule, the end of the message's key, what would do.
Texts told(const Findings& findings) {
  Texts all;
  for (const Finding& f : findings) {
    const std::string key(f.message.key);
    all.push_back(f.place + ' ' + (f.rule.named() ? to_string(f.rule) : "shape") + ' ' +
                  key.substr(key.rfind('.') + 1) + (f.expected.empty() ? "" : " = " + f.expected));
  }
  return all;
}

CardSet cards(std::initializer_list<const char*> names) {
  CardSet set;
  for (const char* name : names) set.insert(*card_named(name));
  return set;
}

/// All cards of some suits, 7 to ace.
CardSet suits(std::initializer_list<Suit> all) {
  CardSet set;
  for (const Suit suit : all)
    for (const Rank rank : {Rank::seven, Rank::eight, Rank::nine, Rank::ten, Rank::jack,
                            Rank::queen, Rank::king, Rank::ace})
      set.insert({suit, rank});
  return set;
}

const CardSet kPack = suits({Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs});
/// One trick of three players, worth nothing unless hearts are trumps.
const CardSet kNothing = cards({"H7", "H8", "H9"});
constexpr Rules kThree{.players = 3};
constexpr Rules kPits{.pit = 100, .tegenpit = 100};
constexpr Rules kIndividual{.partners = Rules::Partners::rotating};

struct Row {
  const char* what;
  Rules rules;
  Deal deal;
  Texts expected;
};

void expect_findings(const Row& row) {
  EXPECT_EQ(told(validate(row.rules, start(row.rules, row.rules.players), row.deal)), row.expected)
      << row.what;
}

Deal numbers(int points) { return {.maker = seat(0), .points = points}; }
Deal numbers(int points, int others) {
  return {.maker = seat(0), .points = points, .other_points = others};
}
Deal numbers(int points, int left, int right) {
  return {.maker = seat(0), .points = points, .other_points = left, .third_points = right};
}

TEST(KlaverjasDeal, possible_deal_has_no_finding) {
  struct Possible {
    const char* what;
    Rules rules;
    Deal deal;
  };
  const Possible rows[] = {
      {"the makers are counted", {}, numbers(109)},
      {"the others are counted", {}, {.maker = seat(3), .other_points = 53}},
      {"both are counted", {}, numbers(109, 53)},
      {"all the points, one trick lost", {}, {.maker = seat(1), .points = 162, .tricks = 7}},
      {"no points, one trick won", {}, {.maker = seat(1), .points = 0, .tricks = 1}},
      {"all tricks", kPits, {.maker = seat(1), .points = 162, .tricks = 8}},
      {"no trick", kPits, {.maker = seat(1), .points = 0, .tricks = 0}},
      {"all the points where no pit is played", {}, numbers(162)},
      {"no points where no tegenpit is played", {.pit = 100}, numbers(0)},
      {"trump and last trick noted",
       {},
       {.maker = seat(2), .points = 82, .trump = Suit::clubs, .last_trick = seat(1)}},
      {"marks of both sides",
       {},
       {.maker = seat(0), .points = 82, .roem = {20, 50, 70}, .other_roem = {100, 200}}},
      {"eight marks",
       {},
       {.maker = seat(0), .points = 82, .roem = {20, 20, 20, 20}, .other_roem = {20, 20, 20, 20}}},
      {"sums",
       {},
       {.maker = seat(0), .points = 82, .roem = {90}, .other_roem = {60}, .sums = true}},
      {"as many marks as tricks",
       {},
       {.maker = seat(0), .points = 82, .roem = {20, 20}, .other_roem = {20}, .tricks = 2}},
      {"conceded", {}, {.maker = seat(2), .conceded = true}},
      {"conceded with roem of both",
       {},
       {.maker = seat(2), .roem = {20}, .other_roem = {40}, .conceded = true}},
      {"conceded in hearts", {}, {.maker = seat(2), .conceded = true, .trump = Suit::hearts}},
      {"three: all are counted", kThree, numbers(82, 50, 30)},
      {"three: the third is the rest", kThree, numbers(82, 50)},
      {"three: the maker is the rest",
       kThree,
       {.maker = seat(1), .other_points = 50, .third_points = 30}},
      {"three: ten marks",
       kThree,
       {.maker = seat(0),
        .points = 82,
        .other_points = 50,
        .roem = {20, 20, 20, 40},
        .other_roem = {20, 20, 20},
        .third_roem = {20, 20, 20}}},
      {"three: ten tricks without a bonus",
       kThree,
       {.maker = seat(0), .points = 162, .other_points = 0, .tricks = 10}},
      {"three: passed out", kThree, {.passed_out = true}},
      {"three: conceded",
       kThree,
       {.maker = seat(2), .roem = {20}, .third_roem = {40}, .conceded = true}},
      {"told by the cards of the makers",
       {},
       {.maker = seat(0),
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = suits({Suit::spades, Suit::hearts})}},
      {"told by the cards of the others",
       {},
       {.maker = seat(0),
        .trump = Suit::spades,
        .last_trick = seat(0),
        .other_cards = suits({Suit::hearts})}},
      {"told by all cards, and by numbers that agree",
       {},
       {.maker = seat(0),
        .points = 62,
        .other_points = 100,
        .tricks = 2,
        .trump = Suit::spades,
        .last_trick = seat(3),
        .cards = suits({Suit::spades}),
        .other_cards = kPack - suits({Suit::spades})}},
      {"all tricks told by the cards",
       kPits,
       {.maker = seat(0), .trump = Suit::spades, .last_trick = seat(2), .cards = kPack}},
      {"three: told by cards, two of them laid away",
       kThree,
       {.maker = seat(0),
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = suits({Suit::spades}),
        .other_cards = kNothing}},
      {"three: the maker has all cards, so nobody else has any",
       kThree,
       {.maker = seat(0), .trump = Suit::spades, .last_trick = seat(0), .cards = kPack}},
      {"three: the maker has nothing but what he laid away",
       kThree,
       {.maker = seat(0),
        .trump = Suit::spades,
        .last_trick = seat(2),
        .cards = cards({"S7", "S8"}),
        .other_cards = kNothing}},
      {"a player misses the first deal of a game",
       kIndividual,
       {.maker = seat(0), .points = 82, .absent = {seat(3)}}},
  };
  for (const Possible& row : rows) expect_findings({row.what, row.rules, row.deal, {}});
}

TEST(KlaverjasDeal, what_has_to_be_told_is_missed) {
  const Row rows[] = {
      {"nothing said", {}, {}, {"/maker KJ-3.3 missing"}},
      {"no maker", {}, {.points = 82}, {"/maker KJ-3.3 missing"}},
      {"nobody conceded", {}, {.conceded = true}, {"/maker KJ-3.3 missing"}},
      {"no points", {}, {.maker = seat(1)}, {"/points KJ-5.1 missing"}},
      {"only roem", {}, {.maker = seat(1), .roem = {20}}, {"/points KJ-5.1 missing"}},
      {"three: no points", kThree, {.maker = seat(1)}, {"/points KJ-5.1 missing"}},
      {"three: only the maker's", kThree, numbers(82), {"/other_points KJ-5.1 missing"}},
      {"three: only the third's",
       kThree,
       {.maker = seat(1), .third_points = 30},
       {"/points KJ-5.1 missing"}},
      {"cards without trumps and last trick",
       {},
       {.maker = seat(0), .cards = suits({Suit::spades})},
       {"/trump KJ-5.12 missing", "/last_trick KJ-5.2 missing"}},
      {"three: only cards of another",
       kThree,
       {.maker = seat(0), .trump = Suit::clubs, .last_trick = seat(1), .other_cards = kNothing},
       {"/cards KJ-5.12 missing"}},
      {"three: nothing of the one on the left",
       kThree,
       {.maker = seat(0),
        .trump = Suit::clubs,
        .last_trick = seat(1),
        .cards = suits({Suit::spades})},
       {"/other_cards KJ-5.12 missing"}},
      {"three: cards of the maker that are no whole tricks either",
       kThree,
       {.maker = seat(0), .trump = Suit::clubs, .last_trick = seat(1), .cards = kNothing},
       {"/other_cards KJ-5.12 missing", "/cards KJ-5.12 whole_tricks"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, number_out_of_range_is_found) {
  const Row rows[] = {
      {"more than any points", {}, numbers(171), {"/points KJ-5.1 range = 0…170"}},
      {"points below nought", {}, numbers(-1), {"/points KJ-5.1 range = 0…170"}},
      {"points of the others below nought",
       {},
       {.maker = seat(0), .other_points = -1},
       {"/other_points KJ-5.1 range = 0…170"}},
      {"eleven tricks",
       kThree,
       {.maker = seat(0), .points = 82, .other_points = 50, .tricks = 11},
       {"/tricks KJ-7.9 range = 0…10"}},
      {"nine tricks",
       {},
       {.maker = seat(0), .points = 82, .tricks = 9},
       {"/tricks KJ-5.11 range = 0…8"}},
      {"roem 10",
       {},
       {.maker = seat(0), .points = 82, .roem = {10}},
       {"/roem KJ-5.3 range = 20, 30 … 2000"}},
      {"roem 25",
       {},
       {.maker = seat(0), .points = 82, .other_roem = {20, 25}},
       {"/other_roem KJ-5.3 range = 20, 30 … 2000"}},
      {"three: roem 0",
       kThree,
       {.maker = seat(0), .points = 82, .other_points = 50, .third_roem = {0}},
       {"/third_roem KJ-7.17 range = 20, 30 … 2000"}},
      {"no such suit",
       {},
       {.maker = seat(0), .points = 82, .trump = static_cast<Suit>(4)},
       {"/trump KJ-3.1 range = S | H | D | C"}},
      {"three: a fourth maker",
       kThree,
       {.maker = seat(3), .points = 82, .other_points = 50},
       {"/maker shape no_such_seat = 0…2"}},
      {"three: the last trick of a fourth",
       kThree,
       {.maker = seat(0), .points = 82, .other_points = 50, .last_trick = seat(3)},
       {"/last_trick shape no_such_seat = 0…2"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, fifth_seat_is_found_where_it_stands) {
  const Deal deal{.maker = seat(4), .points = 82, .last_trick = seat(7)};
  const Findings findings = validate({}, start({}, 4), deal);
  ASSERT_EQ(findings.size(), 2U);
  EXPECT_EQ(findings[0].place, "/maker");
  EXPECT_EQ(findings[1].place, "/last_trick");
}

// KJ-5.11

TEST(KlaverjasDeal, card_points_have_to_be_those_of_a_whole_deal) {
  using enum Rules::Values;
  const Row rows[] = {
      {"C18: 160 together", {}, numbers(94, 66), {"/other_points KJ-5.11 sum = 68"}},
      {"C19: 152 together", {}, numbers(84, 68), {"/other_points KJ-5.11 last_trick_forgotten"}},
      {"163 together", {}, numbers(84, 79), {"/other_points KJ-5.11 sum = 78"}},
      {"so many that no rest would do", {}, numbers(165, 20), {"/other_points KJ-5.11 sum"}},
      {"one side has more than all", {}, numbers(163), {"/points KJ-5.11 sum"}},
      {"the others have more than all",
       {},
       {.maker = seat(0), .other_points = 170},
       {"/other_points KJ-5.11 sum"}},
      {"last trick 5, forgotten",
       {.last_trick = 5},
       numbers(84, 68),
       {"/other_points KJ-5.11 last_trick_forgotten"}},
      {"last trick 5, counted as 10",
       {.last_trick = 5},
       numbers(84, 78),
       {"/other_points KJ-5.11 sum = 73"}},
      {"last trick 0", {.last_trick = 0}, numbers(84, 68), {}},
      {"Boonaken has 151", {.values = boonaken}, numbers(76, 75), {}},
      {"not 162", {.values = boonaken}, numbers(76, 86), {"/other_points KJ-5.11 sum = 75"}},
      {"nor 152", {.values = boonaken}, numbers(152), {"/points KJ-5.11 sum"}},
      {"three: 160 together", kThree, numbers(80, 50, 30), {"/third_points KJ-5.11 sum = 32"}},
      {"three: 152 together",
       kThree,
       numbers(72, 50, 30),
       {"/third_points KJ-5.11 last_trick_forgotten"}},
      {"three: two have more than all", kThree, numbers(100, 63), {"/other_points KJ-5.11 sum"}},
      {"three: the others have more than all",
       kThree,
       {.maker = seat(0), .other_points = 63, .third_points = 100},
       {"/third_points KJ-5.11 sum"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, card_points_that_no_cards_give_are_found) {
  using enum Rules::Values;
  const Row rows[] = {
      {"one point", {}, numbers(1), {"/points KJ-5.11 impossible_points"}},
      {"161 points", {}, numbers(161), {"/points KJ-5.11 impossible_points"}},
      {"one point of the others",
       {},
       {.maker = seat(0), .other_points = 1},
       {"/other_points KJ-5.11 impossible_points"}},
      {"C20: both told",
       {},
       numbers(161, 1),
       {"/points KJ-5.11 impossible_points", "/other_points KJ-5.11 impossible_points"}},
      {"two points", {}, numbers(2), {}},
      {"160 points", {}, numbers(160), {}},
      {"156 of 157", {.last_trick = 5}, numbers(156), {"/points KJ-5.11 impossible_points"}},
      {"161 of 162 where a plain jack is worth 1: 158 of 159",
       {.values = jass_as_printed},
       numbers(158),
       {}},
      {"without a trick",
       {},
       {.maker = seat(0), .points = 2, .tricks = 0},
       {"/points KJ-5.11 impossible_points"}},
      {"nothing with all tricks",
       {},
       {.maker = seat(0), .points = 0, .tricks = 8},
       {"/points KJ-5.11 impossible_points"}},
      {"not all with all tricks",
       {},
       {.maker = seat(0), .points = 152, .tricks = 8},
       {"/points KJ-5.11 impossible_points"}},
      {"the best four cards are worth 56", {}, {.maker = seat(0), .points = 66, .tricks = 1}, {}},
      {"and no more",
       {},
       {.maker = seat(0), .points = 67, .tricks = 1},
       {"/points KJ-5.11 impossible_points"}},
      {"the same of the others",
       {},
       {.maker = seat(0), .other_points = 67, .tricks = 7},
       {"/other_points KJ-5.11 impossible_points"}},
      {"less than the last trick, which he won",
       {},
       {.maker = seat(0), .points = 9, .last_trick = seat(2)},
       {"/points KJ-5.11 impossible_points"}},
      {"the last trick and one point",
       {},
       {.maker = seat(0), .points = 11, .last_trick = seat(0)},
       {"/points KJ-5.11 impossible_points"}},
      {"eleven points without it: an ace",
       {},
       {.maker = seat(0), .points = 11, .last_trick = seat(1)},
       {}},
      {"all points without the last trick",
       {},
       {.maker = seat(0), .points = 162, .last_trick = seat(3)},
       {"/points KJ-5.11 impossible_points"}},
      {"the last trick of somebody without a trick",
       {},
       {.maker = seat(0), .points = 10, .tricks = 0, .last_trick = seat(0)},
       {"/last_trick KJ-5.2 has_no_trick"}},
      {"three: the rest is one",
       kThree,
       numbers(100, 61),
       {"/third_points KJ-5.11 impossible_points"}},
      {"three: the maker has one",
       kThree,
       {.maker = seat(0), .other_points = 100, .third_points = 61},
       {"/points KJ-5.11 impossible_points"}},
      {"three: the two laid away are the jack and the nine",
       kThree,
       {.maker = seat(0), .points = 34, .other_points = 100, .tricks = 0},
       {}},
      {"three: they are worth no more",
       kThree,
       {.maker = seat(0), .points = 35, .other_points = 100, .tricks = 0},
       {"/points KJ-5.11 impossible_points"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, of_three_who_has_points_has_a_trick) {
  const auto with_tricks = [](int left, int right, int tricks) {
    Deal deal = numbers(162 - left - right, left, right);
    deal.tricks = tricks;
    return deal;
  };
  const Texts at_most_eight{"/tricks KJ-5.11 others_have_points = 0…8"};
  const Texts at_most_nine{"/tricks KJ-5.11 others_have_points = 0…9"};
  Deal rest = with_tricks(40, 22, 9);
  rest.third_points.reset();
  const Row rows[] = {
      {"both others, one trick left", kThree, with_tricks(40, 22, 9), at_most_eight},
      {"both others, none left", kThree, with_tricks(40, 22, 10), at_most_eight},
      {"both others, one told as the rest", kThree, rest, at_most_eight},
      {"both others, two left", kThree, with_tricks(40, 22, 8), {}},
      {"the one on his left, none left", kThree, with_tricks(40, 0, 10), at_most_nine},
      {"the one on his right, none left", kThree, with_tricks(0, 40, 10), at_most_nine},
      {"one of them, one left", kThree, with_tricks(0, 40, 9), {}},
      {"neither, none left", kThree, with_tricks(0, 0, 10), {}},
  };
  for (const Row& row : rows) expect_findings(row);
}

// KJ-5.11: roem.

TEST(KlaverjasDeal, roem_that_no_trick_gives_is_found) {
  constexpr const char* kAny = " = 20 | 40 | 50 | 70 | 100 | 200";
  const auto marked = [](Marks roem, Marks others = {}) {
    return Deal{.maker = seat(0), .points = 82, .roem = roem, .other_roem = others};
  };
  const auto of_three = [](Marks roem, Marks third = {}) {
    return Deal{
        .maker = seat(0), .points = 82, .other_points = 50, .roem = roem, .third_roem = third};
  };
  const Row rows[] = {
      {"30", {}, marked({30}), {std::string("/roem/0 KJ-5.4 impossible_mark") + kAny}},
      {"60 behind 20",
       {},
       marked({20, 60}),
       {std::string("/roem/1 KJ-5.4 impossible_mark") + kAny}},
      {"90 of the others",
       {},
       marked({}, {90}),
       {std::string("/other_roem/0 KJ-5.4 impossible_mark") + kAny}},
      {"120 and 150",
       {},
       marked({120}, {20, 150}),
       {std::string("/roem/0 KJ-5.4 impossible_mark") + kAny,
        std::string("/other_roem/1 KJ-5.4 impossible_mark") + kAny}},
      {"200 where four jacks are 100",
       {.four_jacks = 100},
       marked({200}),
       {"/roem/0 KJ-7.7 impossible_mark = 20 | 40 | 50 | 70 | 100"}},
      {"30 and 200 where four jacks are 100",
       {.four_jacks = 100},
       marked({30}, {20, 200}),
       {"/roem/0 KJ-5.4 impossible_mark = 20 | 40 | 50 | 70 | 100",
        "/other_roem/1 KJ-7.7 impossible_mark = 20 | 40 | 50 | 70 | 100"}},
      {"four jacks twice", {}, marked({200, 20, 200}), {"/roem KJ-5.3 four_jacks_once = 0…1"}},
      {"four jacks of either side",
       {},
       marked({200}, {200}),
       {"/roem KJ-5.3 four_jacks_once = 0…1"}},
      {"four jacks twice, conceded",
       {},
       {.maker = seat(0), .roem = {200}, .other_roem = {200}, .conceded = true},
       {"/roem KJ-5.3 four_jacks_once = 0…1"}},
      {"100 twice where four jacks are 100", {.four_jacks = 100}, marked({100}, {100}), {}},
      {"three: 50", kThree, of_three({50}), {"/roem/0 KJ-7.16 impossible_mark = 20 | 40"}},
      {"three: four jacks", kThree, of_three({200}), {"/roem/0 KJ-7.16 impossible_mark = 20 | 40"}},
      {"three: 100 of the third",
       kThree,
       of_three({20}, {100}),
       {"/third_roem/0 KJ-7.16 impossible_mark = 20 | 40"}},
      {"conceded with 30",
       {},
       {.maker = seat(0), .roem = {30}, .conceded = true},
       {std::string("/roem/0 KJ-5.4 impossible_mark") + kAny}},
  };
  for (const Row& row : rows) expect_findings(row);
}

/// The cards of 40 are worth 18 at least: A K Q of trumps. Those of 50 are worth 10, of 70 37, of
/// four queens 12, of four jacks 26, and those of 20 nothing.
TEST(KlaverjasDeal, roem_that_is_worth_more_than_all_points_of_its_side_is_found) {
  using enum Rules::Values;
  const auto marked = [](int points, Marks roem, Marks others = {}) {
    return Deal{.maker = seat(0), .points = points, .roem = roem, .other_roem = others};
  };
  const auto of_three = [](int points, int left, Marks roem, Marks others, Marks third) {
    return Deal{.maker = seat(0),
                .points = points,
                .other_points = left,
                .roem = roem,
                .other_roem = others,
                .third_roem = third};
  };
  const Texts ours{"/roem KJ-5.11 roem_worth_more"};
  const Texts theirs{"/other_roem KJ-5.11 roem_worth_more"};
  const Texts of_third{"/third_roem KJ-5.11 roem_worth_more"};
  const Row rows[] = {
      {"20 without a point", {}, marked(0, {20}), {}},
      {"40 with 17", {}, marked(17, {40}), ours},
      {"40 with 18", {}, marked(18, {40}), {}},
      {"50 with 9", {}, marked(9, {50}), ours},
      {"50 with 10", {}, marked(10, {50}), {}},
      {"70 with 36", {}, marked(36, {70}), ours},
      {"70 with 37", {}, marked(37, {70}), {}},
      {"100 with 11", {}, marked(11, {100}), ours},
      {"100 with 12", {}, marked(12, {100}), {}},
      {"200 with 25", {}, marked(25, {200}), ours},
      {"200 with 26", {}, marked(26, {200}), {}},
      {"40, 20 and 50 with 27", {}, marked(27, {40, 20, 50}), ours},
      {"40, 20 and 50 with 28", {}, marked(28, {40, 20, 50}), {}},
      {"40 of the others with 17", {}, marked(145, {}, {40}), theirs},
      {"40 of the others with 18", {}, marked(144, {}, {40}), {}},
      {"no points against 40", {}, marked(162, {20}, {40}), theirs},
      {"four queens of Boonaken with 7", {.values = boonaken}, marked(7, {100}), ours},
      {"four queens of Boonaken with 8", {.values = boonaken}, marked(8, {100}), {}},
      {"70 of Boonaken with 34", {.values = boonaken}, marked(34, {70}), ours},
      {"70 of Boonaken with 35", {.values = boonaken}, marked(35, {70}), {}},
      {"200 of Jass as printed with 22", {.values = jass_as_printed}, marked(22, {200}), ours},
      {"200 of Jass as printed with 23", {.values = jass_as_printed}, marked(23, {200}), {}},
      {"four jacks 100 with 11", {.four_jacks = 100}, marked(11, {100}), ours},
      {"four sevens without a point", {.four_low = 100}, marked(0, {100}), {}},
      {"a sum with 17", {}, {.maker = seat(0), .points = 17, .roem = {40}, .sums = true}, {}},
      {"conceded", {}, {.maker = seat(0), .roem = {70}, .other_roem = {50}, .conceded = true}, {}},
      {"the cards of the makers are worth nothing",
       {},
       {.maker = seat(0),
        .roem = {40},
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = cards({"H7", "H8", "H9", "D7"})},
       ours},
      {"three: 40 with 17", kThree, of_three(17, 100, {40}, {}, {}), ours},
      {"three: 40 with 18", kThree, of_three(18, 100, {40}, {}, {}), {}},
      {"three: the one on his left with 17", kThree, of_three(100, 17, {}, {40}, {}), theirs},
      {"three: the one on his right with 17", kThree, of_three(100, 45, {20}, {20}, {40}),
       of_third},
      {"three: all of them",
       kThree,
       of_three(16, 130, {40}, {20}, {20, 20}),
       {"/roem KJ-5.11 roem_worth_more"}},
      {"king and queen of trumps twice",
       {},
       {.maker = seat(0), .points = 82, .roem = {40}, .other_roem = {70}},
       {"/roem KJ-5.4 stuk_once = 0…1"}},
      {"four alike of four ranks",
       {},
       {.maker = seat(0), .points = 82, .roem = {100, 100}, .other_roem = {100, 100}},
       {}},
      {"and of a fifth",
       {},
       {.maker = seat(0), .points = 82, .roem = {100, 100, 100}, .other_roem = {100, 100}},
       {"/roem KJ-5.3 fours_once = 0…4"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, sum_of_roem_that_no_tricks_give_is_found) {
  const auto sums = [](Marks roem, Marks others = {}) {
    return Deal{.maker = seat(0), .points = 82, .roem = roem, .other_roem = others, .sums = true};
  };
  const auto in_tricks = [](int tricks, Marks roem, Marks others = {}) {
    return Deal{.maker = seat(0),
                .points = 40 + 10 * tricks,
                .roem = roem,
                .other_roem = others,
                .sums = true,
                .tricks = tricks};
  };
  const auto of_three = [](Marks third) {
    return Deal{
        .maker = seat(0), .points = 82, .other_points = 50, .third_roem = third, .sums = true};
  };
  const Row rows[] = {
      {"60, 90 and every other", {}, sums({60}, {90}), {}},
      {"30", {}, sums({30}), {"/roem/0 KJ-5.11 impossible_sum"}},
      {"30 of the others", {}, sums({20}, {30}), {"/other_roem/0 KJ-5.11 impossible_sum"}},
      {"two sums", {}, sums({20, 40}), {"/roem KJ-5.4 one_sum = 1"}},
      {"2000", {}, sums({2000}), {"/roem/0 KJ-5.11 impossible_sum"}},
      {"60 in one trick", {}, in_tricks(1, {60}), {"/roem/0 KJ-5.11 impossible_sum"}},
      {"60 in two tricks", {}, in_tricks(2, {60}), {}},
      {"60 in one trick of the others",
       {},
       in_tricks(7, {20}, {60}),
       {"/other_roem/0 KJ-5.11 impossible_sum"}},
      {"60 in two tricks of the others", {}, in_tricks(6, {20}, {60}), {}},
      {"200 in one trick where four jacks are 100",
       {.four_jacks = 100},
       in_tricks(1, {200}),
       {"/roem/0 KJ-5.11 impossible_sum"}},
      {"200 in two tricks where four jacks are 100", {.four_jacks = 100}, in_tricks(2, {200}), {}},
      {"three: 60", kThree, of_three({60}), {}},
      {"three: 50", kThree, of_three({50}), {"/third_roem/0 KJ-7.16 impossible_sum"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, more_marks_than_tricks_are_found) {
  const Marks five{20, 20, 20, 20, 20};
  const Marks nine{20, 20, 20, 20, 20, 20, 20, 20, 20};
  const Row rows[] = {
      {"five and four in eight tricks",
       {},
       {.maker = seat(0), .points = 82, .roem = five, .other_roem = {20, 20, 20, 20}},
       {"/roem KJ-5.5 more_marks_than_tricks = 0…8"}},
      {"nine of a side",
       {},
       {.maker = seat(0), .points = 82, .other_roem = nine},
       {"/other_roem KJ-5.5 more_marks_than_tricks = 0…8"}},
      {"two in one trick",
       {},
       {.maker = seat(0), .points = 20, .roem = {20, 20}, .tricks = 1},
       {"/roem KJ-5.5 more_marks_than_tricks = 0…1"}},
      {"two in one trick of the others",
       {},
       {.maker = seat(0), .points = 120, .other_roem = {20, 20}, .tricks = 7},
       {"/other_roem KJ-5.5 more_marks_than_tricks = 0…1"}},
      {"makers without a trick",
       {},
       {.maker = seat(0), .points = 0, .roem = {20}, .tricks = 0},
       {"/roem KJ-5.5 no_trick_no_roem"}},
      {"others without a trick",
       {},
       {.maker = seat(0), .points = 162, .other_roem = {20}, .tricks = 8},
       {"/other_roem KJ-5.5 no_trick_no_roem"}},
      {"a sum without a trick",
       {},
       {.maker = seat(0), .points = 0, .roem = {60}, .sums = true, .tricks = 0},
       {"/roem KJ-5.5 no_trick_no_roem"}},
      {"makers whose cards are none",
       {},
       {.maker = seat(0),
        .roem = {20},
        .trump = Suit::spades,
        .last_trick = seat(1),
        .other_cards = kPack},
       {"/roem KJ-5.5 no_trick_no_roem"}},
      {"conceded with nine",
       {},
       {.maker = seat(0), .roem = five, .other_roem = {20, 20, 20, 20}, .conceded = true},
       {"/roem KJ-5.5 more_marks_than_tricks = 0…8"}},
      {"three: eleven",
       kThree,
       {.maker = seat(0),
        .points = 82,
        .other_points = 50,
        .roem = five,
        .other_roem = five,
        .third_roem = {20}},
       {"/roem KJ-5.5 more_marks_than_tricks = 0…10"}},
      {"three: the third without a trick, told by cards",
       kThree,
       {.maker = seat(0),
        .third_roem = {20},
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = kPack - kNothing,
        .other_cards = kNothing},
       {"/third_roem KJ-5.5 no_trick_no_roem"}},
      {"three: two in one trick, told by cards",
       kThree,
       {.maker = seat(0),
        .other_roem = {20, 20},
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = suits({Suit::spades}),
        .other_cards = kNothing},
       {"/other_roem KJ-5.5 more_marks_than_tricks = 0…1"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

// KJ-5.12

TEST(KlaverjasDeal, cards_that_do_not_fit_are_found) {
  const CardSet spades = suits({Suit::spades});
  const auto told_by = [](CardSet of_makers, CardSet of_others = {}) {
    return Deal{.maker = seat(0),
                .trump = Suit::spades,
                .last_trick = seat(1),
                .cards = of_makers,
                .other_cards = of_others};
  };
  const Row rows[] = {
      {"cards that the pack has not",
       {},
       told_by(cards({"S6", "S7", "H2", "SA"})),
       {"/cards KJ-1.2 not_in_pack", "/cards KJ-1.2 not_in_pack"}},
      {"others that it has not",
       {},
       told_by({}, cards({"SJ", "S9", "SA", "C6"})),
       {"/other_cards KJ-1.2 not_in_pack"}},
      {"a trick and a half",
       {},
       told_by(cards({"SJ", "S9", "SA", "S7", "S8", "HT"})),
       {"/cards KJ-5.12 whole_tricks"}},
      {"the same of the others",
       {},
       told_by({}, cards({"SJ", "S9"})),
       {"/other_cards KJ-5.12 whole_tricks"}},
      {"one card on both sides",
       {},
       told_by(spades, (kPack - spades) | cards({"SJ"})),
       {"/other_cards KJ-5.12 two_places", "/other_cards KJ-5.12 whole_tricks"}},
      {"both told, but not all",
       {},
       told_by(spades, suits({Suit::hearts})),
       {"/other_cards KJ-5.12 not_all_cards = 24"}},
      {"three: no two laid away",
       kThree,
       told_by(cards({"D7", "D8", "D9"}), kNothing),
       {"/cards KJ-5.12 whole_tricks"}},
      {"three: one card",
       kThree,
       told_by(cards({"SA"}), kNothing),
       {"/cards KJ-5.12 whole_tricks"}},
      {"three: four cards of another",
       kThree,
       told_by(spades, cards({"H7", "H8", "H9", "HT"})),
       {"/other_cards KJ-5.12 whole_tricks"}},
      {"three: a card in two places",
       kThree,
       told_by(spades, cards({"S7", "H8", "H9"})),
       {"/other_cards KJ-5.12 two_places"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, numbers_beside_the_cards_have_to_agree) {
  const CardSet spades = suits({Suit::spades});
  const Row rows[] = {
      {"points and tricks",
       {},
       {.maker = seat(0),
        .points = 61,
        .other_points = 101,
        .tricks = 3,
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = spades},
       {"/tricks KJ-5.12 cards_say = 2", "/points KJ-5.12 cards_say = 62",
        "/other_points KJ-5.12 cards_say = 100"}},
      {"points without the last trick",
       {},
       {.maker = seat(0),
        .points = 62,
        .trump = Suit::spades,
        .last_trick = seat(2),
        .cards = spades},
       {"/points KJ-5.12 cards_say = 72"}},
      {"three: all points",
       kThree,
       {.maker = seat(0),
        .points = 60,
        .other_points = 1,
        .third_points = 101,
        .trump = Suit::spades,
        .last_trick = seat(2),
        .cards = spades,
        .other_cards = kNothing},
       {"/points KJ-5.12 cards_say = 62", "/other_points KJ-5.12 cards_say = 0",
        "/third_points KJ-5.12 cards_say = 100"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, who_has_no_trick_has_not_the_last_one) {
  const auto told_by = [](CardSet of_makers, CardSet of_others, int last) {
    return Deal{.maker = seat(0),
                .trump = Suit::spades,
                .last_trick = seat(last),
                .cards = of_makers,
                .other_cards = of_others};
  };
  const CardSet laid_away = cards({"S7", "S8"});
  const Texts expected{"/last_trick KJ-5.2 has_no_trick"};
  const Row rows[] = {
      {"makers without a trick", {}, told_by({}, kPack, 2), expected},
      {"others without a trick", {}, told_by(kPack, {}, 1), expected},
      {"three: the maker", kThree, told_by(laid_away, kNothing, 0), expected},
      {"three: nobody but the maker has a trick", kThree, told_by(kPack, {}, 1), expected},
      {"three: the one on his right", kThree, told_by(kPack - kNothing, kNothing, 2), expected},
      {"numbers: the partner of makers without a trick",
       {},
       {.maker = seat(0), .points = 0, .tricks = 0, .last_trick = seat(2)},
       expected},
      {"numbers: others without a trick",
       {},
       {.maker = seat(0), .points = 162, .tricks = 8, .last_trick = seat(3)},
       expected},
      {"numbers: others with one",
       {},
       {.maker = seat(0), .points = 152, .tricks = 7, .last_trick = seat(3)},
       {}},
      {"numbers, three: the maker",
       kThree,
       {.maker = seat(0), .points = 4, .other_points = 100, .tricks = 0, .last_trick = seat(0)},
       expected},
      {"numbers, three: another, and the maker has all tricks",
       kThree,
       {.maker = seat(0), .points = 162, .other_points = 0, .tricks = 10, .last_trick = seat(1)},
       expected},
  };
  for (const Row& row : rows) expect_findings(row);
}

// KJ-7.9, KJ-7.10

TEST(KlaverjasDeal, pit_has_to_be_told) {
  constexpr Rules kPit{.pit = 100};
  constexpr Rules kTegenpit{.tegenpit = 100};
  const Texts say_pit{"/tricks KJ-7.9 say_tricks = 1…8"};
  const Texts say_tegenpit{"/tricks KJ-7.10 say_tricks = 0…7"};
  const Row rows[] = {
      {"162 to 0", kPit, numbers(162), say_pit},
      {"the others have none", kPit, {.maker = seat(0), .other_points = 0}, say_pit},
      {"0 to 162", kTegenpit, numbers(0), say_tegenpit},
      {"the others have all", kTegenpit, {.maker = seat(0), .other_points = 162}, say_tegenpit},
      {"0 to 162 with a pit alone", kPit, numbers(0), {}},
      {"162 to 0 with a tegenpit alone", kTegenpit, numbers(162), {}},
      {"162 to 0, with roem of the makers",
       kPit,
       {.maker = seat(0), .points = 162, .roem = {20}},
       say_pit},
      {"162 to 0, with roem of the others",
       kPit,
       {.maker = seat(0), .points = 162, .other_roem = {20}},
       {}},
      {"162 to 0, with a sum of roem of the others",
       kPit,
       {.maker = seat(0), .points = 162, .other_roem = {40}, .sums = true},
       {}},
      {"0 to 162, with roem of the others",
       kTegenpit,
       {.maker = seat(0), .points = 0, .other_roem = {20}},
       say_tegenpit},
      {"0 to 162, with roem of the makers",
       kTegenpit,
       {.maker = seat(0), .points = 0, .roem = {20}},
       {}},
      {"160 to 2", kPits, numbers(160), {}},
      {"conceded", kPits, {.maker = seat(0), .conceded = true}, {}},
      {"152 of 152", {.pit = 100, .last_trick = 0}, numbers(152), say_pit},
      {"three have no pit", {.pit = 100, .tegenpit = 100, .players = 3}, numbers(162, 0), {}},
  };
  for (const Row& row : rows) expect_findings(row);
}

// What cannot be said together.

TEST(KlaverjasDeal, conceded_deal_is_not_counted) {
  const Row rows[] = {
      {"with numbers",
       {},
       {.maker = seat(0), .points = 60, .other_points = 102, .tricks = 2, .conceded = true},
       {"/points KJ-5.10 not_counted", "/other_points KJ-5.10 not_counted",
        "/tricks KJ-5.10 not_counted"}},
      {"with cards",
       {},
       {.maker = seat(0),
        .conceded = true,
        .last_trick = seat(1),
        .cards = kNothing,
        .other_cards = kNothing},
       {"/last_trick KJ-5.10 not_counted", "/cards KJ-5.10 not_counted",
        "/other_cards KJ-5.10 not_counted"}},
      {"three: with the points of the third",
       kThree,
       {.maker = seat(0), .third_points = 60, .conceded = true},
       {"/third_points KJ-5.10 not_counted"}},
  };
  for (const Row& row : rows) expect_findings(row);
}

TEST(KlaverjasDeal, passed_out_deal_has_nothing_else) {
  const Deal everything{.maker = seat(0),
                        .points = 60,
                        .other_points = 102,
                        .third_points = 0,
                        .roem = {20},
                        .other_roem = {20},
                        .third_roem = {20},
                        .sums = true,
                        .tricks = 2,
                        .conceded = true,
                        .trump = Suit::hearts,
                        .last_trick = seat(1),
                        .cards = kNothing,
                        .other_cards = kNothing,
                        .passed_out = true,
                        .absent = {seat(2)}};
  Texts nobody_made;
  for (const char* key :
       {"maker", "points", "other_points", "third_points", "roem", "other_roem", "third_roem",
        "sums", "tricks", "conceded", "trump", "last_trick", "cards", "other_cards", "absent"})
    nobody_made.push_back(std::string("/") + key + " KJ-7.16 nobody_made");
  expect_findings({"three: with everything", kThree, everything, nobody_made});
}

TEST(KlaverjasDeal, of_four_somebody_always_makes) {
  expect_findings(
      {"passed out", {}, {.passed_out = true}, {"/passed_out KJ-3.2 somebody_makes = false"}});
}

TEST(KlaverjasDeal, three_pass_out_only_where_nobody_is_forced) {
  using enum Rules::TrumpChoice;
  const Texts forced{"/passed_out KJ-7.1 somebody_is_forced = false"};
  for (const auto choice : {forehand_must, second_pack_next_card, second_pack_any_suit,
                            second_pack_other_suit, dealer_first}) {
    const Rules rules{.trump_choice = choice, .players = 3};
    expect_findings({"passed out", rules, {.passed_out = true}, forced});
    expect_findings({"with a maker", rules, {.maker = seat(0), .passed_out = true}, forced});
  }
  expect_findings({"free", {.trump_choice = free, .players = 3}, {.passed_out = true}, {}});
  expect_findings({"of four, forced",
                   {.trump_choice = forehand_must},
                   {.passed_out = true},
                   {"/passed_out KJ-3.2 somebody_makes = false"}});
}

TEST(KlaverjasDeal, two_sides_have_no_third) {
  expect_findings(
      {"points and roem of a third",
       {},
       {.maker = seat(0), .points = 82, .other_points = 80, .third_points = 0, .third_roem = {20}},
       {"/third_points KJ-1.1 two_sides", "/third_roem KJ-1.1 two_sides"}});
}

TEST(KlaverjasDeal, forehand_is_the_maker_where_he_must) {
  constexpr auto kMust = Rules::TrumpChoice::forehand_must;
  struct Utrecht {
    const char* what;
    Rules rules;
    Carry carry;
    int maker;
    Texts expected;
  };
  const Utrecht rows[] = {
      {"north deals, east makes", {.trump_choice = kMust}, {.balances = {0, 0}}, 1, {}},
      {"north deals, west makes",
       {.trump_choice = kMust},
       {.balances = {0, 0}},
       3,
       {"/maker KJ-7.1 forehand_makes = 1"}},
      {"west deals, west makes",
       {.trump_choice = kMust},
       {.balances = {0, 0}, .dealer = seat(3)},
       3,
       {"/maker KJ-7.1 forehand_makes = 0"}},
      {"in the second game the third sits on the left of the first",
       {.trump_choice = kMust, .partners = Rules::Partners::rotating},
       {.balances = {0, 0}, .credits = {0, 0, 0, 0}, .games = {{{1502, 1270}, {seat(0), seat(2)}}}},
       1,
       {"/maker KJ-7.1 forehand_makes = 2"}},
      {"another may make where forehand need not", {}, {.balances = {0, 0}}, 3, {}},
  };
  for (const Utrecht& row : rows)
    EXPECT_EQ(told(validate(row.rules, row.carry, {.maker = seat(row.maker), .points = 82})),
              row.expected)
        << row.what;
}

TEST(KlaverjasDeal, absence_is_told_with_the_first_deal_of_a_game_of_an_individual_evening) {
  const Deal deal{.maker = seat(0), .points = 82, .absent = {seat(3)}};
  const Deal conceded{.maker = seat(0), .conceded = true, .absent = {seat(3)}};
  Carry later = start(kIndividual, 4);
  later.deals_played = 1;
  const Texts whole_game{"/absent KJ-7.14 absent_for_a_whole_game"};
  EXPECT_EQ(told(validate(kIndividual, later, deal)), whole_game);
  EXPECT_EQ(told(validate(kIndividual, later, conceded)), whole_game);
  EXPECT_EQ(told(validate({}, start({}, 4), deal)),
            (Texts{"/absent KJ-7.14 no_individual_evening"}));
}

TEST(KlaverjasDeal, several_reasons_are_found_at_once) {
  expect_findings({"a third, and both sides wrong",
                   {},
                   {.maker = seat(0), .points = 94, .other_points = 66, .third_roem = {20}},
                   {"/third_roem KJ-1.1 two_sides", "/other_points KJ-5.11 sum = 68"}});
}

TEST(KlaverjasDeal, finding_says_what_was_given_and_what_would_do) {
  struct Whole {
    const char* what;
    Rules rules;
    Deal deal;
    Findings expected;
  };
  const Whole rows[] = {
      {"C18",
       {},
       numbers(94, 66),
       {{.place = "/other_points",
         .given = "66",
         .message = {"klaverjas.finding.sum", {160, 162}},
         .rule = "KJ-5.11"_rule,
         .expected = "68"}}},
      {"C19",
       {},
       numbers(84, 68),
       {{.place = "/other_points",
         .given = "68",
         .message = {"klaverjas.finding.last_trick_forgotten", {152, 162}},
         .rule = "KJ-5.11"_rule}}},
      {"161",
       {},
       numbers(161),
       {{.place = "/points",
         .given = "161",
         .message = {"klaverjas.finding.impossible_points"},
         .rule = "KJ-5.11"_rule}}},
      {"a card that the pack has not",
       {},
       {.maker = seat(0),
        .trump = Suit::spades,
        .last_trick = seat(1),
        .cards = cards({"S6", "S7", "S8", "S9"})},
       {{.place = "/cards",
         .given = "S6",
         .message = {"finding.not_in_pack"},
         .rule = "KJ-1.2"_rule}}},
      {"marks",
       {},
       {.maker = seat(0), .points = 20, .roem = {20, 20}, .tricks = 1},
       {{.place = "/roem",
         .given = "2",
         .message = {"klaverjas.finding.more_marks_than_tricks"},
         .rule = "KJ-5.5"_rule,
         .expected = "0…1"}}},
      {"roem that is worth more",
       {},
       {.maker = seat(0), .points = 27, .roem = {40, 50}},
       {{.place = "/roem",
         .given = "27",
         .message = {"klaverjas.finding.roem_worth_more", {28, 27}},
         .rule = "KJ-5.11"_rule}}},
      {"four jacks twice",
       {},
       {.maker = seat(0), .points = 82, .roem = {200}, .other_roem = {200}},
       {{.place = "/roem",
         .given = "2",
         .message = {"klaverjas.finding.four_jacks_once"},
         .rule = "KJ-5.3"_rule,
         .expected = "0…1"}}},
      {"the last trick without a trick",
       {},
       {.maker = seat(0), .points = 0, .tricks = 0, .last_trick = seat(2)},
       {{.place = "/last_trick",
         .given = "2",
         .message = {"klaverjas.finding.has_no_trick", {seat(2)}},
         .rule = "KJ-5.2"_rule}}},
      {"three: no trick left",
       kThree,
       {.maker = seat(0), .points = 100, .other_points = 40, .tricks = 9},
       {{.place = "/tricks",
         .given = "9",
         .message = {"klaverjas.finding.others_have_points"},
         .rule = "KJ-5.11"_rule,
         .expected = "0…8"}}},
      {"forehand must",
       {.trump_choice = Rules::TrumpChoice::forehand_must},
       numbers(82),
       {{.place = "/maker",
         .given = "0",
         .message = {"klaverjas.finding.forehand_makes", {seat(1)}},
         .rule = "KJ-7.1"_rule,
         .expected = "1"}}},
  };
  for (const Whole& row : rows)
    EXPECT_EQ(validate(row.rules, start(row.rules, row.rules.players), row.deal), row.expected)
        << row.what;
}

}  // namespace
}  // namespace spadille::klaverjas
