#pragma once

#include <string>
#include <string_view>

#include "tl/expected.hpp"

#include "core/finding.h"
#include "tournament/event.h"

namespace spadille {

/// Reads the payload of one event of a tournament by itself, whether it fits a log or not. Errors:
/// what is wrong with it, with its place.
[[nodiscard]] tl::expected<TournamentEvent, Findings> read_event(EventKind kind,
                                                                 std::string_view payload);

/// Reads the payload of one event of a tournament and adds it to the log. What is wrong with it is
/// told with its place; with an error nothing is added.
[[nodiscard]] Findings add_event(TournamentLog& log, EventKind kind, std::string_view payload);

/// The same of a log that keeps along what it comes to.
[[nodiscard]] Findings add_event(GrowingTournament& growing, EventKind kind,
                                 std::string_view payload);

/// The canonical text of an event's payload, on one line.
[[nodiscard]] std::string payload(const TournamentEvent& event);

}  // namespace spadille
