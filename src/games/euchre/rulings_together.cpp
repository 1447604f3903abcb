// Several faults in one hand: EU-8.1, EU-8.20.
#include <algorithm>
#include <tuple>

#include "games/euchre/remedies.h"

namespace spadille::euchre {
namespace {

bool both_revoked(const Incident& i) { return is(i, Incident::What::several_revokes) && i.both; }

bool is_revoke(const Rules& rules, const Incident& i) {
  return settled_as_revoke(rules, i) || both_revoked(i);
}

/// EU-8.20: whether faults like this one are settled with others. A wrong number is, and what is
/// settled like one, also where the side at fault would have scored nothing (EU-8.14).
bool ends_hand(const Rules& rules, const Incident& i, const Decision& decision) {
  return settled_as_wrong_number(rules, i) || played_without_right(rules, i) || both_revoked(i) ||
         decision.ruling.effect == Ruling::Effect::replaces_score;
}

/// What a decision gives the opponents of whoever is at fault, less what it leaves his own side.
int given_by(const Decision& decision, Seat who) {
  const ScoreSheet sheet{decision.ruling.lines};
  return total(sheet, against(who)) - total(sheet, side_of(who));
}

/// EU-8.1: a hand ends once. Faults of both sides cancel like two revokes; of one side the dearest
/// counts, of two that cost the same the one that the rulebook has first.
Decision one_end(const Carry& carry, std::span<const Incident> incidents,
                 const std::vector<Decision>& decisions) {
  const Incident& first = incidents.front();
  if (std::any_of(incidents.begin(), incidents.end(), [&](const Incident& i) {
        return i.both || first.both ||
               side_of(offender(carry, i)) != side_of(offender(carry, first));
      }))
    return dealt_again({"EU-8.20"_rule},
                       {{"euchre.ruling.both_at_fault"}, {"euchre.ruling.same_dealer"}});
  std::size_t dearest = 0;
  const auto rank = [&](std::size_t at) {
    const Seat who = offender(carry, incidents[at]);
    return std::tuple(-given_by(decisions[at], who), decisions[at].clauses[0], who);
  };
  for (std::size_t i = 1; i < decisions.size(); ++i)
    if (rank(i) < rank(dearest)) dearest = i;
  Decision decision = decisions[dearest];
  decision.words.push_back({"euchre.ruling.dearest_counts"});
  return decision;
}

}  // namespace

std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                      std::span<const Incident> incidents) {
  if (std::all_of(incidents.begin(), incidents.end(),
                  [&](const Incident& i) { return is_revoke(rules, i); }))
    return rule_on(rules, carry, several(rules, incidents));
  std::vector<Decision> decisions;
  for (const Incident& i : incidents) {
    decisions.push_back(rule_on(rules, carry, i));
    if (!ends_hand(rules, i, decisions.back())) return std::nullopt;
  }
  return one_end(carry, incidents, decisions);
}

}  // namespace spadille::euchre
