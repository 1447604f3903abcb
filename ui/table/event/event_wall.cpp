#include "ui/table/event/event_wall.h"

#include <algorithm>

#include "ui/table/event/wall_lines.h"

namespace spadille::table {
namespace {

/// The last round of which a table has told a result; 0: none has.
int last_told(const Tournament& now) {
  int last = 0;
  for (const TableResult& result : now.results)
    if (!result.told.empty()) last = std::max(last, result.round);
  return last;
}

bool all_told(const Tournament& now, int round) {
  const auto& tables = round_of(now, round).tables;
  return std::all_of(tables.begin(), tables.end(), [&](const DrawnTable& table) {
    const TableResult* result = result_of(now, round, table.table);
    return result != nullptr && settled(*result);
  });
}

}  // namespace

EventWall::EventWall(const LaidEvent& event, const EventRanking& ranking, const Clerk& clerk,
                     const Speaker& speaker, QObject* parent)
    : QObject(parent), event_(event), ranking_(ranking), clerk_(clerk), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventWall::renew);
}

void EventWall::setShown(bool shown) {
  shown_ = shown;
  if (shown)
    renew();
  else
    emit changed();
}

void EventWall::setFit(int lines) {
  fit_ = lines;
  left_.setFit(wide_ ? 2 * fit_ : fit_);
  right_.setFit(fit_);
  emit fitChanged();
}

void EventWall::setSeconds(int seconds) {
  seconds_ = seconds;
  emit changed();
}

void EventWall::turn() {
  left_.turn();
  right_.turn();
  emit turned();
}

void EventWall::renew() {
  if (!shown_) return;
  const bool was_wide = wide_;
  right_seats_ = false;
  wide_ = true;
  if (!event_.desk())
    layOver(speaker_.said("event.wall.none"), {});
  else if (event_.closed())
    layOver(speaker_.said("event.wall.final"), ranking_lines(ranking_, 0));
  else if (event_.drawn() == 0)
    layOver(speaker_.said("event.wall.people"), people_lines(event_, 1));
  else
    layColumns();
  if (was_wide != wide_) left_.setFit(wide_ ? 2 * fit_ : fit_);
  tick();
  emit changed();
}

void EventWall::layOver(const QString& title, std::vector<WallLine> lines) {
  left_.show(title, std::move(lines));
  right_.show({}, {});
}

/// After round N, and where everybody sits in round N + 1.
void EventWall::layColumns() {
  const Tournament& now = event_.desk()->now;
  const int told = std::min(last_told(now), event_.drawn());
  right_seats_ = told < event_.drawn();
  const auto titled = [this](std::string_view key, int round) {
    return speaker_.said(Message{key, {round}});
  };
  if (told == 0) return layOver(titled("event.wall.seats", 1), seat_lines(event_, 1, speaker_));
  wide_ = false;
  left_.show(titled(all_told(now, told) ? "event.wall.after" : "event.wall.so_far", told),
             ranking_lines(ranking_, told));
  if (right_seats_)
    right_.show(titled("event.wall.seats", told + 1), seat_lines(event_, told + 1, speaker_));
  else
    right_.show(titled("event.wall.results", told), table_lines(event_, told, speaker_));
}

void EventWall::tick() {
  clock_.reset();
  if (shown_ && event_.desk() && !event_.closed()) {
    const Tournament& now = event_.desk()->now;
    const int round = event_.current();
    const RoundClock* running = clock_of(now, round);
    const bool goes_on = round > event_.drawn() || !all_told(now, round);
    if (running != nullptr && goes_on)
      clock_ = state_of(*running, seconds_of(clerk_.machine().now()).value_or(0));
  }
  emit ticked();
}

QString EventWall::clock() const {
  if (!clock_) return {};
  return (over() ? "+" : "") + text(clock_face(clock_->left));
}

QString EventWall::clockNote() const {
  if (!clock_ || clock_->phase == ClockState::Phase::running) return {};
  return speaker_.said(over() ? "event.wall.over" : "event.wall.last_call");
}

bool EventWall::over() const { return clock_ && clock_->phase == ClockState::Phase::over; }

}  // namespace spadille::table
