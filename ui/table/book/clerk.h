#pragma once

#include <QObject>
#include <QThread>
#include <memory>

#include "app/book.h"
#include "session/collector.h"
#include "session/salvage.h"

namespace spadille::table {

/// Writes what is left of a damaged book into an empty one.
using Fill = std::function<Expected<void>(const Wreck&, Store&)>;

/// What opens the book, and what only the machine knows. Called on threads of the clerk.
struct Machine {
  std::function<Expected<std::unique_ptr<Store>>()> open{};
  std::function<std::string()> now{};     ///< "2026-11-20T19:30:00Z"
  std::function<std::string()> today{};   ///< "2026-11-20", in the zone of the table
  std::function<std::string()> new_id{};  ///< a UUID
  /// The names of the book's backups, the latest first.
  std::function<std::vector<std::string>()> backups{};
  /// Puts a backup in the place of the book; where the book went that was there, or nothing.
  std::function<Expected<std::string>(const std::string& backup)> restore{};
  /// Puts what `fill` makes of a damaged book in its place; where the damaged one went.
  std::function<Expected<std::string>(const Fill& fill)> rebuild{};
  /// Puts the book aside, so that a new one is begun; where it went.
  std::function<Expected<std::string>()> make_way{};
  /// Begins the program once more with another book, and ends this one.
  std::function<void(const std::string& file)> another{};
  /// The collector of a club at an address; empty: there is no way to any. Called on a thread that
  /// nobody waits for.
  std::function<Expected<Collector>(const std::string& address)> club{};
  std::string file{};  ///< of the book, in which others may write too; empty: nobody does
};

/// Whatever touches the book runs on one thread of its own, one after the other, in the order it
/// was asked for; answers come back to the thread that asked. So no page waits for the disk. Long
/// work runs beside it, on a second thread with the book opened once more: so no deal waits for it.
class Clerk : public QObject {
  Q_OBJECT
  /// Whether something was asked that has not been answered.
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

 public:
  Q_DISABLE_COPY_MOVE(Clerk)
  explicit Clerk(Machine machine, QObject* parent = nullptr);
  /// Does first what was asked.
  ~Clerk() override;

  /// Runs `job(book)`, which returns an Outcome, and gives it to `then` here.
  template <typename Job, typename Then>
  void ask(Job job, Then then) {
    askAt(worker_, std::move(job), std::move(then));
  }

  /// The same for what takes long: beside whatever else is asked, one after the other.
  template <typename Job, typename Then>
  void askBeside(Job job, Then then) {
    if (!beside_.thread.isRunning()) start(beside_);
    askAt(beside_, std::move(job), std::move(then));
  }

  /// Runs `job()` while the book is closed; whoever asks next opens it again.
  template <typename Job, typename Then>
  void askClosed(Job job, Then then) {
    emit ending();
    run(
        worker_,
        [this, job = std::move(job)]() mutable {
          waitForBeside();
          worker_.store.reset();
          return job();
        },
        std::move(then));
  }

  /// Stops all long work and waits until it has ended.
  void endBeside();
  /// Waits until everything asked so far is answered. For tests.
  void finish() const;
  [[nodiscard]] bool busy() const { return asked_ > 0; }
  [[nodiscard]] const Machine& machine() const { return machine_; }

 signals:
  void busyChanged();
  /// Long work has to stop.
  void ending();

 private:
  /// A thread with the book on it.
  struct Worker {
    QThread thread{};
    QObject here{};                  ///< lives on the thread
    std::unique_ptr<Store> store{};  ///< touched on the thread alone
    bool keeps = true;               ///< the book stays open after a job
  };

  template <typename Job, typename Then>
  void askAt(Worker& worker, Job job, Then then) {
    using Result = decltype(job(std::declval<Book&>()));
    run(
        worker,
        [this, &worker, job = std::move(job)]() mutable { return withBook<Result>(worker, job); },
        std::move(then));
  }
  template <typename Work, typename Then>
  void run(Worker& worker, Work work, Then then) {
    begin();
    QMetaObject::invokeMethod(
        &worker.here, [this, work = std::move(work), then = std::move(then)]() mutable {
          auto result = std::make_shared<decltype(work())>(work());
          QMetaObject::invokeMethod(this, [this, result, then = std::move(then)]() mutable {
            end();
            then(std::move(*result));
          });
        });
  }
  template <typename Result, typename Job>
  Result withBook(Worker& worker, Job& job) {
    if (const auto opened = open(worker); !opened) return tl::unexpected(Refusal(opened.error()));
    Book book{*worker.store, machine_.now, machine_.today, machine_.new_id};
    Result result = with_memory([&] { return job(book); });
    const bool lost = !result && hasLostItsFile(result.error());
    if (lost || !worker.keeps) worker.store.reset();
    return result;
  }
  /// Another book stands in the place of the one that lies open.
  [[nodiscard]] static bool hasLostItsFile(const Refusal& refusal);
  void waitForBeside();
  void start(Worker& worker);
  void stop(Worker& worker);
  Expected<void> open(Worker& worker) const;
  void begin();
  void end();

  Machine machine_;
  Worker worker_{};
  Worker beside_{};
  int asked_ = 0;
};

}  // namespace spadille::table
