#pragma once

#include <optional>
#include <string>

#include "games/any_game.h"
#include "games/figures.h"
#include "tournament/plan.h"

namespace spadille {

/// A plan as clubs usually have it: four rounds, and whoever sits out gets the average of all. It
/// has neither game nor seed yet: each event has another one.
[[nodiscard]] Plan usual_plan(std::string date);

/// What follows from the rules that are played: the game, how many sit at a table, whether they
/// have partners, and whether fewer points are better.
void fit(Plan& plan, const AnyRules& rules);

/// The rules as a table of so many plays a round; nothing where so many cannot play by them.
[[nodiscard]] std::optional<AnyRules> rules_at(const AnyRules& rules, const RoundPlayed& round);

/// The rules by value, as the log of a tournament keeps them: spadille/rules on one line.
[[nodiscard]] std::string rules_kept(const AnyRules& rules);

}  // namespace spadille
