// What stands in every book: names of events and what their members take.
#include "session/event.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

const std::vector<std::string_view> kNames{
    "opened", "opening_corrected", "deal_recorded", "deal_corrected", "ruling_given",
    "voided", "disputed",          "settled",       "note",           "seats_changed",
    "closed", "reopened",          "discarded",     "lost",           "agreed"};

TEST(EventKind, names_of_every_book_mean_what_they_always_meant) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const auto kind = event_kind(kNames[i]);
    ASSERT_TRUE(kind) << kNames[i];
    EXPECT_EQ(static_cast<std::size_t>(*kind), i) << kNames[i];
    EXPECT_EQ(name(*kind), kNames[i]);
  }
}

TEST(EventKind, other_names_mean_nothing) {
  for (const char* text : {"", "Opened", "opened ", "played"})
    EXPECT_EQ(event_kind(text), std::nullopt) << text;
}

const Field<Said>& field_called(std::string_view key) {
  for (const Field<Said>& field : event_fields())
    if (field.key == key) return field;
  throw std::out_of_range(std::string(key));
}

TEST(EventFields, members_take_what_can_be_said_and_nothing_beyond) {
  struct Row {
    const char* key;
    std::vector<int> taken, refused;
  };
  const Row rows[] = {{"of", {0, 1, 1'000'000'000}, {-1, 1'000'000'001}},
                      {"from", {0, 1, 1'000'000'000}, {-1, 1'000'000'001}},
                      {"dealer", {0, 7}, {-1, 8}},
                      {"totals", {-999'999'999, 999'999'999}, {-1'000'000'000, 1'000'000'000}},
                      {"in_turn", {0, 2}, {-1, 3}},
                      {"own_totals", {0, 1}, {-1, 2}},
                      {"effect", {0, 3}, {-1, 4}}};
  for (const Row& row : rows) {
    for (const int n : row.taken) EXPECT_TRUE(field_called(row.key).accepts(n)) << row.key << n;
    for (const int n : row.refused) EXPECT_FALSE(field_called(row.key).accepts(n)) << row.key << n;
  }
}

TEST(EventFields, effects_of_rulings_have_their_names) {
  using enum Ruling::Effect;
  EXPECT_EQ((std::vector{name(advice), name(lines), name(replaces_score), name(redeal)}),
            (std::vector<std::string_view>{"advice", "lines", "replaces_score", "redeal"}));
}

}  // namespace
}  // namespace spadille
