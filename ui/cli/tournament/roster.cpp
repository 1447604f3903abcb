// Who plays: names, a file of the club, who comes late, leaves or comes back, and what the club
// wants.
#include <ostream>

#include "app/tournament/members.h"
#include "codec/csv.h"
#include "codec/plain_text.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/interview.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

struct RosterOptions {
  std::vector<std::string> names{};
  std::string file{};
  int from = 0;  ///< 0: the first round that nobody has played in
  bool asks = false;
  bool absent = false, late = false, gone = false, off = false;
  std::vector<std::string> pairs{}, apart{}, at_table{};
};

Absence absence_said(const RosterOptions& asked) {
  if (asked.absent) return Absence::choice;
  if (asked.late) return Absence::late;
  return asked.gone ? Absence::gone : Absence::none;
}

/// The first column of a table of members.
tl::expected<std::vector<std::string>, Exit> names_in_file(const std::string& file,
                                                           const Streams& streams,
                                                           const Voice& voice) {
  if (file.empty()) return std::vector<std::string>();
  const auto text = read_file(file, streams.in, CsvLimits{}.bytes);
  if (!text) return tl::unexpected(fail(text.error(), streams, voice));
  auto read = members_in(*text);
  if (read) return std::move(*read);
  return tl::unexpected(fail(Findings{read.error()}, {}, visible(file), streams, voice));
}

/// "Ann,Bob" or "Ann:3" as a wish; else what cannot be understood.
tl::expected<TournamentEvent, Exit> wish_of(const OpenedEvent& event, Wish wish,
                                            const std::string& text, bool off,
                                            const Streams& streams, const Voice& voice) {
  TournamentEvent wished{.kind = EventKind::wished, .wish = wish, .off = off};
  std::vector<std::string> names = wish == Wish::at_table ? parts(text, ':') : list_of(text);
  if (names.size() != 2) return tl::unexpected(bad_value(text, streams, voice));
  if (wish == Wish::at_table) {
    const auto table = totals_in(names.back());
    if (!table || table->size() != 1) return tl::unexpected(bad_value(text, streams, voice));
    wished.table = (*table)[0];
    names.pop_back();
  }
  for (const std::string& name : names) {
    const auto who = entrant_called(event, name, streams, voice);
    if (!who) return tl::unexpected(who.error());
    wished.people.push_back(id_of(event.desk.now, *who));
  }
  return wished;
}

tl::expected<std::vector<TournamentEvent>, Exit> wishes_of(const OpenedEvent& event,
                                                           const RosterOptions& asked,
                                                           const Streams& streams,
                                                           const Voice& voice) {
  std::vector<TournamentEvent> all;
  for (const auto& [wish, texts] :
       {std::pair(Wish::together, &asked.pairs), std::pair(Wish::apart, &asked.apart),
        std::pair(Wish::at_table, &asked.at_table)})
    for (const std::string& text : *texts) {
      auto wished = wish_of(event, wish, text, asked.off, streams, voice);
      if (!wished) return tl::unexpected(wished.error());
      all.push_back(std::move(*wished));
    }
  return all;
}

/// Who leaves, or does not want to play, is on the roster already: another name is a slip.
tl::expected<std::vector<std::string>, Exit> people_meant(OpenedEvent& event,
                                                          const RosterOptions& asked,
                                                          const std::vector<std::string>& names,
                                                          const Streams& streams,
                                                          const Voice& voice) {
  const bool known = asked.gone || asked.absent;
  std::vector<std::string> all;
  for (const std::string& name : known ? names : std::vector<std::string>()) {
    const auto who = entrant_called(event, name, streams, voice);
    if (!who) return tl::unexpected(who.error());
    all.push_back(id_of(event.desk.now, *who));
  }
  if (known) return all;
  auto people = people_called(event.opened.book, event.desk, event.opened.names, names);
  if (!people) return tl::unexpected(refuse(people.error(), {}, streams, voice));
  return std::move(*people);
}

/// Writes down who is there from a round on; `ids`: who that is.
Exit put_on_roster(OpenedEvent& event, const RosterOptions& asked,
                   const std::vector<std::string>& names, int from, std::vector<std::string>& ids,
                   const Streams& streams, const Voice& voice) {
  if (names.empty()) return Exit::done;
  auto people = people_meant(event, asked, names, streams, voice);
  if (!people) return people.error();
  ids = std::move(*people);
  if (const auto twice = named_twice(ids, names))
    return fail(Findings{*twice}, {}, "", streams, voice);
  const auto done = write_down(event.opened.book, event.desk,
                               {{.kind = EventKind::roster_changed,
                                 .round = from,
                                 .absence = absence_said(asked),
                                 .people = ids}});
  return done ? Exit::done : refuse(done.error(), {}, streams, voice);
}

/// `joined`: somebody was put on the roster with them.
Exit put_wishes(OpenedEvent& event, const RosterOptions& asked, bool joined, const Streams& streams,
                const Voice& voice) {
  auto wishes = wishes_of(event, asked, streams, voice);
  if (!wishes) return wishes.error();
  if (wishes->empty()) return Exit::done;
  wishes->front().joined = joined;
  const auto done = write_down(event.opened.book, event.desk, at_once(std::move(*wishes)));
  return done ? Exit::done : refuse(done.error(), {}, streams, voice);
}

/// Names, a line each, until an empty one: who is there.
void ask_names(std::vector<std::string>& names, const Streams& streams, const Voice& voice) {
  Interview talk(streams, voice);
  talk.prompter().say_key("event.ask.names");
  std::string name;
  while (talk.text(name, "event.ask.name", true) && !name.empty()) {
    const bool again = std::any_of(names.begin(), names.end(), [&](const std::string& other) {
      return same_word(other, name);
    });
    if (again)
      talk.prompter().say_key("event.wrong.twice");
    else
      names.push_back(name);
  }
}

Exit roster(const EventOptions& at, const RosterOptions& told, const Streams& streams,
            const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  RosterOptions asked = told;
  if (asked.asks) ask_names(asked.names, streams, voice);
  auto names = names_in_file(asked.file, streams, voice);
  if (!names) return names.error();
  names->insert(names->end(), asked.names.begin(), asked.names.end());
  const Names before = event->opened.names;
  const int head = event->desk.head();
  const int from = asked.from != 0 ? asked.from : rounds_begun(event->desk.now) + 1;
  std::vector<std::string> ids;
  Exit end = Exit::done;
  // Nobody is entered whose wish is refused.
  const auto all = event->opened.store->all_or_nothing([&]() -> Expected<void> {
    end = put_on_roster(*event, asked, *names, from, ids, streams, voice);
    if (end == Exit::done)
      end = put_wishes(*event, asked, event->desk.head() > head, streams, voice);
    if (end == Exit::done) return {};
    return tl::unexpected(Error{});
  });
  if (end != Exit::done) return end;
  if (!all) return fail(all.error(), streams, voice);
  const bool wrote = event->desk.head() > head;
  if (wrote) streams.saved();
  warn_of_look_alikes(*names, before, streams, voice);
  show_roster(*event, wrote ? from : current_round(event->desk), ids, streams, voice);
  if (wrote) streams.err << voice.words.say("book.saved") << '\n';
  return Exit::done;
}

}  // namespace

void add_event_roster(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("roster", "event.cli.roster", at, roster);
  command.arguments("NAME", asked->names, "event.cli.roster.names");
  command.text("--file", asked->file, "FILE", "event.cli.roster.file");
  command.flag("--ask", asked->asks, "event.cli.roster.ask");
  command.number("--from", asked->from, "event.cli.roster.from", kMostRounds);
  const Row absent = command.flag("--absent", asked->absent, "event.cli.roster.absent");
  Row late = command.flag("--late", asked->late, "event.cli.roster.late");
  late.excludes(absent);
  command.flag("--gone", asked->gone, "event.cli.roster.gone").excludes(absent).excludes(late);
  command.texts("--pair", asked->pairs, "NAMES", "event.cli.roster.pair");
  command.texts("--apart", asked->apart, "NAMES", "event.cli.roster.apart");
  command.texts("--table", asked->at_table, "TABLE", "event.cli.roster.table");
  command.flag("--off", asked->off, "event.cli.roster.off");
}

}  // namespace spadille::cli
