// What verify finds in a book, and what it mends.
#include "app/keep/verify.h"

#include <gtest/gtest.h>

#include "app/people/names.h"
#include "app/record/digest.h"
#include "core/stop.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/club_evening.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

/// Changes the book behind its back.
void plainly(const TemporaryBook& book, const std::string& sql) {
  ASSERT_EQ(run(open_database("unix", book.path), sql), SQLITE_OK) << sql;
}

std::vector<Message> messages(const Verification& found) {
  std::vector<Message> all;
  for (const Doubt& doubt : found.doubts) all.push_back(doubt.message);
  return all;
}

/// Writes a session of Euchre by hand, as a program would have that counts otherwise.
Desk announced_otherwise(TemporaryBook& book,
                         const std::vector<std::pair<std::string, Totals>>& deals,
                         std::optional<std::size_t> lost = {}) {
  const Desk begun = begin(book.book, "euchre/seed", {"Ann", "Bob", "Chris", "Dora"});
  StoredSession session = book.store->read(begun.id).value();
  session.head.clear();  // other events, another chain
  EXPECT_TRUE(book.store->purge(begun.id));
  Log log = *empty_log("euchre");
  const Place place = place_of_next(begun, names_in(book.book).value());
  for (const auto& [deal, totals] : deals) {
    Event event{.kind = EventKind::deal_recorded};
    event.deal = deal_told(place, deal).value();
    event.said.totals = totals;
    const bool gone = lost && session.events.size() == *lost;
    session.events.push_back({book.book.new_id(), gone ? EventKind::lost : event.kind, 1,
                              gone ? "{}" : payload(event), kFixedTime, book.store->device()});
  }
  for (const EventRecord& event : session.events)
    EXPECT_FALSE(has_error(add_event(log, event.kind, event.payload)));
  const SessionId id = book.store->create(session, digest(table_of(log))).value();
  return open_session(book.book, id).value();
}

TEST(Verify, of_an_empty_book_finds_nothing) {
  TemporaryBook book;
  const auto found = verify(book.book).value();
  EXPECT_EQ(found.sessions, 0);
  EXPECT_TRUE(found.right());
}

TEST(Verify, of_a_book_with_everything_in_it_finds_nothing) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  correct(book.book, desk, 2, "E 4");
  play(book.book, desk, "N alone 5");
  write(book.book, desk, EventKind::voided, {.of = 4});
  play(book.book, desk, "W 3");
  write(book.book, desk, EventKind::note);
  Desk other = begin(book.book, "kyuuri/seed", {"Ann", "Bob", "Eve"});
  play(book.book, other, "Ann 7 match Bob");
  write(book.book, other, EventKind::discarded);
  const auto found = verify(book.book).value();
  EXPECT_EQ(found.sessions, 2);
  EXPECT_EQ(found.events, 12);
  EXPECT_EQ(found.doubts, std::vector<Doubt>{});
}

TEST(Verify, names_the_event_that_was_changed_and_goes_on) {
  TemporaryBook book;
  euchre_evening(book.book);
  euchre_evening(book.book);
  plainly(book,
          "DROP TRIGGER event_kept; UPDATE event SET at_utc = '' WHERE session = 1 AND seq = 2");
  const auto found = verify(book.book).value();
  EXPECT_EQ(found.sessions, 2);
  EXPECT_EQ(messages(found),
            (std::vector<Message>{{"store.chain", {1, 2}}, {"safety.schema_missing"}}));
}

TEST(Verify, names_what_was_changed_in_a_tournament) {
  TemporaryBook book;
  club_evening(book.book);
  plainly(book,
          "DROP TRIGGER event_kept; UPDATE event SET payload = replace(payload, '2000', '2001') "
          "WHERE session = 1 AND seq = 4");
  EXPECT_EQ(messages(verify(book.book).value()),
            (std::vector<Message>{{"store.chain", {1, 4}}, {"safety.schema_missing"}}));
}

TEST(Verify, mends_lists_of_a_tournament) {
  for (const char* sql : {"UPDATE summary SET title = 'x'", "UPDATE summary SET state = 1",
                          "UPDATE summary SET deals = 7", "DELETE FROM summary",
                          "INSERT INTO presence VALUES (1, '2026-11-20', 1, 'tournament')"}) {
    TemporaryBook book;
    const TournamentDesk desk = club_evening(book.book);
    plainly(book, sql);
    EXPECT_EQ(messages(verify(book.book).value()), (std::vector<Message>{{"safety.lists"}})) << sql;
    EXPECT_TRUE(verify(book.book, {.repair = true})->right()) << sql;
    EXPECT_EQ(verify(book.book)->doubts, std::vector<Doubt>{}) << sql;
    EXPECT_EQ(book.store->find(1).value()->summary, digest(desk.log).summary) << sql;
  }
}

TEST(Verify, makes_lists_of_a_tournament_anew_where_a_newer_program_left_them_out) {
  TemporaryBook book;
  const TournamentDesk desk = club_evening(book.book);
  plainly(book, "DELETE FROM summary; INSERT OR REPLACE INTO meta VALUES ('digests', 'needed')");
  EXPECT_EQ(make_digests(book.book).value(), 1);
  EXPECT_EQ(tournaments(book.book)->front().summary, digest(desk.log).summary);
}

TEST(Verify, names_deal_and_account_that_are_counted_otherwise_now) {
  TemporaryBook book;
  const Desk desk = announced_otherwise(book, {{"N 3", {1, 0}}, {"N 5", {4, 0}}, {"E 3", {4, 1}}});
  const auto found = verify(book.book).value();
  ASSERT_EQ(found.doubts.size(), 1U);  // not once more for what follows
  const Doubt& doubt = found.doubts.front();
  EXPECT_EQ(doubt.kind, Doubt::Kind::announced);
  EXPECT_EQ(doubt.session, desk.id);
  EXPECT_EQ(doubt.deal, 2);
  EXPECT_EQ(doubt.message, (Message{"safety.counts_otherwise", {2, Side{0}, 4, 3}}));
  EXPECT_EQ(doubt.names.seats, (std::vector<std::string>{"Ann", "Bob", "Chris", "Dora"}));
}

TEST(Verify, does_not_ask_what_was_announced_of_a_deal_that_was_corrected) {
  TemporaryBook book;
  Desk desk = announced_otherwise(book, {{"N 3", {1, 0}}, {"N 5", {4, 0}}});
  correct(book.book, desk, 2, "N 4");
  EXPECT_EQ(messages(verify(book.book).value()), std::vector<Message>{});
}

TEST(Verify, says_after_a_gap_what_is_missing) {
  TemporaryBook book;
  announced_otherwise(book, {{"N 3", {1, 0}}, {"N 5", {3, 0}}, {"E 3", {3, 1}}}, 2);
  EXPECT_EQ(messages(verify(book.book).value()),
            (std::vector<Message>{{"safety.after_loss", {2, Side{0}, 3, 1}}}));
}

class AstrayLists : public testing::TestWithParam<const char*> {};

TEST_P(AstrayLists, are_found_mended_on_demand_and_then_right) {
  TemporaryBook book;
  euchre_evening(book.book);
  euchre_evening(book.book);
  plainly(book, GetParam());
  const Doubt doubt{.kind = Doubt::Kind::lists, .session = 1, .message = {"safety.lists"}};
  EXPECT_EQ(verify(book.book)->doubts, std::vector<Doubt>{doubt});
  const auto mended = verify(book.book, {.repair = true}).value();
  ASSERT_EQ(mended.doubts.size(), 1U);
  EXPECT_TRUE(mended.doubts.front().mended);
  EXPECT_TRUE(mended.right());
  EXPECT_EQ(verify(book.book)->doubts, std::vector<Doubt>{});
}

INSTANTIATE_TEST_SUITE_P(
    Rows, AstrayLists,
    testing::Values("UPDATE fact SET n = n + 1 WHERE session = 1 AND player = 1 AND key = 'points'",
                    "DELETE FROM fact WHERE session = 1",
                    "INSERT INTO fact VALUES (1, 1, 0, 'nat', 1)",
                    "UPDATE summary SET title = 'x' WHERE session = 1",
                    "UPDATE summary SET state = 1 WHERE session = 1",
                    "UPDATE summary SET deals = 7 WHERE session = 1",
                    "DELETE FROM summary WHERE session = 1",
                    "DELETE FROM presence WHERE session = 1 AND player = 2",
                    "UPDATE presence SET date = '2020-01-01' WHERE session = 1 AND player = 2",
                    "UPDATE presence SET game = 'kyuuri' WHERE session = 1 AND player = 2"));

TEST(Verify, names_rows_that_belong_to_no_session) {
  TemporaryBook book;
  euchre_evening(book.book);
  plainly(book,
          "PRAGMA foreign_keys=OFF; INSERT INTO fact VALUES (9, 1, 0, 'points', 1); "
          "INSERT INTO session VALUES (5, '00000000-0000-4000-8000-00000000dddd', 'euchre')");
  const auto found = verify(book.book).value();
  EXPECT_EQ(messages(found),
            (std::vector<Message>{{"safety.pages"}, {"safety.pages"}, {"store.chain", {5, 0}}}));
  EXPECT_EQ(found.doubts[0].detail, "belongs to nothing: fact of session");
  EXPECT_EQ(found.doubts[1].detail, "no events: session 5");
}

TEST(Verify, names_text_that_would_do_something_to_a_terminal) {
  TemporaryBook book;
  euchre_evening(book.book);
  plainly(book, "UPDATE player SET name = char(27) || '[2J' || name WHERE id = 1");
  const auto found = verify(book.book).value();
  EXPECT_EQ(messages(found),
            (std::vector<Message>{{"safety.name_unprintable"}, {"safety.name_changed"}}));
  EXPECT_EQ(found.doubts.front().detail.substr(0, 4), "?[2J");
}

TEST(Verify, tells_how_many_sessions_of_all_it_has_looked_at) {
  TemporaryBook book;
  euchre_evening(book.book);
  euchre_evening(book.book);
  std::vector<std::pair<int, int>> told;
  const auto note = [&](int done, int of) { told.emplace_back(done, of); };
  EXPECT_TRUE(verify(book.book, {.progress = note}).value().right());
  EXPECT_EQ(told, (std::vector<std::pair<int, int>>{{1, 2}, {2, 2}}));
}

TEST(Verify, stops_when_it_is_told_to) {
  TemporaryBook book;
  euchre_evening(book.book);
  euchre_evening(book.book);
  StopSource source;
  const auto found = verify(book.book, {.progress = [&](int, int) { source.request_stop(); },
                                        .stop = source.get_token()})
                         .value();
  EXPECT_EQ(found.sessions, 1);
  EXPECT_TRUE(found.stopped);
  EXPECT_FALSE(found.right());
}

}  // namespace
}  // namespace spadille::tests
