#pragma once

// Answers about something irregular that a deal on the sheet gives by itself, or the rulings
// before it.

#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"

namespace spadille {

/// Of a deal with errors none.
[[nodiscard]] std::vector<Known> known_answers(const Evening& evening, const AnyIncident& incident);

/// Whether nobody has to be asked for a row of the form.
[[nodiscard]] bool is_known(const Evening& evening, const AnyIncident& incident,
                            std::string_view key);

/// The incident with every answer that is known and asked for, but for what somebody has said
/// himself, by key.
[[nodiscard]] AnyIncident with_known(const Evening& evening, AnyIncident incident,
                                     const std::vector<std::string>& said);

}  // namespace spadille
