// Long work with a book of some thousand deals: it is seen, it can be stopped, and no deal waits.
#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>

#include "db/verify.h"
#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

constexpr int kSessions = 400;
constexpr int kDealsOfEach = 12;

/// A file of many evenings, a line each.
void write_evenings(const QString& path, int sessions) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  for (int i = 0; i < sessions; ++i) {
    QByteArray deals;
    for (int deal = 0; deal < kDealsOfEach; ++deal)
      deals += QByteArray(deal == 0 ? "" : ",") + "\"Ann " +
               QByteArray::number(3 + (i + deal) % 3) + "\"";
    file.write(R"({"format":"spadille/session","version":1,"game":"euchre","title":"Evening )" +
               QByteArray::number(i) +
               R"(","date":"2026-11-20","players":["Ann","Bob","Cem","Dot"],)"
               R"("rules":"euchre/seed","deals":[)" +
               deals + "]}\n");
  }
}

class LongWorkBeside : public AtTable {
 protected:
  void fill() {
    write_evenings(file("evenings.jsonl"), kSessions);
    house().intake()->takeIn(file("evenings.jsonl"));
    settle();
    ASSERT_EQ(refused(), QStringList());
  }
  [[nodiscard]] int listed() {
    house().home()->refresh();
    settle();
    while (house().home()->more()) {
      house().home()->showMore();
      settle();
    }
    return static_cast<int>(house().home()->sessions().size());
  }
  /// Lets the application answer until this is so.
  template <typename Until>
  static void answer(const Until& until) {
    while (!until()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  /// How far `work` says it has got, each time it says something.
  static std::shared_ptr<QList<int>> watch(table::LongWork& work) {
    auto seen = std::make_shared<QList<int>>();
    QObject::connect(&work, &table::LongWork::changed, [seen, &work] {
      EXPECT_LE(work.done(), work.of());
      if (work.running()) *seen << work.done();
    });
    return seen;
  }
};

TEST_F(LongWorkBeside, import_and_verify_say_how_far_they_are) {
  const auto imported = watch(*house().intake()->work());
  fill();
  EXPECT_EQ(house().intake()->said(), "400 sessions added.");
  EXPECT_GT(imported->size(), 2);
  EXPECT_TRUE(std::is_sorted(imported->begin(), imported->end()));
  const auto verified = watch(*house().keeper()->work());
  house().keeper()->verify(false);
  EXPECT_TRUE(house().keeper()->work()->running());
  settle();
  EXPECT_FALSE(house().keeper()->work()->running());
  EXPECT_GT(verified->size(), 2);
  EXPECT_TRUE(house().keeper()->verdict().startsWith("Sessions looked at: 400. Events: 5200."))
      << house().keeper()->verdict().toStdString();
}

TEST_F(LongWorkBeside, deal_does_not_wait_for_a_verify) {
  fill();
  begin("euchre/seed", {"Ann", "Bob", "Cem", "Dot"});
  for (int i = 0; i < 3; ++i) {
    house().keeper()->verify(false);
    bool saved = false;
    const auto connection =
        QObject::connect(house().evening(), &table::Evening::recorded, [&] { saved = true; });
    say({{"maker", 0}, {"tricks", 3}});
    house().entry()->save();
    answer([&] { return saved; });
    EXPECT_TRUE(house().keeper()->work()->running());
    QObject::disconnect(connection);
    settle();
    EXPECT_EQ(house().keeper()->doubts(), QStringList());
  }
  EXPECT_EQ(refused(), QStringList());
}

TEST_F(LongWorkBeside, verify_that_is_stopped_says_so_and_leaves_the_book_whole) {
  fill();
  house().keeper()->verify(true);
  answer([&] { return house().keeper()->work()->done() > 0; });
  house().keeper()->work()->cancel();
  settle();
  EXPECT_TRUE(house().keeper()->verdict().endsWith("Stopped before the end."))
      << house().keeper()->verdict().toStdString();
  house().keeper()->verify(false);
  settle();
  EXPECT_TRUE(house().keeper()->verdict().startsWith("Sessions looked at: 400. Events: 5200."));
  EXPECT_TRUE(db::verify_file(book()));
}

TEST_F(LongWorkBeside, import_that_is_stopped_takes_nothing_in) {
  write_evenings(file("evenings.jsonl"), kSessions);
  for (const int until : {1, kSessions / 2, kSessions + kSessions / 2}) {
    house().intake()->takeIn(file("evenings.jsonl"));
    answer([&] {
      return house().intake()->work()->done() >= until || !house().intake()->work()->running();
    });
    house().intake()->work()->cancel();
    settle();
    if (house().intake()->said() != "Stopped before the end: nothing was taken in.") {
      EXPECT_EQ(listed(), kSessions);  // it had ended before
      return;
    }
    EXPECT_EQ(listed(), 0);
  }
}

TEST_F(LongWorkBeside, import_with_one_bad_line_takes_nothing_in) {
  write_evenings(file("evenings.jsonl"), 20);
  QFile more(file("evenings.jsonl"));
  ASSERT_TRUE(more.open(QIODevice::Append));
  more.write(R"({"format":"spadille/session","version":1,"game":"euchre","deals":["Ann 9"]})");
  more.close();
  house().intake()->takeIn(file("evenings.jsonl"));
  settle();
  EXPECT_EQ(refused().size(), 1);
  EXPECT_EQ(listed(), 0);
}

TEST_F(LongWorkBeside, deal_is_saved_while_an_import_reads) {
  begin("euchre/seed", {"Ann", "Bob", "Cem", "Dot"});
  write_evenings(file("evenings.jsonl"), kSessions);
  house().intake()->takeIn(file("evenings.jsonl"));
  record({{"maker", 0}, {"tricks", 3}});
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(house().sheet()->sums(), QStringList({"1", "0"}));
  EXPECT_EQ(listed(), kSessions + 1);
}

TEST_F(LongWorkBeside, rescoring_again_forgets_what_was_asked_before) {
  open_sample("klaverjas-sixteen-deals");
  house().rescoring()->choose("klaverjas/seed");
  house().rescoring()->choose("klaverjas/pit");
  settle();
  EXPECT_EQ(house().rescoring()->rules(), "klaverjas/pit");
  EXPECT_TRUE(house().rescoring()->same());
  house().rescoring()->choose("klaverjas/seed");
  house().rescoring()->work()->cancel();
  settle();
  EXPECT_FALSE(house().rescoring()->work()->running());
}

TEST_F(LongWorkBeside, backup_comes_back_though_a_verify_runs) {
  fill();
  house().keeper()->backUp();
  settle();
  const QString backup = house().keeper()->backups().value(0).toMap()["name"].toString();
  house().keeper()->verify(false);
  house().keeper()->restore(backup);
  settle();
  EXPECT_FALSE(house().keeper()->refused()) << house().keeper()->said().toStdString();
  EXPECT_EQ(listed(), kSessions);
}

TEST_F(LongWorkBeside, program_that_ends_stops_what_runs) {
  fill();
  house().keeper()->verify(false);
  restart();
  EXPECT_EQ(listed(), kSessions);
  EXPECT_TRUE(db::verify_file(book()));
}

}  // namespace
}  // namespace spadille::tests
