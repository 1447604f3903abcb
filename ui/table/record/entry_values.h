#pragma once

#include <algorithm>

#include "games/tables.h"

namespace spadille::table {

[[nodiscard]] inline bool contains(const Value& value, int n) {
  return std::find(value.begin(), value.end(), n) != value.end();
}

[[nodiscard]] inline Value without(const Value& value, int n) {
  Value rest;
  for (const int item : value)
    if (item != n) rest.push_back(item);
  return rest;
}

/// The value with one more, or without it where it was there.
[[nodiscard]] inline Value toggled(const Member& member, const Value& value, int n) {
  if (contains(value, n)) return without(value, n);
  if (!is_list(member.kind)) return {n};
  Value more = value;
  if (more.size() < Value::capacity()) more.push_back(n);
  if (is_set(member.kind)) std::sort(more.begin(), more.end());
  return more;
}

}  // namespace spadille::table
