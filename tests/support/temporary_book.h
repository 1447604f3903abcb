#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/book.h"

namespace spadille::tests {

/// An empty book in a folder of its own, with a clock that stands still and ids that count. Where
/// there is a server for tests (tests/support/club_server.h): an empty club, which takes logs in.
struct TemporaryBook {
  TemporaryBook();
  /// The same book, opened once more.
  [[nodiscard]] std::unique_ptr<Store> another() const;
  std::string path;
  std::unique_ptr<Store> store;
  Book book;
};

/// Who sits there where it does not matter who does.
inline const std::vector<std::string> kFour{"Ann", "Bob", "Chris", "Dora"};

inline constexpr const char* kFixedTime = "2026-11-20T19:30:00Z";

/// A book over a store, with the same clock and ids.
[[nodiscard]] Book book_of(Store& store);

/// A file that is not there yet, in a new folder below testing::TempDir() that goes with the
/// program.
[[nodiscard]] std::string fresh_path();

/// "00000000-0000-4000-8000-000000000001" and so on.
[[nodiscard]] std::function<std::string()> counted_ids();

}  // namespace spadille::tests
