// Who plays: names, a file of the club, who comes late, leaves or comes back, and what the club
// wants.
#include <algorithm>
#include <ostream>

#include "codec/csv.h"
#include "codec/plain_text.h"
#include "text/search_terms.h"
#include "ui/cli/commands/split.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/tournament/commands.h"
#include "ui/cli/tournament/print_room.h"

namespace spadille::cli {
namespace {

struct RosterOptions {
  std::vector<std::string> names{};
  std::string file{};
  int from = 0;  ///< 0: the first round that nobody has played in
  bool absent = false, late = false, gone = false, off = false;
  std::vector<std::string> pairs{}, apart{}, at_table{};
};

Absence absence_said(const RosterOptions& asked) {
  if (asked.absent) return Absence::choice;
  if (asked.late) return Absence::late;
  return asked.gone ? Absence::gone : Absence::none;
}

/// Whether a cell is the head of a column of names, in any language.
bool is_head(const std::string& cell) {
  return std::any_of(kLanguages.begin(), kLanguages.end(), [&](Language language) {
    return folded(cell) == folded(Words(language).say("event.csv.name"));
  });
}

/// The first column of a table of members.
tl::expected<std::vector<std::string>, Exit> names_in_file(const std::string& file,
                                                           const Streams& streams,
                                                           const Voice& voice) {
  std::vector<std::string> names;
  if (file.empty()) return names;
  const auto text = read_file(file, streams.in, CsvLimits{}.bytes);
  if (!text) return tl::unexpected(fail(text.error(), streams, voice));
  CsvReader rows(*text);
  while (auto row = rows.next())
    if (!row->empty() && !row->front().empty() && !(rows.row() == 1 && is_head(row->front())))
      names.push_back(row->front());
  if (rows.error())
    return tl::unexpected(fail(Findings{*rows.error()}, {}, visible(file), streams, voice));
  return names;
}

/// The entries of names; new ones are made.
Outcome<std::vector<std::string>> people_called(OpenedBook& opened,
                                                const std::vector<std::string>& names) {
  std::vector<std::string> all;
  for (const std::string& name : names) {
    auto known = names_in(opened.book);
    if (!known) return tl::unexpected(Refusal(known.error()));
    opened.names = std::move(*known);
    auto id = player_called(opened.book, opened.names, name);
    if (!id) return tl::unexpected(std::move(id.error()));
    all.push_back(std::move(*id));
  }
  auto known = names_in(opened.book);
  if (!known) return tl::unexpected(Refusal(known.error()));
  opened.names = std::move(*known);
  return all;
}

/// "Ann,Bob" or "Ann:3" as a wish; else what cannot be understood.
tl::expected<TournamentEvent, Exit> wish_of(const OpenedEvent& event, Wish wish,
                                            const std::string& text, bool off,
                                            const Streams& streams, const Voice& voice) {
  TournamentEvent wished{.kind = EventKind::wished, .wish = wish, .off = off};
  std::vector<std::string> names = parts(text, wish == Wish::at_table ? ':' : ',');
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
    wished.people.push_back(event.desk.now.roster[static_cast<std::size_t>(*who)].id);
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

Exit put_on_roster(OpenedEvent& event, const RosterOptions& asked,
                   const std::vector<std::string>& names, const Streams& streams,
                   const Voice& voice) {
  const int from = asked.from != 0 ? asked.from : rounds_begun(event.desk.now) + 1;
  Outcome<void> done;
  const auto all = event.opened.store->all_or_nothing([&]() -> Expected<void> {
    auto people = people_called(event.opened, names);
    if (people)
      done = write_down(event.opened.book, event.desk,
                        {{.kind = EventKind::roster_changed,
                          .round = from,
                          .absence = absence_said(asked),
                          .people = std::move(*people)}});
    else
      done = tl::unexpected(std::move(people.error()));
    if (done) return {};
    return tl::unexpected(done.error().error.value_or(Error{}));
  });
  if (!done) return refuse(done.error(), {}, streams, voice);
  return all ? Exit::done : fail(all.error(), streams, voice);
}

Exit roster(const EventOptions& at, const RosterOptions& asked, const Streams& streams,
            const Voice& voice) {
  auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  auto names = names_in_file(asked.file, streams, voice);
  if (!names) return names.error();
  names->insert(names->end(), asked.names.begin(), asked.names.end());
  const Names before = event->opened.names;
  if (!names->empty())
    if (const Exit end = put_on_roster(*event, asked, *names, streams, voice); end != Exit::done)
      return end;
  auto wishes = wishes_of(*event, asked, streams, voice);
  if (!wishes) return wishes.error();
  if (!wishes->empty()) {
    const auto done = write_down(event->opened.book, event->desk, *wishes);
    if (!done) return refuse(done.error(), {}, streams, voice);
  }
  const bool wrote = !names->empty() || !wishes->empty();
  if (wrote) streams.saved();
  warn_of_look_alikes(*names, before, streams, voice);
  show_roster(*event, current_round(event->desk), *names, streams, voice);
  if (wrote) streams.err << voice.words.say("book.saved") << '\n';
  return Exit::done;
}

}  // namespace

void add_event_roster(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("roster", "event.cli.roster", at, roster);
  command.arguments("NAME", asked->names, "event.cli.roster.names");
  command.text("--file", asked->file, "FILE", "event.cli.roster.file");
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
