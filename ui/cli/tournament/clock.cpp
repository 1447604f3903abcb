// How long a round has: the clock that hangs on the wall.
#include "tournament/clock.h"

#include <ostream>

#include "tournament/plan_words.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

enum class ClockWish : std::uint8_t { show, start, stop, more };

struct ClockOptions {
  std::string does{};
  int minutes = 0;
  int last_call = 0;
  int round = 0;
};

std::optional<ClockWish> wish_in(const std::string& word) {
  constexpr std::array<std::string_view, 4> kWishes{"show", "start", "stop", "more"};
  if (word.empty()) return ClockWish::show;
  return called<ClockWish>(kWishes, word);
}

/// The round that is meant: the one whose clock runs, unless it is to start.
int round_meant(const OpenedEvent& event, ClockWish wish) {
  const std::vector<RoundClock>& clocks = event.desk.now.clocks;
  const bool of_running = wish != ClockWish::start && !clocks.empty();
  return of_running ? clocks.back().round : current_round(event.desk);
}

/// The clock as it is to be; nothing where nobody has said for how long.
std::optional<TournamentEvent> clock_wished(OpenedEvent& event, const ClockOptions& asked,
                                            ClockWish wish, int round) {
  if (wish == ClockWish::stop) return TournamentEvent{.kind = EventKind::clock_set, .round = round};
  const Plan& plan = event.desk.now.plan;
  const RoundClock* running = clock_of(event.desk.now, round);
  const bool goes_on = wish == ClockWish::more && running != nullptr;
  const int minutes = asked.minutes != 0 || goes_on ? asked.minutes : plan.minutes;
  if (minutes == 0) return std::nullopt;
  TournamentEvent clock = goes_on ? longer_clock(*running, minutes)
                                  : started_clock(plan, round, event.opened.book.now(), minutes);
  if (asked.last_call != 0) clock.last_call = asked.last_call;
  return clock;
}

Exit run_clock(const EventOptions& at, const ClockOptions& asked, const Streams& streams,
               const Voice& voice) {
  const auto wish = wish_in(asked.does);
  if (!wish) return bad_value(asked.does, streams, voice);
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  const int round = asked.round != 0 ? asked.round : round_meant(*event, *wish);
  if (*wish == ClockWish::show) {
    show_clock(*event, round, streams, voice);
    return Exit::done;
  }
  const auto clock = clock_wished(*event, asked, *wish, round);
  if (!clock) return fail({Error::Code::usage, {"error.usage.missing"}, "MINUTES"}, streams, voice);
  return write(*event, {*clock}, streams, voice,
               [&] { show_clock(*event, round, streams, voice); });
}

}  // namespace

void add_event_clock(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("clock", "event.cli.clock", at, run_clock);
  command.argument("show|start|stop|more", asked->does, "event.cli.clock.does");
  command.argument("MINUTES", asked->minutes, "event.cli.clock.minutes");
  command.number("--last-call", asked->last_call, "event.cli.new.last_call", kMostMinutes);
  command.number("--round", asked->round, "event.cli.show.round", kMostRounds);
}

}  // namespace spadille::cli
