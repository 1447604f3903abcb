// Who plays with whom, and where.
#include <ostream>

#include "app/tournament/drawing.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

struct DrawOptions {
  int round = 0, rounds = 0, seed = 0;
  std::string swap{};  ///< "Ann,Bob"
  bool dry_run = false;
};

DrawWish wish_of(const DrawOptions& asked) {
  DrawWish wish{.from = asked.round, .rounds = asked.rounds};
  if (asked.seed != 0) wish.seed = static_cast<std::uint64_t>(asked.seed);
  return wish;
}

/// What is drawn, or changed by hand; else how the command ends.
tl::expected<std::vector<TournamentEvent>, Exit> events_of(const OpenedEvent& event,
                                                           const DrawOptions& asked,
                                                           const Streams& streams,
                                                           const Voice& voice) {
  if (asked.swap.empty()) {
    auto events = drawn(event.desk, wish_of(asked));
    if (!events) return tl::unexpected(refuse(events.error(), {}, streams, voice));
    return std::move(*events);
  }
  const auto names = parts(asked.swap, ',');
  if (names.size() != 2) return tl::unexpected(bad_value(asked.swap, streams, voice));
  const auto one = entrant_called(event, names[0], streams, voice);
  if (!one) return tl::unexpected(one.error());
  const auto other = entrant_called(event, names[1], streams, voice);
  if (!other) return tl::unexpected(other.error());
  const int round = asked.round != 0 ? asked.round : rounds_begun(event.desk.now) + 1;
  auto changed = swapped(event.desk, round, *one, *other);
  if (!changed) return tl::unexpected(refuse(changed.error(), {}, streams, voice));
  return std::vector<TournamentEvent>{std::move(*changed)};
}

void show_drawn(OpenedEvent& event, const std::vector<TournamentEvent>& events,
                const Streams& streams, const Voice& voice) {
  if (voice.json) return show_room(event, events.front().round, streams, voice);
  for (const TournamentEvent& each : events) show_room(event, each.round, streams, voice);
}

Exit draw(const EventOptions& at, const DrawOptions& asked, const Streams& streams,
          const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const auto events = events_of(*event, asked, streams, voice);
  if (!events) return events.error();
  const auto show = [&] { show_drawn(*event, *events, streams, voice); };
  if (!asked.dry_run) return write(*event, *events, streams, voice, show);
  for (const TournamentEvent& each : *events) event->desk.log.events.push_back(each);
  event->desk.now = tournament(event->desk.log);
  show();
  return Exit::done;
}

}  // namespace

void add_event_draw(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("draw", "event.cli.draw", at, draw);
  command.number("--round", asked->round, "event.cli.draw.round", kMostRounds);
  Row rounds = command.number("--rounds", asked->rounds, "event.cli.draw.rounds", kMostRounds);
  Row seed =
      command.number("--seed", asked->seed, "event.cli.new.seed", static_cast<int>(kMostSeed));
  const Row swap = command.text("--swap", asked->swap, "NAMES", "event.cli.draw.swap");
  rounds.excludes(swap);
  seed.excludes(swap);
  command.flag("--dry-run", asked->dry_run, "event.cli.draw.dry_run");
}

}  // namespace spadille::cli
