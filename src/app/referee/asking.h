#pragma once

#include <string>
#include <utility>
#include <vector>

#include "codec/document.h"
#include "text/words.h"

namespace spadille {

/// A question to the referee as people type it.
struct InWords {
  std::vector<std::pair<std::string, std::string>> members{};  ///< "trump", "spades"
  std::vector<std::string> items{};  ///< cards of the trick, calls, or a trick each
  std::vector<std::string> hands{};  ///< "N: SA SK": what is known of a hand
  std::string dealer{};              ///< a name, a letter or a number
  std::string deal{};                ///< what else is known of it, in short form
  Language language = Language::en;  ///< whose court letters cards may have
};

/// The members that a question of this format can have.
[[nodiscard]] std::vector<const Member*> question_members(Format format);

/// The question as a document; words that are not understood are findings of it.
[[nodiscard]] Document in_words(Evening table, Format format, const InWords& words);

/// The same, with what was asked before.
[[nodiscard]] Document more_in_words(Document document, const InWords& words);

/// The hand that is told, if one is, holds the card that is asked about as well.
void hold_card(Position& turn);

}  // namespace spadille
