#include "tests/table/whole_deal.h"

#include <algorithm>

#include "ui/table/house.h"

namespace spadille::tests {
namespace {

/// Roem is chalked up for a side, whoever made trump; of three players for each.
bool chalk_up(table::Entry& entry, std::string_view key, const Value& marks, int maker,
              const table::Laid& laid) {
  constexpr std::array<std::string_view, 3> kKeys{"roem", "other_roem", "third_roem"};
  const auto* const found = std::find(kKeys.begin(), kKeys.end(), key);
  if (found == kKeys.end()) return false;
  const int parties = laid.view.names.seats.size() == 3 ? 3 : 2;
  const int own = parties == 3 ? maker : side_in(laid.view.names.sides, seat(maker));
  for (const int mark : marks)
    entry.chalk((own + static_cast<int>(found - kKeys.begin())) % parties, mark);
  return true;
}

void say(table::Entry& entry, const Member& member, const Value& value) {
  const QString key = QString::fromUtf8(member.key.data(), static_cast<int>(member.key.size()));
  for (const int number : value)
    if (member.kind == Kind::flag || is_set(member.kind))
      entry.choose(key, number);
    else if (is_list(member.kind))
      entry.append(key, number);
    else
      entry.set(key, number);
}

}  // namespace

bool say_whole(table::House& house, const AnyDeal& deal) {
  table::Entry& entry = *house.entry();
  const table::Laid& laid = *house.evening()->laid();
  const auto form = deal.game().form();
  int maker = 0;
  for (const auto& row : form) {
    const Value value = row.get(deal);
    if (row.key == "maker" && !value.empty()) maker = value[0];
    if (!chalk_up(entry, row.key, value, maker, laid)) say(entry, row, value);
  }
  const QVariantMap fields = entry.fields();
  return std::all_of(form.begin(), form.end(), [&](const auto& row) {
    QVariantList values;
    for (const int number : row.get(deal)) values << number;
    const QString key = QString::fromUtf8(row.key.data(), static_cast<int>(row.key.size()));
    return fields[key].toMap()["values"].toList() == values;
  });
}

}  // namespace spadille::tests
