#include "app/review/season.h"

#include <gtest/gtest.h>

#include "app/keep/people.h"
#include "app/people/names.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

/// One player a line, as "1 Ann 14: 7 (7)"; a dash where a session counts nothing.
std::vector<std::string> lines(const Season& season) {
  std::vector<std::string> all;
  for (const SeasonPlace& player : season.places) {
    std::string line =
        std::to_string(player.place) + ' ' + player.name + ' ' + std::to_string(player.total) + ':';
    for (const SeasonResult& result : player.results) {
      if (!result.points) {
        line += " -";
        continue;
      }
      const std::string points = std::to_string(*result.points) + (result.absent ? "*" : "");
      line += result.counts ? ' ' + points : " (" + points + ')';
    }
    all.push_back(std::move(line));
  }
  return all;
}

using Lines = std::vector<std::string>;

struct Seasons : testing::Test {
  TemporaryBook here{};
  Season of(const std::string& game, SeasonRules rules = {}) {
    return must(season(here.book, must(names_in(here.book)), {game, "", ""}, rules));
  }
};

struct Euchre : Seasons {
  Euchre() {
    play(here.book, "euchre/seed", "2026-01-01", {"Ann", "Bob", "Chris", "Dora"}, {"Ann alone 5"});
    play(here.book, "euchre/seed", "2026-01-08", {"Ann", "Bob", "Eve", "Dora"}, {"Bob 5", "Ann 3"});
    play(here.book, "euchre/seed", "2026-01-15", {"Bob", "Ann", "Chris", "Eve"}, {"Bob 3"});
  }
};

TEST_F(Euchre, all_sessions_count_and_equal_totals_share_a_place) {
  EXPECT_EQ(lines(of("euchre")), (Lines{"1 Ann 5: 4 1 0", "1 Chris 5: 4 0* 1", "3 Bob 3: 0 2 1",
                                        "4 Dora 2: 0 2 0*", "5 Eve 1: 0* 1 0"}));
  EXPECT_EQ(of("euchre").evenings,
            (std::vector<SeasonEvening>{
                {"2026-01-01", "", {1}}, {"2026-01-08", "", {2}}, {"2026-01-15", "", {3}}}));
}

TEST_F(Euchre, only_the_best_count_and_a_missed_session_is_credited_once) {
  EXPECT_EQ(lines(of("euchre", {2, 3})),
            (Lines{"1 Chris 7: 4 3* (1)", "2 Ann 5: 4 1 (0)", "2 Dora 5: (0) 2 3*",
                   "4 Eve 4: 3* 1 (0)", "5 Bob 3: (0) 2 1"}));
}

TEST_F(Euchre, more_best_than_sessions_drops_nothing) {
  EXPECT_EQ(lines(of("euchre", {9, 0})), lines(of("euchre")));
}

TEST_F(Euchre, a_credit_may_be_a_fine) {
  EXPECT_EQ(lines(of("euchre", {0, -2}))[0], "1 Ann 5: 4 1 0");
  EXPECT_EQ(lines(of("euchre", {0, -2}))[1], "2 Bob 3: 0 2 1");
  EXPECT_EQ(lines(of("euchre", {0, -2}))[2], "2 Chris 3: 4 -2* 1");
}

TEST_F(Euchre, hidden_people_have_no_place_and_merged_ones_one) {
  const auto names = [&] { return must(names_in(here.book)); };
  must(hide_person(here.book, names(), must(person_meant(names(), "Ann")), true));
  play(here.book, "euchre/seed", "2026-02-01", {"Evelyn", "Bob", "Chris", "Dora"}, {"Bob 3"});
  must(merge_people(here.book, names(), must(person_meant(names(), "Evelyn")),
                    must(person_meant(names(), "Eve"))));
  EXPECT_EQ(lines(of("euchre")), (Lines{"1 Chris 5: 4 0* 1 0", "2 Bob 4: 0 2 1 1",
                                        "3 Dora 3: 0 2 0* 1", "4 Eve 1: 0* 1 0 0"}));
}

TEST_F(Euchre, other_games_are_another_season) {
  EXPECT_EQ(of("kyuuri"), (Season{.fewer_is_better = true, .by_average = true}));
}

TEST_F(Seasons, of_losses_the_fewest_are_best_whichever_way_they_are_counted) {
  play(here.book, "kyuuri/seed", "2026-01-01", {"Ann", "Bob", "Chris"}, {"Ann 7", "Bob K"});
  RulesView down = *preset_rules("kyuuri/seed");
  for (OptionView& option : down.options)
    if (option.member->key == "count") option.number = 1;
  Opening opening;
  opening.rules = down;
  opening.players = {"Ann", "Bob", "Chris"};
  Desk desk = must(begin_session(here.book, must(opening_event(here.book, opening))));
  const Names names = must(names_in(here.book));
  must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names), "Ann 9"))));
  EXPECT_EQ(lines(of("kyuuri", {1, 0})),
            (Lines{"1 Bob 0: (13) 0", "1 Chris 0: 0 (0)", "3 Ann 7: 7 (9)"}));
}

/// A club's evening at two tables, and one table elsewhere.
struct Tables : Seasons {
  Tables() {
    play(here.book, "klaverjas/seed", "2026-01-05", {"Ann", "Bob", "Chris", "Dirk"}, {"Bob 90"},
         "Club");
    play(here.book, "klaverjas/seed", "2026-01-05", {"Ann", "Eve", "Flo", "Gus"}, {"Eve 100"},
         "club");
    play(here.book, "klaverjas/seed", "2026-01-05", {"Hal", "Ida", "Jon", "Kim"}, {"Hal 82"},
         "At home");
    play(here.book, "klaverjas/seed", "2026-01-12", {"Ann", "Bob", "Flo", "Eve"}, {"Ann 112"},
         "Club");
  }
};

TEST_F(Tables, of_one_date_and_place_are_one_evening) {
  EXPECT_EQ(of("klaverjas").evenings, (std::vector<SeasonEvening>{{"2026-01-05", "Club", {1, 2}},
                                                                  {"2026-01-05", "At home", {3}},
                                                                  {"2026-01-12", "Club", {4}}}));
}

TEST_F(Tables, who_sat_at_one_has_not_missed_the_others) {
  const Season ranked = of("klaverjas", {.absent = 50});
  const auto line = [&](const std::string& name) {
    for (const std::string& each : lines(ranked))
      if (each.find(' ' + name + ' ') != std::string::npos) return each.substr(each.find(' ') + 1);
    return std::string();
  };
  EXPECT_EQ(line("Ann"), "Ann 296: 134 50* 112") << "72 and 62, at two tables";
  EXPECT_EQ(line("Bob"), "Bob 190: 90 50* 50");
  EXPECT_EQ(line("Gus"), "Gus 200: 100 50* 50*");
  EXPECT_EQ(line("Kim"), "Kim 180: 50* 80 50*");
}

TEST_F(Tables, count_for_one_attendance) {
  for (const SeasonPlace& player : of("klaverjas", {.least = 2}).places)
    EXPECT_EQ(player.place != 0,
              std::string("Ann Bob Eve Flo").find(player.name) != std::string::npos)
        << player.name;
}

TEST_F(Seasons, of_losses_two_tables_in_an_evening_are_two_in_the_average) {
  play(here.book, "kyuuri/seed", "2026-01-05", {"Ann", "Bob", "Chris"}, {"Ann 4", "Bob 9"});
  play(here.book, "kyuuri/seed", "2026-01-05", {"Ann", "Dora", "Eve"}, {"Ann 6", "Dora 3"});
  play(here.book, "kyuuri/seed", "2026-01-12", {"Ann", "Bob", "Chris"}, {"Ann 7", "Bob 2"});
  const Season ranked = of("kyuuri", {.best = 1});
  EXPECT_EQ(lines(ranked), (Lines{"1 Chris 0: 0 (0)", "1 Eve 0: 0 -", "3 Bob 2: (9) 2",
                                  "4 Dora 3: 3 -", "5 Ann 10: 10 (7)"}))
      << "5 a table on the first evening, 7 on the second";
  EXPECT_EQ(ranked.places.back().counted, 2);
}

struct Kyuuri : Seasons {
  Kyuuri() {
    play(here.book, "kyuuri/seed", "2026-01-01", {"Ann", "Bob", "Chris"}, {"Ann 7", "Bob 3"});
    play(here.book, "kyuuri/seed", "2026-01-08", {"Ann", "Bob", "Dora"}, {"Ann 2", "Bob 9"});
    play(here.book, "kyuuri/seed", "2026-01-15", {"Ann", "Bob", "Chris"}, {"Chris 8", "Ann 2"});
  }
};

TEST_F(Kyuuri, who_was_not_there_counts_nothing_and_averages_decide) {
  EXPECT_EQ(lines(of("kyuuri")),
            (Lines{"1 Dora 0: - 0 -", "2 Ann 11: 7 2 2", "3 Bob 12: 3 9 0", "3 Chris 8: 0 - 8"}));
  EXPECT_TRUE(of("kyuuri").by_average);
}

TEST_F(Kyuuri, who_was_there_too_seldom_has_no_place) {
  EXPECT_EQ(lines(of("kyuuri", {.least = 2})),
            (Lines{"1 Ann 11: 7 2 2", "2 Bob 12: 3 9 0", "2 Chris 8: 0 - 8", "0 Dora 0: - 0 -"}));
}

TEST_F(Kyuuri, the_best_are_those_of_the_sessions_that_somebody_was_at) {
  EXPECT_EQ(lines(of("kyuuri", {.best = 2})),
            (Lines{"1 Dora 0: - 0 -", "2 Bob 3: 3 (9) 0", "3 Ann 4: (7) 2 2", "4 Chris 8: 0 - 8"}));
}

TEST_F(Kyuuri, what_a_missed_session_counts_can_be_said_and_sums_decide_then) {
  EXPECT_EQ(
      lines(of("kyuuri", {.absent = 6})),
      (Lines{"1 Ann 11: 7 2 2", "2 Bob 12: 3 9 0", "2 Dora 12: 6* 0 6*", "4 Chris 14: 0 6* 8"}));
}

TEST_F(Seasons, the_pool_of_quadrille_is_shared_as_when_the_players_settle) {
  play(here.book, "quadrille/seed", "2026-01-01", {"Ann", "Bob", "Chris", "Dora"},
       {"Ann solo 5", "Dora solo 6", "Bob solo 5"});
  std::int64_t sum = 0;
  for (const SeasonPlace& player : of("quadrille").places) sum += player.total;
  EXPECT_EQ(sum, 0);
}

TEST_F(Seasons, a_credit_for_a_missed_game_is_in_the_result) {
  play(here.book, "klaverjas/individual", "2026-01-01", {"Ann", "Bob", "Chris", "Dirk"},
       {"Ann 100 absent Dirk"});
  EXPECT_EQ(lines(of("klaverjas")),
            (Lines{"1 Dirk 1600: 1600", "2 Ann 100: 100", "2 Chris 100: 100", "4 Bob 62: 62"}));
}

struct Changing : Seasons {
  Desk desk = play(here.book, "kyuuri/seed", "2026-01-01", {"Ann", "Bob", "Chris"}, {"Bob K"});

  Names names() { return must(names_in(here.book)); }
  void sit(const std::vector<std::string>& players) {
    must(write_down(here.book, desk, must(seats_event(here.book, desk, players, {}, false))));
  }
};

TEST_F(Changing, only_who_has_a_part_in_the_result_is_ranked) {
  sit({"Ann", "Eve", "Chris"});  // Eve has not played yet
  EXPECT_EQ(lines(of("kyuuri")), (Lines{"1 Ann 0: 0", "1 Chris 0: 0", "3 Eve 13: 13"}));
}

TEST_F(Changing, who_changes_chairs_is_ranked_with_his_own) {
  sit({"Bob", "Ann", "Chris"});
  EXPECT_EQ(lines(of("kyuuri")), (Lines{"1 Ann 0: 0", "1 Chris 0: 0", "3 Bob 13: 13"}));
}

TEST_F(Changing, who_has_no_part_is_not_ahead_of_anybody) {
  sit({"Ann", "Eve", "Chris"});
  const auto id = [&](const char* name) { return *names().meant(name); };
  const auto met = must(head_to_head(here.book, names(), id("Ann"), id("Bob"), {}));
  ASSERT_EQ(met.size(), 1U);
  EXPECT_EQ(met[0].sessions, 0);
  EXPECT_EQ(met[0].opponents[1].deals, 1);
}

}  // namespace
}  // namespace spadille::tests
