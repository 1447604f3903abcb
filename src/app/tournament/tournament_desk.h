#pragma once

#include <string>
#include <vector>

#include "app/book.h"
#include "app/people/names.h"
#include "codec/tournament_log.h"
#include "games/any_functions.h"

namespace spadille {

/// The tournament that lies on the desk: only what is in the book.
struct TournamentDesk {
  SessionId id = 0;  ///< among the sessions of the book
  std::string uuid{};
  TournamentLog log{};
  Tournament now{};  ///< what the log comes to
  std::optional<AnyRules>
      rules{};  ///< that the tables play by; nothing where no such game is built in

  [[nodiscard]] int head() const { return static_cast<int>(log.events.size()); }
};

/// What lists keep of a tournament.
[[nodiscard]] Digest digest(const TournamentLog& log);

/// Opens a tournament of the book. Errors: `usage` where there is none of this number; `damaged`
/// where it is not what was written.
[[nodiscard]] Outcome<TournamentDesk> open_tournament(Book& book, SessionId number);

/// The tournament that was read. Errors: `usage` where it is none, or findings.
[[nodiscard]] Outcome<TournamentDesk> tournament_in(SessionId number, const StoredSession& stored);

/// The tournament that was written in last, of those in a state, or of all that are not thrown
/// away.
[[nodiscard]] Expected<std::optional<Listed>> written_last(Book& book,
                                                           std::optional<Summary::State> state);

/// The tournament that goes on: of those that are open the one that was written in last; nothing
/// where none is.
[[nodiscard]] Expected<std::optional<Listed>> running_tournament(Book& book);

/// The tournament that people mean when they name none: of those that are open, else of all, the
/// one that was written in last; nothing where there is none.
[[nodiscard]] Expected<std::optional<SessionId>> latest_tournament(Book& book);

/// All of them but those that were thrown away, also those that are closed, the latest first.
[[nodiscard]] Expected<std::vector<Listed>> tournaments(Book& book);

/// The entry by which somebody stands on the roster, also one that was merged into his; otherwise
/// the given one, which then can be put there. `person`: an id.
[[nodiscard]] std::string entry_on_roster(const TournamentDesk& desk, const Names& names,
                                          const std::string& person);

/// Begins another one. REQUIRES: `opening` is of kind `opened`.
[[nodiscard]] Outcome<TournamentDesk> begin_tournament(Book& book, const TournamentEvent& opening);

/// Writes down what happened, all of it or nothing. Each has to fit what is there with those before
/// it. Errors: `conflict` where somebody else wrote first; the desk stays as it was.
[[nodiscard]] Outcome<void> write_down(Book& book, TournamentDesk& desk,
                                       const std::vector<TournamentEvent>& events);

}  // namespace spadille
