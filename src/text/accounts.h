#pragma once

#include "core/ledger.h"
#include "text/words.h"

namespace spadille {

/// "Ann", "Ann & Chris", "pool"; nothing for where points come from.
[[nodiscard]] std::string in_words(Account account, const SeatNames& names, const Words& words);

}  // namespace spadille
