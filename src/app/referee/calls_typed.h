#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/referee/referee.h"
#include "games/auction.h"
#include "text/words.h"

namespace spadille {

/// A call as players type it in their language: "pas", "H alleen".
[[nodiscard]] std::string call_typed(std::string_view game, std::string_view call,
                                     const Words& words);

/// The call that somebody has typed, as documents have it, in his language or in English; nothing
/// where it is none.
[[nodiscard]] std::optional<Call> call_heard(std::string_view game, CallNames calls,
                                             std::string_view typed, Language language);

/// What an auction has settled as a deal is told in the language; nothing while it goes on.
[[nodiscard]] std::string settled_typed(const AuctionView& view, const Words& words);

}  // namespace spadille
