#include "tournament/simulate.h"

#include <algorithm>

#include "tournament/simulate_parts.h"

namespace spadille {
namespace {

using namespace simulation;

TournamentEvent of_people(EventKind kind, int round, std::vector<std::string> people) {
  TournamentEvent event{.kind = kind, .round = round};
  event.people = std::move(people);
  return event;
}

void roster(Evening& evening, int round, Absence absence, const std::vector<int>& people) {
  if (people.empty()) return;
  TournamentEvent event = of_people(EventKind::roster_changed, round, ids(people));
  event.absence = absence;
  evening.write(event);
}

/// Some are there, some are told to be late, and of some nobody has heard yet.
void begin(Evening& evening, const Club& club) {
  TournamentEvent opening{.kind = EventKind::opened};
  opening.plan = club.plan;
  evening.write(opening);
  std::vector<int> there;
  std::vector<int> late;
  for (const Guest& guest : club.guests) {
    if (guest.comes == 1) there.push_back(guest.who);
    if (guest.comes > 1 && guest.is_told) late.push_back(guest.who);
  }
  roster(evening, 1, Absence::none, there);
  roster(evening, 1, Absence::late, late);
}

/// Those who come, leave, stay away or return before a round. Returns whether anybody does.
bool come_and_go(Evening& evening, const Club& club, int round) {
  std::vector<int> come;
  std::vector<int> leave;
  std::vector<int> rest;
  for (const Guest& guest : club.guests) {
    const bool returns = guest.rests_from != 0 && guest.rests_from + guest.rests_for == round;
    if (round > 1 && (guest.comes == round || returns)) come.push_back(guest.who);
    if (guest.leaves == round) leave.push_back(guest.who);
    if (guest.rests_from == round) rest.push_back(guest.who);
  }
  roster(evening, round, Absence::none, come);
  roster(evening, round, Absence::gone, leave);
  roster(evening, round, Absence::choice, rest);
  return !come.empty() || !leave.empty() || !rest.empty();
}

/// Wishes of people who are on the roster, and that nobody has told before.
bool tell_wishes(Evening& evening, Club& club) {
  bool told = false;
  const Tournament now = tournament(evening.log);
  std::erase_if(club.wishes, [&](const ClubWish& wish) {
    const std::vector<std::string> people = ids(wish.people);
    const bool known = std::all_of(people.begin(), people.end(), [&](const std::string& id) {
      return std::any_of(now.roster.begin(), now.roster.end(),
                         [&](const RosterLine& line) { return line.id == id; });
    });
    if (!known) return false;
    TournamentEvent event = of_people(EventKind::wished, 0, people);
    event.wish = wish.wish;
    event.table = wish.table;
    evening.write(event);
    told = true;
    return true;
  });
  return told;
}

bool draw_from(Evening& evening, const DrawRounds& draw, int round) {
  const std::vector<TournamentEvent> drawn = draw(evening.log, round);
  if (drawn.empty()) evening.undrawn = round;
  for (const TournamentEvent& event : drawn) evening.write(event);
  return !drawn.empty();
}

bool take_back(Evening& evening) {
  const std::vector<Seq> undone = undone_next(evening.log);
  for (const Seq of : undone) evening.write({.kind = EventKind::voided, .of = of});
  return !undone.empty();
}

void bring_back(Evening& evening) {
  for (const Seq of : redone_next(evening.log))
    evening.write({.kind = EventKind::voided, .of = of});
}

/// Two change places: who wants nothing, anywhere; of pairs only the two with one another.
void swap_by_hand(Evening& evening, int round) {
  const Tournament now = tournament(evening.log);
  const DrawnRound& drawn = now.rounds[static_cast<std::size_t>(round) - 1];
  TournamentEvent event = of_people(EventKind::round_drawn, round, {});
  event.by_hand = true;
  const auto id = [&](Entrant who) { return now.roster[static_cast<std::size_t>(who)].id; };
  for (const Entrant who : drawn.out) event.people.push_back(id(who));
  for (const DrawnTable& table : drawn.tables) {
    event.tables.emplace_back();
    for (const Entrant who : table.seats) event.tables.back().push_back(id(who));
  }
  auto& first = event.tables.front();
  auto& other = event.tables[evening.dice.index(event.tables.size())];
  if (now.wishes == Wishes{} && !of_pairs(now.plan.method))
    std::swap(first[evening.dice.index(first.size())], other[evening.dice.index(other.size())]);
  else if (other.size() == 4)
    std::swap(other[0], other[2]);
  evening.write(event);
}

/// Draws what has to be drawn before a round, and sometimes what has not.
bool have_drawn(Evening& evening, Club& club, const DrawRounds& draw, int round) {
  const bool changed = come_and_go(evening, club, round);
  const bool wished = tell_wishes(evening, club);
  const bool drawn = static_cast<int>(tournament(evening.log).rounds.size()) >= round;
  const bool again = changed || wished || !drawn || evening.dice.one_in(8);
  if (again && !draw_from(evening, draw, round)) return false;
  if (evening.dice.one_in(10) && take_back(evening)) {
    bring_back(evening);
    if (again && evening.dice.one_in(2) && !draw_from(evening, draw, round)) return false;
  }
  if (evening.dice.one_in(12)) swap_by_hand(evening, round);
  return true;
}

void award(Evening& evening, int round) {
  const Tournament now = tournament(evening.log);
  const RosterLine& line = now.roster[evening.dice.index(now.roster.size())];
  TournamentEvent event = of_people(EventKind::awarded, round, {line.id});
  event.points = evening.dice.one_in(2) ? -100 : 50;
  event.text = event.points < 0 ? "revoke" : "by agreement";
  evening.write(event);
  if (!evening.dice.one_in(4)) return;
  if (take_back(evening) && evening.dice.one_in(2)) bring_back(evening);
}

}  // namespace

SimulatedEvent simulate(std::uint64_t seed, const SimulationSize& size, const DrawRounds& draw) {
  Evening evening(seed);
  Club club = random_club(evening.dice, size);
  begin(evening, club);
  for (int round = 1; round <= club.plan.rounds; ++round) {
    if (!have_drawn(evening, club, draw, round)) break;
    if (!evening.refused.empty()) break;
    tell_results(evening, round);
    if (evening.dice.one_in(3)) award(evening, round);
  }
  tell_what_is_missing(evening);
  if (evening.undrawn == 0) evening.write({.kind = EventKind::closed});
  return {std::move(evening.log), std::move(evening.refused), evening.undrawn};
}

}  // namespace spadille
