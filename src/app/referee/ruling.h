#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tl/expected.hpp"

#include "app/prompt.h"
#include "app/referee/house_decision.h"
#include "app/referee/ruled_amounts.h"
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

/// What comes of one answer to a question that those decide who are not at fault.
struct RulingChoice {
  Spoken answer{};
  bool given = false;  ///< it is what was told
  RulingOutcome outcome{};
};

/// What the rules say about something irregular: what was found, what comes of it, what else might
/// have been chosen, and what the table ruled before. How it is told: ruling_words.h.
struct RulingView {
  std::string_view game{};
  SeatNames names{};
  AnyIncident incident{};
  Findings findings{};               ///< with an error nothing is decided
  const Member* question = nullptr;  ///< the next that needs an answer, where one is missing
  std::vector<std::string> valid{};  ///< what can be answered to it
  std::vector<Spoken> found{};       ///< what was told about it, apart from its kind
  RulingOutcome outcome{};
  std::vector<RulingChoice> choices{};  ///< of the last question that is one; else none
  std::vector<HouseDecision> house{};  ///< what tables decided, the latest first; with an open book
  std::vector<Precedent> precedents{};  ///< the latest first; only where a book lies open

  [[nodiscard]] const Decision& decision() const { return outcome.decision; }
};

/// Decides on an irregularity, or says what has to be known first. `deal`: where a session lies
/// open, which of its deals it is about. Errors: `usage` for another kind of document.
[[nodiscard]] tl::expected<RulingView, Error> decide(const Document& document,
                                                     const RuledDeal& deal = {});

/// What comes of each answer to a question that those decide who are not at fault, before they do;
/// nothing of another question, and of an answer that does not settle it yet.
[[nodiscard]] std::vector<RulingChoice> choices_of(const Evening& evening, const RuledDeal& deal,
                                                   const AnyIncident& incident,
                                                   const Member& question);

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

/// An answer with the words of each number in it.
[[nodiscard]] Spoken spoken_answer(const Member& question, const Value& value,
                                   const SeatNames& names);

/// Answers to a question, as people type them: names, choices, "y" and "n", or "0…5". `numbers`:
/// the single answers that can be given (games/possible_answers.h).
[[nodiscard]] std::vector<std::string> answers_to(const Member& question, const SeatNames& names,
                                                  const std::vector<int>& numbers);

}  // namespace spadille
