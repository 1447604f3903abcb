#include "app/tournament/papers.h"

#include <algorithm>
#include <set>

#include "app/rulebook/rules.h"
#include "app/tournament/room.h"

namespace spadille {
namespace {

constexpr RuleId kDrawn{{'E', 'V'}, 2, 1};
constexpr std::string_view kManyLetters = "ABCDEFGH";

/// The figure of statistics that shows a fact; empty where there is none.
std::string_view label_of(const FigureTable& table, std::string_view fact) {
  if (fact.empty()) return {};
  for (const Figure& figure : table.figures)
    if (std::find(figure.plus.begin(), figure.plus.end(), fact) != figure.plus.end())
      return figure.label;
  return {};
}

/// Whom a deal is told of first: who made trumps, who took the last trick.
std::string_view teller_of(const AnyGame& game) {
  const auto form = game.form();
  const auto found = std::find_if(form.begin(), form.end(), [](const Member& member) {
    return member.kind == Kind::seat && !member.play_only;
  });
  return found == form.end() ? std::string_view() : found->label;
}

int deals_of(const AnyRules& rules) {
  for (const OptionView& option : rules_view(rules).options)
    if (option.member->key == "deals") return option.number;
  return 0;
}

Accounts a_seat_each(std::size_t seats) {
  Accounts all;
  for (std::size_t i = 0; i < seats; ++i) all.push_back(seat(static_cast<int>(i)));
  return all;
}

}  // namespace

std::optional<Finding> unprintable(const Tournament& now, EventPaper paper, int round) {
  if (paper == EventPaper::ranking) {
    if (!now.roster.empty()) return std::nullopt;
    return found_at("/people", 0, {"event.draw.too_few"}, kDrawn);
  }
  const int asked = std::max(round, 1);
  if (asked <= static_cast<int>(now.rounds.size())) return std::nullopt;
  return found_at("/round", asked, {"event.wrong.not_drawn", {asked}}, kDrawn);
}

std::vector<int> rounds_printed(const Tournament& now, int round) {
  if (round != 0) return {round};
  std::vector<int> all;
  for (int each = 1; each <= static_cast<int>(now.rounds.size()); ++each) all.push_back(each);
  return all;
}

Sitting sitting(const Plan& plan, const DrawnRound& round, Entrant who) {
  Sitting there{.out = std::find(round.out.begin(), round.out.end(), who) != round.out.end()};
  for (const DrawnTable& table : round.tables) {
    const auto found = std::find(table.seats.begin(), table.seats.end(), who);
    if (found == table.seats.end()) continue;
    there.table = table.table;
    there.seat = static_cast<int>(found - table.seats.begin());
    const bool by_sides = plan.partners && table.seats.size() == 4;
    for (std::size_t i = 1; i < table.seats.size(); ++i) {
      const auto at = (static_cast<std::size_t>(there.seat) + i) % table.seats.size();
      (by_sides && i == 2 ? there.partners : there.opponents).push_back(table.seats[at]);
    }
  }
  return there;
}

std::vector<Entrant> people_in(const Tournament& now, std::span<const int> rounds) {
  std::set<Entrant> all;
  for (const int round : rounds) {
    const DrawnRound& drawn = round_of(now, round);
    all.insert(drawn.out.begin(), drawn.out.end());
    for (const DrawnTable& table : drawn.tables) all.insert(table.seats.begin(), table.seats.end());
  }
  return {all.begin(), all.end()};
}

std::vector<int> tables_in(const Tournament& now, std::span<const int> rounds) {
  std::set<int> all;
  for (const int round : rounds)
    for (const DrawnTable& table : round_of(now, round).tables) all.insert(table.table);
  return {all.begin(), all.end()};
}

SeatNames letters_at(const TournamentDesk& desk, std::size_t seats) {
  const std::string_view own = desk.rules ? seat_letters(*desk.rules) : kManyLetters;
  return SeatNames::of({}, static_cast<int>(seats), own.size() < seats ? kManyLetters : own);
}

PaperTally paper_tally(const TournamentDesk& desk, const Names& names, const DrawnTable& table) {
  PaperTally tally;
  for (const Entrant who : table.seats) tally.names.seats.push_back(names.of(id_of(desk.now, who)));
  tally.accounts = a_seat_each(table.seats.size());
  tally.deals = desk.now.plan.deals;
  if (!desk.rules) return tally;
  const auto at_table = rules_of_round(desk, table);
  const AnyRules rules = at_table.value_or(*desk.rules);
  if (at_table) {
    const AnyCarry fresh = start(rules, static_cast<int>(table.seats.size()));
    tally.accounts = accounts(fresh);
    tally.names.sides = sides(rules, fresh);
  }
  if (tally.deals == 0) tally.deals = deals_of(rules);
  tally.teller = teller_of(rules.game());
  const FigureTable& counted = rules.game().figures();
  tally.roem = !counted.roem.empty();
  tally.pits = label_of(counted, counted.pits);
  return tally;
}

}  // namespace spadille
