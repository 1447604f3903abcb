#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"

namespace spadille::tests {

/// The table app, and the command line over the same book.
class BesideCli : public AtTable {
 protected:
  /// What the command line says.
  std::string say_to_cli(std::vector<std::string> words);
  QJsonObject json(std::vector<std::string> words);

 private:
  std::function<std::string()> new_id_ = counted_ids();
};

/// Lines of a score as either says them: rule, words, what they move.
[[nodiscard]] QStringList told(const QJsonArray& lines, const QJsonArray& accounts);
[[nodiscard]] QStringList told(const QVariantList& explained);

}  // namespace spadille::tests
