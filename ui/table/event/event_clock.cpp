#include "ui/table/event/event_clock.h"

#include <algorithm>

namespace spadille::table {
namespace {

constexpr int kUsualMinutes = 45;  ///< where the plan says nothing

}  // namespace

EventClock::EventClock(LaidEvent& event, const Clerk& clerk, const Speaker& speaker,
                       QObject* parent)
    : QObject(parent), event_(event), clerk_(clerk), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventClock::tick);
}

const RoundClock* EventClock::clock() const {
  return event_.desk() ? clock_of(event_.desk()->now, event_.round()) : nullptr;
}

void EventClock::tick() {
  const RoundClock* now = clock();
  state_.reset();
  if (now != nullptr) state_ = state_of(*now, seconds_of(clerk_.machine().now()).value_or(0));
  emit changed();
}

QString EventClock::text() const {
  if (!state_) return {};
  return (state_->left < 0 ? "+" : "") + table::text(clock_face(state_->left));
}

QString EventClock::says() const {
  if (lastCall()) return speaker_.said("event.clock.last_call");
  return over() ? speaker_.said("event.clock.over") : QString();
}

bool EventClock::canStart() const {
  return event_.desk() && !event_.closed() && event_.round() <= event_.drawn();
}

int EventClock::minutes() const {
  if (const RoundClock* now = clock()) return now->minutes;
  const int planned = event_.desk() ? event_.desk()->now.plan.minutes : 0;
  return planned > 0 ? planned : kUsualMinutes;
}

void EventClock::start(int minutes) {
  if (!event_.desk()) return;
  event_.write(
      {started_clock(event_.desk()->now.plan, event_.round(), clerk_.machine().now(), minutes)});
}

void EventClock::stop() { event_.write({{.kind = EventKind::clock_set, .round = event_.round()}}); }

void EventClock::add(int minutes) {
  const RoundClock* now = clock();
  if (now == nullptr) return;
  event_.write({longer_clock(*now, std::min(minutes, kMostMinutes - now->minutes))});
}

}  // namespace spadille::table
