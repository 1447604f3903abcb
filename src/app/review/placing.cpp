#include "app/review/placing.h"

#include <algorithm>

#include "session/result.h"

namespace spadille {
namespace {

/// Who has a part in the evening: in the order in which they sat down. Before the first deal
/// everybody who sits there.
std::vector<std::string> everybody(const Scored& scored,
                                   const std::map<std::string, std::int64_t>& points) {
  std::vector<std::string> ids;
  for (const Seating& seating : scored.seatings)
    for (const std::string& id : seating.players)
      if (points.contains(id) && std::find(ids.begin(), ids.end(), id) == ids.end())
        ids.push_back(id);
  return ids.empty() ? scored.seatings.back().players : ids;
}

std::vector<Placed> people_in(const Scored& scored) {
  std::vector<Placed> people;
  const auto points = results(scored);
  for (const std::string& id : everybody(scored, points)) {
    const auto result = points.find(id);
    const auto part = scored.own.find(id);
    people.push_back({.id = id,
                      .games = part == scored.own.end() ? 0 : part->second.games_won,
                      .points = result == points.end() ? 0 : result->second});
  }
  return people;
}

/// A rubber is won by a side: it is theirs who sit there now.
void count_rubbers(std::vector<Placed>& people, const Table& table) {
  const Totals won = standing(table.scored.session.rules, table.scored.session.carry).rubbers_won;
  if (won.empty()) return;
  const std::vector<std::string>& seated = table.scored.seatings.back().players;
  for (Placed& person : people)
    if (const auto at = std::find(seated.begin(), seated.end(), person.id); at != seated.end())
      person.rubbers = won[side_of(seat(static_cast<int>(at - seated.begin()))).index];
}

std::string first_leader(const Table& table) {
  const auto& [rules, carry, deals, awaiting] = table.scored.session;
  const AnyDeal nothing_told = rules.game().deal();
  const Seat leader =
      outlook(rules, table.history.opening.before.value_or(carry), nothing_told).leader;
  const auto& first = table.scored.seatings.front().players;
  return leader.index < first.size() ? first[leader.index] : std::string();
}

/// `by_points`: partners change, so whose games they were does not decide.
void place(std::vector<Placed>& people, bool by_points, bool losses) {
  const auto is_better = [&](const Placed& a, const Placed& b) {
    if (!by_points && a.rubbers != b.rubbers) return a.rubbers > b.rubbers;
    if (!by_points && a.games != b.games) return a.games > b.games;
    return losses ? a.points < b.points : a.points > b.points;
  };
  std::stable_sort(people.begin(), people.end(), is_better);
  for (Placed& person : people)
    person.place =
        1 + static_cast<int>(std::count_if(people.begin(), people.end(), [&](const Placed& other) {
          return is_better(other, person);
        }));
}

}  // namespace

Placing placing(const Desk& desk) {
  const Table& table = desk.table;
  const auto& [rules, carry, deals, awaiting] = table.scored.session;
  Placing all{.people = people_in(table.scored),
              .first_leader = first_leader(table),
              .losses = counts_losses(rules.game().rules()),
              .about = table.history.opening.about};
  count_rubbers(all.people, table);
  place(all.people, !personal(rules, carry).empty(), all.losses);
  return all;
}

}  // namespace spadille
