#pragma once

// Answers about something irregular that a deal on the sheet gives by itself, or the rulings
// before it.

#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"

namespace spadille {

/// Which answers there can be to a row of the form: games/possible_answers.h, and of a deal on the
/// sheet those alone that can be given once it has been played.
[[nodiscard]] std::vector<int> answers_left(const Evening& evening, const AnyIncident& incident,
                                            const AnyQuestion<AnyIncident>& row);

/// What the deal tells and what was ruled before, of a deal with errors nothing: facts, whenever
/// somebody asks.
[[nodiscard]] std::vector<Known> known_facts(const Evening& evening, const AnyIncident& incident);

/// The same, and the answers that alone are left once the deal has been played.
[[nodiscard]] std::vector<Known> known_answers(const Evening& evening, const AnyIncident& incident);

/// Whether nobody has to be asked for a row of the form.
[[nodiscard]] bool is_known(const Evening& evening, const AnyIncident& incident,
                            std::string_view key);

/// The incident with every answer that is known and asked for, but for what somebody has said
/// himself, by key.
[[nodiscard]] AnyIncident with_known(const Evening& evening, AnyIncident incident,
                                     const std::vector<std::string>& said);

}  // namespace spadille
