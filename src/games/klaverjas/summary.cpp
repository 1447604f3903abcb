#include "games/klaverjas/summary.h"

#include <algorithm>
#include <bitset>
#include <string>
#include <vector>

#include "games/klaverjas/count.h"
#include "games/klaverjas/values.h"
#include "games/told_twice.h"

namespace spadille::klaverjas {
namespace {

/// Sums of roem that can be claimed, in tens. Eight tricks of four jacks have 1600.
using Claims = std::bitset<256>;

/// With what can be claimed for one more trick.
Claims with_trick(const Claims& before, const std::vector<int>& of_trick) {
  Claims all;
  for (const int claim : of_trick) all |= before << static_cast<std::size_t>(claim / 10);
  return all;
}

/// "0 | 100 | 200"
std::string listed(const Claims& claims) {
  std::string text;
  for (std::size_t tens = 0; tens < claims.size(); ++tens)
    if (claims[tens]) text += (text.empty() ? "" : " | ") + std::to_string(10 * tens);
  return text;
}

/// The makers, the others, and of three players the third.
struct Won {
  int points = 0;  ///< with those of the last trick, once it is there
  int tricks = 0;
  int roem = 0;  ///< that lay in its tricks
  Claims claims{1};
  CardSet cards{};
};
using AllWon = std::array<Won, 3>;

std::size_t index_of(const Rules& rules, const Carry& carry, const Deal& deal, Seat winner) {
  return static_cast<std::size_t>(party_of(rules, carry, *deal.maker, winner));
}

/// What each has won, as far as it is known who did. REQUIRES: a maker and a trump suit.
AllWon won(const Rules& rules, const Carry& carry, const CardPlay& play, const Replay& replay,
           const Deal& deal) {
  AllWon parties;
  for (std::size_t t = 0; t < replay.tricks.size(); ++t) {
    const Replayed& trick = replay.tricks[t];
    if (!trick.winner) continue;
    Won& party = parties[index_of(rules, carry, deal, *trick.winner)];
    party.points += trick.worth.cards;
    party.roem += trick.worth.melds;
    party.claims =
        with_trick(party.claims, roem_claims(rules, *deal.trump, set_of(play.tricks[t].cards)));
    ++party.tricks;
    for (const Card card : play.tricks[t].cards) party.cards.insert(card);
    if (static_cast<int>(t) + 1 == tricks_in(rules)) party.points += rules.last_trick;
  }
  parties[0].points += value(rules.values, play.laid_away, *deal.trump);
  parties[0].cards = parties[0].cards | play.laid_away;
  return parties;
}

int total(const Marks& marks) {
  int sum = 0;
  for (const int mark : marks) sum += mark;
  return sum;
}

/// Roem counts as it was claimed, never more than there is.
void add_roem(const Rules& rules, Suit trump, std::size_t number, const PlayedTrick& told,
              int there, Marks& marks, Findings& found) {
  const bool by_itself = rules.roem_caller == Rules::RoemCaller::automatic;
  const int claimed = by_itself ? there : total(told.melds);
  const std::string place = "/played/tricks/" + std::to_string(number) + "/roem";
  const Claims claims = with_trick(Claims{1}, roem_claims(rules, trump, set_of(told.cards)));
  if (claimed > there)
    found.push_back(found_at(place, claimed, {"klaverjas.finding.roem_not_there", {there}},
                             "KJ-5.3"_rule, std::to_string(there)));
  else if (!claims[static_cast<std::size_t>(claimed / 10)])
    found.push_back(
        found_at(place, claimed, {"klaverjas.finding.roem_not_so"}, "KJ-5.3"_rule, listed(claims)));
  if (claimed > 0) marks.push_back(claimed);
}

/// Whether roem was told with the deal, and not trick by trick.
bool is_told_with_deal(const CardPlay& play, const Deal& deal) {
  const bool by_trick = std::any_of(play.tricks.begin(), play.tricks.end(),
                                    [](const PlayedTrick& trick) { return !trick.melds.empty(); });
  return !by_trick && !(deal.roem.empty() && deal.other_roem.empty() && deal.third_roem.empty());
}

/// Roem that was told with the deal, against what lay in the tricks of each party.
Findings check_told(const Deal& deal, const AllWon& parties) {
  Findings found;
  const std::array told{&deal.roem, &deal.other_roem, &deal.third_roem};
  constexpr std::array<std::string_view, 3> kPlaces{"/deal/roem", "/deal/other_roem",
                                                    "/deal/third_roem"};
  for (std::size_t i = 0; i < told.size(); ++i) {
    const int claimed = total(*told[i]);
    if (claimed > parties[i].roem)
      found.push_back(found_at(kPlaces[i], claimed,
                               {"klaverjas.finding.roem_not_in_tricks", {parties[i].roem}},
                               "KJ-5.3"_rule, from_to(0, parties[i].roem)));
    else if (!parties[i].claims[static_cast<std::size_t>(claimed / 10)])
      found.push_back(found_at(kPlaces[i], claimed, {"klaverjas.finding.roem_not_so"},
                               "KJ-5.3"_rule, listed(parties[i].claims)));
  }
  return found;
}

/// Claims trick by trick, by party.
std::array<Marks, 3> claims(const Rules& rules, const Carry& carry, const CardPlay& play,
                            const Replay& replay, const Deal& deal, Findings& found) {
  std::array<Marks, 3> all;
  for (std::size_t t = 0; t < replay.tricks.size(); ++t) {
    const Replayed& trick = replay.tricks[t];
    Marks& marks = all[index_of(rules, carry, deal, *trick.winner)];
    add_roem(rules, *deal.trump, t, play.tricks[t], trick.worth.melds, marks, found);
  }
  return all;
}

/// Of two sides the points of one show how many tricks it has, but where a trick may be worth
/// nothing.
bool leave_tricks_open(const Rules& rules, const Won& makers) {
  return makers.tricks % tricks_in(rules) == 0 || makers.points == 0 ||
         makers.points == points_in_deal(rules);
}

/// Points that were told although some tricks are not known: the makers have those they have won,
/// and not those of the others.
Findings check_open(const Rules& rules, const AllWon& parties, const Deal& deal) {
  if (!deal.points && !deal.conceded) return {not_told("/played/tricks", "KJ-5.1"_rule)};
  const int others = parties[1].points + parties[2].points;
  return told_outside("/deal/points", deal.points, parties[0].points,
                      points_in_deal(rules) - others, "KJ-5.1"_rule);
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
  const AllWon parties = won(rules, carry, play, replay, deal);
  if (!is_whole(replay, tricks_in(rules))) return check_open(rules, parties, deal);
  Findings found;
  const auto claimed = claims(rules, carry, play, replay, deal, found);
  if (is_told_with_deal(play, deal)) {
    append(found, check_told(deal, parties));
  } else {
    deal.roem = claimed[0];
    deal.other_roem = claimed[1];
    deal.third_roem = claimed[2];
    deal.sums = false;
  }
  // What the tricks show is written down once.
  deal.points = parties[0].points;
  deal.other_points.reset();
  deal.third_points.reset();
  deal.tricks.reset();
  deal.last_trick.reset();
  deal.cards = deal.other_cards = {};
  if (three_handed(rules)) {
    deal.other_points = parties[1].points;
    deal.third_points = parties[2].points;
  } else if (leave_tricks_open(rules, parties[0])) {
    deal.tricks = parties[0].tricks;
  }
  if (three_handed(rules) && play.laid_away.size() != 2)
    found.push_back(
        found_at("/played/laid_away", {"klaverjas.finding.lays_away_two"}, "KJ-7.16"_rule));
  return found;
}

Deal shown_besides(const Rules& rules, const Carry& carry, const CardPlay& play,
                   const Replay& replay, Deal deal) {
  if (deal.passed_out || !deal.maker || !is_whole(replay, tricks_in(rules))) return deal;
  const AllWon parties = won(rules, carry, play, replay, deal);
  deal.other_points = parties[1].points;
  if (three_handed(rules)) deal.third_points = parties[2].points;
  deal.tricks = parties[0].tricks;
  deal.last_trick = replay.tricks.back().winner;
  deal.cards = parties[0].cards;
  deal.other_cards = parties[1].cards;
  deal.sums = true;
  return deal;
}

}  // namespace spadille::klaverjas
