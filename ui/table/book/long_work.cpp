#include "ui/table/book/long_work.h"

namespace spadille::table {

Pace::Pace(LongWork& work, int turn, StopToken stop)
    : work_(&work), turn_(turn), stop_(std::move(stop)) {}

void Pace::operator()(int done, int of) const {
  reached_->done = done;
  reached_->of = of;
  if (reached_->waits.exchange(true)) return;
  QMetaObject::invokeMethod(work_, [work = work_, turn = turn_, told = reached_] {
    told->waits = false;
    work->tell(turn, told->done, told->of);
  });
}

LongWork::LongWork(Clerk& clerk, QObject* parent) : QObject(parent), clerk_(clerk) {
  connect(&clerk, &Clerk::ending, this, &LongWork::cancel);
}

Pace LongWork::renew() {
  stop_ = StopSource();
  ++turn_;
  running_ = true;
  done_ = of_ = 0;
  emit changed();
  return {*this, turn_, stop_.get_token()};
}

void LongWork::end() {
  running_ = false;
  emit changed();
}

void LongWork::tell(int turn, int done, int of) {
  if (turn != turn_ || !running_) return;
  done_ = done;
  of_ = of;
  emit changed();
}

}  // namespace spadille::table
