#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "app/record/deal_entry.h"

namespace spadille::table {

/// What is said of a deal so far, a list of numbers a member; empty where nothing is.
[[nodiscard]] QJsonObject kept(const DealEntry& entry);

/// Goes on from there. What does not fit any more is left out.
void go_on(DealEntry& entry, const QJsonObject& from);

[[nodiscard]] QJsonArray array_of(const auto& numbers) {
  QJsonArray all;
  for (const int number : numbers) all << number;
  return all;
}

}  // namespace spadille::table
