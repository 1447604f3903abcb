#include <array>

#include "tournament/simulate_parts.h"

// What tables tell, as it comes: late, twice, not alike, taken back, or not possible.
namespace spadille::simulation {
namespace {

/// What there is to win at a table in a deal.
int points_of_deal(const Plan& plan) {
  if (plan.game == "klaverjas") return 162;
  return plan.game == "euchre" ? 2 : 20;
}

std::vector<std::int64_t> extras(Dice& dice, std::size_t count, int unit) {
  std::vector<std::int64_t> all;
  for (std::size_t i = 0; i < count; ++i) all.push_back(unit * dice.below(8));
  return all;
}

/// The points of all are divided; one time in twelve more than there are.
Figures figures(Dice& dice, const Plan& plan, std::size_t count) {
  Figures told;
  int left = points_of_deal(plan) * (plan.deals == 0 ? 16 : plan.deals);
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const int share = left == 0 ? 0 : dice.below(left + 1);
    told.points.push_back(share);
    left -= share;
  }
  told.points.push_back(dice.one_in(12) ? left + 37 : left);
  if (count == 2 && dice.one_in(10)) told.points[0] = told.points[1];
  if (plan.game != "klaverjas" || dice.one_in(4)) return told;
  told.roem = extras(dice, count, 20);
  told.pits = extras(dice, count, 1);
  return told;
}

TournamentEvent result(int round, int table, ToldBy source, const Figures& figures) {
  return {.kind = EventKind::result_told,
          .round = round,
          .table = table,
          .source = source,
          .figures = figures};
}

/// The phone says it as the paper does, or not; then the director decides.
void tell_twice(Evening& evening, int round, int table, Figures told) {
  evening.write(result(round, table, ToldBy::paper, told));
  const bool alike = evening.dice.one_in(2);
  if (!alike) told.points[0] += 10;
  evening.write(result(round, table, ToldBy::phone, told));
  if (!alike) evening.write(result(round, table, ToldBy::director, told));
}

void tell_and_take_back(Evening& evening, const TournamentEvent& event) {
  evening.write(event);
  const auto last = static_cast<Seq>(evening.log.events.size());
  evening.write({.kind = EventKind::voided, .of = last});
  if (evening.dice.one_in(2)) return evening.write({.kind = EventKind::voided, .of = last + 1});
  evening.write(event);
}

void tell(Evening& evening, const Tournament& now, int round, const DrawnTable& table) {
  const Figures told = figures(evening.dice, now.plan, figures_at(now.plan, table));
  const TournamentEvent event = result(round, table.table, ToldBy::paper, told);
  const int how = evening.dice.below(16);
  if (how == 0) return tell_twice(evening, round, table.table, told);
  if (how == 1) return tell_and_take_back(evening, event);
  if (how == 2 && !needs_results(now.plan.method)) return evening.missing.push_back(event);
  evening.write(event);
}

}  // namespace

void tell_results(Evening& evening, int round) {
  if (evening.dice.one_in(2)) tell_what_is_missing(evening);
  const Tournament now = tournament(evening.log);
  for (const DrawnTable& table : now.rounds[static_cast<std::size_t>(round) - 1].tables)
    tell(evening, now, round, table);
}

void tell_what_is_missing(Evening& evening) {
  for (const TournamentEvent& event : evening.missing)
    if (table_of(tournament(evening.log), event.round, event.table) != nullptr)
      evening.write(event);
  evening.missing.clear();
}

}  // namespace spadille::simulation
