#include "tests/harm/scribe.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>

#include <unistd.h>

#include "app/people/names.h"
#include "app/record/digest.h"
#include "app/record/events.h"
#include "db/sqlite_store.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {
namespace {

constexpr int kPagesBeforeCheckpoint = 12;
constexpr const char* kNow = "2026-11-20T19:30:00Z";
constexpr const char* kToday = "2026-11-20";

/// No two programs of a test share their numbers.
std::string counted_id() {
  static std::atomic<unsigned> count = 0;
  std::array<char, 40> text{};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): a UUID is a pattern
  std::snprintf(text.data(), text.size(), "%08x-0000-4000-8000-%012x",
                static_cast<unsigned>(getpid()), ++count);
  return text.data();
}

Outcome<Event> opening(const AnyGame& game, Book& book) {
  Event event{.kind = EventKind::opened};
  event.about.date = kToday;
  event.rules = game.rules();
  const int ruled = seats_ruled(*event.rules);
  const int seats = ruled != 0 ? ruled : game.traits.min_seats;
  event.before = start(*event.rules, seats);
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  for (int i = 0; i < seats; ++i) {
    auto id = player_called(book, *names, "P" + std::to_string(i));
    if (!id) return tl::unexpected(id.error());
    event.about.players.push_back(*id);
  }
  return event;
}

int deals_of(const Desk& desk) { return static_cast<int>(desk.table.scored.session.deals.size()); }

}  // namespace

db::DatabaseOptions book_at(const std::string& path, const std::string& vfs) {
  return {.path = path,
          .now = [] { return std::string(kNow); },
          .vfs = vfs,
          .pages_before_checkpoint = kPagesBeforeCheckpoint};
}

Expected<OpenBook> open_book(const db::DatabaseOptions& options) {
  auto store = db::open_store(options);
  if (!store) return tl::unexpected(store.error());
  Store& kept = **store;
  return OpenBook{std::move(*store),
                  {kept, options.now, [] { return std::string(kToday); }, counted_id}};
}

Outcome<Desk> begin(Book& book, std::string_view game) {
  const AnyGame* known = game_called(game);
  if (known == nullptr) return tl::unexpected(Refusal(Findings{}));
  const Outcome<Event> event = opening(*known, book);
  if (!event) return tl::unexpected(event.error());
  return begin_session(book, *event);
}

AnyDeal some_deal(const Desk& desk, std::mt19937& random) {
  return deal_if_any(desk, random).value();
}

std::optional<AnyDeal> deal_if_any(const Desk& desk, std::mt19937& random) {
  const Session& session = desk.table.scored.session;
  return RandomEvening(session.rules.game(), static_cast<std::uint32_t>(random()))
      .try_deal(session.rules, session.carry);
}

std::string shown(const Refusal& refusal) {
  if (refusal.error) return refusal.error->detail + ": " + std::string(refusal.error->message.key);
  if (refusal.findings.empty()) return "nothing";
  return refusal.findings.front().place + ": " + std::string(refusal.findings.front().message.key);
}

bool goes_on(const Desk& before, const Desk& now) {
  const Log& later = now.table.log;
  const auto& events = before.table.log.events;
  return later.game == before.table.log.game && later.events.size() >= events.size() &&
         std::equal(events.begin(), events.end(), later.events.begin());
}

std::optional<Refusal> Scribe::work(const db::DatabaseOptions& options, int steps) {
  while (true) {
    auto opened = open_book(options);
    if (!opened) return opened.error();
    do {
      if (steps-- == 0) return std::nullopt;
      if (auto failed = step(opened->book)) return failed;
    } while (random_() % 25 != 0);
  }
}

std::optional<Refusal> Scribe::step(Book& book) {
  if (desks_.empty() || random_() % 20 == 0) {
    auto desk = begin(book, all_games()[random_() % all_games().size()]->id());
    if (!desk) return desk.error();
    desks_.push_back(std::move(*desk));
    ++saved_;
    return std::nullopt;
  }
  Desk& desk = desks_.at(random_() % desks_.size());
  return write(book, desk, static_cast<unsigned>(random_() % 10));
}

std::optional<Refusal> Scribe::write(Book& book, Desk& desk, unsigned what) {
  Outcome<void> done;
  const int deals = deals_of(desk);
  if (what == 0 && deals > 0) {
    const int number = 1 + static_cast<int>(random_() % static_cast<unsigned>(deals));
    const auto deal = deal_if_any(desk, random_);
    if (!deal) return std::nullopt;
    done = write_down(book, desk, correction(seq_of_deal(desk, number), *deal, "why"));
  } else if (what <= 2) {
    const auto event = what == 1 ? undo_event(desk) : redo_event(desk);
    if (!event) return std::nullopt;
    done = write_down(book, desk, *event);
  } else if (what == 3) {
    done = write_down(book, desk, simple_event(EventKind::note, {}, "a note"));
  } else {
    const auto deal = deal_if_any(desk, random_);
    if (!deal) return std::nullopt;
    done = record_deal(book, desk, *deal);
  }
  if (!done && done.error().error) return done.error();
  saved_ += done ? 1 : 0;
  return std::nullopt;
}

std::string Scribe::complaint(const db::DatabaseOptions& options) {
  auto opened = open_book(options);
  if (!opened) return "cannot be opened: " + shown(opened.error());
  if (!opened->store->warnings().empty()) return "the witness accuses";
  const auto flaws = opened->store->flaws();
  if (!flaws) return "flaws: " + shown(flaws.error());
  if (!flaws->empty()) return "flaws: " + std::string(flaws->front().message.key);
  const auto pages = opened->store->check_pages({});
  if (!pages) return "pages: " + shown(pages.error());
  if (!pages->empty()) return "pages: " + pages->front();
  const auto listed = opened->store->list({.limit = 1'000'000});
  if (!listed) return "list: " + shown(listed.error());
  for (const Listed& one : *listed)
    if (const auto desk = open_session(opened->book, one.id); !desk)
      return "session " + std::to_string(one.id) + ": " + shown(desk.error());
  for (Desk& desk : desks_)
    if (auto wrong = complaint(*opened, desk); !wrong.empty()) return desk.uuid + ": " + wrong;
  return {};
}

std::string Scribe::complaint(OpenBook& opened, Desk& desk) {
  const auto id = opened.store->find(desk.uuid);
  if (!id || !*id) return "lost: the session";
  auto now = open_session(opened.book, **id);
  if (!now) return shown(now.error());
  if (!goes_on(desk, *now)) return "lost: an event";
  const Digest follows = digest(now->table);
  const auto listed = opened.store->find(**id);
  if (!listed || !*listed || (*listed)->summary != follows.summary) return "list: not as it is";
  const auto facts = opened.store->facts(**id);
  if (!facts) return "facts: " + shown(facts.error());
  auto kept = *facts;
  std::erase_if(kept, [](const FactRow& row) { return row.n == 0; });
  if (follows.summary.state != Summary::State::discarded && kept != follows.facts)
    return "facts: not as they follow";
  desk = std::move(*now);
  return {};
}

}  // namespace spadille::tests
