#pragma once

#include <string>
#include <vector>

#include "app/referee/house_decision.h"
#include "text/words.h"

namespace spadille {

/// What to call those who sit at the table of a precedent: "the player at fault", "the partner".
[[nodiscard]] SeatNames role_names(const ToldPrecedent& told, const Words& words);

/// "EU-8.16  What a revoke costs · Agreed in spring · 2026-11-20 · The Crown": of which kind it is.
[[nodiscard]] std::string title_of(const ToldPrecedent& told, const Words& words);

/// Each answer with its question: "When was it noticed: once it was established".
[[nodiscard]] std::vector<std::string> answers_in_words(const ToldPrecedent& told,
                                                        const Words& words);

/// What the table decided, why, what the rules say, and by which of them.
[[nodiscard]] std::vector<std::string> decision_in_words(const ToldPrecedent& told,
                                                         const Words& words);

/// All of it, to be copied: a line each.
[[nodiscard]] std::string card_of(const ToldPrecedent& told, const Words& words);

/// The same of a house ruling that answers a question of today: "Your table decided (2026-11-20):
/// Ann & Chris −4", why, and what was otherwise then. `now`: what the rules say today.
[[nodiscard]] std::vector<std::string> in_words(const HouseDecision& house, const Ruling& now,
                                                const SeatNames& names, const Words& words);

}  // namespace spadille
