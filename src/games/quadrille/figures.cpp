// What statistics show, in this order.
#include "games/quadrille/quadrille.h"

namespace spadille::quadrille {
namespace {

using enum Figure::Kind;

constexpr std::array kShown{
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
    Figure{.label = "review.quadrille.beasts", .plus = {"beast"}},
    kRevokesShown,
    kRuledDealsShown};

constexpr FigureTable kFigureTable{.figures = kShown,
                                   .plus = "points",
                                   .result_label = "review.quadrille.counters",
                                   .pits = "vole_made"};

}  // namespace

const FigureTable& Game::figures() { return kFigureTable; }

}  // namespace spadille::quadrille
