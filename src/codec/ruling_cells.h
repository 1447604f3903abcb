#pragma once

// Rulings as one cell of a table of deals: "revoke who=Ann noticed=in_play: lines, QU-8.16 seat0 -4
// pool +4". Described in docs/format/csv.md.

#include <string>
#include <string_view>
#include <vector>

#include "core/seat_names.h"
#include "session/session.h"

namespace spadille {

/// A ruling as a table of deals tells it.
struct ToldRuling {
  Ruling ruling{};
  std::vector<AnyIncident> incidents{};  ///< that it is about; none where nobody told
  bool between = false;  ///< about no deal, as books of earlier versions have it: before this one
  friend bool operator==(const ToldRuling&, const ToldRuling&) = default;
};

[[nodiscard]] std::string write_rulings(const std::vector<ToldRuling>& rulings,
                                        const SeatNames& names);

/// Those that a cell tells. What is not understood is a finding with an empty place.
[[nodiscard]] std::vector<ToldRuling> read_rulings(const AnyGame& game, const SeatNames& names,
                                                   std::string_view cell, Findings& findings);

}  // namespace spadille
