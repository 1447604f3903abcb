// What is saved of damaged books, and what is said about the rest.
#include "app/keep/recover.h"

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <gtest/gtest.h>

#include "app/keep/verify.h"
#include "db/recover.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/club_evening.h"
#include "tests/support/random.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

/// Two evenings at Euchre and one at Kyuuri, closed; then changed by hand.
std::string damaged_book(const std::string& sql = "SELECT 1") {
  TemporaryBook book;
  euchre_evening(book.book);
  Desk desk = begin(book.book, "kyuuri/seed", {"Eve", "Flo", "Ann"});
  for (const char* deal : {"Eve 7 match Flo", "Flo K"}) play(book.book, desk, deal);
  euchre_evening(book.book);
  book.store.reset();
  EXPECT_EQ(run(open_database("unix", book.path),
                "DROP TRIGGER event_kept; DROP TRIGGER event_never_removed; DROP TRIGGER "
                "session_kept; DROP TRIGGER session_never_removed; PRAGMA foreign_keys=OFF; " +
                    sql),
            SQLITE_OK)
      << sql;
  return book.path;
}

/// What came out of it, in a book of its own.
struct Saved {
  explicit Saved(const std::string& path) {
    const std::string before = bytes_of(path);
    const auto wreck = db::open_wreck(path, path + ".wreck");
    if (!wreck) throw std::runtime_error(std::string(wreck.error().message.key));
    recovery = recover(*wreck, book.book).value();
    EXPECT_EQ(bytes_of(path), before);
  }
  TemporaryBook book{};
  Recovery recovery{};

  [[nodiscard]] std::vector<EventKind> kinds(SessionId session) const {
    std::vector<EventKind> all;
    const StoredSession stored = book.store->read(session).value();
    for (const EventRecord& event : stored.events) all.push_back(event.kind);
    return all;
  }
};

Loss loss(Loss::Kind kind, SessionId session, Seq event, int deal) {
  return {kind, session, "euchre", "2026-11-20", kFour, event, deal};
}

TEST(Recover, of_a_whole_book_loses_nothing) {
  Saved saved(damaged_book());
  EXPECT_EQ(saved.recovery.sessions, 3);
  EXPECT_EQ(saved.recovery.events, 11);
  EXPECT_EQ(saved.recovery.losses, std::vector<Loss>{});
  EXPECT_EQ(verify(saved.book.book)->doubts, std::vector<Doubt>{});
}

TEST(Recover, makes_a_gap_an_event_that_is_lost_and_keeps_the_numbers_of_the_others) {
  Saved saved(damaged_book("DELETE FROM event WHERE session = 1 AND seq = 3"));
  using enum EventKind;
  EXPECT_EQ(saved.kinds(1), (std::vector{opened, deal_recorded, lost, deal_recorded}));
  // What came after a gap cannot be checked: nobody knows the hash before it.
  EXPECT_EQ(saved.recovery.losses,
            (std::vector{loss(Loss::Kind::event, 1, 3, 1), loss(Loss::Kind::doubtful, 1, 4, 2)}));
}

TEST(Recover, makes_the_end_lost_that_lists_still_know) {
  Saved saved(damaged_book("DELETE FROM event WHERE session = 1 AND seq = 4"));
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::event, 1, 4, 2)});
}

TEST(Recover, makes_the_end_lost_that_only_the_witness_knows) {
  Saved saved(damaged_book("DELETE FROM event WHERE session = 1 AND seq = 4; DELETE FROM summary"));
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::event, 1, 4, 2)});
}

TEST(Recover, keeps_what_reads_and_names_it_as_doubtful) {
  Saved saved(
      damaged_book("UPDATE event SET payload = replace(payload, '\"tricks\":5', '\"tricks\":4') "
                   "WHERE session = 1 AND seq = 3"));
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::doubtful, 1, 3, 2)});
  EXPECT_EQ(saved.kinds(1).size(), 4U);
}

TEST(Recover, gives_up_what_does_not_read) {
  Saved saved(
      damaged_book("UPDATE event SET payload = '{\"deal\":' WHERE session = 1 AND seq = 3"));
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::event, 1, 3, 1)});
}

TEST(Recover, is_sure_of_an_event_whose_hash_alone_was_hit) {
  Saved saved(damaged_book("UPDATE event SET hash = zeroblob(32) WHERE session = 1 AND seq = 3"));
  EXPECT_EQ(saved.recovery.losses, std::vector<Loss>{});
}

TEST(Recover, is_sure_of_what_follows_two_hashes_that_were_hit) {
  Saved saved(
      damaged_book("UPDATE event SET hash = zeroblob(32) WHERE session = 1 AND seq IN (2, 3)"));
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::doubtful, 1, 2, 1)});
}

TEST(Recover, finds_sessions_that_only_their_events_know) {
  Saved saved(damaged_book("DELETE FROM session WHERE id = 1"));
  EXPECT_EQ(saved.recovery.sessions, 3);
  EXPECT_EQ(saved.kinds(1).size(), 4U);
  // Without the session's own identity its first event cannot be checked.
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::doubtful, 1, 1, 0)});
}

TEST(Recover, finds_the_game_of_a_session_from_its_events) {
  Saved saved(damaged_book("DROP TABLE session; DROP TABLE presence"));
  EXPECT_EQ(saved.book.store->read(1)->game, "euchre");
  EXPECT_EQ(saved.book.store->read(2)->game, "kyuuri");
}

/// Enough sets of rules for many pages; one page in the middle is gone, and the last set was hit.
TEST(Recover, checks_the_house_rules_behind_a_damaged_page_too) {
  TemporaryBook book;
  for (int n = 100; n < 160; ++n) {
    const std::string words(600, static_cast<char>('a' + n % 26));
    ASSERT_TRUE(book.store->put(HouseRules{"rules " + std::to_string(n), "{\"" + words + "\":1}"}));
  }
  euchre_evening(book.book);
  book.store.reset();
  ASSERT_EQ(run(open_database("unix", book.path),
                "UPDATE house_rules SET document = '{ }' WHERE name = 'rules 159'"),
            SQLITE_OK);
  std::string bytes = bytes_of(book.path);
  const auto hit = bytes.find("rules 130");
  ASSERT_NE(hit, std::string::npos);
  std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(hit / 4096 * 4096), 4096, '\0');
  std::ofstream(book.path, std::ios::binary) << bytes;
  const auto wreck = db::open_wreck(book.path, book.path + ".wreck").value();
  EXPECT_LT(wreck.house_rules.size(), 60U);
  EXPECT_TRUE(wreck.doubtful_rules.contains("rules 159"));
}

TEST(Recover, does_without_names_and_lists) {
  Saved saved(damaged_book("DELETE FROM summary; DELETE FROM presence; DELETE FROM player"));
  EXPECT_EQ(saved.recovery.losses.size(), 6U);
  for (const Loss& lost : saved.recovery.losses) EXPECT_EQ(lost.kind, Loss::Kind::name);
  EXPECT_EQ(saved.book.store->players()->size(), 6U);
  const Verification found = verify(saved.book.book).value();
  EXPECT_EQ(found.doubts.size(), 6U);
  for (const Doubt& doubt : found.doubts) EXPECT_EQ(doubt.message.key, "safety.name_lost");
}

TEST(Recover, lets_no_view_in_the_place_of_a_table_ask_the_program) {
  Saved saved(
      damaged_book("DROP TABLE player; CREATE VIEW player AS SELECT seq + 1 AS id, "
                   "'01234567-89ab-4def-8123-456789abcdef' AS uuid, name, 0 AS hidden, "
                   "NULL AS merged_into FROM pragma_database_list"));
  const std::vector<Player> people = saved.book.store->players().value();
  for (const Player& player : people) EXPECT_NE(player.name, "main");
}

TEST(Recover, makes_nobody_without_a_name) {
  Saved saved(damaged_book("UPDATE player SET name = '' WHERE id = 2"));
  ASSERT_EQ(saved.recovery.losses.size(), 1U);
  EXPECT_EQ(saved.recovery.losses.front().kind, Loss::Kind::name);
  const std::vector<Doubt> doubts = verify(saved.book.book)->doubts;
  ASSERT_EQ(doubts.size(), 1U);
  EXPECT_EQ(doubts.front().message.key, "safety.name_lost");
}

TEST(Recover, says_that_house_rules_may_be_missing_where_they_cannot_be_read) {
  Saved saved(damaged_book("DROP TABLE house_rules"));
  EXPECT_EQ(saved.recovery.losses, std::vector{Loss{.kind = Loss::Kind::house_rules}});
}

TEST(Recover, gives_a_session_whose_id_is_none_another) {
  Saved saved(damaged_book("UPDATE session SET uuid = substr(uuid, 1, 35) || ' ' WHERE id = 2"));
  const std::string uuid = saved.book.store->read(2).value().uuid;
  EXPECT_EQ(uuid.size(), 36U);
  EXPECT_EQ(uuid.find(' '), std::string::npos);
}

TEST(Recover, guesses_an_opening_from_lists) {
  Saved saved(damaged_book("DELETE FROM event WHERE session = 2 AND seq = 1"));
  ASSERT_FALSE(saved.recovery.losses.empty());
  const Loss& first = saved.recovery.losses.front();
  EXPECT_EQ(first.kind, Loss::Kind::opening);
  EXPECT_EQ(first.players, (std::vector<std::string>{"Eve", "Flo", "Ann"}));
  using enum EventKind;
  EXPECT_EQ(saved.kinds(2), (std::vector{opened, deal_recorded, deal_recorded}));
}

TEST(Recover, takes_what_an_evening_is_called_and_where_and_when_it_was_from_lists) {
  Saved saved(
      damaged_book("UPDATE summary SET title = 'Final', place = 'Hall', date = '2026-11-21' WHERE "
                   "session = 2; DELETE FROM event WHERE session = 2 AND seq = 1"));
  const auto list = saved.book.store->list({});
  ASSERT_TRUE(list);
  const auto found =
      std::find_if(list->begin(), list->end(), [](const Listed& one) { return one.id == 2; });
  ASSERT_NE(found, list->end());
  EXPECT_EQ(found->summary.title, "Final");
  EXPECT_EQ(found->summary.place, "Hall");
  EXPECT_EQ(found->summary.date, "2026-11-21");
}

TEST(Recover, guesses_an_opening_from_nothing_but_deals) {
  Saved saved(
      damaged_book("DELETE FROM event WHERE session = 2 AND seq = 1; DELETE FROM summary; "
                   "DELETE FROM presence"));
  using enum EventKind;
  EXPECT_EQ(saved.kinds(2), (std::vector{opened, deal_recorded, deal_recorded}));
  const auto desk = open_session(saved.book.book, 2).value();
  EXPECT_EQ(seat_names(desk, {}).seats.size(), 3U);
}

TEST(Recover, names_a_session_of_which_nothing_is_left) {
  Saved saved(damaged_book("DELETE FROM event WHERE session = 3"));
  EXPECT_EQ(saved.recovery.sessions, 2);
  EXPECT_EQ(saved.recovery.losses, std::vector{loss(Loss::Kind::session, 3, 0, 0)});
}

TEST(Recover, knows_the_game_of_a_session_of_which_only_its_people_are_left) {
  Saved saved(
      damaged_book("DELETE FROM event WHERE session = 2; DELETE FROM session WHERE id = 2"));
  ASSERT_EQ(saved.recovery.losses.size(), 1U);
  EXPECT_EQ(saved.recovery.losses.front().kind, Loss::Kind::session);
  EXPECT_EQ(saved.recovery.losses.front().game, "kyuuri");
}

TEST(Recover, believes_a_session_which_game_it_is_before_lists) {
  Saved saved(damaged_book("UPDATE presence SET game = 'kyuuri' WHERE session = 1"));
  EXPECT_EQ(saved.recovery.sessions, 3);
  EXPECT_EQ(open_session(saved.book.book, 1).value().game(), "euchre");
}

TEST(Recover, names_a_session_of_which_nothing_is_left_but_its_number) {
  Saved saved(damaged_book(
      "DELETE FROM event WHERE session = 3; DELETE FROM session WHERE id = 3; DELETE FROM summary; "
      "DELETE FROM presence"));
  ASSERT_EQ(saved.recovery.losses.size(), 1U);
  EXPECT_EQ(saved.recovery.losses.front().kind, Loss::Kind::session);
  EXPECT_EQ(saved.recovery.losses.front().session, 3);
}

TEST(Recover, takes_no_event_whose_number_was_turned_over_for_one_far_behind_the_end) {
  Saved saved(damaged_book("UPDATE event SET seq = seq + 1000000 WHERE session = 1 AND seq > 2"));
  using enum EventKind;
  EXPECT_EQ(saved.kinds(1), (std::vector{opened, deal_recorded, lost, lost}));
}

TEST(Recover, makes_no_more_lost_events_than_there_can_have_been) {
  Saved saved(damaged_book("UPDATE summary SET events = 30000 WHERE session = 1"));
  EXPECT_EQ(saved.kinds(1).size(), 4U + 10'000U);
}

TEST(Recover, takes_each_gap_by_itself_where_nobody_knows_how_many_events_there_were) {
  Saved saved(
      damaged_book("DELETE FROM summary; UPDATE event SET seq = seq + 6000 WHERE session = 1 AND "
                   "seq > 2; UPDATE event SET seq = seq + 6000 WHERE session = 1 AND seq > 6003"));
  const auto kinds = saved.kinds(1);
  EXPECT_EQ(kinds.size() -
                static_cast<std::size_t>(std::count(kinds.begin(), kinds.end(), EventKind::lost)),
            4U);
}

TEST(Recover, finds_the_highest_number_that_a_session_can_have_and_none_above_it) {
  const auto moved_to = [](const std::string& number) {
    std::string sql = "UPDATE session SET id = " + number + " WHERE id = 3;";
    for (const char* table : {"event", "summary", "presence"})
      sql += "UPDATE " + std::string(table) + " SET session = " + number + " WHERE session = 3;";
    return Saved(damaged_book(sql)).recovery.sessions;
  };
  EXPECT_EQ(moved_to("10000000"), 3);
  EXPECT_EQ(moved_to("10000001"), 2);
}

TEST(Recover, keeps_numbers_of_sessions_where_one_is_gone) {
  Saved saved(damaged_book("DELETE FROM event WHERE session = 1"));
  EXPECT_EQ(saved.book.store->sessions(0, 9).value(), (std::vector<SessionId>{2, 3}));
}

TEST(Recover, does_not_miss_what_was_purged) {
  TemporaryBook book;
  euchre_evening(book.book);
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->purge(1));
  const std::string left = fresh_path();  // as after the power went: the log is read as well
  for (const char* part : {"", "-wal"}) fs::copy_file(book.path + part, left + part);
  Saved saved(left);
  EXPECT_EQ(saved.recovery.losses, std::vector<Loss>{});
  EXPECT_EQ(saved.recovery.sessions, 1);
}

TEST(Recover, of_what_is_no_book_is_refused) {
  const std::string path = fresh_path();
  std::ofstream(path) << std::string(200, 'x');
  const auto text = db::open_wreck(path, path + ".wreck");
  EXPECT_EQ(text.error().message.key, "store.foreign");
  fs::remove(path);
  ASSERT_EQ(run(open_database("unix", path), "CREATE TABLE t(a)"), SQLITE_OK);
  const auto other = db::open_wreck(path, path + ".wreck");
  EXPECT_EQ(other.error().message.key, "safety.nothing_left");
  EXPECT_FALSE(fs::exists(path + ".wreck"));
}

/// A book with a tournament, changed by hand and saved.
Saved saved_tournament(const std::string& sql) {
  TemporaryBook book;
  club_evening(book.book);
  book.store.reset();
  EXPECT_EQ(run(open_database("unix", book.path),
                "DROP TRIGGER event_kept; DROP TRIGGER event_never_removed; DROP TRIGGER "
                "session_kept; DROP TRIGGER session_never_removed; PRAGMA foreign_keys=OFF; " +
                    sql),
            SQLITE_OK)
      << sql;
  return Saved(book.path);
}

TEST(Recover, keeps_a_tournament_as_far_as_it_reads) {
  using enum EventKind;
  using Kinds = std::vector<EventKind>;
  const Kinds whole{opened, roster_changed, round_drawn, result_told, result_told};
  EXPECT_EQ(saved_tournament("SELECT 1").kinds(1), whole);
  EXPECT_EQ(saved_tournament("DELETE FROM event WHERE seq = 4").kinds(1),
            (Kinds{opened, roster_changed, round_drawn, lost, result_told}));
  EXPECT_EQ(saved_tournament("DELETE FROM event WHERE seq = 1").kinds(1), whole);
  EXPECT_EQ(saved_tournament("DROP TABLE summary").kinds(1), whole);
  Saved nameless = saved_tournament("DROP TABLE session; DROP TABLE presence");
  EXPECT_EQ(nameless.kinds(1), whole);
  EXPECT_EQ(nameless.book.store->read(1)->game, kTournament);
  EXPECT_EQ(verify(nameless.book.book)->doubts, std::vector<Doubt>{});
}

constexpr std::size_t kPage = 4096;

/// A book with one page of zeros.
std::string with_page_gone(const std::string& bytes, std::size_t page) {
  std::string path = fresh_path();
  std::string hit = bytes;
  hit.replace(page * kPage, kPage, kPage, '\0');
  std::ofstream(path, std::ios::binary) << hit;
  return path;
}

/// A page of zeros wherever the events are: some are lost, none is made up, nothing breaks.
TEST(Recover, of_a_book_with_any_page_gone_gives_a_whole_book) {
  const std::string bytes = bytes_of(damaged_book());
  int saved_books = 0;
  for (std::size_t page = 1; page < bytes.size() / kPage; ++page) {
    const std::string path = with_page_gone(bytes, page);
    const auto wreck = db::open_wreck(path, path + ".wreck");
    if (!wreck) continue;  // the page that said what tables there are
    TemporaryBook into;
    const auto recovery = recover(*wreck, into.book);
    ASSERT_TRUE(recovery) << page;
    ++saved_books;
    EXPECT_EQ(into.store->check_pages({}).value(), std::vector<std::string>{}) << page;
    const Verification found = verify(into.book).value();
    for (const Doubt& doubt : found.doubts)
      EXPECT_TRUE(doubt.kind == Doubt::Kind::announced || doubt.kind == Doubt::Kind::names) << page;
  }
  EXPECT_GT(saved_books, 10);
}

TEST(Recover, reads_what_stands_before_a_page_that_is_gone_and_what_stands_behind_it) {
  TemporaryBook book;
  Desk desk = begin(book.book, "euchre/seed", kFour);
  for (int n = 0; n < 60; ++n) play(book.book, desk, "N 3");
  book.store.reset();
  const std::string bytes = bytes_of(book.path);
  bool both = false;
  for (std::size_t page = 1; page < bytes.size() / kPage && !both; ++page) {
    const std::string path = with_page_gone(bytes, page);
    const auto wreck = db::open_wreck(path, path + ".wreck");
    if (!wreck) continue;  // the page that said what tables there are
    const SalvagedSession session = wreck->read(1);
    both = session.events.contains(1) && session.events.contains(61) && session.events.size() < 61;
  }
  EXPECT_TRUE(both);
}

TEST(Recover, of_a_book_with_bytes_changed_anywhere_never_breaks) {
  const std::string whole = damaged_book();
  const std::string bytes = bytes_of(whole);
  std::mt19937 random(random_seed());
  const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random()) % end; };
  for (int trial = 0; trial < rounds(60); ++trial) {
    const std::string path = fresh_path();
    std::string hit = bytes;
    for (int n = 0; n < 30; ++n)
      hit[100 + below(bytes.size() - 100)] = static_cast<char>(below(256));
    std::ofstream(path, std::ios::binary) << hit;
    const auto wreck = db::open_wreck(path, path + ".wreck");
    if (!wreck) continue;
    TemporaryBook into;
    EXPECT_TRUE(recover(*wreck, into.book)) << trial << " of seed " << random_seed();
    EXPECT_TRUE(into.store->check_pages({})->empty()) << trial;
  }
}

}  // namespace
}  // namespace spadille::tests
