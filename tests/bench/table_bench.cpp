// How quick the table app is: `spadille-table-bench start BOOK`: to its first frame;
// `save BOOK`: a deal from the tap to the picture; `scrub BOOK`: a chart of 500 deals; `idle BOOK`:
// what it takes while nobody touches it; `wall BOOK`: a result of an event of 200 people and ten
// rounds, from its tap to the pictures of the wall and of the ranking.
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <QUuid>
#include <algorithm>
#include <ctime>
#include <iostream>
#include <vector>

#include <QtQml/qqmlextensionplugin.h>

#include "db/sqlite_store.h"
#include "tests/bench/first_frame.h"
#include "tests/table/hall.h"
#include "ui/table/house.h"
#include "ui/table/show/type.h"

Q_IMPORT_QML_PLUGIN(SpadillePlugin)

namespace {

using spadille::table::House;

constexpr int kDeals = 41;
constexpr int kLong = 500;

spadille::table::Machine machine(const std::string& path) {
  const auto now = [] { return std::string("2026-11-20T19:30:00Z"); };
  return {.open =
              [path, now] {
                return spadille::db::open_store({.path = path, .now = now, .create = true});
              },
          .now = now,
          .today = [] { return "2026-11-20"; },
          .new_id = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); },
          .backups = [] { return std::vector<std::string>{}; },
          .restore = [](const std::string&) -> spadille::Expected<std::string> { return ""; }};
}

double median(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

/// The app in a window of its own.
struct App {
  QTemporaryDir folder{};
  House house;
  QQmlApplicationEngine engine{};
  QQuickWindow* window = nullptr;

  explicit App(const std::string& book) : house(machine(book), folder.filePath("settings.ini")) {
    engine.addImportPath(":/");
    engine.load(QUrl("qrc:/Spadille/qml/Main.qml"));
    window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
  }

  void go(const char* page) const {
    QMetaObject::invokeMethod(window, "go", Q_ARG(QString, page), Q_ARG(QVariant, {}));
  }

  void begin() {
    house.newSession()->prepare();
    house.newSession()->setGame("euchre");
    for (const char* name : {"P1", "P2", "P3", "P4"})
      if (!house.newSession()->players().contains(name)) house.newSession()->addNewcomer(name);
    house.newSession()->begin();
    house.clerk()->finish();
  }

  void record() {
    house.entry()->set("maker", 0);
    house.entry()->chooseAndSave("tricks", 3);
    house.clerk()->finish();
  }
};

/// From the tap that saves to the picture with the new totals, milliseconds.
void save(App& app) {
  app.begin();
  app.go("TablePage");
  std::vector<double> all;
  std::vector<double> saved;
  for (int i = 0; i < kDeals; ++i) {
    app.go("EntryPage");
    app.house.entry()->set("maker", 0);
    app.window->grabWindow();
    QElapsedTimer clock;
    clock.start();
    app.house.entry()->chooseAndSave("tricks", 3);
    app.house.clerk()->finish();
    saved.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    app.window->grabWindow();
    all.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  std::cout << median(saved) << ' ' << median(all) << '\n';
}

/// Milliseconds a frame while a finger moves over a chart of 500 deals.
void scrub(App& app) {
  app.begin();
  for (int i = 0; i < kLong; ++i) app.record();
  app.go("ReviewPage");
  app.window->grabWindow();
  std::vector<double> all;
  for (int deal = 1; deal <= kLong; ++deal) {
    QElapsedTimer clock;
    clock.start();
    app.house.chart()->setChosen(deal);
    app.window->grabWindow();
    all.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
  }
  std::cout << median(all) << '\n';
}

/// Milliseconds of the processor in a second in which nothing happens on the page of a session.
void idle(App& app) {
  constexpr int kSettled = 2'000;
  constexpr int kSeconds = 5;
  app.begin();
  app.go("TablePage");
  const auto pass = [](int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
  };
  pass(kSettled);
  const std::clock_t before = std::clock();
  pass(kSeconds * 1'000);
  std::cout << static_cast<double>(std::clock() - before) * 1e3 / CLOCKS_PER_SEC / kSeconds << '\n';
}

/// From a result that is written to the pictures with it, milliseconds: until it is in the book and
/// told to the pages, the wall, and the page of the ranking as well.
void wall(App& app) {
  constexpr int kPeople = 200;
  constexpr int kRounds = 10;
  spadille::tests::fill(
      app.house, {.people = kPeople, .rounds = kRounds, .drawn = kRounds, .told = kRounds - 1});
  app.go("EventRankingPage");
  QMetaObject::invokeMethod(app.window, "showWall");
  auto* hung = app.window->property("wall").value<QQuickWindow*>();
  hung->resize(1920, 1080);
  for (int i = 0; i < 3; ++i) app.window->grabWindow(), hung->grabWindow();
  std::vector<double> written;
  std::vector<double> seen;
  std::vector<double> both;
  for (int table = 1; table <= kDeals; ++table) {
    QElapsedTimer clock;
    clock.start();
    const auto passed = [&clock] { return static_cast<double>(clock.nsecsElapsed()) / 1e6; };
    spadille::tests::tell(app.house, kRounds, table, 1'200 + 10 * table, 1'392 - 10 * table);
    written.push_back(passed());
    hung->grabWindow();
    seen.push_back(passed());
    app.window->grabWindow();
    both.push_back(passed());
  }
  std::cout << median(written) << ' ' << median(seen) << ' ' << median(both) << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QQuickStyle::setStyle("Basic");
  spadille::table::fetch_type();
  const QString mode = QCoreApplication::arguments().value(1);
  App table(QCoreApplication::arguments().value(2).toStdString());
  if (table.window == nullptr) return 1;
  if (mode == "start") {
    spadille::bench::end_when_shown(*table.window, [&] {
      return table.house.home()->known() &&
             table.window->findChild<QQuickItem*>("HomePage") != nullptr;
    });
    return QGuiApplication::exec();
  }
  table.house.clerk()->finish();
  mode == "save"   ? save(table)
  : mode == "idle" ? idle(table)
  : mode == "wall" ? wall(table)
                   : scrub(table);
}
