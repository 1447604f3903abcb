#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/book.h"
#include "codec/log.h"
#include "session/any_session.h"
#include "session/fold.h"

namespace spadille {

/// A session of one game, as told and with everything that follows.
template <Game G>
struct Table {
  Log<G> log{};
  History<G> history{};
  Scored<G> scored{};
  friend bool operator==(const Table&, const Table&) = default;
};

extern template class AnyOf<Table>;
using AnyTable = AnyOf<Table>;

/// The session that lies on the desk. Only what has been read from the book, or is in it.
struct Desk {
  SessionId id = 0;
  std::string uuid{};
  std::vector<std::string> at{};  ///< when each event was written, UTC
  AnyTable table{};

  [[nodiscard]] int head() const { return static_cast<int>(at.size()); }
  [[nodiscard]] std::string_view game() const;
};

/// The session as it stands now.
[[nodiscard]] AnySession session_of(const Desk& desk);

/// Whether it was thrown away.
[[nodiscard]] bool is_discarded(const Desk& desk);

/// Where somebody waits, deals and rulings between two deals say who sat there (ADR 30).
template <Game G>
void say_who_sits(Event<G>& event, const Seating& seating) {
  if (seating.waiting.empty()) return;
  event.about.players = seating.players;
  event.waiting = seating.waiting;
}

/// Opens a session of the book. Errors: `damaged` where it is not what was written.
[[nodiscard]] Outcome<Desk> open_session(Book& book, SessionId session);

/// The session that people mean when they name none: of those that are open (or that `among` lets
/// pass) the one that was written in last.
[[nodiscard]] Expected<std::optional<SessionId>> latest_session(Book& book,
                                                                Filter among = {
                                                                    .state = Summary::State::open});

/// Opens another session. REQUIRES: `opening` is of kind `opened`.
[[nodiscard]] Outcome<Desk> begin_session(Book& book, const AnyEvent& opening);

/// The table as it would be with one more event; nothing is written. What is wrong with the event,
/// or with any deal that it changes for the worse, is told instead; also that the session is closed
/// where play would go on, and that it was thrown away.
[[nodiscard]] Outcome<AnyTable> propose(const Desk& desk, const AnyEvent& event);

/// Writes an event down; `proposed` is what propose() gave for it. Afterwards it is on the disk.
/// Errors: `conflict` where somebody else wrote first, and the desk stays as it was.
[[nodiscard]] Outcome<void> commit(Book& book, Desk& desk, const AnyEvent& event,
                                   AnyTable proposed);

/// propose() and commit() in one.
[[nodiscard]] Outcome<void> write_down(Book& book, Desk& desk, const AnyEvent& event);

/// That a session is closed, or was thrown away, and how it is got back. REQUIRES: one of the two.
[[nodiscard]] Refusal put_away(SessionId session, Summary::State state);
/// Why the session takes no deal: it is closed, or was thrown away. Nothing: it takes one.
[[nodiscard]] std::optional<Refusal> takes_no_deal(const Desk& desk);

/// Records one more deal, with the totals that everybody hears. Quick however long the session is.
/// `dealer`: where somebody dealt out of turn; `play`: its cards, where they were told.
[[nodiscard]] Outcome<void> record_deal(Book& book, Desk& desk, const AnyDeal& deal,
                                        std::optional<Seat> dealer = {},
                                        const std::optional<CardPlay>& play = {});

/// Everything that follows from a log.
template <Game G>
[[nodiscard]] Table<G> table_of(Log<G> log) {
  Table<G> table{std::move(log), {}, {}};
  table.history = history<G>(table.log.events);
  table.scored = fold(table.history);
  return table;
}

}  // namespace spadille
