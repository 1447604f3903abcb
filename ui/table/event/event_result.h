#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// A result on its way from the slip into the book: the number of the table, its points, and what
/// else the game counts.
class EventResult : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// What is typed, in this order: key ("table", "points0", "roem0", "pits0" …), label (who it is
  /// of), typed, shown (the same as it is printed), optional.
  Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)
  Q_PROPERTY(QString current READ current NOTIFY changed)  ///< the key of the one that keys go to
  Q_PROPERTY(bool known READ known NOTIFY changed)         ///< there is a table of that number
  /// What the table has told before; empty: nothing.
  Q_PROPERTY(QString before READ before NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)  ///< all that has to be is typed
  /// Why it cannot be, and what is probably wrong; empty until it was tried.
  Q_PROPERTY(QString doubt READ doubt NOTIFY changed)
  /// It can be written down all the same.
  Q_PROPERTY(bool canForce READ canForce NOTIFY changed)
  /// What was written down last: "Table 7: 1313 : 1319".
  Q_PROPERTY(QString said READ said NOTIFY changed)
  /// Where two tell a table's result differently, what each tells: source, words, index.
  Q_PROPERTY(QVariantList versions READ versions NOTIFY changed)
  Q_PROPERTY(QString versionsHead READ versionsHead NOTIFY changed)
  Q_PROPERTY(int round READ round NOTIFY changed)
  /// How many tables of the round have told: "8 of 19".
  Q_PROPERTY(QString progress READ progress NOTIFY changed)

 public:
  EventResult(LaidEvent& event, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList fields() const;
  [[nodiscard]] QString current() const { return current_; }
  [[nodiscard]] bool known() const { return drawn() != nullptr; }
  [[nodiscard]] QString before() const;
  [[nodiscard]] bool ready() const;
  [[nodiscard]] QString doubt() const { return doubt_; }
  [[nodiscard]] bool canForce() const { return can_force_; }
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] QVariantList versions() const;
  [[nodiscard]] QString versionsHead() const;
  [[nodiscard]] int round() const;
  [[nodiscard]] QString progress() const;

  /// Nothing is typed yet, but the table where one is named; of the round that is shown, as far as
  /// it is drawn.
  Q_INVOKABLE void arrive(int table = 0);
  /// Keys go to this one.
  Q_INVOKABLE void go(const QString& key);
  Q_INVOKABLE void digit(int digit);
  Q_INVOKABLE void erase();
  /// Above nothing, or below.
  Q_INVOKABLE void turnSign();
  /// On to what is typed next; behind the points it is saved.
  Q_INVOKABLE void next();
  /// `anyway`: although the figures cannot be.
  Q_INVOKABLE void save(bool anyway = false);
  /// This version counts, by the director.
  Q_INVOKABLE void settle(int index);

 signals:
  void changed();
  void saved();

 private:
  [[nodiscard]] QStringList keys() const;
  [[nodiscard]] const DrawnTable* drawn() const;
  [[nodiscard]] int table() const;
  [[nodiscard]] std::size_t places() const;
  [[nodiscard]] std::vector<std::int64_t> told(const QString& what) const;
  [[nodiscard]] Figures typedFigures() const;
  void edit(const QString& typed);
  void stopDoubting();
  void write(const Figures& figures, ToldBy source);

  LaidEvent& event_;
  const Speaker& speaker_;
  QString current_ = QStringLiteral("table");
  QMap<QString, QString> typed_{};
  QString doubt_{};
  bool can_force_ = false;
  QString said_{};
  int last_ = 0;  ///< the table that was written down last
};

}  // namespace spadille::table
