#pragma once

#include <functional>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "app/record/session_view.h"
#include "app/referee/statements.h"
#include "app/review/other_rulings.h"
#include "core/stop.h"

namespace spadille {

/// A card that was lawful when it was played, and would be a revoke.
struct ForbiddenPlay {
  int deal = 0;  ///< its number in the evening
  Revoke revoke{};
  SeatNames names{};
  bool suits = true;  ///< they matter; otherwise cards are shown by rank
};

/// The sentence about it, with what its player held instead.
[[nodiscard]] Statement forbidden_told(const ForbiddenPlay& play);

/// An evening as it was scored, and as other rules score it.
struct Rescored {
  EveningView before{};
  /// Where deals leave untold what these rules score: with the least that they may have brought.
  EveningView after{};
  std::vector<int> open{};            ///< the numbers of those deals
  std::vector<EveningView> others{};  ///< and the ends of what it may have been; none without them
  /// Options that differ but concern play: a sheet cannot tell what they would have changed.
  std::vector<OptionView> play_only{};
  /// Rulings that these rules would decide otherwise, and those that no rules have decided.
  std::vector<OtherRuling> rulings{};
  /// What the cards of deals tell, where they were told.
  std::vector<ForbiddenPlay> forbidden{};
  bool stopped = false;  ///< before the cards of every deal were looked at
};

/// Figures that may not be known exactly, one an account or a seat.
struct Bounds {
  Totals least{};
  Totals most{};
  bool known = true;  ///< false: a game may have ended at another deal, so nothing can be said
};

/// The totals after a deal of `after`.
[[nodiscard]] Bounds bounds(const Rescored& rescored, const DealView& deal);

/// The totals, games won or personal totals in which the evening ends.
[[nodiscard]] Bounds bounds(const Rescored& rescored, Totals Standing::*part);

/// For an evening that is long.
struct RescoreOptions {
  std::function<void(int deals, int of)> progress{};  ///< called after the cards of each deal
  StopToken stop{};
};

/// The same deals under other rules, from the first to the last, also where rules were changed in
/// between. Nothing is written. A deal that cannot be under these rules keeps its finding.
/// Errors: another game; rules under which the evening could not have begun.
[[nodiscard]] Outcome<Rescored> rescore(const Desk& desk, const Names& names,
                                        const RulesView& rules, const RescoreOptions& options = {});

}  // namespace spadille
