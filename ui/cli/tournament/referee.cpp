// The referee of the room: who calls, what is ruled at which table, what was ruled before.
#include <algorithm>
#include <ostream>

#include "codec/plain_text.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/interview.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLongestWords = 240;

struct CallOptions {
  int table = 0;
  int round = 0;
  std::vector<std::string> text{};
};

struct AnswerOptions {
  CallOptions at{};
  std::string clause{};
  std::string penalty{};
};

struct RulingsOptions {
  std::string word{};
};

/// What is said at a table; else how the command ends.
tl::expected<TournamentEvent, Exit> said_at(const OpenedEvent& event, EventKind kind,
                                            const CallOptions& asked, const Streams& streams,
                                            const Voice& voice) {
  if (asked.table == 0)
    return tl::unexpected(
        fail({Error::Code::usage, {"error.usage.missing"}, "TABLE"}, streams, voice));
  const std::string words = joined(asked.text);
  if (const auto wrong = too_long("TEXT", words, kLongestWords))
    return tl::unexpected(fail(Findings{*wrong}, {}, "", streams, voice));
  return TournamentEvent{.kind = kind,
                         .round = asked.round != 0 ? asked.round : current_round(event.desk),
                         .table = asked.table,
                         .text = visible_text(words, kLongestWords)};
}

Exit call(const EventOptions& at, const CallOptions& asked, const Streams& streams,
          const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const auto called = said_at(*event, EventKind::referee_called, asked, streams, voice);
  if (!called) return called.error();
  return write(*event, {*called}, streams, voice,
               [&] { show_table(*event, called->round, called->table, streams, voice); });
}

/// The call of a table that has waited longest; 0: it waits for nobody.
Seq waiting_at(const Tournament& now, int round, int table) {
  const auto found = std::find_if(now.calls.begin(), now.calls.end(), [&](const TableCall& each) {
    return each.round == round && each.table == table && each.answer == 0;
  });
  return found == now.calls.end() ? 0 : found->entry;
}

/// "Ann,Bob:-100": who, and how many points; else how the command ends.
tl::expected<void, Exit> take_penalty(const OpenedEvent& event, const std::string& text,
                                      TournamentEvent& answer, const Streams& streams,
                                      const Voice& voice) {
  const std::size_t colon = text.rfind(':');
  const auto points =
      colon == std::string::npos ? std::optional<Totals>{} : totals_in(text.substr(colon + 1));
  if (!points || points->size() != 1) return tl::unexpected(bad_value(text, streams, voice));
  for (const std::string& name : list_of(text.substr(0, colon))) {
    const auto who = entrant_called(event, name, streams, voice);
    if (!who) return tl::unexpected(who.error());
    answer.people.push_back(id_of(event.desk.now, *who));
  }
  answer.points = (*points)[0];
  return {};
}

/// Asks for what was not said; false where somebody has ended it.
bool ask_place(Interview& talk, CallOptions& asked) {
  std::string text;
  if (asked.table == 0 && !talk.number(asked.table, "event.ask.table", kMostEntrants)) return false;
  if (asked.text.empty() && !talk.text(text, "event.ask.ruling")) return false;
  if (asked.text.empty()) asked.text = {text};
  return true;
}
bool ask_rest(AnswerOptions& asked, const Streams& streams, const Voice& voice) {
  Interview talk(streams, voice);
  if (!ask_place(talk, asked.at)) return false;
  if (asked.clause.empty() && !talk.text(asked.clause, "event.ask.clause", true)) return false;
  return !asked.penalty.empty() || talk.text(asked.penalty, "event.ask.penalty", true);
}

Exit answer(const EventOptions& at, const AnswerOptions& given, const Streams& streams,
            const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  AnswerOptions asked = given;
  if (asked.at.table == 0 && streams.machine->talks() && !ask_rest(asked, streams, voice))
    return Exit::done;
  if (!asked.clause.empty() && !rule_id(asked.clause))
    return bad_value(asked.clause, streams, voice);
  const auto said = said_at(*event, EventKind::call_answered, asked.at, streams, voice);
  if (!said) return said.error();
  TournamentEvent ruled = *said;
  ruled.of = waiting_at(event->desk.now, ruled.round, ruled.table);
  if (!asked.clause.empty()) ruled.clause = to_string(*rule_id(asked.clause));
  if (!asked.penalty.empty())
    if (const auto taken = take_penalty(*event, asked.penalty, ruled, streams, voice); !taken)
      return taken.error();
  return write(*event, {ruled}, streams, voice, [&] { show_rulings(*event, "", streams, voice); });
}

Exit rulings(const EventOptions& at, const RulingsOptions& asked, const Streams& streams,
             const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  show_rulings(*event, asked.word, streams, voice);
  return Exit::done;
}

void add_place(const Node& command, CallOptions& asked) {
  command.argument("TABLE", asked.table, "event.cli.result.table");
  command.arguments("TEXT", asked.text, "event.cli.call.text");
  command.number("--round", asked.round, "event.cli.result.round", kMostRounds);
}

}  // namespace

void add_event_referee(const Node& event, const AtEvent& at) {
  const auto [called, call_asked] = event.add("call", "event.cli.call", at, call);
  add_place(called, *call_asked);
  const auto [answered, asked] = event.add("answer", "event.cli.answer", at, answer);
  add_place(answered, asked->at);
  answered.text("--clause", asked->clause, "WORD", "event.cli.answer.clause");
  answered.text("--penalty", asked->penalty, "POINTS", "event.cli.answer.penalty");
  const auto [listed, listing] = event.add("rulings", "event.cli.rulings", at, rulings);
  listed.argument("WORD", listing->word, "event.cli.rulings.word");
}

}  // namespace spadille::cli
