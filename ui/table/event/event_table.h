#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/book/laid_session.h"
#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// One table of a round: who sits there, what it tells, and what the referee of the room ruled.
class EventTable : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int table READ table NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)  ///< "Round 2, table 7"
  /// Who plays for each figure: side ("Ann & Cem"), figure ("1313", where one counts).
  Q_PROPERTY(QVariantList sides READ sides NOTIFY changed)
  /// One a person, clockwise: name, chosen (for a penalty).
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  /// What each source tells: source, words, note (who told it, who agrees), counts, index.
  Q_PROPERTY(QVariantList told READ told NOTIFY changed)
  Q_PROPERTY(bool differs READ differs NOTIFY changed)  ///< two tell it differently
  /// Why what is told cannot be; empty where it can.
  Q_PROPERTY(QString doubt READ doubt NOTIFY changed)
  /// It is kept deal by deal: how far it is; empty where it is not.
  Q_PROPERTY(QString playing READ playing NOTIFY changed)
  Q_PROPERTY(int session READ session NOTIFY changed)  ///< 0: it keeps none in this book
  Q_PROPERTY(bool canKeep READ canKeep NOTIFY changed)
  /// Calls that wait: entry, words.
  Q_PROPERTY(QVariantList calls READ calls NOTIFY changed)
  /// What was ruled at this event, this table's first: where, words, clause, penalty ("Ann −50"),
  /// here (at this table, in this round).
  Q_PROPERTY(QVariantList rulings READ rulings NOTIFY changed)

 public:
  EventTable(LaidEvent& event, LaidSession& evening, const Speaker& speaker,
             QObject* parent = nullptr);

  [[nodiscard]] int table() const { return table_; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QVariantList sides() const;
  [[nodiscard]] QVariantList seats() const;
  [[nodiscard]] QVariantList told() const;
  [[nodiscard]] bool differs() const;
  [[nodiscard]] QString doubt() const;
  [[nodiscard]] QString playing() const;
  [[nodiscard]] int session() const;
  [[nodiscard]] bool canKeep() const;
  [[nodiscard]] QVariantList calls() const;
  [[nodiscard]] QVariantList rulings() const;

  Q_INVOKABLE void open(int round, int table);
  /// What this source tells counts, by the director.
  Q_INVOKABLE void settle(int index);
  /// The table keeps its round deal by deal from now on: kept() says when its session lies open.
  Q_INVOKABLE void keep();
  /// Who has the penalty, or not after all.
  Q_INVOKABLE void choose(int seat);
  /// Rules on a call of the table, or on what nobody called for (0). `points`: of the penalty, as
  /// typed; empty: none.
  Q_INVOKABLE void rule(int entry, const QString& words, const QString& clause,
                        const QString& points);

 signals:
  void changed();
  void kept();
  void ruled();

 private:
  [[nodiscard]] const DrawnTable* drawn() const;
  [[nodiscard]] const TableResult* result() const;
  [[nodiscard]] const TablePlay* play() const;

  LaidEvent& event_;
  LaidSession& evening_;
  const Speaker& speaker_;
  int round_ = 0;
  int table_ = 0;
  QSet<int> chosen_{};
};

}  // namespace spadille::table
