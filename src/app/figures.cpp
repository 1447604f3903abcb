// The figures of each game: tables, in the order in which they are shown.
#include "app/figures.h"

#include <cstdlib>

#include "games/games.h"

namespace spadille {
namespace {

using enum Figure::Kind;

constexpr Figure kSessionsShown{.label = "review.sessions", .plus = {"sessions"}, .brief = true};
constexpr Figure kDealsShown{.label = "review.deals", .plus = {"deals"}, .brief = true};
constexpr Figure kGamesWonShown{.label = "review.games_won",
                                .kind = percent,
                                .plus = {"games_won"},
                                .of = {"games"},
                                .brief = true};
constexpr Figure kPointsShown{.label = "review.points", .plus = {"points"}};
constexpr Figure kPointsEachShown{.label = "review.points_a_deal",
                                  .kind = each,
                                  .plus = {"points"},
                                  .of = {"deals"},
                                  .brief = true};
constexpr Figure kPassedOutShown{.label = "review.passed_out", .plus = {"passed_out"}};

constexpr std::array kCommon{kSessionsShown, kDealsShown, kGamesWonShown, kPointsShown,
                             kPointsEachShown};

constexpr std::array kEuchre{
    kSessionsShown,
    kDealsShown,
    kGamesWonShown,
    kPointsShown,
    kPointsEachShown,
    Figure{.label = "review.euchre.called",
           .kind = percent,
           .plus = {"made", "euchred"},
           .of = {"deals"}},
    Figure{.label = "review.euchre.made",
           .kind = percent,
           .plus = {"made"},
           .of = {"made", "euchred"},
           .brief = true},
    Figure{.label = "review.euchre.euchred", .plus = {"euchred"}},
    Figure{.label = "review.euchre.marches", .plus = {"march"}, .brief = true},
    Figure{.label = "review.euchre.tricks",
           .kind = each,
           .plus = {"tricks_as_maker"},
           .of = {"made", "euchred"}},
    Figure{.label = "review.euchre.lone_hands", .plus = {"lone_hands"}},
    Figure{.label = "review.euchre.lone_marches",
           .kind = percent,
           .plus = {"lone_march"},
           .of = {"lone_hands"}},
    Figure{.label = "review.euchre.lone_defences", .plus = {"lone_defences"}},
    Figure{.label = "review.euchre.lone_euchres",
           .kind = percent,
           .plus = {"lone_euchre"},
           .of = {"lone_defences"}},
    kPassedOutShown};

constexpr std::array kKlaverjas{
    kSessionsShown,
    kDealsShown,
    kGamesWonShown,
    kPointsShown,
    kPointsEachShown,
    Figure{.label = "review.klaverjas.maker", .kind = percent, .plus = {"maker"}, .of = {"deals"}},
    Figure{.label = "review.klaverjas.made",
           .kind = percent,
           .plus = {"made"},
           .of = {"maker"},
           .brief = true},
    Figure{.label = "review.klaverjas.nat", .plus = {"nat"}},
    Figure{.label = "review.klaverjas.conceded", .plus = {"conceded"}},
    Figure{
        .label = "review.klaverjas.pits", .plus = {"pit"}, .untold = "pit_untold", .brief = true},
    Figure{.label = "review.klaverjas.pits_unknown", .plus = {"pit_untold"}},
    Figure{
        .label = "review.klaverjas.tegenpits", .plus = {"tegenpit"}, .untold = "tegenpit_untold"},
    Figure{.label = "review.klaverjas.tegenpits_unknown", .plus = {"tegenpit_untold"}},
    Figure{.label = "review.klaverjas.roem_a_deal",
           .kind = each,
           .plus = {"roem"},
           .of = {"deals"},
           .brief = true},
    Figure{.label = "review.klaverjas.card_points_a_deal",
           .kind = each,
           .plus = {"card_points"},
           .of = {"deals"}},
    kPassedOutShown};

constexpr std::array kKyuuri{
    kSessionsShown,
    kDealsShown,
    Figure{.label = "review.kyuuri.survivals",
           .kind = percent,
           .plus = {"games_won"},
           .of = {"games"},
           .brief = true},
    Figure{.label = "review.kyuuri.losses", .plus = {"points_lost"}, .brief = true},
    Figure{.label = "review.kyuuri.losses_a_deal",
           .kind = each,
           .plus = {"points_lost"},
           .of = {"deals"},
           .brief = true},
    Figure{.label = "review.kyuuri.last_tricks",
           .kind = percent,
           .plus = {"last_trick"},
           .of = {"deals"}},
    Figure{.label = "review.kyuuri.bonuses", .plus = {"bonus"}},
    Figure{.label = "review.kyuuri.recovered", .plus = {"points_recovered"}},
    Figure{
        .label = "review.kyuuri.net_losses", .plus = {"points_lost"}, .minus = "points_recovered"},
    Figure{.label = "review.kyuuri.out", .plus = {"out"}, .brief = true},
    Figure{.label = "review.kyuuri.returned", .plus = {"returned"}}};

constexpr std::array kLeftOutOfKyuuri{
    LeftOut{"points",
            "Where rules count down, a loss makes them fewer; losses and what was recovered mean "
            "the same under all rules."}};

constexpr std::array kQuadrille{
    kSessionsShown,
    kDealsShown,
    kGamesWonShown,
    Figure{.label = "review.quadrille.counters", .plus = {"points"}, .brief = true},
    Figure{.label = "review.quadrille.counters_a_deal",
           .kind = each,
           .plus = {"points"},
           .of = {"deals"}},
    Figure{.label = "review.quadrille.counters_won", .plus = {"counters_won"}},
    Figure{.label = "review.quadrille.counters_lost", .plus = {"counters_lost"}},
    Figure{.label = "review.quadrille.ombre",
           .kind = percent,
           .plus = {"ombre"},
           .of = {"deals"},
           .brief = true},
    Figure{.label = "review.quadrille.won",
           .kind = percent,
           .plus = {"won"},
           .of = {"ombre"},
           .brief = true},
    Figure{.label = "review.quadrille.remise", .plus = {"remise"}},
    Figure{.label = "review.quadrille.codille", .plus = {"codille"}},
    Figure{.label = "review.quadrille.alliances", .plus = {"alliance"}},
    Figure{.label = "review.quadrille.partner", .plus = {"partner"}},
    Figure{.label = "review.quadrille.solos", .plus = {"solo"}},
    Figure{.label = "review.quadrille.forced", .plus = {"forced"}},
    Figure{.label = "review.quadrille.vole_bids", .plus = {"vole_bid"}},
    Figure{.label = "review.quadrille.voles",
           .kind = percent,
           .plus = {"vole_made"},
           .of = {"vole_made", "vole_failed"}},
    Figure{.label = "review.quadrille.premiers", .plus = {"premiers"}},
    Figure{.label = "review.quadrille.matadors", .plus = {"matadors"}},
    Figure{.label = "review.quadrille.double_matadors", .plus = {"double_matadors"}},
    Figure{.label = "review.quadrille.beasts", .plus = {"beast"}}};

struct Row {
  std::string_view game;
  FigureTable table{};
};

constexpr std::array kTables{
    Row{euchre::Game::kId, {.figures = kEuchre, .plus = "points", .result_label = "review.points"}},
    Row{klaverjas::Game::kId,
        {.figures = kKlaverjas, .plus = "points", .result_label = "review.points"}},
    Row{kyuuri::Game::kId,
        {.figures = kKyuuri,
         .plus = "points_lost",
         .minus = "points_recovered",
         .result_label = "review.kyuuri.net_losses",
         .left_out = kLeftOutOfKyuuri}},
    Row{quadrille::Game::kId,
        {.figures = kQuadrille, .plus = "points", .result_label = "review.quadrille.counters"}}};

constexpr FigureTable kCommonTable{
    .figures = kCommon, .plus = "points", .result_label = "review.points"};

const Row* row_of(std::string_view game) {
  for (const Row& row : kTables)
    if (row.game == game) return &row;
  return nullptr;
}

std::int64_t sum(const FactTotals& facts, std::string_view key) {
  const auto found = key.empty() ? facts.end() : facts.find(key);
  return found == facts.end() ? 0 : found->second;
}

}  // namespace

std::int64_t result(const FactTotals& facts) { return sum(facts, kSettled); }

const FigureTable& figure_table(std::string_view game) {
  const Row* row = row_of(game);
  return row == nullptr ? kCommonTable : row->table;
}

bool has_figure_table(std::string_view game) { return row_of(game) != nullptr; }

bool fewer_is_better(std::string_view game) {
  bool fewer = false;
  Games::with(game, [&fewer]<Game G>(G) { fewer = counts_losses(typename G::Rules{}); });
  return fewer;
}

std::vector<FigureValue> figures(const FigureTable& table, const FactTotals& facts) {
  std::vector<FigureValue> all;
  all.reserve(table.figures.size());
  for (const Figure& figure : table.figures) {
    FigureValue& value = all.emplace_back();
    value.figure = &figure;
    value.n = sum(facts, figure.plus[0]) + sum(facts, figure.plus[1]) - sum(facts, figure.minus);
    value.of = sum(facts, figure.of[0]) + sum(facts, figure.of[1]);
    value.untold = sum(facts, figure.untold);
  }
  return all;
}

std::int64_t hundredths(std::int64_t n, std::int64_t of) {
  const std::int64_t twice = std::abs(n) * 200 + std::abs(of);
  const std::int64_t rounded = twice / (2 * std::abs(of));
  return (n < 0) != (of < 0) ? -rounded : rounded;
}

std::string quotient(std::int64_t n, std::int64_t of) {
  if (of == 0) return "–";
  const std::int64_t value = hundredths(n, of);
  const std::string places = std::to_string(100 + std::abs(value) % 100).substr(1);
  return (value < 0 ? "−" : "") + std::to_string(std::abs(value) / 100) + '.' + places;
}

namespace {

std::string whole(std::int64_t n) { return (n < 0 ? "−" : "") + std::to_string(std::abs(n)); }

}  // namespace

std::string shown(const FigureValue& value) {
  switch (value.figure->kind) {
    case Figure::Kind::count:
      return whole(value.n) + (value.untold > 0 ? "…" + whole(value.n + value.untold) : "");
    case Figure::Kind::each: return quotient(value.n, value.of);
    case Figure::Kind::percent: break;
  }
  return value.of == 0 ? "–" : std::to_string(hundredths(value.n, value.of)) + " %";
}

}  // namespace spadille
