#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// The room as its director sees it: every table of the round that is shown, what waits for him,
/// who leads, what is to be drawn next.
class EventRoom : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// One a table: table (its number), state ("told", "playing", "waiting", "late", "differently",
  /// "impossible", "disputed" or "call"), words ("1313 : 1319", "deal 11 of 16"), heard (all of it,
  /// for a screen reader).
  Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
  /// What waits, calls first: lead ("Table 12"), words, detail, tone ("call", "bad" or "plain"),
  /// kind ("call", "dispute", "missing", "differently", "impossible" or "draw"), round, table,
  /// entry (of a call), session (of a dispute).
  Q_PROPERTY(QVariantList matters READ matters NOTIFY changed)
  /// The best three after the last round of which all results count: place, name, total.
  Q_PROPERTY(QVariantList leading READ leading NOTIFY changed)
  Q_PROPERTY(QString leadingHead READ leadingHead NOTIFY changed)
  /// "Draw round 3"; empty where all are drawn.
  Q_PROPERTY(QString drawWords READ drawWords NOTIFY changed)
  /// Why one would rather wait with that; empty: nothing waits.
  Q_PROPERTY(QString drawWhy READ drawWhy NOTIFY changed)
  /// What undo takes back, in words; empty where there is nothing.
  Q_PROPERTY(QString undoWords READ undoWords NOTIFY changed)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  /// What was just taken back or done again; empty once anything else was written.
  Q_PROPERTY(QString said READ said NOTIFY changed)

 public:
  EventRoom(LaidEvent& event, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList tables() const { return tables_; }
  [[nodiscard]] QVariantList matters() const { return matters_; }
  [[nodiscard]] QVariantList leading() const { return leading_; }
  [[nodiscard]] QString leadingHead() const { return leading_head_; }
  [[nodiscard]] QString drawWords() const;
  [[nodiscard]] QString drawWhy() const;
  [[nodiscard]] QString undoWords() const;
  [[nodiscard]] bool canRedo() const;
  [[nodiscard]] QString said() const { return said_; }

  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void close();
  Q_INVOKABLE void throwAway();
  Q_INVOKABLE void reopen();

 signals:
  void changed();

 private:
  void lay();
  void layTables();
  void layMatters();
  void layLeading();
  [[nodiscard]] QVariantMap tableShown(const DrawnTable& table, bool late) const;
  [[nodiscard]] QVariantMap matterShown(const RoomMatter& matter) const;
  void takeBack(bool again);
  [[nodiscard]] QString deedOf(const std::vector<TournamentEvent>& events) const;

  LaidEvent& event_;
  const Speaker& speaker_;
  QVariantList tables_{};
  QVariantList matters_{};
  QVariantList leading_{};
  QString leading_head_{};
  int missing_ = 0;   ///< results of the round that is played
  int disputed_ = 0;  ///< of all rounds
  QString said_{};
  int said_at_ = 0;  ///< how long the log was then
};

}  // namespace spadille::table
