#include "games/tables.h"

#include <set>

#include <gtest/gtest.h>

#include "games/tally.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

constexpr std::array<std::string_view, 3> kColours{"red", "green", "blue"};

constexpr Member kFlag{.key = "flag", .kind = Kind::flag};
constexpr Member kChoice{.key = "choice", .kind = Kind::choice, .choices = kColours};
constexpr Member kNumber{.key = "number", .kind = Kind::integer, .min = -2, .max = 5};
constexpr Member kStep{.key = "step", .kind = Kind::integer, .min = 2, .max = 8, .step = 3};
constexpr Member kEither{.key = "either", .kind = Kind::integer, .min = 2, .max = 4, .step = 2};
constexpr Member kSeat{.key = "seat", .kind = Kind::seat, .max = 3};
constexpr Member kSeats{.key = "seats", .kind = Kind::seats, .max = 7};
constexpr Member kRank{.key = "rank", .kind = Kind::rank, .min = 2, .max = 14};
constexpr Member kRanks{.key = "ranks", .kind = Kind::ranks, .min = 2, .max = 14};
constexpr Member kSuit{.key = "suit", .kind = Kind::suit, .max = 3};

TEST(Member, accepts_exactly_what_is_in_its_range) {
  struct Row {
    const Member* member;
    std::set<int> accepted;
  };
  const Row rows[] = {
      {&kFlag, {0, 1}},
      {&kChoice, {0, 1, 2}},
      {&kNumber, {-2, -1, 0, 1, 2, 3, 4, 5}},
      {&kStep, {2, 5, 8}},
      {&kEither, {2, 4}},
      {&kSeat, {0, 1, 2, 3}},
      {&kSeats, {0, 1, 2, 3, 4, 5, 6, 7}},
      {&kRank, {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14}},
      {&kSuit, {0, 1, 2, 3}},
  };
  for (const Row& row : rows) {
    std::set<int> accepted;
    for (int n = -20; n <= 20; ++n)
      if (row.member->accepts(n)) accepted.insert(n);
    EXPECT_EQ(accepted, row.accepted) << row.member->key;
  }
}

TEST(Member, huge_numbers_are_not_accepted) {
  for (const Member* member : {&kFlag, &kChoice, &kNumber, &kEither, &kSeat, &kRank})
    for (const int n : {1'000'000'000, -1'000'000'000})
      EXPECT_FALSE(member->accepts(n)) << member->key << ' ' << n;
}

TEST(Domain, member_says_what_it_takes) {
  struct Row {
    const Member* member;
    const char* expected;
  };
  const Row rows[] = {
      {&kFlag, "true | false"},
      {&kChoice, "red | green | blue"},
      {&kNumber, "-2…5"},
      {&kEither, "2 | 4"},
      {&kSeat, "0…3"},
      {&kSeats, "0…7"},
      {&kRank, "2 … 9 T J Q K A"},
      {&kRanks, "2 … 9 T J Q K A"},
      {&kSuit, "S | H | D | C"},
  };
  for (const Row& row : rows) EXPECT_EQ(domain(*row.member), row.expected) << row.member->key;
}

TEST(Shown, number_is_shown_as_in_a_document) {
  struct Row {
    const Member* member;
    int number;
    const char* expected;
  };
  const Row rows[] = {
      {&kFlag, 1, "true"},  {&kFlag, 0, "false"}, {&kChoice, 0, "red"}, {&kChoice, 2, "blue"},
      {&kNumber, -2, "-2"}, {&kSeat, 3, "3"},     {&kSeats, 7, "7"},    {&kRank, 2, "2"},
      {&kRank, 9, "9"},     {&kRank, 10, "T"},    {&kRank, 11, "J"},    {&kRank, 14, "A"},
      {&kRanks, 12, "Q"},   {&kSuit, 0, "S"},     {&kSuit, 1, "H"},     {&kSuit, 2, "D"},
      {&kSuit, 3, "C"},     {&kNumber, 99, "99"}, {&kChoice, 3, "3"},   {&kChoice, -1, "-1"},
      {&kRank, 1, "1"},     {&kRank, 15, "15"},   {&kSuit, 4, "4"},     {&kRanks, 0, "0"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(shown(*row.member, row.number), row.expected) << row.member->key;
}

struct Owner {
  bool flag = false;
  int number = 0;
  int either = 2;
  std::optional<Seat> seat{};
  SeatSet seats{};
  InlineVec<Rank, kMaxSeats> ranks{};
};

constexpr std::array kRows{
    field<&Owner::flag>(kFlag),
    field<&Owner::number>([] {
      Member member = kNumber;
      member.rule = "KY-5.2"_rule;
      return member;
    }()),
    field<&Owner::either>(kEither),
    field<&Owner::seat>(kSeat),
    field<&Owner::seats>(kSeats),
    field<&Owner::ranks>(kRanks),
};
const std::span<const Field<Owner>> kTable = kRows;

Finding out_of(const char* place, const char* given, const char* expected, RuleId rule = {}) {
  return {.place = place,
          .given = given,
          .message = {"finding.range"},
          .rule = rule,
          .expected = expected};
}

TEST(OutOfRange, owner_of_defaults_has_no_finding) {
  EXPECT_EQ(out_of_range(kTable, Owner{}), Findings{});
}

TEST(OutOfRange, ends_of_a_range_are_in_it) {
  for (const int n : {-2, 5}) EXPECT_EQ(out_of_range(kTable, Owner{.number = n}), Findings{}) << n;
}

TEST(OutOfRange, member_beyond_its_range_is_found_with_its_rule) {
  EXPECT_EQ(out_of_range(kTable, Owner{.number = 6}),
            Findings{out_of("/number", "6", "-2…5", "KY-5.2"_rule)});
  EXPECT_EQ(out_of_range(kTable, Owner{.number = -3}),
            Findings{out_of("/number", "-3", "-2…5", "KY-5.2"_rule)});
}

TEST(OutOfRange, number_between_the_steps_is_found) {
  EXPECT_EQ(out_of_range(kTable, Owner{.either = 3}), Findings{out_of("/either", "3", "2 | 4")});
}

TEST(OutOfRange, seat_beyond_the_table_is_found) {
  EXPECT_EQ(out_of_range(kTable, Owner{.seat = seat(4)}), Findings{out_of("/seat", "4", "0…3")});
}

TEST(OutOfRange, every_bad_item_of_a_list_is_found) {
  Owner owner;
  owner.ranks = {Rank::two, static_cast<Rank>(1), static_cast<Rank>(15)};
  EXPECT_EQ(out_of_range(kTable, owner), (Findings{out_of("/ranks", "1", "2 … 9 T J Q K A"),
                                                   out_of("/ranks", "15", "2 … 9 T J Q K A")}));
}

TEST(OutOfRange, findings_come_in_the_order_of_the_table) {
  const Owner owner{.number = 9, .either = 0, .seat = seat(7)};
  EXPECT_EQ(out_of_range(kTable, owner),
            (Findings{out_of("/number", "9", "-2…5", "KY-5.2"_rule),
                      out_of("/either", "0", "2 | 4"), out_of("/seat", "7", "0…3")}));
}

TEST(Field, absent_member_is_an_empty_value) {
  for (const auto& row : kTable) {
    if (row.kind == Kind::integer) continue;
    EXPECT_TRUE(row.get(Owner{}).empty()) << row.key;
  }
}

TEST(Field, empty_value_makes_a_member_absent) {
  Owner owner{.flag = true, .seat = seat(1), .seats = {seat(2)}, .ranks = {Rank::ace}};
  for (const auto& row : kTable) {
    if (row.kind == Kind::integer) continue;
    row.set(owner, {});
    EXPECT_TRUE(row.get(owner).empty()) << row.key;
  }
}

TEST(Field, flag_set_to_nought_is_absent) {
  Owner owner{.flag = true};
  kTable[0].set(owner, {0});
  EXPECT_FALSE(owner.flag);
}

TEST(Tally, marks_are_packed_into_a_number_and_come_back_in_order) {
  for (const Marks& marks :
       {Marks{}, Marks{20}, Marks{50, 20, 20}, Marks{200, 100, 70, 40}, Marks(10, 200)})
    EXPECT_EQ(unpacked(packed(marks)), marks);
}

}  // namespace
}  // namespace spadille
