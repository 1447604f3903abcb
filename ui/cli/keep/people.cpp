// The people of the book: list, merge, rename, hide, forget.
#include "app/keep/people.h"

#include <ostream>

#include "app/people/names.h"
#include "app/review/review_answers.h"
#include "ui/cli/book/list.h"
#include "ui/cli/rulebook/review.h"
#include "ui/cli/terminal/grid.h"

namespace spadille::cli {
namespace {

std::string name_text(const ListedPerson& person, const Voice& voice) {
  std::string text = person.name.empty() ? "–" : person.name;
  for (std::size_t i = 0; i < person.merged.size(); ++i)
    text += (i == 0 ? " ← " : ", ") + person.merged[i];
  if (person.hidden) text += " (" + voice.words.say("review.hidden") + ")";
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

void print(const std::vector<ListedPerson>& people, const Request& request, const Streams& streams,
           const Voice& voice) {
  if (request.json)
    streams.out << answer(people) << '\n';
  else if (people.empty())
    streams.err << voice.words.say("review.nobody") << '\n';
  else
    streams.out << people_text(people, voice);
}

/// How somebody stands in the book now.
Exit show_person(OpenedBook& opened, const std::string& id, const Request& request,
                 const Streams& streams, const Voice& voice) {
  auto names = names_in(opened.book);
  if (!names) return fail(names.error(), streams, voice);
  auto all = people(opened.book, *names, true);
  if (!all) return fail(all.error(), streams, voice);
  const std::string now = names->current(id);
  std::erase_if(*all, [&now](const ListedPerson& person) { return person.id != now; });
  print(*all, request, streams, voice);
  return Exit::done;
}

using Change = Outcome<void> (*)(OpenedBook&, const std::string& person, const Request&);

/// Changes one person, then shows how he stands.
Exit change_person(const Request& request, const Streams& streams, const Voice& voice,
                   Change change) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto person = person_meant(opened->names, request.player);
  if (!person) return refuse(person.error(), {}, streams, voice);
  const auto done = change(*opened, *person, request);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  const Exit end = show_person(*opened, *person, request, streams, voice);
  streams.err << voice.words.say("book.saved") << '\n';
  return end;
}

}  // namespace

Exit players(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto all = people(opened->book, opened->names, request.all);
  if (!all) return fail(all.error(), streams, voice);
  print(*all, request, streams, voice);
  return Exit::done;
}

Exit players_merge(const Request& request, const Streams& streams, const Voice& voice) {
  return change_person(
      request, streams, voice,
      [](OpenedBook& book, const std::string& person, const Request& asked) -> Outcome<void> {
        const auto into = person_meant(book.names, asked.other);
        if (!into) return tl::unexpected(into.error());
        return merge_people(book.book, book.names, person, *into);
      });
}

Exit players_split(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto done = split_person(opened->book, opened->names, request.player);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  auto names = names_in(opened->book);
  if (!names) return fail(names.error(), streams, voice);
  const auto person = person_meant(*names, request.player);
  if (!person) return refuse(person.error(), {}, streams, voice);
  const Exit end = show_person(*opened, *person, request, streams, voice);
  streams.err << voice.words.say("book.saved") << '\n';
  return end;
}

Exit players_rename(const Request& request, const Streams& streams, const Voice& voice) {
  return change_person(
      request, streams, voice,
      [](OpenedBook& book, const std::string& person, const Request& asked) -> Outcome<void> {
        auto name = rename_person(book.book, book.names, person, asked.other);
        if (!name) return tl::unexpected(name.error());
        return {};
      });
}

Exit players_hide(const Request& request, const Streams& streams, const Voice& voice) {
  return change_person(request, streams, voice,
                       [](OpenedBook& book, const std::string& person, const Request&) {
                         return hide_person(book.book, book.names, person, true);
                       });
}

Exit players_show(const Request& request, const Streams& streams, const Voice& voice) {
  return change_person(request, streams, voice,
                       [](OpenedBook& book, const std::string& person, const Request&) {
                         return hide_person(book.book, book.names, person, false);
                       });
}

Exit players_forget(const Request& request, const Streams& streams, const Voice& voice) {
  auto opened = open_book(request, streams, voice);
  if (!opened) return opened.error();
  const auto person = person_meant(opened->names, request.player);
  if (!person) return refuse(person.error(), {}, streams, voice);
  if (*person != request.player && opened->names.of(*person) != request.player)
    return fail({Error::Code::usage, {"review.error.whole_name"}, opened->names.of(*person)},
                streams, voice);
  if (!request.json)
    if (const Exit end = show_person(*opened, *person, request, streams, voice); end != Exit::done)
      return end;
  streams.err << voice.words.say("review.forget") << '\n';
  if (!request.yes && !confirmed(streams, voice))
    return fail({Error::Code::usage, {"error.needs_yes"}, {}}, streams, voice);
  const auto done = forget_person(opened->book, opened->names, *person);
  if (!done) return refuse(done.error(), {}, streams, voice);
  streams.saved();
  streams.err << voice.words.say("book.saved") << '\n';
  return request.json ? show_person(*opened, *person, request, streams, voice) : Exit::done;
}

}  // namespace spadille::cli
