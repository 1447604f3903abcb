#include "ui/table/keep/keeper.h"

#include <QDateTime>
#include <algorithm>

#include "app/record/events.h"
#include "codec/plain_text.h"

namespace spadille::table {
namespace {

/// "2026-11-20 19:30:00" of "2026-11-20T193000Z.spadille.db", in the time of the clock on the wall.
QString moment_of(const std::string& file) {
  const QString name = text(file);
  QDateTime at = QDateTime::fromString(name.section('.', 0, 0), "yyyy-MM-dd'T'HHmmss'Z'");
  at.setTimeSpec(Qt::UTC);
  return at.isValid() ? at.toLocalTime().toString("yyyy-MM-dd HH:mm:ss") : name;
}

}  // namespace

Keeper::Keeper(Home& home, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
               QObject* parent)
    : QObject(parent),
      home_(home),
      evening_(evening),
      clerk_(clerk),
      speaker_(speaker),
      work_(clerk) {
  connect(&speaker, &Speaker::languageChanged, this, &Keeper::changed);
}

QVariantList Keeper::backups() const {
  QVariantList all;
  for (const std::string& file : files_)
    all << QVariantMap{{"name", text(file)}, {"moment", moment_of(file)}};
  return all;
}

void Keeper::tell(const QString& said, bool refused) {
  said_ = said;
  refused_ = refused;
  emit changed();
}

void Keeper::refresh() {
  found_.reset();
  tell({});
  clerk_.ask([files = clerk_.machine().backups](
                 Book&) -> Outcome<Files> { return files ? files() : Files{}; },
             [this](Outcome<Files> files) {
               files_ = files ? std::move(*files) : Files{};
               emit changed();
             });
}

void Keeper::backUp() {
  clerk_.ask(
      [files = clerk_.machine().backups](Book& book) -> Outcome<Files> {
        if (auto done = book.store.back_up(); !done) return tl::unexpected(Refusal(done.error()));
        return files ? files() : Files{};
      },
      [this](Outcome<Files> files) {
        if (!files) return tell(reason(files.error(), {}, speaker_), true);
        files_ = std::move(*files);
        tell(speaker_.said("table.backed_up"));
      });
}

void Keeper::restore(const QString& backup) {
  const auto& restore = clerk_.machine().restore;
  if (!restore) return;
  clerk_.askClosed(
      [restore, name = backup.toStdString()]() -> Outcome<std::string> {
        auto aside = restore(name);
        if (!aside) return tl::unexpected(Refusal(aside.error()));
        return std::move(*aside);
      },
      [this, backup](const Outcome<std::string>& aside) {
        if (!aside) return tell(reason(aside.error(), {}, speaker_), true);
        evening_.putAway();
        home_.refresh();
        refresh();
        QString said = speaker_.say("table.came_back", moment_of(backup.toStdString()));
        if (!aside->empty()) said += "\n" + speaker_.say("table.put_aside", text(*aside));
        tell(said);
      });
}

void Keeper::verify(bool repair) {
  if (work_.running()) return;
  found_.reset();
  tell({});
  work_.begin(
      [repair](Book& book, const Pace& pace) -> Outcome<Verification> {
        auto found = spadille::verify(book, {repair, pace, pace.stop()});
        if (!found) return tl::unexpected(Refusal(found.error()));
        return std::move(*found);
      },
      [this](const Outcome<Verification>& all) { found(all); });
}

void Keeper::found(const Outcome<Verification>& found) {
  if (!found) return tell(reason(found.error(), {}, speaker_), true);
  found_ = *found;
  emit changed();
}

QString Keeper::verdict() const {
  if (!found_) return {};
  const QString looked =
      speaker_.said(Message{"safety.looked_at", {found_->sessions, found_->events}}) + " ";
  if (found_->stopped) return looked + speaker_.said("table.verify_stopped");
  const auto left = std::count_if(found_->doubts.begin(), found_->doubts.end(),
                                  [](const Doubt& doubt) { return !doubt.mended; });
  if (left == 0) return looked + speaker_.said("safety.all_right");
  return looked + speaker_.count("safety.doubts", static_cast<int>(left));
}

QStringList Keeper::doubts() const {
  QStringList all;
  if (!found_) return all;
  for (const Doubt& doubt : found_->doubts) {
    QString line = doubt.session == 0 ? QString() : QString("#%1  ").arg(doubt.session);
    const bool made_anew = doubt.mended && doubt.kind == Doubt::Kind::lists;
    line += made_anew ? speaker_.said("safety.lists_mended")
                      : speaker_.said(doubt.message, doubt.names);
    if (doubt.mended && !made_anew) line += " " + speaker_.said("safety.given_up");
    const bool about = doubt.kind == Doubt::Kind::schema || doubt.kind == Doubt::Kind::names;
    if (about && !doubt.detail.empty()) line += ": " + text(visible(doubt.detail));
    all << line;
  }
  return all;
}

bool Keeper::mendable() const {
  return found_ && std::any_of(found_->doubts.begin(), found_->doubts.end(), [](const Doubt& d) {
           const bool mendable = d.kind == Doubt::Kind::lists || d.kind == Doubt::Kind::missing;
           return mendable && !d.mended;
         });
}

void Keeper::getBack(int session) {
  clerk_.ask(
      [session](Book& book) -> Outcome<void> {
        auto desk = open_session(book, session);
        if (!desk) return tl::unexpected(desk.error());
        return write_down(book, *desk, simple_event(EventKind::reopened));
      },
      [this](const Outcome<void>& done) {
        if (!done) return tell(reason(done.error(), {}, speaker_), true);
        home_.refresh();
        tell(speaker_.said("table.got_back"));
      });
}

}  // namespace spadille::table
