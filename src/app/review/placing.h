#pragma once

#include "app/record/desk.h"

namespace spadille {

/// What one person has from an evening.
struct Placed {
  std::string id{};
  std::int64_t rubbers = 0;  ///< won by the side at which he sits
  std::int64_t games = 0;    ///< won
  std::int64_t points = 0;   ///< as they are settled (session/result.h)
  int place = 1;             ///< one more than there are who did better
};

/// An evening as one play of everybody who has a part in it.
struct Placing {
  std::vector<Placed> people{};  ///< the best first
  std::string first_leader{};    ///< id; empty where nobody is known
  bool losses = false;           ///< fewer points are better
  About about{};
};
/// By rubbers won, then by games, then by points; where partners changed by points alone.
[[nodiscard]] Placing placing(const Desk& desk);

}  // namespace spadille
