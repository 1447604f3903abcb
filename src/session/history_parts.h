#pragma once

#include <algorithm>
#include <utility>

#include "session/history.h"

// What is found and put where in a history that is being read.
namespace spadille {

using EntryPlace = std::vector<LoggedDeal>::iterator;

/// The entry of a deal; the end where that deal is void, or no deal.
[[nodiscard]] inline EntryPlace entry_of(History& history, Seq of) {
  auto& entries = history.entries;
  if (of == 0) return entries.end();
  return std::find_if(entries.begin(), entries.end(),
                      [of](const LoggedDeal& entry) { return entry.seq == of; });
}

/// The deal that a change comes before; 0: it comes after all.
[[nodiscard]] inline Seq place_of(History& history, Seq from) {
  return entry_of(history, from) == history.entries.end() ? 0 : from;
}

/// The deal in play: what waited for it counts with it.
inline void add_last(History& history, LoggedDeal added) {
  for (Change& change : history.changes)
    if (change.before == 0) change.before = added.seq;
  added.told.rulings = std::exchange(history.awaiting, {});
  history.entries.push_back(std::move(added));
}

}  // namespace spadille
