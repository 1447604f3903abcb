#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "tl/expected.hpp"

#include "core/error.h"
#include "core/stop.h"
#include "session/event_kind.h"

namespace spadille {

template <typename T>
using Expected = tl::expected<T, Error>;

/// An event as it is kept: words and figures of the log itself, whatever the game.
struct EventRecord {
  std::string id{};  ///< a UUID: identity, never order
  EventKind kind = EventKind::note;
  int format = 1;         ///< version of the payload
  std::string payload{};  ///< JSON, see codec/log.h
  std::string at{};       ///< "2026-11-20T19:30:00Z": decoration, never order
  std::string device{};   ///< where it was written
  friend bool operator==(const EventRecord&, const EventRecord&) = default;
};

/// The newest version of payloads that this program knows.
inline constexpr int kNewestPayload = 1;

/// Somebody who plays. Events name players by id only.
struct Player {
  std::string id{};
  std::string name{};  ///< empty: forgotten
  bool hidden = false;
  std::string merged_into{};  ///< the id of the entry that goes on for this one
  friend bool operator==(const Player&, const Player&) = default;
};

/// One sum that statistics read: of one player, together with one partner or nobody.
struct FactRow {
  std::string player{};
  std::string partner{};
  std::string key{};
  std::int64_t n = 0;
  friend bool operator==(const FactRow&, const FactRow&) = default;
  friend bool operator<(const FactRow& a, const FactRow& b) {
    return std::tie(a.player, a.partner, a.key, a.n) < std::tie(b.player, b.partner, b.key, b.n);
  }
};

/// The fact that counts sessions: not kept, but counted when facts are read.
inline constexpr std::string_view kSessions = "sessions";

/// How often an entry of the people was at a table, sessions that were thrown away apart.
struct Attendance {
  std::string player{};  ///< an id
  int sessions = 0;
  std::string last{};  ///< the date of the latest
  friend bool operator==(const Attendance&, const Attendance&) = default;
};

/// What lists show of a session. Follows from its events, as facts do.
struct Summary {
  enum class State : std::uint8_t { open, closed, discarded };

  std::string title{};
  std::string place{};
  std::string date{};                  ///< "2026-11-20"
  std::vector<std::string> players{};  ///< by id: who sat down last, and then who had left
  int deals = 0;
  State state = State::open;
  friend bool operator==(const Summary&, const Summary&) = default;
};

/// What follows from a session's events and is kept beside them for lists and statistics.
struct Digest {
  Summary summary{};
  std::vector<FactRow> facts{};
  bool adds = false;  ///< `facts` come on top of what is there; otherwise they are all there is
};

using SessionId = std::int64_t;

/// What stands as the game of a tournament (docs/adr/0049): a log among the sessions that no list
/// of sessions shows.
inline constexpr std::string_view kTournament = "tournament";

/// One session in a list.
struct Listed {
  SessionId id = 0;
  std::string uuid{};
  std::string game{};
  Summary summary{};
  int events = 0;
  friend bool operator==(const Listed&, const Listed&) = default;
};

/// Which sessions a list shows, the latest first.
struct Filter {
  /// By the date of the evening, or by what was written in last in this book: what came from
  /// elsewhere, and was not written in since, after all others, by its clock.
  enum class Order : std::uint8_t { date, written };

  std::string game{};    ///< empty: all games, and no tournaments
  std::string player{};  ///< an id
  std::string from{};    ///< dates, both included
  std::string to{};
  std::optional<Summary::State> state{};  ///< otherwise all that are not thrown away
  bool thrown_away_too = false;           ///< where no state is asked for
  int limit = 20;                         ///< at least 1
  int skip = 0;
  Order order = Order::date;
};

/// Facts of one session, for statistics that go by evening.
struct SessionFacts {
  SessionId session = 0;
  std::string game{};
  std::string date{};
  std::string place{};
  std::vector<FactRow> facts{};
};

/// A session with its identity and events, as it is stored or carried elsewhere.
struct StoredSession {
  std::string uuid{};
  std::string game{};
  std::vector<EventRecord> events{};
  SessionId number = 0;  ///< that it has to get; 0: the next one
  /// What the chain of hashes has come to, 64 hexadecimal digits; empty where nobody says.
  std::string head{};
};

/// How far a log of the book has got.
struct LogHead {
  SessionId id = 0;
  std::string uuid{};
  int events = 0;
  std::string hash{};  ///< as StoredSession::head
  friend bool operator==(const LogHead&, const LogHead&) = default;
};

/// Rules that a table has given a name.
struct HouseRules {
  std::string name{};
  std::string document{};  ///< spadille/rules
};

/// Something about the book as a whole that is not as it should be, besides pages and events.
struct Flaw {
  enum class Kind : std::uint8_t {
    schema,  ///< a table, an index or a trigger is missing, was changed or added
    names,   ///< what somebody is called, or a set of house rules, is not what was written
    missing  ///< events that were announced are not there any more
  };
  Kind kind = Kind::schema;
  SessionId session = 0;  ///< 0: the book as a whole
  Message message{};
  std::string detail{};  ///< what it is about; not translated
  friend bool operator==(const Flaw&, const Flaw&) = default;
};

/// The book: where sessions are kept. The one abstract class; db/ has it on SQLite.
/// When a call that writes has come back without an error, what it wrote is on the disk.
/// Errors: `file`; `conflict` where somebody else wrote first; `damaged` where what is there is not
/// what was written. Nothing is changed by a call that fails.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  Store(Store&&) = delete;
  Store& operator=(Store&&) = delete;
  virtual ~Store() = default;

  // The log.

  /// REQUIRES: at least one event. Errors: `conflict` where the book has the session already;
  /// `damaged` where the events come to another head than the session says.
  [[nodiscard]] virtual Expected<SessionId> create(const StoredSession& session,
                                                   const Digest& digest) = 0;
  /// `head`: how many events the session is known to have; `conflict` when it has more.
  [[nodiscard]] virtual Expected<void> append(SessionId session, int head, const EventRecord& event,
                                              const Digest& digest) = 0;
  /// Appends what a longer version of the session has behind its first `head` events.
  /// What those are is not looked at. Errors: as create() and append().
  [[nodiscard]] virtual Expected<void> append(SessionId session, int head,
                                              const StoredSession& longer,
                                              const Digest& digest) = 0;
  /// Every event, the chain of hashes checked.
  [[nodiscard]] virtual Expected<StoredSession> read(SessionId session) = 0;
  [[nodiscard]] virtual Expected<std::optional<Listed>> find(SessionId session) = 0;
  [[nodiscard]] virtual Expected<std::optional<SessionId>> find(const std::string& uuid) = 0;
  [[nodiscard]] virtual Expected<std::vector<Listed>> list(const Filter& filter) = 0;
  /// The numbers of all sessions behind this one, in order, also of those that no list shows: at
  /// most so many.
  [[nodiscard]] virtual Expected<std::vector<SessionId>> sessions(SessionId behind, int most) = 0;
  /// Of every log, tournaments too.
  [[nodiscard]] virtual Expected<std::vector<LogHead>> heads() = 0;
  /// What the chain of hashes came to with each event, as LogHead::hash. Not checked: read() does.
  [[nodiscard]] virtual Expected<std::vector<std::string>> hashes(SessionId session) = 0;
  /// Sessions of a game in which something of this kind was ever written, the latest first: at most
  /// so many.
  [[nodiscard]] virtual Expected<std::vector<SessionId>> sessions_with(EventKind kind,
                                                                       const std::string& game,
                                                                       int most) = 0;
  /// Removes a session for good.
  [[nodiscard]] virtual Expected<void> purge(SessionId session) = 0;

  // People.

  [[nodiscard]] virtual Expected<std::vector<Player>> players() = 0;
  /// Of everybody who was at a table at all; an entry that was merged has its own.
  [[nodiscard]] virtual Expected<std::vector<Attendance>> attendances() = 0;
  /// Enters somebody, or says anew what he is called.
  [[nodiscard]] virtual Expected<void> put(const Player& player) = 0;
  /// Changes only whether somebody is hidden and for whom he goes on: what he is called stays as it
  /// stands in the book, and where that is in doubt it stays in doubt.
  [[nodiscard]] virtual Expected<void> mark(const Player& player) = 0;

  // What stands beside.

  [[nodiscard]] virtual Expected<std::vector<HouseRules>> house_rules() = 0;
  /// An empty document takes the rules away.
  [[nodiscard]] virtual Expected<void> put(const HouseRules& rules) = 0;
  /// What a face was in the middle of; empty when nothing is. Gone once a deal is recorded.
  [[nodiscard]] virtual Expected<std::string> draft(SessionId session) = 0;
  [[nodiscard]] virtual Expected<void> put_draft(SessionId session, const std::string& text) = 0;

  /// What the book remembers of the club that it is synced with (app/exchange/club_memory.h): a
  /// text by a key, of those that begin so.
  [[nodiscard]] virtual Expected<std::map<std::string, std::string>> club(
      const std::string& begin) = 0;
  /// Writes these anew; an empty text takes the key away.
  [[nodiscard]] virtual Expected<void> put_club(
      const std::map<std::string, std::string>& changed) = 0;

  // What statistics read.

  /// Sums over all sessions that pass the filter, of these players together: rows of each of them,
  /// and one of the first that says in how many sessions (`kSessions`) any of them played.
  [[nodiscard]] virtual Expected<std::vector<FactRow>> facts(
      const std::vector<std::string>& players, const Filter& filter) = 0;
  /// The same, session by session, in the order of the dates.
  [[nodiscard]] virtual Expected<std::vector<SessionFacts>> facts_by_session(
      const std::vector<std::string>& players, const Filter& filter) = 0;
  /// The facts of one session.
  [[nodiscard]] virtual Expected<std::vector<FactRow>> facts(SessionId session) = 0;
  /// Replaces what follows from a session's events.
  [[nodiscard]] virtual Expected<void> put(SessionId session, const Digest& digest) = 0;
  /// Sessions of which lists by player say something else than their summaries.
  [[nodiscard]] virtual Expected<std::vector<SessionId>> astray() = 0;
  /// Whether a newer program has left out all that follows from events: it has to be put anew.
  [[nodiscard]] virtual Expected<bool> needs_digests() = 0;
  /// Says that this was done.
  [[nodiscard]] virtual Expected<void> digests_made() = 0;

  // Many writes as one: all or nothing.

  [[nodiscard]] virtual Expected<void> all_or_nothing(
      const std::function<Expected<void>()>& writes) = 0;

  // The file.

  /// Who wrote what this program writes: a UUID of this copy of the book.
  [[nodiscard]] virtual std::string device() const = 0;
  /// This is another copy than it was taken for: from now on it has a device of its own.
  [[nodiscard]] virtual Expected<void> become_another_copy() = 0;
  /// Why the book can be read but not written; nothing when it can.
  [[nodiscard]] virtual std::optional<Message> banner() const = 0;
  /// What the database finds wrong with its own pages, and with rows that belong to nothing, in its
  /// own words; once it is to stop, what it has found so far.
  [[nodiscard]] virtual Expected<std::vector<std::string>> check_pages(const StopToken& stop) = 0;
  /// What is to be told whenever the book is opened, though it can be written.
  [[nodiscard]] virtual std::vector<Message> warnings() const = 0;
  /// What else is wrong: with its tables, with names, with what a witness outside the file knows.
  [[nodiscard]] virtual Expected<std::vector<Flaw>> flaws() = 0;
  /// From now on what the book has is all that was announced: what is missing is given up.
  [[nodiscard]] virtual Expected<void> give_up_missing() = 0;
  /// A copy of the whole book, verified before it gets its name. Errors: also where there is one.
  [[nodiscard]] virtual Expected<void> copy_to(const std::string& path) = 0;
  /// Keeps a backup, unless there is nothing to keep. Inside all_or_nothing() of the book as it was
  /// before.
  [[nodiscard]] virtual Expected<void> back_up() = 0;
};

}  // namespace spadille
