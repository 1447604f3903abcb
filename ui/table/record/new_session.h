#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/people/look_alikes.h"
#include "app/record/opening.h"
#include "app/rulebook/rules.h"
#include "ui/table/book/home.h"

namespace spadille::table {

/// A session that is about to begin: which game, by which rules, who sits where, who deals.
class NewSession : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  /// Of all games: id, name, about (what it is, in a line), players (how many).
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  Q_PROPERTY(QString preset READ preset WRITE setPreset NOTIFY changed)
  /// Of the game, house rules behind them: id, label, source.
  Q_PROPERTY(QVariantList presets READ presets NOTIFY changed)
  /// Who plays, in the order of the seats, clockwise.
  Q_PROPERTY(QStringList players READ players NOTIFY changed)
  /// Who played before and is not chosen yet.
  Q_PROPERTY(QStringList others READ others NOTIFY changed)
  /// Everybody who can be chosen, always in the same order: who played before, then newcomers.
  Q_PROPERTY(QStringList people READ people NOTIFY changed)
  /// Who sits out, the next to come in first.
  Q_PROPERTY(QStringList waiting READ waiting NOTIFY changed)
  /// "deal" or "game": after what somebody who waits comes in.
  Q_PROPERTY(QString inTurn READ inTurn WRITE setInTurn NOTIFY changed)
  /// What the sheet says that the evening began on, one a total: name, total.
  Q_PROPERTY(QVariantList paper READ paper NOTIFY changed)
  /// What else it began on, and the games of it that were over: record/on_paper.h.
  Q_PROPERTY(QVariantList before READ before NOTIFY changed)
  Q_PROPERTY(QVariantList gamesOver READ gamesOver NOTIFY changed)
  Q_PROPERTY(QString title MEMBER title_ NOTIFY changed)
  Q_PROPERTY(QString place MEMBER place_ NOTIFY changed)
  Q_PROPERTY(int dealer READ dealer WRITE setDealer NOTIFY changed)
  Q_PROPERTY(int fewest READ fewest NOTIFY changed)
  Q_PROPERTY(int most READ most NOTIFY changed)
  Q_PROPERTY(QString needs READ needs NOTIFY changed)  ///< "3 to 5 players", "4 players"
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// Somebody new is called almost like somebody known: name, known. Empty: nobody is.
  Q_PROPERTY(QVariantMap doubt READ doubt NOTIFY changed)

 public:
  /// What a form begins with that somebody else has filled in.
  struct Form {
    RulesView rules{};
    QStringList players{};
    QStringList waiting{};
    int dealer = 0;
    QString title{};
    QString place{};
    Totals totals{};
    std::optional<AnyCarry> before{};
  };

  NewSession(Home& home, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
             QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QVariantList games() const;
  [[nodiscard]] QString preset() const { return preset_; }
  void setPreset(const QString& id);
  [[nodiscard]] QVariantList presets() const;
  [[nodiscard]] QStringList players() const { return players_; }
  [[nodiscard]] QStringList others() const;
  [[nodiscard]] QStringList people() const;
  [[nodiscard]] QStringList waiting() const { return waiting_; }
  [[nodiscard]] QString inTurn() const { return after_games_ ? "game" : "deal"; }
  void setInTurn(const QString& after);
  [[nodiscard]] QVariantList paper() const;
  [[nodiscard]] QVariantList before() const;
  [[nodiscard]] QVariantList gamesOver() const;
  [[nodiscard]] int dealer() const { return dealer_; }
  void setDealer(int seat);
  [[nodiscard]] int fewest() const;
  [[nodiscard]] int most() const;
  [[nodiscard]] QString needs() const;
  [[nodiscard]] bool ready() const;

  /// The usual game, its usual rules and people.
  Q_INVOKABLE void prepare();
  void fill(const Form& form);
  /// By somebody else, since it was prepared last.
  [[nodiscard]] bool isFilled() const { return filled_; }
  /// Rules that have no name, of the same game.
  void setRules(const RulesView& rules);
  [[nodiscard]] const RulesView& rules() const { return rules_; }
  /// What the form says.
  [[nodiscard]] Opening opening() const;
  /// Takes a place, or gives it up; where all are taken, waits for one.
  Q_INVOKABLE void choose(const QString& name);
  /// Somebody new sits down; false where the name cannot be one.
  Q_INVOKABLE bool addNewcomer(const QString& name);
  [[nodiscard]] QVariantMap doubt() const;
  /// Who is in doubt is new after all, or the one who is known.
  Q_INVOKABLE void settleDoubt(bool is_new);
  Q_INVOKABLE void moveUp(int place);
  /// The total that stands on paper.
  Q_INVOKABLE void setTotal(int account, const QString& figures);
  /// What else stands on paper: a number, or somebody more or less; a game that was over.
  Q_INVOKABLE void setBefore(const QString& key, int item, const QString& figures);
  Q_INVOKABLE void toggleBefore(const QString& key, int seat);
  Q_INVOKABLE void addGame();
  Q_INVOKABLE void dropGame();
  Q_INVOKABLE void setGameTotal(int game, int account, const QString& figures);
  Q_INVOKABLE void toggleWinner(int game, int who);
  /// Everybody draws a card for the seats, and for the first deal.
  Q_INVOKABLE void drawSeats();
  Q_INVOKABLE void drawDealer();
  Q_INVOKABLE void begin();

 signals:
  void changed();
  void begun();
  void refused(const QString& why);

 private:
  void trim();
  void sitDown(const QString& name);
  [[nodiscard]] Beginning beginning() const;
  [[nodiscard]] AnyCarry carry() const;
  void tell(const std::function<void(AnyCarry&)>& change);
  void forgetPaper();

  Home& home_;
  LaidSession& evening_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString game_{};
  QString preset_{};
  RulesView rules_{};
  QStringList players_{};
  QStringList waiting_{};
  QStringList newcomers_{};
  std::optional<LookAlike> doubt_{};
  QString title_{};
  QString place_{};
  Totals totals_{};                   ///< on paper; empty where it begins with this program
  std::optional<AnyCarry> before_{};  ///< the rest of it; the same
  bool filled_ = false;
  bool after_games_ = false;
  int dealer_ = 0;
};

}  // namespace spadille::table
