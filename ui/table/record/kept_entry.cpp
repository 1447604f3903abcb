#include "ui/table/record/kept_entry.h"

#include "ui/table/show/speaker.h"

namespace spadille::table {
namespace {

/// Nothing where it is no list of numbers, or longer than any.
Value value_of(const QJsonArray& kept) {
  Value value;
  if (kept.size() > static_cast<qsizetype>(Value::capacity())) return {};
  for (const auto& number : kept) {
    constexpr int kNone = -1;
    if (number.toInt(kNone) == kNone && number.toInt(0) == 0) return {};
    value.push_back(number.toInt());
  }
  return value;
}

}  // namespace

QJsonObject kept(const DealEntry& entry) {
  QJsonObject all;
  for (const Member* member : entry.members())
    if (const Value value = entry.get(member->key); !value.empty())
      all[text(member->key)] = array_of(value);
  return all;
}

void go_on(DealEntry& entry, const QJsonObject& from) {
  entry.clear();
  for (const Member* member : entry.members())
    if (const Value value = value_of(from[text(member->key)].toArray()); !value.empty())
      entry.set(member->key, value);
}

}  // namespace spadille::table
