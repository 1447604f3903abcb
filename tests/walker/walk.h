#pragma once

#include <optional>

#include "tests/walker/step.h"
#include "tests/walker/world.h"

namespace spadille::tests {

/// A walk that found something.
struct Finding {
  Complaint complaint{};
  Walk walk{};                      ///< as far as it went
  std::vector<std::string> told{};  ///< what was typed and tapped
};

/// Walks in a new world; what was found first, unless it is known (known.h). `program`: of the
/// command line, which otherwise runs in this process.
[[nodiscard]] std::optional<Finding> walked(const Walk& walk, const std::string& program = {});
/// The whole book that a walk leaves behind, a log a session, without what is drawn by lot when a
/// book is made: its device, and so the hashes. A known finding ends the walk; another one throws.
[[nodiscard]] Json book_after(const Walk& walk);

/// A shorter walk that finds the same; one from which no step can be left out.
[[nodiscard]] Finding shortened(Finding finding, const std::string& program = {});

/// For people: what was found, by which steps, and what was typed.
[[nodiscard]] std::string text(const Finding& finding);

}  // namespace spadille::tests
