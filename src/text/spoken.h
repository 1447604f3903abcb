#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/words.h"

namespace spadille {

/// What a word of a game's documents is there: an answer of several (also a contract), a call of an
/// auction, a member of a deal with its value, a fact that people call out; why something is ruled
/// as it is, of an irregularity or of a clause ("8_16"); a kind of irregularity, and what players
/// say when one has happened: phrases with " / " between them; what they type for a word of a deal,
/// likewise.
enum class SpokenAs : std::uint8_t { choice, call, told, fact, why, kind, heard, typed };

/// The key of what people say for it: as the game says it, else as several games do ("spoken.…").
/// Nothing where nobody says anything.
[[nodiscard]] std::string_view spoken(std::string_view game, SpokenAs as, std::string_view word);

/// The same; the word itself where there is no phrase.
[[nodiscard]] std::string_view spoken_or_word(std::string_view game, SpokenAs as,
                                              std::string_view word);

/// What players type for a word of a deal, in their language; the word itself where nothing else
/// is.
[[nodiscard]] std::string typed(std::string_view game, std::string_view word, const Words& words);

/// All that they may type for it: the word itself, and what is said in the language and in English.
[[nodiscard]] std::vector<std::string> all_typed(std::string_view game, std::string_view word,
                                                 Language language);

/// The phrases of a text that has " / " between them.
[[nodiscard]] std::vector<std::string> phrases_in(std::string_view text);

}  // namespace spadille
