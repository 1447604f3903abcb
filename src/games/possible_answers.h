#pragma once

#include <algorithm>
#include <vector>

#include "games/game.h"

// Which answers to the questions about an irregularity there can be: what is offered is never
// refused afterwards, because both are decided here, by validate().
namespace spadille {

/// What is wrong with an incident, apart from answers that are still to come.
template <Game G>
[[nodiscard]] Findings complaints(const typename G::Rules& rules, const typename G::Carry& carry,
                                  const typename G::Incident& incident) {
  Findings all = validate(rules, carry, incident);
  std::erase_if(all, [](const Finding& finding) {
    return finding.message.key == "finding.missing" || finding.severity != Finding::Severity::error;
  });
  return all;
}

/// What another answer would be blamed for: nothing where it can be given.
template <Game G, typename Row>
[[nodiscard]] Findings against_answer(const typename G::Rules& rules,
                                      const typename G::Carry& carry, typename G::Incident incident,
                                      const Row& row, const Value& value) {
  row.set(incident, {});
  const Findings before = complaints<G>(rules, carry, incident);
  row.set(incident, value);
  Findings wrong = complaints<G>(rules, carry, incident);
  std::erase_if(wrong, [&](const Finding& finding) {
    return std::find(before.begin(), before.end(), finding) != before.end();
  });
  return wrong;
}

/// Each single answer that a row takes by itself; of a list each item.
[[nodiscard]] inline std::vector<int> numbers_of(const Member& row) {
  const auto choices = static_cast<int>(row.choices.size());
  const int last = row.kind == Kind::flag ? 1 : row.choices.empty() ? row.max : choices - 1;
  std::vector<int> all;
  for (int n = row.kind == Kind::flag ? 0 : row.min; n <= last; n += row.step)
    if (row.accepts(n)) all.push_back(n);
  return all;
}

/// The answers that can be given to a question, after those that an incident has: single numbers;
/// of a list the items that it can have.
template <Game G, typename Row>
[[nodiscard]] std::vector<int> possible_answers(const typename G::Rules& rules,
                                                const typename G::Carry& carry,
                                                const typename G::Incident& incident,
                                                const Row& row) {
  const auto can_be = [&](const Value& value) {
    return against_answer<G>(rules, carry, incident, row, value).empty();
  };
  const auto is_possible = [&](int n) {
    Value value = row.kind == Kind::flag && n == 0 ? Value{} : Value{n};
    if (row.kind != Kind::integers) return can_be(value);
    for (; static_cast<int>(value.size()) < row.most; value.push_back(row.min))
      if (can_be(value)) return true;
    return can_be(value);
  };
  std::vector<int> all = numbers_of(row);
  std::erase_if(all, [&](int n) { return !is_possible(n); });
  return all;
}

}  // namespace spadille
