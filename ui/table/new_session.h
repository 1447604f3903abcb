#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/rules.h"
#include "ui/table/home.h"

namespace spadille::table {

/// A session that is about to begin: which game, by which rules, who sits where, who deals.
class NewSession : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  /// Of all games: id, name.
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  Q_PROPERTY(QString preset READ preset WRITE setPreset NOTIFY changed)
  /// Of the game, house rules behind them: id, label, source.
  Q_PROPERTY(QVariantList presets READ presets NOTIFY changed)
  /// Who plays, in the order of the seats, clockwise.
  Q_PROPERTY(QStringList players READ players NOTIFY changed)
  /// Who played before and is not chosen yet.
  Q_PROPERTY(QStringList others READ others NOTIFY changed)
  Q_PROPERTY(int dealer READ dealer WRITE setDealer NOTIFY changed)
  Q_PROPERTY(int fewest READ fewest NOTIFY changed)
  Q_PROPERTY(int most READ most NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)

 public:
  NewSession(Home& home, Evening& evening, Clerk& clerk, const Speaker& speaker,
             QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QVariantList games() const;
  [[nodiscard]] QString preset() const { return preset_; }
  void setPreset(const QString& id);
  [[nodiscard]] QVariantList presets() const;
  [[nodiscard]] QStringList players() const { return players_; }
  [[nodiscard]] QStringList others() const;
  [[nodiscard]] int dealer() const { return dealer_; }
  void setDealer(int seat);
  [[nodiscard]] int fewest() const;
  [[nodiscard]] int most() const;
  [[nodiscard]] bool ready() const;

  /// The usual game, its usual rules and people.
  Q_INVOKABLE void prepare();
  /// Takes a place, or gives it up.
  Q_INVOKABLE void choose(const QString& name);
  /// Somebody new sits down; false where the name cannot be one.
  Q_INVOKABLE bool addNewcomer(const QString& name);
  Q_INVOKABLE void moveUp(int place);
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

  Home& home_;
  Evening& evening_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString game_{};
  QString preset_{};
  RulesView rules_{};
  QStringList players_{};
  QStringList newcomers_{};
  int dealer_ = 0;
};

}  // namespace spadille::table
