#include "session/result.h"

#include <algorithm>

namespace spadille {

std::map<std::string, std::int64_t> results(const Session& session, const Parts& own,
                                            const std::vector<std::string>& players) {
  std::map<std::string, std::int64_t> all;
  for (const auto& [id, part] : own) all[id] = part.points;
  const ScoreSheet rest = closing(session.rules, session.carry);
  for (std::size_t i = 0; i < players.size(); ++i)
    if (const int share = total(rest, seat(static_cast<int>(i))); share != 0)
      all[players[i]] += share;
  if (counts_losses(session.rules.game().rules()) != counts_losses(session.rules))
    for (auto& [id, points] : all) points = -points;
  return all;
}

std::map<std::string, std::int64_t> results(const Scored& scored) {
  if (scored.seatings.empty()) return {};
  return results(scored.session, scored.own, scored.seatings.back().players);
}

std::vector<std::string> people_of(const Scored& scored) {
  std::vector<std::string> ids;
  const Seating& now = scored.seatings.back();
  for (const auto& group : {now.players, now.waiting})
    ids.insert(ids.end(), group.begin(), group.end());
  for (const auto& [id, part] : scored.own)
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  return ids;
}

}  // namespace spadille
