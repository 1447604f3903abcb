#pragma once

#include <string>

#include "core/seat_names.h"
#include "games/any_game.h"
#include "text/words.h"

namespace spadille {

/// A deal in the short form, with the words that players type in their language: "Ann alleen 5".
[[nodiscard]] std::string typed(const AnyDeal& deal, const SeatNames& names, const Words& words);

/// How a deal is told in a line, likewise: "PLAATS [alleen] N".
[[nodiscard]] std::string grammar_typed(const AnyGame& game, const Words& words);

}  // namespace spadille
