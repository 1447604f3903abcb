#pragma once

#include <string>

#include "app/phones/entered_deal.h"
#include "text/words.h"

namespace spadille {

/// As a `spadille/entry` document on one line, described in docs/format/door.md. Null: no session
/// is open.
[[nodiscard]] std::string entry_answer(const EnteredDeal* entered, const Words& words);

}  // namespace spadille
