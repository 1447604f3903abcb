#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/tournament/drawing.h"
#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// Who plays with whom, and where: rounds that are drawn, what can be drawn now, and what two who
/// change places come to.
class EventDraw : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// One a round: round, state ("begun", "drawn", "stale" or "open"), words.
  Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
  /// The tables of the round that is shown: table, seats (who, name, chosen), in the order of the
  /// places; the last one of who sits out has table 0.
  Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
  /// How good the draw is, a sentence each.
  Q_PROPERTY(QStringList quality READ quality NOTIFY changed)
  /// Why nothing can be drawn now; empty where it can.
  Q_PROPERTY(QString why READ why NOTIFY changed)
  /// Why one would rather wait; empty where nothing is against it.
  Q_PROPERTY(QString againWords READ againWords NOTIFY changed)
  Q_PROPERTY(QString oneWords READ oneWords NOTIFY changed)  ///< "Draw round 3"; empty: no such
  Q_PROPERTY(QString allWords READ allWords NOTIFY changed)  ///< "Draw rounds 3 to 4"
  Q_PROPERTY(bool canSwap READ canSwap NOTIFY changed)       ///< nobody has played in it
  Q_PROPERTY(QString said READ said NOTIFY changed)

 public:
  EventDraw(LaidEvent& event, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList rounds() const;
  [[nodiscard]] QVariantList tables() const;
  [[nodiscard]] QStringList quality() const;
  [[nodiscard]] QString why() const;
  [[nodiscard]] QString againWords() const;
  [[nodiscard]] QString oneWords() const;
  [[nodiscard]] QString allWords() const;
  [[nodiscard]] bool canSwap() const;
  [[nodiscard]] QString said() const { return said_; }

  Q_INVOKABLE void arrive();
  /// The next round that is not drawn.
  Q_INVOKABLE void drawOne();
  /// All that can be drawn now, behind those that are.
  Q_INVOKABLE void drawAll();
  /// All that nobody has played in, once more.
  Q_INVOKABLE void drawAgain();
  /// Two who are tapped change places.
  Q_INVOKABLE void tap(int who);

 signals:
  void changed();

 private:
  [[nodiscard]] int next() const;
  [[nodiscard]] bool stale(int round) const;
  void draw(int from, int rounds);

  LaidEvent& event_;
  const Speaker& speaker_;
  Entrant chosen_ = -1;
  QString said_{};
};

}  // namespace spadille::table
