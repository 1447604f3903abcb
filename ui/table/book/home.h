#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/keep/house_rules.h"
#include "app/people/names.h"
#include "app/review/evening_score.h"
#include "app/rulebook/rules.h"
#include "ui/table/book/laid_session.h"

namespace spadille::table {

/// What lies in the book: sessions to go on with, people to play with.
class Home : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// The latest first: number, title, game, gameName, players, date, deals, open, score (lines:
  /// name, total, ahead; word: of who is ahead), told (the score in a line).
  Q_PROPERTY(QVariantList sessions READ sessions NOTIFY changed)
  /// A few of the latest, whatever the list is narrowed to, but for the one that goes on.
  Q_PROPERTY(QVariantList latest READ latest NOTIFY changed)
  /// The open session that was written in last, like those; empty where none is open.
  Q_PROPERTY(QVariantMap goesOn READ goesOn NOTIFY changed)
  /// The same as it lies in the book, for its board; nothing lies there where none is open.
  Q_PROPERTY(spadille::table::LaidSession* evening READ evening CONSTANT)
  Q_PROPERTY(bool known READ known NOTIFY changed)  ///< what is in the book has been looked at
  /// Names of who played before, the most frequent first.
  Q_PROPERTY(QStringList people READ people NOTIFY changed)
  /// Why the book can only be read; empty where it can be written.
  Q_PROPERTY(QString banner READ banner NOTIFY changed)
  /// Why the book cannot be read at all; empty where it can.
  Q_PROPERTY(QString problem READ problem NOTIFY changed)
  /// What kind of trouble that is: "damaged", "newer", "foreign", "full", "other"; "read_only"
  /// where it can be read alone; empty where there is none.
  Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
  Q_PROPERTY(QString advice READ advice NOTIFY changed)  ///< what would do
  /// What the list is narrowed to.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
  Q_PROPERTY(bool trash READ trash WRITE setTrash NOTIFY changed)
  Q_PROPERTY(bool more READ more NOTIFY changed)  ///< there are sessions that are not listed

 public:
  Home(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList sessions() const;
  [[nodiscard]] QVariantList latest() const;
  [[nodiscard]] QVariantMap goesOn() const;
  [[nodiscard]] LaidSession* evening() { return &evening_; }
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] QStringList people() const { return people_; }
  [[nodiscard]] QString banner() const;
  [[nodiscard]] QString problem() const;
  [[nodiscard]] QString trouble() const;
  [[nodiscard]] QString advice() const;
  [[nodiscard]] QString game() const { return game_; }
  [[nodiscard]] QString player() const { return player_; }
  [[nodiscard]] bool trash() const { return trash_; }
  [[nodiscard]] bool more() const { return more_; }
  void setGame(const QString& game);
  void setPlayer(const QString& player);
  void setTrash(bool trash);

  /// Who sat at the table the last time this game was played; else the last time anything was.
  [[nodiscard]] QStringList usualPlayers(const QString& game) const;
  /// The game that was played last; Klaverjas where nothing was.
  [[nodiscard]] QString usualGame() const;

  /// Presets and house rules of a game: id, label, source.
  [[nodiscard]] QVariantList ruleSets(const QString& game) const;
  /// The rules of one of them.
  [[nodiscard]] std::optional<RulesView> rulesCalled(const QString& id) const;

  Q_INVOKABLE void refresh();
  Q_INVOKABLE void showMore();

 signals:
  void changed();

 private:
  struct Shelf {
    std::vector<Listed> sessions{};
    std::vector<Listed> latest{};  ///< whatever the list is narrowed to
    Names names{};
    QStringList people{};
    std::optional<Message> banner{};
    std::vector<Message> warnings{};
    std::vector<NamedRules> rules{};  ///< that the book has a name for
    std::optional<Listed> goes_on{};
    LaidPtr lies_open{};  ///< that one
    std::map<SessionId, EveningScore> scores{};
  };
  static Outcome<Shelf> look(Book& book, const Filter& filter, const std::string& player);
  void take(Shelf shelf);
  [[nodiscard]] QVariantMap shown(const Listed& session) const;

  Clerk& clerk_;
  const Speaker& speaker_;
  LaidSession evening_;
  Shelf shelf_{};
  bool known_ = false;
  std::optional<Refusal> problem_{};
  QStringList people_{};
  QString game_{};
  QString player_{};
  bool trash_ = false;
  bool more_ = false;
  int limit_ = 30;
};

}  // namespace spadille::table
