#include "ui/cli/tournament/print_ranking.h"

#include <algorithm>
#include <ostream>

#include "app/score/figures.h"
#include "app/tournament/tournament_answers.h"
#include "text/accounts.h"
#include "tournament/ranking.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/grid.h"

namespace spadille::cli {
namespace {

/// "1313", "(1280)" where it does not count, "1600*" for a credit, a dash for nothing.
std::string cell(const RoundScore& score) {
  const bool nothing = score.from == RoundScore::From::nothing;
  if (nothing || score.from == RoundScore::From::missing) return nothing ? "–" : "…";
  const bool played = score.from == RoundScore::From::play;
  const std::string points = written(clamped(score.points)) + (played ? "" : "*");
  return score.counts ? points : "(" + points + ")";
}

/// What decided, where it was not the total: "roem", "lot".
std::string decided(const RankedLine& line, const Voice& voice) {
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
  return key.empty() ? "" : voice.words.say(key);
}

std::string money(std::int64_t amount) {
  if (amount == 0) return "";
  const std::string cents = std::to_string(amount % 100);
  return std::to_string(amount / 100) + '.' + (cents.size() < 2 ? "0" : "") + cents;
}

std::string measured(const RankedLine& line, Measure measure) {
  if (measure == Measure::sum) return written(clamped(line.total));
  return quotient(line.total, measure == Measure::per_deal ? line.deals : line.rounds);
}

Grid::Row row_of(const OpenedEvent& event, const RankedLine& line, std::size_t widest, bool prizes,
                 const Voice& voice) {
  std::string who;
  for (const std::string& name : event.names(line.who)) who += (who.empty() ? "" : " & ") + name;
  const std::string place = line.place == 0 ? "–" : std::to_string(line.place);
  Grid::Row row{right(place, widest) + "  " + who,
                {measured(line, event.desk.now.plan.ranking.measure)}};
  for (const RoundScore& score : line.scores) row.cells.push_back(cell(score));
  row.cells.push_back(decided(line, voice));
  if (prizes) row.cells.push_back(money(line.prize));
  return row;
}

}  // namespace

void show_ranking(const OpenedEvent& event, const Streams& streams, const Voice& voice) {
  const std::vector<RankedLine> lines = ranking(event.desk.now);
  if (voice.json) {
    streams.out << ranking_answer(event.desk, event.opened.names, lines) << '\n';
    return;
  }
  if (lines.empty()) {
    streams.err << voice.words.say("review.nothing") << '\n';
    return;
  }
  const bool prizes = std::any_of(lines.begin(), lines.end(),
                                  [](const RankedLine& line) { return line.prize != 0; });
  Grid grid{event.desk.now.plan.title, {voice.words.say("cli.sheet.total")}, {}};
  for (std::size_t round = 1; round <= lines.front().scores.size(); ++round)
    grid.heads.push_back(std::to_string(round));
  grid.heads.emplace_back();
  if (prizes) grid.heads.push_back(voice.words.say("event.prize"));
  const std::size_t widest = std::to_string(lines.size()).size();
  for (const RankedLine& line : lines)
    grid.rows.push_back(row_of(event, line, widest, prizes, voice));
  streams.out << text(grid, voice);
}

}  // namespace spadille::cli
