#pragma once

#include "app/referee/ruling.h"
#include "text/words.h"

// A ruling as everybody tells it, in this order: what was found, what happens now, what becomes of
// the score with every amount, who deals, why. What is said of the score is made here of what the
// ruling moves, and by no game.
namespace spadille {

/// What becomes of a score of which this is all that is written down.
[[nodiscard]] std::string_view effect_key(const Ruling& ruling);

/// "The hand ends at once." and what else happens, a sentence each.
[[nodiscard]] std::vector<std::string> now_in_words(const RulingOutcome& outcome,
                                                    const SeatNames& names, const Words& words);
/// "This counts instead of the score of the deal."
[[nodiscard]] std::string score_in_words(const RulingOutcome& outcome, const Words& words);
/// "Ann & Chris +2 → 12", of each account.
[[nodiscard]] std::vector<std::string> amounts_in_words(const RulingOutcome& outcome,
                                                        const SeatNames& names, const Words& words);
/// "Ann deals again."; nothing where the ruling does not change who deals.
[[nodiscard]] std::string next_in_words(const RulingOutcome& outcome, const SeatNames& names,
                                        const Words& words);
/// What the rule protects; nothing where its game does not say. REQUIRES: a decision.
[[nodiscard]] std::string why_in_words(const RulingView& view, const Words& words);

/// "Bram", "after the next lead", "Roem claimed so far: 20": each answer that was told.
[[nodiscard]] std::vector<std::string> found_in_words(const RulingView& view, const Words& words);
/// "claim", "yes", "Bram": an answer as people say it.
[[nodiscard]] std::string answer_in_words(std::string_view game, const Spoken& answer,
                                          const Words& words);
/// What comes of it, in one line.
[[nodiscard]] std::string in_short(const RulingOutcome& outcome, const SeatNames& names,
                                   const Words& words);

}  // namespace spadille
