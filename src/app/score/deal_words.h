#pragma once

#include <string>

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// A deal as people say it in their language: "Nora · alone · 5 tricks" with the marks of a list.
/// `letters`: whose stand on court cards.
[[nodiscard]] std::string as_said(const ToldDeal& deal, const SeatNames& names, const Words& words,
                                  Language letters);
/// The same of a deal that stands on a sheet: nothing is told of one that a ruling ended.
[[nodiscard]] std::string as_said(const DealView& deal, const SeatNames& names, const Words& words,
                                  Language letters);
[[nodiscard]] std::string as_said(const FormerView& former, const SeatNames& names,
                                  const Words& words, Language letters);

/// "agreed: Bram, Chie"; empty: nobody has said so.
[[nodiscard]] std::string agreed_in_words(const DealView& deal, const Words& words);

}  // namespace spadille
