#include "ui/table/club/club_line.h"

namespace spadille::table {

Error ClubLine::stopped() {
  return {Error::Code::file, {"table.verify_stopped"}, {}, Error::Cause::stopped};
}

bool ClubLine::go() {
  const std::scoped_lock lock(mutex_);
  if (stopped_) return false;
  where_ = Where::away;
  changed_.notify_all();
  return true;
}

bool ClubLine::comeBack() {
  const std::scoped_lock lock(mutex_);
  if (!stopped_) where_ = Where::in_book;
  return !stopped_;
}

void ClubLine::end() {
  const std::scoped_lock lock(mutex_);
  where_ = Where::at_end;
  changed_.notify_all();
}

void ClubLine::stop() {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
}

bool ClubLine::letGo() {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
  if (where_ == Where::away) unwanted_ = true;
  return unwanted_;
}

void ClubLine::waitAndLetGo() {
  std::unique_lock lock(mutex_);
  stopped_ = true;
  changed_.wait(lock, [this] { return where_ != Where::in_book; });
  unwanted_ = true;
}

}  // namespace spadille::table
