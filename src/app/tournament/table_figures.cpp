#include "app/tournament/table_figures.h"

#include <algorithm>

#include "app/people/names.h"
#include "app/score/figures.h"
#include "core/chairs.h"
#include "session/result.h"

namespace spadille {
namespace {

constexpr RuleId kWhoTells{{'E', 'V'}, 3, 1};

using Sitters = std::vector<std::vector<std::string>>;  ///< at each place

/// For each seat of a score sheet, as it was begun, the place of the draw; nothing where others sat
/// down there, or others were partners.
std::optional<std::vector<std::size_t>> places_of(const Plan& plan, const DrawnTable& drawn,
                                                  const std::vector<std::string>& seated,
                                                  const std::vector<std::string>& sat) {
  if (!std::is_permutation(seated.begin(), seated.end(), sat.begin(), sat.end()))
    return std::nullopt;
  std::vector<std::size_t> places;
  places.reserve(sat.size());
  for (const std::string& who : sat)
    places.push_back(
        static_cast<std::size_t>(std::find(seated.begin(), seated.end(), who) - seated.begin()));
  if (figures_at(plan, drawn) == places.size()) return places;
  for (const Seat s : kOpposite[0])
    if (place_of(plan, drawn, static_cast<int>(places[s.index])) !=
        place_of(plan, drawn, static_cast<int>(places[0])))
      return std::nullopt;
  return places;
}

/// Who sat at each place of the draw: whoever sat down there went on for who had got up. Each only
/// where he sat last. `places`: of the seats at the beginning.
Sitters who_sat(const Scored& scored, std::vector<std::size_t> places) {
  std::map<std::string, std::size_t> last;
  std::vector<std::string> before = scored.seatings.front().players;
  for (const Seating& seating : scored.seatings) {
    const auto& now = seating.players;
    if (now.size() != places.size()) continue;
    std::vector<std::size_t> moved;
    for (const Seat s : chairs(before, now)) moved.push_back(places[s.index]);
    places = std::move(moved);
    before = now;
    for (std::size_t seat = 0; seat < now.size(); ++seat) last[now[seat]] = places[seat];
  }
  Sitters all(places.size());
  for (const auto& [who, place] : last) all[place].push_back(who);
  return all;
}

/// What all have won, as their table counts it on its sheet: where points go down, from what a game
/// begins with.
class Won {
 public:
  explicit Won(const Scored& scored) : all_(results(scored)) {
    const Session& session = scored.session;
    turned_ = counts_losses(session.rules.game().rules()) != counts_losses(session.rules);
    const int seats = static_cast<int>(scored.seatings.front().players.size());
    begins_ = totals(start(session.rules, seats))[0];
  }
  /// By all who sat at one place.
  [[nodiscard]] std::int64_t by(const std::vector<std::string>& players) const {
    std::int64_t points = 0;
    for (const std::string& player : players)
      if (const auto found = all_.find(player); found != all_.end()) points += found->second;
    return begins_ + (turned_ ? -points : points);
  }

 private:
  std::map<std::string, std::int64_t> all_;
  bool turned_ = false;
  std::int64_t begins_ = 0;
};

std::int64_t fact_of(const std::vector<FactRow>& facts, const std::vector<std::string>& players,
                     std::string_view key) {
  std::int64_t sum = 0;
  for (const std::string& player : players)
    for (const FactRow& row : facts)
      if (row.player == player && row.key == key) sum += row.n;
  return sum;
}

/// Adds what one side, or seat, has made. `side`: who sat at each of its places.
void add(Figures& figures, const Won& won, const std::vector<FactRow>& facts,
         const FigureTable& counted, const Sitters& side) {
  figures.points.push_back(won.by(side.front()));
  if (!counted.roem.empty()) figures.roem.push_back(fact_of(facts, side.front(), counted.roem));
  std::int64_t pits = 0;
  for (const auto& players : side) pits += fact_of(facts, players, counted.pits);
  if (!counted.pits.empty()) figures.pits.push_back(pits);
}

}  // namespace

std::vector<std::string> people_at(const Tournament& now, const DrawnTable& table) {
  std::vector<std::string> all;
  for (const Entrant who : table.seats) all.push_back(id_of(now, who));
  return all;
}

Outcome<Figures> figures_of(Book& book, const TournamentDesk& tournament, const Desk& desk,
                            const DrawnTable& drawn) {
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto current = [&](std::vector<std::string> ids) {
    for (std::string& id : ids) id = names->current(id);
    return ids;
  };
  const Plan& plan = tournament.now.plan;
  const Scored& scored = desk.table.scored;
  const auto places = places_of(plan, drawn, current(people_at(tournament.now, drawn)),
                                current(scored.seatings.front().players));
  if (desk.game() != plan.game || !places)
    return tl::unexpected(Refusal(Findings{
        found_at("/session", static_cast<int>(desk.id), {"event.wrong.other_people"}, kWhoTells)}));
  const auto facts = book.store.facts(desk.id);
  if (!facts) return tl::unexpected(Refusal(facts.error()));
  Figures figures;
  figures.deals = static_cast<int>(scored.session.deals.size());
  std::vector<Sitters> sides(figures_at(plan, drawn));
  const Sitters sitters = who_sat(scored, *places);
  for (std::size_t place = 0; place < sitters.size(); ++place)
    sides[static_cast<std::size_t>(place_of(plan, drawn, static_cast<int>(place)))].push_back(
        sitters[place]);
  const Won won(scored);
  for (const Sitters& side : sides) add(figures, won, *facts, figure_table(plan.game), side);
  return figures;
}

}  // namespace spadille
