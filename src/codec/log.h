#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/document.h"
#include "session/any_session.h"
#include "session/history.h"

namespace spadille {

extern template class AnyOf<Log>;
extern template class AnyOf<Event>;
using AnyLog = AnyOf<Log>;
using AnyEvent = AnyOf<Event>;

/// The version of payloads that is written; older ones are lifted when read.
inline constexpr int kPayloadFormat = 1;

/// Bounds of one payload.
inline constexpr Limits kPayloadLimits{.bytes = std::size_t{1} << 20U, .text_bytes = 4000};

/// An empty log of a game; nothing where there is no such game.
[[nodiscard]] std::optional<AnyLog> empty_log(std::string_view game);

/// Reads the payload of one event and adds it to the log. What is wrong with it is told with its
/// place; with an error nothing is added.
[[nodiscard]] Findings add_event(AnyLog& log, EventKind kind, std::string_view payload);

/// Reads how an evening began, as somebody wrote it, into an opening: the members of `before`,
/// which are read by themselves. Places begin with "/before"; with an error nothing is changed.
[[nodiscard]] Findings read_before(AnyEvent& opening, std::string_view members);

/// Reads the members of a deal by themselves. Places begin with "/deal"; with an error nothing is
/// changed.
[[nodiscard]] Findings read_deal(AnyDeal& deal, std::string_view members);

/// The canonical text of an event's payload, on one line.
[[nodiscard]] std::string payload(const AnyEvent& event);

}  // namespace spadille
