#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/views.h"
#include "codec/json_text.h"
#include "text/words.h"

// What documents for phones have in common.
namespace spadille {

/// A document with the language that it speaks, as it begins.
[[nodiscard]] JsonText begun(std::string_view format, const Words& words);

/// A list of sentences or names, where there are any.
void write_texts(JsonText& json, std::string_view key, const std::vector<std::string>& texts);

/// Which session it is, and how many events it has.
void write_session(JsonText& json, const SessionView& session);

/// Why: the clause of each line, what it says, and what it moves of each account; nothing where
/// there are none.
void write_reasons(JsonText& json, const std::vector<Line>& lines, const Accounts& accounts,
                   const SeatNames& names, const Words& words);

/// That something was done, as a `spadille/done` document. `event`: by which it stands in its
/// session; 0: by none.
[[nodiscard]] std::string done_answer(Seq event);

}  // namespace spadille
