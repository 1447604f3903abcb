#pragma once

#include <string>

#include "tl/expected.hpp"

#include "app/referee/ruling.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// What tables decided about the question before; nothing where none did.
[[nodiscard]] std::string house_rulings(const RulingView& view, const Voice& voice);

/// Which of two answers is posted, where a house ruling gives another one.
struct Counting {
  bool house = false;     ///< --house
  bool by_rules = false;  ///< --by-rules
};

/// The house ruling that counts; nothing where the rules do. Where nobody said which, somebody is
/// asked.
[[nodiscard]] tl::expected<const HouseDecision*, Exit> what_counts(const RulingView& view,
                                                                   const Counting& said,
                                                                   const Streams& streams,
                                                                   const Voice& voice);

}  // namespace spadille::cli
