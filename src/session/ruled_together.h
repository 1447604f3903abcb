#pragma once

#include "session/session.h"

namespace spadille {

/// The clause that the rulebook has first of those that settle these; unnamed of none.
[[nodiscard]] RuleId first_clause(const std::vector<AnyIncident>& incidents);

/// The clause that makes a deal void of which these were told, each by itself or as one; where by
/// the rules none does, because a table has decided so, the first of all.
[[nodiscard]] RuleId void_clause(const Session& before, const std::vector<AnyIncident>& told);

/// What the rules say about these faults of one deal as one; nothing where there is none, where one
/// cannot be told so, or where each is settled by itself.
[[nodiscard]] std::optional<Decision> rule_on(const AnyRules& rules, const AnyCarry& carry,
                                              const std::vector<AnyIncident>& incidents);

/// A decision, and the events of the earlier rulings that it stands for from now on.
struct Joint {
  Decision decision{};
  std::vector<Seq> with{};
};

/// What one more fault comes to in a deal about which there are rulings already: those of one deal
/// are one set, and come to the same in whichever order they were told. The law of the game comes
/// first; then a deal that is void scores nothing, whatever else has ended it.
/// `before`: as the deal finds it, with what was ruled about it (`awaiting`).
/// REQUIRES: validate() found no error in `told`.
[[nodiscard]] Joint rule_with(const Session& before, const AnyIncident& told);
/// The same of several for which one ruling stands, the last told last. REQUIRES: there is one.
[[nodiscard]] Joint rule_with(const Session& before, const std::vector<AnyIncident>& told);

}  // namespace spadille
