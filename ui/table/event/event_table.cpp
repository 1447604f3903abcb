#include "ui/table/event/event_table.h"

#include <algorithm>

#include "app/kept_text.h"
#include "tournament/plan_words.h"
#include "ui/table/event/event_words.h"

namespace spadille::table {
namespace {

QString told_note(const ToldResult& told, const LaidEvent& event, const Speaker& speaker) {
  QStringList all{event.name(told.by)};
  QStringList agreed;
  for (const Entrant who : told.agreed) agreed << event.name(who);
  if (!agreed.isEmpty())
    all << speaker.labelled(speaker.said("event.agreed"), speaker.listed(agreed));
  all.removeAll(QString());
  return all.join(QStringLiteral(" · "));
}

/// Roem and pits, as far as they were told.
QString beside(const Figures& figures, const Speaker& speaker) {
  QStringList all{figures_shown(figures.points)};
  for (const auto& [key, some] :
       {std::pair("event.tie.roem", &figures.roem), std::pair("event.tie.pits", &figures.pits)})
    if (std::any_of(some->begin(), some->end(), [](std::int64_t n) { return n != 0; }))
      all << speaker.labelled(speaker.said(key), figures_shown(*some));
  return all.join(QStringLiteral(" · "));
}

QVariantMap ruling_shown(const RoomRuling& ruling, const LaidEvent& event, const Speaker& speaker) {
  QStringList names;
  for (const Entrant who : ruling.people) names << event.name(who);
  const QString penalty =
      ruling.points == 0 ? QString()
                         : speaker.labelled(speaker.listed(names), Speaker::figure(ruling.points));
  return {{"where", speaker.said(Message{"event.room.table", {ruling.round, ruling.table}})},
          {"words", text(asked_and_ruled(event.desk()->now, ruling))},
          {"clause", text(ruling.clause)},
          {"penalty", penalty}};
}

}  // namespace

EventTable::EventTable(LaidEvent& event, LaidSession& evening, const Speaker& speaker,
                       QObject* parent)
    : QObject(parent), event_(event), evening_(evening), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventTable::changed);
}

void EventTable::open(int round, int table) {
  round_ = round;
  table_ = table;
  chosen_.clear();
  event_.forgetRefusal();
  emit changed();
}

const DrawnTable* EventTable::drawn() const {
  return event_.desk() ? table_of(event_.desk()->now, round_, table_) : nullptr;
}

const TableResult* EventTable::result() const {
  return event_.desk() ? result_of(event_.desk()->now, round_, table_) : nullptr;
}

const TablePlay* EventTable::play() const {
  for (const TablePlay& each : event_.plays())
    if (each.round == round_ && each.table == table_) return &each;
  return nullptr;
}

QString EventTable::title() const {
  return speaker_.said(Message{"event.room.table", {round_, table_}});
}

QVariantList EventTable::sides() const {
  QVariantList all;
  if (drawn() == nullptr) return all;
  const auto counts = result() == nullptr ? std::nullopt : settled(*result());
  const QStringList sides = sides_of(*drawn(), event_);
  for (qsizetype i = 0; i < sides.size(); ++i)
    all << QVariantMap{
        {"side", sides[i]},
        {"figure", counts ? Speaker::figure(counts->points[static_cast<std::size_t>(i)]) : "–"}};
  return all;
}

QVariantList EventTable::seats() const {
  QVariantList all;
  if (drawn() == nullptr) return all;
  for (const Entrant who : drawn()->seats)
    all << QVariantMap{{"name", event_.name(who)}, {"chosen", chosen_.contains(who)}};
  return all;
}

void EventTable::choose(int seat) {
  if (drawn() == nullptr || seat < 0 || seat >= static_cast<int>(drawn()->seats.size())) return;
  const Entrant who = drawn()->seats[static_cast<std::size_t>(seat)];
  if (!chosen_.remove(who)) chosen_.insert(who);
  emit changed();
}

QVariantList EventTable::told() const {
  QVariantList all;
  if (result() == nullptr) return all;
  const auto counts = settled(*result());
  for (const ToldResult& told : result()->told)
    all << QVariantMap{{"source", speaker_.said("event.source." +
                                                std::string(name_in(kSourceNames, told.source)))},
                       {"words", beside(told.figures, speaker_)},
                       {"note", told_note(told, event_, speaker_)},
                       {"counts", counts == told.figures},
                       {"index", static_cast<int>(all.size())}};
  return all;
}

bool EventTable::differs() const { return result() != nullptr && !settled(*result()); }

QString EventTable::doubt() const {
  if (drawn() == nullptr) return {};
  const auto why = impossible(*event_.desk(), round_, *drawn());
  return why ? speaker_.said(why->message) + " " + text(to_string(why->rule)) : QString();
}

int EventTable::session() const {
  return play() == nullptr ? 0 : static_cast<int>(play()->session);
}

QString EventTable::playing() const {
  if (!event_.desk() || session_at(event_.desk()->now, round_, table_) == nullptr) return {};
  if (session() == 0) return speaker_.said("event.kept_elsewhere");
  return speaker_.count("table.deals_played", play()->deals);
}

bool EventTable::canKeep() const {
  return drawn() != nullptr && !event_.closed() && event_.desk()->rules && result() == nullptr &&
         session_at(event_.desk()->now, round_, table_) == nullptr;
}

QVariantList EventTable::calls() const {
  QVariantList all;
  if (!event_.desk()) return all;
  for (const TableCall& call : event_.desk()->now.calls)
    if (call.round == round_ && call.table == table_ && call.answer == 0)
      all << QVariantMap{{"entry", call.entry},
                         {"words", speaker_.listed({event_.name(call.by), text(call.text)})}};
  return all;
}

QVariantList EventTable::rulings() const {
  QVariantList all;
  if (!event_.desk()) return all;
  for (const bool here : {true, false})
    for (const RoomRuling& ruling : event_.desk()->now.rulings) {
      if ((ruling.round == round_ && ruling.table == table_) != here) continue;
      QVariantMap shown = ruling_shown(ruling, event_, speaker_);
      shown["here"] = here;
      all << shown;
    }
  return all;
}

void EventTable::settle(int index) {
  if (result() == nullptr || index < 0 || index >= static_cast<int>(result()->told.size())) return;
  TournamentEvent counts{.kind = EventKind::result_told, .round = round_, .table = table_};
  counts.source = ToldBy::director;
  counts.figures = settling(*result(), result()->told[static_cast<std::size_t>(index)].figures);
  event_.write({counts});
}

void EventTable::keep() {
  const auto number = std::make_shared<SessionId>(0);
  event_.carryOut(
      [round = round_, table = table_, number](Book& book, TournamentDesk& desk) -> Outcome<void> {
        const auto session = play_at_table(book, desk, round, table);
        if (!session) return tl::unexpected(session.error());
        *number = session->id;
        return {};
      },
      [this, number](bool stands) {
        if (!stands) return;
        evening_.open(static_cast<int>(*number));
        emit kept();
      });
}

void EventTable::rule(int entry, const QString& words, const QString& clause,
                      const QString& points) {
  if (!event_.desk()) return;
  TournamentEvent answer{
      .kind = EventKind::call_answered, .of = entry, .round = round_, .table = table_};
  answer.text = clean_remark(words.toStdString());
  answer.clause = clause.trimmed().toUpper().toStdString();
  answer.points = number_in(points).value_or(0);
  if (answer.points != 0)
    for (const Entrant who : chosen_) answer.people.push_back(id_of(event_.desk()->now, who));
  event_.write({answer}, [this](bool stands) {
    if (!stands) return;
    chosen_.clear();
    emit changed();
    emit ruled();
  });
}

}  // namespace spadille::table
