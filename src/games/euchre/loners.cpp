// What the referee asks about who plays alone.
#include "games/euchre/euchre.h"

namespace spadille::euchre {
namespace {

constexpr int kAnySeat = spadille::kMaxSeats - 1;

template <auto Who>
constexpr Field<Position> lone(Member member) {
  return {member, [](const Position& turn) { return spadille::detail::encode(turn.loners.*Who); },
          [](Position& turn, const Value& value) {
            spadille::detail::decode(value, turn.loners.*Who);
          }};
}

constexpr std::array kLoners{
    lone<&Loners::maker>(
        {.key = "alone", .kind = Kind::seat, .label = "euchre.referee.alone", .max = kAnySeat}),
    lone<&Loners::defender>({.key = "lone_defender",
                             .kind = Kind::seat,
                             .label = "euchre.referee.lone_defender",
                             .max = kAnySeat}),
};

}  // namespace

std::span<const Field<Position>> Game::loners() { return kLoners; }

Findings Game::check_loners(const Loners& loners) {
  Findings found;
  for (const auto& [lone, place] :
       {std::pair(loners.maker, "/alone"), {loners.defender, "/lone_defender"}})
    if (lone && lone->index >= kMaxSeats)
      found.push_back(found_at(place, {"finding.no_such_seat"}, {}));
  if (loners.maker && loners.defender && side_of(*loners.maker) == side_of(*loners.defender))
    found.push_back(found_at("/lone_defender", {"finding.same_side"}, {}));
  return found;
}

}  // namespace spadille::euchre
