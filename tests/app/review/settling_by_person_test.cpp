// Where people took turns at the table, each settles for himself.
#include <gtest/gtest.h>

#include "app/people/names.h"
#include "app/review/settling.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using Due = std::vector<std::pair<std::string, int>>;

struct SettlingByPerson : testing::Test {
  TemporaryBook here{};
  Desk desk = play(here.book, "kyuuri/seed", "2026-01-05", {"Ann", "Bob", "Chris"}, {});

  Names names() { return must(names_in(here.book)); }

  void sit(const std::vector<std::string>& players, bool own_totals) {
    const auto event = must(seats_event(here.book, desk, players, {}, own_totals));
    must(write_down(here.book, desk, event));
  }
  void deal(const std::string& said) {
    must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names()), said))));
  }

  Due due(const Names& names) const {
    const EveningView evening = settling_view(desk, names);
    const auto settling = settle(evening, 1);
    Due all;
    for (const Posting& posting : settling->due)
      all.emplace_back(evening.names.of(seat(posting.account.index)), posting.amount);
    return all;
  }
};

TEST_F(SettlingByPerson, who_left_with_nothing_settles_too) {
  deal("Ann 7");
  sit({"Ann", "Bob", "Dora"}, true);
  deal("Ann 7");
  EXPECT_EQ(due(names()), (Due{{"Ann", -42}, {"Bob", 14}, {"Dora", 14}, {"Chris", 14}}));
}

TEST_F(SettlingByPerson, who_gave_up_his_seat_with_its_total_has_nothing_to_settle) {
  deal("Ann 7");
  sit({"Ann", "Bob", "Dora"}, false);
  deal("Ann 7");
  EXPECT_EQ(due(names()), (Due{{"Ann", -28}, {"Bob", 14}, {"Dora", 14}}));
}

TEST_F(SettlingByPerson, more_people_than_seats_settle) {
  deal("Chris 3");
  for (const char* next : {"Dora", "Eve", "Fred", "Gus", "Hal", "Ida"}) {
    sit({"Ann", "Bob", next}, true);
    deal(std::string(next) + " 3");
  }
  const Due all = due(names());
  EXPECT_EQ(all.size(), 9U);
  EXPECT_EQ(all[0], (Due::value_type{"Ann", 21}));
  EXPECT_EQ(all[2], (Due::value_type{"Ida", -6}));
}

TEST_F(SettlingByPerson, everybody_pays_everybody_the_difference_of_their_points) {
  desk = play(here.book, "klaverjas/three-handed", "2026-01-06", {"Ann", "Bob", "Chris"}, {});
  deal("Ann 100 others 30");
  sit({"Ann", "Bob", "Dora"}, true);
  deal("Ann 90 others 40");
  EXPECT_EQ(due(names()), (Due{{"Ann", 436}, {"Bob", -44}, {"Dora", -196}, {"Chris", -196}}));
}

TEST_F(SettlingByPerson, two_of_the_same_name_are_two) {
  deal("Ann 7");
  sit({"Ann", "Bob", "Dora"}, true);
  std::vector<Player> players = names().players();
  for (Player& player : players)
    if (player.name == "Dora") player.name = "Ann";
  EXPECT_EQ(due(Names(players)), (Due{{"Ann", -14}, {"Bob", 7}, {"Chris", 7}}));
  deal("Dora 3");
  EXPECT_EQ(due(Names(players)), (Due{{"Ann", -18}, {"Bob", 10}, {"Ann", -2}, {"Chris", 10}}));
}

TEST_F(SettlingByPerson, somebody_with_two_entries_that_were_merged_is_one) {
  deal("Chris 3");
  sit({"Ann", "Bob", "Dora"}, true);
  deal("Dora 3");
  std::vector<Player> players = names().players();
  const std::string chris = *names().meant("Chris");
  for (Player& player : players)
    if (player.name == "Dora") player.merged_into = chris;
  EXPECT_EQ(due(Names(players)), (Due{{"Ann", 6}, {"Bob", 6}, {"Chris", -12}}));
}

TEST_F(SettlingByPerson, partners_settle_with_one_opponent_for_each_deal) {
  desk = play(here.book, "euchre/seed", "2026-01-12", {"Ann", "Bob", "Chris", "Dora"}, {"Bob 5"});
  sit({"Ann", "Eve", "Chris", "Dora"}, false);
  deal("Ann 3");
  EXPECT_EQ(due(names()), (Due{{"Ann", -1}, {"Eve", 1}, {"Chris", -1}, {"Dora", 1}}));
}

TEST_F(SettlingByPerson, partners_who_play_for_themselves_settle_what_each_of_them_played) {
  desk = play(here.book, "euchre/seed", "2026-01-12", {"Ann", "Bob", "Chris", "Dora"}, {"Bob 5"});
  sit({"Ann", "Eve", "Chris", "Dora"}, true);
  deal("Ann 3");
  EXPECT_EQ(due(names()), (Due{{"Ann", -1}, {"Eve", -1}, {"Chris", -1}, {"Dora", 1}, {"Bob", 2}}));
}

}  // namespace
}  // namespace spadille::tests
