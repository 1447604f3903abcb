#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/ledger.h"

namespace spadille {

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
  // What events count beside points; empty: nothing of the kind.
  std::string_view roem{};  ///< key of the fact that both partners have
  std::string_view pits{};  ///< of every trick won: whoever bid it has it
};

/// How a round is played at an event (EV-1.1).
struct RoundPlayed {
  int deals = 0;  ///< with the last of which it ends; 0: as many as a game has
  int seats = 4;  ///< at the table
};

/// What a table tells of its round at an event, one figure a side or a seat each (EV-3.1).
struct RoundTold {
  Totals points{};
  Totals roem{};  ///< as FigureTable counts it; nobody where nothing was told of it
  Totals pits{};
  int deals = 0;  ///< 0: as many as a game has
};

// What statistics show of several games.

inline constexpr Figure kSessionsShown{
    .label = "review.sessions", .plus = {"sessions"}, .brief = true};
inline constexpr Figure kDealsShown{.label = "review.deals", .plus = {"deals"}, .brief = true};
inline constexpr Figure kGamesWonShown{.label = "review.games_won",
                                       .kind = Figure::Kind::percent,
                                       .plus = {"games_won"},
                                       .of = {"games"},
                                       .brief = true};
inline constexpr Figure kPointsShown{.label = "review.points", .plus = {"points"}};
inline constexpr Figure kPointsEachShown{.label = "review.points_a_deal",
                                         .kind = Figure::Kind::each,
                                         .plus = {"points"},
                                         .of = {"deals"},
                                         .brief = true};
inline constexpr Figure kRevokesShown{.label = "review.revokes", .plus = {"revokes"}};
inline constexpr Figure kRuledDealsShown{.label = "review.ruled_deals", .plus = {"ruled_deals"}};
inline constexpr Figure kPointsRuledShown{
    .label = "review.ruled_points", .plus = {"ruled_won"}, .minus = "ruled_lost"};
inline constexpr Figure kPassedOutShown{.label = "review.passed_out", .plus = {"passed_out"}};

}  // namespace spadille
