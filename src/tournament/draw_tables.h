#pragma once

#include <vector>

#include "tournament/draw_meetings.h"

/// Tables of a round by number, where a method says who sits there and not who plays with whom.
namespace spadille::drawing {

using People = std::vector<Entrant>;

/// People change tables, with somebody as near as can be, until the wishes are kept.
void keep_wishes(const DrawTask& task, std::vector<People>& tables);

/// Everybody at a table anew, as near to his own as can be, so that wishes for partners and for
/// tables are kept if there are places for them, and few who want to be apart meet.
[[nodiscard]] std::vector<People> reseated(const DrawTask& task, const std::vector<People>& tables);

/// Who sits where at a table: mates together; those of one `group` (by entrant, -1: none) as
/// opponents; few partners again.
[[nodiscard]] People sides(const People& people, const std::vector<int>& group,
                           const DrawTask& task, const Meetings& met);

}  // namespace spadille::drawing
