// What a second witness outside the file knows: whatever is cut off the end of the log is told.
#include "db/witness.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "app/keep/verify.h"
#include "db/backup.h"
#include "db/sqlite_store.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/system_call.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace {
long reads = 0;  ///< at a place in a file
}  // namespace

/// In place of the system's: counts.
extern "C" ssize_t pread(int file, void* bytes, std::size_t size, off_t at) {
  static auto* const system = spadille::tests::system_call<decltype(::pread)>("pread");
  ++reads;
  return system(file, bytes, size, at);
}

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

void write_bytes(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

std::unique_ptr<Store> opened(const std::string& path) {
  return std::move(db::open_store({.path = path, .now = [] { return kFixedTime; }}).value());
}

/// How many events the warnings of a book name.
int told(const Store& store) {
  for (const Message& warning : store.warnings())
    if (warning.key == "safety.missing") return warning.args[0].value;
  return 0;
}

int events_of(Store& store) {
  int events = 0;
  const std::vector<SessionId> sessions = store.sessions(0, 99).value();
  for (const SessionId session : sessions)
    events += static_cast<int>(store.read(session).value().events.size());
  return events;
}

/// A book as it lies on the disk when the power has gone, with its log and its witness.
struct Left {
  explicit Left(const std::string& of) : path(fresh_path()) {
    for (const char* part : {"", "-wal", ".witness"})
      if (fs::exists(of + part)) fs::copy_file(of + part, path + part);
  }
  std::string path;
};

/// Two sessions that go on turn by turn; how the log was after each event.
class LogEnd : public testing::Test {
 protected:
  LogEnd() {
    Desk euchre = begin(here_.book, "euchre/seed", {"Ann", "Bob", "Chris", "Dora"});
    Desk kyuuri = begin(here_.book, "kyuuri/seed", {"Ann", "Bob", "Eve"});
    for (int n = 0; n < 12; ++n) {
      logs_.push_back(bytes_of(here_.path + "-wal"));
      Desk& desk = n % 3 == 0 ? kyuuri : euchre;
      write(here_.book, desk, EventKind::note);
    }
    announced_ = events_of(*here_.store);
  }

  /// What came of a log that was damaged: as many are told as are gone; how many those are.
  [[nodiscard]] int look(const std::string& log) const {
    const Left left(here_.path);
    write_bytes(left.path + "-wal", log);
    const auto store = opened(left.path);
    const int gone = announced_ - events_of(*store);
    EXPECT_EQ(told(*store), gone);
    Book book = book_of(*store);
    EXPECT_EQ(verify(book)->right(), gone == 0);
    return gone;
  }

  TemporaryBook here_{};
  std::vector<std::string> logs_{};
  int announced_ = 0;
};

constexpr std::size_t kLogHeader = 32;
constexpr std::size_t kFrame = 24 + 4096;

TEST_F(LogEnd, cut_off_anywhere_is_told) {
  const std::string log = bytes_of(here_.path + "-wal");
  int losses = 0;
  for (std::size_t size = 0; size < log.size(); size += kFrame / 2 + 7)
    losses += look(log.substr(0, size)) > 0 ? 1 : 0;
  EXPECT_GT(losses, 60);
}

TEST_F(LogEnd, with_a_bit_turned_over_in_any_frame_is_told) {
  const std::string log = bytes_of(here_.path + "-wal");
  int losses = 0;
  for (std::size_t frame = kLogHeader; frame < log.size(); frame += kFrame)
    for (const std::size_t at : {frame + 9, frame + 20, frame + 24 + 2000}) {
      std::string hit = log;
      hit[at] = static_cast<char>(hit[at] ^ 4);
      losses += look(hit) > 0 ? 1 : 0;
    }
  EXPECT_GT(losses, 100);
}

TEST_F(LogEnd, that_is_an_older_one_is_told) {
  for (std::size_t n = 0; n < logs_.size(); ++n) {
    const int gone = static_cast<int>(logs_.size() - n);
    EXPECT_EQ(look(logs_[n]), gone) << n;
  }
}

/// The log was moved into the book and begun anew; then the old one lies there again.
TEST_F(LogEnd, of_an_earlier_time_is_told) {
  const std::string log = logs_[4];
  here_.store.reset();
  here_.store = opened(here_.path);
  Book again = book_of(*here_.store);
  Desk desk = open_session(again, 2).value();
  write(again, desk, EventKind::note);
  here_.store.reset();
  const Left left(here_.path);
  write_bytes(left.path + "-wal", log);
  const auto store = opened(left.path);
  EXPECT_EQ(told(*store), announced_ + 1 - events_of(*store));
  EXPECT_GT(told(*store), 0);
}

TEST_F(LogEnd, that_is_whole_is_no_loss) { EXPECT_EQ(look(bytes_of(here_.path + "-wal")), 0); }

/// A book of which the last two events are gone.
class Loser : public LogEnd {
 protected:
  Loser() : left_(here_.path) { write_bytes(left_.path + "-wal", logs_[10]); }
  Left left_;
};

TEST_F(Loser, goes_on_and_the_loss_stays_known) {
  {
    const auto store = opened(left_.path);
    EXPECT_EQ(told(*store), 2);
    Book book = book_of(*store);
    Desk other = begin(book, "euchre/seed", {"Ann", "Bob", "Chris", "Dora"});
    Desk desk = open_session(book, 1).value();
    play(book, desk, "N 3");
    play(book, other, "N 3");
  }
  EXPECT_EQ(told(*opened(left_.path)), 2);
}

TEST_F(Loser, is_named_session_by_session) {
  const auto store = opened(left_.path);
  const std::vector<Flaw> flaws = store->flaws().value();
  ASSERT_EQ(flaws.size(), 1U);
  EXPECT_EQ(flaws[0], (Flaw{Flaw::Kind::missing, 1, {"safety.missing", {Arg::count(2)}}, ""}));
}

TEST_F(Loser, is_given_up_when_that_is_asked_for) {
  const auto store = opened(left_.path);
  Book book = book_of(*store);
  const Verification given_up = verify(book, {.repair = true}).value();
  ASSERT_EQ(given_up.doubts.size(), 1U);
  EXPECT_TRUE(given_up.doubts[0].mended);
  EXPECT_EQ(verify(book)->doubts, std::vector<Doubt>{});
  EXPECT_EQ(told(*opened(left_.path)), 0);
}

TEST_F(Loser, without_its_witness_knows_of_nothing) {
  fs::remove(left_.path + ".witness");
  EXPECT_EQ(told(*opened(left_.path)), 0);
}

TEST(Witness, that_is_behind_accuses_nobody) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const std::string before = bytes_of(book.path + ".witness");
  play(book.book, desk, "N 3");
  begin(book.book, "kyuuri/seed", {"Ann", "Bob", "Eve"});
  write_bytes(book.path + ".witness", before);
  const auto store = opened(book.path);
  EXPECT_EQ(store->warnings(), std::vector<Message>{});
  EXPECT_EQ(store->flaws().value(), std::vector<Flaw>{});
}

TEST(Witness, that_is_torn_accuses_nobody) {
  TemporaryBook book;
  euchre_evening(book.book);
  const std::string whole = bytes_of(book.path + ".witness");
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string hit = whole;
    hit[at] = static_cast<char>(hit[at] ^ 16);
    write_bytes(book.path + ".witness", hit);
    const auto store = opened(book.path);
    EXPECT_EQ(store->flaws().value(), std::vector<Flaw>{}) << at;
    write_bytes(book.path + ".witness", whole.substr(0, at));
    EXPECT_EQ(opened(book.path)->flaws().value(), std::vector<Flaw>{}) << at;
  }
}

TEST(Witness, of_a_purged_session_says_nothing_of_it) {
  TemporaryBook book;
  euchre_evening(book.book);
  const std::string before = bytes_of(book.path + ".witness");
  ASSERT_TRUE(book.store->purge(1));
  EXPECT_EQ(book.store->flaws().value(), std::vector<Flaw>{});
  write_bytes(book.path + ".witness", before);  // the power went before it was written
  EXPECT_EQ(opened(book.path)->flaws().value(), std::vector<Flaw>{});
}

TEST(Witness, goes_aside_with_its_book_when_a_backup_is_put_back) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  ASSERT_TRUE(book.store->back_up());
  play(book.book, desk, "N 3");
  book.store.reset();
  const auto done = db::restore(book.path, "").value();
  EXPECT_EQ(opened(book.path)->warnings(), std::vector<Message>{});
  EXPECT_EQ(opened(book.path)->flaws().value(), std::vector<Flaw>{});
  EXPECT_EQ(opened(done.aside)->flaws().value(), std::vector<Flaw>{});
  EXPECT_TRUE(fs::exists(done.aside + ".witness"));
}

TEST(Witness, of_an_older_copy_that_was_put_back_by_hand_says_what_is_missing) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  ASSERT_TRUE(book.store->copy_to(book.path + ".copy"));
  play(book.book, desk, "N 3");
  book.store.reset();
  fs::rename(book.path + ".copy", book.path);
  EXPECT_EQ(told(*opened(book.path)), 1);
}

TEST(Witness, of_as_many_other_events_says_that_one_is_missing) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const Left twin(book.path);
  const auto told_after = [](const std::string& path, const std::string& deal) {
    {
      const auto store = opened(path);
      Book again = book_of(*store);
      Desk open = open_session(again, 1).value();
      play(again, open, deal);
    }
    return told(*opened(path));
  };
  EXPECT_EQ(told_after(twin.path, "E 3"), 0);
  play(book.book, desk, "N 3");
  book.store.reset();
  write_bytes(book.path + ".witness", bytes_of(twin.path + ".witness"));
  EXPECT_EQ(told(*opened(book.path)), 1);
  EXPECT_EQ(told_after(book.path, "N 4"), 1);
}

TEST(Witness, knows_of_a_name_that_was_changed_last) {
  TemporaryBook book;
  euchre_evening(book.book);
  const std::string log = bytes_of(book.path + "-wal");
  Player ann = book.store->players().value().front();
  ann.name = "Anna";
  ASSERT_TRUE(book.store->put(ann));
  const Left left(book.path);
  write_bytes(left.path + "-wal", log);
  EXPECT_EQ(opened(left.path)->warnings(), std::vector<Message>{{"safety.names_missing"}});
}

TEST(Witness, begins_for_a_book_that_has_none_with_all_its_sessions) {
  TemporaryBook book;
  Desk first = euchre_evening(book.book);
  Desk second = euchre_evening(book.book);
  fs::remove(book.path + ".witness");
  const std::string log = bytes_of(book.path + "-wal");
  play(book.book, second, "N 3");
  const Left left(book.path);
  write_bytes(left.path + "-wal", "");
  EXPECT_EQ(told(*opened(left.path)), first.head() + second.head());
}

TEST(Witness, of_another_device_is_begun_anew) {
  TemporaryBook other;
  euchre_evening(other.book);
  ASSERT_TRUE(run(open_database("unix", other.path),
                  "UPDATE meta SET value = '00000000-0000-4000-8000-000000000009' WHERE key = "
                  "'device'") == SQLITE_OK);
  other.store = opened(other.path);
  Book again = book_of(*other.store);
  euchre_evening(again);
  TemporaryBook book;
  Desk first = euchre_evening(book.book);
  Desk second = euchre_evening(book.book);
  write_bytes(book.path + ".witness", bytes_of(other.path + ".witness"));
  play(book.book, second, "N 3");
  const Left left(book.path);
  write_bytes(left.path + "-wal", "");
  EXPECT_EQ(told(*opened(left.path)), first.head() + second.head());
}

TEST(Witness, that_is_far_too_long_is_read_in_a_few_steps_and_no_further_than_sessions_can_be) {
  TemporaryBook book;
  euchre_evening(book.book);
  fs::resize_file(book.path + ".witness", std::uintmax_t{20} << 30U);
  reads = 0;
  EXPECT_EQ(book.store->flaws().value(), std::vector<Flaw>{});
  EXPECT_LT(reads, 5000);
}

TEST(Witness, that_begins_beside_a_hit_summary_accuses_nobody) {
  TemporaryBook book;
  euchre_evening(book.book);
  Desk second = euchre_evening(book.book);
  ASSERT_EQ(run(open_database("unix", book.path),
                "UPDATE summary SET events = events + 3 WHERE session = 1"),
            SQLITE_OK);
  fs::remove(book.path + ".witness");
  play(book.book, second, "N 3");
  EXPECT_EQ(book.store->flaws().value(), std::vector<Flaw>{});
}

TEST(Witness, never_goes_over_a_file_of_somebody_else) {
  TemporaryBook book;
  fs::remove(book.path + ".witness");
  write_bytes(book.path + ".witness", "mine, and longer than a header");
  euchre_evening(book.book);
  EXPECT_EQ(bytes_of(book.path + ".witness"), "mine, and longer than a header");
  fs::remove(book.path + ".witness");
  write_bytes(book.path + ".other", "mine");
  fs::create_symlink(book.path + ".other", book.path + ".witness");
  euchre_evening(book.book);
  EXPECT_EQ(bytes_of(book.path + ".other"), "mine");
}

}  // namespace
}  // namespace spadille::tests
