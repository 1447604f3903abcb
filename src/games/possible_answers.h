#pragma once

#include <vector>

#include "games/any_functions.h"

// Which answers to the questions about an irregularity there can be: what is offered is never
// refused afterwards, because both are decided by validate().
namespace spadille {

/// What another answer would be blamed for: nothing where it can be given.
[[nodiscard]] Findings against_answer(const AnyRules& rules, const AnyCarry& carry,
                                      AnyIncident incident, const AnyQuestion<AnyIncident>& row,
                                      const Value& value);

/// Whether a question has to be answered: it is asked, or it was before somebody chose, because
/// what the other choice would bring depends on it.
[[nodiscard]] bool is_needed(const AnyRules& rules, const AnyCarry& carry,
                             const AnyIncident& incident, const AnyQuestion<AnyIncident>& row);

/// Each single answer that a row takes by itself; of a list each item.
[[nodiscard]] std::vector<int> numbers_of(const Member& row);

/// The answers that can be given to a question, after those that an incident has: single numbers;
/// of a list the items that it can have.
[[nodiscard]] std::vector<int> possible_answers(const AnyRules& rules, const AnyCarry& carry,
                                                const AnyIncident& incident,
                                                const AnyQuestion<AnyIncident>& row);

}  // namespace spadille
