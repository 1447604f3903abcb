#pragma once

#include <variant>

#include "games/games.h"
#include "session/session.h"

namespace spadille {

/// An evening of whichever game.
using AnySession = Games::Of<Session, std::variant>;

template <typename G>
using DealOf = typename G::Deal;

/// A deal of whichever game.
using AnyDeal = Games::Of<DealOf, std::variant>;

}  // namespace spadille
