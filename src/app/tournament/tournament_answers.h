#pragma once

#include <string>

#include "app/people/names.h"
#include "app/tournament/season_of_events.h"
#include "app/tournament/table_session.h"
#include "text/words.h"
#include "tournament/ranking.h"
#include "tournament/verify_draw.h"

namespace spadille {

/// Documents of docs/format/answers, on one line: spadille/events, spadille/event-room,
/// spadille/event-ranking, spadille/event-season.
[[nodiscard]] std::string events_answer(const std::vector<Listed>& events);
/// The plan, the roster as it is in a round, its clock, every round that is drawn with its results,
/// how good the draw is, what waits, and what was ruled in the room. `plays`: of every round.
[[nodiscard]] std::string room_answer(const TournamentDesk& desk, const Names& names, int round,
                                      const std::vector<TablePlay>& plays, const Words& words);
[[nodiscard]] std::string season_answer(const EventSeason& season, const Names& names);
/// spadille/event-check: what draws do not keep to. `events`: how many were looked at.
[[nodiscard]] std::string check_answer(int events, const std::vector<Breach>& breaches,
                                       const Words& words);
[[nodiscard]] std::string ranking_answer(const TournamentDesk& desk, const Names& names,
                                         const std::vector<RankedLine>& lines);

}  // namespace spadille
