#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/record/desk.h"
#include "db/database.h"

namespace spadille::tests {

/// A book that lies open: the clock stands still, ids are counted.
struct OpenBook {
  std::unique_ptr<Store> store;
  Book book;
};

/// Where a book lies: `path` on the VFS of that name; checkpoints come often.
[[nodiscard]] db::DatabaseOptions book_at(const std::string& path, const std::string& vfs = "");

/// Opens as the program does, or makes the book.
[[nodiscard]] Expected<OpenBook> open_book(const db::DatabaseOptions& options);

/// Begins a session of this game, everybody by the name of P0, P1 …
[[nodiscard]] Outcome<Desk> begin(Book& book, std::string_view game);

/// Some deal that the rules allow now. REQUIRES: there is one; throws where there is not.
[[nodiscard]] AnyDeal some_deal(const Desk& desk, std::mt19937& random);
/// Nothing where there is none: what is doubled in deal after deal outgrows its bounds at last.
[[nodiscard]] std::optional<AnyDeal> deal_if_any(const Desk& desk, std::mt19937& random);

/// The first of what is wrong, as `file: key`; for messages of tests.
[[nodiscard]] std::string shown(const Refusal& refusal);

/// Whether `now` holds everything that `before` holds, and how it goes on. Both of one session.
[[nodiscard]] bool goes_on(const Desk& before, const Desk& now);

/// Somebody who keeps writing in a book, and knows what he was told is saved.
class Scribe {
 public:
  explicit Scribe(std::uint32_t seed) : random_(seed) {}

  /// Opens the book and writes down `steps` things: sessions, deals, corrections, undo, redo,
  /// notes; now and then the book is closed and opened again. Stops at the first thing that fails,
  /// and gives that back.
  [[nodiscard]] std::optional<Refusal> work(const db::DatabaseOptions& options, int steps);

  /// Every session as it was when the last of its events was announced as saved.
  [[nodiscard]] const std::vector<Desk>& announced() const { return desks_; }
  /// How many events were announced as saved.
  [[nodiscard]] int saved() const { return saved_; }

  /// What is wrong with a book that should hold all that was announced, and nothing damaged; empty:
  /// nothing. What it holds beyond that counts as announced from now on.
  [[nodiscard]] std::string complaint(const db::DatabaseOptions& options);

 private:
  [[nodiscard]] std::optional<Refusal> step(Book& book);
  [[nodiscard]] std::optional<Refusal> write(Book& book, Desk& desk, unsigned what);
  [[nodiscard]] std::string complaint(OpenBook& opened, Desk& desk);

  std::mt19937 random_;
  std::vector<Desk> desks_{};
  int saved_ = 0;
};

}  // namespace spadille::tests
