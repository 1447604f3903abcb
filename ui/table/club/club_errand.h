#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/exchange/syncing.h"
#include "ui/table/book/clerk.h"
#include "ui/table/club/club_line.h"

namespace spadille::table {

/// What somebody, or the time, wants of the club.
struct ClubWish {
  enum class Kind : std::uint8_t { sync, join, leave };
  Kind kind = Kind::sync;
  std::string address{};       ///< to join
  std::optional<Keep> keep{};  ///< what is decided in this sync
};

/// A log that has forked, as people know it.
struct ForkShown {
  ForkedLog log{};
  Listed listed{};        ///< nothing of a log that this book does not have
  std::string written{};  ///< when this book went its own way
};

/// What came of a wish.
struct ClubNews {
  ClubWish wish{};
  std::string at{};  ///< when: "2026-11-20T19:30:00Z"
  /// That the book remembers now; empty: it is of no club. Nothing where that was not found out.
  std::optional<std::string> address{};
  std::optional<Synced> synced{};  ///< nothing where it was not
  std::vector<ForkShown> forked{};
  std::optional<Refusal> failure{};
};

/// One thread that does one wish, with the book opened once more: neither a page nor a deal waits
/// for it, and it can be left alone while the network keeps it.
class ClubErrand {
 public:
  /// `heard` gets the answer on the thread of `receiver`, unless the errand was let go before.
  ClubErrand(const Machine& machine, ClubWish wish, QObject* receiver,
             std::function<void(ClubNews)> heard);
  ClubErrand(const ClubErrand&) = delete;
  ClubErrand& operator=(const ClubErrand&) = delete;
  ClubErrand(ClubErrand&&) = delete;
  ClubErrand& operator=(ClubErrand&&) = delete;
  /// Waits for as long as it has to do in the book, and never for the network.
  ~ClubErrand();

  /// It stops as soon as the book is whole; whether nobody needs to wait for that.
  [[nodiscard]] bool letGo() { return line_->letGo(); }
  void stop() { line_->stop(); }

 private:
  std::shared_ptr<ClubLine> line_ = std::make_shared<ClubLine>();
};

/// Does it here and now.
[[nodiscard]] ClubNews carry_out(const Machine& machine, const ClubWish& wish, ClubLine& line);

}  // namespace spadille::table
