#pragma once

#include <optional>
#include <vector>

#include "app/record/desk.h"

namespace spadille {

/// What was ruled in the game of a deal (its number; 0: the one in play) up to that deal, and about
/// it, in the order in which it was ruled. `until`: about that deal only what came before this
/// event.
[[nodiscard]] std::vector<Earlier<AnyIncident>> earlier_rulings(const Table& table, int deal,
                                                                std::optional<Seq> until = {});

}  // namespace spadille
