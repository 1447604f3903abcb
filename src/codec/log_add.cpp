#include "codec/log_add.h"

#include <string>
#include <utility>

#include "codec/misshapen.h"

namespace spadille::codec {
namespace {

/// Whether an event of this kind is about an earlier one.
bool needs_of(EventKind kind) {
  return kind == EventKind::voided || kind == EventKind::settled ||
         kind == EventKind::deal_corrected || kind == EventKind::agreed;
}

/// Whether it says anew how the session began.
bool is_anew(const Event& event) {
  return event.kind == EventKind::opening_corrected && event.said.from == 0;
}

Findings lacks(const Event& event) {
  Findings found;
  if (event.kind == EventKind::deal_recorded && !event.deal) found.push_back(missing_at("/deal"));
  if (event.kind == EventKind::agreed && event.by.empty()) found.push_back(missing_at("/by"));
  if (is_anew(event) && !event.before) found.push_back(missing_at("/before"));
  return found;
}

Findings misfits(const Event& event, const Log& log) {
  Findings found;
  const bool first = log.events.empty();
  const auto seats = [&] { return static_cast<int>(log.events.front().about.players.size()); };
  if (first != (event.kind == EventKind::opened) || !is_of_session(event.kind))
    found.push_back(misshapen("", "finding.book.event"));
  if (!found.empty()) return found;
  const auto count = static_cast<Seq>(log.events.size());
  const std::string range = "1…" + std::to_string(count);
  if (event.said.of > count || (event.said.of == 0 && needs_of(event.kind)))
    found.push_back(misshapen("/of", "finding.range", std::to_string(event.said.of), range));
  if (event.said.of == 1 && event.kind == EventKind::voided)
    found.push_back(misshapen("/of", "finding.range", "1", range));
  if (event.said.from > count)
    found.push_back(misshapen("/from", "finding.range", std::to_string(event.said.from), range));
  append(found, lacks(event));
  for (const auto& [dealer, place] :
       {std::pair(event.said.dealer, "/dealer"), std::pair(event.said.then, "/then_dealer")})
    if (dealer && !first && dealer->index >= seats())
      found.push_back(misshapen(place, "finding.no_such_seat"));
  if (!first && !is_anew(event) && !event.about.players.empty() &&
      static_cast<int>(event.about.players.size()) != seats())
    found.push_back(misshapen("/players", "finding.players"));
  return found;
}

}  // namespace

Findings add_event(Log& log, Event event) {
  Findings found = misfits(event, log);
  if (!has_error(found)) log.events.push_back(std::move(event));
  return found;
}

}  // namespace spadille::codec
