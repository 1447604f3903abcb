#pragma once

#include <string>
#include <vector>

#include "text/rulebook.h"

namespace spadille {

/// Clauses as a `spadille/clauses` document on one line, without the end of the line. Described in
/// docs/format/program.md.
[[nodiscard]] std::string clauses_answer(const std::vector<Clause>& clauses);

}  // namespace spadille
