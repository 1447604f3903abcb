#include "ui/table/clerk.h"

#include <QCoreApplication>

namespace spadille::table {

Clerk::Clerk(Machine machine, QObject* parent) : QObject(parent), machine_(std::move(machine)) {
  desk_.moveToThread(&thread_);
  thread_.start();
}

Clerk::~Clerk() {
  QMetaObject::invokeMethod(
      &desk_, [this] { store_.reset(); }, Qt::BlockingQueuedConnection);
  thread_.quit();
  thread_.wait();
}

void Clerk::finish() const {
  // Without an application there is nobody left to be answered.
  while (busy() && QCoreApplication::instance() != nullptr)
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

Expected<void> Clerk::open() {
  if (store_ != nullptr) return {};
  auto opened = machine_.open();
  if (!opened) return tl::unexpected(opened.error());
  store_ = std::move(*opened);
  return {};
}

void Clerk::begin() {
  if (++asked_ == 1) emit busyChanged();
}

void Clerk::end() {
  if (--asked_ == 0) emit busyChanged();
}

}  // namespace spadille::table
