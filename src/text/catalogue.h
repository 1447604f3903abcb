#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// The texts inside the program, made by cmake/embed.py of the translators' files and the
/// rulebooks.
namespace spadille::catalogue {

/// Texts in one piece, and where each ends. A table of addresses would be written anew whenever the
/// program begins, half a megabyte of it.
struct Texts {
  std::string_view all{};
  std::span<const std::uint32_t> ends{};

  [[nodiscard]] std::size_t size() const { return ends.size(); }
  /// REQUIRES: less than size().
  [[nodiscard]] std::string_view operator[](std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends[i - 1];
    return all.substr(begin, ends[i] - begin);
  }
};

/// The sentences that are translated, each as two texts: the context and the English. In the order
/// of both, the same in every language.
[[nodiscard]] Texts sources();
/// What a language says for each of them, as two texts: the one form, or those that a number
/// chooses from; empty where nobody has translated it. `language`: "nl"; nothing where there is no
/// such language.
[[nodiscard]] Texts words(std::string_view language);
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
