#pragma once

// The parts of rule_on() that several ladders end in, and those of what no source treats.

#include "games/kyuuri/rulings.h"

namespace spadille::kyuuri {

/// KY-8.1: the same dealer deals again, or the one who is named.
[[nodiscard]] Decision dealt_again(Clauses clauses, const Instructions& words,
                                   std::optional<Seat> dealer = {});
/// KY-8.1: the deal is void.
[[nodiscard]] Decision voided(Clauses clauses);

[[nodiscard]] Decision lead_out_of_turn(const Rules& rules, const Incident& i);

// A trick that the wrong player took, whose it is, and onlookers: KY-8.14 to KY-8.16.
[[nodiscard]] Decision wrong_taker(const Rules& rules, const Incident& i);
[[nodiscard]] Decision winner_disputed(const Incident& i);
[[nodiscard]] Decision onlooker(const Incident& i);

}  // namespace spadille::kyuuri
