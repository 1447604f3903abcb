// The words of Euchre. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    {"euchre.name", QT_TRANSLATE_NOOP("euchre", "Euchre")},

    {"euchre.option.pack", QT_TRANSLATE_NOOP("euchre", "The cards that are played with")},
    {"euchre.option.joker_turned", QT_TRANSLATE_NOOP("euchre", "When the joker is turned up")},
    {"euchre.option.lone_defence", QT_TRANSLATE_NOOP("euchre", "When a defender may play alone")},
    {"euchre.option.partner_may_exchange",
     QT_TRANSLATE_NOOP("euchre", "Dealer's partner may take the turn-up that the dealer leaves")},
    {"euchre.option.lone_lead", QT_TRANSLATE_NOOP("euchre", "Who leads to a lone hand")},
    {"euchre.option.stick_the_dealer",
     QT_TRANSLATE_NOOP("euchre", "Stick the dealer: he may not pass in the second round")},
    {"euchre.option.target", QT_TRANSLATE_NOOP("euchre", "Points that win the game")},
    {"euchre.option.euchred_loner",
     QT_TRANSLATE_NOOP("euchre", "Points for euchring a lone maker")},
    {"euchre.option.super_euchre",
     QT_TRANSLATE_NOOP("euchre", "Points for the defenders when the makers take no trick")},
    {"euchre.option.carry_over",
     QT_TRANSLATE_NOOP("euchre", "Points above the target count in the next game")},
    {"euchre.option.rubber", QT_TRANSLATE_NOOP("euchre", "Games are counted in rubbers")},
    {"euchre.option.exchange",
     QT_TRANSLATE_NOOP("euchre", "Whether the dealer must take what was ordered up")},
    {"euchre.option.lone_defence_until",
     QT_TRANSLATE_NOOP("euchre", "Until when a defender may say \"alone\"")},
    {"euchre.option.alone_takeover",
     QT_TRANSLATE_NOOP("euchre", "The maker's partner may take the hand over and play alone")},
    {"euchre.option.natural_trump",
     QT_TRANSLATE_NOOP("euchre", "Who makes trumps must hold a card of the suit")},
    {"euchre.option.partner_only_alone",
     QT_TRANSLATE_NOOP("euchre", "Dealer's partner may order up only alone")},
    {"euchre.option.partners_best",
     QT_TRANSLATE_NOOP("euchre", "A lone maker changes a card with his partner")},
    {"euchre.option.weak_hand", QT_TRANSLATE_NOOP("euchre", "What may be done with a weak hand")},
    {"euchre.option.dealer_forfeit",
     QT_TRANSLATE_NOOP("euchre", "The dealer may give a point instead of naming a suit")},
    {"euchre.option.cut", QT_TRANSLATE_NOOP("euchre", "Whether knocking may stand for the cut")},

    {"euchre.preset.seed", QT_TRANSLATE_NOOP("euchre", "Euchre as first written down")},
    {"euchre.preset.stick", QT_TRANSLATE_NOOP("euchre", "The same, and the dealer is stuck")},
    {"euchre.preset.old_american",
     QT_TRANSLATE_NOOP("euchre", "Old American: 33 cards with the joker")},
    {"euchre.preset.cornwall",
     QT_TRANSLATE_NOOP("euchre", "Cornish leagues: 25 cards with the joker, to 21")},
    {"euchre.preset.boston",
     QT_TRANSLATE_NOOP("euchre", "The Boston laws of 1888: to 5, in rubbers")},

    {"euchre.field.maker", QT_TRANSLATE_NOOP("euchre", "Who made trumps")},
    {"euchre.field.alone", QT_TRANSLATE_NOOP("euchre", "The maker played alone")},
    {"euchre.field.tricks", QT_TRANSLATE_NOOP("euchre", "Tricks of the makers' side")},
    {"euchre.field.lone_defender", QT_TRANSLATE_NOOP("euchre", "The defender who played alone")},
    {"euchre.field.trump", QT_TRANSLATE_NOOP("euchre", "The trump suit; no score needs it")},
    {"euchre.field.gives_point",
     QT_TRANSLATE_NOOP("euchre", "The dealer gave a point instead of naming a suit")},
    {"euchre.field.passed_out", QT_TRANSLATE_NOOP("euchre", "All passed in both rounds")},

    //: %1 the maker, %2 the tricks of his side, %3 the side that scores.
    {"euchre.line.made", QT_TRANSLATE_NOOP("euchre", "%1 made it with %2 tricks")},
    {"euchre.line.made_alone", QT_TRANSLATE_NOOP("euchre", "%1 alone made it with %2 tricks")},
    {"euchre.line.march", QT_TRANSLATE_NOOP("euchre", "%1 made a march: all %2 tricks")},
    {"euchre.line.lone_march", QT_TRANSLATE_NOOP("euchre", "%1 alone made a march: all %2 tricks")},
    {"euchre.line.euchred", QT_TRANSLATE_N_NOOP("euchre", "%1 is euchred with %n trick(s) by %3")},
    {"euchre.line.euchred_by_lone",
     QT_TRANSLATE_N_NOOP("euchre", "%1 is euchred with %n trick(s) by a lone defender of %3")},
    {"euchre.line.loner_euchred",
     QT_TRANSLATE_N_NOOP("euchre", "%1 alone is euchred with %n trick(s) by %3")},
    {"euchre.line.super_euchre",
     QT_TRANSLATE_NOOP("euchre", "%1 is euchred without a trick by %3")},
    {"euchre.line.lone_defence_failed",
     QT_TRANSLATE_NOOP("euchre", "%1 defended alone in vain, which changes nothing")},
    {"euchre.line.passed_out", QT_TRANSLATE_NOOP("euchre", "All passed twice: nobody scores")},
    //: %1 the dealer, %2 the side that gets the point.
    {"euchre.line.gives_point",
     QT_TRANSLATE_NOOP("euchre", "%1 gives %2 a point instead of naming a suit")},
    //: %1 a side, %2 its points, %3 the target of the game.
    {"euchre.line.wins_game", QT_TRANSLATE_NOOP("euchre", "%1 win the game with %2 of %3")},
    //: %n points, %2 the target of the game.
    {"euchre.line.excess_lost", QT_TRANSLATE_N_NOOP("euchre", "%n point(s) above %2 do not count")},
    {"euchre.line.carries_over",
     QT_TRANSLATE_N_NOOP("euchre", "%n point(s) above %2 count in the next game")},
    {"euchre.line.counts_double",
     QT_TRANSLATE_NOOP("euchre", "The losers have no point: the game counts twice for %1")},
    {"euchre.line.wins_rubber", QT_TRANSLATE_NOOP("euchre", "%1 win the rubber")},

    {"euchre.finding.no_forfeit",
     QT_TRANSLATE_NOOP("euchre", "The dealer cannot give a point here.")},
    {"euchre.finding.dealer_sticks",
     QT_TRANSLATE_NOOP("euchre",
                       "The dealer has to name a suit, so nobody can pass the deal out.")},
    {"euchre.finding.nobody_made",
     QT_TRANSLATE_NOOP("euchre", "All passed, so there is nothing to say here.")},
    {"euchre.finding.no_lone_defence",
     QT_TRANSLATE_NOOP("euchre", "These rules let no defender play alone.")},
    {"euchre.finding.only_vs_lone",
     QT_TRANSLATE_NOOP("euchre", "A defender may play alone only against a lone maker.")},
    {"euchre.finding.defends_own_side",
     QT_TRANSLATE_NOOP("euchre", "%1 is on the side of the maker %2 and cannot defend.")},
    {"euchre.finding.not_a_winning_total",
     QT_TRANSLATE_NOOP("euchre", "No game to %1 ends with this.")},
    {"euchre.finding.not_a_losing_total",
     QT_TRANSLATE_NOOP("euchre", "Who has lost a game to %1 has fewer.")},
    {"euchre.finding.partners_win",
     QT_TRANSLATE_NOOP("euchre", "A game is won by the partners with more points.")},
    {"euchre.finding.target_too_small",
     QT_TRANSLATE_NOOP("euchre", "Points carried over would win the next game before it begins.")},
    {"euchre.finding.two_totals", QT_TRANSLATE_NOOP("euchre", "Two sides have two totals.")},
    {"euchre.finding.game_is_over",
     QT_TRANSLATE_NOOP("euchre", "With %1 points the game is over.")},
};

}  // namespace

std::span<const Entry> euchre_messages() { return kMessages; }

}  // namespace spadille
