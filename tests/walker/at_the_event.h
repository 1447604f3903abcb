#pragma once

#include <functional>

#include "app/people/names.h"
#include "app/tournament/tournament_desk.h"
#include "tests/walker/club.h"

namespace spadille::tests {

/// An event as it is now: asks the program where there is one, else its use-cases.
[[nodiscard]] ShownEvent read_event(Club& club, int event);
[[nodiscard]] ShownEvent asked_event(Club& club, int event);

/// The current event by value.
[[nodiscard]] TournamentDesk open_event(Club& club);
/// Who is called what.
[[nodiscard]] Names names_of(Club& club);

/// A command below `spadille event` that may write in the current event: it is done, and undo has
/// so many things more to take back; or refused, and nothing has changed. Returns whether it was
/// done.
bool write_event(Club& club, std::vector<std::string> words, const std::string& input = {});
/// The same by a use-case, over the current event.
using EventWork = std::function<Outcome<void>(Book& book, TournamentDesk& desk)>;
bool write_event(Club& club, const std::string& told, const EventWork& work);
/// Writes entries down as they are.
bool write_entries(Club& club, const std::string& told,
                   const std::vector<TournamentEvent>& entries);
/// Takes what was written since for what is known.
void remember_event(Club& club);

/// A room without what the sessions of its tables say: that is another with each deal, and not
/// written down in the event.
[[nodiscard]] Json as_written(Json room);
/// The same of every event: the session of a table tells its result by itself.
void remember_events(Club& club);

/// What is told of a table in the room; nothing where it is not drawn.
[[nodiscard]] const Json* table_in(const Json& room, int round, int table);
/// How many rounds are drawn.
[[nodiscard]] int rounds_in(const Json& room);

}  // namespace spadille::tests
