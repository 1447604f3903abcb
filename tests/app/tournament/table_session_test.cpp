// What the session of a table tells the event, whoever sits there in the end and whatever becomes
// of it (EV-3.4).
#include "app/tournament/table_session.h"

#include <gtest/gtest.h>

#include "app/games.h"
#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/place.h"
#include "app/tournament/plan_of_rules.h"
#include "app/tournament/room.h"
#include "tests/support/club_evening.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using Points = std::vector<std::int64_t>;

/// An event of two deals a round, whose first table keeps them on a score sheet.
struct TableOfEvent : testing::Test {
  TemporaryBook here;
  TournamentDesk event = begun();
  Desk table = must(play_at_table(here.book, event, 1, 1));

  TournamentDesk begun() {
    const std::vector<std::string> ids = enter_members(here.book, 9);
    TournamentEvent opening = club_plan();
    opening.plan.deals = 2;
    TournamentDesk desk = must(begin_tournament(here.book, opening));
    const std::vector<std::string> eight(ids.begin(), ids.begin() + 8);
    for (const TournamentEvent& each : {on_roster(eight), drawn(1, eight)})
      write(here.book, desk, each);
    return desk;
  }

  /// As every face does once something is written in a session.
  void tell() {
    must(tell_of_session(here.book, table.uuid));
    event = must(open_tournament(here.book, event.id));
  }
  void deal(const char* told) {
    const Names names = must(names_in(here.book));
    must(record_deal(here.book, table, must(deal_told(place_of_next(table, names), told))));
    tell();
  }
  void put(const Event& what) {
    must(write_down(here.book, table, what));
    tell();
  }
  void seat(const std::vector<int>& members) {
    Event seated{.kind = EventKind::seats_changed};
    for (const int each : members) seated.about.players.push_back(member(each));
    put(seated);
  }

  /// What counts of the table in the ranking; nothing where nothing does.
  [[nodiscard]] Points counts() const {
    const TableResult* result = result_of(event.now, 1, 1);
    return result == nullptr ? Points() : settled(*result).value_or(Figures{}).points;
  }
};

TEST_F(TableOfEvent, is_told_with_its_last_deal) {
  deal("M1 100");
  EXPECT_EQ(counts(), Points());
  deal("M2 100");
  EXPECT_EQ(counts(), (Points{162, 162}));
}

TEST_F(TableOfEvent, is_told_once_its_sheet_is_closed) {
  deal("M1 100");
  put(simple_event(EventKind::closed));
  EXPECT_EQ(counts(), (Points{100, 62}));
}

TEST_F(TableOfEvent, tells_what_a_correction_makes_of_it) {
  deal("M1 100");
  deal("M2 100");
  const Names names = must(names_in(here.book));
  const AnyDeal other = must(deal_told(place_of_next(table, names), "M2 90"));
  put(correction(table.head(), other, {}, {}, {}));
  EXPECT_EQ(counts(), (Points{172, 152}));
}

TEST_F(TableOfEvent, tells_nothing_while_a_deal_of_it_is_taken_back) {
  deal("M1 100");
  deal("M2 100");
  put(*undo_event(table));
  EXPECT_EQ(counts(), Points());
  deal("M2 100");
  EXPECT_EQ(counts(), (Points{162, 162}));
}

TEST_F(TableOfEvent, leaves_what_the_director_has_taken_back_until_it_tells_otherwise) {
  deal("M1 100");
  deal("M2 100");
  write(here.book, event, {.kind = EventKind::voided, .of = event.head()});
  tell();
  EXPECT_EQ(counts(), Points());
  deal("M3 100");
  EXPECT_EQ(counts(), (Points{262, 224}));
}

TEST_F(TableOfEvent, leaves_what_people_have_told_otherwise) {
  deal("M1 100");
  TournamentEvent paper = result(1, 1, 172, 152);
  write(here.book, event, paper);
  deal("M2 100");
  EXPECT_EQ(state_of(event, 1, *table_of(event.now, 1, 1)), TableState::told_differently);
}

TEST_F(TableOfEvent, is_free_again_once_its_session_is_thrown_away) {
  deal("M1 100");
  deal("M2 100");
  const SessionId first = table.id;
  put(simple_event(EventKind::discarded));
  EXPECT_EQ(counts(), Points());
  EXPECT_EQ(session_at(event.now, 1, 1), nullptr);
  EXPECT_FALSE(figures_of_session(here.book, event, first, 1, 1));
  EXPECT_NE(must(play_at_table(here.book, event, 1, 1)).id, first);
}

TEST_F(TableOfEvent, has_its_session_back_that_was_thrown_away) {
  deal("M1 100");
  deal("M2 100");
  put(simple_event(EventKind::discarded));
  put(simple_event(EventKind::reopened));
  EXPECT_EQ(counts(), (Points{162, 162}));
  EXPECT_FALSE(play_at_table(here.book, event, 1, 1));
}

TEST_F(TableOfEvent, has_no_second_session_whatever_becomes_of_the_first) {
  put(simple_event(EventKind::discarded));
  const Desk first = table;
  table = must(play_at_table(here.book, event, 1, 1));
  deal("M1 100");
  deal("M2 90");
  Desk again = must(open_session(here.book, first.id));
  must(write_down(here.book, again, simple_event(EventKind::reopened)));
  must(tell_of_session(here.book, again.uuid));
  tell();
  EXPECT_EQ(counts(), (Points{172, 152}));
  EXPECT_EQ(session_at(event.now, 1, 1)->session, table.uuid);
}

TEST_F(TableOfEvent, counts_for_a_side_what_was_made_at_its_seats_whoever_sat_there) {
  deal("M1 100 roem 20");
  seat({9, 2, 3, 4});
  deal("M2 100");
  EXPECT_EQ(counts(), (Points{182, 162}));
  EXPECT_EQ(settled(*result_of(event.now, 1, 1))->roem, (Points{20, 0}));
}

TEST_F(TableOfEvent, counts_for_a_side_where_somebody_comes_in_for_himself_and_goes_again) {
  deal("M1 100");
  Event seated{.kind = EventKind::seats_changed};
  for (const int each : {9, 2, 3, 4}) seated.about.players.push_back(member(each));
  seated.said.own_totals = true;
  put(seated);
  deal("M2 100");
  EXPECT_EQ(counts(), (Points{162, 162}));
}

/// A session that was begun without the event.
Points told_by(TableOfEvent& at, const std::vector<int>& members) {
  Event opening{.kind = EventKind::opened};
  for (const int each : members) opening.about.players.push_back(member(each));
  opening.rules = game_called("klaverjas")->rules();
  opening.before = start(*opening.rules, 4);
  Desk apart = must(begin_session(at.here.book, opening));
  const Names names = must(names_in(at.here.book));
  must(record_deal(at.here.book, apart, must(deal_told(place_of_next(apart, names), "M1 100"))));
  const auto figures = figures_of_session(at.here.book, at.event, apart.id, 1, 1);
  return figures ? figures->points : Points();
}

TEST_F(TableOfEvent, takes_the_session_of_its_partners_wherever_they_sat_down) {
  EXPECT_EQ(told_by(*this, {2, 3, 4, 1}), (Points{100, 62}));
  EXPECT_EQ(told_by(*this, {3, 4, 1, 2}), (Points{100, 62}));
  EXPECT_EQ(told_by(*this, {1, 3, 2, 4}), Points());
}

/// Three people, and tables of three where they are left over.
Outcome<TournamentDesk> three_at(Book& book, const AnyRules& rules) {
  TournamentEvent opening = club_plan();
  opening.plan.short_tables = true;
  opening.plan.deals = 2;
  fit(opening.plan, rules);
  opening.rules = rules_kept(rules);
  auto desk = begin_tournament(book, opening);
  if (!desk) return desk;
  const std::vector<std::string> ids = enter_members(book, 3);
  write(book, *desk, on_roster(ids));
  TournamentEvent seated{.kind = EventKind::round_drawn, .round = 1};
  seated.tables.push_back(ids);
  write(book, *desk, seated);
  return desk;
}

TEST(TableOfThree, is_refused_where_three_cannot_play) {
  TemporaryBook here;
  for (const char* game : {"euchre", "quadrille"})
    EXPECT_FALSE(three_at(here.book, game_called(game)->rules())) << game;
}

TEST(TableOfThree, plays_klaverjas_by_the_rules_for_three) {
  TemporaryBook here;
  TournamentDesk event = must(three_at(here.book, game_called("klaverjas")->rules()));
  const Desk table = must(play_at_table(here.book, event, 1, 1));
  EXPECT_EQ(seats_ruled(table.table.scored.session.rules), 3);
  TournamentEvent told = result(1, 1, 0, 0);
  told.figures.points = {100, 62, 162};
  write(here.book, event, told);
  EXPECT_EQ(state_of(event, 1, *table_of(event.now, 1, 1)), TableState::told);
  told.figures.points = {100, 62, 161};
  write(here.book, event, told);
  EXPECT_EQ(state_of(event, 1, *table_of(event.now, 1, 1)), TableState::impossible);
}

TEST(ResultThatIsSettled, keeps_what_was_told_beside_the_points) {
  const ToldResult paper{.source = ToldBy::paper, .figures = {{300, 348}, {20, 0}, {}, 4}};
  const ToldResult phone{.source = ToldBy::phone, .figures = {{310, 338}, {20, 0}, {1, 0}, 0}};
  const Figures settled = settling({1, 1, {paper, phone}}, {.points = {300, 348}});
  EXPECT_EQ(settled, (Figures{{300, 348}, {20, 0}, {1, 0}, 4}));
  const ToldResult other{.source = ToldBy::file, .figures = {{300, 348}, {0, 20}, {}, 4}};
  EXPECT_EQ(settling({1, 1, {paper, other}}, {.points = {300, 348}}).roem, Points());
  const ToldResult director{.source = ToldBy::director, .figures = {{300, 348}, {0, 20}, {}, 4}};
  EXPECT_EQ(settling({1, 1, {paper, director}}, {.points = {300, 348}}).roem, (Points{0, 20}));
}

}  // namespace
}  // namespace spadille::tests
