#pragma once

#include <string>
#include <vector>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "codec/json_text.h"
#include "text/words.h"

namespace spadille {

/// Who sits, who waits, and who of the book could sit down, as members of a document.
void write_people(JsonText& json, const std::vector<std::string>& players,
                  const std::vector<std::string>& waiting, const Names& names);

/// Who sits at the table of a session, who waits, and who of the book could sit down: as a
/// `spadille/seating` document on one line, described in docs/format/door.md.
[[nodiscard]] std::string seating_answer(const Desk& desk, const Names& names, const Words& words);

}  // namespace spadille
