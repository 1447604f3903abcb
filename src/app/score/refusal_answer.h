#pragma once

#include <string>

#include "app/views.h"
#include "core/error.h"
#include "text/words.h"

namespace spadille {

// Why something was not done, as a `spadille/refusal` document on one line, without the end of the
// line. Described in docs/format/program.md.

[[nodiscard]] std::string refusal_answer(const Error& error, const Words& words);
/// `detail`: the document that the findings are about; may be empty.
[[nodiscard]] std::string refusal_answer(const Findings& findings, const SeatNames& names,
                                         const std::string& detail, const Words& words);
/// An evening that could not be scored, with everything that is wrong with it.
[[nodiscard]] std::string refusal_answer(const EveningView& evening, const std::string& detail,
                                         const Words& words);
/// Somebody else wrote first: with the session as it is now.
[[nodiscard]] std::string conflict_answer(const EveningView& now, const Words& words);

}  // namespace spadille
