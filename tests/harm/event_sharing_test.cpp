// Several programs that write in one event.
#include <memory>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "app/tournament/tournament_desk.h"
#include "db/verify.h"
#include "tests/harm/child.h"
#include "tests/harm/drive.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"

namespace spadille::tests {
namespace {

/// The drive with its people and its draw.
void begin_drive(const std::string& path) {
  auto opened = open_book(book_at(path));
  for (int number = 0; number < 4; ++number) EXPECT_TRUE(take_step(*opened, number)) << number;
}

std::multiset<std::string> reasons_in(const std::string& path) {
  auto opened = open_book(book_at(path));
  const TournamentDesk desk = open_tournament(opened->book, 1).value();
  std::multiset<std::string> all;
  for (const Award& award : desk.now.awards) all.insert(award.why);
  return all;
}

/// Adds what a program announced as saved; how often somebody else was first.
int listen(Child& writer, std::multiset<std::string>& saved) {
  int all = 0;
  for (const std::string& line : writer.lines()) {
    std::istringstream words(line);
    std::string word;
    std::string text;
    int microseconds = 0;
    int conflicts = 0;
    words >> word >> text >> microseconds >> conflicts;
    EXPECT_TRUE(word == "open" || word == "saved") << line;
    if (word == "saved") saved.insert(text);
    all += conflicts;
  }
  EXPECT_EQ(writer.wait(), 0);
  return all;
}

TEST(EventSharing, of_programs_that_write_in_one_event_nothing_is_lost) {
  for (const int writers : {2, 4}) {
    const RealFolder folder;
    begin_drive(folder.book());
    const std::string awards = std::to_string(size(25, 400));
    std::vector<std::unique_ptr<Child>> children;
    for (int i = 0; i < writers; ++i)
      children.push_back(std::make_unique<Child>(
          std::vector<std::string>{SPADILLE_RECORDER, folder.book(), "awards", awards}));
    std::multiset<std::string> saved;
    int conflicts = 0;
    for (auto& child : children) conflicts += listen(*child, saved);
    EXPECT_EQ(saved.size(), static_cast<std::size_t>(writers * std::stoi(awards)));
    EXPECT_EQ(reasons_in(folder.book()), saved);
    EXPECT_TRUE(db::verify_file(folder.book()));
    report(writers, " writers in one event: ", saved.size(), " awards, ", conflicts, " conflicts");
  }
}

Outcome<void> award(OpenBook& opened, TournamentDesk& desk, const std::string& why) {
  TournamentEvent award{.kind = EventKind::awarded, .round = 1, .points = 1, .text = why};
  award.people = {id_of(desk.now, 0)};
  return write_down(opened.book, desk, {award});
}

TEST(EventSharing, who_comes_second_is_told_and_his_desk_stays_as_it_was) {
  const RealFolder folder;
  begin_drive(folder.book());
  auto first = open_book(book_at(folder.book()));
  auto second = open_book(book_at(folder.book()));
  TournamentDesk here = open_tournament(first->book, 1).value();
  TournamentDesk there = open_tournament(second->book, 1).value();
  const TournamentDesk before = there;
  ASSERT_TRUE(award(*first, here, "one"));
  const auto done = award(*second, there, "two");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().error.value_or(Error{}).code, Error::Code::conflict);
  EXPECT_EQ(there.log, before.log);
  EXPECT_EQ(there.now, before.now);
  there = open_tournament(second->book, 1).value();
  ASSERT_TRUE(award(*second, there, "two"));
  EXPECT_EQ(reasons_in(folder.book()), (std::multiset<std::string>{"one", "two"}));
}

}  // namespace
}  // namespace spadille::tests
