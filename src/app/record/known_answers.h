#pragma once

// Answers about something irregular that a deal on the sheet gives by itself.

#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"

namespace spadille {

/// None where the table has no deal, or one with errors.
[[nodiscard]] std::vector<Known> known_answers(const Evening& evening, const AnyIncident& incident);

/// Whether nobody has to be asked for a row of the form.
[[nodiscard]] bool is_known(const Evening& evening, const AnyIncident& incident,
                            std::string_view key);

/// The incident with every answer that is known and asked for, but for what somebody has said
/// himself, by key.
[[nodiscard]] AnyIncident with_known(const Evening& evening, AnyIncident incident,
                                     const std::vector<std::string>& said);

}  // namespace spadille
