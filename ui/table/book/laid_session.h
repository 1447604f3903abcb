#pragma once

#include <QObject>
#include <QVariant>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/people/names.h"
#include "app/record/deal_entry.h"
#include "app/record/desk.h"
#include "app/referee/ruling.h"
#include "app/views.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// A session as it lies on the table: what was read from the book, or is in it, and what it looks
/// like.
struct Laid {
  Desk desk{};
  Names names{};
  EveningView view{};
};
using LaidPtr = std::shared_ptr<const Laid>;

/// The session that people play. Everything it shows was read from the book.
class LaidSession : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int number READ number NOTIFY changed)  ///< in the book; 0: none lies open
  Q_PROPERTY(QString game READ game NOTIFY changed)
  Q_PROPERTY(QString heading READ heading NOTIFY changed)    ///< "Klaverjas · klaverjas/seed"
  Q_PROPERTY(QString progress READ progress NOTIFY changed)  ///< "deal 9 of 16"
  Q_PROPERTY(int dealNumber READ dealNumber NOTIFY changed)  ///< of the next deal
  Q_PROPERTY(QString turn READ turn NOTIFY changed)          ///< "Aiko deals, Bram leads"
  /// One a seat, clockwise: name, total, own (over all games, where partners change), deals, leads,
  /// out.
  Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
  /// One a total: name, total, games won, whose it is (seats by number), what they have over all
  /// games where partners change (own), and whether they are out.
  Q_PROPERTY(QVariantList totals READ totals NOTIFY changed)
  Q_PROPERTY(int target READ target NOTIFY changed)  ///< that ends a game; 0: nothing does
  /// What the last deal did, in words; empty where there is none.
  Q_PROPERTY(QString lastDeal READ lastDeal NOTIFY changed)
  /// What was just written down by this program, in words.
  Q_PROPERTY(QString written READ written NOTIFY changed)
  /// Nobody has written anything since: undo takes back what `written` says.
  Q_PROPERTY(bool writtenLast READ writtenLast NOTIFY changed)
  /// What was just taken back or done again, in words; empty once anything else is written.
  Q_PROPERTY(QString takenBack READ takenBack NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  Q_PROPERTY(bool closed READ closed NOTIFY changed)
  /// The last deal ended a game, and what its end was; empty otherwise.
  Q_PROPERTY(QString gameOver READ gameOver NOTIFY changed)
  /// What was ruled about the deal in play, a line each under a heading; nothing where nothing was.
  Q_PROPERTY(QString awaiting READ awaiting NOTIFY changed)
  /// Who sits out, the next to come in first: "Eve sits out, comes in next"; empty: nobody.
  Q_PROPERTY(QString waiting READ waiting NOTIFY changed)

 public:
  LaidSession(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int number() const { return laid_ ? static_cast<int>(laid_->desk.id) : 0; }
  [[nodiscard]] QString game() const;
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QString progress() const;
  [[nodiscard]] int dealNumber() const;
  [[nodiscard]] QString turn() const;
  [[nodiscard]] QVariantList seats() const;
  [[nodiscard]] QVariantList totals() const;
  [[nodiscard]] int target() const { return laid_ ? laid_->view.outlook.target.value_or(0) : 0; }
  [[nodiscard]] QString lastDeal() const;
  [[nodiscard]] QString written() const;
  [[nodiscard]] bool writtenLast() const { return laid_ != nullptr && laid_ == told_at_; }
  [[nodiscard]] QString takenBack() const { return taken_back_; }
  [[nodiscard]] bool canUndo() const;
  [[nodiscard]] bool canRedo() const;
  [[nodiscard]] bool closed() const;
  [[nodiscard]] QString gameOver() const;
  [[nodiscard]] QString awaiting() const;
  [[nodiscard]] QString waiting() const;

  /// What lies open; nothing before a session was opened.
  [[nodiscard]] LaidPtr laid() const { return laid_; }
  /// The last change was a deal that was written down here.
  [[nodiscard]] bool hasRecorded() const { return has_recorded_; }
  /// The next deal to be entered.
  [[nodiscard]] DealEntry nextDeal() const;

  Q_INVOKABLE void open(int session);
  /// Shows what somebody else has written in it meanwhile.
  void follow();
  /// None lies open any more.
  void putAway();
  /// The same people and rules again, from the beginning.
  Q_INVOKABLE void sameAgain();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  /// A word about a deal, about the evening (0), or why a deal was corrected (`of`: the
  /// correction).
  Q_INVOKABLE void note(int of, const QString& words);
  Q_INVOKABLE void dispute(int seq, const QString& words);
  Q_INVOKABLE void settleDispute(int seq, const QString& words);
  /// What becomes of a ruling that rests on what was corrected since.
  Q_INVOKABLE void ruleAnew(int seq);
  Q_INVOKABLE void keepRuling(int seq, const QString& why);
  Q_INVOKABLE void strikeOut(int seq, const QString& why);
  Q_INVOKABLE void close();
  Q_INVOKABLE void reopen();
  Q_INVOKABLE void throwAway();

  /// Writes the next deal down.
  void record(const AnyDeal& deal, const std::optional<CardPlay>& play = {},
              const std::vector<RulingView>& rulings = {});
  /// Says what a deal should have been; nothing: it was never played.
  void correct(Seq seq, const std::optional<AnyDeal>& deal, const QString& why);
  /// Does something to this session as it stands in the book: whether it wrote anything, or why it
  /// could not be done. `done` hears whether it stands.
  void carryOut(std::function<Outcome<bool>(Book&, Desk&)> change,
                std::function<void(bool)> done = {});
  /// Writes any other event of this session down, where there is one.
  void write(std::function<std::optional<Event>(const Desk&)> event,
             std::function<void(bool)> done = {});
  /// A session that was just written lies open now.
  void lay(Outcome<LaidPtr> laid);

 signals:
  void changed();
  /// A deal has been written down, or what it should have been.
  void recorded();
  /// Something else has been, which undo takes back.
  void deedDone();
  /// Something was written in the book: no page need wait until the watch has seen it.
  void wrote();
  /// Another program has gone on with it.
  void continued();
  /// It is another session of the book now: somebody has decided how it goes on.
  void renumbered(int now);
  /// Something was not done, and why.
  void refused(const QString& why);

 private:
  [[nodiscard]] const EveningView* view() const;
  [[nodiscard]] QString told(const DealView& deal) const;
  [[nodiscard]] QString deedOf(const Laid& laid) const;
  /// The session as the clerk left it last: a tap that comes before the answer to the one before
  /// goes on from there.
  struct Latest {
    LaidPtr laid{};  ///< touched on the clerk's thread alone
    [[nodiscard]] LaidPtr of(const LaidPtr& shown) const;
  };
  /// Writes down what a deal is (0: the next one); what that did can be read in `written`.
  void tell(Seq deal, std::function<Outcome<void>(Book&, Desk&)> record);
  void take(Outcome<LaidPtr> laid);
  void reread();
  void takeBack(bool again);

  Clerk& clerk_;
  const Speaker& speaker_;
  LaidPtr laid_{};
  std::shared_ptr<Latest> latest_ = std::make_shared<Latest>();
  Seq told_ = 0;       ///< the deal that was just written down
  QString deed_{};     ///< what else was just written, in words
  LaidPtr told_at_{};  ///< the session as it was then
  QString taken_back_{};
  bool has_recorded_ = false;
};

/// What a desk looks like, with everybody's name as it is now. Runs on the clerk's thread.
[[nodiscard]] Outcome<LaidPtr> laid_out(Book& book, Desk desk);

/// The number that a log has in the book now; 0: it is not there any more.
[[nodiscard]] Expected<SessionId> number_now(Book& book, const std::string& uuid);

/// Why something was not done, in words.
[[nodiscard]] QString reason(const Refusal& refusal, const SeatNames& names,
                             const Speaker& speaker);

}  // namespace spadille::table
