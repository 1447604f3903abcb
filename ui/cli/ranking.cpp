// The ranking of a season.
#include <ostream>

#include "app/review_answers.h"
#include "app/season.h"
#include "codec/scalar.h"
#include "ui/cli/columns.h"
#include "ui/cli/grid.h"
#include "ui/cli/review.h"
#include "ui/cli/split.h"

namespace spadille::cli {
namespace {

/// "12", "(12)" where it does not count, "12*" where it is a credit.
std::string cell(const SeasonResult& result) {
  const std::string points = written(clamped(result.points)) + (result.absent ? "*" : "");
  return result.counts ? points : "(" + points + ")";
}

bool any(const Season& season, bool (*is)(const SeasonResult&)) {
  return std::ranges::any_of(season.places, [is](const SeasonPlace& player) {
    return std::ranges::any_of(player.results, is);
  });
}

std::string season_text(const Season& season, const std::string& game, const Voice& voice) {
  Grid grid{voice.words.say(game + ".name"), {voice.words.say("cli.sheet.total")}, {}};
  for (const SeasonSession& session : season.sessions)
    grid.heads.push_back("#" + std::to_string(session.session));
  const std::size_t widest = std::to_string(season.places.size()).size();
  for (const SeasonPlace& player : season.places) {
    Grid::Row row{right(std::to_string(player.place), widest) + "  " + player.name, {}};
    row.cells.push_back(written(clamped(player.total)));
    for (const SeasonResult& result : player.results) row.cells.push_back(cell(result));
    grid.rows.push_back(std::move(row));
  }
  return text(grid, voice);
}

std::string heading(const Season& season, const SeasonRules& rules, const Voice& voice) {
  const std::string first = season.sessions.front().date;
  const std::string last = season.sessions.back().date;
  const int sessions = static_cast<int>(season.sessions.size());
  std::string line = first == last ? first : first + " – " + last;
  line += " · " + voice.words.say(Message{"review.season.sessions", {Arg::count(sessions)}});
  if (rules.best > 0 && rules.best < sessions)
    line += " · " + voice.words.say(Message{"review.season.best", {Arg::count(rules.best)}});
  return line;
}

void print(const Season& season, const Request& request, const SeasonRules& rules,
           const Streams& streams, const Voice& voice) {
  streams.out << voice.style.dim(heading(season, rules, voice)) << '\n';
  streams.out << season_text(season, request.game, voice);
  const bool absent = any(season, [](const SeasonResult& r) { return r.absent; });
  if (any(season, [](const SeasonResult& r) { return !r.counts; }))
    streams.out << voice.words.say("review.season.dropped") << '\n';
  if (absent) streams.out << voice.words.say("review.season.absent") << '\n';
  if (season.fewer_is_better) streams.out << voice.words.say("review.season.fewer") << '\n';
  if (season.fewer_is_better && absent && request.credit.empty())
    streams.err << voice.words.say("review.season.no_credit") << '\n';
}

}  // namespace

Exit ranking_of_season(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto span = span_of(request, streams, voice);
  if (!span) return span.error();
  SeasonRules rules{request.best, 0};
  if (!request.credit.empty()) {
    const auto credit = totals_in(request.credit);
    if (!credit || credit->size() != 1)
      return fail({Error::Code::usage, {"error.usage.value"}, visible(request.credit)}, streams,
                  voice);
    rules.absent = (*credit)[0];
  }
  const auto ranked = season(opened->book, opened->names, *span, rules);
  if (!ranked) return fail(ranked.error(), streams, voice);
  if (request.json)
    streams.out << answer(*ranked, request.game, rules) << '\n';
  else if (ranked->places.empty())
    streams.err << voice.words.say("review.nothing") << '\n';
  else
    print(*ranked, request, rules, streams, voice);
  return Exit::done;
}

}  // namespace spadille::cli
