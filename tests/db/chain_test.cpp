// The hash of an event, and that no byte of one can change without being noticed.
#include "db/chain.h"

#include <gtest/gtest.h>

#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

std::string hex(const db::Hash& hash) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const char c : hash) {
    const auto byte = static_cast<unsigned char>(c);
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 0xFU];
  }
  return text;
}

const std::string kUuid = "00000000-0000-4000-8000-000000000001";

// Both known answers come from Python:
//   import hashlib
//   def chain(*fields):
//     h = hashlib.sha256()
//     for f in fields: h.update(len(f).to_bytes(8, "big") + f)
//     return h
//   u = b"00000000-0000-4000-8000-000000000001"
//   first = chain(u, b"euchre")
//   chain(first.digest(), b"1", u, b"note", b"1", b"{}", b"2026-11-20T19:30:00Z", u)
TEST(Chain, begins_with_the_identity_of_the_session) {
  EXPECT_EQ(hex(db::chain_begin(kUuid, "euchre")),
            "77f41a0233117e6a68176d8d8cdd125ced5e929f25a1908ee1bac3974a01e62c");
}

TEST(Chain, goes_on_with_every_field_behind_its_length) {
  const EventRecord note{kUuid, EventKind::note, 1, "{}", "2026-11-20T19:30:00Z", kUuid};
  EXPECT_EQ(hex(db::chain_next(db::chain_begin(kUuid, "euchre"), 1, note)),
            "f25426d6aed6b3fd8354bed1962e114a11c37f162f85d7cd8d9e2b924fd6222f");
}

TEST(Chain, is_another_when_a_byte_moves_from_one_field_to_the_next) {
  EXPECT_NE(db::chain_begin("ab", "c"), db::chain_begin("a", "bc"));
}

/// What changes an event behind the back of the program.
class ChangedByte : public testing::TestWithParam<const char*> {};

TEST_P(ChangedByte, is_named_with_its_session_and_event) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  {
    const Connection plain = open_database("unix", book.path);
    ASSERT_EQ(run(plain,
                  "DROP TRIGGER event_kept; DROP TRIGGER event_next; "
                  "PRAGMA ignore_check_constraints=ON"),
              SQLITE_OK);
    ASSERT_EQ(run(plain,
                  std::string("UPDATE event SET ") + GetParam() + " WHERE session = 1 AND seq = 3"),
              SQLITE_OK);
  }
  const auto read = book.store->read(desk.id);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, Error::Code::damaged);
  EXPECT_EQ(read.error().message, (Message{"store.chain", {1, 3}}));
}

INSTANTIATE_TEST_SUITE_P(Fields, ChangedByte,
                         testing::Values("id = 'x' || substr(id, 2)", "kind = 'notf'",
                                         "kind = 'note'", "format = 257", "format = 4294967297",
                                         "payload = payload || ' '",
                                         "payload = replace(payload, '5', '4')",
                                         "at_utc = '2026-11-20T19:30:01Z'",
                                         "device = 'x' || substr(device, 2)", "hash = zeroblob(32)",
                                         "seq = 4294967299", "seq = 9"));

TEST(ChainOfASession, with_another_game_is_damaged_from_its_first_event) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  {
    const Connection plain = open_database("unix", book.path);
    ASSERT_EQ(run(plain, "DROP TRIGGER session_kept; UPDATE session SET game = 'kyuuri'"),
              SQLITE_OK);
  }
  const auto read = book.store->read(desk.id);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, (Message{"store.chain", {1, 1}}));
}

TEST(ChainOfASession, without_its_last_events_breaks_off) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  {
    const Connection plain = open_database("unix", book.path);
    ASSERT_EQ(run(plain, "DROP TRIGGER event_never_removed; DELETE FROM event WHERE seq > 2"),
              SQLITE_OK);
  }
  const auto read = book.store->read(desk.id);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, (Message{"store.breaks_off", {1, Arg::count(2)}}));
}

TEST(ChainOfASession, with_a_kind_that_only_a_newer_program_knows_is_newer_not_damaged) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  {
    const Connection plain = open_database("unix", book.path);
    const EventRecord event{kUuid, EventKind::lost, 1, "{}", "2026-11-20T19:30:00Z", kUuid};
    const std::string last = answer(plain, "SELECT hex(hash) FROM event WHERE seq = 4");
    db::Hash before;
    for (std::size_t i = 0; i < last.size(); i += 2)
      before += static_cast<char>(std::stoi(last.substr(i, 2), nullptr, 16));
    const std::string hash = hex(db::chain_next(before, 5, event, "toasted"));
    ASSERT_EQ(run(plain, "DELETE FROM summary; INSERT INTO event VALUES (1, 5, '" + kUuid +
                             "', 'toasted', 1, '{}', '2026-11-20T19:30:00Z', '" + kUuid + "', x'" +
                             hash + "')"),
              SQLITE_OK);
  }
  const auto read = book.store->read(desk.id);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, Error::Code::newer_format);
}

}  // namespace
}  // namespace spadille::tests
