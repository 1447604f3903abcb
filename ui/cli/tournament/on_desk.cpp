#include "ui/cli/tournament/on_desk.h"

#include <algorithm>
#include <ostream>

#include "app/tournament/table_session.h"
#include "codec/plain_text.h"
#include "ui/cli/book/carry_out.h"

namespace spadille::cli {
void add_options(const Node& command, EventOptions& options) {
  add_options(command, options.in);
  command.number("--event", options.event, "event.cli.event");
}

std::string OpenedEvent::name(Entrant who) const { return opened.names.of(id_of(desk.now, who)); }

std::vector<std::string> OpenedEvent::names(const std::vector<Entrant>& who) const {
  std::vector<std::string> all;
  all.reserve(who.size());
  for (const Entrant each : who) all.push_back(name(each));
  return all;
}

std::vector<std::string> OpenedEvent::sides(const DrawnTable& table) const {
  std::vector<std::string> all;
  for (const std::vector<Entrant>& side : sides_at(desk.now.plan, table)) {
    std::string& line = all.emplace_back();
    for (const Entrant who : side) line += (line.empty() ? "" : " & ") + name(who);
  }
  return all;
}

tl::expected<OpenedEvent, Exit> open_event(const EventOptions& options, const Streams& streams,
                                           const Voice& voice) {
  auto opened = open_book(options.in, streams, voice);
  if (!opened) return tl::unexpected(opened.error());
  SessionId number = options.event;
  if (number == 0) {
    const auto latest = latest_tournament(opened->book);
    if (!latest) return tl::unexpected(fail(latest.error(), streams, voice));
    if (!*latest)
      return tl::unexpected(fail({Error::Code::usage, {"event.error.none"}, {}}, streams, voice));
    number = **latest;
  }
  auto desk = open_tournament(opened->book, number);
  if (!desk) return tl::unexpected(refuse(desk.error(), {}, streams, voice));
  // What sessions of tables come to that nobody has told yet. What fails here fails no command.
  static_cast<void>(brought_up_to_date(opened->book, *desk));
  return OpenedEvent{std::move(*opened), std::move(*desk)};
}

tl::expected<Entrant, Exit> entrant_called(const OpenedEvent& event, const std::string& name,
                                           const Streams& streams, const Voice& voice) {
  const auto person = person_meant(event.opened.names, name);
  if (!person) return tl::unexpected(refuse(person.error(), {}, streams, voice));
  const auto& roster = event.desk.now.roster;
  const auto found = std::find_if(roster.begin(), roster.end(), [&](const RosterLine& line) {
    return event.opened.names.current(line.id) == *person;
  });
  if (found != roster.end()) return static_cast<Entrant>(found - roster.begin());
  return tl::unexpected(
      fail({Error::Code::usage, {"event.wrong.stranger"}, visible(name)}, streams, voice));
}

Exit write(OpenedEvent& event, const std::vector<TournamentEvent>& events, const Streams& streams,
           const Voice& voice, const std::function<void()>& show) {
  const auto done = write_down(event.opened.book, event.desk, events);
  if (!done) return refuse(done.error(), {}, streams, voice);
  static_cast<void>(brought_up_to_date(event.opened.book, event.desk));  // by another plan, too
  streams.saved();
  show();
  streams.err << voice.words.say("book.saved") << '\n';
  return Exit::done;
}

}  // namespace spadille::cli
