#include "games/klaverjas/summary.h"

#include <algorithm>

#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

/// The makers, the others, and of three players the third.
struct Party {
  int points = 0;
  int tricks = 0;
  Marks roem{};
};
using Parties = std::array<Party, 3>;

std::size_t party_of(const Rules& rules, const Carry& carry, Seat maker, Seat who) {
  if (!three_handed(rules)) {
    const Sides both = sides(rules, carry);
    return both[0].contains(maker) == both[0].contains(who) ? 0 : 1;
  }
  if (who == maker) return 0;
  return who == to_the_left(rules, carry, maker) ? 1 : 2;
}

int total(const Marks& marks) {
  int sum = 0;
  for (const int mark : marks) sum += mark;
  return sum;
}

/// Roem counts as it was claimed, never more than there is.
void add_roem(const Rules& rules, std::size_t number, const PlayedTrick& told, int there,
              Marks& marks, Findings& found) {
  const bool by_itself = rules.roem_caller == Rules::RoemCaller::automatic;
  const int claimed = by_itself ? there : total(told.roem);
  if (claimed > there)
    found.push_back({.place = "/played/tricks/" + std::to_string(number) + "/roem",
                     .given = std::to_string(claimed),
                     .message = {"klaverjas.finding.roem_not_there", {there}},
                     .rule = "KJ-5.3"_rule,
                     .expected = std::to_string(there)});
  if (claimed > 0) marks.push_back(claimed);
}

/// Whether roem was told with the deal, and not trick by trick.
bool is_told_with_deal(const CardPlay& play, const Deal& deal) {
  const bool by_trick = std::any_of(play.tricks.begin(), play.tricks.end(),
                                    [](const PlayedTrick& trick) { return !trick.roem.empty(); });
  return !by_trick && !(deal.roem.empty() && deal.other_roem.empty() && deal.third_roem.empty());
}

/// Roem that was told with the deal, against what lay in the tricks of each party.
Findings check_told(const Deal& deal, const std::array<int, 3>& there) {
  Findings found;
  const std::array told{&deal.roem, &deal.other_roem, &deal.third_roem};
  constexpr std::array<std::string_view, 3> kPlaces{"/deal/roem", "/deal/other_roem",
                                                    "/deal/third_roem"};
  for (std::size_t i = 0; i < told.size(); ++i)
    if (const int claimed = total(*told[i]); claimed > there[i])
      found.push_back(found_at(kPlaces[i], claimed,
                               {"klaverjas.finding.roem_not_in_tricks", {there[i]}}, "KJ-5.3"_rule,
                               from_to(0, there[i])));
  return found;
}

}  // namespace

Deal settled(Deal said, const Deal& called) {
  said.maker = called.maker;
  said.trump = called.trump;
  said.passed_out = called.passed_out;
  return said;
}

Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                   const Replay& replay, Deal& deal) {
  if (deal.passed_out || !deal.maker) return {};
  const int tricks = tricks_in(rules);
  if (!is_whole(replay, tricks)) {
    if (deal.points || deal.conceded) return {};
    return {not_told("/played/tricks", "KJ-5.1"_rule)};
  }
  Findings found;
  Parties parties;
  std::array<int, 3> there{};  // roem in the tricks of each party
  for (std::size_t t = 0; t < replay.tricks.size(); ++t) {
    const Replayed& trick = replay.tricks[t];
    Party& party = parties[party_of(rules, carry, *deal.maker, *trick.winner)];
    party.points += trick.worth.cards;
    ++party.tricks;
    there[party_of(rules, carry, *deal.maker, *trick.winner)] += trick.worth.roem;
    add_roem(rules, t, play.tricks[t], trick.worth.roem, party.roem, found);
  }
  parties[party_of(rules, carry, *deal.maker, *replay.tricks.back().winner)].points +=
      rules.last_trick;
  parties[0].points += value(rules.values, play.laid_away, *deal.trump);
  deal.points = parties[0].points;
  if (is_told_with_deal(play, deal)) {
    append(found, check_told(deal, there));
  } else {
    deal.roem = parties[0].roem;
    deal.other_roem = parties[1].roem;
    deal.third_roem = parties[2].roem;
  }
  if (three_handed(rules)) {
    deal.other_points = parties[1].points;
    deal.third_points = parties[2].points;
  } else if (parties[0].tricks % tricks == 0 || deal.points == 0 ||
             deal.points == points_in_deal(rules)) {
    deal.tricks = parties[0].tricks;  // points leave it open: a trick may be worth nothing
  }
  if (three_handed(rules) && play.laid_away.size() != 2)
    found.push_back(
        found_at("/played/laid_away", {"klaverjas.finding.lays_away_two"}, "KJ-7.16"_rule));
  return found;
}

}  // namespace spadille::klaverjas
