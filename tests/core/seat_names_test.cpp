#include "core/seat_names.h"

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

using Names = std::vector<std::string>;

TEST(SeatNames, players_name_their_seats) {
  EXPECT_EQ(SeatNames::of({"Ann", "Ben", "Cem"}, 3, "ABC").seats, (Names{"Ann", "Ben", "Cem"}));
}

TEST(SeatNames, letters_stand_where_nobody_is_named) {
  EXPECT_EQ(SeatNames::of({}, 4, "NESW").seats, (Names{"N", "E", "S", "W"}));
  EXPECT_EQ(SeatNames::of({}, 3, "ABCDEFGH").seats, (Names{"A", "B", "C"}));
}

TEST(SeatNames, letters_fill_up_a_list_that_is_too_short) {
  EXPECT_EQ(SeatNames::of({"Ann"}, 3, "ABCDEFGH").seats, (Names{"Ann", "B", "C"}));
}

TEST(SeatNames, partners_are_named_together) {
  const SeatNames names{{"Ann", "Ben", "Chris", "Dora"}};
  EXPECT_EQ(names.of(Side{0}), "Ann & Chris");
  EXPECT_EQ(names.of(Side{1}), "Ben & Dora");
}

struct Row {
  const char* what;
  Names names;
  std::string text;
  std::optional<int> expected;
};

void expect_meant(const Row& row) {
  const auto meant = seat_meant({row.names}, row.text);
  const std::optional<Seat> expected =
      row.expected ? std::optional<Seat>(seat(*row.expected)) : std::nullopt;
  EXPECT_EQ(meant, expected) << row.what << ": " << row.text;
}

const Names kFour{"Anna", "Bert", "Chris", "Dora"};

TEST(SeatMeant, seat_is_understood) {
  const Row rows[] = {
      {"the whole name", kFour, "Bert", 1},
      {"another case", kFour, "bERT", 1},
      {"its beginning", kFour, "chr", 2},
      {"one letter", kFour, "d", 3},
      {"number of the first", kFour, "1", 0},
      {"number of the last", kFour, "4", 3},
      {"north at four", kFour, "N", 0},
      {"east at four, small", kFour, "e", 1},
      {"south at four", kFour, "S", 2},
      {"west at four", kFour, "w", 3},
      {"a letter of nobody named", {"A", "B", "C"}, "c", 2},
      {"a name that begins another", {"Ann", "Anna"}, "Ann", 0},
      {"the longer of the two", {"Ann", "Anna"}, "Anna", 1},
      {"one letter more than they share", {"Ann", "Amy"}, "an", 0},
      {"a name with a space", {"Ann Lee", "Ann Moe"}, "Ann M", 1},
      {"Japanese", {"太郎", "花子", "次郎", "健"}, "花子", 1},
      {"a Japanese beginning", {"太郎", "花子", "次郎", "健"}, "次", 2},
      {"number of a Japanese name", {"太郎", "花子", "次郎", "健"}, "4", 3},
      {"compass with Japanese names", {"太郎", "花子", "次郎", "健"}, "W", 3},
      {"eighth seat", {"A", "B", "C", "D", "E", "F", "G", "H"}, "8", 7},
      {"E is the fifth where there are eight", {"A", "B", "C", "D", "E", "F", "G", "H"}, "E", 4},
      {"a name that is a number", {"7", "8"}, "7", 0},
  };
  for (const Row& row : rows) expect_meant(row);
}

TEST(SeatMeant, whole_name_in_another_case_beats_a_longer_one) {
  expect_meant({"case does not matter", {"Ann", "Anna"}, "ann", 0});
  expect_meant({"but for two who differ in nothing else", {"Ann", "ann"}, "ann", 1});
}

TEST(SeatMeant, where_all_who_begin_with_a_letter_share_their_first_word_it_is_that_of_a_seat) {
  const std::vector<std::string> anns{"Ann Lee", "Bob", "Ann Kay"};
  expect_meant({"the letter of a seat", anns, "A", 0});
  expect_meant({"of another", anns, "C", 2});
  expect_meant({"two letters are no seat", anns, "An", std::nullopt});
  expect_meant({"names that differ", {"Ann", "Amy", "Bob"}, "A", std::nullopt});
}

TEST(SeatMeant, two_of_one_name_mean_nobody) {
  expect_meant({"several are meant", {"Ann", "Ben", "Ann"}, "Ann", std::nullopt});
}

TEST(SeatMeant, nobody_is_meant) {
  const Row rows[] = {
      {"nothing", kFour, "", {}},
      {"nobody of that name", kFour, "Zoe", {}},
      {"more than the name", kFour, "Berta", {}},
      {"the middle of a name", kFour, "ert", {}},
      {"two begin so", {"Ann", "Anton"}, "An", {}},
      {"two begin so in another case", {"Ann", "anton"}, "AN", {}},
      {"two Japanese names begin so", {"花子", "花江"}, "花", {}},
      {"seat 0", kFour, "0", {}},
      {"one more than there are", kFour, "5", {}},
      {"below nought", kFour, "-1", {}},
      {"a sign", kFour, "+1", {}},
      {"not whole", kFour, "1.5", {}},
      {"too large for any number", kFour, "99999999999999999999", {}},
      {"256 too many", kFour, "257", {}},
      {"a space before", kFour, " Bert", {}},
      {"a space behind", kFour, "Bert ", {}},
      {"two letters of the compass", kFour, "NE", {}},
      {"no such letter of the compass", kFour, "X", {}},
      {"compass at three", {"Anna", "Bert", "Chris"}, "N", {}},
      {"compass at five", {"Anna", "Bert", "Chris", "Dora", "Fay"}, "W", {}},
      {"other letters fold in no case", {"Éva", "Bo"}, "éva", {}},
  };
  for (const Row& row : rows) expect_meant(row);
}

}  // namespace
}  // namespace spadille
