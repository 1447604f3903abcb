#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/record/desk.h"
#include "app/tournament/tournament_desk.h"

namespace spadille {

/// What stands under a number of the book: a session, or a tournament.
using AnyDesk = std::variant<Desk, TournamentDesk>;

/// Opens it, whichever it is. Errors: as open_session() and open_tournament().
[[nodiscard]] Outcome<AnyDesk> open_any(Book& book, SessionId number);

[[nodiscard]] SessionId number_of(const AnyDesk& desk);
/// How many events it has.
[[nodiscard]] int head(const AnyDesk& desk);
/// What lists and statistics keep of it.
[[nodiscard]] Digest digest(const AnyDesk& desk);
/// The ids of who sat there, or of everybody whom the events of a tournament name.
[[nodiscard]] std::vector<std::string> people_of(const AnyDesk& desk);

}  // namespace spadille
