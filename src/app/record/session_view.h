#pragma once

#include "app/people/names.h"
#include "app/record/desk.h"
#include "app/views.h"

namespace spadille {

/// A session of the book as faces show it.
[[nodiscard]] EveningView view(const Desk& desk, const Names& names);
/// The same of a table that is only proposed.
[[nodiscard]] EveningView view(const Desk& desk, const Table& table, const Names& names);

/// What everybody would receive or pay if the players stopped now.
[[nodiscard]] EveningView settling_view(const Desk& desk, const Names& names);

/// Whether an event of the session is a dispute that nobody has settled.
[[nodiscard]] bool is_open_dispute(const EveningView& evening, Seq seq);

/// What the seats are called now.
[[nodiscard]] SeatNames seat_names(const Desk& desk, const Names& names);

}  // namespace spadille
