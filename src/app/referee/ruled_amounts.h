#pragma once

#include <optional>
#include <vector>

#include "app/record/desk.h"
#include "core/ruling.h"

namespace spadille {

/// The deal of a session that a ruling is about: its number; 0: the one in play. Without a desk no
/// session lies open.
struct RuledDeal {
  const Desk* desk = nullptr;
  int number = 0;
};

/// A line that moves nothing explains a nought.
[[nodiscard]] bool moves_something(const std::vector<Line>& lines);

/// What a ruling moves of one account, and how much is on it then.
struct RuledAmount {
  Account account{};
  int moved = 0;
  std::optional<int> total{};  ///< nothing where nobody knows the totals
  friend bool operator==(const RuledAmount&, const RuledAmount&) = default;
};

/// What comes of an irregularity: what is decided, the amounts by account, and who deals then.
struct RulingOutcome {
  Decision decision{};
  std::vector<RuledAmount> amounts{};
  std::optional<Seat> deals{};  ///< where the ruling, or the end of the deal by it, says so
  bool waits = false;           ///< the amounts count once the deal in play is entered
  friend bool operator==(const RulingOutcome&, const RulingOutcome&) = default;
};

/// What comes of it at a table, or of a deal of a session with all that was ruled about that
/// before. REQUIRES: validate() finds no error in it there.
[[nodiscard]] RulingOutcome outcome_of(const Evening& evening, const RuledDeal& deal,
                                       const AnyIncident& incident);

}  // namespace spadille
