#pragma once

#include <string>

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// A scored evening as a `spadille/sheet` document on one line, without the end of the line.
/// Described in docs/format/sheet.md.
[[nodiscard]] std::string answer(const EveningView& evening, const Words& words);

/// What went wrong, where no evening could be read: the same document with the error alone.
[[nodiscard]] std::string answer(const Error& error, const Words& words);

}  // namespace spadille
