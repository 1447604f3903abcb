// A deal as a page puts it together: answers in any order, and what they make needless.
#include "app/record/deal_entry.h"

#include <set>

#include <gtest/gtest.h>

#include "app/record/previewed.h"
#include "games/any_game.h"
#include "tests/support/evening_of.h"
#include "tests/support/print_game.h"

namespace spadille {
namespace {

using tests::any;
using tests::fresh_session;

const SeatNames kNames{{"Ann", "Bob", "Chris", "Dan"}};

DealEntry of_euchre(const euchre::Rules& rules = {}) {
  return {fresh_session<euchre::Game>(rules, 4), kNames};
}

using Keys = std::vector<std::string>;

/// The members that are still asked for.
Keys asked(const DealEntry& entry) {
  Keys keys;
  for (const Member* member : entry.members())
    if (entry.asks(member->key)) keys.emplace_back(member->key);
  return keys;
}

TEST(DealEntry, offers_the_rows_of_its_game_and_knows_no_others) {
  const DealEntry entry = of_euchre();
  Keys keys;
  for (const Member* member : entry.members()) keys.emplace_back(member->key);
  EXPECT_EQ(keys, (Keys{"maker", "alone", "tricks", "lone_defender", "trump", "passed_out",
                        "gives_point"}));
  EXPECT_EQ(entry.member("tricks"), entry.members()[2]);
  EXPECT_EQ(entry.member("ombre"), nullptr);
}

TEST(DealEntry, a_place_at_the_table_answers_who_did_something) {
  for (const AnyGame* game : all_games())
    for (const std::string_view key : {game->entry().from, game->entry().opens}) {
      const auto* row = row_called(game->form(), key);
      EXPECT_TRUE(key.empty() || (row != nullptr && row->kind == Kind::seat))
          << game->id() << ' ' << key;
    }
  EXPECT_EQ(of_euchre().table().opens, "maker");
}

TEST(DealEntry, ever_asked_is_what_some_deal_asks_by_these_rules) {
  const auto ever = []<typename G>(G, const typename G::Rules& rules) {
    const auto keys = DealEntry(fresh_session<G>(rules, 4), kNames).ever_asked();
    return std::set<std::string>(keys.begin(), keys.end());
  };
  using Set = std::set<std::string>;
  EXPECT_EQ(ever(euchre::Game{}, {}),
            (Set{"alone", "lone_defender", "maker", "passed_out", "tricks"}));
  EXPECT_EQ(ever(klaverjas::Game{}, {}),
            (Set{"conceded", "maker", "other_points", "other_roem", "points", "roem"}));
  EXPECT_TRUE(ever(klaverjas::Game{}, {.pit = 100}).count("tricks"));
  EXPECT_EQ(ever(quadrille::Game{}, {}), (Set{"contract", "double_matadors", "matadors", "ombre",
                                              "partner", "premiers", "tricks", "went_on"}));
}

TEST(DealEntry, names_of_seats_come_with_who_are_partners) {
  const DealEntry entry = of_euchre();
  EXPECT_EQ(entry.names().seats, kNames.seats);
  EXPECT_EQ(entry.names().sides, (Sides{SeatSet{seat(0), seat(2)}, SeatSet{seat(1), seat(3)}}));
}

TEST(DealEntry, members_that_the_game_does_not_have_are_not_there_for_anything) {
  DealEntry entry = of_euchre();
  EXPECT_FALSE(entry.set("ombre", {1}));
  EXPECT_FALSE(entry.possible("ombre", 1));
  EXPECT_FALSE(entry.asks("ombre"));
  EXPECT_EQ(entry.get("ombre"), Value{});
  EXPECT_TRUE(entry.empty());
}

TEST(DealEntry, answers_are_said_changed_and_taken_back) {
  DealEntry entry = of_euchre();
  EXPECT_TRUE(entry.set("maker", {1}));
  EXPECT_TRUE(entry.set("maker", {2}));
  EXPECT_TRUE(entry.set("tricks", {3}));
  EXPECT_EQ(entry.deal(), any(euchre::Deal{.maker = seat(2), .tricks = 3}));
  EXPECT_FALSE(entry.empty());
  EXPECT_TRUE(entry.set("tricks", {}));
  EXPECT_TRUE(entry.set("tricks", {}));
  EXPECT_EQ(entry.deal(), any(euchre::Deal{.maker = seat(2)}));
}

TEST(DealEntry, values_that_a_member_does_not_take_leave_the_deal_as_it_was) {
  DealEntry entry = of_euchre();
  ASSERT_TRUE(entry.set("tricks", {5}));
  EXPECT_FALSE(entry.set("tricks", {6}));
  EXPECT_FALSE(entry.set("tricks", {1, 2}));
  EXPECT_EQ(entry.get("tricks"), Value{5});
}

TEST(DealEntry, answer_takes_back_what_it_makes_needless_and_nothing_else) {
  DealEntry entry = of_euchre({.lone_defence = euchre::Rules::LoneDefence::only_vs_lone_maker});
  for (const auto& [key, value] :
       {std::pair("maker", 1), {"alone", 1}, {"tricks", 2}, {"lone_defender", 0}, {"trump", 3}})
    ASSERT_TRUE(entry.set(key, {value})) << key;
  ASSERT_TRUE(entry.set("alone", {}));
  EXPECT_EQ(entry.deal(), any(euchre::Deal{.maker = seat(1), .tricks = 2, .trump = Suit::clubs}));
  ASSERT_TRUE(entry.set("passed_out", {1}));
  EXPECT_EQ(entry.deal(), any(euchre::Deal{.trump = Suit::clubs, .passed_out = true}))
      << "trump is never asked for: nothing makes it needless";
}

TEST(DealEntry, tricks_that_only_all_the_points_ask_for_go_when_the_points_change) {
  DealEntry entry(fresh_session<klaverjas::Game>({.pit = 100}, 4), kNames);
  for (const auto& [key, value] : {std::pair("maker", 0), {"points", 162}, {"tricks", 7}})
    ASSERT_TRUE(entry.set(key, {value})) << key;
  ASSERT_TRUE(entry.set("points", {100}));
  EXPECT_EQ(entry.deal(), any(klaverjas::Deal{.maker = seat(0), .points = 100}));
}

TEST(DealEntry, button_of_several_answers_takes_the_place_of_what_was_told_in_another_way) {
  DealEntry entry(fresh_session<klaverjas::Game>({.pit = 100}, 4), kNames);
  entry.set("maker", {0});
  entry.set("cards", {14, 13});
  entry.set("last_trick", {2});
  const auto pit = entry.table().quick.front();
  entry.set(pit);
  EXPECT_TRUE(entry.says(pit));
  EXPECT_EQ(entry.way(), 0U);
  EXPECT_TRUE(entry.get("cards").empty());
  EXPECT_TRUE(entry.get("last_trick").empty());
}

TEST(DealEntry, asks_what_rules_and_answers_leave_open) {
  DealEntry entry = of_euchre({.lone_defence = euchre::Rules::LoneDefence::only_vs_lone_maker});
  EXPECT_EQ(asked(entry), (Keys{"maker", "alone", "tricks", "passed_out"}));
  entry.set("maker", {0});
  entry.set("alone", {1});
  EXPECT_EQ(asked(entry), (Keys{"maker", "alone", "tricks", "lone_defender"}));
}

TEST(DealEntry, defender_of_the_makers_own_side_is_not_possible) {
  DealEntry entry = of_euchre();
  entry.set("maker", {1});
  std::vector<int> possible;
  for (int who = -1; who <= 4; ++who)
    if (entry.possible("lone_defender", who)) possible.push_back(who);
  EXPECT_EQ(possible, (std::vector<int>{0, 2}));
  EXPECT_EQ(entry.deal(), any(euchre::Deal{.maker = seat(1)})) << "it was only asked";
}

TEST(DealEntry, what_else_is_missing_makes_no_answer_impossible) {
  EXPECT_TRUE(of_euchre().possible("tricks", 5));
}

TEST(DealEntry, deal_is_ready_once_nothing_is_missing) {
  DealEntry entry = of_euchre();
  EXPECT_FALSE(entry.ready());
  entry.set("maker", {0});
  EXPECT_FALSE(entry.ready());
  entry.set("tricks", {3});
  EXPECT_TRUE(entry.ready());
}

TEST(DealEntry, begins_anew_or_with_a_deal_that_was_recorded) {
  DealEntry entry = of_euchre();
  const euchre::Deal recorded{.maker = seat(3), .tricks = 4};
  entry.take(any(recorded));
  EXPECT_EQ(entry.deal(), any(recorded));
  entry.clear();
  EXPECT_EQ(entry.deal(), any(euchre::Deal{}));
}

TEST(DealEntry, shows_what_the_deal_would_do) {
  DealEntry entry = of_euchre();
  entry.take(any(euchre::Deal{.maker = seat(3), .tricks = 5}));
  EXPECT_EQ(entry.preview().deal.after, (Totals{0, 2}));
  const euchre::Rules rules;
  EXPECT_EQ(entry.prospect(),
            outlook(rules, euchre::start(rules, 4), euchre::Deal{.maker = seat(3), .tricks = 5}));
}

TEST(DealEntry, earlier_deals_of_the_session_stay_out_of_it) {
  Session session = fresh_session<euchre::Game>({}, 4);
  record(session, any(euchre::Deal{.maker = seat(0), .tricks = 3}));
  DealEntry entry(session, kNames);
  EXPECT_TRUE(entry.empty());
  entry.take(any(euchre::Deal{.maker = seat(0), .tricks = 3}));
  EXPECT_EQ(entry.preview().deal.before, (Totals{1, 0}));
  EXPECT_EQ(entry.preview().deal.after, (Totals{2, 0}));
}

}  // namespace
}  // namespace spadille
