#pragma once

#include <optional>
#include <string>

#include "app/record/deal_entry.h"
#include "text/words.h"

namespace spadille {

/// What a deal would do, in a few words, and whether that is good or bad for whom it is about. A
/// loss is never good; it is bad where it puts somebody out.
struct EntryOutcome {
  std::string effect{};  ///< "Aiko −18 · Bram +3"; below it who wins the game, or goes out
  bool good = true;
  bool bad = false;
};
/// REQUIRES: `entry.ready()`.
[[nodiscard]] EntryOutcome outcome_of(const DealEntry& entry, const Words& words);

/// The least rank by which a deal puts out who is said to have made it; nothing where none does, or
/// the game has no such question.
[[nodiscard]] std::optional<int> least_out(const DealEntry& entry, Seat who);

}  // namespace spadille
