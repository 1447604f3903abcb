// The short text form of a deal: what is understood, what is not, and back. Tables.
#include "codec/short_form.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/any.h"
#include "tests/support/print_game.h"

namespace spadille {
namespace {

using EuchreDeal = euchre::Deal;
using KyuuriDeal = kyuuri::Deal;
using Names = std::vector<std::string>;

const SeatNames kCompass = SeatNames::of({}, 4, "NESW");
const SeatNames kLetters = SeatNames::of({}, 4, "ABCDEFGH");
const SeatNames kPeople{{"Ann Lee", "Ben", "Cem", "Dora"}};
const SeatNames kJapanese{{"太郎", "花子", "次郎", "健"}};

template <typename Deal>
struct Row {
  const char* what;
  const SeatNames* names;
  const char* text;
  Deal expected;
};

/// Read as a deal of a game, and written.
template <Game G>
typename G::Deal read(std::string_view text, const SeatNames& names, Findings& findings) {
  return read_short(tests::game_of<G>(), text, names, findings).template as<typename G::Deal>();
}
template <Game G>
std::string written(const typename G::Deal& deal, const SeatNames& names) {
  return write_short(tests::any(deal), names);
}

template <Game G>
void expect_read(const std::vector<Row<typename G::Deal>>& rows) {
  for (const auto& row : rows) {
    Findings findings;
    EXPECT_EQ(read<G>(row.text, *row.names, findings), row.expected) << row.what;
    EXPECT_EQ(findings, Findings{}) << row.what;
  }
}

TEST(ShortForm, euchre_deal_is_understood) {
  expect_read<euchre::Game>({
      {"nothing", &kCompass, "", {}},
      {"spaces", &kCompass, "  \t ", {}},
      {"maker and tricks", &kCompass, "N 3", {.maker = seat(0), .tricks = 3}},
      {"small letters", &kCompass, "w 0", {.maker = seat(3), .tricks = 0}},
      {"by number", &kCompass, "2 5", {.maker = seat(1), .tricks = 5}},
      {"alone", &kCompass, "S alone 5", {.maker = seat(2), .alone = true, .tricks = 5}},
      {"alone at the end", &kCompass, "S 5 alone", {.maker = seat(2), .alone = true, .tricks = 5}},
      {"alone first", &kCompass, "ALONE S 5", {.maker = seat(2), .alone = true, .tricks = 5}},
      {"everything",
       &kCompass,
       "N alone 2 defender E trump C",
       {.maker = seat(0),
        .alone = true,
        .tricks = 2,
        .lone_defender = seat(1),
        .trump = Suit::clubs}},
      {"words before values",
       &kCompass,
       "trump d defender w n 2",
       {.maker = seat(0), .tricks = 2, .lone_defender = seat(3), .trump = Suit::diamonds}},
      {"passed out", &kCompass, "pass", {.passed_out = true}},
      {"commas between", &kCompass, "N,alone;5", {.maker = seat(0), .alone = true, .tricks = 5}},
      {"a name", &kPeople, "Dora 4", {.maker = seat(3), .tricks = 4}},
      {"the beginning of a name", &kPeople, "do 4", {.maker = seat(3), .tricks = 4}},
      {"the beginning of a name with a space", &kPeople, "ann 4", {.maker = seat(0), .tricks = 4}},
      {"a number for a name with a space", &kPeople, "1 4", {.maker = seat(0), .tricks = 4}},
      {"compass beside names", &kPeople, "E 4", {.maker = seat(1), .tricks = 4}},
      {"Japanese", &kJapanese, "花子 alone 3", {.maker = seat(1), .alone = true, .tricks = 3}},
      {"only a maker: what is missing is not for the reader", &kCompass, "N", {.maker = seat(0)}},
  });
}

TEST(ShortForm, kyuuri_deal_is_understood) {
  expect_read<kyuuri::Game>({
      {"taker and rank", &kLetters, "C 7", {.taker = seat(2), .rank = Rank::seven}},
      {"ten by letter", &kLetters, "c T", {.taker = seat(2), .rank = Rank::ten}},
      {"ten in figures", &kLetters, "c 10", {.taker = seat(2), .rank = Rank::ten}},
      {"court card, small", &kLetters, "c k", {.taker = seat(2), .rank = Rank::king}},
      {"one matched",
       &kLetters,
       "C 7 match B",
       {.taker = seat(2), .rank = Rank::seven, .matched = {seat(1)}}},
      {"three matched",
       &kLetters,
       "C 7 match B D A",
       {.taker = seat(2), .rank = Rank::seven, .matched = {seat(0), seat(1), seat(3)}}},
      {"in full",
       &kLetters,
       "lead A ranks 9 5 9 9",
       {.leader = seat(0), .ranks = {Rank::nine, Rank::five, Rank::nine, Rank::nine}}},
      {"in full, ranks first",
       &kLetters,
       "ranks A 10 2 Lead D",
       {.leader = seat(3), .ranks = {Rank::ace, Rank::ten, Rank::two}}},
      {"names",
       &kPeople,
       "Cem Q match Ben ann",
       {.taker = seat(2), .rank = Rank::queen, .matched = {seat(0), seat(1)}}},
      {"Japanese",
       &kJapanese,
       "健 7 match 次郎",
       {.taker = seat(3), .rank = Rank::seven, .matched = {seat(2)}}},
  });
}

constexpr const char* kUnfinished = "finding.short.unfinished";

template <Game G>
void expect_refused(const SeatNames& names, const char* text, const char* given, const char* key) {
  Findings findings;
  static_cast<void>(read<G>(text, names, findings));
  ASSERT_EQ(findings.size(), 1U) << text;
  EXPECT_EQ(findings[0].given, given) << text;
  EXPECT_EQ(findings[0].message.key == kUnfinished, std::string_view(key) == kUnfinished) << text;
  EXPECT_NE(findings[0].expected, "") << text;
}

struct Refused {
  const char* what;
  const SeatNames* names;
  const char* text;
  const char* given;
  const char* key = "finding.short.word";
};

TEST(ShortForm, word_that_is_not_understood_at_euchre_is_given_back) {
  const Refused rows[] = {
      {"no such seat", &kCompass, "X 3", "X"},
      {"seat 0", &kCompass, "0 3", "0"},
      {"seat 5", &kCompass, "5 3", "5"},
      {"three and a half", &kCompass, "N 3.5", "3.5"},
      {"tricks in a word", &kCompass, "N three", "three"},
      {"too large for any number", &kCompass, "N 99999999999999999999", "99999999999999999999"},
      {"a third value", &kCompass, "N 3 4", "4"},
      {"alone misspelt", &kCompass, "N alon 3", "alon"},
      {"no such defender", &kCompass, "N 3 defender X", "X"},
      {"no such suit", &kCompass, "N 3 trump X", "X"},
      {"controls of a terminal", &kCompass, "N 3 \x1b[31m", "?[31m"},
      {"half a character", &kCompass, "\xE2\x82", "??"},
      {"suit as a word", &kCompass, "N 3 trump hearts", "hearts"},
      {"a name cut in two", &kPeople, "Lee 3", "Lee"},
      {"no defender named", &kCompass, "N 3 defender", "defender", kUnfinished},
      {"no suit named", &kCompass, "N 3 trump", "trump", kUnfinished},
  };
  for (const Refused& row : rows) {
    SCOPED_TRACE(row.what);
    expect_refused<euchre::Game>(*row.names, row.text, row.given, row.key);
  }
}

TEST(ShortForm, full_width_letters_digits_and_spaces_are_plain_ones) {
  for (const char* text :
       {"Ｎ　ａｌｏｎｅ　５", "N\u00A0alone\u00A05", "N、alone、5", "Ｎ：ａｌｏｎｅ，５"}) {
    Findings findings;
    EXPECT_EQ((read<euchre::Game>(text, kCompass, findings)),
              (EuchreDeal{.maker = seat(0), .alone = true, .tricks = 5}))
        << text;
    EXPECT_TRUE(findings.empty()) << text;
  }
}

TEST(ShortForm, number_that_cannot_be_is_given_back_with_its_range_and_rule) {
  for (const char* given : {"6", "-1"}) {
    Findings findings;
    static_cast<void>(read<euchre::Game>(std::string("N ") + given, kCompass, findings));
    EXPECT_EQ(findings, (Findings{{.place = "",
                                   .given = given,
                                   .message = {"finding.range"},
                                   .rule = "EU-5.1"_rule,
                                   .expected = "0…5"}}));
  }
}

TEST(ShortForm, word_that_is_not_understood_at_kyuuri_is_given_back) {
  const Refused rows[] = {
      {"no such seat", &kLetters, "X 7", "X"},
      {"rank 1", &kLetters, "C 1", "1"},
      {"rank 11", &kLetters, "C 11", "11"},
      {"rank 0", &kLetters, "C 0", "0"},
      {"rank X", &kLetters, "C X", "X"},
      {"rank in a word", &kLetters, "C seven", "seven"},
      {"nobody matched", &kLetters, "C 7 match", "match", kUnfinished},
      {"somebody else matched", &kLetters, "C 7 match Z", "Z"},
      {"somebody matched twice", &kLetters, "C 7 match B B", "B"},
      {"no leader", &kLetters, "lead", "lead", kUnfinished},
      {"leader is nobody", &kLetters, "lead Z ranks 2 3", "Z"},
      {"no ranks", &kLetters, "lead A ranks", "ranks", kUnfinished},
      {"a rank that is none", &kLetters, "lead A ranks 2 X", "X"},
      {"nine ranks", &kLetters, "lead A ranks 2 2 2 2 3 3 3 3 K", "K"},
  };
  for (const Refused& row : rows) {
    SCOPED_TRACE(row.what);
    expect_refused<kyuuri::Game>(*row.names, row.text, row.given, row.key);
  }
}

TEST(ShortForm, word_that_is_said_twice_is_given_back) {
  expect_refused<euchre::Game>(kCompass, "N alone alone 3", "alone", "finding.short.word");
  expect_refused<euchre::Game>(kCompass, "pass pass", "pass", "finding.short.word");
  expect_refused<euchre::Game>(kCompass, "N 3 trump H trump S", "trump", "finding.short.word");
  expect_refused<kyuuri::Game>(kLetters, "C 7 match B match D", "match", "finding.short.word");
}

TEST(ShortForm, grammar_is_one_line) {
  EXPECT_EQ(grammar(tests::game_of<euchre::Game>()),
            "SEAT [alone] N [defender SEAT] [trump SUIT] [pass] [point]");
  EXPECT_EQ(grammar(tests::game_of<kyuuri::Game>()),
            "SEAT RANK [match SEAT…] [lead SEAT] [ranks RANK…]");
}

TEST(ShortForm, deal_is_written_in_the_words_of_the_table) {
  const EuchreDeal deal{.maker = seat(0),
                        .alone = true,
                        .tricks = 5,
                        .lone_defender = seat(1),
                        .trump = Suit::hearts};
  EXPECT_EQ(written<euchre::Game>(deal, kCompass), "N alone 5 defender E trump H");
  EXPECT_EQ(written<euchre::Game>({.passed_out = true}, kCompass), "pass");
  EXPECT_EQ(written<euchre::Game>({.maker = seat(0), .tricks = 3}, kPeople), "Ann 3");
  const KyuuriDeal trick{.taker = seat(2), .rank = Rank::ten, .matched = {seat(0), seat(1)}};
  EXPECT_EQ(written<kyuuri::Game>(trick, kPeople), "Cem 10 match Ann Ben");
  EXPECT_EQ(written<kyuuri::Game>({.leader = seat(0), .ranks = {Rank::nine, Rank::five}}, kLetters),
            "lead A ranks 9 5");
}

const std::vector<EuchreDeal> kEuchreDeals{
    {},
    {.passed_out = true},
    {.maker = seat(1)},
    {.maker = seat(0), .tricks = 0},
    {.maker = seat(3), .alone = true, .tricks = 5},
    {.maker = seat(1), .tricks = 2, .lone_defender = seat(2), .trump = Suit::spades},
    {.maker = seat(2), .alone = true, .tricks = 4, .lone_defender = seat(3), .trump = Suit::clubs},
};

const std::vector<KyuuriDeal> kKyuuriDeals{
    {},
    {.taker = seat(0), .rank = Rank::two},
    {.taker = seat(3), .rank = Rank::ten, .matched = {seat(0), seat(1), seat(2)}},
    {.taker = seat(1), .rank = Rank::ace, .matched = {seat(3)}},
    {.leader = seat(2), .ranks = {Rank::ace, Rank::ten, Rank::two, Rank::queen}},
};

template <Game G>
void expect_round_trip(const typename G::Deal& deal, const SeatNames& names) {
  const std::string text = written<G>(deal, names);
  Findings findings;
  EXPECT_EQ(read<G>(text, names, findings), deal) << text;
  EXPECT_EQ(findings, Findings{}) << text;
}

void expect_round_trips(const SeatNames& names) {
  for (const EuchreDeal& deal : kEuchreDeals) expect_round_trip<euchre::Game>(deal, names);
  for (const KyuuriDeal& deal : kKyuuriDeals) expect_round_trip<kyuuri::Game>(deal, names);
}

TEST(ShortForm, deal_comes_back_as_it_was_written) {
  for (const SeatNames* names : {&kCompass, &kLetters, &kPeople, &kJapanese})
    expect_round_trips(*names);
}

TEST(ShortForm, deal_comes_back_where_one_name_begins_another) {
  expect_round_trips({{"Ann", "Anna", "annabel", "Annabella"}});
}

TEST(ShortForm, deal_comes_back_where_all_names_have_spaces) {
  expect_round_trips({{"Ann Lee", "Ann Moe", "Cem, jr.", "Dora: D"}});
}

TEST(ShortForm, deal_comes_back_where_a_name_is_the_number_of_another_seat) {
  expect_round_trips({{"Ann Lee", "1", "4", "Dora"}});
}

TEST(ShortForm, seat_whose_first_word_is_that_of_another_is_written_in_full) {
  const SeatNames names{{"Ann Lee", "Ann Moe", "1", "2"}};
  EXPECT_EQ(written<euchre::Game>({.maker = seat(0), .tricks = 3}, names), "Ann Lee 3");
  EXPECT_EQ(written<euchre::Game>({.maker = seat(1), .tricks = 3}, names), "Ann Moe 3");
  expect_round_trips(names);
}

TEST(ShortForm, seat_whose_name_and_number_mean_others_is_written_by_the_compass) {
  const SeatNames names{{"Alone", "Pass", "1", "2"}};
  EXPECT_EQ(written<euchre::Game>({.maker = seat(0), .tricks = 3}, names), "N 3");
  EXPECT_EQ(written<euchre::Game>({.maker = seat(1), .tricks = 3}, names), "E 3");
  expect_round_trips(names);
}

TEST(ShortForm, deal_comes_back_where_a_whole_name_begins_another) {
  expect_round_trips({{"Bob", "Bob Dylan", "Bob D", "Dylan"}});
  expect_round_trips({{"Ann", "Ann van Dam", "Ann K", "K"}});
}

TEST(ShortForm, deal_comes_back_where_a_name_begins_with_the_number_of_another_seat) {
  expect_round_trips({{"Ann Lee", "1st", "Cem", "Dora"}});
}

TEST(ShortForm, seats_of_the_same_name_are_written_by_their_numbers) {
  const SeatNames names{{"Ann", "Ann", "Ann", "Ann"}};
  EXPECT_EQ(written<euchre::Game>({.maker = seat(2), .tricks = 3}, names), "3 3");
  expect_round_trips(names);
}

TEST(ShortForm, deal_comes_back_where_a_name_is_a_letter_of_the_compass) {
  expect_round_trips({{"W", "N", "E", "S"}});
}

TEST(ShortForm, deal_comes_back_where_a_name_is_a_word_of_the_form) {
  expect_round_trips({{"Alone", "Match", "Lead", "Pass"}});
}

TEST(ShortForm, deal_comes_back_where_names_are_of_full_width) {
  expect_round_trips({{"山田　太郎", "Ｓ", "２", "鈴木"}});
  expect_round_trips({{"Ｓ", "Ｗ", "Ｎ", "Ｅ"}});
}

TEST(ShortForm, deal_comes_back_where_a_name_is_a_rank_or_a_suit) {
  expect_round_trips({{"K", "T", "H", "C"}});
}

const SeatNames kAnns{{"Ann Berg", "Ann Smit", "Jan K", "Dora"}};

TEST(ShortForm, names_of_several_words_are_understood) {
  expect_read<euchre::Game>({
      {"in full", &kAnns, "Ann Smit 3", {.maker = seat(1), .tricks = 3}},
      {"as far as it takes", &kAnns, "ann b 3", {.maker = seat(0), .tricks = 3}},
      {"in full where the first word would do",
       &kPeople,
       "Ann Lee 3",
       {.maker = seat(0), .tricks = 3}},
      {"by the letter of the seat", &kAnns, "E 3", {.maker = seat(1), .tricks = 3}},
      {"by number", &kAnns, "2 3", {.maker = seat(1), .tricks = 3}},
      {"before a word of the form",
       &kAnns,
       "Ann Smit alone 5",
       {.maker = seat(1), .alone = true, .tricks = 5}},
  });
}

TEST(ShortForm, whole_name_that_begins_with_another_name_is_understood) {
  const SeatNames bobs{{"Bob", "Bob Dylan", "Cem", "Bob D"}};
  expect_read<euchre::Game>({
      {"the shorter", &bobs, "Bob 4", {.maker = seat(0), .tricks = 4}},
      {"the longer", &bobs, "bob dylan 4", {.maker = seat(1), .tricks = 4}},
      {"as far as it takes", &bobs, "Bob Dy 4", {.maker = seat(1), .tricks = 4}},
      {"ending with what could be a suit", &bobs, "Bob D 4", {.maker = seat(3), .tricks = 4}},
      {"before a word of the form",
       &bobs,
       "Bob trump D",
       {.maker = seat(0), .trump = Suit::diamonds}},
  });
}

TEST(ShortForm, word_of_the_form_behind_a_name_is_no_part_of_it) {
  const SeatNames names{{"Ann Alone", "Ben", "Cem", "Dora"}};
  expect_read<euchre::Game>({{"though the name goes on so",
                              &names,
                              "Ann alone 5",
                              {.maker = seat(0), .alone = true, .tricks = 5}}});
  const SeatNames two{{"Ann", "Ann Alone", "Cem", "Dora"}};
  expect_read<euchre::Game>({{"though it is somebody else's whole name",
                              &two,
                              "Ann alone 5",
                              {.maker = seat(0), .alone = true, .tricks = 5}}});
}

TEST(ShortForm, a_value_behind_a_name_is_no_part_of_it) {
  // "K" may be the rest of "Jan K", but it can be a rank as well.
  const SeatNames names{{"Jan K", "Ben", "Cem"}};
  Findings findings;
  const KyuuriDeal deal = read<kyuuri::Game>("Jan K", names, findings);
  EXPECT_EQ(findings, Findings{});
  EXPECT_EQ(written<kyuuri::Game>(deal, names), "Jan K");
  EXPECT_EQ(deal, read<kyuuri::Game>("1 K", names, findings));
}

}  // namespace
}  // namespace spadille
