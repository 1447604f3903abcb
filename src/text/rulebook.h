#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rule_id.h"
#include "text/synonyms.h"
#include "text/words.h"

namespace spadille {

/// One numbered clause of a rulebook, as written in docs/rules.
struct Clause {
  RuleId id{};
  std::string chapter{};  ///< "5 Score"
  std::string title{};
  std::string text{};  ///< Markdown paragraphs
  std::string note{};  ///< its option's key and choices, sources, what was decided here; Markdown
};

/// The rulebook of one game in one language, in its order.
struct Rulebook {
  std::string title{};
  std::vector<Clause> clauses{};

  [[nodiscard]] const Clause* find(RuleId id) const;
};

/// Reads a rulebook: "# title", "## 5 Score", "### KY-5.1 The last trick loses", paragraphs,
/// and of a clause the note, quoted: "> Source: …".
[[nodiscard]] Rulebook parse_rulebook(std::string_view markdown);

/// The rulebook inside the program. `game`: an id of the list of games.
[[nodiscard]] Rulebook rulebook(std::string_view game, Language language);

/// A way in which people ask for a clause, in words that its text need not have.
struct WayToAsk {
  RuleId clause{};
  std::string words{};
};

/// Reads ways to ask, a clause a line: "KY-5.1", a tab, then phrases as in phrases_in().
[[nodiscard]] std::vector<WayToAsk> parse_ways_to_ask(std::string_view lines);

/// The ways to ask that are inside the program. `game`: an id of the list of games.
[[nodiscard]] std::vector<WayToAsk> ways_to_ask(std::string_view game, Language language);

/// The words of a language that mean the same at a card table.
[[nodiscard]] Synonyms synonyms(Language language);

/// "KY-5.1  The last trick loses"; the clause alone where the rulebook has none of it.
[[nodiscard]] std::string titled(std::string_view game, RuleId clause, Language language);

}  // namespace spadille
