// The referee of the room: his clock, calls, rulings and penalties; what tables say of results.
#include <gtest/gtest.h>

#include "app/record/events.h"
#include "app/record/place.h"
#include "app/tournament/room.h"
#include "app/tournament/table_session.h"
#include "tests/support/club_evening.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"
#include "tournament/ranking.h"

namespace spadille::tests {
namespace {

TournamentEvent at_table(EventKind kind, int table, std::string text = {}) {
  return {.kind = kind, .round = 1, .table = table, .text = std::move(text)};
}

/// Who sits at a place of a table in the first round.
std::string sitting(const TournamentDesk& desk, int table, std::size_t seat) {
  return id_of(desk.now, table_of(desk.now, 1, table)->seats[seat]);
}

TournamentEvent by_phone(const TournamentDesk& desk, std::size_t seat, std::int64_t points) {
  TournamentEvent told = result(1, 1, points, 2592 - points);
  told.source = ToldBy::phone;
  told.people = {sitting(desk, 1, seat)};
  return told;
}

std::int64_t total_of(const TournamentDesk& desk, const std::string& id) {
  for (const RankedLine& line : ranking(desk.now))
    if (id_of(desk.now, line.who.front()) == id) return line.total;
  return 0;
}

std::string_view why_not(Book& book, TournamentDesk& desk, const TournamentEvent& event) {
  const auto done = write_down(book, desk, {event});
  return done ? std::string_view() : done.error().findings.front().message.key;
}

TEST(RefereeOfTheRoom, a_call_waits_until_it_is_answered_and_its_penalty_counts) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  write(here.book, desk, result(1, 1, 1300, 1292));
  write(here.book, desk, at_table(EventKind::referee_called, 1, "a revoke"));
  EXPECT_EQ(matters(desk).front().kind, RoomMatter::Kind::call);
  const std::string guilty = sitting(desk, 1, 0);
  const std::int64_t before = total_of(desk, guilty);
  TournamentEvent ruled = at_table(EventKind::call_answered, 1, "the trick goes over");
  ruled.of = matters(desk).front().entry;
  ruled.clause = "KJ-8.3";
  ruled.people = {guilty};
  ruled.points = -100;
  write(here.book, desk, ruled);
  EXPECT_NE(matters(desk).front().kind, RoomMatter::Kind::call);
  EXPECT_EQ(total_of(desk, guilty), before - 100);
  ASSERT_EQ(desk.now.rulings.size(), 1U);
  EXPECT_EQ(desk.now.rulings.front().clause, "KJ-8.3");
  EXPECT_EQ(why_not(here.book, desk, ruled), "event.wrong.no_call");
  write(here.book, desk, {.kind = EventKind::voided, .of = desk.head()});
  EXPECT_EQ(matters(desk).front().kind, RoomMatter::Kind::call);
  EXPECT_EQ(total_of(desk, guilty), before);
}

TEST(RefereeOfTheRoom, a_ruling_needs_words_a_table_and_somebody_for_its_penalty) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent ruled = at_table(EventKind::call_answered, 1);
  EXPECT_EQ(why_not(here.book, desk, ruled), "finding.missing");
  ruled.text = "it stands";
  ruled.table = 9;
  EXPECT_EQ(why_not(here.book, desk, ruled), "event.wrong.no_table");
  ruled.table = 1;
  ruled.points = -100;
  EXPECT_EQ(why_not(here.book, desk, ruled), "event.wrong.penalty");
}

TEST(RefereeOfTheRoom, nobody_has_the_same_points_twice) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent ruled = at_table(EventKind::call_answered, 1, "too loud");
  ruled.points = -10;
  ruled.people = {member(1), member(1)};
  EXPECT_EQ(why_not(here.book, desk, ruled), "event.wrong.twice");
  TournamentEvent award{.kind = EventKind::awarded, .round = 1, .people = ruled.people};
  award.points = 10;
  EXPECT_EQ(why_not(here.book, desk, award), "event.wrong.twice");
}

TEST(RefereeOfTheRoom, two_are_not_wanted_together_and_apart) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent apart{
      .kind = EventKind::wished, .people = {member(2), member(1)}, .wish = Wish::apart};
  TournamentEvent together{.kind = EventKind::wished, .people = {member(1), member(2)}};
  write(here.book, desk, apart);
  EXPECT_EQ(why_not(here.book, desk, together), "event.wrong.wishes");
  apart.off = true;
  write(here.book, desk, apart);
  EXPECT_EQ(why_not(here.book, desk, together), "");
}

TEST(RefereeOfTheRoom, what_tables_say_is_not_undone_by_the_director) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  write(here.book, desk, result(1, 1, 1300, 1292));
  const Seq told = desk.head();
  write(here.book, desk, at_table(EventKind::referee_called, 1));
  EXPECT_EQ(undone_next(desk.log), (std::vector<Seq>{told}));
}

TEST(RefereeOfTheRoom, a_round_has_one_clock_that_can_be_stopped) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  TournamentEvent clock{.kind = EventKind::clock_set, .round = 1};
  EXPECT_EQ(why_not(here.book, desk, {.kind = EventKind::clock_set, .round = 9}),
            "event.wrong.not_drawn");
  clock.begins = "2026-11-20T19:30:00Z";
  clock.minutes = 40;
  clock.last_call = 41;
  EXPECT_EQ(why_not(here.book, desk, clock), "finding.range");
  clock.last_call = 5;
  write(here.book, desk, clock);
  clock.minutes = 45;
  write(here.book, desk, clock);
  ASSERT_EQ(desk.now.clocks.size(), 1U);
  EXPECT_EQ(clock_of(desk.now, 1)->minutes, 45);
  write(here.book, desk, {.kind = EventKind::clock_set, .round = 1});
  EXPECT_EQ(clock_of(desk.now, 1), nullptr);
}

TEST(ResultOfATable, two_phones_that_tell_it_differently_are_both_kept) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  write(here.book, desk, by_phone(desk, 0, 1300));
  write(here.book, desk, by_phone(desk, 1, 1310));
  EXPECT_EQ(state_of(desk, 1, *table_of(desk.now, 1, 1)), TableState::told_differently);
  write(here.book, desk, by_phone(desk, 1, 1300));
  EXPECT_EQ(state_of(desk, 1, *table_of(desk.now, 1, 1)), TableState::told);
  EXPECT_EQ(result_of(desk.now, 1, 1)->told.size(), 2U);
}

TEST(ResultOfATable, is_agreed_to_by_who_sits_there_and_as_it_stands) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  write(here.book, desk, by_phone(desk, 0, 1300));
  TournamentEvent agreed = at_table(EventKind::result_agreed, 1);
  agreed.of = desk.head();
  agreed.people = {sitting(desk, 2, 0)};
  EXPECT_EQ(why_not(here.book, desk, agreed), "event.wrong.not_there");
  agreed.people = {sitting(desk, 1, 1)};
  write(here.book, desk, agreed);
  EXPECT_EQ(result_of(desk.now, 1, 1)->told.front().agreed.size(), 1U);
  write(here.book, desk, by_phone(desk, 0, 1310));
  EXPECT_TRUE(result_of(desk.now, 1, 1)->told.front().agreed.empty());
  EXPECT_EQ(why_not(here.book, desk, agreed), "event.wrong.told_anew");
}

/// The two deals of a table that keeps its round deal by deal.
void play_two(Book& book, Desk& table) {
  const Names names = must(names_in(book));
  for (const char* told : {"M5 92 roem 20", "M6 100"})
    must(record_deal(book, table, must(deal_told(place_of_next(table, names), told))));
}

TEST(TableThatKeepsDeals, has_one_session_a_round_and_tells_its_result_once_it_is_over) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  Desk table = must(play_at_table(here.book, desk, 1, 2));
  EXPECT_FALSE(play_at_table(here.book, desk, 1, 2));
  EXPECT_EQ(rounds_begun(desk.now), 1);
  play_two(here.book, table);
  std::vector<TablePlay> now = must(plays(here.book, desk, 1));
  ASSERT_EQ(now.size(), 1U);
  EXPECT_EQ(now.front().deals, 2);
  EXPECT_FALSE(now.front().over);
  EXPECT_TRUE(results_due(desk, now).empty());
  must(write_down(here.book, table, simple_event(EventKind::closed)));
  now = must(plays(here.book, desk, 1, now));
  must(write_down(here.book, desk, results_due(desk, now)));
  EXPECT_EQ(settled(*result_of(desk.now, 1, 2))->points, (std::vector<std::int64_t>{174, 170}));
  EXPECT_TRUE(results_due(desk, now).empty());
}

TEST(TableThatKeepsDeals, is_named_while_a_deal_is_disputed) {
  TemporaryBook here;
  TournamentDesk desk = drawn_evening(here.book);
  Desk table = must(play_at_table(here.book, desk, 1, 2));
  play_two(here.book, table);
  const Seq second = table.head();
  must(
      write_down(here.book, table, simple_event(EventKind::disputed, {.of = second}, "it was 50")));
  const auto all = disputes(must(plays(here.book, desk, 1)));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all.front().table, 2);
  EXPECT_EQ(all.front().deal, 2);
  const Seq dispute = table.head();
  must(write_down(here.book, table, simple_event(EventKind::settled, {.of = dispute}, "no")));
  EXPECT_TRUE(disputes(must(plays(here.book, desk, 1))).empty());
}

}  // namespace
}  // namespace spadille::tests
