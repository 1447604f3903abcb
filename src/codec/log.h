#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/document.h"
#include "session/history.h"

namespace spadille {

/// The version of payloads that is written; older ones are lifted when read.
inline constexpr int kPayloadFormat = 1;

/// Bounds of one payload.
inline constexpr Limits kPayloadLimits{.bytes = std::size_t{1} << 20U, .text_bytes = 4000};

/// An empty log of a game; nothing where there is no such game.
[[nodiscard]] std::optional<Log> empty_log(std::string_view game);

/// Reads the payload of one event and adds it to the log. What is wrong with it is told with its
/// place; with an error nothing is added. REQUIRES: a log of a game.
[[nodiscard]] Findings add_event(Log& log, EventKind kind, std::string_view payload);

/// Reads how an evening began, as somebody wrote it, into an opening: the members of `before`,
/// which are read by themselves. Places begin with "/before"; with an error nothing is changed.
/// REQUIRES: it says the rules.
[[nodiscard]] Findings read_before(Event& opening, std::string_view members);

/// The same the other way: the canonical text of how an evening began.
[[nodiscard]] std::string before_text(const AnyCarry& before);
/// The same of a deal: its members, as read_deal() takes them.
[[nodiscard]] std::string deal_text(const AnyDeal& deal);

/// Reads the members of a deal by themselves. Places begin with "/deal"; with an error nothing is
/// changed. REQUIRES: a deal of a game.
[[nodiscard]] Findings read_deal(AnyDeal& deal, std::string_view members);

/// The canonical text of an event's payload, on one line. REQUIRES: cards only with their deal.
[[nodiscard]] std::string payload(const Event& event);

}  // namespace spadille
