#include "ui/table/book/book_watch.h"

#include <QFileInfo>

namespace spadille::table {

BookWatch::BookWatch(const QString& book, QObject* parent) : QObject(parent) {
  if (book.isEmpty()) return;
  files_ = {book, book + "-wal", book + ".witness"};
  pause_.setSingleShot(true);
  pause_.setInterval(kMilliseconds);
  watcher_.addPath(QFileInfo(book).absolutePath());
  look();
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &BookWatch::heard);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &BookWatch::heard);
  connect(&pause_, &QTimer::timeout, this, [this] {
    look();
    if (quiet_.elapsed() < kMilliseconds / 2) pause_.start();
    emit written();
  });
}

void BookWatch::heard() {
  quiet_.start();
  if (!pause_.isActive()) pause_.start();
}

/// A file that is made anew, or replaced, has to be watched anew.
void BookWatch::look() {
  for (const QString& file : files_)
    if (QFileInfo::exists(file) && !watcher_.files().contains(file)) watcher_.addPath(file);
}

}  // namespace spadille::table
