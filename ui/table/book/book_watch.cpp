#include "ui/table/book/book_watch.h"

#include <QFileInfo>

namespace spadille::table {

BookWatch::BookWatch(const QString& book, QObject* parent) : QObject(parent) {
  if (book.isEmpty()) return;
  files_ = {book, book + "-wal"};
  pause_.setSingleShot(true);
  pause_.setInterval(kMilliseconds);
  watcher_.addPath(QFileInfo(book).absolutePath());
  look();
  const auto wait = [this] {
    if (!pause_.isActive()) pause_.start();
  };
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
  connect(&pause_, &QTimer::timeout, this, [this] {
    look();
    emit written();
  });
}

/// A file that is made anew, or replaced, has to be watched anew.
void BookWatch::look() {
  for (const QString& file : files_)
    if (QFileInfo::exists(file) && !watcher_.files().contains(file)) watcher_.addPath(file);
}

}  // namespace spadille::table
