#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace spadille::table {

/// Sees when somebody writes in the book, this program or another: the system tells, nothing is
/// asked again and again.
class BookWatch : public QObject {
  Q_OBJECT

 public:
  /// Nothing is seen of a book without a file.
  explicit BookWatch(const QString& book, QObject* parent = nullptr);

  /// Much that is written at once is told once, after so long.
  static constexpr int kMilliseconds = 250;

 signals:
  void written();

 private:
  void look();

  QStringList files_{};  ///< the book, and what is written first
  QFileSystemWatcher watcher_{};
  QTimer pause_{};
};

}  // namespace spadille::table
