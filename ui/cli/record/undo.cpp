// What was done last is taken back, or done again.
#include <ostream>

#include "app/record/deeds.h"
#include "app/record/events.h"
#include "text/joints.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/record/options.h"

namespace spadille::cli {
namespace {

struct UndoOptions {
  SessionOptions at{};
  ChangeOptions change{};
};

/// Which way, and what is said of it.
struct Way {
  std::optional<Event> (*event)(const Desk& desk);
  std::string_view heading{};
  std::string_view nothing{};
};

/// Without a session the one that was written in last, whatever became of it: what was done last
/// may have closed it.
Exit go(const Way& way, const UndoOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_desk(asked.at, streams, voice, {.thrown_away_too = true});
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  if (asked.change.moved_on(desk)) return tell_conflict(view(desk, book.names), streams, voice);
  const auto event = way.event(desk);
  if (!event) return fail({Error::Code::usage, {way.nothing}, {}}, streams, voice);
  const auto next = propose(desk, *event);
  if (!next) return refuse(next.error(), {}, streams, voice);
  const std::string deed = what_is_taken_back(desk, *next, book.names, voice.words);
  if (!voice.json) streams.out << labelled(voice.words.say(way.heading), deed, voice.words) << '\n';
  return carry_out(book, desk, *event, asked.change.write(), streams, voice);
}

Exit undo(const UndoOptions& asked, const Streams& streams, const Voice& voice) {
  return go({undo_event, "book.undo", "error.nothing_to_undo"}, asked, streams, voice);
}

Exit redo(const UndoOptions& asked, const Streams& streams, const Voice& voice) {
  return go({redo_event, "book.redo", "error.nothing_to_redo"}, asked, streams, voice);
}

}  // namespace

void add_undo(const Node& above) {
  const auto [command, asked] = above.add("undo", "cli.undo", undo);
  add_options(command, asked->at);
  add_options(command, asked->change);
}

void add_redo(const Node& above) {
  const auto [command, asked] = above.add("redo", "cli.redo", redo);
  add_options(command, asked->at);
  add_options(command, asked->change);
}

}  // namespace spadille::cli
