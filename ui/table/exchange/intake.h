#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "ui/table/book/home.h"
#include "ui/table/book/long_work.h"

namespace spadille::table {

/// Sessions on their way into the book: all that a file holds, or nothing.
class Intake : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(spadille::table::LongWork* work READ work CONSTANT)
  /// What the last file brought; empty where it was refused, or nothing was taken in.
  Q_PROPERTY(QString said READ said NOTIFY changed)

 public:
  Intake(Home& home, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
         QObject* parent = nullptr);

  [[nodiscard]] LongWork* work() { return &work_; }
  [[nodiscard]] QString said() const { return said_; }

  /// Documents in the folder where this program writes them, the latest first: path, name.
  Q_INVOKABLE [[nodiscard]] static QVariantList documents();
  /// Takes in what files hold (spadille/log, spadille/session or spadille/precedent, also many, a
  /// line each), all or nothing. Why not is said by LaidSession::refused; then Home shows what is
  /// there. A file is named by its path, or by a URL.
  Q_INVOKABLE void takeIn(const QStringList& files);

 signals:
  void changed();

 private:
  struct Taken;
  static Outcome<Taken> taken(Book& book, const QStringList& files, const Pace& pace);
  void tell(const Outcome<Taken>& taken);

  Home& home_;
  LaidSession& evening_;
  const Speaker& speaker_;
  LongWork work_;
  QString said_{};
};

}  // namespace spadille::table
