#pragma once

#include "app/keep/people.h"
#include "app/review/rescore.h"
#include "app/review/season.h"
#include "app/review/statistics.h"
#include "text/words.h"

namespace spadille {

// Answers about many evenings, each a document on one line, without the end of the line. Described
// in docs/format/review.md.

[[nodiscard]] std::string answer(const std::vector<PersonFigures>& all);
[[nodiscard]] std::string answer(const std::vector<Encounter>& all, const std::string& a,
                                 const std::string& b);
[[nodiscard]] std::string answer(const Season& season, const std::string& game,
                                 const SeasonRules& rules);
[[nodiscard]] std::string answer(const std::vector<ListedPerson>& people);
[[nodiscard]] std::string answer(const Rescored& rescored, const Words& words);

}  // namespace spadille
