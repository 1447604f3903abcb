// A sync that breaks off anywhere, and is done again. What a real server does is in tests/club.
#include "app/exchange/syncing.h"

#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/people/names.h"
#include "app/record/digest.h"
#include "tests/support/any.h"
#include "tests/support/club_in_memory.h"
#include "tests/support/failing_store.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

/// Two books with an evening each, and one that both have gone on with by themselves.
struct TwoTables {
  TemporaryBook a{};
  TemporaryBook b{};
  ClubInMemory club{};

  TwoTables() {
    a.book.new_id = ids('a');
    b.book.new_id = ids('b');
    play(a.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3", "Bob 5"});
    play(b.book, "euchre/seed", "2026-01-12", {"Eve", "Fay", "Gil", "Hal"}, {"Eve 4"});
  }

  /// Each book has ids of its own.
  static std::function<std::string()> ids(char letter) {
    return [letter, next = 0]() mutable {
      std::string id = "00000000-0000-4000-8000-000000000000";
      const std::string digits = std::to_string(++next);
      id.replace(id.size() - digits.size(), digits.size(), digits);
      id.front() = letter;
      return id;
    };
  }
};

std::string logs_of(Book& book) {
  const Names names = must(names_in(book));
  std::vector<std::string> logs;
  for (const SessionId session : must(all_logs(book)))
    logs.push_back(must(session_as_log(book, names, session)));
  std::sort(logs.begin(), logs.end());
  std::string all;
  for (const std::string& log : logs) all += log + '\n';
  return all;
}

std::string why(const Outcome<Synced>& done) {
  return done || !done.error().error ? "" : std::string(done.error().error->message.key);
}

/// Whatever broke off before: now both have everything, the club once.
void expect_the_same_in_the_end(TwoTables& tables) {
  tables.club.turns_left = 0;
  const Collector club = tables.club.collector();
  for (TemporaryBook* book : {&tables.a, &tables.b, &tables.a}) {
    const auto done = sync(book->book, club);
    ASSERT_TRUE(done) << why(done);
    EXPECT_FALSE(done->copied);
    EXPECT_TRUE(done->refused.empty());
  }
  EXPECT_EQ(logs_of(tables.a.book), logs_of(tables.b.book));
  EXPECT_EQ(must(tables.a.store->heads()).size(), 2U);
  const auto again = must(sync(tables.b.book, club));
  EXPECT_EQ(again.sent + again.taken, 0);
}

TEST(Sync, that_is_cut_at_any_turn_is_whole_when_done_again) {
  for (const bool loses_answers : {false, true})
    for (int turn = 1; turn <= 6; ++turn) {
      TwoTables tables;
      tables.club.turns_left = turn;
      tables.club.loses_answers = loses_answers;
      for (TemporaryBook* book : {&tables.a, &tables.b, &tables.a})
        if (const auto done = sync(book->book, tables.club.collector()); !done)
          EXPECT_EQ(why(done), ClubInMemory::kCut);
      expect_the_same_in_the_end(tables);
    }
}

TEST(Sync, says_why_whatever_the_book_fails_at_and_is_whole_when_done_again) {
  for (int number = 1; number < 200; ++number) {
    TwoTables tables;
    ASSERT_TRUE(sync(tables.b.book, tables.club.collector()));
    FailingStore store(*tables.a.store, number);
    Book book{store, tables.a.book.now, tables.a.book.today, tables.a.book.new_id};
    const auto done = sync(book, tables.club.collector());
    if (!store.has_failed()) {
      EXPECT_GT(number, 20);
      return;
    }
    EXPECT_EQ(why(done), FailingStore::kWhy) << number;
    expect_the_same_in_the_end(tables);
  }
  FAIL() << "no end";
}

TEST(Sync, leaves_a_log_with_an_entry_that_no_club_takes) {
  TwoTables tables;
  const SessionId session = must(all_logs(tables.a.book)).front();
  StoredSession log = must(tables.a.store->read(session));
  log.uuid = tables.a.book.new_id();
  log.head.clear();
  log.events[1].payload.insert(1, std::string(kClubPayload, ' '));
  const SessionId large = must(tables.a.store->create(log, {}));
  const auto done = must(sync(tables.a.book, tables.club.collector()));
  EXPECT_EQ(done.too_large, std::vector<SessionId>{large});
  EXPECT_EQ(done.sent, 3 + 1);
  EXPECT_EQ(must(sync(tables.a.book, tables.club.collector())).sent, 0);
}

TEST(Sync, sends_a_long_log_in_parcels_that_may_be_so_large) {
  TwoTables tables;
  const SessionId session = must(all_logs(tables.a.book)).front();
  StoredSession log = must(tables.a.store->read(session));
  log.uuid = tables.a.book.new_id();
  log.head.clear();
  const EventRecord deal = log.events[1];
  while (log.events.size() < 2500) log.events.push_back(deal);
  must(tables.a.store->create(log, {}));
  EXPECT_EQ(must(sync(tables.a.book, tables.club.collector())).sent, 2500 + 3);
  ASSERT_EQ(tables.club.parcels.size(), 3U);
  for (const ClubParcel& parcel : tables.club.parcels) {
    int places = static_cast<int>(parcel.notes.size());
    for (const LogPart& part : parcel.logs) places += part.to - part.from;
    EXPECT_LE(places, kParcelPlaces);
  }
}

}  // namespace
}  // namespace spadille::tests
