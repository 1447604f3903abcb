#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/book.h"
#include "app/exchange/branches.h"
#include "session/collector.h"

namespace spadille {

/// A log that has gone on in several ways.
struct ForkedLog {
  std::string uuid{};
  SessionId session = 0;  ///< in this book; 0: it has none of it
  std::vector<Fork> forks{};
  friend bool operator==(const ForkedLog&, const ForkedLog&) = default;
};

/// A log of the club that the book could not take.
struct RefusedLog {
  std::string uuid{};
  Refusal why;
};

/// A log that goes on here as somebody has decided: it has a new number.
struct Restated {
  SessionId before = 0;
  SessionId now = 0;
  friend bool operator==(const Restated&, const Restated&) = default;
};

/// Two entries of the book that look the same in print, and are probably the same person.
struct SamePerson {
  std::string name{};
  std::string entry{};  ///< ids
  std::string other{};
  friend bool operator==(const SamePerson&, const SamePerson&) = default;
};

/// What a sync has come to.
struct Synced {
  std::string club{};  ///< a UUID
  int sent = 0;        ///< entries of logs that the club has now
  int taken = 0;       ///< entries of logs that the book has now
  int added = 0;       ///< sessions and tournaments that are new to the book
  int continued = 0;   ///< those that it had, and has more of
  int people = 0;      ///< entries of people that were added or changed here
  int forgotten = 0;   ///< names that the club's owner has taken out, and that are gone here too
  int waiting = 0;     ///< entries of the club of which the ones before have not come yet
  bool copied =
      false;  ///< another copy of this book syncs, too: this one has an identity of its own
  bool older = false;  ///< the club had lost something; what this book has was sent again
  std::vector<ForkedLog> forked{};
  std::vector<Restated> restated{};
  std::vector<RefusedLog> refused{};
  std::vector<SessionId> gone{};       ///< taken out of the club, and still in this book
  std::vector<SessionId> too_large{};  ///< with an entry that no club takes
  std::vector<SamePerson> same{};

  /// Whether the book is another one now.
  [[nodiscard]] bool changed() const {
    return added + continued + people + forgotten > 0 || !restated.empty() || copied;
  }
};

/// What somebody has decided about a fork.
struct Keep {
  SessionId session = 0;
  /// "mine", "theirs" where there is one other way, or how the hash of a way begins.
  std::string way{};
};

/// Brings a book and its club to the same: everything that one has and the other has not, as logs.
/// It can be broken off anywhere and done again: what is announced is on both disks, and nothing
/// comes twice. Where a log has forked nothing is decided: both ways stay in the club, the book's
/// own stays in the book. `keep` decides.
/// Errors: as Collector's and Store's; `usage` where the club is another one than before, or there
/// is nothing to decide. What was taken in before an error stays.
[[nodiscard]] Outcome<Synced> sync(Book& book, const Collector& collector,
                                   const std::optional<Keep>& keep = {});

/// Brings lists of a club, which are no book, to what its logs say; nothing is sent. Where a log
/// has forked and nobody has decided, they have it up to there. Returns: how many logs are open:
/// they have forked, wait for entries before, or could not be read. Errors: as sync().
[[nodiscard]] Expected<int> catch_up(Book& lists, const Collector& collector);

}  // namespace spadille
