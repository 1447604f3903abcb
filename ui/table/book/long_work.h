#pragma once

#include <QObject>
#include <atomic>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "core/stop.h"
#include "ui/table/book/clerk.h"

namespace spadille::table {

class LongWork;

/// How far a job has got, as it tells itself from its thread; and whether it is to stop.
class Pace {
 public:
  Pace(LongWork& work, int turn, StopToken stop);

  void operator()(int done, int of) const;
  [[nodiscard]] const StopToken& stop() const { return stop_; }

 private:
  /// What was told last, and whether the page will still hear of it: it need not hear each step.
  struct Reached {
    std::atomic<int> done{0};
    std::atomic<int> of{0};
    std::atomic<bool> waits{false};
  };
  LongWork* work_;
  int turn_;
  StopToken stop_;
  std::shared_ptr<Reached> reached_ = std::make_shared<Reached>();
};

/// Work that takes long: people see how far it has got, and can stop it. It runs beside whatever
/// they tap meanwhile.
class LongWork : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(bool running READ running NOTIFY changed)
  Q_PROPERTY(int done READ done NOTIFY changed)
  Q_PROPERTY(int of READ of NOTIFY changed)  ///< 0: not known yet

 public:
  explicit LongWork(Clerk& clerk, QObject* parent = nullptr);

  [[nodiscard]] bool running() const { return running_; }
  [[nodiscard]] int done() const { return done_; }
  [[nodiscard]] int of() const { return of_; }

  /// Runs `job(book, pace)`, which returns an Outcome, and gives it to `then` here. What ran before
  /// is stopped, and its answer is not wanted any more.
  template <typename Job, typename Then>
  void begin(Job job, Then then) {
    cancel();
    const Pace pace = renew();
    clerk_.askBeside([job = std::move(job), pace](Book& book) { return job(book, pace); },
                     [this, turn = turn_, then = std::move(then)](auto&& result) {
                       if (turn != turn_) return;
                       end();
                       then(std::forward<decltype(result)>(result));
                     });
  }
  /// Stops as soon as the book is whole.
  Q_INVOKABLE void cancel() { stop_.request_stop(); }

 signals:
  void changed();

 private:
  friend class Pace;
  Pace renew();
  void end();
  void tell(int turn, int done, int of);

  Clerk& clerk_;
  StopSource stop_{};
  bool running_ = false;
  int turn_ = 0;  ///< counts what was begun
  int done_ = 0;
  int of_ = 0;
};

}  // namespace spadille::table
