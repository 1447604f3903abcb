// What happens at the tables of an event: results, sessions, the clock, calls.
#include <algorithm>
#include <fstream>
#include <numeric>

#include "app/tournament/room.h"
#include "app/tournament/table_session.h"
#include "tests/walker/at_the_event.h"
#include "tests/walker/laws.h"
#include "tests/walker/steps.h"

namespace spadille::tests {
namespace {

/// A table of a round that is drawn.
struct Place {
  int round = 1;
  int table = 1;
};

/// Of the round that is played now, mostly; nothing where nothing is drawn.
std::optional<Place> any_place(const Json& room, Dice& dice) {
  if (rounds_in(room) == 0) return std::nullopt;
  int round = std::min(room.at("round").get<int>(), rounds_in(room));
  if (dice.one_in(5)) round = 1 + dice.below(rounds_in(room));
  const Json& tables = room.at("drawn").at(static_cast<std::size_t>(round) - 1).at("tables");
  return Place{round, 1 + dice.below(static_cast<int>(tables.size()))};
}

std::optional<Place> place_here(Club& club, Dice& dice) {
  return any_place(club.events.at(club.event).now.room, dice);
}

/// What a table could tell: at Klaverjas card points that can be, otherwise small figures.
Figures any_figures(const TournamentDesk& desk, const Place& at, Dice& dice) {
  const DrawnTable& table = *table_of(desk.now, at.round, at.table);
  const std::size_t count = figures_at(desk.now.plan, table);
  const int deals = desk.now.plan.deals == 0 ? 16 : desk.now.plan.deals;
  Figures figures;
  for (std::size_t i = 0; i < count; ++i) figures.points.push_back(dice.below(81 * deals));
  for (std::size_t i = 0; i < count && dice.one_in(3); ++i)
    figures.roem.assign(count, 20L * dice.below(9));
  if (desk.now.plan.game == "klaverjas" && count == 2)
    figures.points[1] = 162L * deals - figures.points[0] +
                        std::accumulate(figures.roem.begin(), figures.roem.end(), std::int64_t{0});
  if (dice.one_in(4)) figures.pits.assign(count, dice.below(2));
  return figures;
}

std::string with_colons(const std::vector<std::int64_t>& figures) {
  std::string all;
  for (const std::int64_t figure : figures)
    all += (all.empty() ? "" : ":") + std::to_string(figure);
  return all;
}

std::vector<std::string> words_of_result(const Place& at, const Figures& figures, Dice& dice) {
  std::vector<std::string> words{"result", std::to_string(at.table), with_colons(figures.points)};
  words.insert(words.end(), {"--round", std::to_string(at.round)});
  if (!figures.roem.empty()) words.insert(words.end(), {"--roem", with_colons(figures.roem)});
  if (!figures.pits.empty()) words.insert(words.end(), {"--pits", with_colons(figures.pits)});
  if (!dice.one_in(3)) words.emplace_back("--force");
  return words;
}

/// What the room shows of a source is what was told.
void expect_told(Club& club, const Place& at, const char* source, const Figures& figures) {
  const Json* table = table_in(club.events.at(club.event).now.room, at.round, at.table);
  expect("result", table != nullptr, "the table is there");
  const bool shown =
      std::any_of(table->at("told").begin(), table->at("told").end(), [&](const Json& told) {
        return told.at("by") == source && told.at("points") == Json(figures.points) &&
               (figures.roem.empty() || told.value("roem", Json()) == Json(figures.roem));
      });
  expect("result", shown,
         std::string(source) + " told " + with_colons(figures.points) + ": " + table->dump());
}

/// Somebody of the table.
std::string somebody_at(const TournamentDesk& desk, const Place& at, Dice& dice) {
  return id_of(desk.now, dice.of(table_of(desk.now, at.round, at.table)->seats));
}

TournamentEvent entry_at(EventKind kind, const Place& at) {
  return {.kind = kind, .round = at.round, .table = at.table};
}

/// A table that keeps its round deal by deal, with its session; nothing where none does.
struct Played {
  Place at{};
  int session = 0;
};
std::optional<Played> any_played(Club& club, Dice& dice) {
  const TournamentDesk desk = open_event(club);
  std::vector<Played> all;
  club.world.with_book([&](Book& book) {
    for (const TableSession& each : desk.now.sessions) {
      const auto found = book.store.find(each.session);
      const int number = found && *found ? static_cast<int>(**found) : 0;
      if (club.sessions.contains(number)) all.push_back({{each.round, each.table}, number});
    }
    return true;
  });
  return all.empty() ? std::nullopt : std::optional(dice.of(all));
}

/// It lies there with the people of the table, and nothing played.
void take_up_table(Club& club, const Place& at) {
  const int session = club.world.with_book([&](Book& book) {
    const auto desk = open_tournament(book, club.event);
    const auto found = book.store.find(session_at(desk->now, at.round, at.table)->session);
    expect("play", found && *found, "the session of the table is in the book");
    return static_cast<int>(**found);
  });
  expect("play", !club.sessions.contains(session), "it is a new one");
  club.take_up(session, club.events.at(club.event).date);
  const Json* table = table_in(club.events.at(club.event).now.room, at.round, at.table);
  expect_same("play", "who sits there", club.known().now.sheet.at("players"), table->at("players"));
}

}  // namespace

void take_event_result(Club& club, Dice& dice, Door door) {
  const auto at = place_here(club, dice);
  if (!at) return;
  const TournamentDesk desk = open_event(club);
  const Figures figures = any_figures(desk, *at, dice);
  if (door == Door::command) {
    if (write_event(club, words_of_result(*at, figures, dice)))
      expect_told(club, *at, "paper", figures);
    return;
  }
  TournamentEvent entry = entry_at(EventKind::result_told, *at);
  entry.source = ToldBy::phone;
  entry.figures = figures;
  if (!dice.one_in(4)) entry.people = {somebody_at(desk, *at, dice)};
  if (write_entries(club, "a phone tells " + with_colons(figures.points), {entry}))
    expect_told(club, *at, "phone", figures);
}

/// All tables of a round at once.
void take_event_file(Club& club, Dice& dice, Door /*door*/) {
  const auto at = place_here(club, dice);
  if (!at) return;
  const TournamentDesk desk = open_event(club);
  std::string rows = "table,points\n";
  for (const DrawnTable& table : round_of(desk.now, at->round).tables) {
    rows += std::to_string(table.table);
    for (const auto points : any_figures(desk, {at->round, table.table}, dice).points)
      rows += ',' + std::to_string(points);
    rows += '\n';
  }
  const std::string file = club.world.folder() + "/results.csv";
  std::ofstream(file) << rows;
  if (write_event(club,
                  {"result", "--file", file, "--round", std::to_string(at->round), "--force"}))
    for (const DrawnTable& table : round_of(desk.now, at->round).tables)
      expect("result",
             table_in(club.events.at(club.event).now.room, at->round, table.table)->at("state") !=
                 "waiting",
             "every table of the file has told");
}

/// What the director says counts, whoever told it differently.
void take_event_settle(Club& club, Dice& dice, Door /*door*/) {
  const auto at = place_here(club, dice);
  if (!at) return;
  const Figures figures = any_figures(open_event(club), *at, dice);
  std::vector<std::string> words = words_of_result(*at, figures, dice);
  words.emplace_back("--settle");
  if (!write_event(club, words)) return;
  expect_told(club, *at, "director", figures);
  const Json* table = table_in(club.events.at(club.event).now.room, at->round, at->table);
  expect("result", table->at("state") != "told_differently", "it is settled: " + table->dump());
}

/// A table keeps its round deal by deal: begins, or goes on for some deals.
void take_event_play(Club& club, Dice& dice, Door door) {
  if (const auto played = any_played(club, dice); played && dice.one_in(2)) {
    club.current = played->session;
    for (int i = 0; i < 3; ++i) take_deal(club, dice, door);
    return;
  }
  const auto at = place_here(club, dice);
  if (!at) return;
  const std::size_t people = names_of(club).players().size();
  const bool done =
      door == Door::command
          ? write_event(club,
                        {"play", std::to_string(at->table), "--round", std::to_string(at->round)})
          : write_event(club, "a table begins its session",
                        [&](Book& book, TournamentDesk& desk) -> Outcome<void> {
                          const auto begun = play_at_table(book, desk, at->round, at->table);
                          if (!begun) return tl::unexpected(begun.error());
                          return {};
                        });
  expect_same("play", "people in the book", names_of(club).players().size(), people);
  if (done) take_up_table(club, *at);
}

/// What the session of a table comes to is its result.
void take_event_session(Club& club, Dice& dice, Door door) {
  const auto played = any_played(club, dice);
  if (!played) return;
  const Place at = played->at;
  const std::string session = std::to_string(played->session);
  if (door == Door::app) {
    write_event(club, "results of tables that are over", [&](Book& book, TournamentDesk& desk) {
      const auto all = plays(book, desk, at.round);
      return all ? write_down(book, desk, results_due(desk, *all))
                 : Outcome<void>(tl::unexpected(all.error()));
    });
    return;
  }
  if (write_event(club, {"result", std::to_string(at.table), "--session", session, "--round",
                         std::to_string(at.round)}))
    law_of_told_session(club, played->session, at.round, at.table);
}

void take_event_clock(Club& club, Dice& dice, Door /*door*/) {
  TournamentEvent clock{.kind = EventKind::clock_set, .round = 1 + dice.below(3)};
  clock.begins = "2026-11-20T19:30:00Z";
  clock.minutes = dice.one_in(4) ? 0 : 1 + dice.below(90);
  clock.last_call = dice.below(6);
  if (!write_entries(club, "the clock of round " + std::to_string(clock.round), {clock})) return;
  const TournamentDesk desk = open_event(club);
  const RoundClock* shown = clock_of(desk.now, clock.round);
  expect("clock", (shown == nullptr) == (clock.minutes == 0), "it runs, or was stopped");
  expect("clock", shown == nullptr || shown->minutes == clock.minutes, "so many minutes");
}

/// A table calls, or one that waits is answered.
void take_event_call(Club& club, Dice& dice, Door /*door*/) {
  const auto at = place_here(club, dice);
  if (!at) return;
  const auto waiting = [&club] {
    const Json& matters = club.events.at(club.event).now.room.at("matters");
    return std::count_if(matters.begin(), matters.end(),
                         [](const Json& matter) { return matter.at("kind") == "call"; });
  };
  const auto before = waiting();
  TournamentEvent call = entry_at(EventKind::referee_called, *at);
  call.text = "a revoke";
  if (dice.one_in(2)) call.people = {somebody_at(open_event(club), *at, dice)};
  if (write_entries(club, "a table calls the referee", {call}))
    expect_same("call", "calls that wait", waiting(), before + 1);
}

void take_event_answer(Club& club, Dice& dice, Door /*door*/) {
  const TournamentDesk desk = open_event(club);
  const auto here = place_here(club, dice);
  if (!here) return;
  Place at = *here;
  int of = 0;
  for (const TableCall& call : desk.now.calls)
    if (call.answer == 0) at = {call.round, call.table}, of = call.entry;
  if (table_of(desk.now, at.round, at.table) == nullptr) at = *here, of = 0;
  TournamentEvent answer = entry_at(EventKind::call_answered, at);
  answer.of = of;
  answer.text = "the deal counts";
  answer.clause = "KJ-8.3";
  if (dice.one_in(2)) answer.people = {somebody_at(desk, at, dice)}, answer.points = -100;
  if (write_entries(club, "the referee answers", {answer}))
    expect_same("answer", "rulings of the room", open_event(club).now.rulings.size(),
                desk.now.rulings.size() + 1);
}

/// Somebody who sat there says that a result is right.
void take_event_agree(Club& club, Dice& dice, Door /*door*/) {
  const TournamentDesk desk = open_event(club);
  std::vector<TournamentEvent> possible;
  for (const TableResult& result : desk.now.results)
    for (const ToldResult& told : result.told) {
      const Place at{result.round, result.table};
      TournamentEvent agreed = entry_at(EventKind::result_agreed, at);
      agreed.of = told.entry;
      agreed.people = {somebody_at(desk, at, dice)};
      possible.push_back(std::move(agreed));
    }
  if (!possible.empty()) write_entries(club, "somebody agrees", {dice.of(possible)});
}

}  // namespace spadille::tests
