#pragma once

#include <string>
#include <string_view>

#include "text/words.h"

namespace spadille {

/// What stands between words that the program itself puts together, in one language: Japanese has
/// wide marks without spaces around, French a narrow space before some. Keys, values and places
/// that are typed keep plain ones.
struct Joints {
  const char* colon;    ///< behind a label: "Seats: Ann"
  const char* comma;    ///< between the parts of a list: "Ann, Bob"
  const char* opening;  ///< of brackets behind a word: "Eve (hidden)"
  const char* closing;
  const char* doubt;    ///< behind a question: "Anna?"
  const char* percent;  ///< behind a number: "33 %"
  const char* gap;      ///< between two sentences
};
[[nodiscard]] const Joints& joints(Language language);

/// "Seats: ", for what follows.
[[nodiscard]] std::string labelled(std::string_view label, const Words& words);
/// "Seats: Ann, Bob"
[[nodiscard]] std::string labelled(std::string_view label, std::string_view text,
                                   const Words& words);
/// "The latest session:", over what stands in the lines below.
[[nodiscard]] std::string headed(std::string_view label, const Words& words);
/// " (hidden)": to stand behind a word.
[[nodiscard]] std::string bracketed(std::string_view text, const Words& words);

}  // namespace spadille
