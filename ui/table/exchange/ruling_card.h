#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "app/referee/house_decision.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/referee/ruling_talk.h"

namespace spadille::table {

/// A ruling for the next time, and for other tables: a card that names nobody, as a file, as a
/// text, and as a house ruling of this book.
class RulingCard : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString text READ text NOTIFY changed)  ///< of the card; empty: there is nothing on it
  Q_PROPERTY(QString why READ why WRITE setWhy NOTIFY changed)  ///< the table decided so
  Q_PROPERTY(QString said READ said NOTIFY changed)  ///< what was done with it, or why it was not
  Q_PROPERTY(bool refused READ refused NOTIFY changed)  ///< it was not
  /// What the table decided in place of what stands there, as decision_told() hears it; empty:
  /// nothing else. Only where one question is on the card.
  Q_PROPERTY(QString decided READ decided WRITE setDecided NOTIFY changed)
  Q_PROPERTY(bool canDecide READ canDecide NOTIFY changed)
  Q_PROPERTY(QString example READ example NOTIFY changed)  ///< of an amount
  Q_PROPERTY(QString wrong READ wrong NOTIFY changed)      ///< what cannot be in `decided`

 public:
  RulingCard(const RulingTalk& talk, const LaidSession& evening, Clerk& clerk,
             const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QString text() const;
  [[nodiscard]] QString why() const;
  void setWhy(const QString& why);
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }
  [[nodiscard]] QString decided() const { return told_; }
  void setDecided(const QString& told);
  [[nodiscard]] bool canDecide() const { return decided_.size() == 1; }
  [[nodiscard]] QString example() const;
  [[nodiscard]] QString wrong() const { return wrong_; }

  /// Whether something was ruled on a deal that can be shared.
  Q_INVOKABLE [[nodiscard]] bool any(int deal) const;
  /// The card is of what was ruled on a deal, or of the question that was asked last.
  Q_INVOKABLE void ofDeal(int deal);
  Q_INVOKABLE void ofQuestion();

  /// Into the folder of documents, under a name of its own.
  Q_INVOKABLE void save();
  Q_INVOKABLE void copy();
  /// This book keeps it.
  Q_INVOKABLE void keep();

 signals:
  void changed();

 private:
  void put(std::vector<Decided> decided);
  void say(const QString& words, bool refused = false);

  const RulingTalk& talk_;
  const LaidSession& evening_;
  Clerk& clerk_;
  const Speaker& speaker_;
  std::vector<Decided> decided_{};
  Ruling stood_{};  ///< of the first, before somebody decided otherwise
  QString told_{};
  QString wrong_{};
  QString said_{};
  bool refused_ = false;
};

}  // namespace spadille::table
