#pragma once

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// What was ruled about the deal in play, a sentence each line.
[[nodiscard]] std::vector<std::string> in_words(std::string_view game, const AwaitingView& awaiting,
                                                const SeatNames& names, const Words& words);

/// What changed between two deals besides the lines that were posted, a sentence each: options, who
/// sits there and who waits, who deals, or what a ruling was about that posted none.
[[nodiscard]] std::vector<std::string> in_words(std::string_view game, const ChangeView& change,
                                                const Words& words);

}  // namespace spadille
