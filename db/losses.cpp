#include "db/losses.h"

#include "db/names.h"
#include "db/rows.h"

namespace spadille::db {

void Losses::look() {
  told_.clear();
  const auto latest = witness_.latest();
  if (!latest) return;
  const bool suspicious = latest->loss || (latest->names && are_names_missing(*latest->names)) ||
                          (latest->session != 0 && missing_of(latest->session, latest->record) > 0);
  if (!suspicious) return;
  int events = 0;
  for (const Flaw& flaw : find()) {
    if (flaw.session == Witness::kNames) told_.push_back(flaw.message);
    if (flaw.session != Witness::kNames) events += flaw.message.args[0].value;
  }
  if (events > 0) told_.push_back({"safety.missing", {Arg::count(events)}});
}

// The witness is read first, so nobody can be ahead.
std::vector<Flaw> Losses::find() {
  std::vector<Flaw> flaws;
  if (database_.latest_unseen()) return flaws;
  const Witness::Records records = witness_.all();
  const Snapshot snapshot(database_.sql());
  for (const auto& [session, record] : records) {
    if (session == Witness::kNames) {
      if (are_names_missing(record))
        flaws.push_back({.kind = Flaw::Kind::missing, .message = {"safety.names_missing"}});
    } else if (const int events = missing_of(session, record); events > 0) {
      flaws.push_back({.kind = Flaw::Kind::missing,
                       .session = session,
                       .message = {"safety.missing", {Arg::count(events)}}});
    }
  }
  return flaws;
}

void Losses::announce() noexcept {
  try {
    if (witness_.has_something_to_say() && !witness_.write_down(!told_.empty()))
      witness_.renew(announced_now());
  } catch (const std::exception&) {
    witness_.forget();  // for want of memory, say: it stays behind, which harms nobody
  }
}

Expected<void> Losses::give_up() {
  if (!witness_.renew(announced_now()))
    return tl::unexpected(failed(Error::Cause::io, database_.witness()));
  look();
  return {};
}

/// What a witness says that begins now.
Witness::Records Losses::announced_now() {
  Witness::Records records;
  for (const auto& [session, head] : log_.heads()) records[session] = {head.events, 0, head.hash};
  if (const NameSum names = name_sum(database_); names.changes > 0)
    records[Witness::kNames] = {names.changes, 0, names.sum};
  return records;
}

/// How many events of a session are not there that were announced.
int Losses::missing_of(SessionId session, const Witness::Record& record) {
  if (log_.is_purged(session)) return 0;
  if (record.events == 0) return record.lost;
  const int behind = record.events - log_.head(session).events;
  if (behind > 0) return record.lost + behind;
  return record.lost + (log_.hash_of(session, record.events) == record.hash ? 0 : 1);
}

bool Losses::are_names_missing(const Witness::Record& record) {
  const NameSum now = name_sum(database_);
  return record.events > now.changes || (record.events == now.changes && record.hash != now.sum) ||
         record.lost > 0;
}

}  // namespace spadille::db
