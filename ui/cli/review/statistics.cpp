// Statistics of players, and of two of them against each other.
#include "app/review/statistics.h"

#include <array>
#include <ostream>

#include "app/keep/people.h"
#include "app/people/names.h"
#include "app/review/highlight_words.h"
#include "app/review/review_answers.h"
#include "text/accounts.h"
#include "text/names.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/review/commands.h"
#include "ui/cli/review/span.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/grid.h"

namespace spadille::cli {
namespace {

/// A figure with what stands behind a share.
std::string detailed(const FigureValue& value, const Voice& voice) {
  if (value.figure->kind != Figure::Kind::percent || value.of == 0)
    return shown(value, voice.words.language());
  return voice.words.say(
      Message{"review.share",
              {clamped(value.n), clamped(value.of), clamped(hundredths(value.n, value.of))}});
}

/// The heads and cells of the figures that stand in one line a player.
std::vector<std::string> brief_heads(const std::vector<FigureValue>& figures, const Voice& voice) {
  std::vector<std::string> heads;
  for (const FigureValue& value : figures)
    if (value.figure->brief) heads.push_back(voice.words.say(value.figure->label));
  return heads;
}

Grid::Row brief_row(const std::string& name, const std::vector<FigureValue>& figures,
                    Language language) {
  Grid::Row row{name, {}};
  for (const FigureValue& value : figures)
    if (value.figure->brief) row.cells.push_back(shown(value, language));
  return row;
}

std::string rows_text(std::string heading, const std::vector<FigureRow>& rows, const Voice& voice) {
  if (rows.empty()) return {};
  Grid grid{std::move(heading), brief_heads(rows.front().figures, voice), {}};
  for (const FigureRow& row : rows)
    grid.rows.push_back(brief_row(row.name, row.figures, voice.words.language()));
  return '\n' + text(grid, voice);
}

std::string game_name(const std::string& game, const Voice& voice) {
  return voice.words.say(game + ".name");
}

/// A line each, the figures below each other.
std::string lines_text(const std::vector<ToldFigure>& lines) {
  std::size_t label = 0;
  for (const ToldFigure& line : lines) label = std::max(label, width(line.label));
  std::string all;
  for (const ToldFigure& line : lines)
    all += "  " + left(line.label, label + 2) + line.value + '\n';
  return all;
}

/// As documents have them.
std::string as_written(const std::string& date) { return date; }

std::string person_text(const PersonFigures& person, const Voice& voice) {
  std::string all =
      voice.style.strong(isolated(person.name) + " · " + game_name(person.game, voice)) + '\n';
  const std::vector<ToldFigure> first = told(person, voice.words, as_written);
  if (!first.empty()) all += lines_text(first) + '\n';
  std::vector<ToldFigure> lines;
  for (const FigureValue& value : person.figures)
    lines.push_back({voice.words.say(value.figure->label), detailed(value, voice)});
  all += lines_text(lines);
  all += rows_text(voice.words.say("review.with_partner"), person.partners, voice);
  return all + rows_text(voice.words.say("review.by_period"), person.periods, voice);
}

/// A line a player, and with periods a line for each of them.
std::string list_text(const std::vector<PersonFigures>& all, const Voice& voice) {
  std::string text_of_all;
  for (std::size_t i = 0; i < all.size();) {
    const std::string& game = all[i].game;
    Grid grid{game_name(game, voice), brief_heads(all[i].figures, voice), {}};
    const std::size_t begin = i;
    for (; i < all.size() && all[i].game == game; ++i) {
      grid.rows.push_back(brief_row(all[i].name, all[i].figures, voice.words.language()));
      for (const FigureRow& period : all[i].periods)
        grid.rows.push_back(brief_row("  " + period.name, period.figures, voice.words.language()));
    }
    text_of_all += (text_of_all.empty() ? "" : "\n") + text(grid, voice);
    const std::span<const PersonFigures> of_game(&all[begin], i - begin);
    text_of_all += lines_text(told_of_all(of_game, voice.words, as_written));
  }
  return text_of_all;
}

void add_shares(Grid& grid, std::string_view heading, const std::array<Share, 2>& shares,
                const std::string& result, const Voice& voice) {
  if (shares[0].deals == 0 && shares[1].deals == 0) return;
  const auto add = [&](const std::string& label, auto member) {
    grid.rows.push_back(
        {"  " + label, {written(clamped(shares[0].*member)), written(clamped(shares[1].*member))}});
  };
  grid.rows.push_back({voice.words.say(heading), {}});
  add(voice.words.say("review.deals"), &Share::deals);
  add(voice.words.say("review.games"), &Share::games);
  add(voice.words.say("review.games_won"), &Share::games_won);
  add(result, &Share::result);
}

std::string encounter_text(const Encounter& encounter, const std::string& a, const std::string& b,
                           const Voice& voice) {
  const std::string result = voice.words.say(figure_table(encounter.game).result_label);
  Grid grid{game_name(encounter.game, voice), {a, b}, {}};
  const std::string sessions = std::to_string(encounter.sessions);
  grid.rows.push_back({voice.words.say("review.evenings_together"), {sessions, sessions}});
  grid.rows.push_back({voice.words.say("review.evenings_ahead"),
                       {std::to_string(encounter.ahead[0]), std::to_string(encounter.ahead[1])}});
  add_shares(grid, "review.as_partners", {encounter.partners, encounter.partners}, result, voice);
  add_shares(grid, "review.as_opponents", encounter.opponents, result, voice);
  return text(grid, voice);
}

Exit nothing(const Streams& streams, const Voice& voice) {
  streams.err << voice.words.say("review.nothing") << '\n';
  return Exit::done;
}

struct StatsOptions {
  BookOptions in{};
  std::string player{};
  SpanOptions span{};
  Period by = Period::whole;
};

Exit stats(const StatsOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  const auto span = span_of(asked.span, streams, voice);
  if (!span) return span.error();
  std::string who;
  if (!asked.player.empty()) {
    const auto meant = person_meant(opened->names, asked.player);
    if (!meant) return refuse(meant.error(), {}, streams, voice);
    who = *meant;
  }
  const auto all = statistics(opened->book, opened->names, who, *span, asked.by);
  if (!all) return fail(all.error(), streams, voice);
  if (voice.json) {
    streams.out << answer(*all) << '\n';
    return Exit::done;
  }
  if (all->empty()) return nothing(streams, voice);
  if (who.empty()) streams.out << list_text(*all, voice);
  for (std::size_t i = 0; !who.empty() && i < all->size(); ++i)
    streams.out << (i > 0 ? "\n" : "") << person_text((*all)[i], voice);
  return Exit::done;
}

struct HeadToHeadOptions {
  BookOptions in{};
  std::string a{};
  std::string b{};
  SpanOptions span{};
};

Exit compare_players(const HeadToHeadOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  const Names& names = opened->names;
  const auto span = span_of(asked.span, streams, voice);
  if (!span) return span.error();
  const auto a = person_meant(names, asked.a);
  if (!a) return refuse(a.error(), {}, streams, voice);
  const auto b = person_meant(names, asked.b);
  if (!b) return refuse(b.error(), {}, streams, voice);
  if (*a == *b)
    return fail({Error::Code::usage, {"review.error.same_person"}, names.of(*a)}, streams, voice);
  const auto all = head_to_head(opened->book, names, *a, *b, *span);
  if (!all) return fail(all.error(), streams, voice);
  if (voice.json) {
    streams.out << answer(*all, names.of(*a), names.of(*b)) << '\n';
    return Exit::done;
  }
  if (all->empty()) return nothing(streams, voice);
  for (std::size_t i = 0; i < all->size(); ++i)
    streams.out << (i > 0 ? "\n" : "")
                << encounter_text((*all)[i], names.of(*a), names.of(*b), voice);
  return Exit::done;
}

}  // namespace

void add_stats(const Node& above) {
  const auto [command, asked] = above.add("stats", "review.cli.stats", stats);
  add_options(command, asked->in);
  command.argument("PLAYER", asked->player, "review.cli.stats.player");
  add_options(command, asked->span);
  constexpr std::array kPeriods{std::pair{"year", Period::year}, std::pair{"month", Period::month}};
  command.choice("--by", asked->by, kPeriods, "review.cli.stats.by").last_counts();
}

void add_head_to_head(const Node& above) {
  const auto [command, asked] =
      above.add("head-to-head", "review.cli.head_to_head", compare_players);
  add_options(command, asked->in);
  command.argument("A", asked->a, "review.cli.person").required();
  command.argument("B", asked->b, "review.cli.person").required();
  add_options(command, asked->span);
}

}  // namespace spadille::cli
