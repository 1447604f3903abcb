#pragma once

#include "games/garner/deal.h"

namespace spadille::garner {

[[nodiscard]] ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal);
[[nodiscard]] ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& deal,
                                      ScoreSheet sheet);
[[nodiscard]] inline ScoreSheet score(const Rules& rules, const Carry& carry, const Deal& deal) {
  return with_outcome(rules, carry, deal, score_play(rules, carry, deal));
}
[[nodiscard]] Carry advance(const Rules& rules, Carry carry, const Deal& deal,
                            const ScoreSheet& sheet);
[[nodiscard]] std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry,
                                                    const Deal& deal, const ScoreSheet& sheet);
[[nodiscard]] Proof prove(const Rules& rules, const Carry& carry, const Totals& totals);
[[nodiscard]] Carry put_aside(const Rules& rules, Carry carry, const Totals& totals,
                              SeatSet absent = {});
[[nodiscard]] std::span<const std::string_view> fact_keys();
[[nodiscard]] Facts facts(const Rules& rules, const Carry& carry, const Deal& deal,
                          const ScoreSheet& sheet);
/// Of a deal that a ruling ended.
[[nodiscard]] Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet);
[[nodiscard]] Standing standing(const Rules& rules, const Carry& carry);
[[nodiscard]] Outlook outlook(const Rules& rules, const Carry& carry, const Deal& deal);

}  // namespace spadille::garner
