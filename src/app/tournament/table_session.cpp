#include "app/tournament/table_session.h"

#include <algorithm>

#include "app/people/names.h"
#include "app/record/opening.h"
#include "app/rulebook/rules.h"
#include "app/tournament/room.h"
#include "session/result.h"

namespace spadille {
namespace {

constexpr RuleId kTableTells{{'E', 'V'}, 3, 1};
constexpr std::string_view kRoem = "roem";
/// What games call it when a side wins every trick.
constexpr std::array<std::string_view, 3> kPits{"pit", "march", "vole_made"};

std::vector<std::string> people_at(const Tournament& now, const DrawnTable& table) {
  std::vector<std::string> all;
  for (const Entrant who : table.seats) all.push_back(id_of(now, who));
  return all;
}

Refusal no_table(int round, int table) {
  return Findings{found_at("/table", table, {"event.wrong.no_table", {round, table}}, kTableTells)};
}

std::int64_t fact_of(const std::vector<FactRow>& facts, const std::string& player,
                     std::string_view key) {
  std::int64_t sum = 0;
  for (const FactRow& row : facts)
    if (row.player == player && row.key == key) sum += row.n;
  return sum;
}

/// The figures of one side, or seat: those of who sits there first.
void add(Figures& figures, const Scored& scored, const std::vector<FactRow>& facts,
         const std::string& player) {
  const auto made = results(scored);
  const auto found = made.find(player);
  figures.points.push_back(found == made.end() ? 0 : found->second);
  figures.roem.push_back(fact_of(facts, player, kRoem));
  std::int64_t pits = 0;
  for (const std::string_view key : kPits) pits += fact_of(facts, player, key);
  figures.pits.push_back(pits);
}

}  // namespace

Outcome<Desk> play_at_table(Book& book, const TournamentDesk& tournament, int round, int table) {
  const DrawnTable* drawn = table_of(tournament.now, round, table);
  if (drawn == nullptr) return tl::unexpected(no_table(round, table));
  if (!tournament.rules || tournament.now.closed)
    return tl::unexpected(Refusal(Findings{
        found_at("", {tournament.now.closed ? "event.wrong.closed" : "finding.book.other_game"},
                 kTableTells)}));
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  Opening opening;
  opening.rules = rules_view(rules_of_round(tournament, 0));
  opening.title =
      tournament.now.plan.title + " · " + std::to_string(round) + " · " + std::to_string(table);
  opening.place = tournament.now.plan.place;
  opening.date = tournament.now.plan.date;
  opening.players = names->of(people_at(tournament.now, *drawn));
  const auto event = opening_event(book, opening);
  if (!event) return tl::unexpected(event.error());
  return begin_session(book, *event);
}

Outcome<Figures> figures_of_session(Book& book, const TournamentDesk& tournament, SessionId session,
                                    int round, int table) {
  const DrawnTable* drawn = table_of(tournament.now, round, table);
  if (drawn == nullptr) return tl::unexpected(no_table(round, table));
  const auto desk = open_session(book, session);
  if (!desk) return tl::unexpected(desk.error());
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const std::vector<std::string> people = people_at(tournament.now, *drawn);
  const Scored& scored = desk->table.scored;
  if (desk->game() != tournament.now.plan.game ||
      names->of(scored.seatings.front().players) != names->of(people))
    return tl::unexpected(Refusal(Findings{found_at("/session", static_cast<int>(session),
                                                    {"event.wrong.other_people"}, kTableTells)}));
  const auto facts = book.store.facts(session);
  if (!facts) return tl::unexpected(Refusal(facts.error()));
  Figures figures;
  figures.deals = static_cast<int>(scored.session.deals.size());
  for (std::size_t i = 0; i < figures_at(tournament.now.plan, *drawn); ++i)
    add(figures, scored, *facts, scored.seatings.front().players[i]);
  return figures;
}

}  // namespace spadille
