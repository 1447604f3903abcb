#include "games/klaverjas/count.h"

#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

int sum(const Marks& marks) {
  int all = 0;
  for (const int mark : marks) all += mark;
  return all;
}

void add_roem(Party& party, const Deal& deal, const Marks& marks) {
  party.roem = sum(marks);
  if (!deal.sums) party.marks = marks;
}

void add_points_of_cards(Parties& parties, const Rules& rules, const Carry& carry,
                         const Deal& deal) {
  const CardSet makers = cards_of_makers(rules, deal);
  const auto worth = [&](CardSet cards) { return value(rules.values, cards, *deal.trump); };
  parties[0].points = worth(makers);
  parties[1].points = three_handed(rules) ? worth(deal.other_cards) : worth(pack() - makers);
  if (three_handed(rules)) parties[2].points = worth(pack() - makers - deal.other_cards);
  const int winner = party_of(rules, carry, *deal.maker, *deal.last_trick);
  parties[static_cast<std::size_t>(winner)].points += rules.last_trick;
}

/// Told by numbers: the one that is not told is the rest.
void add_points_told(Parties& parties, const Rules& rules, const Deal& deal) {
  const int all = points_in_deal(rules);
  if (deal.conceded) {
    parties[1].points = three_handed(rules) ? 0 : all;
    return;
  }
  const int third = deal.third_points.value_or(0);
  if (!three_handed(rules)) {
    parties[0].points = deal.points ? *deal.points : all - *deal.other_points;
    parties[1].points = all - parties[0].points;
    return;
  }
  parties[0].points = deal.points ? *deal.points : all - *deal.other_points - third;
  parties[1].points = deal.other_points ? *deal.other_points : all - parties[0].points - third;
  parties[2].points = all - parties[0].points - parties[1].points;
}

Parties parties_of(const Rules& rules, const Carry& carry, Seat maker) {
  Parties parties;
  if (!three_handed(rules)) {
    const bool first = sides(rules, carry)[0].contains(maker);
    for (const int side : {first ? 0 : 1, first ? 1 : 0})
      parties.push_back({.account = Side{static_cast<std::uint8_t>(side)}});
    return parties;
  }
  for (int i = 0; i < rules.players; ++i)
    parties.push_back({.account = to_the_left(rules, carry, maker, i)});
  return parties;
}

}  // namespace

int party_of(const Rules& rules, const Carry& carry, Seat maker, Seat who) {
  int steps = 0;
  for (Seat s = maker; s != who; s = to_the_left(rules, carry, s)) ++steps;
  return three_handed(rules) ? steps : steps % 2;
}

CardSet cards_of_makers(const Rules& rules, const Deal& deal) {
  if (deal.cards.empty() && !three_handed(rules)) return pack() - deal.other_cards;
  return deal.cards;
}

std::optional<int> tricks_of_makers(const Rules& rules, const Deal& deal) {
  if (deal.tricks) return deal.tricks;
  if (!told_by_cards(deal)) return std::nullopt;
  const int laid_away = three_handed(rules) ? 2 : 0;
  return (cards_of_makers(rules, deal).size() - laid_away) / rules.players;
}

bool is_pit(const Rules& rules, const Deal& deal) {
  return !three_handed(rules) && tricks_of_makers(rules, deal) == tricks_in(rules);
}

bool is_tegenpit(const Rules& rules, const Deal& deal) {
  return !three_handed(rules) && tricks_of_makers(rules, deal) == 0;
}

namespace {

bool tricks_untold(const Rules& rules, const Deal& deal) {
  return !three_handed(rules) && !deal.conceded && !tricks_of_makers(rules, deal);
}

}  // namespace

bool may_be_pit(const Rules& rules, const Deal& deal, const Parties& parties) {
  return tricks_untold(rules, deal) && parties[0].points == points_in_deal(rules) &&
         deal.other_roem.empty();
}

bool may_be_tegenpit(const Rules& rules, const Deal& deal, const Parties& parties) {
  return tricks_untold(rules, deal) && parties[0].points == 0 && deal.roem.empty();
}

Parties count_deal(const Rules& rules, const Carry& carry, const Deal& deal) {
  Parties parties = parties_of(rules, carry, *deal.maker);
  if (told_by_cards(deal))
    add_points_of_cards(parties, rules, carry, deal);
  else
    add_points_told(parties, rules, deal);
  add_roem(parties[0], deal, deal.roem);
  add_roem(parties[1], deal, deal.other_roem);
  if (three_handed(rules)) add_roem(parties[2], deal, deal.third_roem);
  return parties;
}

}  // namespace spadille::klaverjas
