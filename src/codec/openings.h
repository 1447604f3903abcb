#pragma once

#include <string_view>

#include "codec/envelope.h"
#include "games/questions.h"

namespace spadille::codec {

/// What may be opened where the reader stands; `nothing` where a single value has to stand.
struct Opening {
  In in = In::nothing;
  bool array = false;
  std::string_view expected{};
  const Member* member = nullptr;  ///< says what is expected, where a member does
};

/// `member`: the one that the next value belongs to, where a table has it. `array`: what the
/// document opens, for places that take both.
[[nodiscard]] Opening opening(const PlayQuestions& asked, const Frame& top, const Member* member,
                              bool array);

}  // namespace spadille::codec
