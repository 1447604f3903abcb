#include "games/possible_answers.h"

#include <algorithm>
#include <optional>

namespace spadille {
namespace {

/// What is wrong with an incident, apart from answers that are still to come.
Findings complaints(const AnyRules& rules, const AnyCarry& carry, const AnyIncident& incident) {
  Findings all = validate(rules, carry, incident);
  std::erase_if(all, [](const Finding& finding) {
    return finding.cause == Finding::Cause::missing || finding.severity != Finding::Severity::error;
  });
  return all;
}

/// The incident with which a row is asked: as it is told, or before somebody chose; nothing where
/// nobody has to be asked.
std::optional<AnyIncident> when_asked(const AnyRules& rules, const AnyCarry& carry,
                                      const AnyIncident& incident,
                                      const AnyQuestion<AnyIncident>& row) {
  if (row.asked(rules, carry, incident)) return incident;
  for (const auto& choice : incident.game().incidents()) {
    const bool after = choice.chosen && &choice > &row;
    if (!after || choice.get(incident).empty() || !choice.asked(rules, carry, incident)) continue;
    AnyIncident open = incident;
    choice.set(open, {});
    if (row.asked(rules, carry, open)) return open;
  }
  return std::nullopt;
}

}  // namespace

bool is_needed(const AnyRules& rules, const AnyCarry& carry, const AnyIncident& incident,
               const AnyQuestion<AnyIncident>& row) {
  return when_asked(rules, carry, incident, row).has_value();
}

Findings against_answer(const AnyRules& rules, const AnyCarry& carry, AnyIncident incident,
                        const AnyQuestion<AnyIncident>& row, const Value& value) {
  if (auto then = when_asked(rules, carry, incident, row)) incident = std::move(*then);
  row.set(incident, {});
  const Findings before = complaints(rules, carry, incident);
  row.set(incident, value);
  Findings wrong = complaints(rules, carry, incident);
  std::erase_if(wrong, [&](const Finding& finding) {
    return std::find(before.begin(), before.end(), finding) != before.end();
  });
  return wrong;
}

std::vector<int> numbers_of(const Member& row) {
  const auto choices = static_cast<int>(row.choices.size());
  const int last = row.kind == Kind::flag ? 1 : row.choices.empty() ? row.max : choices - 1;
  std::vector<int> all;
  for (int n = row.kind == Kind::flag ? 0 : row.min; n <= last; n += row.step)
    if (row.accepts(n)) all.push_back(n);
  return all;
}

std::vector<int> possible_answers(const AnyRules& rules, const AnyCarry& carry,
                                  const AnyIncident& incident,
                                  const AnyQuestion<AnyIncident>& row) {
  const auto can_be = [&](const Value& value) {
    return against_answer(rules, carry, incident, row, value).empty();
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
