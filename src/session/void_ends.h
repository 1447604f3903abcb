#pragma once

#include "session/history.h"

namespace spadille {

/// A deal that one ruling has ended and another has made void is dealt again: it leaves a mark, and
/// what it costs waits for the deal in its place, as if it had been told at once.
void forget_void_ends(History& history);

}  // namespace spadille
