#include "ui/table/self_test.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>

#include "app/games.h"
#include "ui/table/house.h"

namespace spadille::table {
namespace {

constexpr int kPatience = 10'000;  // milliseconds until something is there to be tapped

const std::array kNames{"Ann", "Bob", "Chris", "Dora", "Eve", "Finn", "Gus", "Hal"};

/// A deal of a game as people would enter it, and the totals of the sheet after it.
struct TrialDeal {
  QString game{};
  QStringList players{};
  std::span<const Answer> answers{};
  QStringList totals{};
};

std::vector<TrialDeal> trials() {
  std::vector<TrialDeal> all;
  for (const AnyGame* game : all_games()) {
    const Trial& trial = game->entry().trial;
    TrialDeal& deal = all.emplace_back();
    deal.game = text(game->id());
    for (int i = 0; i < trial.players; ++i) deal.players << kNames.at(static_cast<std::size_t>(i));
    deal.answers = trial.answers;
    for (const int total : trial.totals) deal.totals << Speaker::figure(total);
  }
  return all;
}

/// The first item of this name that can be seen.
QQuickItem* seen(QQuickItem* item, const QString& name) {
  if (item == nullptr || !item->isVisible()) return nullptr;
  if (item->objectName() == name) return item;
  for (QQuickItem* child : item->childItems())
    if (QQuickItem* found = seen(child, name)) return found;
  return nullptr;
}

/// Taps through the pages of one window. After the first failure nothing more is done.
class Tester {
 public:
  Tester(House& house, QQuickWindow& window) : house_(house), window_(window) {
    QObject::connect(house.evening(), &LaidSession::refused, &window,
                     [this](const QString& why) { fail(why); });
    QObject::connect(house.newSession(), &NewSession::refused, &window,
                     [this](const QString& why) { fail(why); });
    house_.clerk()->finish();
  }

  [[nodiscard]] const QString& failure() const { return failure_; }

  /// Through the game's own page, or through the one that is made from its tables.
  void play(const TrialDeal& trial, bool plain) {
    begin(trial);
    house_.entry()->setPlain(plain);
    tap("enter");
    for (const Answer& answer : trial.answers) give(answer);
    if (house_.sheet()->rowCount() == 0) tap("save");  // else the last answer has saved it
    expect(trial.totals, "after the deal");
    say(house_.evening()->lastDeal());
  }

  /// Takes the only deal back on its sheet, and lays it down again.
  void undo(const TrialDeal& trial) {
    tap("sheet");
    tap("sheetUndo");
    expect(QStringList(trial.totals.size(), "0"), "after undo");
    say("undone: " + house_.sheet()->sums().join(" : "));
    tap("sheetRedo");
    expect(trial.totals, "after redo");
    say("done again: " + house_.sheet()->sums().join(" : "));
  }

 private:
  void fail(const QString& why) {
    if (failure_.isEmpty()) failure_ = why;
  }
  void say(const QString& words) {
    if (failure_.isEmpty()) out_ << words << Qt::endl;
  }

  void begin(const TrialDeal& trial) {
    if (!failure_.isEmpty()) return;
    QMetaObject::invokeMethod(&window_, "home");
    tap("new");
    tap(trial.game);
    NewSession& session = *house_.newSession();
    for (const QString& name : session.players()) session.choose(name);
    for (const QString& name : trial.players)
      if (session.others().contains(name))
        session.choose(name);
      else
        session.addNewcomer(name);
    tap("begin");
    say(house_.evening()->heading() + ": " + trial.players.join(", "));
  }

  /// The item, as soon as it can be tapped.
  QQuickItem* awaited(const QString& name) {
    QElapsedTimer clock;
    for (clock.start(); clock.elapsed() < kPatience;) {
      QQuickItem* item = seen(window_.contentItem(), name);
      if (item != nullptr && item->isEnabled()) return item;
      QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    return nullptr;
  }

  void tap(const QString& name) {
    if (!failure_.isEmpty()) return;
    QQuickItem* item = awaited(name);
    if (item == nullptr) return fail("nothing called " + name + " can be tapped");
    QQmlExpression(qmlContext(&window_), &window_, "Guard.last = 0").evaluate();
    if (!QMetaObject::invokeMethod(item, "press")) fail(name + " is not a button");
    house_.clerk()->finish();
    QCoreApplication::processEvents();
  }

  /// A button a value, a chip where there is nothing but yes, a number figure by figure.
  void give(const Answer& answer) {
    const QString key = text(answer.key);
    const QVariantMap field = house_.entry()->fields()[key].toMap();
    const QString value = QString::number(answer.value[0]);
    if (field["kind"] == "flag") return tap(key);
    if (!field["choices"].toList().isEmpty()) return tap(key + value);
    for (const QChar digit : value) tap("digit" + QString(digit));
  }

  void expect(const QStringList& totals, const QString& when) {
    const QStringList sums = house_.sheet()->sums();
    if (sums != totals)
      fail(when + " the totals are " + sums.join(" : ") + ", not " + totals.join(" : "));
  }

  House& house_;
  QTextStream out_{stdout};
  QQuickWindow& window_;
  QString failure_{};
};

/// What was not as expected; empty where everything was.
QString tried(House& house, QQuickWindow& window) {
  Tester tester(house, window);
  const auto all = trials();
  for (const bool plain : {false, true})
    for (const TrialDeal& trial : all) tester.play(trial, plain);
  tester.undo(all.back());
  return tester.failure();
}

}  // namespace

int self_test(const std::function<Machine(const std::string& path)>& machine) {
  QTextStream out(stdout);
  const QTemporaryDir folder;
  House house(machine(folder.filePath("trial.db").toStdString()), folder.filePath("settings.ini"));
  house.settings()->setLanguage("en");
  house.settings()->setReducedMotion(true);
  QQmlApplicationEngine engine;
  engine.addImportPath(":/");
  engine.load(QUrl("qrc:/Spadille/qml/Main.qml"));
  auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
  const QString failure = window != nullptr ? tried(house, *window) : "no page could be loaded";
  out << (failure.isEmpty() ? "all as expected" : "not as expected: " + failure) << Qt::endl;
  return failure.isEmpty() ? 0 : 1;
}

}  // namespace spadille::table
