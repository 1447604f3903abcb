#pragma once

#include <QObject>
#include <QVariant>
#include <optional>

#include <QtQml/qqmlregistration.h>

#include "app/review/settling.h"
#include "ui/table/book/laid_session.h"

namespace spadille::table {

/// Who pays whom if the players stop now.
class SettleUp : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// What a point or a counter is worth; at least 1.
  Q_PROPERTY(int stake READ stake WRITE setStake NOTIFY changed)
  Q_PROPERTY(QString how READ how NOTIFY changed)  ///< who settles what with whom
  /// What is still shared out: rule, words, moves.
  Q_PROPERTY(QVariantList closing READ closing NOTIFY changed)
  Q_PROPERTY(QVariantList due READ due NOTIFY changed)            ///< name, amount ("+12")
  Q_PROPERTY(QVariantList payments READ payments NOTIFY changed)  ///< from, to, amount
  Q_PROPERTY(bool even READ even NOTIFY changed)                  ///< nobody has to pay anything
  Q_PROPERTY(QString problem READ problem NOTIFY changed)         ///< why it cannot be told
  /// What was ruled about the deal in play and is in no figure yet, a line each under a heading.
  Q_PROPERTY(QString awaiting READ awaiting NOTIFY changed)

 public:
  SettleUp(const LaidSession& evening, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int stake() const { return stake_; }
  void setStake(int stake);
  [[nodiscard]] QString how() const;
  [[nodiscard]] QVariantList closing() const;
  [[nodiscard]] QString awaiting() const;
  [[nodiscard]] QVariantList due() const;
  [[nodiscard]] QVariantList payments() const;
  [[nodiscard]] bool even() const { return settling_ && settling_->transfers.empty(); }
  [[nodiscard]] QString problem() const;

  /// Looks at the evening as it stands.
  Q_INVOKABLE void prepare();
  /// A stake as it is typed; what is no number is no stake.
  Q_INVOKABLE void type(const QString& figures);

 signals:
  void changed();

 private:
  [[nodiscard]] QString name(Account account) const;

  const LaidSession& evening_;
  const Speaker& speaker_;
  std::optional<EveningView> view_{};
  std::optional<Settling> settling_{};
  int stake_ = 1;
};

}  // namespace spadille::table
