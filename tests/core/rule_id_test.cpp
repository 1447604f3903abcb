#include "core/rule_id.h"

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

static_assert("KY-5.3"_rule == RuleId{{'K', 'Y'}, 5, 3});
static_assert("EU-7.12"_rule == RuleId{{'E', 'U'}, 7, 12});

TEST(RuleId, id_is_read_in_any_case_of_letters) {
  struct Row {
    const char* text;
    RuleId expected;
  };
  const Row rows[] = {
      {"KY-5.3", {{'K', 'Y'}, 5, 3}},   {"ky-5.3", {{'K', 'Y'}, 5, 3}},
      {"Ky-5.3", {{'K', 'Y'}, 5, 3}},   {"EU-1.1", {{'E', 'U'}, 1, 1}},
      {"EU-9.10", {{'E', 'U'}, 9, 10}}, {"kj-7.99", {{'K', 'J'}, 7, 99}},
      {"QU-8.20", {{'Q', 'U'}, 8, 20}},
  };
  for (const Row& row : rows) EXPECT_EQ(rule_id(row.text), row.expected) << row.text;
}

TEST(RuleId, what_is_no_clause_is_not_read) {
  const std::string_view rows[] = {
      "",
      "K",
      "KY",
      "KY-",
      "KY-5",
      "KY-5.",
      "KY-.3",
      "KY-.",
      "KY5.3",
      "KY 5.3",
      "KY_5.3",
      "KY.5.3",
      "KY--5.3",
      "K-5.3",
      "KYU-5.3",
      "-5.3",
      "5.3",
      "KY-5,3",
      "KY-5-3",
      "KY-5.3.1",
      "KY-5..3",
      "KY-0.3",
      "KY-5.0",
      "KY-10.1",
      "KY-256.1",
      "KY-257.1",
      "KY-5.256",
      "KY-5.259",
      "KY-5.99999999999999999999",
      "KY-99999999999999999999.3",
      "KY-+5.3",
      "KY-5.+3",
      "KY-5.-3",
      "KY-5.3 ",
      " KY-5.3",
      "KY- 5.3",
      "KY-5. 3",
      "KY-V.3",
      "KY-5.x",
      "KY-5.3x",
      "KY-0x5.3",
      "KY-5.3\n",
      std::string_view("KY-5.3\0", 7),
      "KY\u20115.3",
      "\uFF2B\uFF39-5.3",
  };
  for (const std::string_view text : rows) EXPECT_EQ(rule_id(text), std::nullopt) << text;
}

TEST(RuleId, game_is_named_by_letters) {
  for (const std::string_view text : {"12-5.3", "K1-5.3", "  -5.3", "---5.3", "\u00E9-5.3"})
    EXPECT_EQ(rule_id(text), std::nullopt) << text;
}

TEST(RuleId, every_id_survives_being_written_and_read) {
  for (int chapter = 1; chapter <= 9; ++chapter)
    for (int number = 1; number <= 99; ++number) {
      const RuleId id{
          {'K', 'J'}, static_cast<std::uint8_t>(chapter), static_cast<std::uint8_t>(number)};
      EXPECT_EQ(rule_id(to_string(id)), id);
    }
}

TEST(RuleId, id_is_written_as_in_the_rulebook) {
  EXPECT_EQ(to_string("ky-5.3"_rule), "KY-5.3");
  EXPECT_EQ(to_string("EU-7.12"_rule), "EU-7.12");
}

TEST(RuleId, id_that_names_no_rule_is_written_as_nothing) { EXPECT_EQ(to_string(RuleId{}), ""); }

TEST(RuleId, only_an_id_with_a_chapter_is_named) {
  EXPECT_FALSE(RuleId{}.named());
  EXPECT_TRUE("KY-1.1"_rule.named());
}

TEST(RuleId, ids_are_ordered_as_in_the_rulebook) {
  const RuleId ordered[] = {"EU-1.1"_rule, "EU-5.9"_rule, "EU-5.10"_rule, "EU-6.1"_rule,
                            "KY-1.1"_rule};
  for (std::size_t i = 1; i < std::size(ordered); ++i) EXPECT_LT(ordered[i - 1], ordered[i]);
}

}  // namespace
}  // namespace spadille
