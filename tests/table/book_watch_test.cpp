// That somebody has written in the book is seen, however close to something else it was.
#include "ui/table/book/book_watch.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

namespace spadille::tests {
namespace {

using table::BookWatch;

constexpr int kLongest = 20'000;

void write(const QString& name) {
  QFile file(name);
  ASSERT_TRUE(file.open(QIODevice::Append));
  file.write("x");
}

struct WatchedBook : testing::Test {
  QTemporaryDir folder{};
  QString book = folder.filePath("book.db");
};

// A deal counts for readers only some time after its last byte was written ahead.
TEST_F(WatchedBook, what_was_written_just_before_it_is_told_is_told_once_more) {
  write(book);
  write(book + "-wal");
  const BookWatch watch(book);
  QSignalSpy told(&watch, &BookWatch::written);
  write(book + "-wal");
  QTimer::singleShot(BookWatch::kMilliseconds - 40, &watch, [&] { write(book + "-wal"); });
  ASSERT_TRUE(told.wait(kLongest));
  EXPECT_TRUE(told.count() > 1 || told.wait(kLongest));
}

TEST_F(WatchedBook, witness_that_a_deal_stands_is_told) {
  write(book);
  write(book + ".witness");
  const BookWatch watch(book);
  QSignalSpy told(&watch, &BookWatch::written);
  write(book + ".witness");
  EXPECT_TRUE(told.wait(kLongest));
}

}  // namespace
}  // namespace spadille::tests
