#pragma once

#include <string>

#include "app/views.h"
#include "text/rulebook.h"
#include "ui/cli/terminal/voice.h"

namespace spadille::cli {

/// " (valid: 0…5)"; nothing where it does not say what is.
[[nodiscard]] std::string valid_in_words(const Finding& finding, const Words& words);

/// The score sheet of an evening: every deal with its lines, then how things stand.
[[nodiscard]] std::string sheet(const EveningView& evening, const Voice& voice);
/// The last deal alone, and how things stand after it.
[[nodiscard]] std::string last_deal(const EveningView& evening, const Voice& voice);

/// One finding a line: place, value, reason, what would be valid, rule. `name`: of the document.
[[nodiscard]] std::string findings(const Findings& findings, std::string_view name,
                                   const SeatNames& names, const Voice& voice);

/// The words for the state of a session.
[[nodiscard]] std::string_view state_key(Summary::State state);

/// Lines without figures: rule and words, a line each.
[[nodiscard]] std::string explained(const std::vector<Line>& lines, const SeatNames& names,
                                    const Voice& voice);

/// Personal totals, the best first: places, names in `text` columns, totals in `figure`.
[[nodiscard]] std::string ranking(const Totals& personal, const SeatNames& names,
                                  const Voice& voice, std::size_t text, std::size_t figure);

/// Who has won the evening, a line each.
[[nodiscard]] std::string evening_won(const Standing& standing, const SeatNames& names,
                                      const Voice& voice);

enum class Notes : bool { left_out, told };

/// Clauses as paragraphs, under their chapters.
[[nodiscard]] std::string clauses(const std::vector<Clause>& clauses, const Voice& voice,
                                  Notes notes = Notes::left_out);

}  // namespace spadille::cli
