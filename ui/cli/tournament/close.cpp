// A tournament is over, or goes on after all.
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_ranking.h"

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

}  // namespace

void add_event_close(const Node& event, const AtEvent& at) {
  static_cast<void>(event.add("close", "event.cli.close", at, close));
  static_cast<void>(event.add("reopen", "event.cli.reopen", at, reopen));
}

}  // namespace spadille::cli
