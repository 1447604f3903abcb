#pragma once

#include <string>
#include <vector>

#include "app/people/names.h"
#include "session/store.h"

namespace spadille {

/// A list of sessions as a `spadille/sessions` document on one line, without the end of the line.
/// Described in docs/format/program.md.
[[nodiscard]] std::string session_list_answer(const std::vector<Listed>& sessions,
                                              const Names& names);

}  // namespace spadille
