// The session of a table: recorded deal by deal like any other.
#include <ostream>

#include "app/tournament/table_session.h"
#include "ui/cli/book/carry_out.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

struct PlayOptions {
  int table = 0;
  int round = 0;
};

Exit play(const EventOptions& at, const PlayOptions& asked, const Streams& streams,
          const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const int round = asked.round != 0 ? asked.round : current_round(event->desk);
  const auto desk = play_at_table(event->opened.book, event->desk, round, asked.table);
  if (!desk) return refuse(desk.error(), {}, streams, voice);
  streams.saved();
  show(view(*desk, event->opened.names), streams, voice);
  streams.err << voice.words.say("book.saved") << '\n';
  return Exit::done;
}

}  // namespace

void add_event_play(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("play", "event.cli.play", at, play);
  command.argument("TABLE", asked->table, "event.cli.result.table").required();
  command.number("--round", asked->round, "event.cli.result.round", kMostRounds);
}

}  // namespace spadille::cli
