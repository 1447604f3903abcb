// Several programs with one book open, and one program that has it open twice.
#include <algorithm>
#include <memory>
#include <set>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "app/record/events.h"
#include "db/verify.h"
#include "tests/harm/child.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/scribe.h"
#include "tests/harm/size.h"

namespace spadille::tests {
namespace {

using Children = std::vector<std::unique_ptr<Child>>;

Children start(int count, const std::string& book, const std::string& what, int notes = 0) {
  Children all;
  for (int i = 0; i < count; ++i)
    all.push_back(std::make_unique<Child>(
        std::vector<std::string>{SPADILLE_RECORDER, book, what, std::to_string(notes)}));
  return all;
}

/// What writers announced.
struct Said {
  std::multiset<std::string> notes{};
  long slowest = 0;  ///< microseconds
  int conflicts = 0;
};

void listen(Child& writer, Said& said) {
  for (const std::string& line : writer.lines()) {
    std::istringstream words(line);
    std::string word;
    std::string note;
    long microseconds = 0;
    int conflicts = 0;
    words >> word >> note >> microseconds >> conflicts;
    EXPECT_TRUE(word == "open" || word == "saved") << line;
    if (word != "saved") continue;
    said.notes.insert(note);
    said.slowest = std::max(said.slowest, microseconds);
    said.conflicts += conflicts;
  }
  EXPECT_EQ(writer.wait(), 0);
}

/// Every note of the book.
std::multiset<std::string> notes_in(const std::string& path) {
  auto opened = open_book(book_at(path));
  EXPECT_TRUE(opened) << shown(opened.error());
  std::multiset<std::string> notes;
  const auto listed = opened->store->list({.limit = 1000});
  for (const Listed& one : listed.value()) {
    const Desk desk = open_session(opened->book, one.id).value();
    for (const Remark& remark : desk.table.history.remarks) notes.insert(remark.text);
  }
  return notes;
}

void make_book(const std::string& path) {
  auto opened = open_book(book_at(path));
  EXPECT_TRUE(begin(opened->book, "euchre"));
}

/// Writers on one book, `readers` beside them; nothing is lost whatever they do.
Said write_at_once(int writers, const std::string& what, int readers) {
  const RealFolder folder;
  make_book(folder.book());
  const int notes = size(40, 500);
  Children beside = start(readers, folder.book(), "read");
  for (auto& reader : beside) EXPECT_EQ(reader->line(), "open");
  Children children = start(writers, folder.book(), what, notes);
  Said said;
  for (auto& child : children) listen(*child, said);
  int rounds = 0;
  for (auto& reader : beside) {
    reader->tell_to_end();
    const auto last = reader->line().value_or("");
    EXPECT_EQ(last.rfind("read ", 0), 0U) << last;
    rounds += std::atoi(last.substr(5).c_str());
  }
  EXPECT_EQ(said.notes.size(), static_cast<std::size_t>(writers * notes));
  EXPECT_EQ(notes_in(folder.book()), said.notes);
  EXPECT_TRUE(db::verify_file(folder.book()));
  report(writers, " writers (", what, "), ", readers, " readers: ", said.notes.size(), " notes, ",
         said.conflicts, " conflicts, slowest ", said.slowest, " us, read ", rounds, " times");
  return said;
}

TEST(BookSharing, sessions_of_their_own_do_not_disturb_each_other) {
  for (const int writers : {2, 4}) EXPECT_EQ(write_at_once(writers, "own", 1).conflicts, 0);
}

TEST(BookSharing, in_one_session_who_comes_second_is_told_and_nothing_is_lost) {
  for (const int writers : {2, 4}) write_at_once(writers, "shared", 1);
}

TEST(BookSharing, beside_readers_a_writer_writes_as_alone) {
  for (const int readers : {0, 2}) write_at_once(1, "own", readers);
}

TEST(BookSharing, programs_that_make_the_book_at_once_make_one) {
  for (int i = 0; i < size(5, 100); ++i) {
    const RealFolder folder;
    Children children = start(4, folder.book(), "own", 2);
    Said said;
    for (auto& child : children) listen(*child, said);
    EXPECT_EQ(notes_in(folder.book()), said.notes);
    EXPECT_EQ(said.notes.size(), 8U);
    if (HasFailure()) break;
  }
}

void write(OpenBook& opened, Desk& desk, const std::string& text) {
  const auto done = write_down(opened.book, desk, simple_event(EventKind::note, {}, text));
  EXPECT_TRUE(done) << shown(done.error());
}

TEST(BookSharing, who_comes_second_in_a_session_is_told_and_stays_as_he_was) {
  const RealFolder folder;
  make_book(folder.book());
  auto first = open_book(book_at(folder.book()));
  auto second = open_book(book_at(folder.book()));
  Desk here = open_session(first->book, 1).value();
  Desk there = open_session(second->book, 1).value();
  write(*first, here, "one");
  const auto done = write_down(second->book, there, simple_event(EventKind::note, {}, "two"));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().error.value_or(Error{}).code, Error::Code::conflict);
  EXPECT_EQ(there.head(), 1);
  there = open_session(second->book, 1).value();
  write(*second, there, "two");
  EXPECT_EQ(notes_in(folder.book()), (std::multiset<std::string>{"one", "two"}));
}

TEST(BookSharing, a_reader_who_never_ends_holds_up_no_writer) {
  const RealFolder folder;
  make_book(folder.book());
  SQLite::Database reader(folder.book(), SQLite::OPEN_READONLY);
  const db::Snapshot reading(reader);
  const auto events = [&reader] {
    return reader.execAndGet("SELECT count(*) FROM event").getInt();
  };
  EXPECT_EQ(events(), 1);
  auto opened = open_book(book_at(folder.book()));
  Desk desk = open_session(opened->book, 1).value();
  for (int i = 0; i < 20; ++i) write(*opened, desk, "a note");
  EXPECT_EQ(desk.head(), 21);
  EXPECT_EQ(events(), 1);
}

// Closing any other handle on a file gives up every lock that the program has on it: then a third
// program may take the log away from under the one that writes.
TEST(BookSharing, a_program_that_opens_the_book_twice_keeps_its_locks) {
  const RealFolder folder;
  make_book(folder.book());
  auto first = open_book(book_at(folder.book()));
  Desk desk = open_session(first->book, 1).value();
  write(*first, desk, "one");
  { auto second = open_book(book_at(folder.book())); }
  Said said;
  listen(*start(1, folder.book(), "own", 1).front(), said);
  write(*first, desk, "two");
  said.notes.insert({"one", "two"});
  Said later;
  listen(*start(1, folder.book(), "own", 1).front(), later);
  said.notes.merge(later.notes);
  EXPECT_EQ(notes_in(folder.book()), said.notes);
  first->store.reset();
  EXPECT_EQ(notes_in(folder.book()), said.notes);
}

}  // namespace
}  // namespace spadille::tests
