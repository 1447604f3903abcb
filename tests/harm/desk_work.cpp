#include "tests/harm/desk_work.h"

namespace spadille::tests {
namespace {

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
  return ended(book.store.check_pages());
}

Outcome<void> enter_somebody(Book& book) {
  const auto names = names_in(book);
  if (!names) return ended(names);
  const auto id = player_called(book, *names, "Somebody else");
  if (!id) return tl::unexpected(id.error());
  return {};
}

}  // namespace

const std::vector<Work>& works() {
  static const std::vector<Work> all{
      {"record",
       [](OpenBook& book, Desk& desk, const AnyDeal& deal) {
         return record_deal(book.book, desk, deal);
       },
       true},
      {"correct",
       [](OpenBook& book, Desk& desk, const AnyDeal& deal) {
         return write_down(book.book, desk, correction(desk, seq_of_deal(desk, 1), deal, "why"));
       },
       true},
      {"undo",
       [](OpenBook& book, Desk& desk, const AnyDeal&) {
         return write_down(book.book, desk, *undo_event(desk));
       },
       true},
      {"note",
       [](OpenBook& book, Desk& desk, const AnyDeal&) {
         return write_down(book.book, desk, simple_event(desk, EventKind::note, {}, "a note"));
       },
       true},
      {"draft",
       [](OpenBook& book, Desk& desk, const AnyDeal&) {
         return ended(book.store->put_draft(desk.id, "half a deal"));
       }},
      {"player", [](OpenBook& book, Desk&, const AnyDeal&) { return enter_somebody(book.book); }},
      {"session",
       [](OpenBook& book, Desk&, const AnyDeal&) -> Outcome<void> {
         const auto desk = begin(book.book, "euchre");
         if (!desk) return tl::unexpected(desk.error());
         return {};
       }},
      {"list", [](OpenBook& book, Desk&, const AnyDeal&) { return list(book.book); }},
      {"read", [](OpenBook& book, Desk&, const AnyDeal&) { return check(book.book); }}};
  return all;
}

Outcome<void> read_everything(const db::DatabaseOptions& options) {
  auto opened = open_book(options);
  if (!opened) return tl::unexpected(Refusal(opened.error()));
  if (auto done = list(opened->book); !done) return done;
  return check(opened->book);
}

std::vector<Desk> small_book(const db::DatabaseOptions& options, int deals) {
  std::mt19937 random(1);
  auto opened = open_book(options);
  std::vector<Desk> desks;
  for (const std::string_view game : Games::kIds) {
    auto desk = begin(opened->book, game);
    for (int i = 0; i < deals; ++i)
      if (!record_deal(opened->book, *desk, some_deal(*desk, random))) return {};
    desks.push_back(std::move(*desk));
  }
  return desks;
}

}  // namespace spadille::tests
