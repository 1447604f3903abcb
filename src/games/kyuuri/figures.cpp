// What statistics show, in this order.
#include "games/kyuuri/kyuuri.h"

namespace spadille::kyuuri {
namespace {

using enum Figure::Kind;

constexpr std::array kShown{
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
    Figure{.label = "review.kyuuri.returned", .plus = {"returned"}},
    Figure{.label = "review.kyuuri.illegal_cards", .plus = {"illegal_cards"}},
    Figure{.label = "review.kyuuri.ruled_losses", .plus = {"ruled_lost"}},
    kRuledDealsShown};

constexpr std::array kLeftOut{
    LeftOut{"points",
            "Where rules count down, a loss makes them fewer; losses and what was recovered mean "
            "the same under all rules."}};

constexpr FigureTable kFigureTable{.figures = kShown,
                                   .plus = "points_lost",
                                   .minus = "points_recovered",
                                   .result_label = "review.kyuuri.net_losses",
                                   .left_out = kLeftOut};

}  // namespace

const FigureTable& Game::figures() { return kFigureTable; }

}  // namespace spadille::kyuuri
