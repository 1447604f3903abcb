// What a deal on the sheet answers about an irregularity in it.
#include <algorithm>
#include <numeric>

#include "games/klaverjas/count.h"
#include "games/klaverjas/incident.h"
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

/// KJ-7.9, KJ-7.10: what a side has for every trick; nothing where the deal does not tell it.
std::optional<int> pit_of(const Rules& rules, const Deal& deal, const Parties& parties,
                          bool makers) {
  const int worth = makers ? rules.pit : rules.tegenpit;
  if (worth == 0) return 0;
  if (makers ? may_be_pit(rules, deal, parties) : may_be_tegenpit(rules, deal, parties))
    return std::nullopt;
  return (makers ? is_pit(rules, deal) : is_tegenpit(rules, deal)) ? worth : 0;
}

/// What each of the innocent has claimed, from the offender's left, and then his own side.
std::optional<Value> roem_of_each(const Rules& rules, const Deal& deal, const Parties& parties,
                                  std::size_t at_fault) {
  const auto pit = pit_of(rules, deal, parties, at_fault != 0);
  if (!pit) return std::nullopt;
  Value roem;
  for (std::size_t i = 1; i <= parties.size(); ++i)
    roem.push_back(parties[(at_fault + i) % parties.size()].roem);
  roem[0] += *pit;
  return roem;
}

}  // namespace

Answers answers_in(const Rules& rules, const Carry& carry, const Deal& deal,
                   const Incident& incident) {
  if (unplayed(deal)) return {};
  const auto flag = [](bool is) { return is ? Value{1} : Value{}; };
  const Parties parties = count_deal(rules, carry, deal);
  int all_roem = 0;
  for (const Party& party : parties) all_roem += party.roem;
  Answers known{{"lopsided", flag(is_lopsided(rules, carry, deal))}, {"all_roem", {all_roem}}};
  if (!incident.who || incident.who->index >= rules.players) return known;
  const auto at_fault =
      static_cast<std::size_t>(party_of(rules, carry, *deal.maker, *incident.who));
  if (auto roem = roem_of_each(rules, deal, parties, at_fault)) known.push_back({"roem", *roem});
  known.push_back({"defends", flag(at_fault != 0)});
  return known;
}

Answers answers_of_marks(const Rules& rules, std::span<const int> chalked,
                         const Incident& incident) {
  const std::size_t parties = three_handed(rules) ? 3 : 2;
  if (chalked.size() != parties) return {};
  Answers known{{"all_roem", {std::accumulate(chalked.begin(), chalked.end(), 0)}}};
  if (!incident.who || incident.who->index >= rules.players) return known;
  Value roem;
  for (std::size_t i = 1; i <= parties; ++i)
    roem.push_back(chalked[(incident.who->index + i) % parties]);
  known.push_back({"roem", roem});
  return known;
}

}  // namespace spadille::klaverjas
