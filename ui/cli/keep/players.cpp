// The people of the book: list, merge, rename, hide, forget.
#include <ostream>

#include "app/keep/people.h"
#include "app/people/names.h"
#include "app/review/review_answers.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/keep/commands.h"
#include "ui/cli/terminal/grid.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

std::string name_text(const ListedPerson& person, const Voice& voice) {
  std::string text = person.name.empty() ? "–" : person.name;
  for (std::size_t i = 0; i < person.merged.size(); ++i)
    text += (i == 0 ? " ← " : joints(voice.words.language()).comma) + person.merged[i];
  if (person.hidden) text += bracketed(voice.words.say("review.hidden"), voice.words);
  return text;
}

std::string people_text(const std::vector<ListedPerson>& people, const Voice& voice) {
  Grid grid{voice.words.say("review.players"),
            {voice.words.say("review.sessions"), voice.words.say("review.last")},
            {}};
  for (const ListedPerson& person : people)
    grid.rows.push_back(
        {name_text(person, voice),
         {std::to_string(person.sessions), person.last.empty() ? "–" : person.last}});
  return text(grid, voice);
}

void print(const std::vector<ListedPerson>& people, const Streams& streams, const Voice& voice) {
  if (voice.json)
    streams.out << answer(people) << '\n';
  else if (people.empty())
    streams.err << voice.words.say("review.nobody") << '\n';
  else
    streams.out << people_text(people, voice);
}

/// How somebody stands in the book now.
Exit show_person(OpenedBook& opened, const std::string& id, const Streams& streams,
                 const Voice& voice) {
  auto names = names_in(opened.book);
  if (!names) return fail(names.error(), streams, voice);
  auto all = people(opened.book, *names, true);
  if (!all) return fail(all.error(), streams, voice);
  const std::string now = names->current(id);
  std::erase_if(*all, [&now](const ListedPerson& person) { return person.id != now; });
  print(*all, streams, voice);
  return Exit::done;
}

/// Changes one person, then shows how he stands. `change(book, person)`: an Outcome<void>.
template <typename Change>
Exit change_person(const BookOptions& in, const std::string& name, const Streams& streams,
                   const Voice& voice, const Change& change) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto person = person_meant(opened->names, name);
  if (!person) return refuse(person.error(), {}, streams, voice);
  const Outcome<void> done = change(*opened, *person);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  const Exit end = show_person(*opened, *person, streams, voice);
  streams.err << voice.words.say("book.saved") << '\n';
  return end;
}

struct PlayersOptions {
  BookOptions in{};
  bool all = false;
};

Exit list(const PlayersOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  const auto all = people(opened->book, opened->names, asked.all);
  if (!all) return fail(all.error(), streams, voice);
  print(*all, streams, voice);
  return Exit::done;
}

struct MergeOptions {
  std::string entry{};
  std::string into{};
};

Exit merge(const PlayersOptions& above, const MergeOptions& asked, const Streams& streams,
           const Voice& voice) {
  const auto change = [&](OpenedBook& book, const std::string& person) -> Outcome<void> {
    const auto into = person_meant(book.names, asked.into);
    if (!into) return tl::unexpected(into.error());
    return merge_people(book.book, book.names, person, *into);
  };
  return change_person(above.in, asked.entry, streams, voice, change);
}

struct PersonOptions {
  std::string name{};
};

Exit split(const PlayersOptions& above, const PersonOptions& asked, const Streams& streams,
           const Voice& voice) {
  auto opened = open_book(above.in, streams, voice);
  if (!opened) return opened.error();
  const auto done = split_person(opened->book, opened->names, asked.name);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  auto names = names_in(opened->book);
  if (!names) return fail(names.error(), streams, voice);
  const auto person = person_meant(*names, asked.name);
  if (!person) return refuse(person.error(), {}, streams, voice);
  const Exit end = show_person(*opened, *person, streams, voice);
  streams.err << voice.words.say("book.saved") << '\n';
  return end;
}

struct RenameOptions {
  std::string person{};
  std::string name{};
};

Exit rename(const PlayersOptions& above, const RenameOptions& asked, const Streams& streams,
            const Voice& voice) {
  const auto change = [&](OpenedBook& book, const std::string& person) -> Outcome<void> {
    auto name = rename_person(book.book, book.names, person, asked.name);
    if (!name) return tl::unexpected(name.error());
    return {};
  };
  return change_person(above.in, asked.person, streams, voice, change);
}

Exit hide(const PlayersOptions& above, const PersonOptions& asked, const Streams& streams,
          const Voice& voice) {
  return change_person(above.in, asked.name, streams, voice,
                       [](OpenedBook& book, const std::string& person) {
                         return hide_person(book.book, book.names, person, true);
                       });
}

Exit show(const PlayersOptions& above, const PersonOptions& asked, const Streams& streams,
          const Voice& voice) {
  return change_person(above.in, asked.name, streams, voice,
                       [](OpenedBook& book, const std::string& person) {
                         return hide_person(book.book, book.names, person, false);
                       });
}

struct ForgetOptions {
  std::string name{};
  bool yes = false;
};

/// Only by the whole name: nobody is forgotten by a slip.
Exit forget(const PlayersOptions& above, const ForgetOptions& asked, const Streams& streams,
            const Voice& voice) {
  auto opened = open_book(above.in, streams, voice);
  if (!opened) return opened.error();
  const auto person = person_meant(opened->names, asked.name);
  if (!person) return refuse(person.error(), {}, streams, voice);
  if (*person != asked.name && opened->names.of(*person) != asked.name)
    return fail({Error::Code::usage, {"review.error.whole_name"}, opened->names.of(*person)},
                streams, voice);
  if (!voice.json)
    if (const Exit end = show_person(*opened, *person, streams, voice); end != Exit::done)
      return end;
  streams.err << voice.words.say("review.forget") << '\n';
  if (!asked.yes && !confirmed(streams, voice))
    return fail({Error::Code::usage, {"error.needs_yes"}, {}}, streams, voice);
  const auto done = forget_person(opened->book, opened->names, *person);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  streams.err << voice.words.say("book.saved") << '\n';
  return voice.json ? show_person(*opened, *person, streams, voice) : Exit::done;
}

/// The commands that change one entry.
void add_changes(const Node& players, const std::shared_ptr<PlayersOptions>& above) {
  const auto [merging, merged] = players.add("merge", "review.cli.players.merge", above, merge);
  merging.argument("A", merged->entry, "review.cli.players.merge.entry").required();
  merging.argument("B", merged->into, "review.cli.players.merge.into").required();
  const auto [splitting, parted] = players.add("split", "review.cli.players.split", above, split);
  splitting.argument("A", parted->name, "review.cli.players.merge.entry").required();
  const auto [renaming, renamed] =
      players.add("rename", "review.cli.players.rename", above, rename);
  renaming.argument("A", renamed->person, "review.cli.person").required();
  renaming.argument("NAME", renamed->name, "review.cli.players.rename.name").required();
  const auto [hiding, hidden] = players.add("hide", "review.cli.players.hide", above, hide);
  hiding.argument("A", hidden->name, "review.cli.person").required();
  const auto [showing, shown] = players.add("show", "review.cli.players.show", above, show);
  showing.argument("A", shown->name, "review.cli.person").required();
  const auto [forgetting, forgotten] =
      players.add("forget", "review.cli.players.forget", above, forget);
  forgetting.argument("A", forgotten->name, "review.cli.person").required();
  forgetting.flag("--yes", forgotten->yes, "cli.option.yes");
}

}  // namespace

void add_players(const Node& above) {
  const auto [command, asked] = above.add("players", "review.cli.players", list);
  add_options(command, asked->in);
  command.takes_commands(0, 1);
  command.flag("--all", asked->all, "review.cli.players.all");
  add_changes(command, asked);
}

}  // namespace spadille::cli
