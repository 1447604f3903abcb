#pragma once

#include <optional>
#include <string>
#include <utility>

#include "tests/walker/chosen_deal.h"

namespace spadille::tests {

/// The table app with the current session open, as its pages drive it.
[[nodiscard]] table::House& at_app(Club& club);

/// Enters the next deal, looks whether what is shown before it is saved is what was saved. Returns
/// whether it was written down; nothing where its pages lead to another deal.
[[nodiscard]] std::optional<bool> enter(Club& club, const ChosenDeal& chosen);
[[nodiscard]] bool enter_correction(Club& club, int number, const ChosenDeal& chosen);
[[nodiscard]] bool strike_out(Club& club, int number);

/// Whether it was done, and what was said.
using DoneOrWhy = std::pair<bool, std::string>;
[[nodiscard]] DoneOrWhy tap_undo(Club& club, bool again);
/// The same on the command line.
[[nodiscard]] DoneOrWhy ask_undo(Club& club, const char* command);

/// Board, sheet and home page of the app show what the command line shows.
void expect_same_at_app(Club& club);

}  // namespace spadille::tests
