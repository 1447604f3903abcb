// What a deal on the sheet answers about an irregularity in it.
#include "games/klaverjas/count.h"
#include "games/klaverjas/incident.h"

namespace spadille::klaverjas {
namespace {

/// KJ-7.9, KJ-7.10: what a side has for every trick; nothing where the deal does not tell it.
std::optional<int> pit_of(const Rules& rules, const Deal& deal, const Parties& parties,
                          bool makers) {
  const int worth = makers ? rules.pit : rules.tegenpit;
  if (worth == 0) return 0;
  if (makers ? may_be_pit(rules, deal, parties) : may_be_tegenpit(rules, deal, parties))
    return std::nullopt;
  return (makers ? is_pit(rules, deal) : is_tegenpit(rules, deal)) ? worth : 0;
}

}  // namespace

std::vector<spadille::Known> answers_in(const Rules& rules, const Carry& carry, const Deal& deal,
                                        const Incident& incident) {
  if (unplayed(deal) || !incident.who || incident.who->index >= rules.players) return {};
  const Parties parties = count(rules, carry, deal);
  const auto at_fault =
      static_cast<std::size_t>(party_of(rules, carry, *deal.maker, *incident.who));
  const auto pit = pit_of(rules, deal, parties, at_fault != 0);
  if (!pit) return {};
  Value roem;  // from the offender's left, and then his own
  for (std::size_t i = 1; i <= parties.size(); ++i)
    roem.push_back(parties[(at_fault + i) % parties.size()].roem);
  roem[0] += *pit;
  return {{"roem", roem}};
}

}  // namespace spadille::klaverjas
