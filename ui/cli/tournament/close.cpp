// A tournament is over, was begun by mistake, or goes on after all.
#include <ostream>

#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_ranking.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

struct CloseOptions {};

Exit put(const EventOptions& at, EventKind kind, const Streams& streams, const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  return write(*event, {{.kind = kind}}, streams, voice,
               [&] { show_ranking(*event, streams, voice); });
}

Exit close(const EventOptions& at, const CloseOptions&, const Streams& streams,
           const Voice& voice) {
  return put(at, EventKind::closed, streams, voice);
}

Exit reopen(const EventOptions& at, const CloseOptions&, const Streams& streams,
            const Voice& voice) {
  return put(at, EventKind::reopened, streams, voice);
}

/// No list shows it any more: the number that gets it back is said here.
Exit discard(const EventOptions& at, const CloseOptions&, const Streams& streams,
             const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const auto number = static_cast<int>(event->desk.id);
  return write(*event, {{.kind = EventKind::discarded}}, streams, voice, [&] {
    if (voice.json)
      show_room(*event, current_round(event->desk), streams, voice);
    else
      streams.err << voice.words.say(Message{"event.discarded", {number}}) << '\n';
  });
}

}  // namespace

void add_event_close(const Node& event, const AtEvent& at) {
  static_cast<void>(event.add("close", "event.cli.close", at, close));
  static_cast<void>(event.add("discard", "event.cli.discard", at, discard));
  static_cast<void>(event.add("reopen", "event.cli.reopen", at, reopen));
}

}  // namespace spadille::cli
