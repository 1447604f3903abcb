#pragma once

#include <string>
#include <vector>

#include "app/book.h"
#include "codec/log.h"
#include "session/fold.h"

namespace spadille {

/// A session of one game, as told and with everything that follows.
struct Table {
  Log log{};
  History history{};
  Scored scored{};
  friend bool operator==(const Table&, const Table&) = default;
};

/// The session that lies on the desk. Only what has been read from the book, or is in it.
struct Desk {
  SessionId id = 0;
  std::string uuid{};
  std::vector<std::string> at{};  ///< when each event was written, UTC
  Table table{};

  [[nodiscard]] int head() const { return static_cast<int>(at.size()); }
  /// REQUIRES: a session lies there.
  [[nodiscard]] std::string_view game() const { return table.log.game->id(); }
};

/// The session as it stands now.
[[nodiscard]] Session session_of(const Desk& desk);

/// Whether it was thrown away.
[[nodiscard]] bool is_discarded(const Desk& desk);

/// Where somebody waits, deals and rulings between two deals say who sat there (ADR 30).
void say_who_sits(Event& event, const Seating& seating);

/// Opens a session of the book. Errors: `damaged` where it is not what was written.
[[nodiscard]] Outcome<Desk> open_session(Book& book, SessionId session);

/// The session that was read. Errors: `usage` where it is a tournament, or findings.
[[nodiscard]] Outcome<Desk> session_in(SessionId session, const StoredSession& stored);

/// The session that people mean when they name none: of those that are open (or that `among` lets
/// pass) the one that was written in last.
[[nodiscard]] Expected<std::optional<SessionId>> latest_session(Book& book,
                                                                Filter among = {
                                                                    .state = Summary::State::open});

/// Opens another session. REQUIRES: `opening` is of kind `opened`.
[[nodiscard]] Outcome<Desk> begin_session(Book& book, const Event& opening);

/// The table as it would be with one more event; nothing is written. What is wrong with the event,
/// or with any deal that it changes for the worse, is told instead; also that the session is closed
/// where play would go on, and that it was thrown away.
[[nodiscard]] Outcome<Table> propose(const Desk& desk, const Event& event);

/// Writes an event down; `proposed` is what propose() gave for it. Afterwards it is on the disk.
/// Errors: `conflict` where somebody else wrote first, and the desk stays as it was.
[[nodiscard]] Outcome<void> commit(Book& book, Desk& desk, const Event& event, Table proposed);

/// propose() and commit() in one.
[[nodiscard]] Outcome<void> write_down(Book& book, Desk& desk, const Event& event);

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
[[nodiscard]] Table table_of(Log log);

}  // namespace spadille
