#include "ui/table/club/club_errand.h"

#include <algorithm>

#include "app/exchange/club_memory.h"
#include "app/keep/verify.h"

namespace spadille::table {
namespace {

/// A collector that nobody waits for.
Collector on_line(Collector club, ClubLine& line) {
  return {
      .ask = [ask = club.ask, &line](
                 const ClubQuestion& question) { return line.away([&] { return ask(question); }); },
      .send = [send = club.send, &line](
                  const ClubParcel& parcel) { return line.away([&] { return send(parcel); }); }};
}

/// What is wrong with an address or a member does not pass by itself; and what was stopped leaves
/// the book alone.
bool passes(const Refusal& refusal) {
  return refusal.error && refusal.error->code != Error::Code::usage &&
         refusal.error->cause != Error::Cause::stopped;
}

/// A book on the way to its club.
class Errand {
 public:
  Errand(Book book, const Machine& machine, const ClubWish& wish, ClubLine& line)
      : book_(std::move(book)), machine_(machine), wish_(wish), line_(line) {}

  Outcome<void> run(ClubNews& news) {
    auto memory = ClubMemory::of(book_.store);
    if (!memory) return tl::unexpected(Refusal(memory.error()));
    news.address = memory->address();
    if (wish_.kind == ClubWish::Kind::leave) return leave(*memory, news);
    const bool joins = wish_.kind == ClubWish::Kind::join;
    const std::string address = joins ? wish_.address : *news.address;
    if (address.empty()) return {};
    auto done = talk(address, news);
    if (joins && (done || passes(done.error()))) {
      if (auto kept = remember(address); !kept) return tl::unexpected(Refusal(kept.error()));
      news.address = address;
    }
    return done;
  }

 private:
  Outcome<void> leave(ClubMemory& memory, ClubNews& news) {
    memory.leave();
    if (auto kept = memory.keep(book_.store); !kept) return tl::unexpected(Refusal(kept.error()));
    news.address.emplace();
    return {};
  }

  Outcome<void> talk(const std::string& address, ClubNews& news) {
    auto club = line_.away([&] { return machine_.club(address); });
    if (!club) return tl::unexpected(Refusal(club.error()));
    auto synced = sync(book_, on_line(std::move(*club), line_), wish_.keep);
    if (!synced) return tl::unexpected(std::move(synced.error()));
    for (const ForkedLog& log : synced->forked) {
      auto shown = asPeopleKnow(log);
      if (!shown) return tl::unexpected(Refusal(shown.error()));
      news.forked.push_back(std::move(*shown));
    }
    news.synced = std::move(*synced);
    return {};
  }

  /// An address is remembered once something has come of it, or will.
  Expected<void> remember(const std::string& address) {
    auto memory = ClubMemory::of(book_.store);
    if (!memory) return tl::unexpected(memory.error());
    if (memory->address() == address) return {};
    memory->set_address(address);
    return memory->keep(book_.store);
  }

  Expected<ForkShown> asPeopleKnow(const ForkedLog& log) {
    ForkShown shown{log, {}, {}};
    if (log.session == 0) return shown;
    const auto listed = book_.store.find(log.session);
    if (!listed) return tl::unexpected(listed.error());
    if (*listed) shown.listed = **listed;
    const auto stored = book_.store.read(log.session);
    if (!stored) return tl::unexpected(stored.error());
    const auto from = static_cast<std::size_t>(log.forks.front().from);
    if (from >= 1 && from <= stored->events.size()) shown.written = stored->events[from - 1].at;
    return shown;
  }

  Book book_;
  const Machine& machine_;
  const ClubWish& wish_;
  ClubLine& line_;
};

Outcome<void> in_book(const Machine& machine, const ClubWish& wish, ClubLine& line,
                      ClubNews& news) {
  const auto store = machine.open();
  if (!store) return tl::unexpected(Refusal(store.error()));
  Book book{**store, machine.now, machine.today, machine.new_id};
  if (auto done = bring_up_to_date(book); !done) return tl::unexpected(Refusal(done.error()));
  return Errand(std::move(book), machine, wish, line).run(news);
}

}  // namespace

ClubNews carry_out(const Machine& machine, const ClubWish& wish, ClubLine& line) {
  ClubNews news;
  news.wish = wish;
  const auto done = with_memory([&] { return in_book(machine, wish, line, news); });
  line.end();
  if (!done) news.failure = done.error();
  news.at = machine.now();
  return news;
}

ClubErrand::ClubErrand(const Machine& machine, ClubWish wish, QObject* receiver,
                       std::function<void(ClubNews)> heard) {
  // It may outlast whoever sent it: what it needs is its own.
  std::thread([line = line_, machine, wish = std::move(wish), receiver,
               heard = std::move(heard)]() mutable {
    ClubNews news = carry_out(machine, wish, *line);
    line->answer([&] {
      QMetaObject::invokeMethod(
          receiver, [heard = std::move(heard), news = std::move(news)] { heard(news); });
    });
  }).detach();
}

ClubErrand::~ClubErrand() { line_->waitAndLetGo(); }

}  // namespace spadille::table
