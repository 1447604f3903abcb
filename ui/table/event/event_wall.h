#pragma once

#include "tournament/clock.h"
#include "ui/table/event/event_ranking.h"
#include "ui/table/event/wall_panel.h"

namespace spadille::table {

/// What hangs on the wall of the hall: who leads, and everybody's next table. It follows the event
/// that lies open while it is shown, and no page of it is lost by that.
class EventWall : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// Somebody looks; without that nothing is worked out.
  Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY changed)
  Q_PROPERTY(spadille::table::WallPanel* left READ left CONSTANT)
  Q_PROPERTY(spadille::table::WallPanel* right READ right CONSTANT)
  /// One list over both columns: `left` has it, and twice as many lines fit.
  Q_PROPERTY(bool wide READ wide NOTIFY changed)
  /// What is looked for there is the number of a table.
  Q_PROPERTY(bool leftSeats READ leftSeats NOTIFY changed)
  Q_PROPERTY(bool rightSeats READ rightSeats NOTIFY changed)
  Q_PROPERTY(int fit READ fit WRITE setFit NOTIFY fitChanged)  ///< lines a column
  /// After how long it turns; 0: not by itself.
  Q_PROPERTY(int seconds READ seconds WRITE setSeconds NOTIFY changed)
  /// Of the round that is played: "4:30", once it is over "+1:05"; empty where it has none.
  Q_PROPERTY(QString clock READ clock NOTIFY ticked)
  Q_PROPERTY(QString clockNote READ clockNote NOTIFY ticked)  ///< "last call", "time is up"
  Q_PROPERTY(bool over READ over NOTIFY ticked)

 public:
  static constexpr int kUsualSeconds = 12;

  EventWall(const LaidEvent& event, const EventRanking& ranking, const Clerk& clerk,
            const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] bool isShown() const { return shown_; }
  void setShown(bool shown);
  [[nodiscard]] WallPanel* left() { return &left_; }
  [[nodiscard]] WallPanel* right() { return &right_; }
  [[nodiscard]] bool wide() const { return wide_; }
  [[nodiscard]] bool leftSeats() const { return wide_ && right_seats_; }
  [[nodiscard]] bool rightSeats() const { return right_seats_; }
  [[nodiscard]] int fit() const { return fit_; }
  void setFit(int lines);
  [[nodiscard]] int seconds() const { return seconds_; }
  void setSeconds(int seconds);
  [[nodiscard]] QString clock() const;
  [[nodiscard]] QString clockNote() const;
  [[nodiscard]] bool over() const;

  /// The next page of each column.
  Q_INVOKABLE void turn();
  /// Looks what time it is.
  Q_INVOKABLE void tick();

 signals:
  void changed();
  void fitChanged();
  void ticked();
  void turned();

 private:
  void renew();
  void layColumns();
  void layOver(const QString& title, std::vector<WallLine> lines);

  const LaidEvent& event_;
  const EventRanking& ranking_;
  const Clerk& clerk_;
  const Speaker& speaker_;
  WallPanel left_{};
  WallPanel right_{};
  bool shown_ = false;
  bool wide_ = true;
  bool right_seats_ = false;
  int fit_ = 1;
  int seconds_ = kUsualSeconds;
  std::optional<ClockState> clock_{};
};

}  // namespace spadille::table
