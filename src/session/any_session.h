#pragma once

#include <variant>

#include "games/any_of.h"
#include "session/session.h"

namespace spadille {

/// An evening of whichever game.
extern template class AnyOf<Session>;
using AnySession = AnyOf<Session>;

template <typename G>
using DealOf = typename G::Deal;

/// A deal of whichever game.
using AnyDeal = Games::Of<DealOf, std::variant>;

}  // namespace spadille
