#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/referee/referee.h"

namespace spadille::table {

/// An auction, call by call: whose turn it is, what may be said, and what it settled.
class AuctionTalk : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(bool needsTurnUp READ needsTurnUp NOTIFY changed)  ///< before anybody calls
  Q_PROPERTY(QVariantMap turnUp READ turnUp NOTIFY changed)     ///< empty: none was told
  Q_PROPERTY(QVariantList pad READ pad NOTIFY changed)          ///< cards that can be turned up
  Q_PROPERTY(QVariantList calls READ calls NOTIFY changed)      ///< one a call: name, label, suit
  Q_PROPERTY(QString toCall READ toCall NOTIFY changed)         ///< whose turn; empty: over
  /// What he may say: value, label, suit (−1: none), held (only holding the suit).
  Q_PROPERTY(QVariantList may READ may NOTIFY changed)
  Q_PROPERTY(QString clause READ clause NOTIFY changed)
  /// Once it is over: what it settled, and what follows.
  Q_PROPERTY(QStringList settled READ settled NOTIFY changed)
  /// Once it is over: the deal that it began can be entered in the session that lies open.
  Q_PROPERTY(bool begins READ begins NOTIFY changed)

 public:
  AuctionTalk(Referee& referee, LaidSession& evening, const Speaker& speaker,
              QObject* parent = nullptr);

  [[nodiscard]] bool needsTurnUp() const;
  [[nodiscard]] QVariantMap turnUp() const;
  [[nodiscard]] QVariantList pad() const;
  [[nodiscard]] QVariantList calls() const;
  [[nodiscard]] QString toCall() const;
  [[nodiscard]] QVariantList may() const;
  [[nodiscard]] QString clause() const;
  [[nodiscard]] QStringList settled() const;
  [[nodiscard]] bool begins() const;

  Q_INVOKABLE void arrive();
  /// The card that is turned up.
  Q_INVOKABLE void turn(int card);
  Q_INVOKABLE void call(int call);
  /// Takes the last call back, or the card turned up.
  Q_INVOKABLE void back();
  /// Gives the deal that is entered next what the auction settled.
  Q_INVOKABLE void enter();

 signals:
  void changed();
  /// What the auction settled is to be entered.
  void begun(const spadille::AnyDeal& deal);

 private:
  [[nodiscard]] AuctionView look(const Bidding& bidding) const;
  [[nodiscard]] QVariantMap shown(Call call) const;
  void judge();

  Referee& referee_;
  LaidSession& evening_;
  const Speaker& speaker_;
  Bidding bidding_{};
  AuctionView view_{};
};

}  // namespace spadille::table
