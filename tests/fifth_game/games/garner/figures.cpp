#include "games/garner/garner.h"

namespace spadille::garner {
namespace {

constexpr std::array kShown{kSessionsShown, kDealsShown, kGamesWonShown,
                            Figure{.label = "review.garner.reaped", .plus = {"reaped"}},
                            kPointsShown};
constexpr FigureTable kFigureTable{
    .figures = kShown, .plus = "points", .result_label = "review.points"};

}  // namespace

const FigureTable& Game::figures() { return kFigureTable; }

}  // namespace spadille::garner
