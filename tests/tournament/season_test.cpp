#include "tournament/season.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

using Rules = TournamentSeasonRules;
using Points = std::vector<std::int64_t>;

/// One tournament: people with their totals, in the order of their places, which nobody shares.
SeasonEvent event(const std::vector<std::pair<std::string, std::int64_t>>& all) {
  SeasonEvent event;
  for (const auto& [id, total] : all) {
    const int i = static_cast<int>(event.people.size());
    event.people.push_back(id);
    event.ranking.push_back({.place = i + 1, .who = {i}, .total = total, .played = 4});
  }
  return event;
}

struct Row {
  int place;
  std::string id;
  std::int64_t total;
  Rung rung;
  friend bool operator==(const Row&, const Row&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Row& row) {
    return out << row.place << ": " << row.id << ' ' << row.total << " by "
               << static_cast<int>(row.rung);
  }
};

std::vector<Row> rows(const std::vector<SeasonEvent>& events, const Rules& rules) {
  std::vector<Row> all;
  for (const TournamentSeasonLine& line : tournament_season(events, rules).lines)
    all.push_back({line.place, line.id, line.total, line.rung});
  return all;
}

TournamentSeasonLine line_of(const std::vector<SeasonEvent>& events, const Rules& rules,
                             const std::string& id) {
  for (const TournamentSeasonLine& line : tournament_season(events, rules).lines)
    if (line.id == id) return line;
  return {};
}

// EV-8.1

TEST(TournamentSeason, adds_up_the_points_of_people_by_id) {
  const std::vector events{event({{"ann", 500}, {"bob", 300}}),
                           event({{"bob", 450}, {"ann", 200}})};
  EXPECT_EQ(rows(events, {}),
            (std::vector<Row>{{1, "bob", 750, Rung::first}, {2, "ann", 700, Rung::measure}}));
}

TEST(TournamentSeason, knows_nobody_without_an_id) {
  EXPECT_EQ(rows({event({{"", 500}, {"bob", 300}})}, {}),
            (std::vector<Row>{{1, "bob", 300, Rung::first}}));
}

TEST(TournamentSeason, by_places_who_shares_one_has_what_is_given_for_it) {
  SeasonEvent one = event({{"ann", 9}, {"bob", 5}, {"cas", 5}, {"dee", 4}, {"eva", 3}});
  one.ranking[2].place = 2;
  EXPECT_EQ(rows({one}, {.by = Rules::By::places, .per_place = {10, 6, 4, 3}}),
            (std::vector<Row>{{1, "ann", 10, Rung::first},
                              {2, "bob", 6, Rung::measure},
                              {2, "cas", 6, Rung::shared},
                              {4, "dee", 3, Rung::measure},
                              {5, "eva", 0, Rung::measure}}));
}

TEST(TournamentSeason, line_of_a_pair_counts_for_both) {
  SeasonEvent one = event({{"ann", 9}, {"bob", 0}});
  one.ranking.pop_back();
  one.ranking[0].who = {0, 1};
  EXPECT_EQ(rows({one}, {}),
            (std::vector<Row>{{1, "ann", 9, Rung::first}, {1, "bob", 9, Rung::shared}}));
}

TEST(TournamentSeason, missed_event_brings_what_is_said) {
  const std::vector events{event({{"ann", 500}, {"bob", 300}}), event({{"bob", 450}})};
  EXPECT_EQ(line_of(events, {.missed = 100}, "ann").scores[1], (EventScore{0, 100, true}));
  EXPECT_EQ(line_of(events, {.missed = 100}, "ann").total, 600);
  EXPECT_EQ(line_of(events, {}, "ann").scores[1], EventScore{});
  EXPECT_EQ(line_of(events, {}, "ann").counted, 1);
}

TEST(TournamentSeason, who_had_no_place_has_missed_the_event) {
  SeasonEvent second = event({{"bob", 450}, {"ann", 100}});
  second.ranking[1].place = 0;
  const auto ann = line_of({event({{"ann", 500}}), second}, {.missed = 7}, "ann");
  EXPECT_EQ(ann.there, 1);
  EXPECT_EQ(ann.total, 507);
}

// EV-8.2

TEST(TournamentSeason, counts_the_best_events_and_of_equal_ones_the_earlier) {
  const std::vector events{event({{"ann", 5}}), event({{"ann", 7}}), event({{"ann", 5}})};
  const auto ann = line_of(events, {.best = 2}, "ann");
  EXPECT_EQ(ann.total, 12);
  EXPECT_TRUE(ann.scores[0].counts);
  EXPECT_FALSE(ann.scores[2].counts);
  EXPECT_EQ(line_of(events, {.fewer_is_better = true, .best = 1}, "ann").total, 5);
}

TEST(TournamentSeason, what_a_missed_event_brings_is_among_the_best) {
  const std::vector events{event({{"ann", 5}, {"bob", 0}}), event({{"bob", 9}})};
  EXPECT_EQ(line_of(events, {.best = 1, .missed = 6}, "ann").total, 6);
}

TEST(TournamentSeason, goes_by_the_average_where_the_club_wants_it) {
  const std::vector events{event({{"ann", 5}, {"bob", 4}}), event({{"bob", 5}})};
  EXPECT_EQ(rows(events, {.by_average = true}),
            (std::vector<Row>{{1, "ann", 5, Rung::first}, {2, "bob", 9, Rung::measure}}));
}

TEST(TournamentSeason, who_was_there_too_seldom_stands_at_the_end) {
  const std::vector events{event({{"ann", 500}, {"bob", 300}}), event({{"bob", 1}})};
  EXPECT_EQ(rows(events, {.least = 2, .missed = 900}),
            (std::vector<Row>{{1, "bob", 301, Rung::first}, {0, "ann", 1400, Rung::no_place}}));
}

// EV-8.3

/// Ann and bob have 12 each, cas has 10.
std::vector<SeasonEvent> equal_sums() {
  return {event({{"bob", 7}, {"ann", 6}}), event({{"ann", 6}, {"cas", 5}}),
          event({{"cas", 5}, {"bob", 5}})};
}

TEST(SeasonLadder, rung_that_decides_is_named) {
  struct Case {
    TieBreak by;
    Row first;
    Row second;
  };
  const Case cases[] = {
      {TieBreak::roem, {1, "ann", 12, Rung::first}, {1, "bob", 12, Rung::shared}},
      {TieBreak::wins, {1, "ann", 12, Rung::first}, {1, "bob", 12, Rung::shared}},
      {TieBreak::direct, {1, "bob", 12, Rung::first}, {2, "ann", 12, Rung::direct}},
      {TieBreak::last_round, {1, "bob", 12, Rung::first}, {2, "ann", 12, Rung::last_round}},
  };
  for (const Case& one : cases) {
    const auto all = rows(equal_sums(), {.ladder = {one.by}});
    EXPECT_EQ(all[0], one.first);
    EXPECT_EQ(all[1], one.second);
  }
}

TEST(SeasonLadder, more_pits_and_more_first_places_decide) {
  auto events = equal_sums();
  events[0].ranking[1].pits = 1;
  EXPECT_EQ(rows(events, {.ladder = {TieBreak::pits}})[1], (Row{2, "bob", 12, Rung::pits}));
  events[0].ranking[1].place = 1;
  EXPECT_EQ(rows(events, {.ladder = {TieBreak::wins}})[1], (Row{2, "bob", 12, Rung::wins}));
}

TEST(SeasonLadder, lot_decides_by_the_seed) {
  EXPECT_EQ(rows(equal_sums(), {.ladder = {TieBreak::lot}})[1].rung, Rung::lot);
  int ann = 0;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed)
    ann += rows(equal_sums(), {.ladder = {TieBreak::lot}, .seed = seed})[0].id == "ann" ? 1 : 0;
  EXPECT_NEAR(ann, 500, 80);
}

TEST(SeasonEvent, is_the_ranking_with_the_ids_of_the_roster) {
  Tournament tournament;
  tournament.plan.partners = false;
  tournament.roster = {{"ann", {}}, {"", {}}, {"cas", {}}};
  tournament.rounds = {{{{1, {0, 1, 2}}}, {}}};
  tournament.results = {{1, 1, {{ToldBy::paper, {.points = {3, 9, 5}}, 1}}}};
  EXPECT_EQ(rows({season_event(tournament)}, {}),
            (std::vector<Row>{{1, "cas", 5, Rung::first}, {2, "ann", 3, Rung::measure}}));
}

}  // namespace
}  // namespace spadille
