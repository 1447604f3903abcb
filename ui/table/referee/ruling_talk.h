#pragma once

#include <QObject>
#include <QVariant>
#include <functional>

#include <QtQml/qqmlregistration.h>

#include "app/referee/inquiry.h"
#include "app/referee/kind_search.h"
#include "app/referee/ruling.h"
#include "ui/table/referee/library.h"
#include "ui/table/referee/referee.h"

namespace spadille::table {

/// Something irregular has happened: which, a few questions, and what the rules say. At the table
/// of a session the ruling can be posted.
class RulingTalk : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// The irregularities of the game: name, title, clause; those that the words may mean.
  Q_PROPERTY(QVariantList kinds READ kinds NOTIFY kindsChanged)
  /// What happened, in plain words; nothing where nobody searches.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY kindsChanged)
  /// The words say none of them: these come nearest.
  Q_PROPERTY(bool nearest READ nearest NOTIFY kindsChanged)
  Q_PROPERTY(QString stage READ stage NOTIFY changed)  ///< "kinds", "question" or "decision"
  Q_PROPERTY(QString title READ title NOTIFY changed)  ///< of the irregularity
  /// What is asked: label, clause, many, answers (value, label, chosen; outcome: what comes of it,
  /// where those choose who are not at fault).
  Q_PROPERTY(QVariantMap question READ question NOTIFY changed)
  Q_PROPERTY(QStringList answered READ answered NOTIFY changed)  ///< "Who did so: Bram"
  /// sentences, score, amounts, next (who deals), why, choices (answer, and of these what comes of
  /// it), lines (rule, words, moves), clauses (id, title, text), precedents, house (what tables
  /// decided, a line each).
  Q_PROPERTY(QVariantMap decision READ decision NOTIFY changed)
  /// The deals that it can be about: number (0: the one in play), label, chosen. The one in play,
  /// the last, and whichever else is chosen.
  Q_PROPERTY(QVariantList deals READ deals NOTIFY changed)
  /// Every deal on the sheet, the last first, with a `note` of what it was; nothing where `deals`
  /// has them all.
  Q_PROPERTY(QVariantList allDeals READ allDeals NOTIFY changed)
  Q_PROPERTY(bool canPost READ canPost NOTIFY changed)
  Q_PROPERTY(bool posted READ posted NOTIFY changed)
  Q_PROPERTY(bool again READ again NOTIFY changed)  ///< the same stands there already
  /// What to think of before it is posted.
  Q_PROPERTY(QStringList warnings READ warnings NOTIFY changed)

 public:
  RulingTalk(Referee& referee, LaidSession& evening, Clerk& clerk, const Library& library,
             const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] QVariantList kinds() const;
  [[nodiscard]] QString words() const { return words_; }
  void setWords(const QString& words);
  [[nodiscard]] bool nearest() const;
  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString title() const;
  [[nodiscard]] QVariantMap question() const;
  [[nodiscard]] QStringList answered() const;
  [[nodiscard]] QVariantMap decision() const;
  [[nodiscard]] QVariantList deals() const;
  [[nodiscard]] QVariantList allDeals() const;
  [[nodiscard]] bool canPost() const;
  [[nodiscard]] bool posted() const;
  [[nodiscard]] bool again() const;
  [[nodiscard]] QStringList warnings() const;

  /// What is chalked up in the deal in play is asked of `chalked`, and not of people.
  void knowMarks(std::function<std::vector<int>()> chalked) { chalked_ = std::move(chalked); }

  /// What was decided, for others to keep to; nothing before that.
  [[nodiscard]] std::optional<Decided> decided() const;

  /// Nothing has been said yet.
  Q_INVOKABLE void arrive();
  Q_INVOKABLE void begin(const QString& kind);
  /// What the words mean, if they mean one thing only.
  Q_INVOKABLE void beginMeant();
  /// A card was played that was not allowed.
  Q_INVOKABLE void beginRevoke();
  Q_INVOKABLE void answer(const QString& value);
  /// Of a question that takes several: one more, or one less. done() says all of them.
  Q_INVOKABLE void mark(const QString& value);
  Q_INVOKABLE void done();
  /// To the question before; from the first to the list.
  Q_INVOKABLE void back();
  Q_INVOKABLE void chooseDeal(int number);
  /// Writes the ruling into the session: what the rules say, or what the table decided before.
  Q_INVOKABLE void post();
  Q_INVOKABLE void postHouse();
  /// Takes it back.
  Q_INVOKABLE void undo();

 signals:
  void changed();
  void kindsChanged();
  void refused(const QString& why);

 private:
  struct Said {
    QString question{};
    QString answer{};
  };
  void follow();
  [[nodiscard]] Evening table() const;
  [[nodiscard]] KindsMeant meant() const;
  [[nodiscard]] int lastDeal() const;
  [[nodiscard]] QVariantMap dealOf(int number) const;
  [[nodiscard]] Seq dealMeant() const;
  [[nodiscard]] QString labelOf(const QString& value) const;
  [[nodiscard]] RuledDeal ruledDeal() const;
  [[nodiscard]] QVariantMap shownOutcome(const RulingOutcome& outcome) const;
  [[nodiscard]] QVariantList otherChoices() const;
  [[nodiscard]] QStringList shownPrecedents() const;
  [[nodiscard]] QStringList shownHouse() const;
  void take(const std::string& value, const QString& shown);
  void decideNow();
  void findPrecedents();
  void write(const std::optional<HouseDecision>& house);
  [[nodiscard]] QVariantMap shownLine(const Line& line) const;
  [[nodiscard]] QString moves(const std::vector<Line>& lines, const SeatNames& names) const;

  Referee& referee_;
  LaidSession& evening_;
  Clerk& clerk_;
  const Library& library_;
  const Speaker& speaker_;
  std::string kind_{};
  QString words_{};
  mutable std::optional<KindSearch> search_{};  ///< made when somebody first searches
  mutable std::string searched_{};              ///< the game of the search
  std::optional<Inquiry> inquiry_{};
  std::vector<Said> said_{};
  QStringList marked_{};
  std::optional<RulingView> view_{};  ///< once all is said
  int session_ = 0;                   ///< that it is about
  int deal_ = 0;
  std::function<std::vector<int>()> chalked_{};
  bool by_house_ = false;  ///< what was posted is what the table decided before
  bool asked_ = false;     ///< the book has not answered yet
  LaidPtr stands_{};       ///< the evening with the ruling in it
};

}  // namespace spadille::table
