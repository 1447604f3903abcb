#include "tests/support/temporary_book.h"

#include <filesystem>
#include <stdexcept>

#include <gtest/gtest.h>
#include <unistd.h>

#include "db/sqlite_store.h"

namespace spadille::tests {
namespace {

constexpr const char* kNow = "2026-11-20T19:30:00Z";

std::string fresh_path() {
  static int count = 0;
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) /
      ("spadille-" + std::to_string(getpid()) + '-' + std::to_string(++count));
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  return (folder / "book.db").string();
}

std::unique_ptr<Store> opened(const std::string& path) {
  auto store = db::open_store({.path = path, .now = [] { return std::string(kNow); }});
  if (!store) throw std::runtime_error("cannot open " + path);
  return std::move(*store);
}

std::string counted(int n) {
  const std::string digits = std::to_string(n);
  return "00000000-0000-4000-8000-" + std::string(12 - digits.size(), '0') + digits;
}

}  // namespace

TemporaryBook::TemporaryBook()
    : path(fresh_path()),
      store(opened(path)),
      book{*store, [] { return std::string(kNow); }, [] { return std::string(kNow).substr(0, 10); },
           [n = std::make_shared<int>(0)] { return counted(++*n); }} {}

}  // namespace spadille::tests
