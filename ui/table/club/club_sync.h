#pragma once

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "ui/table/club/club_errand.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The club of the book: now and then, and soon after something was written, both are brought to
/// the same, by a thread of its own. A club that is not reached is tried again later, and nobody is
/// told of it who does not look.
class ClubSync : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(bool possible READ possible CONSTANT)         ///< this program can reach clubs
  Q_PROPERTY(QString address READ address NOTIFY changed)  ///< empty: the book is of no club
  Q_PROPERTY(bool known READ known NOTIFY changed)         ///< whether it is of one
  /// How book and club stand: "none", "going", "in_step", "away", "refused", "decide".
  Q_PROPERTY(QString state READ state NOTIFY changed)
  Q_PROPERTY(QString sign READ sign NOTIFY changed)  ///< that in a few words; empty without a club
  Q_PROPERTY(QString note READ note NOTIFY changed)  ///< when they were the same last
  Q_PROPERTY(bool running READ running NOTIFY changed)  ///< at this moment
  /// What came and went the last time that something did, a line each.
  Q_PROPERTY(QStringList came READ came NOTIFY changed)
  /// What somebody should know or do something about, a line each.
  Q_PROPERTY(QStringList troubles READ troubles NOTIFY changed)
  /// Sessions that have gone on in several ways: number, heading, words, and ways (sign, where,
  /// entries, written, here).
  Q_PROPERTY(QVariantList forked READ forked NOTIFY changed)
  Q_PROPERTY(QStringList same READ same NOTIFY changed)  ///< names that are in the book twice
  Q_PROPERTY(QString said READ said NOTIFY changed)      ///< what came of the last tap
  Q_PROPERTY(bool refused READ refused NOTIFY changed)   ///< nothing did

 public:
  ClubSync(Clerk& clerk, const Speaker& speaker, QObject* parent = nullptr);
  Q_DISABLE_COPY_MOVE(ClubSync)
  ~ClubSync() override;

  [[nodiscard]] bool possible() const { return clerk_.machine().club != nullptr; }
  [[nodiscard]] QString address() const { return text(address_); }
  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] QString state() const;
  [[nodiscard]] QString sign() const;
  [[nodiscard]] QString note() const;
  [[nodiscard]] bool running() const { return errand_ != nullptr; }
  [[nodiscard]] QStringList came() const;
  [[nodiscard]] QStringList troubles() const;
  [[nodiscard]] QVariantList forked() const;
  [[nodiscard]] QStringList same() const;
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return said_refused_; }
  /// Milliseconds from the end of one sync to the next; 0: none is to come.
  [[nodiscard]] int pause() const { return next_.isActive() ? next_.interval() : 0; }

  /// Finds out about the club, where nobody knows yet or it was none.
  Q_INVOKABLE void look();
  Q_INVOKABLE void syncNow();
  /// The book is of the club there from now on; refused where that is no address, or no club.
  Q_INVOKABLE void join(const QString& address);
  Q_INVOKABLE void leave();
  /// A session goes on in this way, by its sign, in all books of the club.
  Q_INVOKABLE void keep(int session, const QString& sign);
  /// Whether somebody has to decide about this session.
  Q_INVOKABLE [[nodiscard]] bool isForked(int session) const;
  /// Something was written here, for the club as well.
  void written();

 signals:
  void changed();
  /// Something came into the book.
  void wrote();

 private:
  void begin(ClubWish wish);
  void start(ClubWish wish);
  void take(const ClubNews& news);
  void count(const ClubNews& news);
  void takeSynced(const ClubNews& news);
  void forget();
  void tell(const ClubNews& news);
  void say(const QString& said, bool refused = false);
  void lookAnew();

  Clerk& clerk_;
  const Speaker& speaker_;
  QTimer next_{};
  std::unique_ptr<ClubErrand> errand_{};
  std::optional<ClubWish> waiting_{};  ///< for the errand before it to leave the book
  bool known_ = false;
  std::string address_{};
  bool asked_ = false;   ///< something is to go or to come that somebody knows of
  bool more_ = false;    ///< was written since the errand began
  int failures_ = 0;     ///< one after the other
  std::string since_{};  ///< when the first of those was
  std::optional<Refusal> failure_{};
  ClubNews last_{};  ///< that told of a sync
  Synced came_{};    ///< the last in which something came or went
  QString said_{};
  bool said_refused_ = false;
};

/// Milliseconds until the next sync after so many that failed one after the other.
[[nodiscard]] int pause_after(int failures);

/// Why the club was not reached or refused, in words.
[[nodiscard]] QString reason_of_club(const Refusal& refusal, const Speaker& speaker);

/// A moment of the log as a clock on the wall has it; with its date where that is not today.
[[nodiscard]] QString moment_at(std::string_view at, std::string_view today);

}  // namespace spadille::table
