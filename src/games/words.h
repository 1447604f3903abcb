#pragma once

#include <span>
#include <vector>

#include "core/phrase.h"

namespace spadille {

/// The words of every game, a table each.
[[nodiscard]] std::vector<std::span<const Phrase>> words_of_games();

}  // namespace spadille
