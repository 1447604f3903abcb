#pragma once

#include <optional>
#include <utility>

#include "games/possible_answers.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {

/// Answers a question by one number; where one a player is wanted, by the same for each.
inline void answer(const Session& at, const AnyQuestion<AnyIncident>& row, int number,
                   AnyIncident& incident) {
  row.set(incident, row.kind == Kind::flag && number == 0 ? Value{} : Value{number});
  const bool alone = against_answer(at.rules, at.carry, incident, row, row.get(incident)).empty();
  if (row.kind == Kind::integers && !alone) row.set(incident, Value{number, number});
}

/// Something irregular of a kind as anybody may tell it at a table; nothing where that kind, or
/// what was drawn of it, cannot happen there. `who`: whose fault it is, where that is asked.
inline std::optional<AnyIncident> random_incident(const Session& at, int what,
                                                  RandomEvening& random,
                                                  std::optional<int> who = {}) {
  AnyIncident incident = at.rules.game().incident();
  bool first = true;
  for (const auto& row : at.rules.game().incidents()) {
    if (!row.asked(at.rules, at.carry, incident)) continue;
    const auto answers = possible_answers(at.rules, at.carry, incident, row);
    if (answers.empty()) return std::nullopt;
    int n = answers[static_cast<std::size_t>(random.below(static_cast<int>(answers.size())))];
    if (std::exchange(first, false)) n = what;
    if (row.key == "who" && who) n = *who;
    answer(at, row, n, incident);
  }
  if (has_error(validate(at.rules, at.carry, incident))) return std::nullopt;
  return incident;
}

}  // namespace spadille::tests
