#pragma once

#include <string>

#include "app/referee/referee.h"
#include "codec/document.h"
#include "text/words.h"

namespace spadille {

// The referee's answers as JSON on one line, without the end of the line. Described in
// docs/format/referee.md.

/// Why there is no answer.
[[nodiscard]] std::string error_answer(const Error& error, const Words& words);
[[nodiscard]] std::string verdict_answer(const TurnView& view, const Words& words);
[[nodiscard]] std::string trick_answer(const TurnView& view, const Words& words);
[[nodiscard]] std::string answer(const AuctionView& view, const Words& words);
[[nodiscard]] std::string answer(const PlayedView& view, const Words& words);
[[nodiscard]] std::string answer(const RulingView& view, const Words& words);
/// Every irregularity that can happen at a table.
[[nodiscard]] std::string irregularities_answer(const Evening& table, const Words& words);

}  // namespace spadille
