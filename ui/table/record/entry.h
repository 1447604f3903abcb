#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/record/consent.h"
#include "ui/table/record/draft.h"

namespace spadille::table {

/// The deal that is being entered: a page sets its members, each as often as people like, and shows
/// what every answer would do. Kept as a draft beside the session, so that a restart loses nothing.
class Entry : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// By key of the deal's form: label, asked, values, and choices (value, label, chosen, possible,
  /// effect, good) where there are few.
  Q_PROPERTY(QVariantMap fields READ fields NOTIFY changed)
  Q_PROPERTY(bool ready READ ready NOTIFY changed)
  Q_PROPERTY(bool empty READ empty NOTIFY changed)
  /// Who sits at this deal, a corrected one too: name, total before it, target (0: none), out.
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
  /// Card points of the makers, the others and a third player, as far as they follow: "92", "70".
  Q_PROPERTY(QStringList cardPoints READ cardPoints NOTIFY changed)
  /// Roem chalked up for each side, or of three players each: marks, sum.
  Q_PROPERTY(QVariantList roem READ roem NOTIFY changed)
  /// Sentences: what everybody needs, as far as the deal is told.
  Q_PROPERTY(QStringList outlook READ outlook NOTIFY changed)
  /// The pack, a row a suit: card, rank, suit, name, and in which pile it lies: 0 the makers', 1
  /// the others', −1 in neither.
  Q_PROPERTY(QVariantList piles READ piles NOTIFY changed)
  /// Who has to agree before the deal is saved: name, agreed. Empty where nobody is asked.
  Q_PROPERTY(QVariantList agreement READ agreement NOTIFY changed)
  /// The deal that is corrected; 0 where the next one is entered.
  Q_PROPERTY(int corrects READ corrects NOTIFY changed)

 public:
  Entry(Evening& evening, Draft& draft, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantMap fields() const;
  [[nodiscard]] bool ready() const;
  [[nodiscard]] bool empty() const { return entry_.empty(); }
  [[nodiscard]] QVariantList seats() const;
  [[nodiscard]] QString effect() const;
  [[nodiscard]] QVariantList lines() const;
  [[nodiscard]] QVariantList transfers() const;
  [[nodiscard]] QVariantList balances() const;
  [[nodiscard]] QStringList findings() const;
  [[nodiscard]] QStringList cardPoints() const;
  [[nodiscard]] QVariantList roem() const;
  [[nodiscard]] QStringList outlook() const;
  [[nodiscard]] QVariantList piles() const;
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
  /// Roem for a side, or of three players for one of them.
  Q_INVOKABLE void chalk(int party, int points);
  Q_INVOKABLE void wipe(int party);
  /// Klaverjas: the makers have taken every trick, with all card points.
  Q_INVOKABLE void pit();
  /// Klaverjas: tells points by the cards that were won, or by figures again.
  Q_INVOKABLE void countByCards(bool by_cards);
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
  [[nodiscard]] QString written() const;
  void readDraft();
  [[nodiscard]] int parties() const;
  bool addMark(int party, int points);
  [[nodiscard]] QVariantMap field(const Member& member) const;
  [[nodiscard]] QVariantList choices(const Member& member) const;
  [[nodiscard]] QVariantMap choice(const Member& member, int value) const;
  [[nodiscard]] QString label(const Member& member, int value) const;
  void placeRoem();

  Evening& evening_;
  Draft& draft_;
  const Speaker& speaker_;
  LaidPtr of_{};  ///< what the entry was begun on
  DealEntry entry_{};
  std::array<Marks, 3> chalked_{};  ///< of each side, or of three players each
  Seq corrects_ = 0;
  bool saving_ = false;  ///< the book has not answered yet
  bool retyped_ = true;  ///< false: the next digit begins the number anew
  Consent consent_{};
  QString why_{};                 ///< a correction is made that waits for agreement
  mutable QVariantMap fields_{};  ///< worked out once until something changes
};

}  // namespace spadille::table
