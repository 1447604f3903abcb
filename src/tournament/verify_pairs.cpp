#include <algorithm>

#include "tournament/verify_parts.h"

// Pairs: whom they meet (EV-2.3, EV-2.6, EV-2.7), and which of them moves on (EV-2.4).
namespace spadille::verifying {
namespace {

constexpr RuleId kPairs{{'E', 'V'}, 2, 3};
constexpr RuleId kMoving{{'E', 'V'}, 2, 4};
constexpr RuleId kEverybody{{'E', 'V'}, 2, 6};
constexpr RuleId kByStanding{{'E', 'V'}, 2, 7};

RuleId rule_of(Method method) {
  if (method == Method::round_robin) return kEverybody;
  return method == Method::by_standing ? kByStanding : kPairs;
}

std::vector<Unit> pairs_in(const Round& round) {
  std::vector<Unit> all;
  for (const Unit& unit : round.units)
    if (unit.size() == 2) all.push_back(unit);
  return all;
}

std::vector<Unit> pairs_playing(const Round& round) {
  std::vector<Unit> all = pairs_in(round);
  std::erase_if(all, [&](const Unit& pair) { return !plays(round, pair); });
  return all;
}

bool meet(const Round& round, const Unit& one, const Unit& other) {
  return plays(round, one) && plays(round, other) &&
         round.of(one.front()).table == round.of(other.front()).table;
}

/// The round before this one in which two pairs met; 0: none.
int met_before(const Facts& facts, const Round& round, const Unit& one, const Unit& other) {
  for (int number = round.number - 1; number > 0; --number)
    if (meet(facts.rounds[nth(number) - 1], one, other)) return number;
  return 0;
}

/// How many rounds there are in which each pair meets another one that it has not met.
int rounds_of_new_opponents(int pairs) { return pairs % 2 == 0 ? pairs - 1 : pairs; }

/// The fewest of those who play that a pair has not met. Where it is at least half of them all,
/// they can be put to tables so that nobody meets again, whatever was before (Dirac).
int fewest_not_met(const Facts& facts, const Round& round, const std::vector<Unit>& playing) {
  auto fewest = static_cast<int>(playing.size());
  for (const Unit& one : playing) {
    const auto left = std::count_if(playing.begin(), playing.end(), [&](const Unit& other) {
      return other != one && met_before(facts, round, one, other) == 0;
    });
    fewest = std::min(fewest, static_cast<int>(left));
  }
  return fewest;
}

/// Whether it is certain that nobody had to meet anybody again in any of the rounds that were drawn
/// together with this one.
bool new_opponents_are_certain(const Facts& facts, const Round& round) {
  const Origin& origin = round.origin;
  if (!only_pairs(origin.wishes)) return false;
  const int pairs = static_cast<int>(pairs_in(round).size());
  const bool whole = drawn_whole(facts, round);
  if (whole && origin.at_once <= rounds_of_new_opponents(pairs)) return true;
  if (facts.plan().method == Method::round_robin) {
    const bool steady = all_as_drawn(facts, round) && origin.steady;
    return steady && facts.plan().rounds <= rounds_of_new_opponents(pairs);
  }
  if (origin.at_once > 1 && !origin.steady) return false;
  const int behind = origin.at_once > 1 ? origin.group + origin.at_once - 1 - round.number : 0;
  const std::vector<Unit> playing = pairs_playing(round);
  return 2 * (fewest_not_met(facts, round, playing) - behind) >= static_cast<int>(playing.size());
}

Breaches met_again(const Facts& facts, const Round& round) {
  const std::vector<Unit> playing = pairs_playing(round);
  Breaches all;
  for (std::size_t i = 0; i < playing.size(); ++i)
    for (std::size_t k = i + 1; k < playing.size(); ++k) {
      const Unit& one = playing[i];
      const Unit& other = playing[k];
      const int first = meet(round, one, other) ? met_before(facts, round, one, other) : 0;
      if (first == 0) continue;
      const int table = round.of(one.front()).table;
      const Message message{"event.breach.met_again", {round.number, table, first}};
      all.push_back({round.number,
                     table,
                     rule_of(facts.plan().method),
                     message,
                     {one[0], one[1], other[0], other[1]},
                     new_opponents_are_certain(facts, round)});
    }
  return all;
}

bool same_people_all_along(const Facts& facts) {
  return std::all_of(facts.rounds.begin(), facts.rounds.end(),
                     [&](const Round& round) { return same_people(facts.rounds.front(), round); });
}

// ---- sitting and moving pairs

/// Whether it is told which pairs move between two rounds: the same people, at two tables or more.
bool is_move(const Facts& facts, const Round& from, const Round& to) {
  return all_as_drawn(facts, to) && same_people(from, to) && only_pairs(to.origin.wishes) &&
         from.drawn.tables.size() > 1 && from.drawn.tables.size() == to.drawn.tables.size();
}

int table_in(const Round& round, const Unit& pair) { return round.of(pair.front()).table; }

/// One table on, from the first to the last; who comes from sitting out, or goes to it, has no
/// table to come from.
bool moves_on(const Round& from, const Round& to, const Unit& pair) {
  const int before = table_in(from, pair);
  const int last = static_cast<int>(from.drawn.tables.size());
  return before == 0 || table_in(to, pair) == 0 ||
         table_in(to, pair) == (before == 1 ? last : before - 1);
}

bool stays(const Round& from, const Round& to, const Unit& pair) {
  return table_in(from, pair) != 0 && table_in(from, pair) == table_in(to, pair);
}

Breach moving_breach(const Round& to, int table, Message message, const Unit& who) {
  return {to.number, table, kMoving, message, who};
}

Breaches wrong_moves(const Round& from, const Round& to) {
  Breaches all;
  for (const Unit& pair : pairs_in(to)) {
    if (stays(from, to, pair) || moves_on(from, to, pair)) continue;
    const int table = table_in(to, pair);
    const Message message{"event.breach.not_next_table", {to.number, table_in(from, pair), table}};
    all.push_back(moving_breach(to, table, message, pair));
  }
  return all;
}

/// At each table one pair stays.
Breaches wrong_stays(const Round& from, const Round& to) {
  Breaches all;
  for (const DrawnTable& table : to.drawn.tables) {
    Unit staying;
    for (const Unit& pair : pairs_in(to))
      if (stays(from, to, pair) && table_in(to, pair) == table.table)
        staying.insert(staying.end(), pair.begin(), pair.end());
    if (staying.size() == 2) continue;
    const Message message{
        staying.empty() ? "event.breach.nobody_stays" : "event.breach.nobody_moves",
        {to.number, table.table}};
    all.push_back(moving_breach(to, table.table, message, staying.empty() ? table.seats : staying));
  }
  return all;
}

/// Who has once stayed does not move, and the other way round.
Breaches wrong_roles(const Round& first, const Round& from, const Round& to) {
  Breaches all;
  for (const Unit& pair : pairs_in(to)) {
    const bool stayed = stays(first, from, pair);
    if (stayed == stays(from, to, pair)) continue;
    const Message message{stayed ? "event.breach.did_not_stay" : "event.breach.did_not_move",
                          {to.number, table_in(from, pair)}};
    all.push_back(moving_breach(to, table_in(to, pair), message, pair));
  }
  return all;
}

}  // namespace

Breaches check_meetings(const Facts& facts) {
  const Method method = facts.plan().method;
  if (!of_pairs(method) || method == Method::moving) return {};
  Breaches all;
  for (const Round& round : facts.rounds) append(all, met_again(facts, round));
  return all;
}

Breaches check_all_met(const Facts& facts) {
  if (facts.plan().method != Method::round_robin || facts.rounds.empty()) return {};
  const Round& last = facts.rounds.back();
  const std::vector<Unit> pairs = pairs_in(last);
  if (last.number < rounds_of_new_opponents(static_cast<int>(pairs.size())) ||
      !same_people_all_along(facts) || !all_as_drawn(facts, last) ||
      !only_pairs(last.origin.wishes))
    return {};
  Breaches all;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    for (std::size_t k = i + 1; k < pairs.size(); ++k)
      if (!meet(last, pairs[i], pairs[k]) && met_before(facts, last, pairs[i], pairs[k]) == 0)
        all.push_back({0,
                       0,
                       kEverybody,
                       {"event.breach.never_met"},
                       {pairs[i][0], pairs[i][1], pairs[k][0], pairs[k][1]}});
  return all;
}

Breaches check_moving(const Facts& facts) {
  if (facts.plan().method != Method::moving) return {};
  Breaches all;
  for (std::size_t i = 1; i < facts.rounds.size(); ++i) {
    const Round& to = facts.rounds[i];
    const Round& from = facts.rounds[i - 1];
    if (!is_move(facts, from, to)) continue;
    append(all, wrong_moves(from, to));
    append(all, wrong_stays(from, to));
    if (i > 1 && is_move(facts, facts.rounds[i - 2], from))
      append(all, wrong_roles(facts.rounds[i - 2], from, to));
  }
  return all;
}

}  // namespace spadille::verifying
