#include "games/euchre/summary.h"

namespace spadille::euchre {

Position contract(const Deal& deal) {
  Position position{.trump = deal.trump, .lone_defender = deal.lone_defender};
  if (deal.alone) position.alone = deal.maker;
  return position;
}

Deal settled(Deal said, const Deal& called) {
  said.maker = called.maker;
  said.alone = called.alone;
  said.lone_defender = called.lone_defender;
  said.trump = called.trump;
  said.passed_out = called.passed_out;
  said.gives_point = called.gives_point;
  return said;
}

Findings summarise(const Rules&, const Carry&, const CardPlay&, const Replay& replay, Deal& deal) {
  if (unplayed(deal) || !deal.maker) return {};
  if (!is_whole(replay, kTricks))
    return deal.tricks ? Findings{} : Findings{not_told("/played/tricks", "EU-5.1"_rule)};
  int tricks = 0;
  for (const Replayed& trick : replay.tricks)
    if (side_of(*trick.winner) == side_of(*deal.maker)) ++tricks;
  deal.tricks = tricks;
  return {};
}

}  // namespace spadille::euchre
