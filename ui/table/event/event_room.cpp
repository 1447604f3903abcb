#include "ui/table/event/event_room.h"

#include <algorithm>
#include <map>

#include "tournament/ranking.h"
#include "ui/table/event/event_words.h"

namespace spadille::table {
namespace {

constexpr std::size_t kLeading = 3;

/// How a table's round stands, as the grid shows it: what waits for the director first.
struct TableLook {
  QString state{};
  QString words{};
};

const TablePlay* play_at(const std::vector<TablePlay>& plays, int round, int table) {
  const auto found = std::find_if(plays.begin(), plays.end(), [&](const TablePlay& play) {
    return play.round == round && play.table == table;
  });
  return found == plays.end() ? nullptr : &*found;
}

bool calls(const Tournament& now, int round, int table) {
  return std::any_of(now.calls.begin(), now.calls.end(), [&](const TableCall& call) {
    return call.round == round && call.table == table && call.answer == 0;
  });
}

QString deal_shown(const Plan& plan, const TablePlay& play, const Speaker& speaker) {
  const int deal = play.deals + 1;
  if (plan.deals == 0) return speaker.said(Message{"event.cell.deal", {deal}});
  return speaker.said(Message{"event.cell.deal_of", {std::min(deal, plan.deals), plan.deals}});
}

QString disputed_shown(const TablePlay& play, const Speaker& speaker) {
  const int deal = play.disputed.front();
  return deal > 0 ? speaker.said(Message{"event.cell.disputed", {deal}})
                  : speaker.said("event.cell.evening_disputed");
}

QString told_shown(const Tournament& now, int round, int table) {
  const TableResult* result = result_of(now, round, table);
  if (result == nullptr) return {};
  const auto figures = settled(*result);
  return figures_shown(figures ? figures->points : result->told.back().figures.points);
}

TableLook look(const TournamentDesk& desk, const std::vector<TablePlay>& plays, int round,
               const DrawnTable& table, const Speaker& speaker) {
  const TablePlay* play = play_at(plays, round, table.table);
  if (calls(desk.now, round, table.table)) return {"call", speaker.said("event.matter.call")};
  if (play != nullptr && !play->disputed.empty())
    return {"disputed", disputed_shown(*play, speaker)};
  switch (state_of(desk, round, table)) {
    case TableState::told_differently:
      return {"differently", speaker.said("event.cell.differently")};
    case TableState::impossible: return {"impossible", told_shown(desk.now, round, table.table)};
    case TableState::told: return {"told", told_shown(desk.now, round, table.table)};
    case TableState::waiting: break;
  }
  if (play != nullptr && play->session != 0)
    return {"playing", deal_shown(desk.now.plan, *play, speaker)};
  return {"waiting", speaker.said("event.cell.waiting")};
}

/// How many tables of a round have told nothing.
int missing_in(const Tournament& now, int round) {
  const auto& tables = round_of(now, round).tables;
  return static_cast<int>(std::count_if(tables.begin(), tables.end(), [&](const DrawnTable& table) {
    return result_of(now, round, table.table) == nullptr;
  }));
}

/// The last round of which every result counts, and of every one before it; 0: none.
int rounds_over(const Tournament& now) {
  int over = 0;
  for (const DrawnRound& round : now.rounds) {
    const bool all =
        std::all_of(round.tables.begin(), round.tables.end(), [&](const DrawnTable& table) {
          const TableResult* result = result_of(now, over + 1, table.table);
          return result != nullptr && settled(*result);
        });
    if (!all) break;
    ++over;
  }
  return over;
}

/// The same as it stood when a round was over.
Tournament after(Tournament now, int round) {
  now.rounds.resize(static_cast<std::size_t>(round));
  std::erase_if(now.results, [round](const TableResult& each) { return each.round > round; });
  std::erase_if(now.awards, [round](const Award& each) { return each.round > round; });
  return now;
}

/// The first round whose draw does not stand any more; 0: none.
int stale_round(const TournamentDesk& desk) {
  for (int round = 1; round <= static_cast<int>(desk.now.rounds.size()); ++round)
    if (stale_draw(desk, round)) return round;
  return 0;
}

/// What undo takes back, or redo does again.
std::vector<TournamentEvent> taken(const TournamentLog& log, bool again) {
  const auto at = [&](Seq seq) { return log.events[static_cast<std::size_t>(seq) - 1]; };
  std::vector<TournamentEvent> all;
  for (const Seq each : again ? redone_next(log) : undone_next(log))
    all.push_back(again ? at(at(each).of) : at(each));
  return all;
}

}  // namespace

EventRoom::EventRoom(LaidEvent& event, const Speaker& speaker, QObject* parent)
    : QObject(parent), event_(event), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventRoom::lay);
}

void EventRoom::lay() {
  if (!event_.desk() || event_.desk()->head() != said_at_) said_.clear();
  layTables();
  layMatters();
  layLeading();
  emit changed();
}

QVariantMap EventRoom::tableShown(const DrawnTable& table, bool late) const {
  TableLook shown = look(*event_.desk(), event_.plays(), event_.round(), table, speaker_);
  if (late && shown.state == "waiting") shown.state = "late";
  const QString number = speaker_.said(Message{"event.at_table", {table.table}});
  return {{"table", table.table},
          {"state", shown.state},
          {"words", shown.words},
          {"heard", speaker_.listed({number, shown.words})}};
}

/// A table is late once half of the others have told.
void EventRoom::layTables() {
  tables_.clear();
  missing_ = 0;
  if (!event_.desk()) return;
  const Tournament& now = event_.desk()->now;
  if (event_.current() <= event_.drawn()) missing_ = missing_in(now, event_.current());
  if (event_.round() > event_.drawn()) return;
  const auto& tables = round_of(now, event_.round()).tables;
  const bool late = 2 * missing_in(now, event_.round()) <= static_cast<int>(tables.size());
  for (const DrawnTable& table : tables) tables_ << tableShown(table, late);
}

QVariantMap EventRoom::matterShown(const RoomMatter& matter) const {
  using enum RoomMatter::Kind;
  const Tournament& now = event_.desk()->now;
  const QString table =
      matter.round == event_.current()
          ? speaker_.said(Message{"event.matter.table", {matter.table}})
          : speaker_.said(Message{"event.room.table", {matter.round, matter.table}});
  QVariantMap shown{{"lead", table},         {"tone", "bad"},         {"round", matter.round},
                    {"table", matter.table}, {"entry", matter.entry}, {"detail", QString()}};
  const auto say = [&](const char* kind, const QString& words) {
    shown["kind"] = kind;
    shown["words"] = words;
  };
  switch (matter.kind) {
    case call: {
      const auto found = std::find_if(now.calls.begin(), now.calls.end(),
                                      [&](const auto& each) { return each.entry == matter.entry; });
      say("call", speaker_.said("event.matter.call"));
      shown["tone"] = "call";
      shown["detail"] = speaker_.listed({event_.name(found->by), text(found->text)});
      break;
    }
    case dispute: {
      say("dispute", matter.deal > 0 ? speaker_.said(Message{"event.matter.dispute", {matter.deal}})
                                     : speaker_.said("event.cell.evening_disputed"));
      const TablePlay* play = play_at(event_.plays(), matter.round, matter.table);
      shown["session"] = play == nullptr ? 0 : static_cast<int>(play->session);
      break;
    }
    case told_differently: say("differently", speaker_.said("event.matter.differently")); break;
    case impossible:
      say("impossible", speaker_.said("event.matter.impossible"));
      shown["detail"] = speaker_.said(matter.message);
      break;
    case stale_draw:
    case other_plan:
      say("draw", speaker_.said(matter.kind == stale_draw ? "event.matter.stale"
                                                          : "event.matter.other_plan"));
      shown["lead"] = speaker_.said(Message{"event.round", {matter.round}});
      break;
    case missing: break;
  }
  return shown;
}

/// All tables of a round that have told nothing are one matter.
void EventRoom::layMatters() {
  matters_.clear();
  disputed_ = 0;
  if (!event_.desk()) return;
  std::vector<RoomMatter> all = spadille::matters(*event_.desk());
  const auto disputed = spadille::disputes(event_.plays());
  all.insert(all.end(), disputed.begin(), disputed.end());
  std::map<int, QList<int>> missing;
  const auto show = [&](bool calls) {
    for (const RoomMatter& matter : all)
      if (matter.kind != RoomMatter::Kind::missing &&
          (matter.kind == RoomMatter::Kind::call) == calls)
        matters_ << matterShown(matter);
  };
  show(true);
  show(false);
  for (const RoomMatter& matter : all) {
    if (matter.kind == RoomMatter::Kind::missing) missing[matter.round] << matter.table;
    if (matter.kind == RoomMatter::Kind::dispute ||
        matter.kind == RoomMatter::Kind::told_differently)
      ++disputed_;
  }
  for (const auto& [round, tables] : missing) {
    QStringList numbers;
    for (const int table : tables) numbers << QString::number(table);
    matters_ << QVariantMap{
        {"lead", speaker_.said("event.matter.missing")},
        {"words",
         round == event_.current() ? QString() : speaker_.said(Message{"event.round", {round}})},
        {"detail", speaker_.listed(numbers)},
        {"tone", "plain"},
        {"kind", "missing"},
        {"round", round},
        {"table", tables.front()},
        {"entry", 0}};
  }
}

void EventRoom::layLeading() {
  leading_.clear();
  leading_head_.clear();
  if (!event_.desk()) return;
  const int over = rounds_over(event_.desk()->now);
  if (over == 0) return;
  leading_head_ = speaker_.said(Message{"event.leading_after", {over}});
  for (const RankedLine& line : ranking(after(event_.desk()->now, over))) {
    if (line.place == 0 || leading_.size() == kLeading) break;
    QStringList names;
    for (const Entrant who : line.who) names << event_.name(who);
    leading_ << QVariantMap{{"place", line.place},
                            {"name", names.join(QStringLiteral(" & "))},
                            {"total", Speaker::figure(line.total)}};
  }
}

QString EventRoom::drawWords() const {
  if (!event_.desk()) return {};
  const int stale = stale_round(*event_.desk());
  if (stale != 0) return speaker_.said(Message{"event.draw.again", {stale}});
  if (event_.drawn() < event_.rounds())
    return speaker_.said(Message{"event.draw.round", {event_.drawn() + 1}});
  return {};
}

QString EventRoom::drawWhy() const {
  QStringList all;
  const bool next = event_.drawn() < event_.rounds() && event_.current() <= event_.drawn();
  if (next && missing_ > 0) all << speaker_.count("event.draw.still_play", missing_);
  if (disputed_ > 0) all << speaker_.count("event.draw.disputed", disputed_);
  return all.join(QStringLiteral(" · "));
}

QString EventRoom::undoWords() const {
  return event_.desk() ? deedOf(taken(event_.desk()->log, false)) : QString();
}

/// Of one event, of rounds that were drawn at once, or of the first of several others.
QString EventRoom::deedOf(const std::vector<TournamentEvent>& events) const {
  if (events.empty()) return {};
  if (events.size() == 1) return deed(events.front(), event_, speaker_);
  const bool drawn = std::all_of(events.begin(), events.end(), [](const TournamentEvent& each) {
    return each.kind == EventKind::round_drawn;
  });
  if (!drawn)
    return deed(events.back(), event_, speaker_) + " " +
           speaker_.count("event.deed.more", static_cast<int>(events.size()) - 1);
  const auto [first, last] = std::minmax_element(
      events.begin(), events.end(),
      [](const TournamentEvent& a, const TournamentEvent& b) { return a.round < b.round; });
  return speaker_.said(Message{"event.deed.draws", {first->round, last->round}});
}

bool EventRoom::canRedo() const {
  return event_.desk() && !redone_next(event_.desk()->log).empty();
}

void EventRoom::takeBack(bool again) {
  if (!event_.desk()) return;
  const auto deeds = std::make_shared<std::vector<TournamentEvent>>();
  event_.carryOut(
      [again, deeds](Book& book, TournamentDesk& desk) -> Outcome<void> {
        *deeds = taken(desk.log, again);
        std::vector<TournamentEvent> events;
        for (const Seq each : again ? redone_next(desk.log) : undone_next(desk.log))
          events.push_back({.kind = EventKind::voided, .of = each});
        if (events.empty()) return {};
        return write_down(book, desk, events);
      },
      [this, again, deeds](bool stands) {
        if (!stands || deeds->empty()) return;
        said_ = speaker_.labelled(speaker_.said(again ? "book.redo" : "book.undo"), deedOf(*deeds));
        said_at_ = event_.desk()->head();
        emit changed();
      });
}

void EventRoom::undo() { takeBack(false); }
void EventRoom::redo() { takeBack(true); }
void EventRoom::close() { event_.write({{.kind = EventKind::closed}}); }
void EventRoom::throwAway() { event_.write({{.kind = EventKind::discarded}}); }
void EventRoom::reopen() { event_.write({{.kind = EventKind::reopened}}); }

}  // namespace spadille::table
