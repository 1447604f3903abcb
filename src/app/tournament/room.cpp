#include "app/tournament/room.h"

#include <algorithm>

#include "app/tournament/plan_of_rules.h"
#include "games/any_functions.h"

namespace spadille {
namespace {

constexpr RuleId kTells{{'E', 'V'}, 3, 1};
constexpr RuleId kSettled{{'E', 'V'}, 3, 2};
constexpr RuleId kRoster{{'E', 'V'}, 2, 12};
constexpr RuleId kCalled{{'E', 'V'}, 9, 2};

/// Whether a table has still to tell, or the director to settle what it told. What cannot be was
/// written down as it is.
bool is_open(TableState state) {
  return state == TableState::waiting || state == TableState::told_differently;
}

/// The last round of which a result is there.
int rounds_told(const Tournament& now) {
  int last = 0;
  for (const TableResult& result : now.results)
    if (!result.told.empty()) last = std::max(last, result.round);
  return last;
}

RoomMatter waiting(const TableCall& call) {
  return {.kind = RoomMatter::Kind::call,
          .round = call.round,
          .table = call.table,
          .entry = call.entry,
          .message = {"event.room.call", {call.round, call.table}},
          .rule = kCalled};
}

/// Whether everybody who sits in a round, or sits out, is there, and nobody else.
bool seats_who_is_there(const Tournament& now, int round) {
  const DrawnRound& drawn = round_of(now, round);
  std::vector<Entrant> seated = drawn.out;
  for (const DrawnTable& table : drawn.tables)
    seated.insert(seated.end(), table.seats.begin(), table.seats.end());
  std::sort(seated.begin(), seated.end());
  return seated == present(now, round);
}

/// Whether people are put to tables alike by both. The same draw does for another game of as many
/// people, with partners or without as the first.
bool draws_alike(const Plan& one, const Plan& other) {
  return one.method == other.method && one.seats == other.seats && one.partners == other.partners &&
         one.short_tables == other.short_tables;
}

/// The plan by which a round was drawn; of a damaged log perhaps nothing.
const Plan* plan_of_draw(const TournamentLog& log, int round) {
  const std::vector<bool> counts = in_force(log.events);
  const Plan* latest = nullptr;
  const Plan* found = nullptr;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    const TournamentEvent& event = log.events[i];
    if (!counts[i]) continue;
    if (event.kind == EventKind::opened || event.kind == EventKind::opening_corrected)
      latest = &event.plan;
    if (event.kind == EventKind::round_drawn && event.round == round && !event.by_hand)
      found = latest;
  }
  return found;
}

std::optional<RoomMatter> matter_of(const TournamentDesk& desk, int round,
                                    const DrawnTable& table) {
  switch (state_of(desk, round, table)) {
    case TableState::told: return std::nullopt;
    case TableState::waiting:
      return RoomMatter{.kind = RoomMatter::Kind::missing,
                        .round = round,
                        .table = table.table,
                        .message = {"event.room.missing", {round, table.table}},
                        .rule = kTells};
    case TableState::told_differently:
      return RoomMatter{.kind = RoomMatter::Kind::told_differently,
                        .round = round,
                        .table = table.table,
                        .message = {"event.room.told_differently", {round, table.table}},
                        .rule = kSettled};
    case TableState::impossible: break;
  }
  const auto why = impossible(desk, round, table);
  return RoomMatter{.kind = RoomMatter::Kind::impossible,
                    .round = round,
                    .table = table.table,
                    .message = why->message,
                    .rule = why->rule};
}

/// Whether it is what a session comes to: each of its deals was checked by itself, and what a
/// referee moved there is in no arithmetic of points.
bool is_of_session(const TableResult& result, const Figures& counts) {
  return std::any_of(result.told.begin(), result.told.end(), [&](const ToldResult& told) {
    return told.source == ToldBy::session && told.figures.points == counts.points;
  });
}

/// Of sides or seats.
Totals totals_of(const std::vector<std::int64_t>& figures) {
  Totals totals;
  for (const std::int64_t figure : figures) totals.push_back(clamped(figure));
  return totals;
}

bool decides(const Plan& plan, TieBreak rung) {
  const auto& ladder = plan.ranking.ladder;
  return std::find(ladder.begin(), ladder.end(), rung) != ladder.end();
}

}  // namespace

bool counts_roem(const Plan& plan) { return decides(plan, TieBreak::roem); }

bool counts_pits(const Plan& plan) {
  return decides(plan, TieBreak::pits) ||
         std::any_of(plan.prizes.begin(), plan.prizes.end(),
                     [](const Prize& prize) { return prize.what == Prize::For::pits; });
}

std::vector<std::vector<Entrant>> sides_at(const Plan& plan, const DrawnTable& table) {
  std::vector<std::vector<Entrant>> sides(figures_at(plan, table));
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
    sides[static_cast<std::size_t>(place_of(plan, table, static_cast<int>(seat)))].push_back(
        table.seats[seat]);
  return sides;
}

std::optional<AnyRules> rules_of_round(const TournamentDesk& desk, const DrawnTable& table,
                                       int deals) {
  if (!desk.rules) return std::nullopt;
  return rules_at(*desk.rules,
                  {deals != 0 ? deals : desk.now.plan.deals, static_cast<int>(table.seats.size())});
}

TableState state_of(const TournamentDesk& desk, int round, const DrawnTable& table) {
  const TableResult* result = result_of(desk.now, round, table.table);
  if (result == nullptr) return TableState::waiting;
  if (!settled(*result)) return TableState::told_differently;
  return impossible(desk, round, table) ? TableState::impossible : TableState::told;
}

std::optional<Finding> impossible(const TournamentDesk& desk, int round, const DrawnTable& table) {
  const TableResult* result = result_of(desk.now, round, table.table);
  const auto counts = result == nullptr ? std::nullopt : settled(*result);
  if (!counts || is_of_session(*result, *counts)) return std::nullopt;
  return impossible(desk, table, *counts);
}

std::optional<Finding> impossible(const TournamentDesk& desk, const DrawnTable& table,
                                  const Figures& figures) {
  const Plan& plan = desk.now.plan;
  const auto all_told = [&](const std::vector<std::int64_t>& each) {
    return each.empty() || each.size() == figures_at(plan, table);
  };
  if (figures.points.empty() || !all_told(figures.points) || !all_told(figures.roem) ||
      !all_told(figures.pits))
    return {};  // the log says so itself
  const auto rules = rules_of_round(desk, table, figures.deals);
  if (!rules) return {};
  const RoundTold told{totals_of(figures.points), totals_of(figures.roem), totals_of(figures.pits),
                       figures.deals != 0 ? figures.deals : plan.deals};
  Findings found = check_round(*rules, start(*rules, static_cast<int>(table.seats.size())), told);
  const auto why = std::find_if(found.begin(), found.end(), [](const Finding& finding) {
    return finding.severity == Finding::Severity::error;
  });
  if (why == found.end()) return std::nullopt;
  if (why->place.starts_with("/totals")) why->place = "/points";
  return std::move(*why);
}

int current_round(const TournamentDesk& desk) {
  const int begun = rounds_begun(desk.now);
  for (int round = 1; round <= begun; ++round)
    for (const DrawnTable& table : round_of(desk.now, round).tables)
      if (is_open(state_of(desk, round, table))) return round;
  return std::min(begun + 1, desk.now.plan.rounds);
}

std::optional<RoomMatter> stale_draw(const TournamentDesk& desk, int round) {
  if (round <= rounds_begun(desk.now)) return std::nullopt;
  RoomMatter matter{.kind = RoomMatter::Kind::stale_draw, .round = round, .rule = kRoster};
  matter.message = {"event.room.stale_draw", {round}};
  if (!seats_who_is_there(desk.now, round)) return matter;
  const Plan* plan = plan_of_draw(desk.log, round);
  if (plan == nullptr || draws_alike(*plan, desk.now.plan)) return std::nullopt;
  matter.kind = RoomMatter::Kind::other_plan;
  matter.message = {"event.room.other_plan", {round}};
  return matter;
}

std::vector<RoomMatter> matters(const TournamentDesk& desk) {
  std::vector<RoomMatter> all;
  for (const TableCall& call : desk.now.calls)
    if (call.answer == 0) all.push_back(waiting(call));
  const int begun = rounds_begun(desk.now);
  const int told = std::max(rounds_told(desk.now), begun - 1);
  for (int round = 1; round <= static_cast<int>(desk.now.rounds.size()); ++round) {
    if (const auto stale = stale_draw(desk, round)) all.push_back(*stale);
    if (round > told) continue;
    for (const DrawnTable& table : round_of(desk.now, round).tables)
      if (auto matter = matter_of(desk, round, table)) all.push_back(*matter);
  }
  return all;
}

}  // namespace spadille
