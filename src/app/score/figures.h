#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/figures.h"
#include "text/words.h"

namespace spadille {

/// Sums of facts, by key.
using FactTotals = std::map<std::string, std::int64_t, std::less<>>;

/// The fact that says what an evening brought a player: see session/result.h.
inline constexpr std::string_view kSettled = "settled";
/// The fact that he has a part in it, also with nothing: who has none is in no ranking.
inline constexpr std::string_view kPart = "part";

/// What an evening brought a player as it was settled: points, counters or losses.
[[nodiscard]] std::int64_t result(const FactTotals& facts);

/// What statistics show of a game; of one that this program does not know, what every game has.
[[nodiscard]] const FigureTable& figure_table(std::string_view game);

/// Whether a smaller result is better, under the default rules of the game. A table may play by
/// rules of its own; what `FigureTable::result` counts does not depend on them.
[[nodiscard]] bool fewer_is_better(std::string_view game);

/// A figure with its numbers.
struct FigureValue {
  const Figure* figure = nullptr;
  std::int64_t n = 0;
  std::int64_t of = 0;      ///< nought also where nothing is divided
  std::int64_t untold = 0;  ///< how many more `n` may be
};

/// The figures of a table, in its order.
[[nodiscard]] std::vector<FigureValue> figures(const FigureTable& table, const FactTotals& facts);

/// A hundred times a quotient, rounded half away from nought. REQUIRES: `of` is not 0.
[[nodiscard]] std::int64_t hundredths(std::int64_t n, std::int64_t of);

/// "1.25": a quotient with two places, rounded half away from nought; a dash where nothing divides.
[[nodiscard]] std::string quotient(std::int64_t n, std::int64_t of);

/// "12", "1.25", "33 %": as lists show a figure; a dash where nothing divides, "1…3" where nobody
/// knows.
[[nodiscard]] std::string shown(const FigureValue& value, Language language);

}  // namespace spadille
