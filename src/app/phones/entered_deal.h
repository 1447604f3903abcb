#pragma once

#include <vector>

#include "app/people/names.h"
#include "app/record/chalked.h"
#include "app/record/desk.h"
#include "app/views.h"
#include "codec/query.h"

namespace spadille {

/// A deal that is being entered on a phone, and the evening that it is entered in.
struct EnteredDeal {
  EveningView evening{};
  DealEntry entry{};
  Chalked chalked{};
  std::vector<int> in_turn{};  ///< the same as they were chalked up: party and points of each
  std::size_t way = 0;
  Seq corrects = 0;
};

/// The deal so far with what was tapped last: which question that makes needless, and which it
/// asks, the game says. Refused where nobody can enter one, where it is none, or where the answer
/// is none.
[[nodiscard]] Outcome<EnteredDeal> entered_deal(const Desk& desk, const Names& names,
                                                const EntrySoFar& so_far);

}  // namespace spadille
