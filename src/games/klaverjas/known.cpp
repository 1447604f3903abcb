// What a deal on the sheet answers about an irregularity in it.
#include <algorithm>

#include "games/klaverjas/count.h"
#include "games/klaverjas/remedies.h"
#include "games/klaverjas/score.h"

namespace spadille::klaverjas {
namespace {

using Answers = std::vector<spadille::Known>;

/// KJ-8.17: the makers are nat in it, or a side took every trick.
bool is_lopsided(const Rules& rules, const Carry& carry, const Deal& deal) {
  const Facts all = facts(rules, carry, deal, score(rules, carry, deal));
  return std::any_of(all.begin(), all.end(), [](const Fact& fact) {
    return fact.key == "nat" || fact.key == "pit" || fact.key == "tegenpit";
  });
}

int roem_of(const Parties& parties, Account account) {
  for (const Party& party : parties)
    if (party.account == account) return party.roem;
  return 0;
}

}  // namespace

Answers answers_in(const Rules& rules, const Carry& carry, const Deal& deal,
                   const Incident& incident) {
  if (unplayed(deal)) return {};
  const auto flag = [](bool is) { return is ? Value{1} : Value{}; };
  const Parties parties = count(rules, carry, deal);
  int all_roem = 0;
  for (const Party& party : parties) all_roem += party.roem;
  Answers known{{"lopsided", flag(is_lopsided(rules, carry, deal))}, {"all_roem", {all_roem}}};
  if (!incident.who) return known;
  const Seat who = *incident.who;
  Value roem;
  for (const Account account : opponents_of(rules, carry, who))
    roem.push_back(roem_of(parties, account));
  known.push_back({"roem", roem});
  known.push_back({"defends", flag(party_of(rules, carry, *deal.maker, who) != 0)});
  return known;
}

}  // namespace spadille::klaverjas
