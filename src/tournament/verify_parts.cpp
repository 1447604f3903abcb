#include "tournament/verify_parts.h"

#include <algorithm>
#include <iterator>

namespace spadille::verifying {
namespace {

void seat(Round& round, const Plan& plan, const DrawnTable& table) {
  for (std::size_t i = 0; i < table.seats.size(); ++i) {
    Spot& spot = round.spots[nth(table.seats[i])];
    spot.table = table.table;
    const std::size_t across = (i + 2) % table.seats.size();
    if (are_partners(plan, table, i, across)) spot.partner = table.seats[across];
  }
}

std::vector<Unit> units(const Round& round) {
  std::vector<Unit> all;
  std::vector<char> taken(round.spots.size(), 0);
  for (const auto& [one, other] : round.origin.wishes.together)
    if (round.of(one).there && round.of(other).there && taken[nth(one)] + taken[nth(other)] == 0) {
      all.push_back({one, other});
      taken[nth(one)] = taken[nth(other)] = 1;
    }
  for (std::size_t i = 0; i < round.spots.size(); ++i)
    if (round.spots[i].there && taken[i] == 0) all.push_back({static_cast<Entrant>(i)});
  return all;
}

Round round_of(const Tournament& now, int number, const Origin& origin) {
  Round round{number, origin, now.rounds[nth(number) - 1], {}, {}};
  round.spots.resize(now.roster.size());
  for (const Entrant who : origin.there) round.spots[nth(who)].there = true;
  for (const Entrant who : round.drawn.out) round.spots[nth(who)].out = true;
  for (const DrawnTable& table : round.drawn.tables) seat(round, origin.plan, table);
  round.units = units(round);
  return round;
}

bool is_steady(const Tournament& now) {
  const std::vector<Entrant> first = present(now, 1);
  for (int round = 2; round <= now.plan.rounds; ++round)
    if (present(now, round) != first) return false;
  return true;
}

Entrant entrant(const Tournament& now, const std::string& id) {
  const auto found = std::find_if(now.roster.begin(), now.roster.end(),
                                  [&](const RosterLine& line) { return line.id == id; });
  return found == now.roster.end() ? kNoOne : static_cast<Entrant>(found - now.roster.begin());
}

/// Wishes of another time, by the places that the roster has now.
Wishes as_now(const Tournament& then, const Tournament& now) {
  const auto place = [&](Entrant who) { return entrant(now, then.roster[nth(who)].id); };
  const auto two = [&](const std::vector<std::pair<Entrant, Entrant>>& from) {
    std::vector<std::pair<Entrant, Entrant>> all;
    for (const auto& [one, other] : from)
      if (place(one) != kNoOne && place(other) != kNoOne)
        all.emplace_back(place(one), place(other));
    return all;
  };
  Wishes wishes{two(then.wishes.together), two(then.wishes.apart), {}};
  for (const auto& [who, table] : then.wishes.at_table)
    if (place(who) != kNoOne) wishes.at_table.emplace_back(place(who), table);
  return wishes;
}

/// Who was there at another time, by the places that the roster has now.
std::vector<Entrant> there_then(const Tournament& then, int round, const Tournament& now) {
  std::vector<Entrant> all;
  for (const Entrant who : present(then, round))
    if (const Entrant place = entrant(now, then.roster[nth(who)].id); place != kNoOne)
      all.push_back(place);
  return all;
}

bool is_of_group(const TournamentEvent& event, int group) {
  return event.kind == EventKind::round_drawn && event.group == group && !event.by_hand;
}

/// How many rounds were drawn at once with the one at this place of the log.
int at_once(const TournamentLog& log, std::size_t at) {
  const int group = log.events[at].group;
  if (group == 0) return 1;
  std::size_t first = at;
  while (first > 0 && is_of_group(log.events[first - 1], group) &&
         log.events[first - 1].round < log.events[first].round)
    --first;
  std::size_t last = at;
  while (last + 1 < log.events.size() && is_of_group(log.events[last + 1], group) &&
         log.events[last + 1].round > log.events[last].round)
    ++last;
  return static_cast<int>(last - first) + 1;
}

/// Whether people are put to tables in the same way.
bool same_way(const Plan& one, const Plan& other) {
  return one.method == other.method && one.seats == other.seats && one.partners == other.partners &&
         one.short_tables == other.short_tables;
}

Origin origin_at(const TournamentLog& log, std::size_t at, const Tournament& now) {
  const TournamentEvent& event = log.events[at];
  const auto end = log.events.begin() + static_cast<std::ptrdiff_t>(at);
  const Tournament then = tournament(TournamentLog{{log.events.begin(), end}});
  return {.seq = static_cast<Seq>(at) + 1,
          .group = event.group,
          .at_once = at_once(log, at),
          .by_hand = event.by_hand || !same_way(then.plan, now.plan),
          .plan = then.plan,
          .there = there_then(then, event.round, now),
          .steady = is_steady(then),
          .wishes = as_now(then, now),
          .results = then.results};
}

}  // namespace

Facts facts(const Tournament& now, const std::vector<Origin>& origins) {
  Facts all{&now, {}};
  for (std::size_t i = 0; i < now.rounds.size(); ++i)
    all.rounds.push_back(round_of(now, static_cast<int>(i) + 1, origins[i]));
  return all;
}

std::vector<Origin> origins_drawn_at_once(const Tournament& now) {
  const auto rounds = static_cast<int>(now.rounds.size());
  const bool steady = is_steady(now);
  std::vector<Origin> all;
  for (int i = 1; i <= rounds; ++i)
    all.push_back(
        {i, 1, rounds, false, now.plan, present(now, i), steady, now.wishes, now.results});
  return all;
}

std::vector<Origin> origins_in(const TournamentLog& log, const Tournament& now) {
  const std::vector<bool> counts = in_force(log.events);
  std::vector<std::size_t> drawn;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    const TournamentEvent& event = log.events[i];
    if (!counts[i] || event.kind != EventKind::round_drawn) continue;
    const std::size_t at = std::min(nth(event.round) - 1, drawn.size());
    if (!event.by_hand || at == drawn.size()) {
      drawn.resize(at);
      drawn.push_back(i);
    } else {
      drawn[at] = i;
    }
  }
  std::vector<Origin> all;
  all.reserve(drawn.size());
  for (const std::size_t at : drawn) all.push_back(origin_at(log, at, now));
  return all;
}

bool are_partners(const Plan& plan, const DrawnTable& table, std::size_t one, std::size_t other) {
  return plan.partners && table.seats.size() == 4 && one % 2 == other % 2;
}

bool only_pairs(const Wishes& wishes) { return wishes.apart.empty() && wishes.at_table.empty(); }

bool same_people(const Round& one, const Round& other) {
  return std::equal(one.spots.begin(), one.spots.end(), other.spots.begin(), other.spots.end(),
                    [](const Spot& a, const Spot& b) { return a.there == b.there; });
}

bool plays(const Round& round, const Unit& unit) {
  return std::all_of(unit.begin(), unit.end(),
                     [&](Entrant who) { return round.of(who).table != 0; });
}

bool as_drawn(const Facts& facts, const Round& round) {
  return !round.origin.by_hand &&
         std::all_of(facts.rounds.begin(), facts.rounds.begin() + round.number,
                     [&](const Round& each) { return each.origin.seq <= round.origin.seq; });
}

bool all_as_drawn(const Facts& facts, const Round& round) {
  return std::all_of(facts.rounds.begin(), facts.rounds.begin() + round.number,
                     [&](const Round& each) { return as_drawn(facts, each); });
}

bool drawn_whole(const Facts& facts, const Round& round) {
  const Origin& first = facts.rounds.front().origin;
  const Origin& own = round.origin;
  return all_as_drawn(facts, round) && own.steady && own.group != 0 && own.group == first.group &&
         own.seq - first.seq == round.number - 1 && same_people(facts.rounds.front(), round) &&
         only_pairs(own.wishes);
}

void append(Breaches& all, Breaches more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace spadille::verifying
