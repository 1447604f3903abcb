#pragma once

#include <string>
#include <vector>

#include "app/referee/referee.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {

// What the referee says, a sentence a line, the clause behind it.

[[nodiscard]] std::string verdict(const TurnView& view, const Voice& voice);
[[nodiscard]] std::string trick(const TurnView& view, const Voice& voice);
[[nodiscard]] std::string auction(const AuctionView& view, const Voice& voice);
[[nodiscard]] std::string revokes(const PlayedView& view, const Voice& voice);

/// What the rules say about an irregularity, the clauses that say so, what becomes of the score,
/// and what this table ruled before.
[[nodiscard]] std::string ruling(const RulingView& view, const Voice& voice);
/// What comes of one answer, a line of its own: "  claim: The hand ends at once. …".
[[nodiscard]] std::string outcome_of_choice(const RulingChoice& choice, std::string_view game,
                                            const SeatNames& names, const Voice& voice);
/// What comes of it alone; or the question that has to be answered first.
[[nodiscard]] std::string award(const RulingView& view, const Voice& voice);
/// Irregularities of a game with what they are called, a line each.
[[nodiscard]] std::string irregularities(std::string_view game,
                                         const std::vector<Irregularity>& kinds,
                                         const Voice& voice);

}  // namespace spadille::cli
