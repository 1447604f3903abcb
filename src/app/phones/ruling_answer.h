#pragma once

#include <string>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "codec/query.h"
#include "text/words.h"

namespace spadille {

/// What can be irregular at the table of a session, and in which of its deals; `said`: in words,
/// then only what they may mean. As a `spadille/kinds` document on one line, described in
/// docs/format/door.md.
[[nodiscard]] std::string kinds_answer(const Desk& desk, const Names& names,
                                       const std::string& said, const Words& words);

/// What is asked next, or what the rules say: as a `spadille/inquiry` document, likewise. Refused
/// where there is no such kind or deal, or an answer is none.
[[nodiscard]] Outcome<std::string> inquiry_answer(Book& book, const Desk& desk, const Names& names,
                                                  const RulingSoFar& so_far, const Words& words);

/// The ruling, to be written down. Refused where something is still to be asked.
[[nodiscard]] Outcome<Event> told_ruling(const Desk& desk, const Names& names,
                                         const RulingSoFar& so_far);

}  // namespace spadille
