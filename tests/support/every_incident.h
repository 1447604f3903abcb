#pragma once

#include <functional>
#include <vector>

#include "games/possible_answers.h"
#include "session/session.h"

namespace spadille::tests {

/// Tells everything irregular that somebody may tell at a table: every kind, every seat and every
/// choice; of numbers the least and the greatest.
class EveryIncident {
 public:
  using Visit = std::function<void(const AnyIncident&)>;

  EveryIncident(const Session& at, Visit visit) : at_(at), visit_(std::move(visit)) {}

  void tell() { ask(at_.rules.game().incident(), 0); }

 private:
  [[nodiscard]] std::vector<Value> answers(const AnyIncident& so_far,
                                           const AnyQuestion<AnyIncident>& row) const {
    std::vector<int> numbers = possible_answers(at_.rules, at_.carry, so_far, row);
    if (row.kind == Kind::integer && numbers.size() > 2) numbers = {numbers[0], numbers.back()};
    if (row.kind == Kind::integers) return integers(so_far, row);
    std::vector<Value> all;
    if (row.kind == Kind::seats) all.emplace_back();
    all.reserve(numbers.size() + 1);
    for (const int n : numbers)
      all.push_back(row.kind == Kind::flag && n == 0 ? Value{} : Value{n});
    return all;
  }

  /// One number for all, or one each.
  [[nodiscard]] std::vector<Value> integers(const AnyIncident& so_far,
                                            const AnyQuestion<AnyIncident>& row) const {
    std::vector<Value> all;
    for (const int n : {row.min, row.min + row.step})
      for (Value value{n}; value.size() <= 2; value.push_back(n)) {
        AnyIncident told = so_far;
        row.set(told, value);
        if (!has_error(validate(at_.rules, at_.carry, told))) all.push_back(value);
      }
    return all;
  }

  void ask(const AnyIncident& so_far, std::size_t next) {
    const auto form = so_far.game().incidents();
    while (next < form.size() && !form[next].asked(at_.rules, at_.carry, so_far)) ++next;
    if (next == form.size()) {
      if (!has_error(validate(at_.rules, at_.carry, so_far))) visit_(so_far);
      return;
    }
    for (const Value& value : answers(so_far, form[next])) {
      AnyIncident more = so_far;
      form[next].set(more, value);
      ask(more, next + 1);
    }
  }

  const Session& at_;
  Visit visit_;
};

}  // namespace spadille::tests
