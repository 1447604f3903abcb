#pragma once

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// A deal in the short form, in the words of the language; one that a ruling ended in words.
/// Nothing where the short form cannot tell it.
[[nodiscard]] std::string told(const DealView& deal, const SeatNames& names, const Words& words);
[[nodiscard]] std::string told(const FormerView& former, const SeatNames& names,
                               const Words& words);

/// Who deals next, and who after that where that is told.
[[nodiscard]] std::string deals_in_words(Seat next, std::optional<Seat> then,
                                         const SeatNames& names, const Words& words);

/// What was ruled about the deal in play, a sentence each line and ruling. `from`: without the
/// first so many.
[[nodiscard]] std::vector<std::string> awaiting_in_words(const EveningView& evening,
                                                         const Words& words, std::size_t from = 0);

/// What changed between two deals besides the lines that were posted, a sentence each: options, who
/// sits there and who waits, who deals, or what a ruling was about that posted none.
[[nodiscard]] std::vector<std::string> in_words(std::string_view game, const ChangeView& change,
                                                const Words& words);

}  // namespace spadille
