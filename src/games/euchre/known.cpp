// What a deal on the sheet answers about an irregularity in it.
#include <algorithm>

#include "games/euchre/remedies.h"
#include "games/euchre/score.h"

namespace spadille::euchre {

std::vector<Known> answers_in(const Rules& rules, const Carry& carry, const Deal& deal,
                              const Incident& incident) {
  if (unplayed(deal)) return {};
  const auto flag = [](bool is) { return is ? Value{1} : Value{}; };
  std::vector<Known> known{{"lone", flag(deal.alone || deal.lone_defender)},
                           {"tricks", {*deal.tricks}}};
  if (!incident.who) return known;
  const Seat who = *incident.who;
  const Side side = side_of(who);
  known.push_back(
      {"offender_alone", flag((deal.alone && deal.maker == who) || deal.lone_defender == who)});
  known.push_back({"against_loner", flag(deal.alone && side_of(*deal.maker) != side)});
  const bool late = incident.what == Incident::What::alone_late;  // whose "alone" it was (EU-7.14)
  const bool defends = side_of(*deal.maker) != side_of(who);
  known.push_back({"defence", flag(late ? defends : deal.lone_defender == partner_of(who))});
  known.push_back({"no_trick", flag(deal.tricks == 0 && !defends)});
  known.push_back({"offender_scores", flag(total(score(rules, carry, deal), side) > 0)});
  return known;
}

namespace {

using Past = Earlier<Incident>;

/// EU-8.12, EU-8.30: of the side in the game.
int times_of_side(std::span<const Past> earlier, const Incident& incident) {
  const auto same = [&](const Past& past) {
    return past.incident.what == incident.what && past.incident.who &&
           side_of(*past.incident.who) == side_of(*incident.who);
  };
  return 1 + static_cast<int>(std::count_if(earlier.begin(), earlier.end(), same));
}

/// EU-8.2: of the dealer in a row.
int misdeals(std::span<const Past> earlier) {
  int count = 1;
  for (const auto& [told, ruling, of] : earlier) {
    if (of != Past::Of::void_dealing || ruling.effect != Ruling::Effect::redeal) continue;
    if (is(told, Incident::What::misdeal, Incident::What::wrong_number)) ++count;
    if (ruling.dealer) count = 1;
  }
  return count;
}

}  // namespace

std::vector<Known> answers_of_book(const Rules& rules, const Carry& carry,
                                   std::span<const Past> earlier, const Incident& incident) {
  if (!asks_times(rules, carry, incident)) return {};
  if (!is(incident, Incident::What::auction_talk, Incident::What::table_talk))
    return {{"times", {misdeals(earlier)}}};
  if (!incident.who) return {};
  return {{"times", {times_of_side(earlier, incident)}}};
}

}  // namespace spadille::euchre
