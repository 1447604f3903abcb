#pragma once

#include <optional>
#include <vector>

#include "core/ledger.h"

namespace spadille {

/// What a table decided about a deal, or between two deals.
struct Ruling {
  /// `redeal`: the deal does not count, and is dealt again.
  enum class Effect : std::uint8_t { advice, lines, replaces_score, redeal };

  Effect effect = Effect::advice;
  std::vector<Line> lines{};
  std::optional<Seat> dealer{};  ///< who deals next, where the ruling says so
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// What the rules say about something irregular that has happened.
struct Decision {
  Ruling ruling{};                 ///< as it would be written into a session
  InlineVec<RuleId, 6> clauses{};  ///< the one that decides first
  InlineVec<Message, 6> words{};   ///< what happens now, to be read aloud in this order
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// A revoke that the cards of a deal prove, and how far the play has come since.
struct ProvedRevoke {
  enum class Stage : std::uint8_t { on_the_table, turned, led_on, over };

  Seat who{};
  Stage stage = Stage::over;
  int turned_since = 0;  ///< tricks turned after the one with the revoke
};

}  // namespace spadille
