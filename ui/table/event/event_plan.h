#pragma once

#include <QObject>
#include <QVariant>
#include <map>

#include <QtQml/qqmlregistration.h>

#include "ui/table/event/laid_event.h"
#include "ui/table/record/new_session.h"

namespace spadille::table {

/// How an event is played and ranked: of one that is about to begin, or of the one that lies open.
/// Which game, by which rules, is what the form of a new session says.
class EventPlan : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// It is of an event that has not begun.
  Q_PROPERTY(bool fresh READ fresh NOTIFY changed)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  Q_PROPERTY(QString place READ place NOTIFY changed)
  Q_PROPERTY(QString date READ date NOTIFY changed)  ///< "2026-11-20"
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// What was typed and cannot be read; empty: nothing.
  Q_PROPERTY(QString wrong READ wrong NOTIFY changed)
  /// What goes up and down: key ("rounds", "deals", "minutes", "last_call", "best", "least"),
  /// label, value (in words), canLess, canMore.
  Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
  /// What is one of several: key ("method", "measure"), label, value, options ([value, words]).
  Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
  Q_PROPERTY(bool shortTables READ shortTables NOTIFY changed)
  /// What a round brings who does not play in it: key ("forced", "choice", "late", "gone"), label,
  /// value, options, points (as typed), asksPoints, once.
  Q_PROPERTY(QVariantList credits READ credits NOTIFY changed)
  /// What decides between equals: key, label, place (in the order; 0: does not).
  Q_PROPERTY(QVariantList ties READ ties NOTIFY changed)
  Q_PROPERTY(QStringList prizes READ prizes NOTIFY changed)

 public:
  EventPlan(LaidEvent& event, NewSession& form, Clerk& clerk, const Speaker& speaker,
            QObject* parent = nullptr);

  [[nodiscard]] bool fresh() const { return fresh_; }
  [[nodiscard]] QString title() const { return text(plan_.title); }
  [[nodiscard]] QString place() const { return text(plan_.place); }
  [[nodiscard]] QString date() const { return text(plan_.date); }
  [[nodiscard]] bool ready() const;
  [[nodiscard]] QString wrong() const;
  [[nodiscard]] QVariantList steps() const;
  [[nodiscard]] QVariantList choices() const;
  [[nodiscard]] bool shortTables() const { return plan_.short_tables; }
  [[nodiscard]] QVariantList credits() const;
  [[nodiscard]] QVariantList ties() const;
  [[nodiscard]] QStringList prizes() const;

  /// As clubs usually play, the game that was played last.
  Q_INVOKABLE void prepare();
  /// That of the event that lies open.
  Q_INVOKABLE void takeFromEvent();
  /// "title", "place" or "date" as it is typed.
  Q_INVOKABLE void say(const QString& key, const QString& words);
  Q_INVOKABLE void step(const QString& key, int by);
  Q_INVOKABLE void choose(const QString& key, const QString& value);
  Q_INVOKABLE void toggleShortTables();
  Q_INVOKABLE void setCredit(const QString& key, const QString& kind);
  Q_INVOKABLE void setCreditPoints(const QString& key, const QString& points);
  Q_INVOKABLE void toggleOnce(const QString& key);
  Q_INVOKABLE void toggleTie(const QString& key);
  /// A prize "place", for the next one, "last" or "pits", of so much as it is typed: "12,50". False
  /// where that is no amount.
  Q_INVOKABLE bool addPrize(const QString& what, const QString& amount);
  Q_INVOKABLE void dropPrize(int index);
  /// Begins the event, or puts its plan right: saved() says when it stands.
  Q_INVOKABLE void save();

 signals:
  void changed();
  void saved();

 private:
  struct Step;
  void follow();
  /// Remembers whether what was typed for a key can be.
  void read(const std::string& key, const QString& typed, bool can_be);
  [[nodiscard]] static std::vector<Step> stepsOf(Plan& plan);
  [[nodiscard]] QString shown(const Prize& prize) const;

  LaidEvent& event_;
  NewSession& form_;
  Clerk& clerk_;
  const Speaker& speaker_;
  std::map<std::string, QString> unread_{};  ///< what was typed for a key, and cannot be
  bool fresh_ = true;
  Plan plan_{};
  std::string rules_{};  ///< as they are kept
};

}  // namespace spadille::table
