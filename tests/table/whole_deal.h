#pragma once

#include "games/any_functions.h"

namespace spadille::table {
class House;
}

namespace spadille::tests {

/// Says every member of a deal at the entry, in the order of its form. False where the pages would
/// not have asked for one of them: then it is another deal.
bool say_whole(table::House& house, const AnyDeal& deal);

}  // namespace spadille::tests
