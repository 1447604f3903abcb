#pragma once

#include <variant>

#include "games/games.h"
#include "session/session.h"

namespace spadille {

/// An evening of whichever game.
using AnySession = Games::Of<Session, std::variant>;

}  // namespace spadille
