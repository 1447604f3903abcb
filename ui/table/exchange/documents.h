#pragma once

#include <QVariantList>

namespace spadille::table {

/// Files that can be chosen: those in the folder of documents whose name fits, the latest first, at
/// most a dozen; each path, name.
[[nodiscard]] QVariantList documents_called(const QStringList& patterns);

/// The path of a file that is named by its path or by a URL.
[[nodiscard]] QString path_of(const QString& file);

}  // namespace spadille::table
