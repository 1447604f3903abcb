#include "app/tournament/ranking_words.h"

#include <array>

#include "app/score/figures.h"
#include "text/accounts.h"

namespace spadille {

std::string in_words(const RoundScore& score) {
  const bool nothing = score.from == RoundScore::From::nothing;
  if (nothing || score.from == RoundScore::From::missing) return nothing ? "–" : "…";
  const bool played = score.from == RoundScore::From::play;
  const std::string points = written(clamped(score.points)) + (played ? "" : "*");
  return score.counts ? points : "(" + points + ")";
}

std::string total_in_words(const RankedLine& line, Measure measure) {
  if (measure == Measure::sum) return written(clamped(line.total));
  return quotient(line.total, measure == Measure::per_deal ? line.deals : line.rounds);
}

std::string decided_in_words(const RankedLine& line, const Words& words) {
  constexpr std::array<std::string_view, 10> kKeys{"",
                                                   "",
                                                   "event.tie.roem",
                                                   "event.tie.pits",
                                                   "event.tie.wins",
                                                   "event.tie.direct",
                                                   "event.tie.last_round",
                                                   "event.tie.lot",
                                                   "",
                                                   ""};
  const std::string_view key = kKeys[static_cast<std::size_t>(line.rung)];
  return key.empty() ? "" : words.say(key);
}

std::string money_in_words(std::int64_t amount) {
  if (amount == 0) return "";
  const std::string cents = std::to_string(amount % 100);
  return std::to_string(amount / 100) + '.' + (cents.size() < 2 ? "0" : "") + cents;
}

}  // namespace spadille
