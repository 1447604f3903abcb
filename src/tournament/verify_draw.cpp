#include "tournament/verify_draw.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "tournament/verify_parts.h"

namespace spadille::verifying {
namespace {

constexpr RuleId kPlaces{{'E', 'V'}, 1, 1};
constexpr RuleId kPartnersStay{{'E', 'V'}, 2, 3};
constexpr RuleId kSizes{{'E', 'V'}, 2, 10};
constexpr RuleId kWishes{{'E', 'V'}, 2, 11};
constexpr RuleId kStands{{'E', 'V'}, 2, 12};

/// How often each has a place in a round.
std::vector<int> times_placed(const Round& round) {
  std::vector<int> times(round.spots.size(), 0);
  const auto count = [&](const std::vector<Entrant>& all) {
    for (const Entrant who : all) ++times[nth(who)];
  };
  count(round.drawn.out);
  for (const DrawnTable& table : round.drawn.tables) count(table.seats);
  return times;
}

Breaches places_in(const Round& round) {
  Breach twice{round.number, 0, kPlaces, {"event.breach.placed_twice", {round.number}}, {}};
  Breach none{round.number, 0, kPlaces, {"event.breach.no_place", {round.number}}, {}};
  Breach absent{round.number, 0, kPlaces, {"event.breach.not_there", {round.number}}, {}};
  const std::vector<int> times = times_placed(round);
  for (std::size_t i = 0; i < times.size(); ++i) {
    const auto who = static_cast<Entrant>(i);
    if (times[i] > 1) twice.who.push_back(who);
    if (times[i] == 0 && round.spots[i].there) none.who.push_back(who);
    if (times[i] > 0 && !round.spots[i].there) absent.who.push_back(who);
  }
  Breaches all;
  for (const Breach& each : {twice, none, absent})
    if (!each.who.empty()) all.push_back(each);
  return all;
}

/// How many tables of three take in those who are left over, where there are enough people that
/// have no partner to lose (EV-2.10).
int tables_of_three(const Plan& plan, int people, int singles) {
  if (!plan.short_tables || plan.seats != 4) return 0;
  const int needed = (4 - people % 4) % 4;
  return 3 * needed <= std::min(people, singles) ? needed : 0;
}

struct Tables {
  int all = 0;
  int of_three = 0;
  friend bool operator==(const Tables&, const Tables&) = default;
};

/// Nothing where mates sit at tables of three: they may not come out even.
std::optional<Tables> tables_planned(const Plan& plan, const Round& round) {
  int singles = 0;
  int mates = 0;
  for (const Unit& unit : round.units) ++(unit.size() == 2 ? mates : singles);
  if (of_pairs(plan.method)) return Tables{mates / 2, 0};
  if (plan.seats == 3 && mates != 0) return std::nullopt;
  const int people = singles + 2 * mates;
  const int three = tables_of_three(plan, people, singles);
  return Tables{(people - 3 * three) / plan.seats + three, three};
}

Breaches sizes_in(const Plan& plan, const Round& round) {
  Breaches all;
  Tables are{static_cast<int>(round.drawn.tables.size()), 0};
  for (const DrawnTable& table : round.drawn.tables) {
    const auto size = static_cast<int>(table.seats.size());
    if (plan.seats == 4 && size == 3) ++are.of_three;
    if (size == plan.seats || (plan.short_tables && plan.seats == 4 && size == 3)) continue;
    const Message message{"event.breach.table_size", {round.number, table.table, size, plan.seats}};
    all.push_back({round.number, table.table, kSizes, message, table.seats});
  }
  const auto planned = tables_planned(plan, round);
  if (!all.empty() || !planned || *planned == are || round.origin.by_hand) return all;
  const Message message{"event.breach.table_count",
                        {round.number, are.all, planned->all, planned->of_three}};
  return {{round.number, 0, kSizes, message, round.drawn.out}};
}

/// Whether two who want to be together are.
bool are_together(const Plan& plan, const Round& round, Entrant one, Entrant other) {
  const Spot& spot = round.of(one);
  if (spot.out || round.of(other).out) return spot.out && round.of(other).out;
  const bool play_together = plan.partners && plan.seats == 4;
  return play_together ? spot.partner == other : spot.table == round.of(other).table;
}

/// At tables of three not everybody can be with his mate where they do not come out even.
Breaches partings(const Plan& plan, const Round& round) {
  const bool pairs = of_pairs(plan.method);
  Breaches all;
  for (const auto& [one, other] : round.origin.wishes.together) {
    if (!round.of(one).there || !round.of(other).there) continue;
    if (are_together(plan, round, one, other)) continue;
    const Message message{pairs ? "event.breach.pair_parted" : "event.breach.not_together",
                          {round.number}};
    all.push_back(
        {round.number, 0, pairs ? kPartnersStay : kWishes, message, {one, other}, plan.seats == 4});
  }
  return all;
}

Breaches wishes_in(const Round& round) {
  Breaches all;
  for (const auto& [one, other] : round.origin.wishes.apart) {
    const int table = round.of(one).table;
    if (table == 0 || table != round.of(other).table) continue;
    const Message message{"event.breach.not_apart", {round.number, table}};
    all.push_back({round.number, table, kWishes, message, {one, other}});
  }
  for (const auto& [who, wanted] : round.origin.wishes.at_table) {
    const int table = round.of(who).table;
    if (table == 0 || table == wanted) continue;
    const Message message{"event.breach.not_at_table", {round.number, table, wanted}};
    all.push_back({round.number, table, kWishes, message, {who}});
  }
  return all;
}

/// A round in which nobody has played yet, and that others are there for by now, is drawn anew:
/// until then it is told, and breaks no promise.
Breaches stale_in(const Facts& facts, const Round& round) {
  if (round.number <= rounds_begun(*facts.now)) return {};
  Unit changed;
  for (std::size_t i = 0; i < round.spots.size(); ++i) {
    const auto who = static_cast<Entrant>(i);
    const bool is_there = absence(facts.now->roster[i], round.number) == Absence::none;
    if (is_there != round.of(who).there) changed.push_back(who);
  }
  if (changed.empty()) return {};
  return {{round.number, 0, kStands, {"event.breach.stale", {round.number}}, changed, false}};
}

bool holds_whatever_happens(const Breach& breach) {
  return breach.rule == kPlaces || breach.rule == kSizes;
}

Breaches verified(const Facts& facts) {
  Breaches all;
  for (const Round& round : facts.rounds) append(all, stale_in(facts, round));
  for (const auto check :
       {check_places, check_sizes, check_wishes, check_sitting_out, check_individual,
        check_meetings, check_all_met, check_moving, check_progress, check_own_table})
    append(all, check(facts));
  for (Breach& each : all) {
    std::sort(each.who.begin(), each.who.end());
    if (each.round != 0 && !holds_whatever_happens(each) &&
        !as_drawn(facts, facts.rounds[nth(each.round) - 1]))
      each.promised = false;
  }
  std::stable_sort(all.begin(), all.end(), [](const Breach& a, const Breach& b) {
    return std::pair(a.round, a.table) < std::pair(b.round, b.table);
  });
  return all;
}

}  // namespace

Breaches check_places(const Facts& facts) {
  Breaches all;
  for (const Round& round : facts.rounds) append(all, places_in(round));
  return all;
}

Breaches check_sizes(const Facts& facts) {
  Breaches all;
  for (const Round& round : facts.rounds) append(all, sizes_in(round.origin.plan, round));
  return all;
}

Breaches check_wishes(const Facts& facts) {
  Breaches all;
  for (const Round& round : facts.rounds) {
    append(all, partings(round.origin.plan, round));
    append(all, wishes_in(round));
  }
  return all;
}

}  // namespace spadille::verifying

namespace spadille {

std::vector<Breach> breaches(const Tournament& tournament) {
  using namespace verifying;
  return verified(facts(tournament, origins_drawn_at_once(tournament)));
}

std::vector<Breach> breaches(const TournamentLog& log) {
  const Tournament now = tournament(log);
  using namespace verifying;
  return verified(facts(now, origins_in(log, now)));
}

}  // namespace spadille
