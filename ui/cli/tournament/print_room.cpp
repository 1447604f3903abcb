#include "ui/cli/tournament/print_room.h"

#include <algorithm>
#include <map>
#include <ostream>

#include "app/games.h"
#include "app/tournament/drawing.h"
#include "app/tournament/table_session.h"
#include "app/tournament/tournament_answers.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/names.h"
#include "text/search_terms.h"
#include "tournament/clock.h"
#include "tournament/plan_words.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/grid.h"

namespace spadille::cli {
namespace {

std::string heading(const Plan& plan, const Voice& voice) {
  std::string line = plan.title;
  const bool known = game_called(plan.game) != nullptr;
  const std::string game = known ? voice.words.say(plan.game + ".name") : plan.game;
  for (const std::string& part : {plan.place, plan.date, game})
    if (!part.empty()) line += " · " + part;
  line +=
      " · " + voice.words.say("event.method." + std::string(name_in(kMethodNames, plan.method)));
  return line;
}

std::string round_line(const OpenedEvent& event, int round, const Voice& voice) {
  const Tournament& now = event.desk.now;
  std::string line =
      voice.words.say(Message{"event.round_of", {round, now.plan.rounds}}) + " · " +
      voice.words.say(
          Message{"event.people", {Arg::count(static_cast<int>(present(now, round).size()))}});
  if (round <= static_cast<int>(now.rounds.size())) {
    const auto tables = round_of(now, round).tables.size();
    line +=
        " · " + voice.words.say(Message{"event.tables", {Arg::count(static_cast<int>(tables))}});
  }
  return line;
}

/// The figures that were told last, one a place; nothing where the table has told nothing.
std::vector<std::int64_t> told_last(const OpenedEvent& event, int round, const DrawnTable& table) {
  const TableResult* result = result_of(event.desk.now, round, table.table);
  return result == nullptr ? std::vector<std::int64_t>() : result->told.back().figures.points;
}

/// Behind figures that do not count: "?" where two tell them differently, "!" where they cannot be.
std::string_view doubt(TableState state) {
  if (state == TableState::told_differently) return " ?";
  return state == TableState::impossible ? " !" : "";
}

/// What stands where a result will: how far a table is that keeps its round deal by deal.
std::string still_playing(const OpenedEvent& event, const std::vector<TablePlay>& plays, int table,
                          const Voice& voice) {
  const auto play = std::find_if(plays.begin(), plays.end(),
                                 [table](const TablePlay& each) { return each.table == table; });
  if (play == plays.end()) return "–";
  const int planned = event.desk.now.plan.deals;
  return voice.words.say(play->deals <= planned ? Message{"event.deal_of", {play->deals, planned}}
                                                : Message{"event.deals_so_far", {play->deals}});
}

/// A line a side, or a seat where everybody plays for himself, with what it made.
void add_rows(Grid& grid, const OpenedEvent& event, const std::vector<TablePlay>& plays, int round,
              const DrawnTable& table, std::size_t widest, const Voice& voice) {
  const auto points = told_last(event, round, table);
  const std::vector<std::string> sides = event.sides(table);
  for (std::size_t side = 0; side < sides.size(); ++side) {
    const std::string number = side == 0 ? std::to_string(table.table) : "";
    const std::string made = side < points.size() ? written(clamped(points[side]))
                             : side == 0          ? still_playing(event, plays, table.table, voice)
                                                  : "–";
    const auto mark = side == 0 ? doubt(state_of(event.desk, round, table)) : "";
    grid.rows.push_back({right(number, widest) + "  " + sides[side], {made + std::string(mark)}});
  }
}

/// The command that settles it, or mends it; empty where there is not one.
std::string command_for(const RoomMatter& matter) {
  const std::string round = " --round " + std::to_string(matter.round);
  switch (matter.kind) {
    case RoomMatter::Kind::told_differently:
      return "spadille event result " + std::to_string(matter.table) + " POINTS" + round +
             " --settle";
    case RoomMatter::Kind::stale_draw:
    case RoomMatter::Kind::other_plan: return "spadille event draw" + round;
    case RoomMatter::Kind::call:
    case RoomMatter::Kind::dispute:
    case RoomMatter::Kind::missing:
    case RoomMatter::Kind::impossible: break;
  }
  return {};
}

/// What waits: of figures that cannot be, of which table.
std::string told(const RoomMatter& matter, const Voice& voice) {
  std::string words = voice.words.say(matter.message);
  if (const std::string command = command_for(matter); !command.empty())
    return labelled(words, command, voice.words);
  if (matter.kind != RoomMatter::Kind::impossible) return words;
  return labelled(voice.words.say(Message{"event.room.table", {matter.round, matter.table}}), words,
                  voice.words);
}

/// "Round 1, no result yet: 1, 3, 8"; all else that waits has a line of its own.
void print_matters(const OpenedEvent& event, const std::vector<TablePlay>& plays,
                   const Streams& streams, const Voice& voice) {
  std::map<int, std::vector<std::string>> missing;
  std::vector<std::string> others;
  std::vector<RoomMatter> all = matters(event.desk);
  for (const RoomMatter& dispute : disputes(plays)) all.push_back(dispute);
  for (const RoomMatter& matter : all)
    if (matter.kind == RoomMatter::Kind::missing)
      missing[matter.round].push_back(std::to_string(matter.table));
    else
      others.push_back(told(matter, voice));
  for (const auto& [round, tables] : missing)
    streams.out << "… "
                << labelled(voice.words.say(Message{"event.room.still_missing", {round}}),
                            listed(tables, voice.words.language()), voice.words)
                << '\n';
  for (const std::string& other : others) streams.out << "! " << other << '\n';
}

std::string tables_text(const OpenedEvent& event, const std::vector<TablePlay>& plays, int round,
                        const Voice& voice) {
  const DrawnRound& drawn = round_of(event.desk.now, round);
  Grid grid{voice.words.say("event.table"), {voice.words.say("event.result")}, {}};
  const std::size_t widest = std::to_string(drawn.tables.size()).size();
  for (const DrawnTable& table : drawn.tables)
    add_rows(grid, event, plays, round, table, widest, voice);
  return text(grid, voice);
}

void print_round(const OpenedEvent& event, const std::vector<TablePlay>& plays, int round,
                 const Streams& streams, const Voice& voice) {
  const Tournament& now = event.desk.now;
  if (round > static_cast<int>(now.rounds.size())) {
    streams.out << voice.words.say("event.not_drawn_yet") << '\n';
    return;
  }
  streams.out << tables_text(event, plays, round, voice);
  const auto& out = round_of(now, round).out;
  if (!out.empty())
    streams.out << voice.words.say("event.sits_out") << ' '
                << listed(event.names(out), voice.words.language()) << '\n';
  for (const Message& told : quality_told(now)) streams.out << voice.words.say(told) << '\n';
}

std::string where(const OpenedEvent& event, Entrant who, int round, const Voice& voice) {
  const Tournament& now = event.desk.now;
  for (const DrawnTable& table : round_of(now, round).tables) {
    const auto seat = std::find(table.seats.begin(), table.seats.end(), who);
    if (seat == table.seats.end()) continue;
    std::string at = voice.words.say(Message{"event.at_table", {table.table}});
    if (!now.plan.partners || table.seats.size() != 4) return at;
    const auto place = static_cast<std::size_t>(seat - table.seats.begin());
    return at + " · & " + event.name(table.seats[(place + 2) % 4]);
  }
  return voice.words.say("event.sits_out_short");
}

std::string presence_told(const Tournament& now, Entrant who, int round, const Voice& voice) {
  const Absence why = absence(now, who, round);
  return voice.words.say("event.absence." + std::string(name_in(kAbsenceNames, why)));
}

void print_wish(const OpenedEvent& event, const Message& what, const std::vector<Entrant>& who,
                const Streams& streams, const Voice& voice) {
  streams.out << labelled(voice.words.say(what), listed(event.names(who), voice.words.language()),
                          voice.words)
              << '\n';
}

void print_wishes(const OpenedEvent& event, const Streams& streams, const Voice& voice) {
  const Wishes& wishes = event.desk.now.wishes;
  for (const auto& [one, other] : wishes.together)
    print_wish(event, {"event.wish.together"}, {one, other}, streams, voice);
  for (const auto& [one, other] : wishes.apart)
    print_wish(event, {"event.wish.apart"}, {one, other}, streams, voice);
  for (const auto& [who, table] : wishes.at_table)
    print_wish(event, {"event.wish.at_table", {table}}, {who}, streams, voice);
}

/// How far tables are that keep a round deal by deal; what cannot be read is as if it were not
/// there: whoever opens that session is told.
std::vector<TablePlay> played(OpenedEvent& event, int round) {
  return plays(event.opened.book, event.desk, round).value_or(std::vector<TablePlay>());
}

void answer_in_json(OpenedEvent& event, int round, const Streams& streams, const Voice& voice) {
  streams.out << room_answer(event.desk, event.opened.names, round, played(event, 0), voice.words)
              << '\n';
}

std::string clock_told(const OpenedEvent& event, int round, const Voice& voice) {
  constexpr std::array<std::string_view, 3> kPhases{
      "event.round_clock.left", "event.round_clock.last_call", "event.round_clock.over"};
  const RoundClock* clock = clock_of(event.desk.now, round);
  if (clock == nullptr) return voice.words.say(Message{"event.round_clock.none", {round}});
  const ClockState state = state_of(*clock, seconds_of(event.opened.book.now()).value_or(0));
  return labelled(voice.words.say(Message{kPhases[static_cast<std::size_t>(state.phase)], {round}}),
                  clock_face(state.left), voice.words);
}

/// Which table calls, and why where that was said.
std::string call_told(const TableCall& call, const Voice& voice) {
  const auto said = [&](std::string_view key) {
    return voice.words.say(Message{key, {call.round, call.table}});
  };
  return call.text.empty() ? said("event.room.call")
                           : labelled(said("event.room.calls"), call.text, voice.words);
}

/// What was asked and ruled, "KJ-8.3", and who has which penalty.
std::string ruling_told(const OpenedEvent& event, const RoomRuling& ruling, const Voice& voice) {
  std::string line = voice.words.say(Message{"event.room.table", {ruling.round, ruling.table}});
  if (const std::string said = asked_and_ruled(event.desk.now, ruling); !said.empty())
    line = labelled(line, said, voice.words);
  if (!ruling.clause.empty()) line += " · " + ruling.clause;
  if (ruling.points != 0)
    line += " · " + labelled(listed(event.names(ruling.people), voice.words.language()),
                             moved(clamped(ruling.points)), voice.words);
  return line;
}

bool names_word(const std::string& line, const std::string& word) {
  return folded(line).find(folded(word)) != std::string::npos;
}

}  // namespace

void show_clock(OpenedEvent& event, int round, const Streams& streams, const Voice& voice) {
  if (voice.json) return answer_in_json(event, round, streams, voice);
  streams.out << clock_told(event, round, voice) << '\n';
}

void show_rulings(OpenedEvent& event, const std::string& word, const Streams& streams,
                  const Voice& voice) {
  if (voice.json) return answer_in_json(event, current_round(event.desk), streams, voice);
  for (const TableCall& call : event.desk.now.calls)
    if (call.answer == 0) streams.out << "! " << call_told(call, voice) << '\n';
  bool any = false;
  for (const RoomRuling& ruling : event.desk.now.rulings) {
    const std::string line = ruling_told(event, ruling, voice);
    if (!word.empty() && !names_word(line, word)) continue;
    any = true;
    streams.out << line << '\n';
  }
  if (!any) streams.err << voice.words.say("event.rulings.none") << '\n';
}

void show_room(OpenedEvent& event, int round, const Streams& streams, const Voice& voice) {
  if (voice.json) return answer_in_json(event, round, streams, voice);
  const std::vector<TablePlay> now = played(event, round);
  streams.out << voice.style.strong(heading(event.desk.now.plan, voice)) << '\n';
  streams.out << voice.style.dim(round_line(event, round, voice)) << '\n';
  if (clock_of(event.desk.now, round) != nullptr)
    streams.out << clock_told(event, round, voice) << '\n';
  print_round(event, now, round, streams, voice);
  print_matters(event, now, streams, voice);
}

void show_table(OpenedEvent& event, int round, int table, const Streams& streams,
                const Voice& voice) {
  if (voice.json) return answer_in_json(event, round, streams, voice);
  const std::vector<TablePlay> now = played(event, round);
  Grid grid{voice.words.say(Message{"event.round_of", {round, event.desk.now.plan.rounds}}),
            {voice.words.say("event.result")},
            {}};
  const std::size_t widest = std::to_string(table).size();
  add_rows(grid, event, now, round, *table_of(event.desk.now, round, table), widest, voice);
  streams.out << text(grid, voice);
  print_matters(event, now, streams, voice);
}

void show_roster(OpenedEvent& event, int round, const std::vector<std::string>& some,
                 const Streams& streams, const Voice& voice) {
  if (voice.json) return show_room(event, round, streams, voice);
  Grid grid{voice.words.say("review.players"), {voice.words.say("event.presence")}, {}};
  const Tournament& now = event.desk.now;
  for (Entrant who = 0; who < static_cast<Entrant>(now.roster.size()); ++who) {
    if (!some.empty() && std::find(some.begin(), some.end(), id_of(now, who)) == some.end())
      continue;
    grid.rows.push_back({event.name(who), {presence_told(now, who, round, voice)}});
  }
  streams.out << text(grid, voice) << round_line(event, round, voice) << '\n';
  print_wishes(event, streams, voice);
}

void show_by_name(OpenedEvent& event, int round, const Streams& streams, const Voice& voice) {
  const Tournament& now = event.desk.now;
  if (voice.json || round > static_cast<int>(now.rounds.size()))
    return show_room(event, round, streams, voice);
  std::vector<std::pair<std::string, std::string>> lines;
  for (const Entrant who : present(now, round))
    lines.emplace_back(event.name(who), where(event, who, round, voice));
  std::sort(lines.begin(), lines.end());
  std::size_t widest = 0;
  for (const auto& [name, place] : lines) widest = std::max(widest, width(name));
  streams.out << voice.style.dim(round_line(event, round, voice)) << '\n';
  for (const auto& [name, place] : lines)
    streams.out << left(name, widest) << "  " << place << '\n';
}

}  // namespace spadille::cli
