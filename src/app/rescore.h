#pragma once

#include "app/desk.h"
#include "app/session_view.h"

namespace spadille {

/// An evening as it was scored, and as other rules score it.
struct Rescored {
  EveningView before{};
  EveningView after{};
  /// Options that differ but concern play: a sheet cannot tell what they would have changed.
  std::vector<OptionView> play_only{};
};

/// The same deals under other rules, from the first to the last, also where rules were changed in
/// between. Nothing is written. A deal that cannot be under these rules keeps its finding.
/// Errors: another game; rules under which the evening could not have begun.
[[nodiscard]] Outcome<Rescored> rescore(const Desk& desk, const Names& names,
                                        const RulesView& rules);

}  // namespace spadille
