#include "app/referee/given_rulings.h"

#include <algorithm>

#include "app/record/asked_again.h"
#include "app/referee/asked_table.h"
#include "app/referee/precedents.h"

namespace spadille {
namespace {

/// The one fault that a ruling is about, through those in whose place it stands; nothing where they
/// are several, or nobody told any.
std::optional<AnyIncident> fault_of(const Log& log, Seq seq) {
  const Event& ruling = event_of(log, seq);
  const Totals& with = ruling.said.with;
  const bool alone = with.empty() || (with.size() == 1 && with[0] == ruling.said.anew);
  if (ruling.incident) return alone ? ruling.incident : std::nullopt;
  return with.size() == 1 ? fault_of(log, with[0]) : std::nullopt;
}

/// The rulings that stand: none is void, or settled by a later one.
std::vector<Seq> standing(const Log& log) {
  const std::vector<bool> counts = in_force(log.events);
  std::vector<Seq> all;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    const Event& event = log.events[i];
    if (!counts[i] || event.kind != EventKind::ruling_given) continue;
    for (const int with : event.said.with) std::erase(all, with);
    all.push_back(static_cast<Seq>(i) + 1);
  }
  return all;
}

bool is_about(const Desk& desk, Seq seq, int deal) {
  const Event& ruling = event_of(desk.table.log, seq);
  return deal_of_ruling(desk.table.history, ruling, seq) == deal &&
         (deal != 0 || ruling.said.in_play);
}

}  // namespace

bool ruled_as_one(const Desk& desk, int deal) {
  const Log& log = desk.table.log;
  const std::vector<Seq> all = standing(log);
  return std::any_of(all.begin(), all.end(), [&](Seq seq) {
    return is_about(desk, seq, deal) && faults_of(log, seq).size() > 1;
  });
}

std::vector<Decided> rulings_given(const Desk& desk, const Names& names, int deal) {
  const Log& log = desk.table.log;
  const Evening table =
      asked_in(deal == 0 ? table_by(desk, names) : table_before(desk, names, deal),
               desk.table.history.opening.about);
  std::vector<Decided> all;
  for (const Seq seq : standing(log)) {
    const auto fault = is_about(desk, seq, deal) ? fault_of(log, seq) : std::nullopt;
    if (!fault || has_error(validate(table.rules, table.before, *fault))) continue;
    const Event& event = event_of(log, seq);
    all.push_back({table, *fault, ruling_in(event), event.text});
  }
  return all;
}

}  // namespace spadille
