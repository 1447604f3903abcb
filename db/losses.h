#pragma once

#include <vector>

#include "db/database.h"
#include "db/event_log.h"
#include "db/witness.h"
#include "session/store.h"

namespace spadille::db {

/// What was announced and is not in the book: the log and the names held against their witness.
class Losses {
 public:
  Losses(Database& database, EventLog& log, Witness& witness)
      : database_(database), log_(log), witness_(witness) {}

  /// At opening, with a few reads: whatever is lost at the end of the log, what was written last is
  /// among it. Only where that is missing everything is looked at.
  void look();
  /// What look() saw.
  [[nodiscard]] const std::vector<Message>& told() const { return told_; }
  /// What the witness knows of and the book has not, session by session.
  [[nodiscard]] std::vector<Flaw> find();

  /// What is on the disk is announced: outside the file as well.
  void announce() noexcept;
  /// The witness begins anew with what is there. Errors: `file`. REQUIRES: the lock of the book.
  [[nodiscard]] Expected<void> give_up();

 private:
  [[nodiscard]] Witness::Records announced_now();
  [[nodiscard]] int missing_of(SessionId session, const Witness::Record& record);
  [[nodiscard]] bool are_names_missing(const Witness::Record& record);

  Database& database_;
  EventLog& log_;
  Witness& witness_;
  std::vector<Message> told_{};
};

}  // namespace spadille::db
