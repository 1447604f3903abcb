#pragma once

#include <QObject>
#include <QThread>
#include <memory>

#include "app/book.h"

namespace spadille::table {

/// What opens the book, and what only the machine knows.
struct Machine {
  std::function<Expected<std::unique_ptr<Store>>()> open{};
  std::function<std::string()> now{};     ///< "2026-11-20T19:30:00Z"
  std::function<std::string()> today{};   ///< "2026-11-20", in the zone of the table
  std::function<std::string()> new_id{};  ///< a UUID
  /// The names of the book's backups, the latest first.
  std::function<std::vector<std::string>()> backups{};
  /// Puts a backup in the place of the book; where the book went that was there, or nothing.
  std::function<Expected<std::string>(const std::string& backup)> restore{};
};

/// Whatever touches the book runs on one thread of its own, one after the other, in the order it
/// was asked for; answers come back to the thread that asked. So no page waits for the disk.
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
    using Result = decltype(job(std::declval<Book&>()));
    run([this, job = std::move(job)]() mutable { return withBook<Result>(job); }, std::move(then));
  }

  /// Runs `job()` while the book is closed; whoever asks next opens it again.
  template <typename Job, typename Then>
  void askClosed(Job job, Then then) {
    run(
        [this, job = std::move(job)]() mutable {
          store_.reset();
          return job();
        },
        std::move(then));
  }

  /// Waits until everything asked so far is answered. For tests.
  void finish() const;
  [[nodiscard]] bool busy() const { return asked_ > 0; }
  [[nodiscard]] const Machine& machine() const { return machine_; }

 signals:
  void busyChanged();

 private:
  template <typename Work, typename Then>
  void run(Work work, Then then) {
    begin();
    QMetaObject::invokeMethod(
        &desk_, [this, work = std::move(work), then = std::move(then)]() mutable {
          auto result = std::make_shared<decltype(work())>(work());
          QMetaObject::invokeMethod(this, [this, result, then = std::move(then)]() mutable {
            end();
            then(std::move(*result));
          });
        });
  }
  template <typename Result, typename Job>
  Result withBook(Job& job) {
    if (const auto opened = open(); !opened) return tl::unexpected(Refusal(opened.error()));
    Book book{*store_, machine_.now, machine_.today, machine_.new_id};
    return with_memory([&] { return job(book); });
  }
  Expected<void> open();
  void begin();
  void end();

  Machine machine_;
  std::unique_ptr<Store> store_{};  ///< touched on the thread alone
  QThread thread_{};
  QObject desk_{};  ///< lives on the thread
  int asked_ = 0;
};

}  // namespace spadille::table
