#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/review/season.h"
#include "ui/table/book/home.h"

namespace spadille::table {

/// The ranking of a season.
class Ranking : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString span READ span WRITE setSpan NOTIFY changed)  ///< "all", "year" or "month"
  Q_PROPERTY(int best READ best NOTIFY changed)          ///< so many evenings count; 0: all
  Q_PROPERTY(int least READ least NOTIFY changed)        ///< who was at fewer has no place
  Q_PROPERTY(QString absent READ absent NOTIFY changed)  ///< what a missed evening counts
  /// place, name, total, average (empty where it does not decide), results (one an evening).
  Q_PROPERTY(QVariantList places READ places NOTIFY changed)
  Q_PROPERTY(QString heading READ heading NOTIFY changed)
  Q_PROPERTY(QStringList notes READ notes NOTIFY changed)  ///< what brackets and the like mean

 public:
  Ranking(const Home& home, Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QString span() const { return span_; }
  void setSpan(const QString& span);
  [[nodiscard]] int best() const { return rules_.best; }
  [[nodiscard]] int least() const { return rules_.least; }
  [[nodiscard]] QString absent() const;
  [[nodiscard]] QVariantList places() const;
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QStringList notes() const;

  /// The game that was played last.
  Q_INVOKABLE void prepare();
  Q_INVOKABLE void countMore(int evenings);
  Q_INVOKABLE void askAttendance(int evenings);
  /// What a missed evening counts, as it is typed; without a number as it is usual.
  Q_INVOKABLE void typeAbsent(const QString& figures);

 signals:
  void changed();

 private:
  void refresh();
  [[nodiscard]] QString average(const SeasonPlace& player) const;

  const Home& home_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString game_{};
  QString span_ = QStringLiteral("year");
  SeasonRules rules_{};
  Season season_{};
};

}  // namespace spadille::table
