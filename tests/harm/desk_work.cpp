#include "tests/harm/desk_work.h"

#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/opening.h"

namespace spadille::tests {
namespace {

const std::string kDraft = "half a deal";
const std::string kSomebody = "Somebody else";

template <typename T>
Outcome<void> ended(const Expected<T>& done) {
  if (!done) return tl::unexpected(Refusal(done.error()));
  return {};
}

Outcome<void> list(Book& book) {
  const auto listed = book.store.list({.limit = 100});
  if (!listed) return ended(listed);
  const auto names = names_in(book);
  if (!names) return ended(names);
  for (const Listed& one : *listed)
    if (const auto facts = book.store.facts(one.id); !facts) return ended(facts);
  return {};
}

Outcome<void> check(Book& book) {
  const auto listed = book.store.list({.limit = 100});
  if (!listed) return ended(listed);
  for (const Listed& one : *listed)
    if (const auto desk = open_session(book, one.id); !desk) return tl::unexpected(desk.error());
  return ended(book.store.check_pages({}));
}

Outcome<void> enter_somebody(Book& book) {
  const auto names = names_in(book);
  if (!names) return ended(names);
  const auto id = player_called(book, *names, kSomebody);
  if (!id) return tl::unexpected(id.error());
  return {};
}

}  // namespace

const std::vector<Work>& works() {
  using Prepared = std::optional<Event>;
  const auto write = [](OpenBook& book, Desk& desk, const AnyDeal&, const Prepared& event) {
    return write_down(book.book, desk, *event);
  };
  static const std::vector<Work> all{
      {"record", [](OpenBook& book, Desk& desk, const AnyDeal& deal,
                    const Prepared&) { return record_deal(book.book, desk, deal); }},
      {"correct", write,
       [](const Desk& desk, const AnyDeal& deal) {
         return correction(seq_of_deal(desk, 1), deal, "why");
       }},
      {"undo", write, [](const Desk& desk, const AnyDeal&) { return *undo_event(desk); }},
      {"note", write,
       [](const Desk&, const AnyDeal&) { return simple_event(EventKind::note, {}, "a note"); }},
      {"draft", [](OpenBook& book, Desk& desk, const AnyDeal&,
                   const Prepared&) { return ended(book.store->put_draft(desk.id, kDraft)); }},
      {"player", [](OpenBook& book, Desk&, const AnyDeal&,
                    const Prepared&) { return enter_somebody(book.book); }},
      {"session",
       [](OpenBook& book, Desk& desk, const AnyDeal&, const Prepared& event) -> Outcome<void> {
         const auto another = begin_session(book.book, *event);
         if (!another) return tl::unexpected(another.error());
         return desk.id != another->id ? Outcome<void>() : tl::unexpected(Refusal(Findings{}));
       },
       [](const Desk& desk, const AnyDeal&) { return same_again(desk, "2026-11-21"); }},
      {"list",
       [](OpenBook& book, Desk&, const AnyDeal&, const Prepared&) { return list(book.book); }},
      {"read",
       [](OpenBook& book, Desk&, const AnyDeal&, const Prepared&) { return check(book.book); }}};
  return all;
}

Outcome<void> read_everything(OpenBook& opened) {
  if (auto done = list(opened.book); !done) return done;
  return check(opened.book);
}

Outcome<void> read_everything(const db::DatabaseOptions& options) {
  auto opened = open_book(options);
  if (!opened) return tl::unexpected(Refusal(opened.error()));
  return read_everything(*opened);
}

std::vector<Desk> small_book(const db::DatabaseOptions& options, int deals) {
  std::mt19937 random(1);
  auto opened = open_book(options);
  std::vector<Desk> desks;
  for (const AnyGame* game : all_games()) {
    auto desk = begin(opened->book, game->id());
    for (int i = 0; i < deals; ++i)
      if (!record_deal(opened->book, *desk, some_deal(*desk, random))) return {};
    desks.push_back(std::move(*desk));
  }
  return desks;
}

}  // namespace spadille::tests
