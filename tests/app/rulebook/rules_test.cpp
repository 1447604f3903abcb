#include "app/rulebook/rules.h"

#include <gtest/gtest.h>

#include "tests/support/any.h"

namespace spadille {
namespace {

TEST(RulesViews, a_preset_is_known_by_its_values) {
  const auto rules = preset_rules("euchre/boston-1888");
  ASSERT_TRUE(rules.has_value());
  EXPECT_EQ(rules->preset, "euchre/boston-1888");
  EXPECT_EQ(rules->game, "euchre");
  EXPECT_EQ(rules->options.size(), euchre::options().size());
}

TEST(RulesViews, there_is_no_preset_of_an_unknown_name) {
  EXPECT_FALSE(preset_rules("euchre/nowhere").has_value());
  EXPECT_FALSE(preset_rules("").has_value());
}

TEST(RulesViews, rules_of_no_preset_have_no_name) {
  const kyuuri::Rules rules{.limit = 77};
  EXPECT_EQ(rules_view(tests::any(rules)).preset, "");
}

TEST(RulesViews, the_difference_names_only_what_differs) {
  const auto all = differences(*preset_rules("kyuuri/seed"), *preset_rules("kyuuri/gurka"));
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].a.member->key, "compare");
  EXPECT_EQ(all[0].a.value(), "highest");
  EXPECT_EQ(all[0].b.value(), "previous");
  EXPECT_EQ(all[1].b.value(), "6");
}

TEST(RulesViews, presets_can_be_those_of_one_game) {
  for (const PresetView& preset : presets("kyuuri")) EXPECT_EQ(preset.game, "kyuuri");
  std::size_t count = 0;
  for (const AnyGame* game : all_games()) count += presets(game->id()).size();
  EXPECT_EQ(presets().size(), count);
  EXPECT_TRUE(presets("whist").empty());
}

}  // namespace
}  // namespace spadille
