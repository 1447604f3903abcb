// What a deal on the sheet answers about an irregularity in it.
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
  const bool late = incident.what == Incident::What::alone_late;  // whose "alone" it was (EU-7.14)
  const bool defends = side_of(*deal.maker) != side_of(who);
  known.push_back({"defence", flag(late ? defends : deal.lone_defender == partner_of(who))});
  known.push_back({"offender_scores", flag(total(score(rules, carry, deal), side) > 0)});
  return known;
}

}  // namespace spadille::euchre
