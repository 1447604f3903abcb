#pragma once

#include "session/history.h"

namespace spadille {

/// What rulings on one deal say of the next: who deals after that (KJ-8.5), and what the deal has
/// cost where it is dealt again, for the deal in its place (QU-8.4). `on`: as they stand at their
/// deal.
[[nodiscard]] std::vector<PostedRuling> passed_on(const std::vector<PostedRuling>& on);

/// Whether a recorded deal is dealt again, and what it costs waits for the one in its place.
[[nodiscard]] bool costs_wait(const std::vector<PostedRuling>& on);

/// Each deal of a history is told what rulings on the deal before say of it. What is struck out is
/// no deal.
void pass_on(History& history);

}  // namespace spadille
