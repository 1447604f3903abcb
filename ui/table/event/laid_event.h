#pragma once

#include <QObject>
#include <QVariant>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/people/names.h"
#include "app/tournament/table_session.h"
#include "ui/table/book/clerk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The event that is looked at. Everything it shows was read from the book, and is read again where
/// somebody has written in it, or in the session of one of its tables.
class LaidEvent : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int number READ number NOTIFY changed)  ///< in the book; 0: none lies open
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// Place, day, game and method, as far as they are known: "De Kroon · Friday 20 November 2026".
  Q_PROPERTY(QString heading READ heading NOTIFY changed)
  /// Of the round that is shown: "77 people · 19 tables · 1 sits out".
  Q_PROPERTY(QString roundNote READ roundNote NOTIFY changed)
  /// The round that is shown. Where that one is written that is played, or 0, it goes on to the
  /// next by itself.
  Q_PROPERTY(int round READ round WRITE setRound NOTIFY changed)
  Q_PROPERTY(int current READ current NOTIFY changed)  ///< the round that is played
  Q_PROPERTY(int rounds READ rounds NOTIFY changed)    ///< that are planned
  Q_PROPERTY(int drawn READ drawn NOTIFY changed)      ///< how many rounds are
  Q_PROPERTY(bool closed READ closed NOTIFY changed)
  /// Why the last that was asked was not done; empty where it was.
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  /// All events of the book, the latest first: number, title, date, place, closed, state (in a
  /// word). Read by refreshList().
  Q_PROPERTY(QVariantList list READ list NOTIFY listChanged)
  Q_PROPERTY(bool listKnown READ listKnown NOTIFY listChanged)

 public:
  LaidEvent(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int number() const { return desk() ? static_cast<int>(desk()->id) : 0; }
  [[nodiscard]] QString title() const;
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QString roundNote() const;
  [[nodiscard]] int round() const { return round_ != 0 ? round_ : current(); }
  void setRound(int round);
  [[nodiscard]] int current() const { return laid_->current; }
  [[nodiscard]] int rounds() const { return desk() ? desk()->now.plan.rounds : 0; }
  [[nodiscard]] int drawn() const {
    return desk() ? static_cast<int>(desk()->now.rounds.size()) : 0;
  }
  [[nodiscard]] bool closed() const { return desk() && desk()->now.closed; }
  [[nodiscard]] QString refusal() const { return refusal_; }
  [[nodiscard]] QVariantList list() const;
  [[nodiscard]] bool listKnown() const { return list_known_; }

  /// What lies open; nothing before an event was opened.
  [[nodiscard]] const std::optional<TournamentDesk>& desk() const { return laid_->desk; }
  [[nodiscard]] const Names& names() const { return laid_->names; }
  /// Tables that keep a round deal by deal, of all rounds, in the order of rounds and tables.
  [[nodiscard]] const std::vector<TablePlay>& plays() const { return laid_->plays; }
  [[nodiscard]] QString name(Entrant who) const;

  Q_INVOKABLE void open(int number);
  /// The one that people mean when they name none; nothing happens where there is none.
  Q_INVOKABLE void openLatest();
  /// None lies open any more.
  Q_INVOKABLE void putAway();
  Q_INVOKABLE void refreshList();
  Q_INVOKABLE void forgetRefusal();
  /// Looks whether there is more, and writes down what sessions of tables have come to.
  void follow();

  /// Writes down what happened, all of it or nothing; refused() tells why not. `done` hears whether
  /// it stands, after it is shown.
  void write(std::vector<TournamentEvent> events, std::function<void(bool)> done = {});
  /// The same of what is found out where the book is: `work` may write there itself.
  void carryOut(std::function<Outcome<void>(Book&, TournamentDesk&)> work,
                std::function<void(bool)> done = {});
  /// Begins another one, which then lies open. A plan without a seed gets one.
  void begin(TournamentEvent opening, std::function<void(bool)> done = {});

 signals:
  void changed();
  void refusalChanged();
  void listChanged();
  /// Another event lies open, or none.
  void opened();
  /// Something was not done, and why.
  void refused(const QString& why);
  /// Something was written in the book.
  void wrote();
  /// As LaidSession::renumbered().
  void renumbered(int now);

 private:
  struct Laid {
    std::optional<TournamentDesk> desk{};
    Names names{};
    std::vector<TablePlay> plays{};
    int current = 1;
  };
  using LaidPtr = std::shared_ptr<const Laid>;
  /// The event as the clerk left it last: what is asked before the answer to what was asked before
  /// goes on from there. Touched on the clerk's thread alone.
  struct Latest {
    LaidPtr laid{};
    [[nodiscard]] const Laid& of(const LaidPtr& shown) const;
  };

  static Outcome<LaidPtr> layOut(Book& book, TournamentDesk desk,
                                 const std::vector<TablePlay>& before);
  static Outcome<LaidPtr> lookAgain(Book& book, const Laid& now);
  static Outcome<LaidPtr> read(Book& book, SessionId number);
  void take(Outcome<LaidPtr> laid);
  void refuse(const Refusal& refusal);
  void followNumber();
  void openWhich(std::function<Outcome<SessionId>(Book&)> which);

  Clerk& clerk_;
  const Speaker& speaker_;
  LaidPtr laid_ = std::make_shared<const Laid>();
  std::shared_ptr<Latest> latest_ = std::make_shared<Latest>();
  int round_ = 0;
  QString refusal_{};
  std::vector<Listed> list_{};
  bool list_known_ = false;
};

}  // namespace spadille::table
