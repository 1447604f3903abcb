#pragma once

#include <string>
#include <vector>

#include "app/rulebook/rules.h"
#include "text/words.h"

namespace spadille {

/// The totals of finished games as a paper sheet has them.
struct PaperSheet {
  struct Game {
    Totals totals{};                    ///< in the order of the accounts
    std::vector<std::string> absent{};  ///< who missed it: names, letters or numbers of seats
  };
  std::vector<Game> games{};
  std::vector<std::string> players{};  ///< one a seat, or nobody
};

/// One game of the sheet and what its arithmetic shows.
struct CheckedGame {
  Totals totals{};
  Sides sides = kOpposite;
  Proof proof{};  ///< places of findings below the sheet, "/games/0/totals"
};

struct CheckedSheet {
  RulesView rules{};
  SeatNames names{};
  Accounts accounts{};
  std::vector<CheckedGame> games{};  ///< none where the sheet as a whole is wrong
  Findings findings{};               ///< of the sheet as a whole
  Standing standing{};

  [[nodiscard]] bool has_errors() const;
};

/// Adds up what a paper sheet says and tells what cannot be.
[[nodiscard]] CheckedSheet check_sheet(const RulesView& view, const PaperSheet& sheet);

/// As a `spadille/check` document on one line. Described in docs/format/sheet.md.
[[nodiscard]] std::string answer(const CheckedSheet& sheet, const Words& words);

}  // namespace spadille
