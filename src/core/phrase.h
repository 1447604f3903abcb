#pragma once

#include <string_view>

// NOLINTBEGIN(cppcoreguidelines-macro-usage): lupdate finds what is to be translated by these names
/// English words that are to be translated, and the context in which: the part of their key before
/// the first dot.
#define SPADILLE_WORDS(context, english) english
/// The same where a number (%n) chooses the plural.
#define SPADILLE_COUNTED(context, english) english
// NOLINTEND(cppcoreguidelines-macro-usage)

namespace spadille {

/// The English source of one message. %1 to %4 stand for arguments, %n for a count that chooses the
/// plural.
struct Phrase {
  std::string_view key;
  const char* english;
};

}  // namespace spadille
