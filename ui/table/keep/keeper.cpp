#include "ui/table/keep/keeper.h"

#include <QDateTime>
#include <QDir>
#include <QStandardPaths>
#include <algorithm>

#include "app/record/events.h"
#include "app/tournament/table_session.h"
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

/// From what is right in the book.
bool can_be_made_anew(const Doubt& doubt) {
  return doubt.kind == Doubt::Kind::lists || doubt.kind == Doubt::Kind::missing;
}

/// What could be saved of a damaged book, and where that went.
struct Rebuilt {
  Recovery recovery{};
  std::string aside{};
};

Outcome<Rebuilt> rebuilt(const Machine& machine) {
  Rebuilt done;
  auto aside = machine.rebuild([&](const Wreck& wreck, Store& store) -> Expected<void> {
    Book into{store, machine.now, machine.today, machine.new_id};
    auto recovery = spadille::recover(wreck, into);
    if (!recovery) return tl::unexpected(recovery.error());
    if (recovery->sessions == 0)
      return tl::unexpected(Error{Error::Code::damaged, {"safety.nothing_left"}, {}});
    done.recovery = std::move(*recovery);
    return {};
  });
  if (!aside) return tl::unexpected(Refusal(aside.error()));
  done.aside = std::move(*aside);
  return done;
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
  losses_.clear();
  tell({});
  clerk_.ask([files = clerk_.machine().backups](
                 Book&) -> Outcome<Files> { return files ? files() : Files{}; },
             [this](Outcome<Files> files) {
               if (!files) return refreshClosed();
               files_ = std::move(*files);
               emit changed();
             });
}

/// A book that cannot be opened has its backups all the same.
void Keeper::refreshClosed() {
  clerk_.askClosed([files = clerk_.machine().backups] { return files ? files() : Files{}; },
                   [this](Files files) {
                     files_ = std::move(files);
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
        takeUp(speaker_.say("table.came_back", moment_of(backup.toStdString())), *aside);
      });
}

void Keeper::takeUp(const QString& said, const std::string& aside) {
  evening_.putAway();
  home_.refresh();
  refresh();
  tell(aside.empty() ? said : said + "\n" + speaker_.say("table.put_aside", text(aside)));
}

void Keeper::recover() {
  const Machine& machine = clerk_.machine();
  if (!machine.rebuild) return;
  clerk_.askClosed(
      [&machine] { return rebuilt(machine); },
      [this](const Outcome<Rebuilt>& done) {
        if (!done) return tell(reason(done.error(), {}, speaker_), true);
        const Recovery& kept = done->recovery;
        QString said = speaker_.said(Message{"safety.recovered", {kept.sessions, kept.events}});
        if (kept.losses.empty()) said += speaker_.gap() + speaker_.said("safety.nothing_lost");
        takeUp(said, done->aside);
        losses_ = kept.losses;
        emit changed();
      });
}

void Keeper::beginAnew() {
  const auto& make_way = clerk_.machine().make_way;
  if (!make_way) return;
  clerk_.askClosed(
      [make_way]() -> Outcome<std::string> {
        auto aside = make_way();
        if (!aside) return tl::unexpected(Refusal(aside.error()));
        return std::move(*aside);
      },
      [this](const Outcome<std::string>& aside) {
        if (!aside) return tell(reason(aside.error(), {}, speaker_), true);
        takeUp(speaker_.said("table.new_book"), *aside);
      });
}

/// What can be done about it is done at the table.
QString Keeper::said(const Loss& loss) const {
  const bool opening = loss.kind == Loss::Kind::opening && loss.game != kTournament;
  return speaker_.said(opening ? Message{"table.trouble.opening_lost"} : in_words(loss));
}

QStringList Keeper::losses() const {
  QStringList all;
  for (const Loss& loss : losses_) {
    QStringList about;
    if (loss.session != 0) about << QString("#%1").arg(loss.session);
    if (!loss.date.empty()) about << speaker_.day(loss.date);
    for (const std::string& name : loss.players) about << text(name);
    all << (about.join(" · ") + "  " + said(loss)).trimmed();
  }
  return all;
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
      speaker_.said(Message{"safety.looked_at", {found_->sessions, found_->events}}) +
      speaker_.gap();
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
    if (doubt.mended && !made_anew) line += speaker_.gap() + speaker_.said("safety.given_up");
    const bool about = doubt.kind == Doubt::Kind::schema || doubt.kind == Doubt::Kind::names;
    if (about && !doubt.detail.empty()) line = speaker_.labelled(line, text(visible(doubt.detail)));
    all << line;
  }
  return all;
}

bool Keeper::mendable() const {
  return found_ && std::any_of(found_->doubts.begin(), found_->doubts.end(),
                               [](const Doubt& d) { return can_be_made_anew(d) && !d.mended; });
}

bool Keeper::damaged() const {
  return found_ && std::any_of(found_->doubts.begin(), found_->doubts.end(),
                               [](const Doubt& d) { return !can_be_made_anew(d) && !d.mended; });
}

QVariantList Keeper::others() const {
  QVariantList all;
  if (!clerk_.machine().another) return all;
  const QFileInfo own(text(clerk_.machine().file));
  const QString usual =
      QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/spadille";
  QStringList folders{own.absolutePath(), usual};
  folders.removeDuplicates();
  for (const QString& folder : folders)
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({"*.db", "*.db.aside-*"}, QDir::Files, QDir::Name))
      if (file != own)
        all << QVariantMap{{"name", file.fileName()}, {"path", file.absoluteFilePath()}};
  return all;
}

void Keeper::openAnother(const QString& path) {
  if (clerk_.machine().another) clerk_.machine().another(path.toStdString());
}

void Keeper::getBack(int session) {
  clerk_.ask(
      [session](Book& book) -> Outcome<void> {
        auto desk = open_session(book, session);
        if (!desk) return tl::unexpected(desk.error());
        if (auto done = write_down(book, *desk, simple_event(EventKind::reopened)); !done)
          return done;
        return tell_of_session(book, desk->uuid);
      },
      [this](const Outcome<void>& done) {
        if (!done) return tell(reason(done.error(), {}, speaker_), true);
        home_.refresh();
        tell(speaker_.said("table.got_back"));
      });
}

}  // namespace spadille::table
