#include "ui/table/event/event_roster.h"

#include <QCollator>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <set>

#include "app/kept_text.h"
#include "app/people/look_alikes.h"
#include "app/tournament/members.h"
#include "codec/csv.h"
#include "text/search_terms.h"
#include "tournament/plan_words.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/exchange/documents.h"

namespace spadille::table {
namespace {

/// Everybody who is on the roster, and everybody of the book who can be.
std::vector<std::string> everybody(const LaidEvent& event) {
  std::vector<std::string> ids;
  for (const RosterLine& line : event.desk()->now.roster) ids.push_back(line.id);
  std::vector<std::string> others;
  for (const Player& player : event.names().players()) others.push_back(player.id);
  for (const std::string& name : event.names().known(others))
    if (const auto id = event.names().meant(name)) ids.push_back(*id);
  std::vector<std::string> once;
  std::set<std::string> there;
  for (std::string& id : ids)
    if (there.insert(event.names().current(id)).second) once.push_back(std::move(id));
  return once;
}

/// Names in one line stand behind each other; a table has one in each.
tl::expected<std::vector<std::string>, Finding> names_told(const QString& words) {
  const QString all = words.trimmed();
  if (all.contains('\n')) return members_in(all.toStdString());
  std::vector<std::string> names;
  for (const QString& name : QString(all).replace(';', ',').split(','))
    names.push_back(name.trimmed().toStdString());
  return names;
}

const RosterLine* line_of(const LaidEvent& event, const std::string& id) {
  const auto& roster = event.desk()->now.roster;
  const auto found = std::find_if(roster.begin(), roster.end(), [&](const RosterLine& line) {
    return event.names().current(line.id) == event.names().current(id);
  });
  return found == roster.end() ? nullptr : &*found;
}

/// Names of who is there in a round.
std::set<std::string> playing(const LaidEvent& event, int round) {
  std::set<std::string> all;
  for (const RosterLine& line : event.desk()->now.roster)
    if (absence(line, round) == Absence::none) all.insert(event.names().of(line.id));
  return all;
}

/// Everybody of these names plays from a round on, all of them or nobody.
Outcome<void> enter(Book& book, TournamentDesk& desk, const std::vector<std::string>& called,
                    int from) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto ids = people_called(book, desk, *names, called);
  if (!ids) return tl::unexpected(ids.error());
  if (const auto twice = named_twice(*ids, called))
    return tl::unexpected(Refusal(Findings{*twice}));
  return write_down(book, desk,
                    {{.kind = EventKind::roster_changed, .round = from, .people = *ids}});
}

/// The same; where it is refused, no newcomer stays in the book.
Outcome<void> entered(Book& book, TournamentDesk& desk, const std::vector<std::string>& called,
                      int from) {
  Outcome<void> done;
  const auto all = book.store.all_or_nothing([&]() -> Expected<void> {
    done = enter(book, desk, called, from);
    if (done) return {};
    return tl::unexpected(Error{});
  });
  if (done && !all) return tl::unexpected(Refusal(all.error()));
  return done;
}

}  // namespace

EventRoster::EventRoster(LaidEvent& event, const Speaker& speaker, QObject* parent)
    : QObject(parent), event_(event), speaker_(speaker) {
  connect(&event, &LaidEvent::changed, this, &EventRoster::lay);
  connect(&event, &LaidEvent::refused, this, [this](const QString& why) { tell(why, true); });
}

int EventRoster::from() const {
  if (from_ != 0 || !event_.desk()) return std::max(from_, 1);
  return std::min(rounds_begun(event_.desk()->now) + 1, event_.rounds());
}

void EventRoster::arrive(const QString& mode) {
  from_ = 0;
  search_.clear();
  said_.clear();
  refused_ = false;
  setMode(mode);
}

void EventRoster::setFrom(int round) {
  if (round < 1 || round > rounds()) return;
  from_ = round;
  lay();
}

void EventRoster::setMode(const QString& mode) {
  mode_ = mode;
  chosen_.clear();
  lay();
}

void EventRoster::setSearch(const QString& words) {
  search_ = words;
  lay();
}

void EventRoster::setTable(int table) {
  table_ = std::max(1, table);
  emit changed();
}

bool EventRoster::wishing() const {
  return called<Wish>(kWishNames, mode_.toStdString()).has_value();
}

Absence EventRoster::absenceMeant() const {
  return called<Absence>(kAbsenceNames, mode_.toStdString()).value_or(Absence::none);
}

QVariantList EventRoster::modes() const {
  QVariantList all;
  for (const std::string_view name : kAbsenceNames)
    all << QVariant(QVariantList{text(name), speaker_.said("event.absence." + std::string(name))});
  return all;
}

QVariantList EventRoster::wishModes() const {
  const auto wish = [&](const char* key, const QString& words) {
    return QVariant(QVariantList{key, words});
  };
  return {wish("together", speaker_.said("event.wish.together")),
          wish("apart", speaker_.said("event.wish.apart")),
          wish("at_table", speaker_.said(Message{"event.wish.at_table", {table_}}))};
}

QString EventRoster::count() const {
  if (!event_.desk()) return {};
  return speaker_.count("event.people",
                        static_cast<int>(present(event_.desk()->now, from()).size()));
}

/// Names are put in order once, and only where somebody looks at them.
QVariantList EventRoster::people() const {
  if (people_ || !event_.desk()) return people_.value_or(QVariantList());
  std::vector<std::pair<QString, std::string>> all;
  const std::string wanted = folded(search_.trimmed().toStdString());
  for (const std::string& id : everybody(event_)) {
    const std::string name = event_.names().of(id);
    if (folded(name).find(wanted) != std::string::npos) all.emplace_back(text(name), id);
  }
  const QCollator order{QLocale(speaker_.language())};
  std::sort(all.begin(), all.end(),
            [&](const auto& a, const auto& b) { return order.compare(a.first, b.first) < 0; });
  people_.emplace();
  for (const auto& [name, id] : all) *people_ << shown(name, id);
  return *people_;
}

QVariantMap EventRoster::shown(const QString& name, const std::string& id) const {
  const RosterLine* line = line_of(event_, id);
  const Absence why = line == nullptr ? Absence::none : absence(*line, from());
  const std::string state(line == nullptr ? "" : name_in(kAbsenceNames, why));
  const bool plays = line != nullptr && why == Absence::none;
  const bool wished = std::find(chosen_.begin(), chosen_.end(), id) != chosen_.end();
  return {{"id", text(id)},
          {"name", name},
          {"state", text(state)},
          {"words", why != Absence::none ? speaker_.said("event.absence." + state) : QString()},
          {"chosen", wishing() ? wished : plays}};
}

void EventRoster::lay() {
  people_.reset();
  emit changed();
}

void EventRoster::tell(const QString& said, bool refused) {
  said_ = said;
  refused_ = refused;
  emit changed();
}

void EventRoster::put(const std::vector<std::string>& ids, Absence absence) {
  tell({}, false);
  event_.write(
      {{.kind = EventKind::roster_changed, .round = from(), .absence = absence, .people = ids}});
}

/// Says of somebody what is meant; once more, and he plays, or does not.
void EventRoster::tap(int index) {
  if (index < 0 || index >= people().size() || event_.closed()) return;
  const QVariantMap person = people()[index].toMap();
  const std::string id = person["id"].toString().toStdString();
  if (wishing()) return chooseForWish(id);
  const QString state = person["state"].toString();
  if (state != mode_) return put({id}, absenceMeant());
  put({id}, mode_ == "none" ? Absence::choice : Absence::none);
}

void EventRoster::chooseForWish(const std::string& id) {
  if (line_of(event_, id) == nullptr) return tell(speaker_.said("event.wrong.stranger"), true);
  if (std::erase(chosen_, id) == 0) chosen_.push_back(id);
  tell({}, false);
  const Wish wish = *called<Wish>(kWishNames, mode_.toStdString());
  const std::size_t needed = wish == Wish::at_table ? 1 : 2;
  if (chosen_.size() < needed) return lay();
  TournamentEvent wished{.kind = EventKind::wished, .people = chosen_, .wish = wish};
  if (wish == Wish::at_table) wished.table = table_;
  chosen_.clear();
  event_.write({wished});
}

bool EventRoster::add(const QString& words) {
  const auto read = names_told(words);
  if (!read) {
    tell(speaker_.said(read.error().message), true);
    return false;
  }
  std::vector<std::string> called;
  for (const std::string& name : *read)
    if (std::string clean = clean_name(name); !clean.empty()) called.push_back(std::move(clean));
  if (called.empty() || !event_.desk()) return false;
  addAll(std::move(called));
  return true;
}

QVariantList EventRoster::files() { return documents_called({"*.csv", "*.txt"}); }

void EventRoster::takeFile(const QString& file) {
  QFile members(path_of(file));
  if (members.exists() && !QFileInfo(members).isFile())  // it might never end
    return tell(speaker_.said("error.no_file"), true);
  if (!members.open(QIODevice::ReadOnly)) return tell(members.errorString(), true);
  const QByteArray all = members.read(static_cast<qint64>(CsvLimits{}.bytes));
  if (!add(QString::fromUtf8(all)) && !refused_) tell(speaker_.said("finding.empty"), true);
}

/// Who plays already is told by name: a name that is typed twice is a slip.
void EventRoster::addAll(std::vector<std::string> called) {
  const std::set<std::string> before = playing(event_, from());
  QStringList there;
  std::erase_if(called, [&](const std::string& name) {
    if (!before.contains(name)) return false;
    there << text(name);
    return true;
  });
  if (called.empty())
    return tell(speaker_.labelled(speaker_.said("event.roster.there"), speaker_.listed(there)),
                false);
  event_.carryOut(
      [called, from = from()](Book& book, TournamentDesk& desk) {
        return entered(book, desk, called, from);
      },
      [this, called, there, known = event_.names()](bool stands) {
        if (stands) tell(addedWords(called, there, known), false);
      });
}

QString EventRoster::addedWords(const std::vector<std::string>& called, const QStringList& there,
                                const Names& known) const {
  constexpr std::size_t kNamed = 3;  ///< more would fill the page
  const QString who = called.size() > kNamed
                          ? speaker_.count("event.people", static_cast<int>(called.size()))
                          : speaker_.listed(texts(called));
  QStringList all{speaker_.labelled(speaker_.said("event.roster.added"), who)};
  if (!there.isEmpty())
    all << speaker_.labelled(speaker_.said("event.roster.there"), speaker_.listed(there));
  for (const LookAlike& other : look_alikes(called, known))
    all << speaker_.labelled(text(other.name), speaker_.doubted(speaker_.said("book.look_alike") +
                                                                " " + text(other.known)));
  return all.join('\n');
}

std::vector<TournamentEvent> EventRoster::allWishes() const {
  std::vector<TournamentEvent> all;
  if (!event_.desk()) return all;
  const Tournament& now = event_.desk()->now;
  const auto add = [&](Wish wish, const std::vector<Entrant>& who, int table) {
    TournamentEvent& wished =
        all.emplace_back(TournamentEvent{.kind = EventKind::wished, .table = table, .wish = wish});
    for (const Entrant each : who) wished.people.push_back(id_of(now, each));
  };
  for (const auto& [one, other] : now.wishes.together) add(Wish::together, {one, other}, 0);
  for (const auto& [one, other] : now.wishes.apart) add(Wish::apart, {one, other}, 0);
  for (const auto& [who, table] : now.wishes.at_table) add(Wish::at_table, {who}, table);
  return all;
}

QStringList EventRoster::wishes() const {
  QStringList all;
  for (const TournamentEvent& wish : allWishes()) {
    const std::string key = "event.wish." + std::string(name_in(kWishNames, wish.wish));
    const QString what = wish.wish == Wish::at_table ? speaker_.said(Message{key, {wish.table}})
                                                     : speaker_.said(key);
    all << speaker_.labelled(what, speaker_.listed(texts(event_.names().of(wish.people))));
  }
  return all;
}

void EventRoster::takeBackWish(int index) {
  std::vector<TournamentEvent> all = allWishes();
  if (index < 0 || index >= static_cast<int>(all.size())) return;
  TournamentEvent& wish = all[static_cast<std::size_t>(index)];
  wish.off = true;
  event_.write({wish});
}

}  // namespace spadille::table
