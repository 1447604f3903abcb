// How the room stands.
#include <ostream>

#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

struct ShowOptions {
  int round = 0;
  bool by_name = false;
};

Exit show_event(const EventOptions& at, const ShowOptions& asked, const Streams& streams,
                const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const int rounds = event->desk.now.plan.rounds;
  if (asked.round > rounds)
    return fail({found_at("/round", asked.round, {"finding.range"}, {}, from_to(1, rounds))}, {},
                "", streams, voice);
  const int round = asked.round != 0 ? asked.round : current_round(event->desk);
  if (asked.by_name)
    show_by_name(*event, round, streams, voice);
  else
    show_room(*event, round, streams, voice);
  return Exit::done;
}

}  // namespace

void add_event_show(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("show", "event.cli.show", at, show_event);
  command.number("--round", asked->round, "event.cli.show.round", kMostRounds);
  command.flag("--by-name", asked->by_name, "event.cli.show.by_name");
}

}  // namespace spadille::cli
