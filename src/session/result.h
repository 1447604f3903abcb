#pragma once

#include "session/fold.h"

namespace spadille {

/// What a session has brought everybody who has a part in it (Scored::own), by id, were it settled
/// now: with what is still to be shared out, and with credits for missed games. Points or counters
/// won; losses in a game whose default rules count them, whichever way this table counts. The one
/// place that says so: rankings, who was ahead of whom, settling by person and other programs read
/// it here.
[[nodiscard]] std::map<std::string, std::int64_t> results(const Scored& scored);
/// `own`: what everybody has by himself (Scored::own); `players`: who sits there now.
[[nodiscard]] std::map<std::string, std::int64_t> results(const Session& session, const Parts& own,
                                                          const std::vector<std::string>& players);

/// Who has a part in the evening: who sits there, who waits, then everybody else who played for
/// himself, also for nothing. By id.
[[nodiscard]] std::vector<std::string> people_of(const Scored& scored);

}  // namespace spadille
