#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// Who pays whom when an evening ends where it stands.
struct Settling {
  int stake = 1;               ///< of a point or a counter
  std::vector<Posting> due{};  ///< what each receives (negative: pays); the pool if it has to
  std::vector<Transfer> transfers{};  ///< the fewest there are
};

/// The words for how the differences are reckoned; the stake is their argument.
[[nodiscard]] std::string_view stake_key(Settlement::Kind kind);

/// Nothing where the amounts would be too large for whole numbers. REQUIRES: an evening of
/// settle_document() that was scored, a stake of at least 1.
[[nodiscard]] std::optional<Settling> settle(const EveningView& evening, int stake);

/// As a `spadille/settlement` document on one line. Described in docs/format/sheet.md. `awaiting`:
/// what was ruled about the deal in play and is in no figure yet, a sentence each.
[[nodiscard]] std::string answer(const EveningView& evening, const Settling& settling,
                                 const Words& words, const std::vector<std::string>& awaiting = {});

}  // namespace spadille
