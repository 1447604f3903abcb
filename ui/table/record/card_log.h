#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/record/deal_entry.h"
#include "app/referee/play_interview.h"
#include "app/referee/statements.h"
#include "ui/table/record/consent.h"
#include "ui/table/record/draft.h"
#include "ui/table/referee/referee.h"

namespace spadille::table {

/// A deal card by card: the contract, each card in turn, and at the end what it comes to, who
/// revoked, and what the rules award. At the table of a session the deal can be saved, and what is
/// told of it is kept as a draft.
class CardLog : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// "contract", "trump", "card" (any that is asked for), "melds", "decision" or "end".
  Q_PROPERTY(QString stage READ stage NOTIFY changed)
  Q_PROPERTY(QString asked READ asked NOTIFY changed)  ///< the question, in words
  /// What was bid: key, label, choices (value, label, suit, chosen, possible).
  Q_PROPERTY(QVariantList contract READ contract NOTIFY changed)
  Q_PROPERTY(bool contractReady READ contractReady NOTIFY changed)
  Q_PROPERTY(QVariantList answers READ answers NOTIFY changed)  ///< value, label
  Q_PROPERTY(QVariantList pad READ pad NOTIFY changed)
  /// The trick on the table, one a player: seat, name, card, leads, winning.
  Q_PROPERTY(QVariantList places READ places NOTIFY changed)
  Q_PROPERTY(int trick READ trick NOTIFY changed)
  Q_PROPERTY(int trump READ trump NOTIFY changed)
  Q_PROPERTY(QStringList seen READ seen NOTIFY changed)  ///< of the last whole trick
  Q_PROPERTY(QStringList revokes READ revokes NOTIFY changed)
  /// Plays that the cards leave open, and what each depends on; where nobody is proved to have
  /// revoked.
  Q_PROPERTY(QStringList open READ open NOTIFY changed)
  /// said, moves, findings, lines (rule, words): what the deal comes to.
  Q_PROPERTY(QVariantMap result READ result NOTIFY changed)
  Q_PROPERTY(bool canSave READ canSave NOTIFY changed)
  /// The rules award something for the revokes, and nothing more has to be known for it.
  Q_PROPERTY(bool canAward READ canAward NOTIFY changed)
  /// Who has to agree before the deal is saved: name, agreed. Empty where nobody is asked.
  Q_PROPERTY(QVariantList agreement READ agreement NOTIFY changed)

 public:
  CardLog(Referee& referee, LaidSession& evening, Draft& draft, const Speaker& speaker,
          QObject* parent = nullptr);

  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString asked() const;
  [[nodiscard]] QVariantList contract() const;
  [[nodiscard]] bool contractReady() const;
  [[nodiscard]] QVariantList answers() const;
  [[nodiscard]] QVariantList pad() const;
  [[nodiscard]] QVariantList places() const;
  [[nodiscard]] int trick() const { return talk_ ? talk_->trick() : 0; }
  [[nodiscard]] int trump() const;
  [[nodiscard]] QStringList seen() const;
  [[nodiscard]] QStringList revokes() const;
  [[nodiscard]] QStringList open() const;
  [[nodiscard]] QVariantMap result() const;
  [[nodiscard]] bool canSave() const;
  [[nodiscard]] bool canAward() const;
  [[nodiscard]] QVariantList agreement() const;
  void setConfirmed(bool confirmed) { consent_.setWanted(confirmed); }

  Q_INVOKABLE void arrive();
  Q_INVOKABLE void choose(const QString& key, int value);
  /// The contract is told: now the cards.
  Q_INVOKABLE void start();
  Q_INVOKABLE void tap(int code);
  Q_INVOKABLE void answer(const QString& value);
  Q_INVOKABLE void back();
  Q_INVOKABLE void save();
  /// The deal, and then what the rules award for its revokes.
  Q_INVOKABLE void saveWithRuling();
  /// Whoever has to agree does, or does not any more; with the last the deal is saved.
  Q_INVOKABLE void agree(int who);

 signals:
  void changed();
  void refused(const QString& why);
  void saved();

 private:
  [[nodiscard]] QString said(const Message& message) const;
  [[nodiscard]] QString stated(const Statement& statement) const;
  [[nodiscard]] std::vector<const Member*> asksFirst() const;
  [[nodiscard]] QVariantMap choice(const Member& member, int value) const;
  void take(const std::string& value);
  void write();
  void edited();
  [[nodiscard]] QJsonObject written() const;
  void readDraft();
  void sitAgain();
  /// The deal that the cards come to, with what was ruled about it while it was played.
  [[nodiscard]] std::optional<DealView> score() const;

  Referee& referee_;
  LaidSession& evening_;
  Draft& draft_;
  const Speaker& speaker_;
  DealEntry bid_{};
  std::optional<PlayInterview> talk_{};
  QStringList answers_{};  ///< that `talk_` has taken
  LaidPtr of_{};
  bool here_ = false;  ///< somebody has come to tell a deal
  Consent consent_{};
  bool saving_ = false;                ///< the book has not answered yet
  bool overtaken_ = false;             ///< it has refused
  std::vector<RulingView> to_post_{};  ///< with the deal
};

}  // namespace spadille::table
