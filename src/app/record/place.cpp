#include "app/record/place.h"

#include <algorithm>

#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "text/names.h"

namespace spadille {
namespace {

template <Game G>
SeatNames called(const Scored<G>& scored, std::size_t seating, const Sides& sides,
                 const Names& names) {
  const std::vector<std::string>& players = scored.seatings[seating].players;
  SeatNames seats = SeatNames::of(names.of(players), static_cast<int>(players.size()),
                                  seat_letters(scored.session.rules));
  seats.sides = sides;
  return seats;
}

template <Game G>
SeatNames called_now(const Scored<G>& scored, const Names& names) {
  const auto& [rules, carry, deals] = scored.session;
  return called(scored, scored.seatings.size() - 1, sides(rules, carry), names);
}

template <Game G>
std::vector<std::string> everybody(const Table<G>& table, const Names& names) {
  std::vector<std::string> all;
  for (const Seating& seating : table.scored.seatings)
    for (const auto& group : {seating.players, seating.waiting})
      for (std::string& name : names.of(group))
        if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(std::move(name));
  return all;
}

/// As it stands behind all that was scored.
template <Game G>
Place at_end(const Table<G>& table, Scored<G> scored, const Names& names) {
  SeatNames seats = called_now(scored, names);
  return {std::move(scored.session), std::move(seats), everybody(table, names)};
}

/// Everything that comes before a deal. `with_changes`: also what changes right before it.
template <Game G>
Scored<G> scored_before(const Table<G>& table, int number, bool with_changes) {
  History<G> history = table.history;
  int counted = 0;
  const auto at =
      std::find_if(history.entries.begin(), history.entries.end(),
                   [&](const LoggedDeal<G>& deal) { return !deal.struck && ++counted == number; });
  if (at == history.entries.end()) return table.scored;
  std::erase_if(history.changes, [](const Change<G>& change) { return change.before == 0; });
  for (Change<G>& change : history.changes)
    if (with_changes && change.before == at->seq) change.before = 0;
  if (with_changes) history.changes.push_back({.seq = at->seq, .sat = at->sat});
  history.entries.erase(at, history.entries.end());
  return fold(history);
}

template <Game G>
SeatNames names_at(const Table<G>& table, Seq event, const Names& names) {
  const Scored<G>& scored = table.scored;
  if (scored.seated.empty() && scored.struck.empty())  // the opening is refused: nothing is scored
    return called_now(scored, names);
  std::size_t deal = 0;
  std::size_t struck = 0;
  for (const LoggedDeal<G>& entry : table.history.entries) {
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

}  // namespace

Place place_of_next(const Desk& desk, const Names& names) {
  return std::visit([&](const auto& table) { return at_end(table, table.scored, names); },
                    desk.table);
}

Place place_of(const Desk& desk, const Names& names, int number) {
  return std::visit(
      [&](const auto& table) { return at_end(table, scored_before(table, number, true), names); },
      desk.table);
}

Seating seating_before(const Desk& desk, int number) {
  return std::visit(
      [&](const auto& table) { return scored_before(table, number, false).seatings.back(); },
      desk.table);
}

Place place_before(const Desk& desk, const Names& names, int number) {
  return std::visit(
      [&](const auto& table) { return at_end(table, scored_before(table, number, false), names); },
      desk.table);
}

SeatNames seat_names_at(const AnyTable& table, const Names& names, Seq event) {
  return std::visit([&](const auto& of_game) { return names_at(of_game, event, names); }, table);
}

Outcome<Seat> seat_told(const Place& place, std::string_view who) {
  if (const auto seat = seat_meant(place.names, composed(who))) return *seat;
  Findings found{{.place = "/dealer",
                  .given = visible(who),
                  .message = {"finding.short.seat"},
                  .expected = short_form::all(place.names)}};
  name_the_absent(found, place);
  return tl::unexpected(Refusal(std::move(found)));
}

void name_the_absent(Findings& findings, const Place& place) {
  for (Finding& finding : findings)
    if (finding.message.key == "finding.short.seat" &&
        seat_meant(SeatNames{place.everybody}, finding.given))
      finding.message = {"finding.short.absent"};
}

}  // namespace spadille
