#pragma once

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// What an account is called over a whole evening: "Ann & Chris"; where others sat down or partners
/// changed one after the other, "Ann & Chris → Ann & Eve".
[[nodiscard]] std::string name_over(const EveningView& evening, Account account,
                                    const Words& words);

/// Whether any account is called otherwise in one deal than in another, or than now.
[[nodiscard]] bool names_change(const EveningView& evening, const Words& words);

}  // namespace spadille
