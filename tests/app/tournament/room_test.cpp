#include "app/tournament/room.h"

#include <gtest/gtest.h>

#include "app/people/names.h"
#include "app/record/place.h"
#include "app/tournament/drawing.h"
#include "app/tournament/season_of_events.h"
#include "app/tournament/table_session.h"
#include "tests/support/club_evening.h"
#include "tests/support/failing_store.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

Outcome<TournamentEvent> read_again(const EventRecord& event) {
  auto read = read_event(event.kind, event.payload);
  if (!read) return tl::unexpected(Refusal(read.error()));
  return std::move(*read);
}

std::vector<std::string_view> keys(const std::vector<RoomMatter>& matters) {
  std::vector<std::string_view> all;
  for (const RoomMatter& matter : matters) all.push_back(matter.message.key);
  return all;
}

TEST(Room, a_result_that_cannot_be_is_named_with_its_rule) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  EXPECT_TRUE(matters(desk).size() == 2);
  write(here.book, desk, result(1, 1, 1300, 1292));
  write(here.book, desk, result(1, 2, 1301, 1292));
  ASSERT_EQ(matters(desk).size(), 1U);
  EXPECT_EQ(matters(desk).front().kind, RoomMatter::Kind::impossible);
  EXPECT_EQ(to_string(matters(desk).front().rule), "KJ-6.7");
}

TEST(Room, roem_and_pits_that_do_not_go_with_the_points_are_named) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent told = result(1, 1, 1400, 1252);
  told.figures.roem = {40, 20};
  write(here.book, desk, told);
  EXPECT_EQ(keys(matters(desk)), (std::vector<std::string_view>{"event.room.missing"}));
  told.figures.roem = {40, 40};
  write(here.book, desk, told);
  EXPECT_EQ(keys(matters(desk)).front(), "klaverjas.finding.round_sum");
}

TEST(Room, what_a_session_comes_to_was_checked_deal_by_deal) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent told = result(1, 1, 1300, 1192);  // somebody has lost 100 by a ruling
  told.source = ToldBy::session;
  write(here.book, desk, told);
  EXPECT_EQ(keys(matters(desk)), (std::vector<std::string_view>{"event.room.missing"}));
  told.source = ToldBy::paper;
  write(here.book, desk, told);
  EXPECT_EQ(state_of(desk, 1, round_of(desk.now, 1).tables[0]), TableState::told);
}

TEST(Room, two_who_tell_it_differently_are_named_until_the_director_settles_it) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  write(here.book, desk, result(1, 1, 1300, 1292));
  write(here.book, desk, result(1, 2, 1300, 1292));
  TournamentEvent other = result(1, 2, 1310, 1282);
  other.source = ToldBy::session;
  write(here.book, desk, other);
  EXPECT_EQ(keys(matters(desk)), (std::vector<std::string_view>{"event.room.told_differently"}));
  other.source = ToldBy::director;
  write(here.book, desk, other);
  EXPECT_TRUE(matters(desk).empty());
}

TEST(Room, a_draw_with_somebody_who_has_left_is_drawn_anew) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  must(write_down(here.book, desk, must(drawn(desk, {}))));
  EXPECT_EQ(desk.now.rounds.size(), 3U);
  TournamentEvent gone = on_roster({member(8)});
  gone.round = 2;
  gone.absence = Absence::gone;
  write(here.book, desk, gone);
  EXPECT_EQ(keys(matters(desk)).back(), "event.room.stale_draw");
  must(write_down(here.book, desk, must(drawn(desk, {}))));
  EXPECT_EQ(desk.now.rounds[1].out.size(), 3U);
  EXPECT_NE(keys(matters(desk)).back(), "event.room.stale_draw");
}

TEST(Room, a_draw_by_another_plan_is_drawn_anew_until_somebody_has_played) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent other = club_plan();
  other.kind = EventKind::opening_corrected;
  other.plan.title = "Another title";
  write(here.book, desk, other);
  EXPECT_TRUE(matters(desk).empty());
  other.plan.game = "kyuuri";
  other.plan.partners = false;
  write(here.book, desk, other);
  ASSERT_EQ(matters(desk).size(), 1U);
  EXPECT_EQ(matters(desk).front().kind, RoomMatter::Kind::other_plan);
  EXPECT_EQ(matters(desk).front().round, 1);
  must(write_down(here.book, desk, must(drawn(desk, {.rounds = 1}))));
  EXPECT_TRUE(matters(desk).empty());
  other.plan.seats = 3;
  write(here.book, desk, other);
  EXPECT_EQ(matters(desk).size(), 1U);
  write(here.book, desk, {.kind = EventKind::voided, .of = desk.head()});
  EXPECT_TRUE(matters(desk).empty());
}

TEST(Room, a_draw_of_several_rounds_is_undone_and_redone_as_one) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  must(write_down(here.book, desk, must(drawn(desk, {}))));
  const Tournament drawn_all = desk.now;
  std::vector<TournamentEvent> back;
  for (const Seq of : undone_next(desk.log)) back.push_back({.kind = EventKind::voided, .of = of});
  EXPECT_EQ(back.size(), 2U);
  must(write_down(here.book, desk, back));
  EXPECT_EQ(desk.now.rounds.size(), 1U);
  std::vector<TournamentEvent> again;
  for (const Seq of : redone_next(desk.log)) again.push_back({.kind = EventKind::voided, .of = of});
  must(write_down(here.book, desk, again));
  EXPECT_EQ(desk.now, drawn_all);
}

TEST(Room, what_was_written_down_at_once_is_undone_and_redone_as_one) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  const Tournament before = desk.now;
  must(write_down(here.book, desk, at_once({result(1, 1, 1300, 1292), result(1, 2, 1400, 1192)})));
  const Tournament told = desk.now;
  write(here.book, desk, {.kind = EventKind::closed});
  for (const auto& [undone, left] : {std::pair(1U, told), {2U, before}}) {
    std::vector<TournamentEvent> back;
    for (const Seq of : undone_next(desk.log))
      back.push_back({.kind = EventKind::voided, .of = of});
    EXPECT_EQ(back.size(), undone);
    must(write_down(here.book, desk, back));
    EXPECT_EQ(desk.now, left);
  }
  std::vector<TournamentEvent> again;
  for (const Seq of : redone_next(desk.log)) again.push_back({.kind = EventKind::voided, .of = of});
  must(write_down(here.book, desk, again));
  EXPECT_EQ(desk.now, told);
  EXPECT_EQ(must(open_tournament(here.book, desk.id)).log, desk.log);
}

TEST(Room, an_event_that_is_thrown_away_is_in_no_list_until_it_is_got_back) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  const Tournament before = desk.now;
  write(here.book, desk, {.kind = EventKind::discarded});
  EXPECT_TRUE(must(tournaments(here.book)).empty());
  EXPECT_EQ(must(latest_tournament(here.book)), std::nullopt);
  EXPECT_TRUE(must(season_of_events(here.book, {}, {})).events.empty());
  EXPECT_FALSE(write_down(here.book, desk, {result(1, 1, 1300, 1292)}));
  EXPECT_FALSE(write_down(here.book, desk, {{.kind = EventKind::discarded}}));
  write(here.book, desk, {.kind = EventKind::reopened});
  EXPECT_EQ(desk.now, before);
  EXPECT_EQ(must(tournaments(here.book)).size(), 1U);
}

TEST(Room, an_event_that_was_closed_can_be_thrown_away_and_undone_is_closed) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  write(here.book, desk, {.kind = EventKind::closed});
  write(here.book, desk, {.kind = EventKind::discarded});
  write(here.book, desk, {.kind = EventKind::voided, .of = undone_next(desk.log).front()});
  EXPECT_TRUE(desk.now.closed && !desk.now.discarded);
}

TEST(Room, a_draw_that_was_made_again_is_undone_by_itself) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  must(write_down(here.book, desk, must(drawn(desk, {}))));
  const Tournament first = desk.now;
  must(write_down(here.book, desk, must(drawn(desk, {}))));
  EXPECT_NE(desk.now, first);
  std::vector<TournamentEvent> back;
  for (const Seq of : undone_next(desk.log)) back.push_back({.kind = EventKind::voided, .of = of});
  EXPECT_EQ(back.size(), 2U);
  must(write_down(here.book, desk, back));
  EXPECT_EQ(desk.now, first);
  EXPECT_EQ(redone_next(desk.log).size(), 2U);
}

TEST(Room, counters_of_a_game_with_a_pool_are_taken_as_they_are_told) {
  TemporaryBook here;
  TournamentEvent opening = club_plan();
  opening.plan.game = "quadrille";
  opening.plan.partners = false;
  TournamentDesk desk = must(begin_tournament(here.book, opening));
  const std::vector<std::string> ids = enter_members(here.book, 4);
  for (const TournamentEvent& event : {on_roster(ids), drawn(1, ids)})
    write(here.book, desk, event);
  TournamentEvent told = result(1, 1, 10, -10);
  told.figures.points = {10, 0, 0, -10};
  write(here.book, desk, told);
  EXPECT_TRUE(matters(desk).empty());
}

TEST(TournamentDesk, writes_the_canonical_text_that_other_books_come_to) {
  TemporaryBook here;
  TournamentEvent opening = club_plan();
  opening.rules = R"({"format": "spadille/rules", "version": 1, "game": "klaverjas"})";
  const TournamentDesk desk = must(begin_tournament(here.book, opening));
  for (const EventRecord& event : must(here.book.store.read(desk.id)).events)
    EXPECT_EQ(payload(must(read_again(event))), event.payload);
}

TEST(TournamentDesk, takes_no_pairs_without_partners) {
  TemporaryBook here;
  TournamentEvent opening = club_plan();
  opening.plan.partners = false;
  opening.plan.method = Method::pairs;
  EXPECT_FALSE(begin_tournament(here.book, opening));
}

TEST(TableSession, brings_points_roem_and_pits_of_each_side) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  Desk table = must(play_at_table(here.book, desk, 1, 2));
  const Names names = must(names_in(here.book));
  for (const char* told : {"M5 92 roem 20", "M6 100"})
    must(record_deal(here.book, table, must(deal_told(place_of_next(table, names), told))));
  const Figures figures = must(figures_of_session(here.book, desk, table.id, 1, 2));
  EXPECT_EQ(figures.points, (std::vector<std::int64_t>{174, 170}));
  EXPECT_EQ(figures.roem, (std::vector<std::int64_t>{20, 0}));
  EXPECT_EQ(figures.pits, (std::vector<std::int64_t>{0, 0}));
  EXPECT_EQ(figures.deals, 2);
  EXPECT_FALSE(figures_of_session(here.book, desk, table.id, 1, 1));
}

TEST(Room, somebody_who_was_forgotten_sits_at_his_table_and_nobody_is_entered_for_him) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  ASSERT_TRUE(here.store->put(Player{.id = member(2)}));
  const Desk table = must(play_at_table(here.book, desk, 1, 1));
  EXPECT_EQ(table.table.scored.seatings.front().players,
            (std::vector<std::string>{member(1), member(2), member(3), member(4)}));
  EXPECT_EQ(here.store->players()->size(), 8U);
}

TEST(Room, whatever_fails_while_a_table_begins_leaves_no_session_that_the_event_does_not_know) {
  for (int call = 1, failed = true; failed != 0; ++call) {
    TemporaryBook here;
    TournamentDesk desk = club_evening(here.book);
    FailingStore failing(*here.store, call);
    Book book{failing, here.book.now, here.book.today, here.book.new_id};
    const auto table = play_at_table(book, desk, 1, 2);
    failed = failing.has_failed() ? 1 : 0;
    EXPECT_EQ(table.has_value(), failed == 0) << call;
    EXPECT_EQ(!table && table.error().error, failed != 0) << call;
    EXPECT_EQ(here.store->list({})->size(), failed != 0 ? 0U : 1U) << call;
    EXPECT_EQ(open_tournament(here.book, desk.id)->now, desk.now) << call;
  }
}

TEST(SeasonOfEvents, counts_the_events_of_one_game_and_leaves_out_who_is_hidden) {
  TemporaryBook here;
  TournamentDesk desk = club_evening(here.book);
  must(here.book.store.put(Player{.id = member(1), .name = "M1", .hidden = true}));
  const EventSeason season = must(season_of_events(here.book, {}, {}));
  ASSERT_EQ(season.events.size(), 1U);
  ASSERT_EQ(season.ranking.lines.size(), 7U);
  EXPECT_EQ(season.ranking.lines.front().id, member(3));
  EXPECT_EQ(season.ranking.lines.front().total, 2000);
  EXPECT_TRUE(must(season_of_events(here.book, {.from = "2027-01-01"}, {})).events.empty());
}

TEST(Lists, show_no_tournament_among_sessions) {
  TemporaryBook here;
  const TournamentDesk desk = club_evening(here.book);
  EXPECT_TRUE(must(here.book.store.list({})).empty());
  EXPECT_EQ(must(tournaments(here.book)).size(), 1U);
  EXPECT_EQ(must(latest_tournament(here.book)), desk.id);
  EXPECT_FALSE(open_session(here.book, desk.id));
}

}  // namespace
}  // namespace spadille::tests
