#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/referee/asked_table.h"
#include "app/referee/referee.h"
#include "ui/table/book/home.h"
#include "ui/table/book/laid_session.h"

namespace spadille::table {

/// The referee about one trick: who wins it, or whether a card was allowed. Asked at the table of
/// the session that lies open, or without one by rules that somebody has chosen.
class Referee : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
  Q_PROPERTY(bool atTable READ atTable NOTIFY changed)  ///< a session lies open
  /// Nobody has said yet by which rules it is to judge.
  Q_PROPERTY(bool asksRules READ asksRules NOTIFY changed)
  /// What there is of the game: id, label, source, chosen.
  Q_PROPERTY(QVariantList ruleSets READ ruleSets NOTIFY changed)
  /// By which rules it judges: "Klaverjas · as in the rulebook"; empty as long as it asks.
  Q_PROPERTY(QString judgesBy READ judgesBy NOTIFY changed)
  Q_PROPERTY(bool hasTrumps READ hasTrumps NOTIFY changed)
  Q_PROPERTY(bool hasAuction READ hasAuction NOTIFY changed)
  /// What asks who plays alone; empty where nobody can.
  Q_PROPERTY(QString lonersAsked READ lonersAsked NOTIFY changed)
  /// "trick" or "turn": who wins, or was this card allowed.
  Q_PROPERTY(QString question READ question WRITE setQuestion NOTIFY changed)
  /// Where the next card goes: "trick", "card" (asked about) or "hand".
  Q_PROPERTY(QString target READ target WRITE setTarget NOTIFY changed)
  /// The hand that is told has no other card.
  Q_PROPERTY(bool whole READ whole WRITE setWhole NOTIFY changed)
  Q_PROPERTY(int trump READ trump NOTIFY changed)  ///< a suit, 0 to 3; −1: not told
  Q_PROPERTY(QVariantList pad READ pad NOTIFY changed)
  /// One a player, in the order of the trick: seat, name, card (empty: not yet), leads, winning,
  /// asked.
  Q_PROPERTY(QVariantList places READ places NOTIFY changed)
  /// One a seat of the game: seat, name, alone.
  Q_PROPERTY(QVariantList loners READ loners NOTIFY changed)
  Q_PROPERTY(QVariantList hand READ hand NOTIFY changed)
  Q_PROPERTY(bool empty READ empty NOTIFY changed)  ///< no card is told
  /// Empty, or: kind ("wins", "good", "bad", "depends"), title, sentences, card, cards, about (what
  /// `cards` are), clause.
  Q_PROPERTY(QVariantMap verdict READ verdict NOTIFY changed)

 public:
  Referee(LaidSession& evening, const Home& home, const Speaker& speaker,
          QObject* parent = nullptr);

  [[nodiscard]] QString game() const { return text(traits_.game); }
  void setGame(const QString& game);
  [[nodiscard]] bool atTable() const { return evening_.laid() != nullptr; }
  [[nodiscard]] bool asksRules() const { return !atTable() && rules_called_.isEmpty(); }
  [[nodiscard]] QVariantList ruleSets() const;
  [[nodiscard]] QString judgesBy() const;
  [[nodiscard]] bool hasTrumps() const { return traits_.trumps; }
  [[nodiscard]] bool hasAuction() const { return traits_.auction; }
  [[nodiscard]] QString lonersAsked() const;
  [[nodiscard]] QString question() const { return judged_ ? "turn" : "trick"; }
  void setQuestion(const QString& question);
  [[nodiscard]] QString target() const;
  void setTarget(const QString& target);
  [[nodiscard]] bool whole() const { return whole_; }
  void setWhole(bool whole);
  [[nodiscard]] int trump() const { return turn_.trump ? static_cast<int>(*turn_.trump) : -1; }
  [[nodiscard]] QVariantList pad() const;
  [[nodiscard]] QVariantList places() const;
  [[nodiscard]] QVariantList loners() const;
  [[nodiscard]] QVariantList hand() const;
  [[nodiscard]] bool empty() const;
  [[nodiscard]] QVariantMap verdict() const { return verdict_; }

  /// The table as it is asked about now.
  [[nodiscard]] const Evening& table() const { return table_; }
  [[nodiscard]] const TableTraits& traits() const { return traits_; }

  /// Somebody comes with a question: at the table of the session, where one lies open.
  Q_INVOKABLE void arrive();
  /// The same where the session has gone on since.
  Q_INVOKABLE void follow();
  /// By the rules of a preset, or by those that the book has under this name.
  Q_INVOKABLE void chooseRules(const QString& id);
  /// By others than these: a session that lies open is put away.
  Q_INVOKABLE void askRules();
  Q_INVOKABLE void chooseTrump(int suit);
  Q_INVOKABLE void chooseLeader(int who);
  /// He plays without his partner; said again: he does not.
  Q_INVOKABLE void chooseAlone(int who);
  /// A card of the pad: one more, or in the hand one less where suits matter. Clears a verdict
  /// first.
  Q_INVOKABLE void tap(int code);
  Q_INVOKABLE void takeBack();
  /// The next question: trumps stay, and whoever won the trick leads.
  Q_INVOKABLE void next();

 signals:
  void changed();
  /// Another table is asked about.
  void moved();

 private:
  enum class Target : std::uint8_t { trick, card, hand };
  void sitAt(Evening table);
  void judge();
  [[nodiscard]] bool sits(int who) const;
  [[nodiscard]] TurnView look(bool judged) const;
  [[nodiscard]] QVariantMap trickVerdict(const TurnView& view) const;
  [[nodiscard]] QVariantMap turnVerdict(const TurnView& view) const;
  [[nodiscard]] QString said(const Message& message) const;
  [[nodiscard]] std::vector<Card> told() const;
  [[nodiscard]] Card shown(Card card) const;
  void putHand(Position& turn) const;

  LaidSession& evening_;
  const Home& home_;
  const Speaker& speaker_;
  LaidPtr of_{};            ///< whose table it is; nothing: a game by itself
  QString rules_called_{};  ///< those that were chosen; empty at the table of a session
  Evening table_{};
  TableTraits traits_{};
  Position turn_{};
  std::vector<Card> held_{};  ///< of the hand, besides the card asked about
  bool judged_ = false;
  bool whole_ = false;
  Target target_ = Target::trick;
  std::optional<Seat> winner_{};  ///< of the trick that was judged last
  QVariantMap verdict_{};
};

}  // namespace spadille::table
