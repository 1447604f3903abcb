#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// Points by the director: somebody is given some in a round, or has some taken away (EV-4.2).
class EventAward : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// The round that it is about: at first the last one that has begun.
  Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)

 public:
  explicit EventAward(LaidEvent& event, QObject* parent = nullptr);

  [[nodiscard]] int round() const;
  void setRound(int round);

  Q_INVOKABLE void arrive();
  /// Whether these are points, as typed, and a reason.
  Q_INVOKABLE [[nodiscard]] static bool complete(const QString& points, const QString& why);
  /// Writes it down where it is complete; given() says so. `who`: by his place in the roster.
  Q_INVOKABLE void give(int who, const QString& points, const QString& why);

 signals:
  void changed();
  void given();

 private:
  LaidEvent& event_;
  int round_ = 0;  ///< 0: nobody has chosen one
};

}  // namespace spadille::table
