#pragma once

#include <QObject>
#include <QUrl>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "app/record/chalked.h"
#include "ui/table/record/consent.h"
#include "ui/table/record/draft.h"

namespace spadille::table {

/// The deal that is being entered: a page sets its members, each as often as people like, and shows
/// what every answer would do. What a game asks for, and in which ways, its tables say
/// (games/entry.h). Kept as a draft beside the session, so that a restart loses nothing.
class Entry : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// The page of the game where it brings one, else the page that is made from the tables.
  Q_PROPERTY(QUrl page READ page NOTIFY changed)
  /// Whether the page made from the tables is shown in any case.
  Q_PROPERTY(bool plain READ plain WRITE setPlain NOTIFY changed)
  /// Keys of the deal's form, in its order.
  Q_PROPERTY(QStringList members READ members NOTIFY changed)
  /// By key of the deal's form: label, kind ("flag", "choice", "suit", "figure" of few, "number" of
  /// many, "marks", "cards", "list"), asked, ever (by these rules, in some deal), values, and
  /// choices (value, label, chosen, possible, effect, good, bad) where there are few.
  Q_PROPERTY(QVariantMap fields READ fields NOTIFY changed)
  /// What a tap on somebody's place answers; empty where the game has no such question.
  Q_PROPERTY(QString opens READ opens NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  Q_PROPERTY(bool empty READ empty NOTIFY changed)
  /// Who sits at this deal, a corrected one too: name, total before it, target (0: none), how much
  /// of that is gone, whether this deal may put him out (risk), both in words (note), out.
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  /// "Aiko −18 · Bram +3": what would be saved; empty where the deal is not whole.
  Q_PROPERTY(QString effect READ effect NOTIFY changed)
  /// One a line of the score: rule, words, moves.
  Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
  /// Who hands whom how much: from, to (a seat, or −1 for the pool), amount.
  Q_PROPERTY(QVariantList transfers READ transfers NOTIFY changed)
  /// One a total: name, seat (−1: the pool or a side), before, after, moved.
  Q_PROPERTY(QVariantList balances READ balances NOTIFY changed)
  /// Why it cannot be saved yet; empty where it can, or where something is still to be asked.
  Q_PROPERTY(QStringList findings READ findings NOTIFY changed)
  /// What the deal comes to for each party, the one first that is told of first, as far as it
  /// follows: "92", "70".
  Q_PROPERTY(QStringList comesTo READ comesTo NOTIFY changed)
  /// Who they are, likewise; none before somebody is first.
  Q_PROPERTY(QStringList parties READ parties NOTIFY changed)
  /// Marks chalked up for each party: name, marks, sum; none where the game has no marks.
  Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)
  /// Amounts that have a button.
  Q_PROPERTY(QVariantList amounts READ amounts NOTIFY changed)
  /// Sentences: what everybody needs, as far as the deal is told.
  Q_PROPERTY(QStringList outlook READ outlook NOTIFY changed)
  /// The pack, a row a suit: card, rank, suit, name, and in which pile it lies: 0 that of the party
  /// that is told of first, 1 the other's, −1 in neither.
  Q_PROPERTY(QVariantList piles READ piles NOTIFY changed)
  /// The ways to tell a deal, where there are several, by their labels; and the one in use.
  Q_PROPERTY(QStringList ways READ ways NOTIFY changed)
  Q_PROPERTY(int way READ way NOTIFY changed)
  /// Buttons that give several answers: key, label, chosen, possible.
  Q_PROPERTY(QVariantList quick READ quick NOTIFY changed)
  /// Who has to agree before the deal is saved: name, agreed. Empty where nobody is asked.
  Q_PROPERTY(QVariantList agreement READ agreement NOTIFY changed)
  /// The deal that is corrected; 0 where the next one is entered.
  Q_PROPERTY(int corrects READ corrects NOTIFY changed)

 public:
  Entry(LaidSession& evening, Draft& draft, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QUrl page() const;
  [[nodiscard]] bool plain() const { return plain_; }
  void setPlain(bool plain);
  [[nodiscard]] QStringList members() const;
  [[nodiscard]] QVariantMap fields() const;
  [[nodiscard]] QString opens() const;
  [[nodiscard]] bool ready() const;
  [[nodiscard]] bool empty() const { return entry_.empty(); }
  [[nodiscard]] QVariantList seats() const;
  [[nodiscard]] QString effect() const;
  [[nodiscard]] QVariantList lines() const;
  [[nodiscard]] QVariantList transfers() const;
  [[nodiscard]] QVariantList balances() const;
  [[nodiscard]] QStringList findings() const;
  [[nodiscard]] QStringList comesTo() const;
  [[nodiscard]] QStringList parties() const;
  [[nodiscard]] QVariantList marks() const;
  /// Marks added up for each party, of the deal in play; nothing where none are chalked up.
  [[nodiscard]] std::vector<int> chalkedInPlay() const;
  [[nodiscard]] QVariantList amounts() const;
  [[nodiscard]] QStringList outlook() const;
  [[nodiscard]] QVariantList piles() const;
  [[nodiscard]] QStringList ways() const;
  [[nodiscard]] int way() const { return static_cast<int>(way_); }
  [[nodiscard]] QVariantList quick() const;
  [[nodiscard]] QVariantList agreement() const;
  [[nodiscard]] int corrects() const { return static_cast<int>(corrects_); }

  /// Says it, or takes it back where it was said already. A list gains the value, or loses it.
  Q_INVOKABLE void choose(const QString& key, int value);
  /// Says it.
  Q_INVOKABLE void set(const QString& key, int value);
  Q_INVOKABLE void take(const QString& key);
  /// The same, and saves the deal where that makes it whole.
  Q_INVOKABLE void chooseAndSave(const QString& key, int value);
  /// One more digit of a number; more than can be is left out. In a correction the first one begins
  /// the number anew.
  Q_INVOKABLE void digit(const QString& key, int digit);
  Q_INVOKABLE void erase(const QString& key);
  /// One more rank of a trick, the last of which saves the deal; one less.
  Q_INVOKABLE void append(const QString& key, int value);
  Q_INVOKABLE void removeLast(const QString& key);
  /// A mark for a party: a side, or one of three players.
  Q_INVOKABLE void chalk(int party, int points);
  Q_INVOKABLE void wipe(int party);
  /// Gives the answers of a button, or takes them back.
  Q_INVOKABLE void answer(const QString& quick);
  /// Begins the next deal with what its auction settled.
  void settle(const AnyDeal& called);
  /// Tells the deal in another way; what was told in the others is taken back.
  Q_INVOKABLE void tellBy(int way);
  Q_INVOKABLE void clear();
  /// Whoever has to agree does, or does not any more; with the last the deal is saved.
  Q_INVOKABLE void agree(int who);
  Q_INVOKABLE void save();
  /// Whether everybody whom a deal touches is asked before it is saved.
  void setConfirmed(bool confirmed) { consent_.setWanted(confirmed); }
  /// Corrects a deal of the sheet: begins with what was written.
  Q_INVOKABLE void correct(int deal, int seq);
  Q_INVOKABLE void saveCorrection(const QString& why);
  /// Leaves a correction, and goes on with the next deal.
  Q_INVOKABLE void leave();

 signals:
  void changed();
  void saved();

 private:
  void renew();
  void begin();
  void edited();
  void finish();
  void write(const QString& why);
  [[nodiscard]] QJsonObject written() const;
  void readDraft();
  [[nodiscard]] const Preview& preview() const;
  [[nodiscard]] QVariantMap field(const Member& member) const;
  [[nodiscard]] QVariantList choices(const Member& member) const;
  [[nodiscard]] QVariantMap choice(const Member& member, int value) const;
  [[nodiscard]] const std::vector<std::optional<int>>& risks() const;
  [[nodiscard]] QString label(const Member& member, int value) const;

  LaidSession& evening_;
  Draft& draft_;
  const Speaker& speaker_;
  LaidPtr of_{};  ///< what the entry was begun on
  DealEntry entry_{};
  Chalked chalked_{};
  std::size_t way_ = 0;
  Seq corrects_ = 0;
  bool plain_ = false;
  bool saving_ = false;  ///< the book has not answered yet
  bool retyped_ = true;  ///< false: the next digit begins the number anew
  Consent consent_{};
  QString why_{};  ///< a correction is made that waits for agreement
  // Worked out once until something changes.
  mutable QVariantMap fields_{};
  mutable std::optional<Preview> preview_{};
  mutable std::vector<std::optional<int>> risks_{};  ///< of the deal that is entered
  mutable std::vector<std::string_view> ever_{};     ///< asked; of the session that lies open
};

}  // namespace spadille::table
