#pragma once

#include "session/fold.h"

namespace spadille {

namespace detail {

/// `own`: what everybody has by himself (Scored::own); `players`: who sits there now.
template <Game G>
[[nodiscard]] std::map<std::string, std::int64_t> results(const Session<G>& session,
                                                          const Parts& own,
                                                          const std::vector<std::string>& players) {
  std::map<std::string, std::int64_t> all;
  for (const auto& [id, part] : own) all[id] = part.points;
  const ScoreSheet rest = closing(session.rules, session.carry);
  for (std::size_t i = 0; i < players.size(); ++i)
    if (const int share = total(rest, seat(static_cast<int>(i))); share != 0)
      all[players[i]] += share;
  if (counts_losses(typename G::Rules{}) != counts_losses(session.rules))
    for (auto& [id, points] : all) points = -points;
  return all;
}

}  // namespace detail

/// What a session has brought everybody who has a part in it (Scored::own), by id, were it settled
/// now: with what is still to be shared out, and with credits for missed games. Points or counters
/// won; losses in a game whose default rules count them, whichever way this table counts. The one
/// place that says so: rankings, who was ahead of whom, settling by person and other programs read
/// it here.
template <Game G>
[[nodiscard]] std::map<std::string, std::int64_t> results(const Scored<G>& scored) {
  if (scored.seatings.empty()) return {};
  return detail::results(scored.session, scored.own, scored.seatings.back().players);
}

/// Who has a part in the evening: who sits there, who waits, then everybody else who played for
/// himself, also for nothing. By id.
template <Game G>
[[nodiscard]] std::vector<std::string> people_of(const Scored<G>& scored) {
  std::vector<std::string> ids;
  const Seating& now = scored.seatings.back();
  for (const auto& group : {now.players, now.waiting})
    ids.insert(ids.end(), group.begin(), group.end());
  for (const auto& [id, part] : scored.own)
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  return ids;
}

}  // namespace spadille
