#include <algorithm>
#include <array>

#include "tournament/simulate_parts.h"

// Who comes to a tournament, when, and what he wants.
namespace spadille::simulation {
namespace {

constexpr std::array<Method, 7> kMethods{
    Method::individual,  Method::pairs,       Method::moving,   Method::progressive,
    Method::round_robin, Method::by_standing, Method::own_table};
constexpr std::array<std::string_view, 4> kGames{"klaverjas", "euchre", "kyuuri", "quadrille"};

Credit credit(Dice& dice) {
  Credit credit;
  credit.kind = static_cast<Credit::Kind>(dice.below(4));
  credit.points = credit.kind == Credit::Kind::points ? 100 * dice.below(20) : 0;
  credit.once = dice.one_in(4);
  return credit;
}

RankingRules ranking(Dice& dice, int rounds) {
  RankingRules rules;
  rules.measure = static_cast<Measure>(dice.below(3));
  rules.fewer_is_better = dice.one_in(6);
  rules.best = dice.one_in(4) ? dice.between(1, rounds) : 0;
  rules.least = dice.one_in(4) ? dice.between(0, rounds) : 0;
  for (int rung = 0; rung < 6; ++rung)
    if (dice.one_in(2)) rules.ladder.push_back(static_cast<TieBreak>(rung));
  return rules;
}

/// How many rounds there can be for so many people.
int most_rounds(Method method, int people) {
  const int pairs = people / 2;
  if (method == Method::moving) return pairs / 2;
  if (method == Method::round_robin) return pairs % 2 == 0 ? pairs - 1 : pairs;
  return kMostRounds;
}

Plan plan(Dice& dice, const SimulationSize& size, int people) {
  Plan plan;
  plan.title = "Drive";
  plan.game = kGames[dice.index(kGames.size())];
  plan.method = kMethods[dice.index(kMethods.size())];
  plan.rounds = std::min(dice.between(1, size.most_rounds), most_rounds(plan.method, people));
  plan.deals = 4 * dice.below(5);
  const bool has_pairs = of_pairs(plan.method);
  plan.seats = !has_pairs && dice.one_in(10) ? 3 : 4;
  plan.partners = plan.seats == 4 && (has_pairs || !dice.one_in(10));
  plan.short_tables = !has_pairs && plan.seats == 4 && dice.one_in(4);
  plan.seed = 1 + dice.bits() % kMostSeed;
  plan.ranking = ranking(dice, plan.rounds);
  plan.credits = {credit(dice), credit(dice), credit(dice), credit(dice)};
  return plan;
}

/// When one of those comes and goes who are not there all the time.
Guest restless(Dice& dice, int rounds) {
  Guest guest;
  const int what = dice.below(3);
  if (what == 0) guest.comes = dice.between(2, rounds);
  if (what == 1) guest.leaves = dice.between(2, rounds);
  if (what == 2) guest.rests_from = dice.between(1, rounds);
  guest.is_told = dice.one_in(2);
  guest.rests_for = dice.between(1, 3);
  if (guest.rests_from == 1) guest.comes = 0;
  return guest;
}

/// Some come and go, pairs together; so many stay all the time that they can always play.
std::vector<Guest> guests(Dice& dice, const Plan& plan, int people, int least) {
  const int step = of_pairs(plan.method) ? 2 : 1;
  const bool changes = plan.rounds > 1 && !dice.one_in(3);
  std::vector<Guest> all;
  for (int who = 0; who < people; who += step) {
    const bool stays = !changes || who < least || !dice.one_in(6);
    Guest guest = stays ? Guest{} : restless(dice, plan.rounds);
    for (int k = 0; k < step; ++k) {
      guest.who = who + k;
      all.push_back(guest);
    }
  }
  return all;
}

void wish_for_pairs(Dice& dice, Club& club) {
  const auto people = static_cast<int>(club.guests.size());
  for (int who = 0; who + 1 < people; who += 2)
    club.wishes.push_back({Wish::together, {who, who + 1}});
  const bool may_avoid =
      club.plan.method == Method::pairs || club.plan.method == Method::by_standing;
  if (may_avoid && people >= 16 && dice.one_in(4))
    club.wishes.push_back({Wish::apart, {0, dice.between(4, people - 1)}});
  if (club.plan.method == Method::pairs && people >= 8 && dice.one_in(5))
    club.wishes.push_back({Wish::at_table, {2}, 1});
}

/// Everybody has one wish at most, so that all can be kept.
void wish(Dice& dice, Club& club, int least) {
  if (club.plan.seats != 4 || !club.plan.partners || dice.one_in(2)) return;
  const auto people = static_cast<int>(club.guests.size());
  int who = 0;
  for (int left = dice.below(people / 5 + 1); left > 0; --left, who += 2)
    club.wishes.push_back({Wish::together, {who, who + 1}});
  if (people >= 12 && least >= 8)
    for (int left = dice.below(3); left > 0 && who + 1 < people; --left, who += 2)
      club.wishes.push_back({Wish::apart, {who, who + 1}});
  if (who < people && dice.one_in(2))
    club.wishes.push_back({Wish::at_table, {who}, 1 + dice.below(least / club.plan.seats)});
}

}  // namespace

Club random_club(Dice& dice, const SimulationSize& size) {
  int people = dice.between(size.least_people, size.most_people);
  Club club{.plan = plan(dice, size, people)};
  const bool has_pairs = of_pairs(club.plan.method);
  if (has_pairs) people -= people % 2;
  const bool is_scheduled =
      club.plan.method == Method::moving || club.plan.method == Method::round_robin;
  const int least = is_scheduled && !dice.one_in(4) ? people : std::max(4, people * 2 / 3);
  club.guests = guests(dice, club.plan, people, least);
  if (is_scheduled && least < people)
    club.plan.rounds = std::min(club.plan.rounds, most_rounds(club.plan.method, least));
  if (club.plan.method == Method::own_table) club.plan.rounds = std::min(club.plan.rounds, 6);
  club.plan.ranking.least = std::min(club.plan.ranking.least, club.plan.rounds);
  if (has_pairs)
    wish_for_pairs(dice, club);
  else
    wish(dice, club, least);
  return club;
}

}  // namespace spadille::simulation
