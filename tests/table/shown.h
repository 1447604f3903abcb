#pragma once

#include <QAbstractItemModel>
#include <QVariant>
#include <string>

namespace spadille::tests {

/// A value as a page gets it, as text to be read: "{name Ann, total 3}, {…}"; what is empty, false
/// or missing in a map is left out.
[[nodiscard]] QString shown(const QVariant& value);
/// The same of each item, a line each.
[[nodiscard]] std::string lines(const QVariantList& values);
/// Only these members of each.
[[nodiscard]] std::string lines(const QVariantList& values, const QStringList& members);
/// Every row of a model, a line each: each role that has something to say, "role value".
[[nodiscard]] std::string rows(const QAbstractItemModel& model);
[[nodiscard]] std::string lines(const QStringList& values);

}  // namespace spadille::tests
