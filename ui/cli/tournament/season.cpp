// The ranking of a season of tournaments.
#include <ostream>

#include "app/tournament/ranking_told.h"
#include "app/tournament/season_of_events.h"
#include "app/tournament/tournament_answers.h"
#include "codec/plain_text.h"
#include "text/accounts.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/grid.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

struct SeasonOptions {
  EventSpan span{};
  int best = 0, least = 0;
  std::string absent{}, places{};
};

std::string season_text(const EventSeason& season, const Names& names, const Voice& voice) {
  Grid grid{voice.words.say("event.events"), {voice.words.say("cli.sheet.total")}, {}};
  for (const Listed& event : season.events) grid.heads.push_back(event.summary.date);
  const std::size_t widest = std::to_string(season.ranking.lines.size()).size();
  for (const TournamentSeasonLine& line : season.ranking.lines) {
    Grid::Row row{right(place_told(line.place), widest) + "  " + names.of(line.id),
                  {written(clamped(line.total))}};
    for (const EventScore& score : line.scores) row.cells.push_back(score_told(score));
    grid.rows.push_back(std::move(row));
  }
  return text(grid, voice);
}

/// What cannot be understood, as it was typed; nothing where all can.
std::optional<std::string> take(const SeasonOptions& asked, TournamentSeasonRules& rules) {
  rules.best = asked.best;
  rules.least = asked.least;
  for (const std::string& date : {asked.span.from, asked.span.to})
    if (!date.empty() && !is_date(date)) return date;
  if (!asked.absent.empty()) {
    const auto missed = totals_in(asked.absent);
    if (!missed || missed->size() != 1) return asked.absent;
    rules.missed = (*missed)[0];
  }
  if (asked.places.empty()) return std::nullopt;
  rules.by = TournamentSeasonRules::By::places;
  for (const std::string& points : list_of(asked.places)) {
    const auto read = totals_in(points);
    if (!read || read->size() != 1) return asked.places;
    rules.per_place.push_back((*read)[0]);
  }
  return std::nullopt;
}

Exit season(const EventOptions& at, const SeasonOptions& asked, const Streams& streams,
            const Voice& voice) {
  auto opened = open_book(at.in, streams, voice);
  if (!opened) return opened.error();
  TournamentSeasonRules rules;
  if (const auto wrong = take(asked, rules)) return bad_value(*wrong, streams, voice);
  const auto ranked = season_of_events(opened->book, asked.span, rules);
  if (!ranked) return refuse(ranked.error(), {}, streams, voice);
  if (voice.json)
    streams.out << season_answer(*ranked, opened->names) << '\n';
  else if (ranked->ranking.lines.empty())
    streams.err << voice.words.say("review.nothing") << '\n';
  else
    streams.out << season_text(*ranked, opened->names, voice);
  return Exit::done;
}

}  // namespace

void add_event_season(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("season", "event.cli.season", at, season);
  command.text("--from", asked->span.from, "DATE", "event.cli.season.from");
  command.text("--to", asked->span.to, "DATE", "event.cli.season.to");
  command.game("--game", asked->span.game, "GAME", "cli.rules.list.game");
  command.number("--best", asked->best, "event.cli.season.best", 1000);
  command.number("--least", asked->least, "event.cli.season.least", 1000);
  command.text("--absent", asked->absent, "POINTS", "event.cli.season.absent");
  command.text("--places", asked->places, "LIST", "event.cli.season.places");
}

}  // namespace spadille::cli
