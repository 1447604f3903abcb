#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spadille {

/// A text as it is searched: without capitals and without accents over Latin letters. Signs of kana
/// stay.
[[nodiscard]] std::string folded(std::string_view text);

/// What somebody looks for, folded, each once: words; a longer Japanese run by each two signs of it
/// that stand together.
[[nodiscard]] std::vector<std::string> search_terms(std::string_view words);

}  // namespace spadille
