#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spadille {

/// Sums of facts, by key.
using FactTotals = std::map<std::string, std::int64_t, std::less<>>;

/// The fact that says what an evening brought a player: see session/result.h.
inline constexpr std::string_view kSettled = "settled";
/// The fact that he has a part in it, also with nothing: who has none is in no ranking.
inline constexpr std::string_view kPart = "part";

/// A figure of statistics: which facts, how combined.
struct Figure {
  enum class Kind : std::uint8_t {
    count,   ///< the sum
    each,    ///< the sum for each of what `of` counts: points a deal
    percent  ///< the share of what `of` counts: made, of those called
  };

  std::string_view label;  ///< message key; its last part names the figure in documents
  Kind kind = Kind::count;
  std::array<std::string_view, 2> plus{};  ///< keys of facts; empty ones count nothing
  std::string_view minus{};
  std::array<std::string_view, 2> of{};
  std::string_view untold{};  ///< what may belong to `plus` too: nobody said
  bool brief = false;         ///< shown where there is one line a player

  /// "made" of "review.euchre.made".
  [[nodiscard]] std::string_view name() const { return label.substr(label.rfind('.') + 1); }
};

/// A fact that no figure shows, and why not.
struct LeftOut {
  std::string_view key;
  std::string_view reason;
};

/// What statistics of one game show.
struct FigureTable {
  std::span<const Figure> figures{};
  std::string_view plus{};          ///< what deals brought a player: a sum …
  std::string_view minus{};         ///< … less another
  std::string_view result_label{};  ///< message key of that
  std::span<const LeftOut> left_out{};
};

/// What an evening brought a player as it was settled: points, counters or losses.
[[nodiscard]] std::int64_t result(const FactTotals& facts);

/// The table of a game. One that has none of its own is counted by sessions, deals and points.
[[nodiscard]] const FigureTable& figure_table(std::string_view game);
[[nodiscard]] bool has_figure_table(std::string_view game);

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
[[nodiscard]] std::string shown(const FigureValue& value);

}  // namespace spadille
