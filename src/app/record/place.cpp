#include "app/record/place.h"

#include <algorithm>

#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "text/names.h"

namespace spadille {
namespace {

SeatNames called(const Scored& scored, std::size_t seating, const Sides& sides,
                 const Names& names) {
  const std::vector<std::string>& players = scored.seatings[seating].players;
  SeatNames seats = SeatNames::of(names.of(players), static_cast<int>(players.size()),
                                  seat_letters(scored.session.rules));
  seats.sides = sides;
  return seats;
}

SeatNames called_now(const Scored& scored, const Names& names) {
  const auto& [rules, carry, deals, awaiting] = scored.session;
  return called(scored, scored.seatings.size() - 1, sides(rules, carry), names);
}

std::vector<std::string> everybody(const Table& table, const Names& names) {
  std::vector<std::string> all;
  for (const Seating& seating : table.scored.seatings)
    for (const auto& group : {seating.players, seating.waiting})
      for (std::string& name : names.of(group))
        if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(std::move(name));
  return all;
}

/// As it stands behind all that was scored.
Place at_end(const Table& table, Scored scored, const Names& names) {
  SeatNames seats = called_now(scored, names);
  return {std::move(scored.session), std::move(seats), everybody(table, names)};
}

/// Everything that comes before a deal. `with_changes`: also what changes right before it.
Scored scored_before(const Table& table, int number, bool with_changes) {
  History history = table.history;
  int counted = 0;
  const auto at =
      std::find_if(history.entries.begin(), history.entries.end(),
                   [&](const LoggedDeal& deal) { return !deal.struck && ++counted == number; });
  if (at == history.entries.end()) return table.scored;
  std::erase_if(history.changes, [](const Change& change) { return change.before == 0; });
  for (Change& change : history.changes)
    if (with_changes && change.before == at->seq) change.before = 0;
  if (with_changes) history.changes.push_back({.seq = at->seq, .sat = at->sat});
  history.awaiting = with_changes ? at->told.rulings : std::vector<PostedRuling>();
  history.entries.erase(at, history.entries.end());
  return fold(history);
}

}  // namespace

Place place_of_next(const Desk& desk, const Names& names) {
  return at_end(desk.table, desk.table.scored, names);
}

Place place_of(const Desk& desk, const Names& names, int number) {
  return at_end(desk.table, scored_before(desk.table, number, true), names);
}

Session session_before(const Table& table, int number) {
  return scored_before(table, number, true).session;
}

Seating seating_before(const Desk& desk, int number) {
  return scored_before(desk.table, number, false).seatings.back();
}

Place place_before(const Desk& desk, const Names& names, int number) {
  return at_end(desk.table, scored_before(desk.table, number, false), names);
}

SeatNames seat_names_at(const Table& table, const Names& names, Seq event) {
  const Scored& scored = table.scored;
  if (scored.seated.empty() && scored.struck.empty())  // the opening is refused: nothing is scored
    return called_now(scored, names);
  std::size_t deal = 0;
  std::size_t struck = 0;
  for (const LoggedDeal& entry : table.history.entries) {
    if (entry.seq == event && entry.struck)
      return called(scored, scored.struck[struck], kOpposite, names);
    if (entry.seq == event)
      return called(scored, scored.seated[deal], scored.session.deals[deal].sides, names);
    ++(entry.struck ? struck : deal);
  }
  if (const auto found = scored.changed.find(event); found != scored.changed.end())
    return called(scored, found->second.seated, found->second.sides, names);
  return called_now(scored, names);
}

std::optional<std::string> seated_as(const Desk& desk, const Names& names,
                                     const std::string& player) {
  const Seating& now = desk.table.scored.seatings.back();
  for (const auto* who : {&now.players, &now.waiting})
    for (const std::string& id : *who)
      if (names.current(id) == names.current(player)) return id;
  return std::nullopt;
}

Outcome<Seat> seat_told(const Place& place, std::string_view who) {
  if (const auto seat = seat_meant(place.names, composed(who))) return *seat;
  Findings found{nobody_at("/dealer", visible(who), short_form::all(place.names))};
  name_the_absent(found, place);
  return tl::unexpected(Refusal(std::move(found)));
}

void name_the_absent(Findings& findings, const Place& place) {
  for (Finding& finding : findings)
    if (finding.cause == Finding::Cause::nobody &&
        seat_meant(SeatNames{place.everybody}, finding.given))
      finding.message = {"finding.short.absent"};
}

}  // namespace spadille
