// Random events as documents, for whoever checks draws.
#include <ostream>

#include "app/tournament/simulated.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

struct SimulateOptions {
  int count = 10;
  int seed = 1;
  int most = 24;
};

Exit simulate_events(const EventOptions&, const SimulateOptions& asked, const Streams& streams,
                     const Voice&) {
  const auto first = static_cast<std::uint64_t>(asked.seed);
  SimulationSize size;
  size.most_people = asked.most;
  size.least_people = std::min(size.least_people, asked.most);
  for (int i = 0; i < asked.count && streams.out; ++i)
    streams.out << simulated_document(first + static_cast<std::uint64_t>(i), size) << '\n';
  return Exit::done;
}

}  // namespace

void add_event_simulate(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("simulate", "event.cli.simulate", at, simulate_events);
  command.number("--count", asked->count, "event.cli.simulate.count");
  command.number("--seed", asked->seed, "event.cli.simulate.seed");
  command.number("--most", asked->most, "event.cli.simulate.most", kMostEntrants);
}

}  // namespace spadille::cli
