// verify, recover, backup and restore as somebody at a terminal meets them.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "db/backup.h"
#include "db/recover.h"
#include "db/sqlite_store.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"
#include "ui/cli/run.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

struct Answer {
  cli::Exit end = cli::Exit::done;
  std::string out{};
  std::string err{};
};

/// A book with one session, closed, and the program over it.
class Safety : public testing::Test {
 protected:
  void SetUp() override {
    TemporaryBook book;
    path = book.path;
    euchre_evening(book.book);
  }

  Answer say(std::vector<std::string> words, const std::string& lang = "en") const {
    const auto now = [] { return kFixedTime; };
    const cli::Machine machine{
        .open =
            [now](const std::string& file, bool create) {
              return db::open_store({.path = file, .now = now, .create = create});
            },
        .now = now,
        .today = [] { return "2026-11-20"; },
        .new_id = counted_ids(),
        .salvage = db::open_wreck,
        .backups = db::backups,
        .restore =
            [](const std::string& file, const std::string& date) {
              return db::restore(file, date).map([](const db::Restored& done) {
                return cli::Restored{done.from, done.aside};
              });
            }};
    words.insert(words.end(), {"--lang", lang});
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const cli::Exit end = cli::run(words, {in, out, err, &machine}, {}, 100);
    return {end, without_folder(out.str()), without_folder(err.str())};
  }

  /// Texts must not depend on where the test's folder is.
  std::string without_folder(std::string text) const {
    const std::string folder = fs::path(path).parent_path().string() + "/";
    for (auto at = text.find(folder); at != std::string::npos; at = text.find(folder))
      text.erase(at, folder.size());
    return text;
  }

  void plainly(const std::string& sql) const {
    ASSERT_EQ(run(open_database("unix", path), sql), SQLITE_OK) << sql;
  }

  std::string path{};
};

TEST_F(Safety, verify_of_a_right_book_says_so) {
  const Answer answer = say({"verify", "--db", path});
  EXPECT_EQ(answer.end, cli::Exit::done);
  EXPECT_EQ(answer.out, "Sessions looked at: 1. Events: 4. Everything is as it was written.\n");
  EXPECT_EQ(answer.err, "");
}

TEST_F(Safety, verify_names_what_is_wrong_and_repair_mends_what_follows) {
  plainly("UPDATE fact SET n = n + 1 WHERE player = 1 AND key = 'points'");
  const Answer found = say({"verify", "--db", path});
  EXPECT_EQ(found.end, cli::Exit::findings);
  EXPECT_EQ(found.out,
            "#1  What lists and statistics keep of this session does not follow from its deals.\n"
            "Sessions looked at: 1. Events: 4. Found 1 thing that is not right.\n"
            "spadille verify --repair makes lists and statistics anew.\n");
  const Answer mended = say({"verify", "--db", path, "--repair"});
  EXPECT_EQ(mended.end, cli::Exit::done);
  EXPECT_EQ(mended.out,
            "#1  What lists and statistics keep of this session was made anew.\n"
            "Sessions looked at: 1. Events: 4. Everything is as it was written.\n");
}

TEST_F(Safety, verify_advises_no_repair_where_that_mends_nothing) {
  plainly("PRAGMA foreign_keys=OFF; DELETE FROM player WHERE name = 'Bob'");
  for (const char* repair : {"--repair=false", "--repair", "--repair=false"}) {
    const Answer found = say({"verify", repair, "--db", path});
    EXPECT_EQ(found.end, cli::Exit::findings);
    EXPECT_EQ(found.out.find("--repair"), std::string::npos) << found.out;
  }
}

TEST_F(Safety, verify_answers_in_json) {
  plainly("DROP TRIGGER event_kept; UPDATE event SET at_utc = '' WHERE seq = 3");
  const Answer found = say({"verify", "--db", path, "--json"});
  EXPECT_EQ(found.end, cli::Exit::findings);
  EXPECT_EQ(found.out,
            R"({"format":"spadille/verification","version":1,"sessions":1,"events":0,)"
            R"("right":false,"findings":[{"kind":"events","session":1,"message":"Session 1 is not )"
            R"(what was written: event 3 was changed.","detail":"book.db","mended":false},)"
            R"({"kind":"schema","message":"This part of the book is missing","detail":"trigger )"
            R"(event_kept","mended":false}]})"
            "\n");
}

TEST_F(Safety, book_without_a_name_is_a_mistake_in_the_command) {
  EXPECT_EQ(say({"verify", "--db", ""}).end, cli::Exit::usage);
}

TEST_F(Safety, verify_of_no_book_fails) {
  EXPECT_EQ(say({"verify", "--db", path + "x"}).end, cli::Exit::file);
}

TEST_F(Safety, first_book_of_a_new_machine_makes_its_folder) {
  const fs::path home = fs::path(path).replace_filename("nobody/data");
  ASSERT_EQ(unsetenv("SPADILLE_DB"), 0);
  ASSERT_EQ(setenv("XDG_DATA_HOME", home.c_str(), 1), 0);
  const Answer answer = say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  ASSERT_EQ(unsetenv("XDG_DATA_HOME"), 0);
  EXPECT_EQ(answer.end, cli::Exit::done) << answer.err;
  EXPECT_TRUE(fs::exists(home / "spadille/spadille.db"));
}

TEST_F(Safety, recover_names_what_is_lost_and_writes_beside_the_book) {
  plainly("DROP TRIGGER event_never_removed; DELETE FROM event WHERE seq = 3");
  const Answer answer = say({"recover", path});
  EXPECT_EQ(answer.end, cli::Exit::findings);
  EXPECT_EQ(answer.out,
            "#1  2026-11-20  Euchre  Ann, Bob, Chris, Dora\n"
            "    Event 3 is lost: it came after deal 1.\n"
            "    Deal 2 (event 4) is perhaps not what was written.\n"
            "Sessions recovered: 1. Events: 3.\n"
            "The recovered book: book.recovered.db\n");
  EXPECT_EQ(say({"verify", "--db", fs::path(path).replace_filename("book.recovered.db")}).out,
            "#1  Deal 2: something before it is lost: Bob & Dora had 2, and has 0 without it.\n"
            "Sessions looked at: 1. Events: 4. Found 1 thing that is not right.\n");
}

TEST_F(Safety, recover_never_writes_over_a_file) {
  ASSERT_EQ(say({"recover", path}).end, cli::Exit::done);
  const Answer again = say({"recover", path});
  EXPECT_EQ(again.end, cli::Exit::file);
  EXPECT_EQ(again.err, "spadille: book.recovered.db: There is a file of this name already.\n");
  EXPECT_EQ(say({"recover", path, "--to", path}).end, cli::Exit::file);
}

TEST_F(Safety, recover_answers_in_json) {
  plainly("DROP TRIGGER event_never_removed; DELETE FROM event WHERE seq = 4");
  EXPECT_EQ(say({"recover", path, "--json"}).out,
            R"({"format":"spadille/recovery","version":1,"file":"book.recovered.db","sessions":1,)"
            R"("events":3,"losses":[{"kind":"lost","session":1,"game":"euchre","date":)"
            R"("2026-11-20","players":["Ann","Bob","Chris","Dora"],"event":4,"deal":2,"message":)"
            R"("Event 4 is lost: it came after deal 2."}]})"
            "\n");
}

TEST_F(Safety, recover_of_nothing_leaves_nothing) {
  const Answer answer = say({"recover", path + "x"});
  EXPECT_EQ(answer.end, cli::Exit::file);
  EXPECT_FALSE(fs::exists(path + "x.recovered"));
}

TEST_F(Safety, backup_and_restore_tell_what_came_back) {
  const std::string folder = fs::path(path).parent_path().string() + "/backups";
  fs::create_directory(folder);
  ASSERT_EQ(say({"backup", folder + "/2026-11-19T201500Z.book.db", "--db", path}).out,
            "The backup: backups/2026-11-19T201500Z.book.db\n");
  EXPECT_EQ(say({"restore", "--list", "--db", path}).out, "2026-11-19 20:15:00\n");
  ASSERT_EQ(say({"deal", "W 3", "--db", path}).end, cli::Exit::done);
  const Answer answer = say({"restore", "2026-11-19", "--db", path});
  EXPECT_EQ(answer.end, cli::Exit::done);
  EXPECT_EQ(answer.out.substr(0, answer.out.find("Deal 3")),
            "Came back as of: 2026-11-19 20:15:00 · 1 session\n"
            "The latest session:\n"
            " #1  2026-11-20  Euchre     3  Ann, Bob, Chris, Dora\n");
  const std::string aside = "What was there before is in: book.db.aside-1\n";
  EXPECT_EQ(answer.out.substr(answer.out.size() - aside.size()), aside);
}

TEST_F(Safety, restore_answers_in_json) {
  ASSERT_EQ(say({"deal", "W 3", "--db", path}).end, cli::Exit::done);
  EXPECT_EQ(say({"restore", "--list", "--json", "--db", path}).out,
            R"({"format":"spadille/backups","version":1,"backups":["2026-11-20T193000Z.book.db"]})"
            "\n");
  EXPECT_EQ(say({"restore", "--json", "--db", path}).out,
            R"({"format":"spadille/restored","version":1,"from":"backups/2026-11-20T193000Z.book)"
            R"(.db","sessions":1,"aside":"book.db.aside-1","latest":{"session":1,"date":)"
            R"("2026-11-20","deals":3}})"
            "\n");
}

TEST_F(Safety, restore_of_what_is_not_there_changes_nothing) {
  EXPECT_EQ(say({"restore", "--db", path}).err, "spadille: book.db: There is no such backup.\n");
  EXPECT_EQ(say({"restore", "yesterday", "--db", path}).end, cli::Exit::usage);
  EXPECT_FALSE(fs::exists(path + ".aside-1"));
}

TEST_F(Safety, export_never_writes_over_the_book_nor_through_a_link_to_it) {
  std::ostringstream before;
  before << std::ifstream(path, std::ios::binary).rdbuf();
  fs::create_symlink(path, path + ".link");
  const std::string kept = "There is a file of this name already.\n";
  EXPECT_EQ(say({"export", "--db", path, path}).err, "spadille: book.db: " + kept);
  EXPECT_EQ(say({"export", "--db", path, path + ".link"}).err, "spadille: book.db.link: " + kept);
  for (const std::string& name : {path, path + ".link"})
    EXPECT_EQ(say({"export", "--force", "--db", path, name}).end, cli::Exit::file);
  std::ostringstream after;
  after << std::ifstream(path, std::ios::binary).rdbuf();
  EXPECT_EQ(after.str(), before.str());
  EXPECT_EQ(say({"verify", "--db", path}).end, cli::Exit::done);
}

TEST_F(Safety, export_replaces_its_own_file_only_where_that_is_asked_for) {
  const std::string file = path + ".jsonl";
  ASSERT_EQ(say({"export", "--db", path, file}).end, cli::Exit::done);
  EXPECT_EQ(say({"export", "--db", path, file}).end, cli::Exit::file);
  EXPECT_EQ(say({"export", "--force", "--db", path, file}).end, cli::Exit::done);
}

TEST_F(Safety, loss_at_the_end_of_the_log_is_told_at_opening_and_by_verify) {
  const auto now = [] { return kFixedTime; };
  auto store = db::open_store({.path = path, .now = now}).value();
  Book book{*store, now, [] { return "2026-11-20"; }, counted_ids()};
  Desk desk = open_session(book, 1).value();
  for (const char* deal : {"N 3", "E 3", "W 3"}) play(book, desk, deal);
  const std::string left = fresh_path();  // as after the power went, without the log
  for (const char* part : {"", ".witness"}) fs::copy_file(path + part, left + part);
  path = left;
  const std::string missing = "3 events that were announced are missing.\n";
  EXPECT_EQ(say({"sessions", "--db", path}).err, "spadille: book.db: " + missing);
  const Answer found = say({"verify", "--db", path});
  EXPECT_EQ(found.end, cli::Exit::findings);
  EXPECT_EQ(
      found.out.substr(0, found.out.find("What is missing")),
      "#1  " + missing + "Sessions looked at: 1. Events: 4. Found 1 thing that is not right.\n");
  EXPECT_EQ(say({"verify", "--repair", "--db", path}).out,
            "#1  3 events that were announced are missing. It is given up now.\n"
            "Sessions looked at: 1. Events: 4. Everything is as it was written.\n");
  EXPECT_EQ(say({"sessions", "--db", path}).err, "");
}

TEST_F(Safety, recover_names_who_is_not_named_any_more) {
  plainly("UPDATE player SET name = 'Bop' WHERE name = 'Bob'");
  const Answer answer = say({"recover", path});
  EXPECT_EQ(answer.end, cli::Exit::findings);
  EXPECT_EQ(answer.out,
            "Bop: This name is perhaps not what was written\n"
            "Sessions recovered: 1. Events: 4.\n"
            "The recovered book: book.recovered.db\n");
}

TEST_F(Safety, speaks_japanese) {
  EXPECT_EQ(say({"verify", "--db", path}, "ja").out,
            "調べたセッション：1。記録：4。すべて書かれたとおりです。\n");
}

}  // namespace
}  // namespace spadille::tests
