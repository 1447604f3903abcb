// What statistics show, in this order.
#include "games/klaverjas/klaverjas.h"

namespace spadille::klaverjas {
namespace {

using enum Figure::Kind;

constexpr std::array kShown{
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
    kPassedOutShown,
    kRevokesShown,
    kPointsRuledShown,
    kRuledDealsShown};

constexpr FigureTable kFigureTable{.figures = kShown,
                                   .plus = "points",
                                   .result_label = "review.points",
                                   .roem = "roem",
                                   .pits = "pit"};

}  // namespace

const FigureTable& Game::figures() { return kFigureTable; }

}  // namespace spadille::klaverjas
