#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/finding.h"
#include "core/seat_names.h"
#include "games/any_game.h"

namespace spadille {

/// The short text form of a deal: bare values in the order of the game's form, others behind their
/// word. "N alone 5", "C 7 match B". Words and letters in any case.
/// Findings have an empty place and give the word that was not understood.
[[nodiscard]] AnyDeal read_short(const AnyGame& game, std::string_view text, const SeatNames& names,
                                 Findings& findings);

/// How a word of the short form is written: in documents as it stands, for a player in his
/// language.
using Spelling = std::function<std::string(std::string_view)>;
[[nodiscard]] std::string as_in_documents(std::string_view word);

[[nodiscard]] std::string write_short(const AnyDeal& deal, const SeatNames& names,
                                      const Spelling& spelled = as_in_documents);

/// The grammar as one line: "SEAT [alone] N [defender SEAT] …".
[[nodiscard]] std::string grammar(const AnyGame& game, const Spelling& spelled = as_in_documents);

namespace short_form {

/// What is asked of a word.
using OfWord = std::function<bool(std::string_view)>;

[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);
/// The text with full-width letters and spaces, as Japanese keyboards give them, as plain ones.
[[nodiscard]] std::string plain(std::string_view text);
[[nodiscard]] SeatNames plain(SeatNames names);
/// The same, their words with one space between them.
[[nodiscard]] SeatNames in_words(SeatNames names);
/// Some words with one space between them.
[[nodiscard]] std::string joined(std::span<const std::string_view> words);
/// The number that a word stands for as a value of `member`, if it can be one.
[[nodiscard]] std::optional<int> meant(const Member& member, const SeatNames& names,
                                       std::string_view word);
/// A word that reads back as `number`: for a seat its name, or its beginning, or its number, or its
/// point of the compass. `reserved`: whether a word means something else in the form.
[[nodiscard]] std::string word_for(const Member& member, const SeatNames& names, int number,
                                   const OfWord& reserved);
/// A value, and how many words say it.
struct Reading {
  int number = 0;
  std::size_t words = 1;
};
/// The seat that the first words name: as many as tell the players apart, with what can only be the
/// rest of the name; or somebody else's whole name that begins so. `is_of_form`: a word that is
/// never part of a name; `says_more`: one that can say something else.
[[nodiscard]] std::optional<Reading> seat_said(const SeatNames& names,
                                               std::span<const std::string_view> words,
                                               const OfWord& is_of_form, const OfWord& says_more);
/// What stands for a value in the grammar: "SEAT"; "SEAT…" where there may be several.
[[nodiscard]] std::string placeholder(Kind kind, const Spelling& spelled);
[[nodiscard]] std::string all(const SeatNames& names);

}  // namespace short_form

}  // namespace spadille
