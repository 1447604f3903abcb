#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seat_names.h"
#include "games/tables.h"
#include "text/words.h"

namespace spadille {

/// What a typed answer means for one member; ranges are not checked.
struct Heard {
  std::optional<Value> value{};  ///< empty where the answer says that there is none
  std::string wrong{};           ///< otherwise the word that was not understood
};

/// Understands an answer: names or their unambiguous beginnings, N E S W, numbers from 1; choices
/// by word, beginning or number from 1; suits by letter or symbol; y and n; "-" for none;
/// full-width letters as well. Lists have several words. Cards have the court letters of documents,
/// or those of the language. REQUIRES: not only spaces.
[[nodiscard]] Heard heard(const Member& member, const SeatNames& names, std::string_view text,
                          Language language = Language::en);

/// What is wrong with words that mean nothing for a member.
[[nodiscard]] Finding not_understood(std::string place, const Member& member,
                                     std::string_view said);

/// The words by which `number` can be typed and is shown: a name, "10", "solo".
[[nodiscard]] std::string word_of(const Member& member, const SeatNames& names, int number);

/// "yes" or "no", or the beginning of either, in any language of the program; nothing otherwise.
[[nodiscard]] std::optional<bool> yes_or_no(std::string_view text);

/// The text without the spaces around it, full-width letters as plain ones.
[[nodiscard]] std::string trimmed(std::string_view text);

}  // namespace spadille
