#include "ui/table/book/clerk.h"

#include <QCoreApplication>

#include "app/keep/verify.h"

namespace spadille::table {

Clerk::Clerk(Machine machine, QObject* parent) : QObject(parent), machine_(std::move(machine)) {
  beside_.keeps = false;
  start(worker_);
}

Clerk::~Clerk() {
  endBeside();
  stop(beside_);
  stop(worker_);
}

void Clerk::start(Worker& worker) {
  worker.here.moveToThread(&worker.thread);
  worker.thread.start();
}

void Clerk::stop(Worker& worker) {
  if (!worker.thread.isRunning()) return;
  QMetaObject::invokeMethod(
      &worker.here, [&worker] { worker.store.reset(); }, Qt::BlockingQueuedConnection);
  worker.thread.quit();
  worker.thread.wait();
}

void Clerk::endBeside() {
  emit ending();
  waitForBeside();
}

void Clerk::waitForBeside() {
  if (!beside_.thread.isRunning()) return;
  QMetaObject::invokeMethod(
      &beside_.here, [] {}, Qt::BlockingQueuedConnection);
}

void Clerk::finish() const {
  // Without an application there is nobody left to be answered.
  while (busy() && QCoreApplication::instance() != nullptr)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

bool Clerk::hasLostItsFile(const Refusal& refusal) {
  return refusal.error && refusal.error->cause == Error::Cause::moved;
}

Expected<void> Clerk::open(Worker& worker) const {
  if (worker.store != nullptr) return {};
  auto opened = machine_.open();
  if (!opened) return tl::unexpected(opened.error());
  Book book{**opened, machine_.now, machine_.today, machine_.new_id};
  if (auto done = bring_up_to_date(book); !done) return done;
  worker.store = std::move(*opened);
  return {};
}

void Clerk::begin() {
  if (++asked_ == 1) emit busyChanged();
}

void Clerk::end() {
  if (--asked_ == 0) emit busyChanged();
}

}  // namespace spadille::table
