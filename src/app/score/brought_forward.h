#pragma once

#include "app/views.h"

namespace spadille {

/// What was posted between two deals, account by account. `before`: the number of the later deal;
/// one more than there are for what came last.
[[nodiscard]] Totals posted_before(const EveningView& evening, int before);

/// Whether a deal begins with other totals than stand above it on a sheet: the evening did not
/// begin at nothing, or others sat down with totals of their own. `deal`: its place in the evening.
[[nodiscard]] bool is_brought_forward(const EveningView& evening, std::size_t deal);

}  // namespace spadille
