#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tl/expected.hpp"

#include "app/referee/house_decision.h"
#include "app/views.h"
#include "codec/document.h"
#include "core/ruling.h"

namespace spadille {

/// What a table of this book decided before about the same kind of irregularity.
struct Precedent {
  SessionId session = 0;
  std::string date{};  ///< "2026-11-20"; of the session
  int deal = 0;        ///< its number on the sheet; 0: it is about none that stands there
  Ruling ruling{};
  SeatNames names{};  ///< who sat there
  Accounts accounts{};
};

/// What the rules say about something irregular.
struct RulingView {
  std::string_view game{};
  SeatNames names{};
  AnyIncident incident{};
  Findings findings{};               ///< with an error nothing is decided
  const Member* question = nullptr;  ///< the next that needs an answer, where one is missing
  std::vector<std::string> valid{};  ///< what can be answered to it
  Decision decision{};
  Accounts accounts{};
  std::vector<HouseDecision> house{};  ///< what tables decided, the latest first; with an open book
  std::vector<Precedent> precedents{};  ///< the latest first; only where a book lies open
};

/// Decides on an irregularity, or says what has to be known first. Errors: `usage` for another kind
/// of document.
[[nodiscard]] tl::expected<RulingView, Error> decide(const Document& document);

/// One kind of irregularity. The title of its clause says what it is, in every language.
struct Irregularity {
  std::string_view name{};  ///< as documents and people write it: "revoke"
  RuleId clause{};
  friend bool operator==(const Irregularity&, const Irregularity&) = default;
};

/// The irregularities that a game knows, in the order of its rulebook.
[[nodiscard]] std::vector<Irregularity> irregularities(std::string_view game);
/// Those of them that can happen at a table: its rules may have no talon.
[[nodiscard]] std::vector<Irregularity> irregularities(const Evening& table);

/// The kind that an incident is of; nothing where it does not say.
[[nodiscard]] std::optional<Irregularity> kind_of(const AnyIncident& incident);

/// The words for what becomes of the score. Lines that move nothing leave it as it is.
[[nodiscard]] std::string_view effect_key(const Ruling& ruling);

/// Answers to a question, as people type them: names, choices, "y" and "n", or "0…5". `numbers`:
/// the single answers that can be given (games/possible_answers.h).
[[nodiscard]] std::vector<std::string> answers_to(const Member& question, const SeatNames& names,
                                                  const std::vector<int>& numbers);

}  // namespace spadille
