#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/unicode.h"

namespace spadille {

/// A text as it is searched: without capitals and without accents over Latin letters. Signs of kana
/// stay.
[[nodiscard]] std::string folded(std::string_view text);

/// Runs of letters and figures, folded, katakana as hiragana; Japanese ones apart from others.
[[nodiscard]] std::vector<unicode::Letters> search_runs(std::string_view words);

[[nodiscard]] bool is_japanese(char32_t letter);

/// What people look for; the rest of a text that somebody pasted is not.
[[nodiscard]] std::string_view searched_part(std::string_view words);

}  // namespace spadille
