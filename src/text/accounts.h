#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/ledger.h"
#include "text/words.h"

namespace spadille {

/// "Ann", "Ann & Chris", "pool"; nothing for where points come from.
[[nodiscard]] std::string in_words(Account account, const SeatNames& names, const Words& words);

/// As wide as a plus sign.
inline constexpr std::string_view kMinus = "\u2212";

/// "+7", "−3": the real minus sign, so that both are equally wide.
[[nodiscard]] std::string moved(int amount);
[[nodiscard]] std::string written(int total);
/// "Ann & Chris +2 · pool −2": what lines move of each account, one after the other.
[[nodiscard]] std::string moved(const std::vector<Line>& lines, const SeatNames& names,
                                const Words& words);

}  // namespace spadille
