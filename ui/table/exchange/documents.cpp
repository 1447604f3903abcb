#include "ui/table/exchange/documents.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

namespace spadille::table {

QVariantList documents_called(const QStringList& patterns) {
  constexpr qsizetype kMost = 12;
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  QVariantList all;
  for (const QFileInfo& file :
       folder.entryInfoList(patterns, QDir::Files | QDir::Readable, QDir::Time))
    if (all.size() < kMost)
      all << QVariantMap{{"path", file.absoluteFilePath()}, {"name", file.fileName()}};
  return all;
}

QString path_of(const QString& file) {
  const QUrl url(file);
  return url.isLocalFile() ? url.toLocalFile() : file;
}

}  // namespace spadille::table
