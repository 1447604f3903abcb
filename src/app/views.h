#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codec/document.h"
#include "core/seat_names.h"
#include "core/settle.h"
#include "core/standing.h"
#include "session/settlement.h"

namespace spadille {

/// One option as a face shows it.
struct OptionView {
  const Member* member = nullptr;  ///< its row in the table of the game
  int number = 0;
  int usual_number = 0;  ///< the default

  [[nodiscard]] std::string value() const { return shown(*member, number); }
  [[nodiscard]] bool changed() const { return number != usual_number; }
};

/// A set of rules: which game, under which name if it has one, and every option.
struct RulesView {
  std::string_view game{};
  std::string preset{};  ///< the id of the preset with the same rules, may be empty
  std::vector<OptionView> options{};
};

/// One deal with everything that follows from it.
struct DealView {
  int number = 1;      ///< in the evening, from 1
  std::string said{};  ///< in the short form
  Findings findings{};
  ScoreSheet sheet{};
  Facts facts{};
  Seat dealer{};
  Totals before{};
  Totals after{};
  SeatSet out{};
  Sides sides = kOpposite;             ///< who were partners
  std::vector<Transfer> hand_overs{};  ///< who hands whom how many counters
  std::optional<FinishedGame> finished{};
};

/// A scored evening of any game.
struct EveningView {
  Format format = Format::deal;
  About about{};
  RulesView rules{};
  SeatNames names{};    ///< and who are partners now
  Accounts accounts{};  ///< what totals are counted for
  Findings findings{};  ///< of the document as a whole; those of a deal stand with the deal
  std::vector<DealView> deals{};
  Standing standing{};
  std::optional<Settlement> settlement{};  ///< if the players stop here; only where it is asked for
  /// False where the beginning or the rules are wrong: then nothing was scored.
  bool scored = false;

  [[nodiscard]] bool has_errors() const;  ///< anywhere
  [[nodiscard]] SeatNames names_in(const DealView& deal) const;
};

}  // namespace spadille
