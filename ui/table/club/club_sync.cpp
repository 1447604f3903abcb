#include "ui/table/club/club_sync.h"

#include <algorithm>

namespace spadille::table {
namespace {

// Milliseconds.
constexpr int kFirst = 5'000;  ///< from the start of the program: pages come first
constexpr int kSoon = 5'000;   ///< after something was written, together with what comes behind it
constexpr int kUsual = 180'000;
constexpr int kAgain = 15'000;  ///< after a failure; twice that after the second, and so on
constexpr int kLongest = 300'000;

/// Whether anything came or went that is worth a line.
bool moved(const Synced& synced) {
  return synced.sent + synced.taken > 0 || synced.changed() || synced.older;
}

bool was_stopped(const ClubNews& news) {
  return news.failure && news.failure->error && news.failure->error->cause == Error::Cause::stopped;
}

/// What somebody wanted could not be: that says nothing about the club.
bool is_of_wish(const ClubNews& news) {
  const bool wanted = news.wish.kind != ClubWish::Kind::sync || news.wish.keep;
  return wanted && news.failure && news.failure->error &&
         news.failure->error->code == Error::Code::usage;
}

}  // namespace

int pause_after(int failures) {
  if (failures == 0) return kUsual;
  int pause = kAgain;
  for (int i = 1; i < failures && pause < kLongest; ++i) pause *= 2;
  return std::min(pause, kLongest);
}

ClubSync::ClubSync(Clerk& clerk, const Speaker& speaker, QObject* parent)
    : QObject(parent), clerk_(clerk), speaker_(speaker) {
  next_.setSingleShot(true);
  connect(&next_, &QTimer::timeout, this, [this] { begin({}); });
  connect(&speaker, &Speaker::languageChanged, this, &ClubSync::changed);
  connect(&clerk, &Clerk::ending, this, &ClubSync::lookAnew);
  if (possible()) next_.start(kFirst);
}

ClubSync::~ClubSync() = default;

/// Another book may stand in the place of this one soon.
void ClubSync::lookAnew() {
  if (!possible()) return;
  if (errand_) errand_->stop();
  next_.start(kSoon);
}

void ClubSync::look() {
  say({});
  if (possible() && address_.empty() && !running()) begin({});
}

void ClubSync::written() {
  if (address_.empty()) return;
  asked_ = true;
  more_ = running();
  // What is not reached is not reached more quickly because there is more to tell it.
  if (failures_ == 0 && !running() && (!next_.isActive() || next_.remainingTime() > kSoon))
    next_.start(kSoon);
  emit changed();
}

void ClubSync::syncNow() {
  asked_ = true;
  say({});
  if (!running()) begin({});
}

void ClubSync::join(const QString& address) {
  asked_ = true;
  say({});
  begin({ClubWish::Kind::join, address.trimmed().toStdString(), {}});
}

void ClubSync::leave() {
  say({});
  begin({ClubWish::Kind::leave, {}, {}});
}

void ClubSync::keep(int session, const QString& sign) {
  asked_ = true;
  say({});
  begin({ClubWish::Kind::sync, {}, Keep{session, sign.toStdString()}});
}

/// What runs is broken off for it, and done again later.
void ClubSync::begin(ClubWish wish) {
  if (!possible()) return;
  next_.stop();
  if (errand_ && !errand_->letGo()) {
    waiting_ = std::move(wish);
    return;
  }
  start(std::move(wish));
}

void ClubSync::start(ClubWish wish) {
  waiting_.reset();
  more_ = false;
  errand_.reset();
  errand_ = std::make_unique<ClubErrand>(clerk_.machine(), std::move(wish), this,
                                         [this](const ClubNews& news) { take(news); });
  emit changed();
}

void ClubSync::take(const ClubNews& news) {
  errand_.reset();
  if (news.address) {
    known_ = true;
    address_ = *news.address;
  }
  tell(news);
  if (known_ && address_.empty())
    forget();
  else if (!was_stopped(news))
    count(news);
  if (news.synced) takeSynced(news);
  if (waiting_) return start(ClubWish(*waiting_));
  if (!known_ || !address_.empty())
    next_.start(more_ && failures_ == 0 ? kSoon : pause_after(failures_));
  emit changed();
}

void ClubSync::forget() {
  failure_.reset();
  failures_ = 0;
  last_ = {};
  came_ = {};
  asked_ = false;
}

void ClubSync::count(const ClubNews& news) {
  if (is_of_wish(news)) return;
  failure_ = news.failure;
  failures_ = failure_ ? failures_ + 1 : 0;
  if (failures_ == 1) since_ = news.at;
}

void ClubSync::takeSynced(const ClubNews& news) {
  asked_ = more_;
  last_ = news;
  if (moved(*news.synced)) came_ = *news.synced;
  if (news.synced->changed()) emit wrote();
}

/// What came of a tap; what the time has done is seen, and not said.
void ClubSync::tell(const ClubNews& news) {
  if (news.wish.kind == ClubWish::Kind::sync && !news.wish.keep) return;
  if (was_stopped(news)) return;
  if (news.failure) {
    QString why = reason_of_club(*news.failure, speaker_);
    if (news.wish.kind == ClubWish::Kind::join && news.address == news.wish.address)
      why += '\n' + speaker_.said("club.room.again");
    return say(why, true);
  }
  switch (news.wish.kind) {
    case ClubWish::Kind::sync: return say(speaker_.said("club.room.decided"));
    case ClubWish::Kind::join: return say(speaker_.said("club.room.joined"));
    case ClubWish::Kind::leave: return say(speaker_.said("club.left"));
  }
}

void ClubSync::say(const QString& said, bool refused) {
  said_ = said;
  said_refused_ = refused;
  emit changed();
}

bool ClubSync::isForked(int session) const {
  return session != 0 &&
         std::any_of(last_.forked.begin(), last_.forked.end(),
                     [session](const ForkShown& fork) { return fork.log.session == session; });
}

}  // namespace spadille::table
