#include "core/finding.h"

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

Finding at(const char* place, const char* key = "finding.range",
           Finding::Severity severity = Finding::Severity::error) {
  return {.place = place, .message = {key}, .severity = severity};
}
Finding warning(const char* place) {
  return at(place, "finding.no_effect", Finding::Severity::warning);
}

TEST(HasError, only_errors_count) {
  struct Row {
    const char* what;
    Findings findings;
    bool expected;
  };
  const Row rows[] = {
      {"nothing", {}, false},
      {"a warning", {warning("/a")}, false},
      {"two warnings", {warning("/a"), warning("/b")}, false},
      {"an error", {at("/a")}, true},
      {"an error behind a warning", {warning("/a"), at("/b")}, true},
      {"an error before a warning", {at("/b"), warning("/a")}, true},
  };
  for (const Row& row : rows) EXPECT_EQ(has_error(row.findings), row.expected) << row.what;
}

TEST(Append, findings_go_behind_and_below_the_place) {
  Findings all{at("/rules")};
  append(all, {at("/tricks"), at("")}, "/deals/3");
  EXPECT_EQ(all, (Findings{at("/rules"), at("/deals/3/tricks"), at("/deals/3")}));
}

TEST(Append, without_a_place_they_stay_where_they_are) {
  Findings all;
  append(all, {at("/tricks")});
  EXPECT_EQ(all, Findings{at("/tricks")});
}

TEST(Append, second_finding_on_a_place_is_kept) {
  Findings all{at("/a", "x")};
  append(all, {at("/a", "y")});
  EXPECT_EQ(all, (Findings{at("/a", "x"), at("/a", "y")}));
}

TEST(Append, everything_but_the_place_stays) {
  const Finding whole{"/a",          "7",   {"finding.range", {7}},
                      "KY-5.2"_rule, "0…5", Finding::Severity::warning};
  Findings all;
  append(all, {whole}, "/deal");
  Finding expected = whole;
  expected.place = "/deal/a";
  EXPECT_EQ(all, Findings{expected});
}

/// Whether a finding at `added` joins one that is known at `known`.
bool joins(const char* known, const char* added) {
  Findings all{at(known, "known")};
  append_new(all, {at(added, "added")});
  return all.size() == 2;
}

TEST(AppendNew, place_that_has_a_finding_gets_no_second) {
  EXPECT_FALSE(joins("/deal/rank", "/deal/rank"));
}

TEST(AppendNew, place_below_a_known_one_gets_no_second) {
  EXPECT_FALSE(joins("/deal/matched", "/deal/matched/1"));
}

TEST(AppendNew, place_above_a_known_one_gets_no_second) {
  EXPECT_FALSE(joins("/deal/matched/1", "/deal/matched"));
}

TEST(AppendNew, another_place_is_kept) {
  EXPECT_TRUE(joins("/deal/taker", "/deal/rank"));
  EXPECT_TRUE(joins("/deals/1", "/deals/2"));
}

TEST(AppendNew, name_that_begins_with_a_known_one_is_another_place) {
  EXPECT_TRUE(joins("/deal/rank", "/deal/ranks"));
  EXPECT_TRUE(joins("/deals/1", "/deals/10"));
}

TEST(AppendNew, name_with_which_a_known_one_begins_is_another_place) {
  EXPECT_TRUE(joins("/deal/ranks", "/deal/rank"));
  EXPECT_TRUE(joins("/deals/10", "/deals/1"));
  EXPECT_TRUE(joins("/deals/10/rank", "/deals/1/rank"));
}

TEST(AppendNew, place_is_compared_below_the_prefix) {
  Findings all{at("/deals/3/tricks", "known")};
  append_new(all, {at("/tricks"), at("/maker")}, "/deals/3");
  EXPECT_EQ(all, (Findings{at("/deals/3/tricks", "known"), at("/deals/3/maker")}));
}

TEST(AppendNew, findings_that_come_together_stay_together) {
  Findings all;
  append_new(all, {at("/lone_defender", "x"), at("/lone_defender", "y")});
  EXPECT_EQ(all, (Findings{at("/lone_defender", "x"), at("/lone_defender", "y")}));
}

}  // namespace
}  // namespace spadille
