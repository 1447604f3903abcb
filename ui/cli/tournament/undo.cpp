// Takes back what was written down last, or takes that back.
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

struct UndoOptions {};

Exit take_back(const EventOptions& at, bool redo, const Streams& streams, const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const std::vector<Seq> all = redo ? redone_next(event->desk.log) : undone_next(event->desk.log);
  if (all.empty())
    return fail(
        {Error::Code::usage, {redo ? "error.nothing_to_redo" : "error.nothing_to_undo"}, {}},
        streams, voice);
  std::vector<TournamentEvent> events;
  events.reserve(all.size());
  for (const Seq of : all) events.push_back({.kind = EventKind::voided, .of = of});
  return write(*event, events, streams, voice,
               [&] { show_room(*event, current_round(event->desk), streams, voice); });
}

Exit undo(const EventOptions& at, const UndoOptions&, const Streams& streams, const Voice& voice) {
  return take_back(at, false, streams, voice);
}

Exit redo(const EventOptions& at, const UndoOptions&, const Streams& streams, const Voice& voice) {
  return take_back(at, true, streams, voice);
}

}  // namespace

void add_event_undo(const Node& event, const AtEvent& at) {
  static_cast<void>(event.add("undo", "event.cli.undo", at, undo));
  static_cast<void>(event.add("redo", "event.cli.redo", at, redo));
}

}  // namespace spadille::cli
