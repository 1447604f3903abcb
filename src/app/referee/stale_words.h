#pragma once

#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// "pool +12 · Bea −12": what a ruling moves, otherwise what becomes of the score, and who deals
/// next.
[[nodiscard]] std::string in_words(const Ruling& ruling, const SeatNames& names,
                                   const Words& words);

/// "QU-8.4  Playing with eleven cards — ruled: pool +12 · Bea −12 → by the sheet now: pool +4 · Bea
/// −4".
[[nodiscard]] std::string in_words(std::string_view game, const StaleView& stale,
                                   const Words& words);

/// The same of any two decisions: `now` by what the key says, `untold` where it says nothing.
[[nodiscard]] std::string compared(std::string_view game, const StaleView& ruling,
                                   std::string_view by, std::string_view untold,
                                   const Words& words);

/// Those about a deal (its number; 0: the one in play), a sentence each.
[[nodiscard]] std::vector<std::string> stale_in_words(const EveningView& evening, int deal,
                                                      const Words& words);

/// Those that something would make stale, or otherwise so than they are.
[[nodiscard]] std::vector<StaleView> newly_stale(const EveningView& before,
                                                 const EveningView& after);

}  // namespace spadille
