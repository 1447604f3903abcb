#include "codec/ruled_log.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "session/passed_on.h"

namespace spadille {
namespace {

Event recorded(const AnyDeal& deal) {
  Event event{.kind = EventKind::deal_recorded};
  event.deal = deal;
  return event;
}

PostedRuling posted(const ToldRuling& told) { return {told.ruling, told.incidents}; }

bool ends_deal(const ToldRuling& told) {
  return told.ruling.effect == Ruling::Effect::replaces_score && !told.between;
}

}  // namespace

void RuledLog::begin(const std::vector<AnyDeal>& deals) {
  if (std::exchange(begun_, true)) return;
  for (const AnyDeal& deal : deals) events_.push_back(recorded(deal));
}

/// Its event. Of several irregularities each but the last is told first, and settled with it.
Seq RuledLog::add(const ToldRuling& told, Seq of, bool in_play) {
  const auto next = [this] { return static_cast<Seq>(events_.size()) + 2; };  // behind the opening
  Event event{.kind = EventKind::ruling_given};
  event.said = {.of = of, .in_play = in_play};
  Totals with;
  const auto& incidents = told.incidents;
  for (std::size_t i = 0; i + 1 < incidents.size() && i < Totals::capacity(); ++i) {
    with.push_back(next());
    event.incident = incidents[i];
    events_.push_back(event);
  }
  event.said.with = with;
  if (!incidents.empty()) event.incident = incidents.back();
  event.said.effect = told.ruling.effect;
  event.said.dealer = told.ruling.dealer;
  event.said.waits = told.ruling.of_void_deal;
  event.said.then = told.ruling.then;
  event.lines = told.ruling.lines;
  events_.push_back(std::move(event));
  return next() - 1;
}

void RuledLog::add_deal(Session& session, const AnyDeal& deal,
                        const std::vector<ToldRuling>& rulings, Findings found) {
  session.deals.clear();
  Told told{.deal = deal, .rulings = std::exchange(awaiting_, {})};
  if (begun_) events_.push_back(recorded(deal));
  if (!rulings.empty()) {
    const Seq of = static_cast<Seq>(events_.size()) + 1;
    Session announced = before_next(session);
    record(announced, told);
    events_.back().said.totals = announced.deals.back().after;
    for (const ToldRuling& each : rulings) {
      add(each, of, false);
      told.rulings.push_back(posted(each));
    }
  }
  pass_on(told);
  record(session, std::move(told), std::move(found));
}

void RuledLog::pass_on(const Told& told) {
  for (PostedRuling& part : passed_on(told.rulings)) awaiting_.push_back(std::move(part));
}

/// As session/history.cpp reads it.
void RuledLog::add_between(Session& session, const ToldRuling& told) {
  const auto& [ruling, incidents, between] = told;
  add(told, 0, !between);
  if (between) {
    const ScoreSheet moved{ruling.lines};
    set_totals(session.carry, after(totals(session.carry), accounts(session.carry), moved));
    return;
  }
  if (ruling.effect == Ruling::Effect::redeal) {
    if (ruling.dealer && can_deal(session, *ruling.dealer))
      set_dealer(session.carry, *ruling.dealer);
    if (!ruling.lines.empty())
      awaiting_.push_back({{Ruling::Effect::lines, ruling.lines, {}, true}, incidents});
  } else if (!ruling.lines.empty() || ruling.dealer) {
    awaiting_.push_back(posted(told));
  }
}

bool RuledLog::add_row(Session& session, const std::vector<ToldRuling>& rulings) {
  const auto end = std::find_if(rulings.begin(), rulings.end(), ends_deal);
  for (auto told = rulings.begin(); told != end; ++told) add_between(session, *told);
  if (end == rulings.end()) return false;
  session.deals.clear();
  Told told{.deal = session.rules.game().deal(), .rulings = std::exchange(awaiting_, {})};
  told.ended = true;
  const Seq ended = add(*end, 0, true);
  for (auto later = std::next(end); later != rulings.end(); ++later) add(*later, ended, false);
  for (auto each = end; each != rulings.end(); ++each) told.rulings.push_back(posted(*each));
  pass_on(told);
  record(session, std::move(told));
  return true;
}

}  // namespace spadille
