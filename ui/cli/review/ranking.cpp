// The ranking of a season.
#include <ostream>

#include "app/review/review_answers.h"
#include "app/review/season.h"
#include "text/accounts.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/review/commands.h"
#include "ui/cli/review/span.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/grid.h"

namespace spadille::cli {
namespace {

/// "12", "(12)" where it does not count, "12*" where it is a credit; a dash for nothing.
std::string cell(const SeasonResult& result) {
  if (!result.points) return "–";
  const std::string points = written(clamped(*result.points)) + (result.absent ? "*" : "");
  return result.counts ? points : "(" + points + ")";
}

/// "#12"; of an evening at several tables its date.
std::string head(const SeasonEvening& evening) {
  if (evening.sessions.size() > 1) return evening.date;
  return "#" + std::to_string(evening.sessions.front());
}

std::string season_text(const Season& season, const std::string& game, const Voice& voice) {
  Grid grid{voice.words.say(game + ".name"), {voice.words.say("cli.sheet.total")}, {}};
  if (season.by_average) grid.heads.push_back(voice.words.say("review.season.average"));
  for (const SeasonEvening& evening : season.evenings) grid.heads.push_back(head(evening));
  const std::size_t widest = std::to_string(season.places.size()).size();
  for (const SeasonPlace& player : season.places) {
    const std::string place = player.place == 0 ? "–" : std::to_string(player.place);
    Grid::Row row{right(place, widest) + "  " + player.name, {}};
    row.cells.push_back(written(clamped(player.total)));
    if (season.by_average) row.cells.push_back(quotient(player.total, player.counted));
    for (const SeasonResult& result : player.results) row.cells.push_back(cell(result));
    grid.rows.push_back(std::move(row));
  }
  return text(grid, voice);
}

std::string heading(const Season& season, const SeasonRules& rules, const Voice& voice) {
  const std::string first = season.evenings.front().date;
  const std::string last = season.evenings.back().date;
  const int evenings = static_cast<int>(season.evenings.size());
  std::string line = first == last ? first : first + " – " + last;
  line += " · " + voice.words.say(Message{"review.season.evenings", {Arg::count(evenings)}});
  if (rules.best > 0 && rules.best < evenings)
    line += " · " + voice.words.say(Message{"review.season.best", {Arg::count(rules.best)}});
  if (rules.least > 0)
    line += " · " + voice.words.say(Message{"review.season.least", {Arg::count(rules.least)}});
  return line;
}

void print(const Season& season, const std::string& game, const SeasonRules& rules,
           const Streams& streams, const Voice& voice) {
  streams.out << voice.style.dim(heading(season, rules, voice)) << '\n';
  streams.out << season_text(season, game, voice);
  for (const std::string_view note : notes(season)) streams.out << voice.words.say(note) << '\n';
}

struct RankingOptions {
  BookOptions in{};
  SpanOptions span{};
  int best = 0;
  int least = 0;
  std::string credit{};  ///< what a missed evening counts
};

Exit ranking_of_season(const RankingOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  const auto span = span_of(asked.span, streams, voice);
  if (!span) return span.error();
  SeasonRules rules{.best = asked.best, .least = asked.least};
  if (!asked.credit.empty()) {
    const auto credit = totals_in(asked.credit);
    if (!credit || credit->size() != 1) return bad_value(asked.credit, streams, voice);
    rules.absent = (*credit)[0];
  }
  const auto ranked = season(opened->book, opened->names, *span, rules);
  if (!ranked) return fail(ranked.error(), streams, voice);
  if (voice.json)
    streams.out << answer(*ranked, asked.span.game, rules) << '\n';
  else if (ranked->places.empty())
    streams.err << voice.words.say("review.nothing") << '\n';
  else
    print(*ranked, asked.span.game, rules, streams, voice);
  return Exit::done;
}

}  // namespace

void add_ranking(const Node& above) {
  const auto [command, asked] = above.add("ranking", "review.cli.ranking", ranking_of_season);
  add_options(command, asked->in);
  add_options(command, asked->span, true);
  command.number("--best", asked->best, "review.cli.ranking.best");
  command.number("--least", asked->least, "review.cli.ranking.least");
  command.text("--absent", asked->credit, "POINTS", "review.cli.ranking.absent");
}

}  // namespace spadille::cli
