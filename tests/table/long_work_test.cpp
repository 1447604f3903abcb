// Long work with a book of some thousand deals: it is seen, it can be stopped, and no deal waits.
// A gate holds it up where a test says, so that nothing depends on who is faster.
#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include "db/verify.h"
#include "tests/harm/gate.h"
#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

constexpr int kEvenings = 400;
constexpr int kDealsOfEach = 12;
/// Milliseconds until a test gives up that waits for what never comes.
constexpr int kPatience = 300'000;

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
    write_evenings(file("evenings.jsonl"), kEvenings);
    house().intake()->takeIn({file("evenings.jsonl")});
    settle();
    ASSERT_EQ(refused(), QStringList());
  }
  [[nodiscard]] int listed() {
    house().history()->refresh();
    settle();
    while (house().history()->more()) {
      house().history()->showMore();
      settle();
    }
    return static_cast<int>(house().history()->sessions().size());
  }
  /// Lets the application answer until this is so; false where it never is.
  template <typename Until>
  [[nodiscard]] static bool answers(const Until& until) {
    QTimer patience;
    patience.setSingleShot(true);
    patience.start(kPatience);
    while (!until() && patience.isActive())
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return until();
  }
  /// Wakes who waits in answers().
  static void wake() {
    QCoreApplication::postEvent(QCoreApplication::instance(), new QEvent(QEvent::User));
  }
  /// Waits until this work stands at the gate; false where it came to its end without that.
  [[nodiscard]] static bool stands(const Gate& gate, const table::LongWork& work) {
    return answers([&] { return gate.reached() || !work.running(); }) && gate.reached();
  }
  /// How many steps it is to look at the whole book: some 17 in 20 of them at its pages, then at
  /// its sessions.
  [[nodiscard]] long steps_of_verify() {
    const Gate counting(kNoStep);
    house().keeper()->verify(false);
    settle();
    return counting.steps();
  }
  table::LongWork& verifying() { return *house().keeper()->work(); }
  table::LongWork& importing() { return *house().intake()->work(); }
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

// The page hears of each place where the work stands still, and of nothing that goes back.
TEST_F(LongWorkBeside, import_says_how_far_it_is) {
  write_evenings(file("evenings.jsonl"), kEvenings);
  const auto heard = watch(importing());
  Gate gate(200, wake);
  house().intake()->takeIn({file("evenings.jsonl")});
  for (const long next : {600L, kNoStep}) {
    ASSERT_TRUE(stands(gate, importing()));
    EXPECT_GT(importing().done(), kEvenings);  // read, and so many written
    EXPECT_LT(importing().done(), 2 * kEvenings);
    gate.open_until(next);
  }
  settle();
  EXPECT_EQ(house().intake()->said(), "400 sessions added.");
  EXPECT_GT(heard->size(), 2);
  EXPECT_TRUE(std::is_sorted(heard->begin(), heard->end()));
}

TEST_F(LongWorkBeside, verify_says_how_far_it_is) {
  fill();
  const long whole = steps_of_verify();
  const auto heard = watch(verifying());
  Gate gate(whole * 18 / 20, wake);
  house().keeper()->verify(false);
  EXPECT_TRUE(verifying().running());
  for (const long next : {whole * 19 / 20, kNoStep}) {
    ASSERT_TRUE(stands(gate, verifying()));
    EXPECT_GT(verifying().done(), 0);
    EXPECT_LT(verifying().done(), kEvenings);
    gate.open_until(next);
  }
  settle();
  EXPECT_FALSE(verifying().running());
  EXPECT_GT(heard->size(), 2);
  EXPECT_TRUE(std::is_sorted(heard->begin(), heard->end()));
  EXPECT_TRUE(house().keeper()->verdict().startsWith("Sessions looked at: 400. Events: 5200."))
      << house().keeper()->verdict().toStdString();
}

// While it looks at the pages, and in the middle of the sessions.
TEST_F(LongWorkBeside, deal_does_not_wait_for_a_verify) {
  fill();
  begin("euchre/seed", {"Ann", "Bob", "Cem", "Dot"});
  bool saved = false;
  QObject::connect(house().evening(), &table::LaidSession::recorded, [&] { saved = true; });
  const long whole = steps_of_verify();
  for (const long step : {whole / 2, whole * 18 / 20, whole * 19 / 20}) {
    Gate gate(step, wake);
    house().keeper()->verify(false);
    ASSERT_TRUE(stands(gate, verifying()));
    saved = false;
    say({{"maker", 0}, {"tricks", 3}});
    house().entry()->save();
    EXPECT_TRUE(answers([&] { return saved; }));
    EXPECT_TRUE(gate.reached());
    EXPECT_TRUE(verifying().running());
    gate.open();
    settle();
    EXPECT_EQ(house().keeper()->doubts(), QStringList());
  }
  EXPECT_EQ(refused(), QStringList());
}

TEST_F(LongWorkBeside, verify_that_is_stopped_says_so_and_leaves_the_book_whole) {
  fill();
  const long whole = steps_of_verify();
  for (const long step : {whole / 2, whole * 19 / 20}) {
    Gate gate(step, wake);
    house().keeper()->verify(true);
    ASSERT_TRUE(stands(gate, verifying()));
    verifying().cancel();
    gate.open();
    settle();
    EXPECT_TRUE(house().keeper()->verdict().endsWith("Stopped before the end."))
        << house().keeper()->verdict().toStdString();
  }
  house().keeper()->verify(false);
  settle();
  EXPECT_TRUE(house().keeper()->verdict().startsWith("Sessions looked at: 400. Events: 5200."));
  EXPECT_TRUE(db::verify_file(book()));
}

TEST_F(LongWorkBeside, import_that_is_stopped_takes_nothing_in) {
  write_evenings(file("evenings.jsonl"), kEvenings);
  for (const long step : {1L, 200L, 600L}) {  // before it reads, and while it writes
    Gate gate(step, wake);
    house().intake()->takeIn({file("evenings.jsonl")});
    ASSERT_TRUE(stands(gate, importing()));
    importing().cancel();
    gate.open();
    settle();
    EXPECT_EQ(house().intake()->said(), "Stopped before the end: nothing was taken in.");
    EXPECT_EQ(listed(), 0);
  }
}

TEST_F(LongWorkBeside, import_with_one_bad_line_takes_nothing_in) {
  write_evenings(file("evenings.jsonl"), 20);
  QFile more(file("evenings.jsonl"));
  ASSERT_TRUE(more.open(QIODevice::Append));
  more.write(R"({"format":"spadille/session","version":1,"game":"euchre","deals":["Ann 9"]})");
  more.close();
  house().intake()->takeIn({file("evenings.jsonl")});
  settle();
  EXPECT_EQ(refused().size(), 1);
  EXPECT_EQ(listed(), 0);
}

TEST_F(LongWorkBeside, deal_is_saved_before_an_import_writes) {
  begin("euchre/seed", {"Ann", "Bob", "Cem", "Dot"});
  bool saved = false;
  QObject::connect(house().evening(), &table::LaidSession::recorded, [&] { saved = true; });
  write_evenings(file("evenings.jsonl"), kEvenings);
  Gate gate(1, wake);
  house().intake()->takeIn({file("evenings.jsonl")});
  ASSERT_TRUE(stands(gate, importing()));
  say({{"maker", 0}, {"tricks", 3}});
  house().entry()->save();
  EXPECT_TRUE(answers([&] { return saved; }));
  EXPECT_TRUE(gate.reached());
  gate.open();
  settle();
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(house().sheet()->sums(), QStringList({"1", "0"}));
  EXPECT_EQ(listed(), kEvenings + 1);
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
  Gate gate(steps_of_verify() / 2, wake);
  house().keeper()->verify(false);
  ASSERT_TRUE(stands(gate, verifying()));
  house().keeper()->restore(backup);
  EXPECT_TRUE(verifying().running());
  gate.open();
  settle();
  EXPECT_FALSE(house().keeper()->refused()) << house().keeper()->said().toStdString();
  EXPECT_EQ(listed(), kEvenings);
}

TEST_F(LongWorkBeside, program_that_ends_stops_what_runs) {
  fill();
  Gate gate(steps_of_verify() / 2, wake);
  house().keeper()->verify(false);
  ASSERT_TRUE(stands(gate, verifying()));
  QObject::connect(house().clerk(), &table::Clerk::ending, [&gate] { gate.open(); });
  restart();
  EXPECT_EQ(listed(), kEvenings);
  EXPECT_TRUE(db::verify_file(book()));
}

}  // namespace
}  // namespace spadille::tests
