#include "tests/table/setup.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlIncubator>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>
#include <bit>
#include <stdexcept>

#include <QtQml/qqmlextensionplugin.h>

#include "tests/table/ears.h"
#include "tests/table/eyes.h"
#include "tests/table/hall.h"
#include "tests/table/machine.h"

Q_IMPORT_QML_PLUGIN(SpadillePlugin)

namespace spadille::tests {
namespace {

QQuickItem* root_of(QObject* object) {
  if (auto* window = qobject_cast<QQuickWindow*>(object)) return window->contentItem();
  return qobject_cast<QQuickItem*>(object);
}

QString accessible_name(QQuickItem& item) {
  return QQmlProperty(&item, "Accessible.name", qmlContext(&item)).read().toString();
}

/// As db/club does: what is no address is refused.
Expected<Collector> open_club(const std::string& address, ClubInMemory& club) {
  if (address.find("://") == std::string::npos)
    return tl::unexpected(Error{Error::Code::usage, {"club.error.no_address"}, {}});
  return club.collector();
}

/// Rows beyond the edge of a list are made when there is time, and stand on the first until then.
void make_all(QObject* window) {
  const QQmlEngine* engine = qmlEngine(window);  // none of a window that is not made in QML
  QQmlIncubationController* making = engine == nullptr ? nullptr : engine->incubationController();
  while (making != nullptr && making->incubatingObjectCount() > 0) making->incubateFor(1000);
}

}  // namespace

TableSetup::TableSetup() {
  QQuickStyle::setStyle("Basic");
  QLocale::setDefault(QLocale::c());
}

void TableSetup::applicationAvailable() {
  // What people save goes into a folder of ours.
  qputenv("HOME", folder_.path().toUtf8());
  qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
  const std::string book = folder_.filePath("book.db").toStdString();
  table::Machine with_club = machine(book);
  with_club.club = [this](const std::string& address) { return open_club(address, club_); };
  house_ = std::make_unique<table::House>(std::move(with_club), folder_.filePath("settings.ini"));
  house_->phones()->setProgram(SPADILLE_SOURCE "/tests/table/told_door");
  house_->settings()->setLanguage("en");
  house_->settings()->setReducedMotion(true);
}

void TableSetup::qmlEngineAvailable(QQmlEngine* engine) {
  engine->addImportPath(":/");
  engine->rootContext()->setContextProperty("bench", new Bench(*house_, other_, engine));
}

QObject* Bench::find(QObject* root, const QString& name) const {
  QObject* found = nullptr;
  walk(root_of(root), [&](QQuickItem& item) {
    if (found == nullptr && item.objectName() == name) found = &item;
  });
  if (found != nullptr) QJSEngine::setObjectOwnership(found, QJSEngine::CppOwnership);
  return found;
}

QString Bench::document(const QString& name, const QString& words) const {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  folder.mkpath(".");
  QFile file(folder.filePath(name));
  if (!file.open(QIODevice::WriteOnly) || file.write(words.toUtf8()) < 0)
    throw std::runtime_error(file.errorString().toStdString());
  return file.fileName();
}

QStringList Bench::overflowing(QObject* root, const QStringList& names) const {
  return cut_texts(root_of(root), names) + broken_words(root_of(root), names);
}

QStringList Bench::misplaced(QObject* root) const {
  return small_targets(root_of(root)) + squeezed(root_of(root)) + out_of_reach(root_of(root)) +
         covered(root_of(root));
}

QVariantMap Bench::targets(QObject* root) const {
  QVariantMap all;
  walk(root_of(root), [&](QQuickItem& item) {
    if (!can_be_tapped(item)) return;
    const QString name = item.objectName().isEmpty() ? accessible_name(item) : item.objectName();
    all.insert(name + " @" + QString::number(std::bit_cast<quintptr>(&item)),
               item.mapRectToScene(item.boundingRect()));
  });
  return all;
}

QStringList Bench::unheard(QObject* window) const {
  return tests::unheard(*qobject_cast<QQuickWindow*>(window));
}

QStringList Bench::heard(QObject* window, const QString& role) const {
  return tests::heard(*qobject_cast<QQuickWindow*>(window), role);
}

QStringList Bench::nameless(QObject* root) const {
  QStringList all;
  walk(root_of(root), [&](QQuickItem& item) {
    if (item.activeFocusOnTab() && accessible_name(item).isEmpty())
      all << QString(item.metaObject()->className()) + " " + item.objectName();
  });
  return all;
}

void Bench::settle() const {
  house_.clerk()->finish();
  while (house_.club()->running()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  house_.clerk()->finish();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Bench::lay(QObject* window) const {
  // Everything lies where it belongs once a picture is like the one before.
  constexpr int kFewest = 3;
  constexpr int kMost = 12;
  QImage before;
  for (int i = 1; i <= kMost; ++i) {
    make_all(window);
    const QImage now = qobject_cast<QQuickWindow*>(window)->grabWindow();
    if (i >= kFewest && now == before) return;
    before = now;
  }
}

void Bench::key(QObject* window, int key) const {
  QTest::keyClick(qobject_cast<QWindow*>(window), static_cast<Qt::Key>(key));
}

void Bench::sequence(QObject* window, const QString& keys) const {
  QTest::keySequence(qobject_cast<QWindow*>(window), QKeySequence(keys));
}

void Bench::letter(QObject* window, const QString& letter) const {
  QTest::keyClick(qobject_cast<QWindow*>(window), letter.at(0).toLatin1());
}

void Bench::click(QObject* window, int x, int y) const {
  QTest::mouseClick(qobject_cast<QWindow*>(window), Qt::LeftButton, {}, QPoint(x, y));
}

void Bench::callReferee(int round, int table, const QString& words) const {
  TournamentEvent call{.kind = EventKind::referee_called, .round = round, .table = table};
  call.text = words.toStdString();
  house_.laidEvent()->write({call});
}

void Bench::fillHall(int people, int rounds, int drawn, int told, int tables) const {
  fill(house_, {.people = people,
                .rounds = rounds,
                .drawn = drawn,
                .told = told,
                .tables = tables,
                .prizes = {{.place = 1, .amount = 5'000}, {.place = 2, .amount = 3'000}}});
}

void Bench::tellTable(int round, int table, int one, int other) const {
  tell(house_, round, table, one, other);
}

void Bench::runClock(int round, int since, int minutes) const {
  run_clock(house_, round, since, minutes);
}

void Bench::closeHall() const { write_down(house_, {.kind = EventKind::closed}); }

int Bench::forkEvening() const {
  const std::string uuid = other_.plays({"Eve", "Fay", "Gil", "Hal"}, {"Eve 4"});
  other_.syncs();
  house_.club()->join("postgresql://kitchen@club.example/spadille");
  settle();
  other_.goes_on(uuid, {"Fay 5"});
  other_.syncs();
  int number = 0;
  house_.clerk()->ask(
      [uuid](Book& book) -> Outcome<SessionId> {
        OtherTable::go_on(book, uuid, {"Gil 4", "Hal 3"});
        return must(book.store.find(uuid)).value();
      },
      [&number](const Outcome<SessionId>& found) { number = static_cast<int>(found.value()); });
  house_.clerk()->finish();
  house_.club()->syncNow();
  settle();
  return number;
}

int Bench::many(int usual, int whole) const {
  return qEnvironmentVariableIsSet("SPADILLE_LONG") ? whole : usual;
}

QRegularExpression Bench::ourWarnings() const { return QRegularExpression("^(?!QUnifiedTimer::)"); }

QString Bench::pictures() const { return qEnvironmentVariable("SPADILLE_SCREENS"); }

}  // namespace spadille::tests
