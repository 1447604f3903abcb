#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/book/home.h"
#include "ui/table/record/new_session.h"

namespace spadille::table {

/// The rules of one game, option by option, and how they differ from a set that has a name.
class RuleSet : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  /// Presets and house rules of the game: id, label, source, house.
  Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
  Q_PROPERTY(QString base READ base WRITE setBase NOTIFY changed)  ///< the id of one of them
  Q_PROPERTY(bool ofHouse READ ofHouse NOTIFY changed)             ///< that is house rules
  Q_PROPERTY(int count READ count NOTIFY changed)
  /// key, label, rule, kind, number, value, choices (number, words), changed, usual, playOnly.
  Q_PROPERTY(QVariantList options READ options NOTIFY changed)
  Q_PROPERTY(int differences READ differences NOTIFY changed)  ///< from the base
  Q_PROPERTY(QString said READ said NOTIFY changed)            ///< what saving came to
  Q_PROPERTY(bool refused READ refused NOTIFY changed)         ///< and whether it failed

 public:
  RuleSet(Home& home, NewSession& form, Clerk& clerk, const Speaker& speaker,
          QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return game_; }
  void setGame(const QString& game);
  [[nodiscard]] QVariantList choices() const;
  [[nodiscard]] QString base() const { return base_; }
  void setBase(const QString& id);
  [[nodiscard]] bool ofHouse() const;
  [[nodiscard]] int count() const { return static_cast<int>(rules_.options.size()); }
  [[nodiscard]] QVariantList options() const { return options_; }
  [[nodiscard]] int differences() const;
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }

  /// The game that was played last.
  Q_INVOKABLE void prepare();
  /// Those that the form of a session says.
  Q_INVOKABLE void takeFromForm();
  /// The session is played by these.
  Q_INVOKABLE void giveToForm();
  Q_INVOKABLE void choose(const QString& key, int number);
  Q_INVOKABLE void step(const QString& key, int by);
  /// A number as it is typed; one that cannot be is not taken.
  Q_INVOKABLE void type(const QString& key, const QString& figures);
  /// Keeps these rules in the book under a name.
  Q_INVOKABLE void save(const QString& name);
  /// Takes the house rules out of the book that these began with.
  Q_INVOKABLE void remove();

 signals:
  void changed();

 private:
  void begin(const QString& id);
  void renew();
  void tell(const QString& said, bool refused = false);
  [[nodiscard]] QVariantMap shown(const OptionView& option, const OptionView& usual) const;
  OptionView* option(const QString& key);

  Home& home_;
  NewSession& form_;
  Clerk& clerk_;
  const Speaker& speaker_;
  QString game_{};
  QString base_{};
  RulesView rules_{};
  RulesView base_rules_{};
  QVariantList options_{};
  QString said_{};
  bool refused_ = false;
};

}  // namespace spadille::table
