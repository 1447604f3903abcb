// What statistics show, in this order.
#include "games/euchre/euchre.h"

namespace spadille::euchre {
namespace {

using enum Figure::Kind;

constexpr std::array kShown{
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
    kPassedOutShown,
    kRevokesShown,
    kPointsRuledShown,
    kRuledDealsShown};

constexpr FigureTable kFigureTable{
    .figures = kShown, .plus = "points", .result_label = "review.points", .pits = "lone_march"};

}  // namespace

const FigureTable& Game::figures() { return kFigureTable; }

}  // namespace spadille::euchre
