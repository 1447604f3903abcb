// Others sit down, or people change their places.
#include "app/record/events.h"
#include "app/record/opening.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/with_desk.h"

namespace spadille::cli {
namespace {

struct SeatsOptions {
  SessionOptions at{};
  std::vector<std::string> players{};
  std::string waiting{};
  bool own_totals = false;
};

Exit change_seats(const SeatsOptions& asked, const Streams& streams, const Voice& voice) {
  return with_desk(asked.at, streams, voice, [&](OpenedBook& book, Desk& desk) {
    const std::vector<std::string> waiting = list_of(asked.waiting);
    auto event = seats_event(book.book, desk, asked.players, waiting, asked.own_totals);
    if (event) warn_of_look_alikes(asked.players, book.names, streams, voice);
    if (event) warn_of_look_alikes(waiting, book.names, streams, voice);
    return event;
  });
}

}  // namespace

void add_seats(const Node& above) {
  const auto [command, asked] = above.add("seats", "cli.seats", change_seats);
  add_options(command, asked->at);
  command.arguments("PLAYER", asked->players, "cli.new.players").required();
  command.text("--wait", asked->waiting, "A,B,…", "cli.new.wait");
  command.flag("--own-totals", asked->own_totals, "cli.seats.own_totals");
}

}  // namespace spadille::cli
