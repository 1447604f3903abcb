#pragma once

#include <QObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <memory>

#include "tests/table/other_table.h"
#include "ui/table/house.h"

class QQmlEngine;

namespace spadille::tests {

/// The rooms of the table app over a book of its own, with a clock that stands still: what the
/// tests of the pages talk to.
class TableSetup : public QObject {
  Q_OBJECT

 public:
  TableSetup();

  // What QtQuickTest calls.
  Q_INVOKABLE void applicationAvailable();
  Q_INVOKABLE void qmlEngineAvailable(QQmlEngine* engine);

 private:
  QTemporaryDir folder_{};
  ClubInMemory club_{};
  OtherTable other_{club_};
  std::unique_ptr<table::House> house_{};
};

/// What a test needs beside the pages.
class Bench : public QObject {
  Q_OBJECT
  /// Milliseconds after which a test gives up that waits for what never comes.
  Q_PROPERTY(int patience MEMBER patience_ CONSTANT)

 public:
  Bench(table::House& house, OtherTable& other, QObject* parent)
      : QObject(parent), house_(house), other_(other) {}

  /// Waits until the clerk has answered everything, and the club, and lets go of what pages have
  /// thrown away, as the end of a tap does: Qt 6.4 falls when letters change their size and it lies
  /// there still.
  Q_INVOKABLE void settle() const;
  /// An item below this one by its objectName: the first that can be seen.
  Q_INVOKABLE [[nodiscard]] QObject* find(QObject* root, const QString& name) const;
  /// Text that is cut off, wider than its item or broken within a word, and not only names.
  Q_INVOKABLE [[nodiscard]] QStringList overflowing(QObject* root,
                                                    const QStringList& names = {}) const;
  /// What is too small to be tapped, lies out of reach, or over something else.
  Q_INVOKABLE [[nodiscard]] QStringList misplaced(QObject* root) const;
  /// Where what can be tapped lies on the screen, by its name and place in memory.
  Q_INVOKABLE [[nodiscard]] QVariantMap targets(QObject* root) const;
  /// What a screen reader would not learn, and what it finds of a role.
  Q_INVOKABLE [[nodiscard]] QStringList unheard(QObject* window) const;
  Q_INVOKABLE [[nodiscard]] QStringList heard(QObject* window, const QString& role) const;
  /// Items that take the focus and have no accessible name.
  Q_INVOKABLE [[nodiscard]] QStringList nameless(QObject* root) const;
  /// Lays everything out as for the next picture.
  Q_INVOKABLE void lay(QObject* window) const;
  /// A key, a letter or a click, as the window would get it from its user.
  Q_INVOKABLE void key(QObject* window, int key) const;
  Q_INVOKABLE void sequence(QObject* window, const QString& keys) const;
  Q_INVOKABLE void letter(QObject* window, const QString& letter) const;
  Q_INVOKABLE void click(QObject* window, int x, int y) const;
  /// What fails a test that warns so: everything but Qt about its own clock, which it says now and
  /// then where a page goes while the machine is busy.
  Q_INVOKABLE [[nodiscard]] QRegularExpression ourWarnings() const;
  /// A table calls the referee of the room, as a phone would.
  Q_INVOKABLE void callReferee(int round, int table, const QString& words) const;
  /// A club's evening that lies open then: so many people, rounds that are planned, drawn and told,
  /// and tables of the next round that have told theirs.
  Q_INVOKABLE void fillHall(int people, int rounds, int drawn, int told, int tables) const;
  /// One of its tables tells its result.
  Q_INVOKABLE void tellTable(int round, int table, int one, int other) const;
  /// Its clock of a round runs since so many minutes, and has as many.
  Q_INVOKABLE void runClock(int round, int since, int minutes) const;
  /// It is over.
  Q_INVOKABLE void closeHall() const;
  /// The book is of a club, where another table has gone on with an evening that this one has gone
  /// on with as well; the number of that.
  Q_INVOKABLE [[nodiscard]] int forkEvening() const;
  /// Writes a file into the folder of documents; its path.
  Q_INVOKABLE [[nodiscard]] QString document(const QString& name, const QString& words) const;
  /// So many, or with SPADILLE_LONG as many as that.
  Q_INVOKABLE [[nodiscard]] int many(int usual, int whole) const;
  /// Where pictures are kept; empty where nobody wants them.
  Q_INVOKABLE [[nodiscard]] QString pictures() const;

 private:
  table::House& house_;
  OtherTable& other_;
  int patience_ = 300'000;
};

}  // namespace spadille::tests
