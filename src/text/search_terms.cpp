#include "text/search_terms.h"

#include <algorithm>

namespace spadille {
namespace {

using unicode::Letters;

/// Without capitals and without accents over Latin letters; signs of kana stay.
Letters without_accents(std::string_view text) {
  Letters all;
  for (const char32_t c : unicode::letters(text, unicode::Form::apart_alike_small)) {
    if (c >= 0x0300 && c <= 0x036F) continue;
    if (c == U'œ')
      all += U"oe";
    else
      all += c;
  }
  return unicode::composed(all);
}

/// Katakana as hiragana: who types in a hurry does not choose.
char32_t as_hiragana(char32_t c) { return c >= U'ァ' && c <= U'ヶ' ? c - (U'ァ' - U'ぁ') : c; }

constexpr std::size_t kMostBytes = 400;  ///< of what is looked for

}  // namespace

bool is_japanese(char32_t letter) { return letter >= 0x3040 && letter <= 0x9FFF; }

std::vector<Letters> search_runs(std::string_view words) {
  constexpr char32_t kLongVowel = U'ー';
  std::vector<Letters> all;
  bool open = false;
  for (const char32_t c : without_accents(words)) {
    const bool inside = unicode::is_letter_or_number(c) || c == kLongVowel;
    if (!inside) open = false;
    if (!inside) continue;
    if (!open || is_japanese(c) != is_japanese(all.back().back())) all.emplace_back();
    all.back() += as_hiragana(c);
    open = true;
  }
  return all;
}

std::string_view searched_part(std::string_view words) {
  if (words.size() <= kMostBytes) return words;
  std::size_t end = kMostBytes;
  while (end > 0 && (static_cast<unsigned char>(words[end]) & 0xC0U) == 0x80U) --end;
  return words.substr(0, end);
}

std::string folded(std::string_view text) { return unicode::utf8(without_accents(text)); }

}  // namespace spadille
