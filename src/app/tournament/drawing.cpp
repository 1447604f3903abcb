#include "app/tournament/drawing.h"

#include <algorithm>
#include <numeric>

#include "tournament/ranking.h"

namespace spadille {
namespace {

constexpr RuleId kDraw{{'E', 'V'}, 2, 1};
constexpr RuleId kStands{{'E', 'V'}, 2, 12};

/// The sides or seats of a table in the order of what they made, the best first.
std::vector<int> placed_at(const Tournament& now, int round, const DrawnTable& table) {
  const TableResult* result = result_of(now, round, table.table);
  const auto figures = result != nullptr ? settled(*result) : std::nullopt;
  if (!figures) return {};
  std::vector<int> order(figures->points.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
    const std::int64_t one = figures->points[static_cast<std::size_t>(a)];
    const std::int64_t other = figures->points[static_cast<std::size_t>(b)];
    return now.plan.ranking.fewer_is_better ? one < other : one > other;
  });
  return order;
}

std::vector<std::vector<int>> placed(const Tournament& now, int round) {
  std::vector<std::vector<int>> all;
  for (const DrawnTable& table : round_of(now, round).tables)
    all.push_back(placed_at(now, round, table));
  return all;
}

/// Everybody, the best first; behind them those without a place.
std::vector<Entrant> standing(const Tournament& now) {
  std::vector<Entrant> all;
  for (const RankedLine& line : ranking(now))
    all.insert(all.end(), line.who.begin(), line.who.end());
  for (Entrant who = 0; who < static_cast<Entrant>(now.roster.size()); ++who)
    if (std::find(all.begin(), all.end(), who) == all.end()) all.push_back(who);
  return all;
}

/// Another one each time: how often a draw was written down.
std::uint64_t next_seed(const TournamentDesk& desk) {
  const auto times = std::count_if(
      desk.log.events.begin(), desk.log.events.end(),
      [](const TournamentEvent& event) { return event.kind == EventKind::round_drawn; });
  return desk.now.plan.seed + static_cast<std::uint64_t>(times) * 7919U;
}

std::vector<std::string> ids(const Tournament& now, const std::vector<Entrant>& entrants) {
  std::vector<std::string> all;
  all.reserve(entrants.size());
  for (const Entrant who : entrants) all.push_back(id_of(now, who));
  return all;
}

TournamentEvent event_of(const Tournament& now, int number, const DrawnRound& round) {
  TournamentEvent event{.kind = EventKind::round_drawn, .round = number};
  for (const DrawnTable& table : round.tables) event.tables.push_back(ids(now, table.seats));
  event.people = ids(now, round.out);
  return event;
}

/// The last round for which the next ones can be drawn now.
int last_drawable(const Tournament& now, int from, int rounds) {
  const int most = rounds == 0 ? now.plan.rounds : std::min(now.plan.rounds, from + rounds - 1);
  return needs_results(now.plan.method) ? from : most;
}

/// Where the fault lies: in who is there, in what the club wants, in how many rounds there are.
std::string_view place(Undrawable why) {
  if (why == Undrawable::too_few) return "/people";
  return why == Undrawable::too_many_rounds ? "/rounds" : "/wishes";
}

std::string_view key(Undrawable why, Method method) {
  if (why == Undrawable::odd_pair && !of_pairs(method)) why = Undrawable::at_odds;
  switch (why) {
    case Undrawable::too_few: return "event.draw.too_few";
    case Undrawable::odd_pair: return "event.draw.odd_pair";
    case Undrawable::at_odds: return "event.draw.at_odds";
    case Undrawable::no_such_table: return "event.draw.no_such_table";
    case Undrawable::too_many_rounds: return "event.draw.too_many_rounds";
    case Undrawable::nothing: break;
  }
  return "event.draw.too_few";
}

/// Rounds that must be known before another one is drawn, and are not.
std::optional<Refusal> still_open(const Tournament& now, int from) {
  if (!needs_results(now.plan.method)) return std::nullopt;
  for (int round = 1; round < from; ++round)
    for (const DrawnTable& table : round_of(now, round).tables)
      if (placed_at(now, round, table).empty())
        return Findings{
            found_at("/round", {"event.draw.result_missing", {round, table.table}}, kDraw)};
  return std::nullopt;
}

std::optional<Refusal> cannot_begin(const Tournament& now, int from) {
  if (now.closed) return Findings{found_at("", {"event.wrong.closed"}, kDraw)};
  const int next = static_cast<int>(now.rounds.size()) + 1;
  const int most = std::min(next, now.plan.rounds);
  if (from <= rounds_begun(now) && from >= 1 && from <= now.plan.rounds)
    return Findings{found_at("/round", from, {"event.wrong.locked", {from}}, kStands)};
  if (from < 1 || from > most)
    return Findings{found_at("/round", from, {"event.draw.all_drawn"}, kDraw, from_to(1, most))};
  return still_open(now, from);
}

Entrant* seat_of(DrawnRound& round, Entrant who) {
  for (DrawnTable& table : round.tables)
    for (Entrant& seat : table.seats)
      if (seat == who) return &seat;
  for (Entrant& out : round.out)
    if (out == who) return &out;
  return nullptr;
}

}  // namespace

DrawTask draw_task(const Tournament& now, int from, int to, std::uint64_t seed) {
  DrawTask task{.method = now.plan.method,
                .seats = now.plan.seats,
                .partners = now.plan.partners,
                .short_tables = now.plan.short_tables,
                .entrants = static_cast<int>(now.roster.size())};
  for (int round = from; round <= to; ++round) task.present.push_back(present(now, round));
  task.before.assign(now.rounds.begin(), now.rounds.begin() + (from - 1));
  if (from > 1) task.placed = placed(now, from - 1);
  task.standing = standing(now);
  task.wishes = now.wishes;
  task.seed = seed;
  return task;
}

Outcome<std::vector<TournamentEvent>> drawn(const TournamentDesk& desk, const DrawWish& wish) {
  const Tournament& now = desk.now;
  const int from = wish.from != 0 ? wish.from : rounds_begun(now) + 1;
  if (auto why = cannot_begin(now, from)) return tl::unexpected(std::move(*why));
  const DrawTask task = draw_task(now, from, last_drawable(now, from, wish.rounds),
                                  wish.seed.value_or(next_seed(desk)));
  if (const TaskFault fault = check_task(task); fault.why != Undrawable::nothing) {
    const int about = fault.about.empty() ? 0 : fault.about.front();
    return tl::unexpected(Refusal(
        Findings{found_at(place(fault.why), {key(fault.why, now.plan.method), {about}}, kDraw)}));
  }
  std::vector<TournamentEvent> events;
  for (const DrawnRound& round : draw(task)) {
    events.push_back(event_of(now, from + static_cast<int>(events.size()), round));
    events.back().group = from;
  }
  return events;
}

Outcome<TournamentEvent> swapped(const TournamentDesk& desk, int round, Entrant one,
                                 Entrant other) {
  const Tournament& now = desk.now;
  const int drawn = static_cast<int>(now.rounds.size());
  if (round < 1 || round > drawn)
    return tl::unexpected(Refusal(Findings{
        found_at("/round", round, {"event.wrong.not_drawn", {round}}, kDraw, from_to(1, drawn))}));
  DrawnRound changed = round_of(now, round);
  Entrant* first = seat_of(changed, one);
  Entrant* second = seat_of(changed, other);
  if (first == nullptr || second == nullptr || first == second)
    return tl::unexpected(
        Refusal(Findings{found_at("/people", {"event.wrong.seated", {round}}, kDraw)}));
  std::swap(*first, *second);
  std::sort(changed.out.begin(), changed.out.end());
  TournamentEvent event = event_of(now, round, changed);
  event.by_hand = true;
  return event;
}

std::vector<Message> quality_told(const Tournament& now) {
  if (now.rounds.empty()) return {};
  const DrawQuality is = quality(now.rounds, static_cast<int>(now.roster.size()), now.plan.partners,
                                 now.wishes.together);
  std::vector<Message> told;
  const auto say = [&told](std::string_view key, int times) {
    if (times > 0) told.push_back({key, {Arg::count(times)}});
  };
  if (is.met_again == 0) told.push_back({"event.draw.nobody_meets_twice"});
  // Of two pairs each meets both of the other.
  if (of_pairs(now.plan.method)) return say("event.draw.pairs_again", is.opponents_again / 4), told;
  say("event.draw.partners_again", is.partners_again);
  say("event.draw.opponents_again", is.opponents_again);
  if (is.met_again > 0 && is.partners_again == 0 && now.plan.partners)
    told.push_back({"event.draw.no_partner_twice"});
  say("event.draw.out_again", is.out_again);
  return told;
}

}  // namespace spadille
