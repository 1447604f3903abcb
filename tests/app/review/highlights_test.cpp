// What players ask first, of evenings that can be worked out by hand.
#include <gtest/gtest.h>

#include "app/keep/people.h"
#include "app/review/highlight_words.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using Deals = std::vector<std::string>;

/// Three marches alone end a game of Euchre to ten.
Deals games_for(const std::vector<std::string>& winners) {
  Deals all;
  for (const std::string& winner : winners)
    for (int i = 0; i < 3; ++i) all.push_back(winner + " alone 5");
  return all;
}

struct AskedFirst : testing::Test {
  TemporaryBook here{};

  void euchre(const std::string& date, const std::vector<std::string>& players,
              const std::vector<std::string>& winners, const Deals& more = {}) {
    Deals deals = games_for(winners);
    deals.insert(deals.end(), more.begin(), more.end());
    play(here.book, "euchre/seed", date, players, deals);
  }
  PersonFigures of(const std::string& name, const std::string& game = "euchre") {
    const Names names = must(names_in(here.book));
    return must(statistics(here.book, names, must(person_meant(names, name)), {.game = game}))
        .at(0);
  }
  std::vector<ToldFigure> said(const std::string& name, const std::string& game = "euchre") {
    return told(of(name, game), Words(Language::en), [](const std::string& date) { return date; });
  }
  std::vector<ToldFigure> said_of_all(const std::string& game = "euchre") {
    const Names names = must(names_in(here.book));
    return told_of_all(must(statistics(here.book, names, "", {.game = game})), Words(Language::en),
                       [](const std::string& date) { return date; });
  }
};

TEST_F(AskedFirst, a_run_of_won_games_goes_on_from_one_evening_to_the_next) {
  euchre("2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {"Ann", "Bob", "Ann"});
  euchre("2026-01-12", {"Ann", "Bob", "Chris", "Dora"}, {"Ann", "Chris"});
  euchre("2026-01-19", {"Ann", "Bob", "Chris", "Dora"}, {"Ann", "Dora", "Ann"});
  EXPECT_EQ(of("Ann").highlights.longest_run, 4);
  EXPECT_EQ(of("Bob").highlights.longest_run, 1);
}

TEST_F(AskedFirst, games_at_which_somebody_was_not_there_do_not_end_his_run) {
  euchre("2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {"Ann"});
  euchre("2026-01-12", {"Eve", "Bob", "Chris", "Dora"}, {"Bob"});
  euchre("2026-01-19", {"Ann", "Bob", "Chris", "Dora"}, {"Chris", "Bob"});
  EXPECT_EQ(of("Ann").highlights.longest_run, 2);
  EXPECT_EQ(of("Chris").highlights.longest_run, 1);
}

TEST_F(AskedFirst, a_run_counts_for_both_entries_of_one_person) {
  euchre("2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {"Bob", "Ann"});
  euchre("2026-01-12", {"Anne", "Bob", "Chris", "Dora"}, {"Anne", "Bob"});
  const Names names = must(names_in(here.book));
  must(merge_people(here.book, names, must(person_meant(names, "Anne")),
                    must(person_meant(names, "Ann"))));
  EXPECT_EQ(of("Ann").highlights.longest_run, 2);
}

TEST_F(AskedFirst, the_best_partner_is_who_won_most_more_games_than_he_lost) {
  euchre("2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {"Ann", "Ann", "Ann", "Bob"});
  euchre("2026-01-12", {"Ann", "Chris", "Bob", "Dora"}, {"Ann"});
  const auto best = of("Ann").highlights.partner;
  ASSERT_TRUE(best);
  EXPECT_EQ(best->name, "Chris");
  EXPECT_EQ(best->games, 4);
  EXPECT_EQ(best->games_won, 3);
  EXPECT_EQ(of("Chris").highlights.partner->name, "Ann");
}

// Ann: a game is worth its ten points; then 1 of her own and 2 of Bob, who made one of two
// contracts.
TEST_F(AskedFirst, all_of_it_is_said_in_a_line_each) {
  euchre("2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {"Ann"});
  euchre("2026-01-12", {"Ann", "Bob", "Chris", "Dora"}, {}, {"Ann 3", "Bob 2", "Bob 3"});
  const std::vector<ToldFigure> ann{{"longest run of won games", "1"},
                                    {"best partner", "Chris · 1 of 1 · 100 %"},
                                    {"contracts made", "4 of 4 · 100 %"},
                                    {"average evening", "6.50 · points"},
                                    {"best evening", "10 · 2026-01-05"}};
  EXPECT_EQ(said("Ann"), ann);
  const std::vector<ToldFigure> bob{{"best partner", "Dora · 0 of 1 · 0 %"},
                                    {"contracts made", "1 of 2 · 50 %"},
                                    {"average evening", "0.50 · points"},
                                    {"best evening", "1 · 2026-01-12"}};
  EXPECT_EQ(said("Bob"), bob);
  const std::vector<ToldFigure> all{{"longest run of won games", "Ann, Chris · 1"},
                                    {"best pair", "Ann & Chris · 1 of 1 · 100 %"},
                                    {"contracts made", "Ann · 4 of 4 · 100 %"},
                                    {"average evening", "Ann, Chris · 6.50 · points"},
                                    {"best evening", "Ann, Chris · 10 · 2026-01-05"}};
  EXPECT_EQ(said_of_all(), all);
}

TEST_F(AskedFirst, where_losses_count_the_best_evening_has_the_fewest) {
  play(here.book, "kyuuri/seed", "2026-05-01", {"Ann", "Bob"}, {"Ann 7", "Bob K"});
  play(here.book, "kyuuri/seed", "2026-05-08", {"Ann", "Bob"}, {"Ann 9"});
  const std::vector<ToldFigure> ann{{"average evening", "8.00 · net losses"},
                                    {"best evening", "7 · 2026-05-01"}};
  EXPECT_EQ(said("Ann", "kyuuri"), ann);
  EXPECT_EQ(said_of_all("kyuuri").back(), (ToldFigure{"best evening", "Bob · 0 · 2026-05-08"}));
}

TEST_F(AskedFirst, of_equals_who_made_more_contracts_and_who_was_earlier_is_named) {
  euchre("2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {}, {"Ann 3", "Ann 3"});
  euchre("2026-01-12", {"Ann", "Bob", "Chris", "Dora"}, {},
         {"Bob 3", "Dora 3", "Bob 2", "Chris 2"});
  const auto all = said_of_all();
  EXPECT_EQ(all.at(0), (ToldFigure{"contracts made", "Ann · 2 of 2 · 100 %"}));
  euchre("2026-01-19", {"Eve", "Bob", "Flo", "Dora"}, {}, {"Eve 5"});
  EXPECT_EQ(said_of_all().at(0), (ToldFigure{"contracts made", "Ann · 2 of 2 · 100 %"}));
  EXPECT_EQ(said_of_all().back().value.substr(0, 10), "Bob, Dora ");
}

TEST_F(AskedFirst, contracts_are_those_that_the_game_calls_made) {
  play(here.book, "quadrille/seed", "2026-05-01", {"Ann", "Bob", "Chris", "Dora"},
       {"Ann solo 7", "Ann solo 5", "Bob alliance with Ann 6"});
  const auto made = of("Ann", "quadrille").highlights.made;
  ASSERT_TRUE(made);
  EXPECT_EQ(made->n, 1);
  EXPECT_EQ(made->of, 2);
}

}  // namespace
}  // namespace spadille::tests
