#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "tournament/clock.h"
#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// The clock of the round that is shown. It reads the time when it is asked to: a page that shows
/// it ticks.
class EventClock : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// "12:40"; once it is over "+1:05". Empty where the round has no clock.
  Q_PROPERTY(QString text READ text NOTIFY changed)
  Q_PROPERTY(bool runs READ runs NOTIFY changed)          ///< also when it is over
  Q_PROPERTY(bool lastCall READ lastCall NOTIFY changed)  ///< nobody begins another deal
  Q_PROPERTY(bool over READ over NOTIFY changed)
  Q_PROPERTY(bool canStart READ canStart NOTIFY changed)  ///< the round is drawn
  Q_PROPERTY(int minutes READ minutes NOTIFY changed)     ///< of the round, as planned or set
  /// "Last call: begin no other deal", "Time is up"; empty before.
  Q_PROPERTY(QString says READ says NOTIFY changed)

 public:
  EventClock(LaidEvent& event, const Clerk& clerk, const Speaker& speaker,
             QObject* parent = nullptr);

  [[nodiscard]] QString text() const;
  [[nodiscard]] bool runs() const { return state_.has_value(); }
  [[nodiscard]] bool lastCall() const { return is(ClockState::Phase::last_call); }
  [[nodiscard]] bool over() const { return is(ClockState::Phase::over); }
  [[nodiscard]] bool canStart() const;
  [[nodiscard]] int minutes() const;
  [[nodiscard]] QString says() const;

  /// Looks what time it is.
  Q_INVOKABLE void tick();
  /// The round begins now, and has so many minutes.
  Q_INVOKABLE void start(int minutes);
  Q_INVOKABLE void stop();
  /// So many minutes more, or less; it has at least one.
  Q_INVOKABLE void add(int minutes);

 signals:
  void changed();

 private:
  [[nodiscard]] bool is(ClockState::Phase phase) const { return state_ && state_->phase == phase; }
  [[nodiscard]] const RoundClock* clock() const;

  LaidEvent& event_;
  const Clerk& clerk_;
  const Speaker& speaker_;
  std::optional<ClockState> state_{};
};

}  // namespace spadille::table
