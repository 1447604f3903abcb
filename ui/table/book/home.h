#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/keep/house_rules.h"
#include "app/rulebook/rules.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/book/listed_rows.h"

namespace spadille::table {

/// What lies on top of the book: sessions to go on with, people to play with, rules to play by.
class Home : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// A few of the latest, but for the one that goes on, as ListedRows::row() tells them; scores
  /// only of those that are shown.
  Q_PROPERTY(QVariantList latest READ latest NOTIFY changed)
  /// The open session that was written in last, like those; empty where none is open.
  Q_PROPERTY(QVariantMap goesOn READ goesOn NOTIFY changed)
  /// The same as it lies in the book, for its board; nothing lies there where none is open.
  Q_PROPERTY(spadille::table::LaidSession* evening READ evening CONSTANT)
  Q_PROPERTY(bool known READ known NOTIFY changed)  ///< what is in the book has been looked at
  /// Names of who played before, who played last first, of those the most frequent; none before
  /// meetPeople().
  Q_PROPERTY(QStringList people READ people NOTIFY peopleChanged)
  /// Why the book can only be read; empty where it can be written.
  Q_PROPERTY(QString banner READ banner NOTIFY changed)
  /// Why the book cannot be read at all; empty where it can.
  Q_PROPERTY(QString problem READ problem NOTIFY changed)
  /// What kind of trouble that is: "damaged", "newer", "foreign", "full", "other"; "read_only"
  /// where it can be read alone; empty where there is none.
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
  Q_PROPERTY(QString advice READ advice NOTIFY changed)  ///< what would do

 public:
  Home(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList latest() const { return latest_; }
  [[nodiscard]] QVariantMap goesOn() const { return goes_on_; }
  [[nodiscard]] LaidSession* evening() { return &evening_; }
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] QStringList people() const { return people_; }
  [[nodiscard]] QString banner() const;
  [[nodiscard]] QString problem() const;
  [[nodiscard]] QString trouble() const;
  [[nodiscard]] QString advice() const;

  /// Who sat at the table the last time this game was played; else the last time anything was.
  [[nodiscard]] QStringList usualPlayers(const QString& game) const;
  /// The game that was played last; Klaverjas where nothing was.
  [[nodiscard]] QString usualGame() const;

  /// Presets and house rules of a game: id, label, source.
  [[nodiscard]] QVariantList ruleSets(const QString& game) const;
  /// The rules of one of them.
  [[nodiscard]] std::optional<RulesView> rulesCalled(const QString& id) const;

  Q_INVOKABLE void refresh();
  /// Looks who is in the book, from now on with every refresh().
  Q_INVOKABLE void meetPeople();

 signals:
  void changed();
  void read();  ///< what is in the book, once more
  void peopleChanged();

 private:
  struct Shelf {
    std::vector<Listed> latest{};
    ListedRows rows{};
    std::optional<Message> banner{};
    std::vector<Message> warnings{};
    std::vector<NamedRules> rules{};  ///< that the book has a name for
    std::optional<Listed> goes_on{};
    LaidPtr lies_open{};  ///< that one
  };
  static Outcome<Shelf> look(Book& book);
  static Outcome<QStringList> peopleIn(Book& book);
  void take(Shelf shelf);
  void lay();

  Clerk& clerk_;
  const Speaker& speaker_;
  LaidSession evening_;
  Shelf shelf_{};
  QVariantMap goes_on_{};
  QVariantList latest_{};
  bool known_ = false;
  bool met_ = false;
  std::optional<Refusal> problem_{};
  QStringList people_{};
};

}  // namespace spadille::table
