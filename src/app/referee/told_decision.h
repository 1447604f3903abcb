#pragma once

#include <string_view>

#include "app/book.h"
#include "core/ruling.h"
#include "session/session.h"

namespace spadille {

/// What people say that a table decided, as one text: "nothing"; "redeal"; "Ann +1" or "Ann -4 pool
/// +4" besides the score of the deal, with "instead" before it in its place. A player of a side
/// stands for his side. What is left over comes from the pool, or from where points come from.
[[nodiscard]] Outcome<Ruling> decision_told(const Evening& table, RuleId clause,
                                            std::string_view text);

}  // namespace spadille
