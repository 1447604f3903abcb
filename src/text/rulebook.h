#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rule_id.h"
#include "text/words.h"

namespace spadille {

/// One numbered clause of a rulebook, as written in docs/rules.
struct Clause {
  RuleId id{};
  std::string chapter{};  ///< "5 Score"
  std::string title{};
  std::string text{};  ///< Markdown paragraphs
};

/// The rulebook of one game in one language, in its order.
struct Rulebook {
  std::string title{};
  std::vector<Clause> clauses{};

  [[nodiscard]] const Clause* find(RuleId id) const;
};

/// Reads a rulebook: "# title", "## 5 Score", "### KY-5.1 The last trick loses", paragraphs.
[[nodiscard]] Rulebook parse_rulebook(std::string_view markdown);

/// The rulebook inside the program. `game`: an id of the list of games.
[[nodiscard]] Rulebook rulebook(std::string_view game, Language language);

/// "KY-5.1  The last trick loses"; the clause alone where the rulebook has none of it.
[[nodiscard]] std::string titled(std::string_view game, RuleId clause, Language language);

}  // namespace spadille
