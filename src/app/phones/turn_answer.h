#pragma once

#include <string>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "codec/query.h"
#include "text/words.h"

namespace spadille {

/// A trick as it is told at the table of a session, with everything that can be tapped next, and
/// the verdict once it is told whole: who wins it, or, of a card that is asked about, whether it
/// was lawful. As a `spadille/moment` document on one line, described in docs/format/door.md.
/// Refused where a word of it means nothing there.
[[nodiscard]] Outcome<std::string> turn_answer(const Desk& desk, const Names& names,
                                               const TurnSoFar& so_far, bool legal,
                                               const Words& words);

}  // namespace spadille
