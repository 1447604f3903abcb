#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>

/// The texts inside the program, made by cmake/embed.py of the translators' files and the
/// rulebooks.
namespace spadille::catalogue {

/// A sentence that is translated, in the order of both: the same in every language.
struct Source {
  std::string_view context;
  std::string_view english;
  friend bool operator==(const Source&, const Source&) = default;
  friend bool operator<(const Source& a, const Source& b) {
    return std::tie(a.context, a.english) < std::tie(b.context, b.english);
  }
};

/// What a language says for it: one form, or one for each that a number chooses from; empty where
/// nobody has translated it.
using Forms = std::array<std::string_view, 2>;

[[nodiscard]] std::span<const Source> sources();
/// In their order. `language`: "nl"; nothing where there is no such language.
[[nodiscard]] std::span<const Forms> words(std::string_view language);
/// The same for the same sentences in the same order: whoever has words of his own compares it.
[[nodiscard]] std::uint64_t fingerprint();

/// A text as it is written, by game and language: "quadrille/nl".
struct Written {
  std::string_view name;
  std::string_view text;
};
[[nodiscard]] std::span<const Written> rulebooks();
/// How people ask for the clauses of a rulebook, a clause a line.
[[nodiscard]] std::span<const Written> asked();
/// The words of a language that mean the same at a card table, "nl".
[[nodiscard]] std::span<const Written> synonyms();

}  // namespace spadille::catalogue
