#pragma once

#include <string>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "text/words.h"

namespace spadille {

/// What an undo takes back, or a redo does again, in words: "deal 3 · N alone 5", "note: a new
/// pack". With the names of those who sat there. `after`: the table as it will be.
/// REQUIRES: the last event of `after` is the void that says so, and the desk lies before it.
[[nodiscard]] std::string what_is_taken_back(const Desk& desk, const Table& after,
                                             const Names& names, const Words& words);

/// The last event of a session in words: "the beginning, corrected". Nothing where it is a void.
[[nodiscard]] std::string what_was_written(const Desk& desk, const Names& names,
                                           const Words& words);

}  // namespace spadille
