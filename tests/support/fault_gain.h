#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "session/session.h"
#include "tests/support/any.h"

// How much better somebody ends by a fault than without it.
namespace spadille::tests {

/// A deal that was played, and as which deal it is settled.
struct Dealt {
  AnyRules rules{};
  AnyCarry carry{};
  AnyDeal deal{};
};

/// What a sheet is worth to who is at fault, in ways that must not grow:
/// * of two sides: his side's points less those of the other;
/// * of three players at Klaverjas: his points twice, less those of the others;
/// * Quadrille: his own counters, and those of his side. The antes lie in the pool anyway;
/// * Kyuuri: what he has not lost.
/// What follows from the totals (a game won, somebody out) is not counted.
[[nodiscard]] inline std::vector<int> worth(const Dealt& dealt, const std::vector<Line>& lines,
                                            Seat who) {
  ScoreSheet sheet;
  for (const Line& line : lines)
    if (!line.follows && line.rule != "QU-2.2"_rule && line.rule != "QU-7.1"_rule)
      sheet.lines.push_back(line);
  const auto id = dealt.rules.game().id();
  const auto of = [&](Account account) { return total(sheet, account); };
  if (id == "kyuuri") return {counts_losses(dealt.rules) ? -of(who) : of(who)};
  if (id == "quadrille") {
    const auto deal = dealt.deal.as<quadrille::Deal>();
    const auto of_ombre = [&](Seat s) { return s == *deal.ombre || s == deal.partner; };
    int side = 0;
    for (const Seat s : SeatSet::first(4))
      if (of_ombre(s) == of_ombre(who)) side += of(s);
    return {of(who), side};
  }
  const Accounts counted = accounts(dealt.carry);
  if (counted.size() == 3) {
    int others = 0;
    for (const Seat s : SeatSet::first(3))
      if (s != who) others += of(s);
    return {2 * of(who) - others};
  }
  const Side side{
      static_cast<std::uint8_t>(sides(dealt.rules, dealt.carry)[0].contains(who) ? 0 : 1)};
  return {of(side) - of(opponents(side)) + of(who)};
}

/// Whether it can have happened in a deal that was played so: who sits out, or plays against a
/// loner.
[[nodiscard]] inline bool can_be_in(const AnyDeal& deal, const AnyIncident& incident) {
  using What = euchre::Incident::What;
  if (deal.game().id() != "euchre") return true;
  const auto told = incident.as<euchre::Incident>();
  const auto played = deal.as<euchre::Deal>();
  const auto is_partner = [&](std::optional<Seat> loner) {
    return loner && loner->index == (told.who->index + 2) % 4;
  };
  if (told.what == What::sitting_out_shows)
    return is_partner(played.lone_defender) || (played.alone && is_partner(played.maker));
  if (told.what == What::thrown_in)
    return played.alone && side_of(*played.maker) != side_of(*told.who);
  return true;
}

/// The deal as it stands with a ruling.
[[nodiscard]] inline std::vector<Line> settled(const Dealt& dealt, const Ruling& ruling,
                                               const AnyIncident& incident) {
  Session session{dealt.rules, dealt.carry, {}};
  record(session, Told{.deal = dealt.deal, .rulings = {{ruling, {incident}, 1}}});
  return session.deals.front().sheet.lines;
}

[[nodiscard]] inline std::vector<Line> as_played(const Dealt& dealt) {
  return score_play(dealt.rules, dealt.carry, dealt.deal).lines;
}

namespace detail {

inline euchre::Deal fewer(euchre::Deal deal, Seat who, int) {
  *deal.tricks += side_of(who) == side_of(*deal.maker) ? -1 : 1;
  return deal;
}

inline quadrille::Deal fewer(quadrille::Deal deal, Seat who, int) {
  *deal.tricks += who == *deal.ombre || who == deal.partner ? -1 : 1;
  return deal;
}

/// What goes with more tricks than that.
inline quadrille::Deal without_premiers(quadrille::Deal deal) {
  deal.premiers = deal.went_on = deal.called_card_unseen = false;
  deal.ombre_tricks.reset();
  deal.rest_to = {};
  return deal;
}

/// By so many points: a trick without roem.
inline klaverjas::Deal fewer(klaverjas::Deal deal, bool makers, int points) {
  if (deal.points) *deal.points += makers ? -points : points;
  if (deal.other_points) *deal.other_points += makers ? points : -points;
  return deal;
}

}  // namespace detail

/// The same deal where the side at fault has a trick less. Nothing where that cannot be.
[[nodiscard]] inline std::vector<Dealt> with_a_trick_less(const Dealt& dealt, Seat who) {
  std::vector<Dealt> all;
  const auto add = [&](auto deal) {
    Dealt other = dealt;
    other.deal = any(std::move(deal));
    if (!has_error(validate(other.rules, other.carry, other.deal))) all.push_back(other);
  };
  const auto id = dealt.rules.game().id();
  if (id == "euchre") add(detail::fewer(dealt.deal.as<euchre::Deal>(), who, 1));
  if (id == "quadrille") {
    const auto deal = detail::fewer(dealt.deal.as<quadrille::Deal>(), who, 1);
    add(deal);
    if (all.empty()) add(detail::without_premiers(deal));
  }
  if (id == "klaverjas" && accounts(dealt.carry).size() == 2) {
    const auto deal = dealt.deal.as<klaverjas::Deal>();
    const Sides pairs = sides(dealt.rules, dealt.carry);
    const bool makers = pairs[0].contains(who) == pairs[0].contains(*deal.maker);
    for (const int points : {10, 20, 30}) add(detail::fewer(deal, makers, points));
  }
  return all;
}

}  // namespace spadille::tests
