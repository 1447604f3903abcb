#pragma once

#include <string>
#include <vector>

#include "core/ledger.h"
#include "core/seat.h"

namespace spadille {

/// Who goes on with what: for each seat of a table the one where, before people changed chairs,
/// that player sat, or he whose part a newcomer takes over. Every seat is named once.
using Chairs = InlineVec<Seat, kMaxSeats>;

/// A newcomer goes on for who left the chair that he takes, otherwise those who come in for those
/// who have left, in the order of the seats. REQUIRES: as many sit as sat, at most `kMaxSeats`.
[[nodiscard]] Chairs chairs(const std::vector<std::string>& sat,
                            const std::vector<std::string>& sit);

/// Whether all partners are partners still: on their side, or all of them on the other.
[[nodiscard]] bool stay_together(const Sides& sides, const Chairs& chairs);

/// The same of where they sit now. Seats that the table does not have stay.
[[nodiscard]] SeatSet moved(SeatSet seats, const Chairs& chairs);
/// One number a seat; where there are more, or fewer, the rest stays.
[[nodiscard]] BySeat moved(const BySeat& figures, const Chairs& chairs);
/// One number an account: a seat's goes with who sat there, a side's with its partners where they
/// stay together.
[[nodiscard]] Totals moved(const Totals& totals, const Accounts& accounts, const Sides& sides,
                           const Chairs& chairs);

}  // namespace spadille
