#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/review/sheet.h"

namespace spadille::table {

/// The running chart of the totals: where lines, marks and figures lie, and what the deal under the
/// finger did.
class Chart : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int deals READ deals NOTIFY changed)
  /// One a total: name, total (now, as a figure).
  Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
  /// Figures at the left: figure, at (0…1 from the top).
  Q_PROPERTY(QVariantList totalTicks READ totalTicks NOTIFY changed)
  /// What those count: points, counters, losses.
  Q_PROPERTY(QString unit READ unit NOTIFY changed)
  /// Where games end: number, at (0…1 from the left), room (0…1, to the end before).
  Q_PROPERTY(QVariantList gameEnds READ gameEnds NOTIFY changed)
  /// The number of the deal under the finger; 0: none.
  Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY chosenChanged)
  Q_PROPERTY(qreal chosenAt READ chosenAt NOTIFY chosenChanged)  ///< 0…1 from the left
  /// What that deal was and did, in words.
  Q_PROPERTY(QString told READ told NOTIFY chosenChanged)
  /// One a line: after that deal, or now.
  Q_PROPERTY(QStringList totalsThen READ totalsThen NOTIFY chosenChanged)
  /// What those totals were called: partners change from game to game.
  Q_PROPERTY(QStringList namesThen READ namesThen NOTIFY chosenChanged)

 public:
  Chart(const Sheet& sheet, const LaidSession& evening, const Speaker& speaker,
        QObject* parent = nullptr);

  [[nodiscard]] int deals() const { return deals_; }
  [[nodiscard]] QVariantList lines() const;
  [[nodiscard]] QVariantList totalTicks() const;
  [[nodiscard]] QString unit() const;
  [[nodiscard]] QVariantList gameEnds() const;
  [[nodiscard]] int chosen() const { return chosen_; }
  void setChosen(int deal);
  [[nodiscard]] qreal chosenAt() const;
  [[nodiscard]] QString told() const;
  [[nodiscard]] QStringList totalsThen() const;
  [[nodiscard]] QStringList namesThen() const;

  /// Numbers of deals below, where so many have room: figure, at (0…1 from the left).
  Q_INVOKABLE [[nodiscard]] QVariantList dealTicks(int most) const;
  /// A line in an area of this size, corner by corner.
  Q_INVOKABLE [[nodiscard]] QVariantList path(int line, qreal width, qreal height) const;
  /// Where its mark stands: a few places, the last of them its end.
  Q_INVOKABLE [[nodiscard]] QVariantList marks(int line, qreal width, qreal height) const;
  /// Where the names stand, from the top, so that none lies on another.
  Q_INVOKABLE [[nodiscard]] QVariantList labels(qreal height, qreal label_height) const;
  /// The deal that is nearest to a place, 0…1 from the left.
  Q_INVOKABLE void chooseAt(qreal place);

 signals:
  void changed();
  void chosenChanged();

 private:
  struct Line {
    QString name{};
    std::vector<int> before{};  ///< each deal; a new game may begin lower than the last one ended
    std::vector<int> after{};
  };
  void renew();
  [[nodiscard]] bool isLine(int line) const;
  [[nodiscard]] qreal across(int deal) const;
  [[nodiscard]] qreal down(int total) const;

  const Sheet& sheet_;
  const LaidSession& evening_;
  const Speaker& speaker_;
  std::vector<Line> lines_{};
  int deals_ = 0;
  int lowest_ = 0;
  int highest_ = 0;
  int step_ = 1;  ///< between the figures at the left
  int chosen_ = 0;
};

}  // namespace spadille::table
