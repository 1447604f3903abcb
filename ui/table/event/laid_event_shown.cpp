// What the pages see of the event that lies open; laid_event.cpp writes in it.
#include <algorithm>

#include "app/games.h"
#include "tournament/plan_words.h"
#include "ui/table/event/laid_event.h"

namespace spadille::table {

QString LaidEvent::name(Entrant who) const {
  if (!desk() || who < 0 || who >= static_cast<Entrant>(desk()->now.roster.size())) return {};
  return text(names().of(id_of(desk()->now, who)));
}

QString LaidEvent::title() const { return desk() ? text(desk()->now.plan.title) : QString(); }

QString LaidEvent::heading() const {
  if (!desk()) return {};
  const Plan& plan = desk()->now.plan;
  QStringList all{text(plan.place)};
  if (!plan.date.empty()) all << speaker_.day(plan.date);
  all << (game_called(plan.game) != nullptr ? speaker_.said(plan.game + ".name") : text(plan.game))
      << speaker_.said("event.method." + std::string(name_in(kMethodNames, plan.method)));
  all.removeAll(QString());
  return speaker_.together(all);
}

QString LaidEvent::roundNote() const {
  if (!desk()) return {};
  const Tournament& now = desk()->now;
  QStringList all{speaker_.count("event.people", static_cast<int>(present(now, round()).size()))};
  if (round() <= drawn()) {
    const DrawnRound& shown = round_of(now, round());
    all << speaker_.count("event.tables", static_cast<int>(shown.tables.size()));
    if (!shown.out.empty())
      all << speaker_.count("event.sit_out", static_cast<int>(shown.out.size()));
  }
  return all.join(QStringLiteral(" · "));
}

void LaidEvent::setRound(int round) {
  if (round < 0 || round > rounds()) return;
  round_ = round == current() ? 0 : round;
  emit changed();
}

QVariantList LaidEvent::list() const {
  QVariantList all;
  for (const Listed& each : list_) {
    const bool closed = each.summary.state == Summary::State::closed;
    all << QVariantMap{
        {"number", static_cast<int>(each.id)},
        {"title", text(each.summary.title)},
        {"date", speaker_.day(each.summary.date)},
        {"place", text(each.summary.place)},
        {"closed", closed},
        {"state", speaker_.said(closed ? "event.state.closed" : "event.state.open")}};
  }
  return all;
}

}  // namespace spadille::table
