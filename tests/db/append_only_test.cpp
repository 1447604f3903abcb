// What another program can do to a book through a plain connection: nothing, to what was written.
#include <gtest/gtest.h>

#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

class AppendOnly : public testing::TestWithParam<const char*> {};

std::string all_of(const Connection& plain) {
  return answer(plain,
                "SELECT group_concat(session || seq || id || kind || payload || hex(hash)) "
                "|| (SELECT group_concat(id || uuid || game) FROM session) FROM event");
}

TEST_P(AppendOnly, refuses_and_keeps_everything) {
  TemporaryBook book;
  euchre_evening(book.book);
  const Connection plain = open_database("unix", book.path);
  const std::string before = all_of(plain);
  EXPECT_EQ(run(plain, GetParam()), SQLITE_CONSTRAINT);
  EXPECT_EQ(all_of(plain), before);
  EXPECT_TRUE(book.store->read(1));
}

INSTANTIATE_TEST_SUITE_P(
    Statements, AppendOnly,
    testing::Values("UPDATE event SET payload = '{}' WHERE seq = 2",
                    "UPDATE event SET seq = 9 WHERE seq = 4", "DELETE FROM event WHERE seq = 4",
                    "DELETE FROM event",
                    "INSERT OR REPLACE INTO event SELECT session, seq, id, kind, format, '{}', "
                    "at_utc, device, zeroblob(32) FROM event WHERE seq = 2",
                    "INSERT INTO event SELECT session, 6, id, kind, format, payload, at_utc, "
                    "device, hash FROM event WHERE seq = 4",
                    "INSERT INTO event SELECT session, 4, id, kind, format, payload, at_utc, "
                    "device, zeroblob(32) FROM event WHERE seq = 4",
                    "UPDATE session SET game = 'kyuuri'", "DELETE FROM session",
                    "INSERT OR REPLACE INTO session SELECT id, uuid, 'kyuuri' FROM session"));

TEST(AppendOnlyLog, takes_the_same_event_again_as_nothing_new) {
  TemporaryBook book;
  euchre_evening(book.book);
  const Connection plain = open_database("unix", book.path);
  const std::string before = all_of(plain);
  EXPECT_EQ(run(plain, "INSERT INTO event SELECT * FROM event WHERE seq = 3"), SQLITE_OK);
  EXPECT_EQ(all_of(plain), before);
}

}  // namespace
}  // namespace spadille::tests
