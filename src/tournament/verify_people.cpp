#include <algorithm>
#include <utility>

#include "tournament/verify_parts.h"

// What is promised to each by himself: sitting out (EV-2.9) and partners (EV-2.2).
namespace spadille::verifying {
namespace {

constexpr RuleId kIndividual{{'E', 'V'}, 2, 2};
constexpr RuleId kSittingOut{{'E', 'V'}, 2, 9};

/// From so many people on, and up to so many rounds, nobody needs to meet an opponent twice.
constexpr std::size_t kMany = 32;
constexpr int kFew = 10;

/// The last round before this one in which one of a unit sat out; 0: none.
int last_out(const Facts& facts, const Round& round, const Unit& unit) {
  for (int number = round.number - 1; number > 0; --number)
    for (const Entrant who : unit)
      if (facts.rounds[nth(number) - 1].of(who).out) return number;
  return 0;
}

/// In how many rounds before this one a unit sat out; `missed`: or was not there, or came when the
/// round was drawn already.
int times_out(const Facts& facts, const Round& round, const Unit& unit, bool missed) {
  return static_cast<int>(std::count_if(
      facts.rounds.begin(), facts.rounds.begin() + (round.number - 1), [&](const Round& each) {
        return std::any_of(unit.begin(), unit.end(), [&](Entrant who) {
          const Spot& spot = each.of(who);
          return spot.out || (missed && (!spot.there || spot.table == 0));
        });
      }));
}

bool sits_out(const Round& round, const Unit& unit) {
  return std::all_of(unit.begin(), unit.end(), [&](Entrant who) { return round.of(who).out; });
}

/// A pair that sits all evening has its table; the moving pairs take turns.
bool sits_all_evening(const Facts& facts, const Round& until, const Unit& unit) {
  return facts.plan().method == Method::moving &&
         std::all_of(facts.rounds.begin(), facts.rounds.begin() + until.number,
                     [&](const Round& each) {
                       const int table = each.of(unit.front()).table;
                       return table == 0 || table == until.of(unit.front()).table;
                     });
}

/// Whether some of those who sit out again could be replaced by as many of those whose turn it is:
/// one by one, two by two, or a unit of two by two of one, either way.
bool can_change(const std::vector<Unit>& again, const std::vector<Unit>& due, const Unit& who) {
  const auto count = [](const std::vector<Unit>& units, std::size_t size) {
    return std::count_if(units.begin(), units.end(),
                         [size](const Unit& unit) { return unit.size() == size; });
  };
  if (count(due, who.size()) > 0) return true;
  return who.size() == 2 ? count(due, 1) > 1 : count(due, 2) > 0 && count(again, 1) > 1;
}

/// Whether somebody else in his place cannot make it impossible to keep a wish: at tables of three
/// mates may not come out even.
bool can_be_seated(const Plan& plan, const Round& round, const Unit& unit) {
  const Wishes& wishes = round.origin.wishes;
  if (plan.seats == 3 && !wishes.together.empty()) return false;
  if (!wishes.apart.empty() && round.drawn.tables.size() < 2) return false;
  return std::none_of(wishes.at_table.begin(), wishes.at_table.end(), [&](const auto& wish) {
    return std::find(unit.begin(), unit.end(), wish.first) != unit.end();
  });
}

/// Those who play though they sat out less often; `missed`: a round that they were not there in
/// counts as if they had.
std::vector<Unit> due(const Facts& facts, const Round& round, int times, bool missed) {
  std::vector<Unit> all;
  for (const Unit& unit : round.units)
    if (plays(round, unit) && times_out(facts, round, unit, missed) < times &&
        !sits_all_evening(facts, round, unit))
      all.push_back(unit);
  return all;
}

std::vector<Unit> out_as_often(const Facts& facts, const Round& round, int times) {
  std::vector<Unit> all;
  for (const Unit& unit : round.units)
    if (sits_out(round, unit) && times_out(facts, round, unit, false) >= times) all.push_back(unit);
  return all;
}

Breaches out_again(const Facts& facts, const Round& round) {
  Breaches all;
  for (const Unit& unit : out_as_often(facts, round, 1)) {
    const int times = times_out(facts, round, unit, false);
    const std::vector<Unit> again = out_as_often(facts, round, times);
    if (!can_change(again, due(facts, round, times, false), unit)) continue;
    const bool promised = can_be_seated(facts.plan(), round, unit) &&
                          can_change(again, due(facts, round, times, true), unit);
    const Message message{"event.breach.out_again", {round.number, last_out(facts, round, unit)}};
    all.push_back({round.number, 0, kSittingOut, message, unit, promised});
  }
  return all;
}

// ---- partners and opponents

/// Rounds for which it is known that nobody needs the same partner twice: each number of people
/// that fills the tables, or leaves one over, has a schedule in which everybody partners everybody.
int rounds_of_new_partners(std::size_t people) {
  if (people % 4 > 1 || people < 4) return 0;
  return static_cast<int>(people % 4 == 0 ? people - 1 : people);
}

std::size_t people_there(const Round& round) {
  return static_cast<std::size_t>(std::count_if(round.spots.begin(), round.spots.end(),
                                                [](const Spot& spot) { return spot.there; }));
}

struct Promise {
  bool partners = false;
  bool opponents = false;
};

Promise promise(const Facts& facts, const Round& round) {
  const Plan& plan = facts.plan();
  const std::size_t people = people_there(round);
  if (plan.seats != 4 || !plan.partners || !drawn_whole(facts, round) ||
      !round.origin.wishes.together.empty() || (plan.short_tables && people % 4 != 0))
    return {};
  const bool easy = people >= kMany && round.origin.at_once <= kFew;
  return {easy || round.origin.at_once <= rounds_of_new_partners(people), easy};
}

bool want_each_other(const Round& round, Entrant one, Entrant other) {
  const auto& wishes = round.origin.wishes.together;
  return std::any_of(wishes.begin(), wishes.end(), [&](const auto& two) {
    return two == std::pair(one, other) || two == std::pair(other, one);
  });
}

/// The round before this one in which two were partners, or opponents; 0: none.
int before(const Facts& facts, const Round& round, Entrant one, Entrant other, bool partners) {
  for (int number = round.number - 1; number > 0; --number) {
    const Spot& spot = facts.rounds[nth(number) - 1].of(one);
    const Spot& of_other = facts.rounds[nth(number) - 1].of(other);
    if (spot.table != 0 && spot.table == of_other.table && (spot.partner == other) == partners)
      return number;
  }
  return 0;
}

/// Two at one table who were there before as they are now; of opponents only where it is promised
/// that they are not.
Breaches two_again(const Facts& facts, const Round& round, Entrant one, Entrant other) {
  const bool partners = round.of(one).partner == other;
  const Promise promised = promise(facts, round);
  if (want_each_other(round, one, other) || (!partners && !promised.opponents)) return {};
  const int first = before(facts, round, one, other, partners);
  if (first == 0) return {};
  const int table = round.of(one).table;
  const Message message{partners ? "event.breach.partners_again" : "event.breach.opponents_again",
                        {round.number, table, first}};
  const bool is_promised = partners ? promised.partners : promised.opponents;
  return {{round.number, table, kIndividual, message, {one, other}, is_promised}};
}

Breaches two_again(const Facts& facts, const Round& round) {
  Breaches all;
  for (const DrawnTable& table : round.drawn.tables)
    for (std::size_t i = 0; i < table.seats.size(); ++i)
      for (std::size_t k = i + 1; k < table.seats.size(); ++k)
        append(all, two_again(facts, round, table.seats[i], table.seats[k]));
  return all;
}

}  // namespace

Breaches check_sitting_out(const Facts& facts) {
  Breaches all;
  for (const Round& round : facts.rounds) append(all, out_again(facts, round));
  return all;
}

Breaches check_individual(const Facts& facts) {
  if (facts.plan().method != Method::individual) return {};
  Breaches all;
  for (const Round& round : facts.rounds) append(all, two_again(facts, round));
  return all;
}

}  // namespace spadille::verifying
