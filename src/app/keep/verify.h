#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/book.h"
#include "app/views.h"
#include "core/ledger.h"
#include "core/seat_names.h"
#include "core/stop.h"

namespace spadille {

/// Something in the book that is not as it should be.
struct Doubt {
  enum class Kind : std::uint8_t {
    pages,      ///< of the file, or rows that belong to nothing
    events,     ///< not what was written, or cannot be read
    refused,    ///< a beginning or a deal that this version of the program no longer takes
    announced,  ///< a total that this version counts otherwise
    lists,      ///< what lists and statistics keep is not what follows from the events
    text,       ///< a name that nobody can read: control characters, or bytes that are no text
    schema,     ///< a table, an index or a trigger is missing, was changed or added
    names,      ///< what somebody is called, or a set of house rules, is not what was written
    missing     ///< events that were announced are not there; mended: given up
  };

  Kind kind = Kind::pages;
  SessionId session = 0;  ///< 0: the book as a whole
  int deal = 0;           ///< its number on the sheet; 0: no deal
  Seq event = 0;          ///< that says what is doubted; 0: nobody knows which
  Message message{};
  SeatNames names{};      ///< to say the message with
  std::string detail{};   ///< the words of the database, the place in an event, a name
  bool mended = false;    ///< made anew from the events
  bool mendable = false;  ///< it can be
  Totals announced{};     ///< all of them, where one is counted otherwise
  Totals counted{};
  friend bool operator==(const Doubt& a, const Doubt& b) {
    return a.kind == b.kind && a.session == b.session && a.deal == b.deal &&
           a.message == b.message && a.detail == b.detail && a.mended == b.mended;
  }
};

/// Rulings of a session that rest on what was corrected since.
struct StaleRulings {
  SessionId session = 0;
  std::string_view game{};
  std::vector<StaleView> rulings{};
};

struct Verification {
  int sessions = 0;  ///< tournaments among them
  int events = 0;
  bool stopped = false;  ///< before everything was looked at
  std::vector<Doubt> doubts{};
  std::vector<StaleRulings> stale{};  ///< not wrong, but somebody has to decide about them

  [[nodiscard]] bool right() const;  ///< now, whatever had to be mended
};

struct VerifyOptions {
  bool repair = false;  ///< makes what lists and statistics keep anew where it is wrong
  /// Called after each session, with how many the book had when it began.
  std::function<void(int sessions, int of)> progress{};
  StopToken stop{};
};

/// Looks at everything: pages, the chain of every session and tournament, its fold, the totals that
/// were announced, lists and statistics. Changes nothing but what may be repaired; somebody else
/// may write in the book meanwhile. Errors: only where the book cannot be read at all.
[[nodiscard]] Expected<Verification> verify(Book& book, const VerifyOptions& options = {});

/// Makes anew what lists and statistics keep, where a newer program has left it out; how many
/// sessions. In one step, one session in memory at a time. A session that cannot be read is left
/// out: verify() names it.
[[nodiscard]] Expected<int> make_digests(Book& book);

/// The same where it is needed and the book can be written: what every face does first.
[[nodiscard]] Expected<void> bring_up_to_date(Book& book);

}  // namespace spadille
