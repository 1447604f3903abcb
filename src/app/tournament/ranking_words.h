#pragma once

#include <string>

#include "text/words.h"
#include "tournament/ranking.h"

// What a ranking says in its columns, whichever face shows it.
namespace spadille {

/// "1313", "(1280)" where it does not count, "1600*" for a credit, "…" where a result is missing, a
/// dash for nothing.
[[nodiscard]] std::string in_words(const RoundScore& score);

/// What a place goes by: "5210", or a quotient: "1302.50".
[[nodiscard]] std::string total_in_words(const RankedLine& line, Measure measure);

/// What decided, where it was not the total: "roem", "lot"; else empty.
[[nodiscard]] std::string decided_in_words(const RankedLine& line, const Words& words);

/// "50.00" of 5000; empty where there is none.
[[nodiscard]] std::string money_in_words(std::int64_t amount);

}  // namespace spadille
