#pragma once

#include <QObject>
#include <QStringList>

#include <QtQml/qqmlregistration.h>

#include "ui/table/record/new_session.h"

namespace spadille::table {

/// How the session that lies open began, put right: rules, seats, who deals, what it is called.
/// What should have been said stands in the form of a new session; what that would do is told
/// first.
class Mending : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// Only from the next deal on; otherwise from the beginning.
  Q_PROPERTY(bool fromNow READ fromNow WRITE setFromNow NOTIFY changed)
  Q_PROPERTY(int nextDeal READ nextDeal NOTIFY changed)  ///< its number
  /// Something was said that differs, and it can be so.
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  /// What saving would do, a line a deal and whatever else; nothing where nothing differs.
  Q_PROPERTY(QStringList effect READ effect NOTIFY changed)
  Q_PROPERTY(QString problem READ problem NOTIFY changed)  ///< why it cannot be so

 public:
  Mending(NewSession& form, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
          QObject* parent = nullptr);

  [[nodiscard]] bool fromNow() const { return from_now_; }
  void setFromNow(bool now);
  [[nodiscard]] int nextDeal() const;
  [[nodiscard]] bool ready() const { return !effect_.isEmpty(); }
  [[nodiscard]] QStringList effect() const { return effect_; }
  [[nodiscard]] QString problem() const { return problem_; }

  /// Fills the form with what was said at the beginning. REQUIRES: a session lies open.
  Q_INVOKABLE void prepare();
  Q_INVOKABLE void save();

 signals:
  void changed();
  void saved();

 private:
  void fill();
  void look();
  void tell(const Outcome<QStringList>& effect);
  [[nodiscard]] OpeningCorrection correction() const;

  NewSession& form_;
  LaidSession& evening_;
  Clerk& clerk_;
  const Speaker& speaker_;
  bool from_now_ = false;
  Opening before_{};  ///< as the form began
  int looked_ = 0;    ///< how often was asked what it would do
  QStringList effect_{};
  QString problem_{};
};

}  // namespace spadille::table
