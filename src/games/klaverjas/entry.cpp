// How a deal of Klaverjas is entered by taps: from the maker's side, by figures or by cards.
#include "games/klaverjas/klaverjas.h"

namespace spadille::klaverjas {
namespace {

constexpr std::array kRoem{20, 50, 100, 200};
constexpr std::array kFamilies{Family{{"points", "other_points", "third_points"}, "card_points"},
                               Family{{"roem", "other_roem", "third_roem"}, "", kRoem},
                               Family{{"cards", "other_cards"}}};

constexpr std::array<std::string_view, 4> kFigures{"points", "other_points", "third_points",
                                                   "tricks"};
constexpr std::array<std::string_view, 3> kCards{"cards", "other_cards", "last_trick"};
constexpr std::array kWays{Way{"klaverjas.entry.figures", kFigures},
                           Way{"klaverjas.entry.cards", kCards}};

constexpr std::array kAllTricks{Answer{"other_points", {0}}, Answer{"tricks", {8}}};
constexpr std::array<std::string_view, 1> kOwnPoints{"points"};
constexpr std::array kQuick{
    QuickAnswer{"pit", "klaverjas.entry.pit", kAllTricks, kOwnPoints, 4, kAllTricks[1]}};

constexpr std::array<std::string_view, 2> kBid{"maker", "trump"};

constexpr std::array kAnswers{Answer{"maker", {1}}, Answer{"points", {92}}};
constexpr std::array kTotals{70, 92};

constexpr EntryTable kTable{.from = "maker",
                            .opens = "maker",
                            .families = kFamilies,
                            .ways = kWays,
                            .quick = kQuick,
                            .contract = {kBid, kBid},
                            .trial = {.players = 4, .answers = kAnswers, .totals = kTotals}};

}  // namespace

const EntryTable& Game::entry() { return kTable; }

}  // namespace spadille::klaverjas
