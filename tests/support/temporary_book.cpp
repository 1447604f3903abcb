#include "tests/support/temporary_book.h"

#include <atomic>

#include <gtest/gtest.h>

#include "db/sqlite_store.h"

namespace spadille::tests {
namespace {

std::unique_ptr<Store> opened(const std::string& path) {
  auto store = db::open_store({.path = path, .now = [] { return kFixedTime; }});
  if (!store) throw std::runtime_error("no book at " + path);
  return std::move(*store);
}

}  // namespace

std::string fresh_path() {
  std::string folder = testing::TempDir() + "spadille-XXXXXX";
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder " + folder);
  return folder + "/book.db";
}

std::function<std::string()> counted_ids() {
  // Shared, because functions are copied, and between threads.
  return [count = std::make_shared<std::atomic<int>>(0)] {
    const std::string number = std::to_string(++*count);
    return "00000000-0000-4000-8000-" + std::string(12 - number.size(), '0') + number;
  };
}

Book book_of(Store& store) {
  return {store, [] { return kFixedTime; }, [] { return "2026-11-20"; }, counted_ids()};
}

TemporaryBook::TemporaryBook() : path(fresh_path()), store(opened(path)), book(book_of(*store)) {}

}  // namespace spadille::tests
