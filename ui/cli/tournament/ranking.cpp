// The ranking of a tournament.
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_ranking.h"

namespace spadille::cli {
namespace {

struct RankingOptions {};

Exit rank(const EventOptions& at, const RankingOptions&, const Streams& streams,
          const Voice& voice) {
  const auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  show_ranking(*event, streams, voice);
  return Exit::done;
}

}  // namespace

void add_event_ranking(const Node& event, const AtEvent& at) {
  static_cast<void>(event.add("ranking", "event.cli.ranking", at, rank));
}

}  // namespace spadille::cli
