#pragma once

#include <string>

#include "app/book.h"
#include "app/people/names.h"
#include "app/record/desk.h"
#include "codec/query.h"
#include "text/words.h"

namespace spadille {

/// How a session began or the next one would, with everything that can be said of it and what that
/// would do: as a `spadille/beginning` document on one line, described in docs/format/door.md.
/// Refused where there are no such rules, or no such option or value.
[[nodiscard]] Outcome<std::string> beginning_answer(Book& book, const Desk& desk,
                                                    const Names& names,
                                                    const BeginningSoFar& so_far,
                                                    const Words& words);

}  // namespace spadille
