#pragma once

#include <functional>

#include "app/tournament/room.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// Which tournament is meant.
struct EventOptions {
  BookOptions in{};
  SessionId event = 0;  ///< 0: the latest that is open
};
/// --db and --event.
void add_options(const Node& command, EventOptions& options);

/// The book and the tournament as a command has them open.
struct OpenedEvent {
  OpenedBook opened;
  TournamentDesk desk;

  [[nodiscard]] std::string name(Entrant who) const;
  [[nodiscard]] std::vector<std::string> names(const std::vector<Entrant>& who) const;
  /// "Ann & Bob" for each figure that a table tells.
  [[nodiscard]] std::vector<std::string> sides(const DrawnTable& table) const;
};

[[nodiscard]] tl::expected<OpenedEvent, Exit> open_event(const EventOptions& options,
                                                         const Streams& streams,
                                                         const Voice& voice);

/// Somebody of the roster by his name; else how the command ends.
[[nodiscard]] tl::expected<Entrant, Exit> entrant_called(const OpenedEvent& event,
                                                         const std::string& name,
                                                         const Streams& streams,
                                                         const Voice& voice);

/// Writes it down, shows what is asked for, and says that it is saved.
[[nodiscard]] Exit write(OpenedEvent& event, const std::vector<TournamentEvent>& events,
                         const Streams& streams, const Voice& voice,
                         const std::function<void()>& show);

}  // namespace spadille::cli
