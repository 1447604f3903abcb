// What the rooms of events say: who sits where, what was told, and that all ways of asking agree.
#include <algorithm>
#include <set>

#include "app/tournament/table_session.h"
#include "tests/walker/at_the_event.h"
#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

using Strings = std::vector<std::string>;

Strings at_event(const Club& club, Strings words) {
  words.insert(words.begin(), "event");
  words.insert(words.end(), {"--event", std::to_string(club.event)});
  return words;
}

/// Without sentences, which are of a language.
Json without_sentences(Json room) {
  room.erase("quality");
  for (Json& matter : room.at("matters")) matter.erase("text");
  return room;
}

/// Everybody who sits in a round, or sits out.
std::multiset<std::string> seated(const Json& drawn) {
  std::multiset<std::string> all;
  for (const Json& table : drawn.at("tables"))
    for (const Json& name : table.at("players")) all.insert(name.get<std::string>());
  for (const Json& name : drawn.at("out")) all.insert(name.get<std::string>());
  return all;
}

std::multiset<std::string> on_roster(const Json& room, bool only_there) {
  std::multiset<std::string> all;
  for (const Json& line : room.at("roster"))
    if (!only_there || !line.contains("absence")) all.insert(line.at("name").get<std::string>());
  return all;
}

void expect_nobody_twice(const std::string& where, const std::multiset<std::string>& names) {
  for (const std::string& name : names)
    expect("room", name == kForgotten || names.count(name) == 1, name + " is twice " + where);
}

/// What a table is said to be is what was told of it.
void expect_state_of(const Json& table) {
  std::set<Json> figures;
  bool by_director = false;
  for (Json told : table.at("told")) {
    by_director = by_director || told.at("by") == "director";
    told.erase("by");
    figures.insert(told);
  }
  const std::string state = table.at("state");
  expect("room", (state == "waiting") == figures.empty(), "it waits: " + table.dump());
  expect("room", (state == "told_differently") == (figures.size() > 1 && !by_director),
         "it was told differently: " + table.dump());
}

void expect_drawn(const Json& room, const Json& drawn) {
  const std::string where = "in round " + drawn.at("round").dump();
  const auto all = seated(drawn);
  expect_nobody_twice(where, all);
  const auto roster = on_roster(room, false);
  expect("room", std::includes(roster.begin(), roster.end(), all.begin(), all.end()),
         "who is drawn is on the roster " + where);
  int number = 0;
  for (const Json& table : drawn.at("tables")) {
    expect_same("room", "the number of a table", table.at("table"), ++number);
    expect_state_of(table);
  }
}

bool is_stale(const Json& room, int round) {
  const Json& matters = room.at("matters");
  return std::any_of(matters.begin(), matters.end(), [&](const Json& matter) {
    return matter.at("kind") == "stale_draw" && matter.at("round") == round;
  });
}

/// Rounds in which not exactly those play or sit out who are there by now; then 0 too: all rounds
/// together.
std::set<int> rounds_of_others(Club& club) {
  std::set<int> rounds;
  for (const Json& drawn : club.events.at(club.event).now.room.at("drawn")) {
    const std::string round = drawn.at("round").dump();
    const Json room = club.world.json(at_event(club, {"show", "--round", round}));
    if (on_roster(room, true) != seated(drawn)) rounds.insert({0, drawn.at("round")});
  }
  return rounds;
}

/// The figures of one table in a sheet: of each account what lines have moved.
Json lines_summed(const Json& sheet) {
  Json totals = Json::array();
  for (std::size_t i = 0; i < sheet.at("accounts").size(); ++i) totals.push_back(0);
  for (const std::size_t i : counted(sheet))
    totals = with_lines(totals, sheet.at("accounts"), sheet["deals"][i].at("lines"));
  return totals;
}

std::int64_t facts_summed(const Json& sheet, const char* key, std::size_t seat) {
  std::int64_t sum = 0;
  for (const std::size_t i : counted(sheet))
    for (const Json& fact : sheet["deals"][i].at("facts")) {
      const auto seats = seats_of(fact.at("who"), sheet["deals"][i]);
      if (fact.at("key") == key && std::find(seats.begin(), seats.end(), seat) != seats.end())
        sum += fact.at("n").get<std::int64_t>();
    }
  return sum;
}

/// Sides that play one game for points, and nobody else sat down since.
bool tells_by_its_lines(const Json& sheet) {
  return sheet.contains("standing") && sheet.at("game") == "klaverjas" &&
         sheet.at("accounts").size() == 2 && !sheet["standing"].contains("personal") &&
         !sheet["session"].contains("changes") && !sheet["session"].contains("own_totals") &&
         !sheet["session"].contains("before");
}

void expect_figures_of(const Json& sheet, const Figures& figures, const std::string& what) {
  if (!tells_by_its_lines(sheet)) return;
  expect_same("told session", what + ", points", figures.points, lines_summed(sheet));
  expect_same("told session", what + ", deals", figures.deals, counted(sheet).size());
  for (std::size_t side = 0; side < 2; ++side) {
    expect_same("told session", what + ", roem", figures.roem.at(side),
                facts_summed(sheet, "roem", side));
    expect_same("told session", what + ", pits", figures.pits.at(side),
                facts_summed(sheet, "pit", side));
  }
}

}  // namespace

void law_of_rooms(Club& club) {
  const Json& room = club.events.at(club.event).now.room;
  expect_nobody_twice("on the roster", on_roster(room, false));
  expect("room", rounds_in(room) <= room.at("rounds").get<int>(), "as many rounds as planned");
  for (const Json& drawn : room.at("drawn")) expect_drawn(room, drawn);
}

void law_of_rounds(Club& club) {
  const Json& room = club.events.at(club.event).now.room;
  const int begun = rounds_begun(open_event(club).now);
  for (const Json& drawn : room.at("drawn")) {
    const int round = drawn.at("round");
    const Json at =
        as_written(club.world.json(at_event(club, {"show", "--round", drawn.at("round").dump()})));
    const bool same = on_roster(at, true) == seated(drawn);
    if (round > begun)
      expect("rounds", same != is_stale(room, round),
             "round " + std::to_string(round) + " is drawn with who is there, or that is told");
    Json otherwise = at;
    otherwise.erase("clock");  // each round has its own
    if (room.contains("clock")) otherwise["clock"] = room.at("clock");
    for (const char* member : {"round", "roster"}) otherwise[member] = room.at(member);
    expect_same("rounds", "the room asked for a round", otherwise, room);
  }
}

void law_of_event_commands(Club& club) {
  const KnownEvent& known = club.events.at(club.event);
  const ShownEvent asked = asked_event(club, club.event);
  expect_same("event commands", "the room", asked.room, known.now.room);
  expect_same("event commands", "the ranking", asked.ranking, known.now.ranking);
  for (const char* language : {"nl", "fr", "ja"}) {
    const Json room = as_written(club.world.json(at_event(club, {"show", "--lang", language})));
    expect_same("event languages", language, without_sentences(room),
                without_sentences(known.now.room));
    expect_same("event languages", language,
                club.world.json(at_event(club, {"ranking", "--lang", language})),
                known.now.ranking);
  }
}

void law_of_event_lists(Club& club) {
  const Json list = club.world.json({"event"}).at("events");
  expect_same("event lists", "events", list.size(), club.events.size());
  for (const Json& event : list) {
    expect("event lists", club.events.contains(event.at("event")), event.dump());
    const Json& room = club.events.at(event.at("event")).now.room;
    for (const char* member : {"title", "date", "state"})
      expect_same("event lists", member, event.at(member), room.at(member));
    expect_same("event lists", "rounds", event.at("rounds"), rounds_in(room));
  }
}

void law_of_draws(Club& club) {
  const Json found = club.world.json(at_event(club, {"check"}));
  const std::set<int> others = rounds_of_others(club);
  for (const Json& breach : found.at("breaches"))
    expect("draws", breach.at("promised") == false || others.contains(breach.value("round", 0)),
           breach.dump());
}

/// What tables that keep their round deal by deal come to is what their sheets say, and what the
/// event does not know yet is due.
void law_of_table_sessions(Club& club) {
  const TournamentDesk desk = open_event(club);
  for (int round = 1; round <= static_cast<int>(desk.now.rounds.size()); ++round) {
    const auto all = club.world.with_book([&](Book& book) { return plays(book, desk, round); });
    expect("table sessions", all.has_value(), "round " + std::to_string(round) + " can be read");
    for (const TablePlay& play : *all) {
      const auto number = static_cast<int>(play.session);
      if (!club.sessions.contains(number) || play.figures.points.empty()) continue;
      const Json& sheet = club.sessions.at(number).now.sheet;
      expect_figures_of(sheet, play.figures, "session " + std::to_string(number));
      expect_same("table sessions", "deals", play.deals, counted(sheet).size());
    }
  }
}

void law_of_told_session(Club& club, int session, int round, int table) {
  const Json sheet = club.world.json({"sheet", "--session", std::to_string(session)});
  const TournamentDesk desk = open_event(club);
  for (const ToldResult& told : result_of(desk.now, round, table)->told)
    if (told.source == ToldBy::session)
      expect_figures_of(sheet, told.figures, "table " + std::to_string(table));
}

}  // namespace spadille::tests
