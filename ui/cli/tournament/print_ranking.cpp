#include "ui/cli/tournament/print_ranking.h"

#include <algorithm>
#include <ostream>

#include "app/tournament/ranking_told.h"
#include "app/tournament/tournament_answers.h"
#include "tournament/ranking.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/grid.h"

namespace spadille::cli {
namespace {

std::string decided(const RankedLine& line, const Voice& voice) {
  const std::string_view key = decided_by(line.rung);
  return key.empty() ? "" : voice.words.say(key);
}

Grid::Row row_of(const OpenedEvent& event, const RankedLine& line, std::size_t widest, bool prizes,
                 const Voice& voice) {
  std::string who;
  for (const std::string& name : event.names(line.who)) who += (who.empty() ? "" : " & ") + name;
  Grid::Row row{right(place_told(line.place), widest) + "  " + who,
                {total_told(line, event.desk.now.plan.ranking.measure)}};
  for (const RoundScore& score : line.scores) row.cells.push_back(score_told(score));
  row.cells.push_back(decided(line, voice));
  if (prizes) row.cells.push_back(money_told(line.prize));
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
