#pragma once

#include <string>
#include <string_view>

#include "tournament/season.h"

namespace spadille {

/// "1"; a dash for who has no place.
[[nodiscard]] std::string place_told(int place);

/// "1313", "(1280)" where it does not count, "1600*" for a credit, "…" while a result is missing; a
/// dash for nothing. What the director gave where the round brings nothing, or its result is
/// missing, stands there as well: "-10*", "… -10" (EV-4.2).
[[nodiscard]] std::string score_told(const RoundScore& score);

/// "12", "(12)" where it does not count, "12*" for who was not there; a dash for nothing.
[[nodiscard]] std::string score_told(const EventScore& score);

/// What a place goes by: "3388", "105.88".
[[nodiscard]] std::string total_told(const RankedLine& line, Measure measure);

/// The key of what decided between equals; empty where nobody was equal, or nothing decided.
[[nodiscard]] std::string_view decided_by(Rung rung);

/// "50.00" of 5,000; empty of nothing.
[[nodiscard]] std::string money_told(std::int64_t amount);

}  // namespace spadille
