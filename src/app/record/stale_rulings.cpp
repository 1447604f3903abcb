#include "app/record/stale_rulings.h"

#include "app/record/asked_again.h"

namespace spadille {
namespace {

/// Whether a ruling may rest on what an event tells that came after it.
bool may_touch(const Event& ruling, const Event& later) {
  using enum EventKind;
  if (later.kind == ruling_given) return !later.said.in_play;
  if (later.kind == deal_recorded) return ruling.said.in_play || later.said.from != 0;
  return later.kind == deal_corrected || later.kind == opening_corrected;
}

bool may_be_stale(const Log& log, const std::vector<bool>& counts, Seq seq) {
  for (auto i = static_cast<std::size_t>(seq); i < log.events.size(); ++i)
    if (counts[i] && may_touch(event_of(log, seq), log.events[i])) return true;
  return false;
}

/// What the rules said when a ruling was given.
std::optional<Joint> said_then(const Log& log, Seq seq) {
  const Table then = table_at(log, seq, true);
  const auto asked = asked_again(then, seq);
  return asked ? asked->answer(asked->as_known()) : std::nullopt;
}

}  // namespace

std::vector<StaleRuling> stale_rulings(const Table& table) {
  const std::vector<bool> counts = in_force(table.log.events);
  std::vector<StaleRuling> all;
  for (PlacedRuling& each : rulings_in_force(table)) {
    const Seq seq = each.posted.seq;
    if (decided_by_table(event_of(table.log, seq))) continue;
    if (!may_be_stale(table.log, counts, seq)) continue;
    const AskedAgain asked(table, each);
    std::vector<AnyIncident> incidents = asked.as_known();
    const auto now = asked.answer(incidents);
    if (now && say_the_same(now->decision.ruling, each.posted.ruling)) continue;
    if (say_the_same(now, said_then(table.log, seq))) continue;
    StaleRuling& stale = all.emplace_back(StaleRuling{each.deal, std::move(each.posted)});
    stale.incidents = std::move(incidents);
    const auto in_place = asked.answer_in_place(stale.incidents);
    if (!in_place) continue;
    stale.with = in_place->with;
    stale.now = in_place->decision.ruling;
  }
  return all;
}

std::optional<StaleRuling> stale_ruling(const Table& table, Seq seq) {
  for (StaleRuling& each : stale_rulings(table))
    if (each.posted.seq == seq) return std::move(each);
  return std::nullopt;
}

}  // namespace spadille
