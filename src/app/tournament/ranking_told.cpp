#include "app/tournament/ranking_told.h"

#include <array>

#include "app/score/figures.h"
#include "core/ledger.h"
#include "text/accounts.h"

namespace spadille {
namespace {

std::string in_brackets_unless(bool counts, const std::string& points) {
  return counts ? points : "(" + points + ")";
}

}  // namespace

std::string place_told(int place) { return place == 0 ? "–" : std::to_string(place); }

std::string score_told(const RoundScore& score) {
  const std::string given = score.points == 0 ? "" : written(clamped(score.points));
  if (score.from == RoundScore::From::nothing) return given.empty() ? "–" : given + "*";
  if (score.from == RoundScore::From::missing) return given.empty() ? "…" : "… " + given;
  const bool played = score.from == RoundScore::From::play;
  return in_brackets_unless(score.counts, written(clamped(score.points)) + (played ? "" : "*"));
}

std::string score_told(const EventScore& score) {
  if (!score.points) return "–";
  return in_brackets_unless(score.counts,
                            written(clamped(*score.points)) + (score.place == 0 ? "*" : ""));
}

std::string total_told(const RankedLine& line, Measure measure) {
  if (measure == Measure::sum) return written(clamped(line.total));
  return quotient(line.total, measure == Measure::per_deal ? line.deals : line.rounds);
}

std::string_view decided_by(Rung rung) {
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
  return kKeys[static_cast<std::size_t>(rung)];
}

std::string money_told(std::int64_t amount) {
  if (amount == 0) return "";
  const std::string cents = std::to_string(amount % 100);
  return std::to_string(amount / 100) + '.' + (cents.size() < 2 ? "0" : "") + cents;
}

}  // namespace spadille
