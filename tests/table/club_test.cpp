// The club of a book, as the pages have it: by a thread of its own, and with nobody who waits.
#include <QTest>
#include <future>

#include "app/exchange/club_memory.h"
#include "tests/support/club_evening.h"
#include "tests/support/table_talk.h"
#include "tests/table/at_table.h"
#include "tests/table/machine.h"
#include "tests/table/other_table.h"
#include "ui/table/club/club_sync.h"

namespace spadille::tests {
namespace {

constexpr int kMostPatience = 300'000;
const QString kAddress = "postgresql://kitchen@club.example/spadille";

/// A club, what stands at its door, and a table whose book may belong to it.
class ClubTable : public AtTable {
 protected:
  void SetUp() override { enter(book()); }

  /// The app over this book, with the club in reach.
  void enter(const std::string& path) {
    table::Machine machine = tests::machine(path);
    machine.club = [this](const std::string& address) { return open(address); };
    machine.now = [now = machine.now, held = held_] { return now(); };
    at_club_ = house_at(std::move(machine), file("club.ini"));
  }
  table::House& here() { return *at_club_; }
  table::ClubSync& club() { return *here().club(); }
  void leave_house() { at_club_.reset(); }
  [[nodiscard]] bool at_home() const { return at_club_ != nullptr; }

  /// As db/club answers: what is no address, what is not there, and the club.
  Expected<Collector> open(const std::string& address) {
    if (address.find("://") == std::string::npos)
      return tl::unexpected(Error{Error::Code::usage, {"club.error.no_address"}, {}});
    if (address.find(":secret@") != std::string::npos)
      return tl::unexpected(Error{Error::Code::usage, {"club.error.password"}, {}});
    if (hangs_.valid()) {
      hanging_ = true;
      hangs_.wait();
    }
    if (cut_)
      return tl::unexpected(Error{
          Error::Code::file, {"club.error.unreachable"}, "no route\x1b[2J", Error::Cause::io});
    return on_server_.collector();
  }

  void wait() {
    settle();
    here().clerk()->finish();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !club().running(); }, kMostPatience));
    here().clerk()->finish();
  }
  void join() {
    club().join(kAddress);
    wait();
  }
  /// What is asked of a book here, by the clerk.
  template <typename Work>
  void in_book(Work work) {
    here().clerk()->ask(
        [work](Book& book) -> Outcome<void> {
          work(book);
          return {};
        },
        [](const Outcome<void>&) {});
    here().clerk()->finish();
  }
  ClubInMemory on_server_{};
  bool cut_ = false;
  std::atomic<bool> hanging_ = false;                    ///< somebody waits for the network
  std::shared_future<void> hangs_{};                     ///< until when; none: it does not
  std::shared_ptr<int> held_ = std::make_shared<int>();  ///< by whoever has still to do here
  OtherTable other_{on_server_};

 private:
  std::unique_ptr<table::House> at_club_{};
};

/// An evening of Euchre of which this table has three deals and the other table two, of which the
/// last is none of ours.
class ForkedTable : public ClubTable {
 protected:
  void SetUp() override {
    ClubTable::SetUp();
    const std::string uuid = other_.plays({"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
    other_.syncs();
    join();
    other_.goes_on(uuid, {"Bob 5"});
    other_.syncs();
    in_book([uuid](Book& book) { OtherTable::go_on(book, uuid, {"Cem 4", "Dot 3"}); });
    club().syncNow();
    wait();
  }
  [[nodiscard]] QVariantMap fork() { return club().forked().value(0).toMap(); }
  [[nodiscard]] QVariantMap way(int index) { return fork()["ways"].toList().value(index).toMap(); }
  [[nodiscard]] int session() { return fork()["number"].toInt(); }
};

TEST_F(ClubTable, without_a_club_nothing_is_said_and_nothing_is_to_come) {
  club().look();
  wait();
  EXPECT_TRUE(club().known());
  EXPECT_EQ(club().state(), "none");
  EXPECT_EQ(club().sign(), "");
  EXPECT_EQ(club().pause(), 0);
}

TEST_F(ClubTable, address_that_is_none_is_refused_with_words_and_not_kept) {
  club().join("club.example");
  wait();
  EXPECT_TRUE(club().refused());
  EXPECT_EQ(club().said(), "This is no address of a club: postgresql://… or service=…");
  EXPECT_EQ(club().address(), "");
  EXPECT_EQ(club().state(), "none");
}

TEST_F(ClubTable, password_in_an_address_is_refused_and_told_where_it_goes) {
  club().join("postgresql://kitchen:secret@club.example/spadille");
  wait();
  EXPECT_TRUE(club().said().contains("~/.pgpass"));
  EXPECT_EQ(club().address(), "");
}

TEST_F(ClubTable, is_in_step_after_a_sync_and_knows_its_club_after_a_restart) {
  in_book([](Book& book) {
    play(book, "euchre/seed", "2026-11-20", {"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
  });
  join();
  EXPECT_EQ(club().said(), "The book belongs to this club now.");
  EXPECT_EQ(club().sign(), "Club: in step");
  EXPECT_EQ(club().note(), "The same as the club: 19:30");
  EXPECT_EQ(club().came(), QStringList({"2 entries sent to the club."}));
  enter(book());
  EXPECT_FALSE(club().known());
  club().look();
  wait();
  EXPECT_EQ(club().address(), kAddress);
  EXPECT_EQ(club().sign(), "Club: in step");
  EXPECT_EQ(club().came(), QStringList());
}

TEST_F(ClubTable, what_another_table_has_played_comes_and_pages_are_told) {
  other_.plays({"Eve", "Fay", "Gil", "Hal"}, {"Eve 4"});
  other_.syncs();
  int told = 0;
  QObject::connect(&here(), &table::House::bookWritten, [&told] { ++told; });
  join();
  EXPECT_EQ(told, 1);
  EXPECT_TRUE(club().came().contains("1 session added."));
  here().home()->refresh();
  here().clerk()->finish();
  EXPECT_EQ(here().home()->goesOn()["players"].toString(), "Eve · Fay · Gil · Hal");
}

TEST_F(ClubTable, club_that_is_not_there_is_kept_and_tried_again) {
  cut_ = true;
  join();
  EXPECT_TRUE(club().refused());
  EXPECT_EQ(
      club().said(),
      "The club cannot be reached (no route?[2J)\nThe address is kept, and tried again by itself.");
  EXPECT_EQ(club().address(), kAddress);
  EXPECT_EQ(club().sign(), "Club: not reached since 19:30");
  EXPECT_EQ(club().pause(), 15'000);
  club().syncNow();
  wait();
  EXPECT_EQ(club().pause(), 30'000);
  cut_ = false;
  club().syncNow();
  wait();
  EXPECT_EQ(club().sign(), "Club: in step");
  EXPECT_EQ(club().pause(), 180'000);
}

TEST_F(ClubTable, line_that_breaks_in_the_middle_says_so_and_the_next_sync_is_whole) {
  join();
  in_book([](Book& book) {
    play(book, "euchre/seed", "2026-11-20", {"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
  });
  on_server_.turns_left = 2;
  club().syncNow();
  wait();
  EXPECT_EQ(club().state(), "away");
  on_server_.turns_left = 0;
  club().syncNow();
  wait();
  EXPECT_EQ(club().came(), QStringList({"2 entries sent to the club."}));
}

TEST(ClubPause, grows_to_five_minutes_and_no_further) {
  EXPECT_EQ(table::pause_after(0), 180'000);
  QList<int> pauses;
  for (int failures = 1; failures <= 7; ++failures) pauses << table::pause_after(failures);
  EXPECT_EQ(pauses, QList<int>({15'000, 30'000, 60'000, 120'000, 240'000, 300'000, 300'000}));
}

TEST_F(ClubTable, deal_that_was_saved_is_on_its_way_soon) {
  in_book([](Book& book) {
    play(book, "euchre/seed", "2026-11-20", {"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
  });
  join();
  here().evening()->open(1);
  here().clerk()->finish();
  here().entry()->set("maker", 0);
  here().entry()->set("tricks", 3);
  here().entry()->save();
  here().clerk()->finish();
  EXPECT_EQ(club().sign(), "Club: on its way");
  EXPECT_EQ(club().pause(), 5'000);
  EXPECT_FALSE(club().running());
}

TEST_F(ClubTable, is_told_what_another_program_wrote_in_the_session_that_lies_there) {
  in_book([](Book& book) {
    play(book, "euchre/seed", "2026-11-20", {"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
  });
  join();
  here().evening()->open(1);
  here().clerk()->finish();
  in_book([](Book& book) {
    Desk desk = must(open_session(book, 1));
    play(book, desk, "Ann 3");
  });
  here().evening()->follow();
  here().clerk()->finish();
  EXPECT_EQ(club().sign(), "Club: on its way");
  EXPECT_EQ(club().pause(), 5'000);
}

TEST_F(ClubTable, is_left_and_forgotten) {
  join();
  club().leave();
  wait();
  EXPECT_EQ(club().said(), "The book belongs to no club now.");
  EXPECT_EQ(club().sign(), "");
  EXPECT_EQ(club().address(), "");
  EXPECT_EQ(club().pause(), 0);
  in_book([](Book& book) { EXPECT_EQ(must(ClubMemory::of(book.store)).address(), ""); });
}

TEST_F(ClubTable, people_of_one_name_are_told_and_not_made_one) {
  in_book([](Book& book) {
    play(book, "euchre/seed", "2026-11-20", {"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
  });
  other_.plays({"Ann", "Fay", "Gil", "Hal"}, {"Ann 4"});
  other_.syncs();
  join();
  EXPECT_EQ(club().same(), QStringList({"Ann"}));
  EXPECT_EQ(club().sign(), "Club: in step");
}

/// The network lets nobody go until a test says so.
class HangingClub : public ClubTable {
 protected:
  void hang() {
    hangs_ = lets_go_.get_future().share();
    club().join(kAddress);
    ASSERT_TRUE(QTest::qWaitFor([this] { return hanging_.load(); }, kMostPatience));
  }
  /// The network answers at last, and whoever waited for it has gone.
  void let_go() {
    lets_go_.set_value();
    const long others = at_home() ? 2 : 1;  // this test, and the app
    EXPECT_TRUE(QTest::qWaitFor([&] { return held_.use_count() <= others; }, kMostPatience));
  }

  std::promise<void> lets_go_{};
};

TEST_F(HangingClub, does_not_hold_up_an_app_that_is_closed) {
  hang();
  leave_house();
  let_go();
  enter(book());
  hangs_ = {};
  club().look();
  wait();
  EXPECT_EQ(club().address(), "");  // nothing was done in the book any more
}

TEST_F(HangingClub, does_not_hold_up_a_deal) {
  in_book([](Book& book) {
    play(book, "euchre/seed", "2026-11-20", {"Ann", "Bob", "Cem", "Dot"}, {"Ann 3"});
  });
  hang();
  here().evening()->open(1);
  here().clerk()->finish();
  here().entry()->set("maker", 0);
  here().entry()->set("tricks", 3);
  here().entry()->save();
  here().clerk()->finish();
  EXPECT_TRUE(club().running());
  EXPECT_EQ(here().evening()->dealNumber(), 3);
  let_go();
  wait();
  EXPECT_EQ(club().came(), QStringList({"3 entries sent to the club."}));
}

TEST_F(HangingClub, is_left_at_once) {
  hang();
  club().leave();
  wait();
  EXPECT_EQ(club().said(), "The book belongs to no club now.");
  let_go();
  EXPECT_EQ(club().address(), "");
  EXPECT_TRUE(on_server_.parcels.empty());
}

TEST_F(ForkedTable, both_ways_are_told_side_by_side) {
  EXPECT_EQ(club().sign(), "Club: something to decide");
  EXPECT_TRUE(club().isForked(session()));
  EXPECT_EQ(fork()["heading"].toString(), "#1 · Euchre · Friday, 20 November 2026");
  ASSERT_EQ(fork()["ways"].toList().size(), 2);
  EXPECT_EQ(way(0)["where"].toString(), "in this book");
  EXPECT_EQ(way(0)["entries"].toString(), "2 entries");
  EXPECT_EQ(way(0)["written"].toString(), "19:30");
  EXPECT_EQ(way(1)["where"].toString(), "on another device");
  EXPECT_EQ(way(1)["entries"].toString(), "1 entry");
}

TEST_F(ForkedTable, way_of_this_book_is_kept) {
  club().keep(session(), way(0)["way"].toString());
  wait();
  EXPECT_EQ(club().said(), "That is decided. The other books follow with their next sync.");
  EXPECT_EQ(club().sign(), "Club: in step");
  EXPECT_TRUE(club().forked().isEmpty());
  const auto there = other_.syncs();
  EXPECT_EQ(there.restated.size(), 1U);
}

TEST_F(ForkedTable, session_at_the_table_that_goes_on_in_another_way_leads_home_with_a_word) {
  here().evening()->open(session());
  here().clerk()->finish();
  QStringList said;
  QObject::connect(&here(), &table::House::replaced, [&](const QString& why) {
    said << why;
    EXPECT_EQ(here().evening()->number(), 1);  // its pages can still be left
  });
  club().keep(session(), way(1)["way"].toString());
  wait();
  EXPECT_EQ(said, QStringList({"Session 1 goes on as was decided, and is session 2 now. What was "
                               "given up is in the club and in a backup."}));
  EXPECT_EQ(here().evening()->number(), 0);
  here().evening()->open(2);
  here().clerk()->finish();
  EXPECT_EQ(here().evening()->dealNumber(), 3);
}

TEST_F(ForkedTable, session_at_the_table_is_put_away_also_where_another_program_has_synced) {
  here().evening()->open(session());
  here().clerk()->finish();
  QStringList said;
  QObject::connect(&here(), &table::House::replaced, [&](const QString& why) { said << why; });
  in_book([this, way = way(1)["way"].toString().toStdString()](Book& book) {
    must(sync(book, on_server_.collector(), Keep{1, way}));
  });
  here().evening()->follow();
  here().clerk()->finish();
  EXPECT_EQ(said.size(), 1);
  EXPECT_EQ(here().evening()->number(), 0);
}

TEST_F(ForkedTable, what_somebody_else_has_decided_is_told_and_followed) {
  const QString mine = way(0)["way"].toString();
  const int number = session();
  other_.syncs(Keep{1, "mine"});
  club().keep(number, mine);
  wait();
  EXPECT_TRUE(club().refused());
  EXPECT_EQ(club().said(), "This session has not forked. (#1)");
  club().syncNow();
  wait();
  EXPECT_TRUE(club().forked().isEmpty());
  EXPECT_EQ(club().sign(), "Club: in step");
}

TEST_F(ClubTable, event_that_goes_on_in_another_way_is_put_away) {
  const TournamentEvent over{.kind = EventKind::closed};
  const std::string uuid = other_.begins_event(club_plan());
  other_.syncs();
  join();
  other_.goes_on(uuid, over);
  other_.syncs();
  here().laidEvent()->open(1);
  here().clerk()->finish();
  here().laidEvent()->write({over});
  here().clerk()->finish();
  club().syncNow();
  wait();
  const QVariantMap fork = club().forked().value(0).toMap();
  EXPECT_EQ(fork["heading"].toString(), "#1 · Event · Friday, 20 November 2026 · Club evening");
  QStringList said;
  QObject::connect(&here(), &table::House::replaced, [&](const QString& why) { said << why; });
  club().keep(1, fork["ways"].toList().value(1).toMap()["way"].toString());
  wait();
  EXPECT_EQ(said.size(), 1);
  EXPECT_EQ(here().laidEvent()->number(), 0);
}

}  // namespace
}  // namespace spadille::tests
