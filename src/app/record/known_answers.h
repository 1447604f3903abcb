#pragma once

// Answers about something irregular that a deal on the sheet gives by itself.

#include <algorithm>
#include <string>
#include <vector>

#include "session/session.h"

namespace spadille {

/// None where the table has no deal, or one with errors.
template <Game G>
[[nodiscard]] std::vector<Known> known_answers(const Evening<G>& evening,
                                               const typename G::Incident& incident) {
  if (evening.deals.empty() ||
      has_error(validate(evening.rules, evening.before, evening.deals.front())))
    return {};
  return answers_in(evening.rules, evening.before, evening.deals.front(), incident);
}

/// Whether nobody has to be asked for a row of the form.
template <Game G>
[[nodiscard]] bool is_known(const Evening<G>& evening, const typename G::Incident& incident,
                            std::string_view key) {
  const auto known = known_answers(evening, incident);
  return std::any_of(known.begin(), known.end(),
                     [key](const Known& answer) { return answer.key == key; });
}

/// The incident with every answer that is known and asked for, but for what somebody has said
/// himself, by key.
template <Game G>
[[nodiscard]] typename G::Incident with_known(const Evening<G>& evening,
                                              typename G::Incident incident,
                                              const std::vector<std::string>& said) {
  for (const auto& row : G::incidents()) {
    if (!row.asked(evening.rules, evening.before, incident)) continue;
    if (std::find(said.begin(), said.end(), row.key) != said.end()) continue;
    for (const Known& answer : known_answers(evening, incident))
      if (answer.key == row.key) row.set(incident, answer.value);
  }
  return incident;
}

}  // namespace spadille
