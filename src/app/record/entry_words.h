#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat_names.h"
#include "games/any_game.h"
#include "text/words.h"

namespace spadille {

/// What people type for the words of a game's short form: in their language, and in English.
class EntryWords {
 public:
  EntryWords(const AnyGame& game, Language language);

  /// `text` with such words as documents have them, "Ann alleen 5" as "Ann alone 5". What is a
  /// player's whole name stays his name.
  [[nodiscard]] std::string in_documents(std::string_view text, const SeatNames& names) const;

  /// How a deal is told in a line, with the words of the language.
  [[nodiscard]] std::string grammar() const;

  /// `findings` about what was typed: a word that is a slip away from one of these is offered, and
  /// the grammar of a deal and the answers to choose from have the words of the language.
  [[nodiscard]] Findings with_nearest(Findings findings) const;

 private:
  struct Entry {
    std::string said{};  ///< with capitals and accents folded
    std::string_view word{};
  };
  void add(std::string_view word);
  [[nodiscard]] const Entry* longest(std::span<const std::string_view> words,
                                     const SeatNames& names) const;
  [[nodiscard]] std::string in_language(std::string expected) const;
  [[nodiscard]] const Entry* nearest(std::string_view said) const;

  const AnyGame& game_;
  Language language_;
  std::vector<Entry> entries_{};
};

}  // namespace spadille
