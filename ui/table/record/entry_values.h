#pragma once

#include <algorithm>

#include "app/record/deal_entry.h"

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

/// The first family of the game of which `is` holds; nothing where it has none.
[[nodiscard]] const Family* family_with(const DealEntry& entry, auto&& is) {
  const auto families = entry.table().families;
  const auto found = std::find_if(families.begin(), families.end(), is);
  return found == families.end() ? nullptr : &*found;
}

/// The family that is told by members of this kind.
[[nodiscard]] inline const Family* family_of(const DealEntry& entry, Kind kind) {
  return family_with(entry, [&](const Family& family) {
    const Member* member = entry.member(family.members[0]);
    return member != nullptr && member->kind == kind;
  });
}

}  // namespace spadille::table
