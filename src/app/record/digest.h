#pragma once

#include "app/record/desk.h"
#include "app/score/figures.h"

namespace spadille {

/// What lists and statistics keep of a session.
[[nodiscard]] Digest digest(const Table& table);

/// The facts that every game has, besides those of `fact_keys()`: what a deal brought a player, and
/// games that came to their end while he sat there.
inline constexpr std::string_view kPoints = "points";
inline constexpr std::string_view kGames = "games";

/// Everybody's part with one more deal: `one` has it and what it leaves, and is not yet on
/// the table.
[[nodiscard]] Parts own_with(const Table& table, const Session& one);

/// What one more deal adds to it. `own`: own_with() it; `replayed`: the table with it, where who
/// sits there has changed with the deal.
[[nodiscard]] Digest digest_of_deal(const Table& table, const Session& one, const Parts& own,
                                    const Table* replayed);

}  // namespace spadille
