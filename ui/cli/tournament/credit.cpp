// Points by the director, for a round.
#include "codec/plain_text.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/machine.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/interview.h"
#include "ui/cli/tournament/print_ranking.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLongestReason = 240;

struct CreditOptions {
  std::string name{};
  std::string points{};
  std::vector<std::string> why{};
  int round = 0;
};

/// Asks for what was not said; false where somebody has ended it.
bool ask_rest(CreditOptions& asked, const Streams& streams, const Voice& voice) {
  Interview talk(streams, voice);
  std::string why;
  if (asked.name.empty() && !talk.text(asked.name, "event.ask.name")) return false;
  if (asked.points.empty() && !talk.text(asked.points, "event.ask.credit")) return false;
  if (asked.why.empty() && !talk.text(why, "event.ask.why")) return false;
  if (asked.why.empty()) asked.why = {why};
  return true;
}

Exit credit(const EventOptions& at, const CreditOptions& told, const Streams& streams,
            const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  CreditOptions asked = told;
  if (asked.why.empty()) {
    if (!streams.machine->talks())
      return fail({Error::Code::usage, {"error.usage.missing"}, "NAME POINTS TEXT"}, streams,
                  voice);
    if (!ask_rest(asked, streams, voice)) return Exit::done;
  }
  const auto who = entrant_called(*event, asked.name, streams, voice);
  if (!who) return who.error();
  const auto points = totals_in(asked.points);
  if (!points || points->size() != 1) return bad_value(asked.points, streams, voice);
  if (const auto wrong = too_long("TEXT", joined(asked.why), kLongestReason))
    return fail(Findings{*wrong}, {}, "", streams, voice);
  TournamentEvent award{.kind = EventKind::awarded};
  award.round = asked.round != 0 ? asked.round : std::max(1, rounds_begun(event->desk.now));
  award.people = {id_of(event->desk.now, *who)};
  award.points = (*points)[0];
  award.text = visible_text(joined(asked.why), kLongestReason);
  return write(*event, {award}, streams, voice, [&] { show_ranking(*event, streams, voice); });
}

}  // namespace

void add_event_credit(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("credit", "event.cli.credit", at, credit);
  command.argument("NAME", asked->name, "event.cli.credit.name");
  command.argument("POINTS", asked->points, "event.cli.credit.points");
  command.arguments("TEXT", asked->why, "event.cli.credit.why");
  command.number("--round", asked->round, "event.cli.credit.round", kMostRounds);
}

}  // namespace spadille::cli
