#include "ui/table/club/club_line.h"

namespace spadille::table {

Error ClubLine::stopped() {
  return {Error::Code::file, {"table.verify_stopped"}, {}, Error::Cause::stopped};
}

bool ClubLine::go() {
  const std::scoped_lock lock(mutex_);
  if (stopped_) return false;
  in_book_ = false;
  changed_.notify_all();
  return true;
}

bool ClubLine::comeBack() {
  const std::scoped_lock lock(mutex_);
  in_book_ = !stopped_;
  return in_book_;
}

void ClubLine::end() {
  const std::scoped_lock lock(mutex_);
  in_book_ = false;
  changed_.notify_all();
}

void ClubLine::stop() {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
}

bool ClubLine::letGo() {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
  if (!in_book_) unwanted_ = true;
  return unwanted_;
}

void ClubLine::waitAndLetGo() {
  std::unique_lock lock(mutex_);
  stopped_ = true;
  changed_.wait(lock, [this] { return !in_book_; });
  unwanted_ = true;
}

}  // namespace spadille::table
