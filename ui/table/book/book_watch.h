#pragma once

#include <QElapsedTimer>
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

  /// Much that is written at once is told once, after so long. What was written just before that
  /// may not be there for readers yet: it is told once more.
  static constexpr int kMilliseconds = 250;

 signals:
  void written();

 private:
  void look();

  void heard();

  QStringList files_{};  ///< the book, what is written first, and what is written when it stands
  QFileSystemWatcher watcher_{};
  QTimer pause_{};
  QElapsedTimer quiet_{};  ///< since something was written
};

}  // namespace spadille::table
