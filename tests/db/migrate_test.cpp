// Every old book in tests/databases opens and gives its golden sheets. After an intended change,
// SPADILLE_UPDATE=1 writes them anew: read the difference like code.
#include "db/migrate.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "app/keep/verify.h"
#include "app/people/names.h"
#include "app/record/session_view.h"
#include "app/tournament/tournament_answers.h"
#include "db/backup.h"
#include "db/sqlite_store.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/harm/fault_vfs.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"
#include "ui/cli/book/session_list.h"
#include "ui/cli/terminal/print.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;
const std::string kBooks = SPADILLE_SOURCE "/tests/databases/";

std::string content(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::string copy_of(const std::string& name) {
  std::string path = fresh_path();
  fs::copy_file(kBooks + name + ".db", path);
  return path;
}

/// An old book as a program opens it today.
struct OldBook {
  explicit OldBook(const std::string& name) : path(copy_of(name)) {}
  std::string path;
  std::unique_ptr<Store> store =
      std::move(db::open_store({.path = path, .now = [] { return kFixedTime; }}).value());
  Book book = book_of(*store);
};

std::string tournament_shown(const TournamentDesk& desk, const Names& names, const Words& words) {
  return room_answer(desk, names, 1, {}, words) + '\n' +
         ranking_answer(desk, names, ranking(desk.now)) + '\n';
}

/// What lists and sheets show of everything in it.
std::string everything(Book& book) {
  const Words words(Language::en);
  const cli::Voice voice{words};
  const Names names = names_in(book).value();
  std::string text = cli::session_list(book.store.list({}).value(), names, voice);
  const std::vector<SessionId> sessions = book.store.sessions(0, 100).value();
  for (const SessionId session : sessions)
    if (const auto desk = open_session(book, session))
      text += '\n' + cli::sheet(view(*desk, names), voice);
    else
      text += '\n' + tournament_shown(open_tournament(book, session).value(), names, words);
  return text;
}

class Databases : public testing::TestWithParam<const char*> {};

TEST_P(Databases, open_and_give_their_golden_sheets) {
  OldBook old(GetParam());
  ASSERT_TRUE(make_digests(old.book));
  const std::string shown = everything(old.book);
  const std::string golden = kBooks + GetParam() + ".txt";
  if (std::getenv("SPADILLE_UPDATE") != nullptr) std::ofstream(golden) << shown;
  EXPECT_EQ(shown, content(golden));
  EXPECT_EQ(verify(old.book)->doubts, std::vector<Doubt>{});
}

INSTANTIATE_TEST_SUITE_P(OfEveryVersion, Databases,
                         testing::Values("all-1", "euchre-2", "klaverjas-2", "kyuuri-2",
                                         "quadrille-2", "all-3", "all-4", "all-5", "all-6", "all-7",
                                         "all-8", "all-9"));

TEST(Migration, puts_a_copy_aside_first) {
  OldBook old("all-1");
  const auto kept = db::backups(old.path);
  ASSERT_EQ(kept, std::vector<std::string>{"2026-11-20T193000Z.book.db"});
  const Connection plain = open_database("unix", db::backup_folder(old.path) + '/' + kept.front());
  EXPECT_EQ(answer(plain, "PRAGMA user_version"), "1");
  EXPECT_EQ(answer(plain, "SELECT count(*) FROM event"), "22");
}

TEST(Migration, of_a_book_of_this_version_puts_nothing_aside) {
  const OldBook old("all-9");
  EXPECT_TRUE(db::backups(old.path).empty());
}

TEST(Migration, leaves_lists_to_be_made_anew_once) {
  OldBook old("all-1");
  EXPECT_TRUE(old.store->needs_digests().value());
  EXPECT_EQ(make_digests(old.book).value(), 2);
  EXPECT_FALSE(old.store->needs_digests().value());
  EXPECT_EQ(make_digests(old.book).value(), 0);
}

TEST(Migration, names_a_session_that_cannot_be_read_and_lists_the_others) {
  const std::string path = copy_of("all-1");
  ASSERT_EQ(run(open_database("unix", path),
                "DROP TRIGGER event_kept; UPDATE event SET payload = '{ }' WHERE session = 1 AND "
                "seq = 3"),
            SQLITE_OK);
  // Its copy put aside would not be whole either: nothing is changed.
  const auto store = db::open_store({.path = path, .now = [] { return kFixedTime; }});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, Error::Code::damaged);
  EXPECT_EQ(answer(open_database("unix", path), "PRAGMA user_version"), "1");
}

TEST(Migration, interrupted_at_any_operation_leaves_the_old_version_or_the_new_one_whole) {
  const std::string newest = std::to_string(db::newest_version());
  std::uint64_t operation = 0;
  for (bool struck = true; struck;) {
    ++operation;
    const std::string path = copy_of("all-1");
    {
      FaultVfs faults;
      faults.arm({.at = {operation, Lasting::for_ever}});
      static_cast<void>(db::open_store({.path = path, .vfs = faults.name(), .patience = 0}));
      struck = faults.struck();
    }
    const Connection plain = open_database("unix", path);
    const std::string version = answer(plain, "PRAGMA user_version");
    const std::string lists = answer(plain,
                                     "SELECT count(*) FROM sqlite_schema WHERE name IN ('summary', "
                                     "'presence', 'fact', 'touched')");
    EXPECT_TRUE((version == "1" && lists == "0") || (version == newest && lists == "4"))
        << operation << ": " << version << ' ' << lists;
    EXPECT_EQ(answer(plain, "PRAGMA integrity_check"), "ok") << operation;
    EXPECT_EQ(answer(plain, "SELECT count(*) FROM event"), "22") << operation;
    fs::remove_all(fs::path(path).parent_path());
  }
  EXPECT_GT(operation, 20U);
}

}  // namespace
}  // namespace spadille::tests
