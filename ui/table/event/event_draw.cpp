#include "ui/table/event/event_draw.h"

#include <algorithm>

namespace spadille::table {
namespace {

/// Why the rounds from one on cannot be drawn, in words for somebody who has no terminal.
QString undrawable(const Tournament& now, int from, const Speaker& speaker) {
  const int to = needs_results(now.plan.method) ? from : now.plan.rounds;
  const TaskFault fault = check_task(draw_task(now, from, to, now.plan.seed));
  switch (fault.why) {
    case Undrawable::nothing: return {};
    case Undrawable::too_few: return speaker.said("event.draw.too_few");
    case Undrawable::odd_pair:
      return speaker.said(of_pairs(now.plan.method) ? "event.draw.odd_pair" : "event.draw.at_odds");
    case Undrawable::at_odds: return speaker.said("event.draw.at_odds");
    case Undrawable::no_such_table: return speaker.said("event.draw.no_such_table");
    case Undrawable::too_many_rounds: break;
  }
  const int possible = fault.about.empty() ? 0 : fault.about.front();
  return speaker.said(Message{"event.draw.too_many_rounds", {possible}});
}

/// The first table from which the next round is drawn and whose result is missing; nothing where
/// there is none.
std::optional<Message> result_missing(const Tournament& now, int from) {
  if (!needs_results(now.plan.method)) return std::nullopt;
  for (int round = 1; round < from; ++round)
    for (const DrawnTable& table : round_of(now, round).tables) {
      const TableResult* result = result_of(now, round, table.table);
      if (result == nullptr || !settled(*result))
        return Message{"event.draw.result_missing", {round, table.table}};
    }
  return std::nullopt;
}

}  // namespace

EventDraw::EventDraw(LaidEvent& event, const Speaker& speaker, QObject* parent)
    : QObject(parent), event_(event), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventDraw::changed);
}

void EventDraw::arrive() {
  chosen_ = -1;
  said_.clear();
  event_.forgetRefusal();
  emit changed();
}

/// The first round that is stale, else the first that is not drawn; 0: there is none.
int EventDraw::next() const {
  if (!event_.desk()) return 0;
  for (int round = rounds_begun(event_.desk()->now) + 1; round <= event_.drawn(); ++round)
    if (stale(round)) return round;
  return event_.drawn() < event_.rounds() ? event_.drawn() + 1 : 0;
}

bool EventDraw::stale(int round) const {
  return round <= event_.drawn() && stale_draw(*event_.desk(), round).has_value();
}

QVariantList EventDraw::rounds() const {
  QVariantList all;
  if (!event_.desk()) return all;
  const int begun = rounds_begun(event_.desk()->now);
  for (int round = 1; round <= event_.rounds(); ++round) {
    std::string state = round <= begun ? "begun" : round > event_.drawn() ? "open" : "drawn";
    std::string words = state;
    if (state == "drawn")
      if (const auto stale = stale_draw(*event_.desk(), round)) {
        state = "stale";
        words = stale->kind == RoomMatter::Kind::other_plan ? "other_plan" : "stale";
      }
    all << QVariantMap{{"round", round},
                       {"state", text(state)},
                       {"words", speaker_.said("event.draw.is_" + words)}};
  }
  return all;
}

QVariantList EventDraw::tables() const {
  QVariantList all;
  if (!event_.desk() || event_.round() > event_.drawn()) return all;
  const auto shown = [&](int table, const std::vector<Entrant>& who) {
    QVariantList seats;
    for (const Entrant each : who)
      seats << QVariantMap{{"who", each}, {"name", event_.name(each)}, {"chosen", each == chosen_}};
    return QVariantMap{{"table", table}, {"seats", seats}};
  };
  const DrawnRound& round = round_of(event_.desk()->now, event_.round());
  for (const DrawnTable& table : round.tables) all << shown(table.table, table.seats);
  if (!round.out.empty()) all << shown(0, round.out);
  return all;
}

QStringList EventDraw::quality() const {
  QStringList all;
  if (!event_.desk()) return all;
  for (const Message& told : quality_told(event_.desk()->now)) all << speaker_.said(told);
  return all;
}

QString EventDraw::why() const {
  if (!event_.desk() || event_.closed()) return {};
  const int from = next();
  if (from == 0) return speaker_.said("event.draw.drawn");
  if (const auto missing = result_missing(event_.desk()->now, from)) return speaker_.said(*missing);
  return undrawable(event_.desk()->now, from, speaker_);
}

QString EventDraw::oneWords() const {
  const int from = next();
  if (from == 0 || event_.closed()) return {};
  return speaker_.said(Message{stale(from) ? "event.draw.again" : "event.draw.round", {from}});
}

/// Where more than one can be drawn at once.
QString EventDraw::allWords() const {
  const int from = next();
  if (from == 0 || event_.closed() || needs_results(event_.desk()->now.plan.method) ||
      from == event_.rounds())
    return {};
  return speaker_.said(Message{"event.draw.rounds", {from, event_.rounds()}});
}

QString EventDraw::againWords() const {
  if (!event_.desk() || event_.closed()) return {};
  const int from = rounds_begun(event_.desk()->now) + 1;
  if (from > event_.drawn()) return {};
  return from == event_.drawn()
             ? speaker_.said(Message{"event.draw.again", {from}})
             : speaker_.said(Message{"event.draw.rounds_again", {from, event_.drawn()}});
}

bool EventDraw::canSwap() const {
  return event_.desk() && !event_.closed() && event_.round() <= event_.drawn() &&
         event_.round() > rounds_begun(event_.desk()->now);
}

void EventDraw::draw(int from, int rounds) {
  said_.clear();
  chosen_ = -1;
  event_.carryOut(
      [from, rounds](Book& book, TournamentDesk& desk) -> Outcome<void> {
        const auto events = drawn(desk, {.from = from, .rounds = rounds});
        if (!events) return tl::unexpected(events.error());
        return write_down(book, desk, *events);
      },
      [this, from](bool stands) {
        if (stands) event_.setRound(from);
      });
}

void EventDraw::drawOne() {
  if (next() != 0) draw(next(), 1);
}
void EventDraw::drawAll() {
  if (next() != 0) draw(next(), 0);
}
void EventDraw::drawAgain() {
  if (!event_.desk()) return;
  const int from = rounds_begun(event_.desk()->now) + 1;
  if (from <= event_.drawn()) draw(from, event_.drawn() - from + 1);
}

void EventDraw::tap(int who) {
  if (!canSwap()) return;
  const Entrant one = std::exchange(chosen_, chosen_ == who ? -1 : who);
  if (one < 0 || one == who) {
    emit changed();
    return;
  }
  chosen_ = -1;
  event_.carryOut(
      [one, who, round = event_.round()](Book& book, TournamentDesk& desk) -> Outcome<void> {
        const auto changed = swapped(desk, round, one, who);
        if (!changed) return tl::unexpected(changed.error());
        return write_down(book, desk, {*changed});
      },
      [this, one, who](bool stands) {
        if (!stands) return;
        said_ = speaker_.labelled(speaker_.said("event.draw.swapped"),
                                  speaker_.listed({event_.name(one), event_.name(who)}));
        emit changed();
      });
}

}  // namespace spadille::table
