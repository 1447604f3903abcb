#pragma once

#include <optional>
#include <vector>

#include "app/record/desk.h"

namespace spadille {

/// A ruling that rests on what has been told otherwise since.
struct StaleRuling {
  int deal = 0;                          ///< its number; 0: the one in play
  PostedRuling posted{};                 ///< what stands there
  std::vector<AnyIncident> incidents{};  ///< what it is about, by what stands there now
  std::vector<Seq> with{};               ///< other rulings that would be settled together with it
  /// What the rules say by what stands there now; nothing where it can no longer be told so.
  std::optional<Ruling> now{};
};

/// Rulings that the rules would decide otherwise than they did when they were given, in the order
/// of the sheet: the pool, the rules, the deal or what was ruled before has been corrected. A table
/// that decided as it liked is not corrected, nor is what a void deal costs: it follows by itself.
[[nodiscard]] std::vector<StaleRuling> stale_rulings(const Table& table);
/// The one of an event; nothing where that has no such ruling any more.
[[nodiscard]] std::optional<StaleRuling> stale_ruling(const Table& table, Seq seq);

}  // namespace spadille
