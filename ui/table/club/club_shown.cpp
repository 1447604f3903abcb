// The club in words.
#include <QDateTime>
#include <algorithm>
#include <array>
#include <utility>

#include "codec/plain_text.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/club/club_sync.h"

namespace spadille::table {
namespace {

constexpr std::size_t kSign = 8;  ///< characters of a hash that people read

/// What is said of a state.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSigns{
    {{"going", "club.sign.going"},
     {"in_step", "club.sign.in_step"},
     {"refused", "club.sign.refused"},
     {"decide", "club.sign.decide"}}};

bool is_to_be_decided(const ForkShown& fork) { return fork.log.session != 0; }

/// "#5 · Klaverjas · Friday 20 November 2026 · The final".
QString heading_of(const Listed& listed, const Speaker& speaker) {
  const bool event = listed.game == kTournament;
  QStringList all{QString("#%1").arg(listed.id),
                  speaker.said(event ? std::string("event.name") : listed.game + ".name")};
  if (!listed.summary.date.empty()) all << speaker.day(listed.summary.date);
  if (!listed.summary.title.empty()) all << text(visible(listed.summary.title));
  return all.join(" · ");
}

/// Lines about how much of what.
class Counts {
 public:
  explicit Counts(const Speaker& speaker) : speaker_(speaker) {}
  void add(const char* key, int n) {
    if (n > 0) all_ << speaker_.count(key, n);
  }
  [[nodiscard]] QStringList take() { return std::move(all_); }

 private:
  const Speaker& speaker_;
  QStringList all_{};
};

template <typename... Numbers>
QString with_numbers(const Speaker& speaker, std::string_view key, Numbers... numbers) {
  return speaker.said(Message{key, {static_cast<int>(numbers)...}});
}

/// Why a log of the club was not taken.
QString told(const RefusedLog& log, const Speaker& speaker) {
  const Findings& found = log.why.findings;
  const Message why = log.why.error   ? log.why.error->message
                      : found.empty() ? Message{"club.error.refused"}
                                      : found.front().message;
  return speaker.labelled(speaker.said("club.refused"), speaker.said(why));
}

}  // namespace

QString moment_at(std::string_view at, std::string_view today) {
  const QDateTime moment = QDateTime::fromString(text(at), Qt::ISODate);
  if (!moment.isValid()) return text(visible(at));
  const QDateTime local = moment.toLocalTime();
  return local.toString(local.toString("yyyy-MM-dd") == text(today) ? "HH:mm" : "yyyy-MM-dd HH:mm");
}

/// What a server says may be anything.
QString reason_of_club(const Refusal& refusal, const Speaker& speaker) {
  Refusal why = refusal;
  if (why.error) why.error->detail = visible(why.error->detail);
  if (why.error && why.error->cause == Error::Cause::other_database)
    why.error->message = {"club.room.no_club"};
  return reason(why, {}, speaker);
}

QString ClubSync::state() const {
  if (address_.empty()) return "none";
  if (std::any_of(last_.forked.begin(), last_.forked.end(), is_to_be_decided)) return "decide";
  if (failure_ && failure_->error && failure_->error->code == Error::Code::usage) return "refused";
  if (failure_) return "away";
  return asked_ || !last_.synced ? "going" : "in_step";
}

QString ClubSync::sign() const {
  const QString now = state();
  for (const auto& [state, key] : kSigns)
    if (now == text(state)) return speaker_.said(key);
  if (now != "away") return {};
  const std::string& since = last_.synced ? last_.at : since_;
  return speaker_.say("club.sign.away", moment_at(since, clerk_.machine().today()));
}

QString ClubSync::note() const {
  if (address_.empty()) return speaker_.said("club.room.about");
  QStringList all;
  if (last_.synced)
    all << speaker_.labelled(speaker_.said("club.room.last"),
                             moment_at(last_.at, clerk_.machine().today()));
  if (failure_) all << reason_of_club(*failure_, speaker_);
  return all.join('\n');
}

QStringList ClubSync::came() const {
  Counts counts(speaker_);
  counts.add("club.sent", came_.sent);
  counts.add("club.taken", came_.taken);
  counts.add("exchange.added", came_.added);
  counts.add("exchange.continued", came_.continued);
  counts.add("club.people", came_.people);
  counts.add("club.forgotten", came_.forgotten);
  QStringList all = counts.take();
  if (came_.copied) all << speaker_.said("club.copied");
  if (came_.older) all << speaker_.said("club.older");
  for (const Restated& each : came_.restated)
    all << with_numbers(speaker_, "club.restated", each.before, each.now);
  return all;
}

QStringList ClubSync::troubles() const {
  if (!last_.synced) return {};
  const Synced& synced = *last_.synced;
  Counts counts(speaker_);
  counts.add("club.waiting", synced.waiting);
  QStringList all = counts.take();
  if (!std::all_of(last_.forked.begin(), last_.forked.end(), is_to_be_decided))
    all << speaker_.said("club.forked_elsewhere");
  for (const RefusedLog& log : synced.refused) all << told(log, speaker_);
  for (const SessionId session : synced.gone)
    all << with_numbers(speaker_, "club.room.gone", session);
  for (const SessionId session : synced.too_large)
    all << with_numbers(speaker_, "club.too_large", session);
  return all;
}

QVariantList ClubSync::forked() const {
  QVariantList all;
  for (const ForkShown& shown : last_.forked) {
    if (!is_to_be_decided(shown)) continue;
    const Fork& fork = shown.log.forks.front();
    QVariantList ways;
    for (const Branch& branch : fork.branches)
      ways << QVariantMap{
          {"way", text(branch.hash)},
          {"sign", text(branch.hash.substr(0, kSign))},
          {"where", speaker_.said(branch.here ? "club.here" : "club.room.elsewhere")},
          {"entries", speaker_.count("club.way", branch.events)},
          {"written", moment_at(branch.here ? shown.written : branch.at, clerk_.machine().today())},
          {"here", branch.here}};
    all << QVariantMap{{"number", static_cast<int>(shown.log.session)},
                       {"heading", heading_of(shown.listed, speaker_)},
                       {"words", with_numbers(speaker_, "club.forked", shown.log.session,
                                              fork.branches.size(), fork.from)},
                       {"ways", ways}};
  }
  return all;
}

QStringList ClubSync::same() const {
  QStringList all;
  if (last_.synced)
    for (const SamePerson& each : last_.synced->same) all << text(visible(each.name));
  return all;
}

}  // namespace spadille::table
