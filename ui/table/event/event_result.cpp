#include "ui/table/event/event_result.h"

#include <algorithm>

#include "app/tournament/room.h"
#include "tournament/plan_words.h"
#include "ui/table/event/event_words.h"

namespace spadille::table {
namespace {

constexpr qsizetype kMostDigits = 7;  ///< of points; of a table's number fewer are enough
constexpr qsizetype kTableDigits = 3;

QString source_shown(ToldBy source, const Speaker& speaker) {
  return speaker.said("event.source." + std::string(name_in(kSourceNames, source)));
}

}  // namespace

EventResult::EventResult(LaidEvent& event, const Speaker& speaker, QObject* parent)
    : QObject(parent), event_(event), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventResult::changed);
  connect(&event, &LaidEvent::opened, this, [this] { arrive(); });
}

int EventResult::round() const { return std::min(event_.round(), event_.drawn()); }
int EventResult::table() const { return typed_.value("table").toInt(); }

const DrawnTable* EventResult::drawn() const {
  return event_.desk() && round() >= 1 ? table_of(event_.desk()->now, round(), table()) : nullptr;
}

std::size_t EventResult::places() const {
  return drawn() == nullptr ? 0 : figures_at(event_.desk()->now.plan, *drawn());
}

QStringList EventResult::keys() const {
  QStringList all{"table"};
  if (!event_.desk()) return all;
  const Plan& plan = event_.desk()->now.plan;
  const auto add = [&](const QString& what) {
    for (std::size_t i = 0; i < places(); ++i) all << what + QString::number(i);
  };
  add("points");
  if (counts_roem(plan)) add("roem");
  if (counts_pits(plan)) add("pits");
  return all;
}

QVariantList EventResult::fields() const {
  QVariantList all;
  const QStringList sides = drawn() == nullptr ? QStringList() : sides_of(*drawn(), event_);
  for (const QString& key : keys()) {
    const QString what = key.left(key.size() - 1);
    QString label = speaker_.said("event.table");
    if (key != "table") label = sides.value(key.back().digitValue());
    if (what == "roem" || what == "pits")
      label = speaker_.labelled(label, speaker_.said("event.tie." + what.toStdString()));
    const QString typed = typed_.value(key);
    all << QVariantMap{{"key", key},
                       {"label", label},
                       {"typed", typed},
                       {"shown", QString(typed).replace('-', QChar(0x2212))},
                       {"optional", what == "roem" || what == "pits"}};
  }
  return all;
}

QString EventResult::before() const {
  if (drawn() == nullptr) return {};
  const TableResult* result = result_of(event_.desk()->now, round(), table());
  if (result == nullptr) return {};
  QStringList all;
  for (const ToldResult& told : result->told)
    all << speaker_.labelled(source_shown(told.source, speaker_),
                             figures_shown(told.figures.points));
  return all.join(QStringLiteral(" · "));
}

bool EventResult::ready() const {
  if (drawn() == nullptr) return false;
  for (std::size_t i = 0; i < places(); ++i)
    if (!number_in(typed_.value("points" + QString::number(i)))) return false;
  return true;
}

QString EventResult::progress() const {
  if (!event_.desk() || round() < 1) return {};
  const auto& tables = round_of(event_.desk()->now, round()).tables;
  const auto told = std::count_if(tables.begin(), tables.end(), [&](const DrawnTable& each) {
    return result_of(event_.desk()->now, round(), each.table) != nullptr;
  });
  return speaker_.said(
      Message{"event.told_of", {static_cast<int>(told), static_cast<int>(tables.size())}});
}

void EventResult::stopDoubting() {
  doubt_.clear();
  can_force_ = false;
  event_.forgetRefusal();
}

void EventResult::arrive(int table) {
  typed_.clear();
  stopDoubting();
  said_.clear();
  last_ = 0;
  if (table > 0) typed_["table"] = QString::number(table);
  current_ = table > 0 && known() ? "points0" : "table";
  emit changed();
}

void EventResult::go(const QString& key) {
  if (!keys().contains(key)) return;
  current_ = key;
  emit changed();
}

void EventResult::edit(const QString& typed) {
  typed_[current_] = typed;
  if (current_ == "table" && !typed.isEmpty()) last_ = 0;
  said_.clear();
  stopDoubting();
  emit changed();
}

void EventResult::digit(int digit) {
  const QString typed = typed_.value(current_);
  if (typed.size() >= (current_ == "table" ? kTableDigits : kMostDigits)) return;
  edit(typed == "0" ? QString::number(digit) : typed + QString::number(digit));
}

void EventResult::erase() { edit(typed_.value(current_).chopped(1)); }

void EventResult::turnSign() {
  if (!current_.startsWith("points")) return;
  const QString typed = typed_.value(current_);
  edit(typed.startsWith('-') ? typed.mid(1) : '-' + typed);
}

void EventResult::next() {
  const QStringList all = keys();
  const auto at = all.indexOf(current_);
  if (current_ == "table" && !known()) return save();
  const QString what = current_.left(current_.size() - 1);
  const QString after = all.value(at + 1);
  if (current_ == "table" || after.startsWith(what)) return go(after);
  save();
}

std::vector<std::int64_t> EventResult::told(const QString& what) const {
  std::vector<std::int64_t> all;
  bool any = false;
  for (std::size_t i = 0; i < places(); ++i) {
    const auto number = number_in(typed_.value(what + QString::number(i)));
    any = any || number;
    all.push_back(number.value_or(0));
  }
  return any ? all : std::vector<std::int64_t>();
}

Figures EventResult::typedFigures() const {
  return {.points = told("points"), .roem = told("roem"), .pits = told("pits")};
}

void EventResult::save(bool anyway) {
  if (!event_.desk()) return;
  if (!known()) {
    doubt_ = speaker_.said(Message{"event.wrong.no_table", {round(), table()}});
    emit changed();
    return;
  }
  if (!ready()) return;
  // What the director has settled on counts alone: what he types now is that, put right.
  const TableResult* result = result_of(event_.desk()->now, round(), table());
  const bool settled_before =
      result != nullptr &&
      std::any_of(result->told.begin(), result->told.end(),
                  [](const ToldResult& told) { return told.source == ToldBy::director; });
  const Figures figures = settled_before ? settling(*result, typedFigures()) : typedFigures();
  const auto why = impossible(*event_.desk(), *drawn(), figures);
  if (why && !anyway) {
    doubt_ = speaker_.said(why->message) + " " + text(to_string(why->rule));
    can_force_ = true;
    emit changed();
    return;
  }
  write(figures, settled_before ? ToldBy::director : ToldBy::paper);
}

void EventResult::write(const Figures& figures, ToldBy source) {
  TournamentEvent result{
      .kind = EventKind::result_told, .round = round(), .table = known() ? table() : last_};
  result.source = source;
  result.figures = figures;
  // At once: who types on does not wait for the disk.
  const QMap<QString, QString> typed = std::exchange(typed_, {});
  const QString at = std::exchange(current_, "table");
  stopDoubting();
  last_ = result.table;
  event_.write({result}, [this, result, typed, at](bool stands) {
    if (!stands && typed_.isEmpty()) {
      typed_ = typed;
      current_ = at;
    }
    if (stands)
      said_ = speaker_.labelled(speaker_.said(Message{"event.matter.table", {result.table}}),
                                figures_shown(result.figures.points));
    emit changed();
    if (stands) emit saved();
  });
}

QVariantList EventResult::versions() const {
  QVariantList all;
  if (!event_.desk() || round() < 1) return all;
  const int about = known() ? table() : last_;
  const TableResult* result = result_of(event_.desk()->now, round(), about);
  if (result == nullptr || settled(*result)) return all;
  for (const ToldResult& told : result->told)
    all << QVariantMap{{"source", source_shown(told.source, speaker_)},
                       {"words", figures_shown(told.figures.points)},
                       {"index", static_cast<int>(all.size())}};
  return all;
}

QString EventResult::versionsHead() const {
  const int about = known() ? table() : last_;
  return speaker_.said(Message{"event.matter.table", {about}}) + " " +
         speaker_.said("event.matter.differently");
}

void EventResult::settle(int index) {
  if (!event_.desk() || round() < 1) return;
  const TableResult* result = result_of(event_.desk()->now, round(), known() ? table() : last_);
  if (result == nullptr || index < 0 || index >= static_cast<int>(result->told.size())) return;
  write(settling(*result, result->told[static_cast<std::size_t>(index)].figures), ToldBy::director);
}

}  // namespace spadille::table
