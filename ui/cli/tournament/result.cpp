// What a table tells of its round.
#include <algorithm>
#include <ostream>
#include <utility>

#include "app/tournament/room.h"
#include "app/tournament/table_session.h"
#include "codec/plain_text.h"
#include "tournament/plan_words.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/interview.h"
#include "ui/cli/tournament/print_room.h"
#include "ui/cli/tournament/results_file.h"

namespace spadille::cli {
namespace {

constexpr RuleId kDealByDeal{{'E', 'V'}, 3, 4};

struct ResultOptions {
  int table = 0;
  std::string points{};  ///< "1313:1319"
  std::string roem{}, pits{};
  int round = 0, deals = 0;
  bool settle = false;
  bool force = false;
  SessionId session = 0;
  std::string file{};
};

/// "1313:1319" as figures; false where it is none.
bool take(const std::string& text, std::vector<std::int64_t>& to) {
  if (text.empty()) return true;
  const auto read = totals_in(text);
  if (!read) return false;
  to.assign(read->begin(), read->end());
  return true;
}

/// The session of the table; 0: none.
SessionId session_of_table(OpenedEvent& event, int round, int table) {
  const TableSession* at = session_at(event.desk.now, round, table);
  if (at == nullptr) return 0;
  const auto number = event.opened.book.store.find(at->session);
  return number && *number ? **number : 0;
}

/// The round that is named, or is played now; where a table's own session tells it, or the director
/// settles it, the last that has one, or a result.
int round_meant(const OpenedEvent& event, const ResultOptions& asked) {
  if (asked.round != 0) return asked.round;
  const int now = current_round(event.desk);
  const bool of_session = asked.points.empty() && asked.session == 0;
  for (int round = now; round > 0; --round)
    if ((of_session && session_at(event.desk.now, round, asked.table) != nullptr) ||
        (asked.settle && result_of(event.desk.now, round, asked.table) != nullptr))
      return round;
  return now;
}

/// The session that tells it: the one that is named, or that of the table where nothing is typed;
/// 0: none.
SessionId session_meant(OpenedEvent& event, const ResultOptions& asked, int round) {
  if (asked.session != 0 || !asked.points.empty()) return asked.session;
  return session_of_table(event, round, asked.table);
}

/// Whether the session of the table still goes on: what it comes to now is no result yet.
bool still_plays(OpenedEvent& event, int round, int table) {
  const auto all = plays(event.opened.book, event.desk, round);
  return all && std::any_of(all->begin(), all->end(), [table](const TablePlay& play) {
           return play.table == table && !play.over;
         });
}

/// Why a session tells nothing: the table keeps its round on another one, or still plays.
std::optional<Finding> not_its_result(OpenedEvent& event, const ResultOptions& asked,
                                      const TournamentEvent& result, SessionId session) {
  const SessionId own = session_of_table(event, result.round, result.table);
  if (own != 0 && own != session)
    return found_at("/session", static_cast<int>(session),
                    {"event.wrong.has_session", {result.round, result.table}}, kDealByDeal,
                    std::to_string(own));
  if (own == session && !asked.force && still_plays(event, result.round, result.table))
    return found_at("/table", asked.table, {"event.wrong.still_plays"}, kDealByDeal);
  return std::nullopt;
}

/// Of what the director leaves out when he settles, what was told stays.
TournamentEvent as_settled(const OpenedEvent& event, TournamentEvent result) {
  const TableResult* before = result_of(event.desk.now, result.round, result.table);
  if (result.source == ToldBy::director && before != nullptr)
    result.figures = settling(*before, std::move(result.figures));
  return result;
}

tl::expected<TournamentEvent, Exit> told(OpenedEvent& event, const ResultOptions& asked,
                                         const Streams& streams, const Voice& voice) {
  TournamentEvent result{.kind = EventKind::result_told, .table = asked.table};
  result.round = round_meant(event, asked);
  if (asked.table == 0)
    return tl::unexpected(
        fail({Error::Code::usage, {"error.usage.missing"}, "TABLE"}, streams, voice));
  if (const SessionId session = session_meant(event, asked, result.round); session != 0) {
    auto read =
        figures_of_session(event.opened.book, event.desk, session, result.round, result.table);
    if (!read) return tl::unexpected(refuse(read.error(), {}, streams, voice));
    if (const auto why = not_its_result(event, asked, result, session))
      return tl::unexpected(fail(Findings{*why}, {}, "", streams, voice));
    result.source = ToldBy::session;
    result.figures = std::move(*read);
    return result;
  }
  if (asked.points.empty())
    return tl::unexpected(
        fail({Error::Code::usage, {"error.usage.missing"}, "POINTS"}, streams, voice));
  result.source = asked.settle ? ToldBy::director : ToldBy::paper;
  result.figures.deals = asked.deals;
  for (const auto& [text, to] :
       {std::pair(&asked.points, &result.figures.points),
        std::pair(&asked.roem, &result.figures.roem), std::pair(&asked.pits, &result.figures.pits)})
    if (!take(*text, *to)) return tl::unexpected(bad_value(*text, streams, voice));
  return as_settled(event, std::move(result));
}

/// Why the figures cannot be, unless the director says that they stand. Of a session each deal was
/// checked by itself; without any it tells nothing.
std::optional<Finding> doubted(const OpenedEvent& event, const TournamentEvent& result) {
  const DrawnTable* table = table_of(event.desk.now, result.round, result.table);
  const bool checked = result.source == ToldBy::session && result.figures.deals > 0;
  if (table == nullptr || checked) return std::nullopt;
  return impossible(event.desk, *table, result.figures);
}

/// Whether a session has told it by itself.
bool is_told(const OpenedEvent& event, const TournamentEvent& result) {
  const TableResult* before = result_of(event.desk.now, result.round, result.table);
  return result.source == ToldBy::session && before != nullptr &&
         std::any_of(before->told.begin(), before->told.end(), [&](const ToldResult& told) {
           return told.source == ToldBy::session && told.figures == result.figures;
         });
}

tl::expected<std::vector<TournamentEvent>, Exit> told_in_file(const OpenedEvent& event,
                                                              const ResultOptions& asked,
                                                              const Streams& streams,
                                                              const Voice& voice) {
  const auto text = read_file(asked.file, streams.in, kMostOfResults);
  if (!text) return tl::unexpected(fail(text.error(), streams, voice));
  auto results = results_in(*text);
  if (!results)
    return tl::unexpected(fail(Findings{results.error()}, {}, visible(asked.file), streams, voice));
  for (TournamentEvent& result : *results) {
    result.round = asked.round != 0 ? asked.round : current_round(event.desk);
    result.source = asked.settle ? ToldBy::director : ToldBy::file;
    result = as_settled(event, std::move(result));
  }
  return *std::move(results);
}

tl::expected<std::vector<TournamentEvent>, Exit> all_told(OpenedEvent& event,
                                                          const ResultOptions& asked,
                                                          const Streams& streams,
                                                          const Voice& voice) {
  if (!asked.file.empty()) return told_in_file(event, asked, streams, voice);
  auto one = told(event, asked, streams, voice);
  if (!one) return tl::unexpected(one.error());
  return std::vector<TournamentEvent>{std::move(*one)};
}

/// Whether figures that cannot be are written down all the same: asked of each.
using Stands = std::function<bool()>;

Exit put(OpenedEvent& event, const ResultOptions& asked, const Stands& stands,
         const Streams& streams, const Voice& voice) {
  const auto results = all_told(event, asked, streams, voice);
  if (!results) return results.error();
  for (const TournamentEvent& result : *results)
    if (const auto why = doubted(event, result); why && !asked.force) {
      const Exit refused =
          fail(Findings{*why}, {}, "#" + std::to_string(result.table), streams, voice);
      if (!stands()) return refused;
    }
  const int round = results->front().round;
  if (results->size() == 1 && is_told(event, results->front())) {
    show_table(event, round, results->front().table, streams, voice);
    return Exit::done;
  }
  const bool begins = round > 1 && round > rounds_begun(event.desk.now) && asked.round == 0;
  return write(event, at_once(*results), streams, voice, [&] {
    if (begins)
      streams.err << voice.words.say(Message{"event.round_begins", {round, round - 1}}) << '\n';
    if (results->size() == 1)
      show_table(event, round, results->front().table, streams, voice);
    else
      show_room(event, round, streams, voice);
  });
}

/// Who sits there, a side behind the other; empty: there is no such table.
std::string sides_at(const OpenedEvent& event, int round, int number) {
  const DrawnTable* table = table_of(event.desk.now, round, number);
  if (table == nullptr) return {};
  std::string line;
  for (const std::string& side : event.sides(*table)) line += (line.empty() ? "" : " : ") + side;
  return line;
}

/// One slip: false where somebody has ended it.
bool ask_slip(Interview& talk, const OpenedEvent& event, int round, ResultOptions& asked) {
  std::string sides;
  while (sides.empty()) {
    if (!talk.number(asked.table, "event.ask.table", kMostEntrants) || asked.table == 0)
      return false;
    sides = sides_at(event, round, asked.table);
    if (sides.empty()) talk.say({"event.wrong.no_table", {round, asked.table}});
  }
  talk.prompter().say("  " + sides);
  return talk.text(asked.points, "event.ask.points", true) &&
         talk.text(asked.roem, "event.ask.roem", true);
}

/// Results one after the other, as the slips come in at the desk. What cannot be is written down as
/// it is where that is wanted.
Exit ask_results(OpenedEvent& event, const ResultOptions& wanted, const Streams& streams,
                 const Voice& voice) {
  Interview talk(streams, voice);
  talk.prompter().say_key("event.ask.slips");
  ResultOptions asked = wanted;
  const auto round = [&] { return wanted.round != 0 ? wanted.round : current_round(event.desk); };
  for (; ask_slip(talk, event, round(), asked); asked = wanted) {
    static_cast<void>(put(
        event, asked,
        [&] {
          return talk.prompter()
              .ask_yes_or_no("event.ask.as_it_is", "event.ask.as_it_is.help")
              .value_or(false);
        },
        streams, voice));
  }
  return Exit::done;
}

Exit tell_result(const EventOptions& at, const ResultOptions& asked, const Streams& streams,
                 const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const bool said = asked.table != 0 || !asked.file.empty();
  if (!said && streams.machine->talks()) return ask_results(*event, asked, streams, voice);
  return put(
      *event, asked, [] { return false; }, streams, voice);
}

}  // namespace

void add_event_result(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("result", "event.cli.result", at, tell_result);
  const Row table = command.argument("TABLE", asked->table, "event.cli.result.table");
  command.argument("POINTS", asked->points, "event.cli.result.points");
  const Row roem = command.text("--roem", asked->roem, "POINTS", "event.cli.result.roem");
  const Row pits = command.text("--pits", asked->pits, "POINTS", "event.cli.result.pits");
  command.number("--round", asked->round, "event.cli.result.round", kMostRounds);
  const Row deals = command.number("--deals", asked->deals, "event.cli.result.deals", 100);
  command.flag("--settle", asked->settle, "event.cli.result.settle");
  command.flag("--force", asked->force, "event.cli.result.force");
  const Row session = command.number("--session", asked->session, "event.cli.result.session");
  command.text("--file", asked->file, "FILE", "event.cli.result.file")
      .excludes(session)
      .excludes(table)
      .excludes(roem)
      .excludes(pits)
      .excludes(deals);
}

}  // namespace spadille::cli
