#pragma once

#include <span>

#include "session/event.h"

namespace spadille {

/// A word about a deal, or about the session (`of` is 0): a note, a dispute, how it was settled.
struct Remark {
  Seq seq = 0;
  EventKind kind = EventKind::note;
  Seq of = 0;
  std::string text{};
  friend bool operator==(const Remark&, const Remark&) = default;
};

/// What was written before a correction.
struct Former {
  Seq seq = 0;  ///< of the correction
  AnyDeal deal{};
  std::string why{};   ///< it was corrected; may follow later, or never
  bool ended = false;  ///< by a ruling: `deal` says nothing
  friend bool operator==(const Former&, const Former&) = default;
};

/// Who sits where, by id, and who waits.
struct Seating {
  std::vector<std::string> players{};
  std::vector<std::string> waiting{};  ///< the next to come in first
  friend bool operator==(const Seating&, const Seating&) = default;
};

/// A deal of the log with everything in force about it.
struct LoggedDeal {
  Seq seq = 0;
  Told told{};
  Totals announced{};   ///< when it was recorded; empty where nobody was told
  bool struck = false;  ///< it was never played: a correction says so
  std::vector<Former> former{};
  Seating sat{};                      ///< who sat at it, where somebody waited; or nobody
  bool is_inserted = false;           ///< it was forgotten, and put before another one
  std::vector<std::string> agreed{};  ///< who has said, by id, that it is right as it stands
  friend bool operator==(const LoggedDeal&, const LoggedDeal&) = default;
};

/// What changes between two deals: rules, seats, the turn to deal, a ruling about no deal.
struct Change {
  Seq seq = 0;
  Seq before = 0;  ///< the entry that it comes before; 0: it comes after all
  std::optional<AnyRules> rules{};
  std::optional<Seat> dealer{};
  std::vector<std::string> players{};  ///< nobody: who sits there stays
  std::vector<std::string> waiting{};
  bool own_totals = false;
  std::vector<Line> lines{};
  std::vector<AnyIncident> incidents{};  ///< that it is about, what was told last in the last
  bool dealt_again = false;              ///< the deal that was being played, as it was ruled
  Seating sat{};  ///< who sat there when the ruling was given, where somebody waited; or nobody
  friend bool operator==(const Change&, const Change&) = default;
};

/// A session as it happened.
struct Log {
  const AnyGame* game = nullptr;
  std::vector<Event> events{};
  friend bool operator==(const Log&, const Log&) = default;
};

/// REQUIRES: there is an event of that number.
[[nodiscard]] inline const Event& event_of(const Log& log, Seq seq) {
  return log.events[static_cast<std::size_t>(seq) - 1];
}

/// What the log of a session says, with all that is void left out: not yet scored.
struct History {
  enum class State : std::uint8_t { open, closed, discarded };

  const AnyGame* game = nullptr;
  Event opening{};  ///< the one in force
  std::vector<LoggedDeal> entries{};
  std::vector<Change> changes{};  ///< in the order of the log
  std::vector<Remark> remarks{};
  std::vector<PostedRuling> awaiting{};  ///< the deal in play
  State state = State::open;
  Seq undo = 0;  ///< what undo makes void; 0: nothing
  Seq redo = 0;  ///< the void that redo makes void; 0: nothing
  int lost = 0;  ///< events that a damaged book no longer has
  friend bool operator==(const History&, const History&) = default;
};

/// Which events are in force: a void that is void itself has no effect. By place in the log.
[[nodiscard]] std::vector<bool> in_force(std::span<const Event> log);

/// The number of a deal on the sheet; of one that is struck out the number that it had; 0: it is
/// none.
[[nodiscard]] int deal_number(const History& history, Seq deal);

/// What a log says. REQUIRES: it begins with `opened`; `of` names earlier events.
[[nodiscard]] History history(const Log& log);

}  // namespace spadille
