#include "ui/table/event/event_award.h"

#include <algorithm>

#include "app/kept_text.h"
#include "ui/table/event/event_words.h"

namespace spadille::table {

EventAward::EventAward(LaidEvent& event, QObject* parent) : QObject(parent), event_(event) {
  connect(&event, &LaidEvent::changed, this, &EventAward::changed);
}

int EventAward::round() const {
  if (round_ != 0 || !event_.desk()) return std::max(round_, 1);
  return std::max(1, rounds_begun(event_.desk()->now));
}

void EventAward::setRound(int round) {
  if (round < 1 || round > event_.rounds()) return;
  round_ = round;
  emit changed();
}

void EventAward::arrive() {
  round_ = 0;
  event_.forgetRefusal();
  emit changed();
}

bool EventAward::complete(const QString& points, const QString& why) {
  return number_in(points).value_or(0) != 0 && !clean_remark(why.toStdString()).empty();
}

void EventAward::give(int who, const QString& points, const QString& why) {
  if (!event_.desk() || !complete(points, why)) return;
  TournamentEvent award{.kind = EventKind::awarded, .round = round()};
  award.people = {id_of(event_.desk()->now, who)};
  award.points = *number_in(points);
  award.text = clean_remark(why.toStdString());
  event_.write({award}, [this](bool stands) {
    if (stands) emit given();
  });
}

}  // namespace spadille::table
