// The words of Kyuuri. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    {"kyuuri.name", QT_TRANSLATE_NOOP("kyuuri", "Kyuuri")},

    {"kyuuri.option.count",
     QT_TRANSLATE_NOOP("kyuuri", "Losses count up from 0, or points down from the limit")},
    {"kyuuri.option.end", QT_TRANSLATE_NOOP("kyuuri", "How a game ends")},
    {"kyuuri.option.deals",
     QT_TRANSLATE_NOOP("kyuuri", "Deals in a game, where their number is fixed")},
    {"kyuuri.option.tricks", QT_TRANSLATE_NOOP("kyuuri", "Where played cards lie")},
    {"kyuuri.option.limit", QT_TRANSLATE_NOOP("kyuuri", "Loss at which a player is out")},
    {"kyuuri.option.out_at",
     QT_TRANSLATE_NOOP("kyuuri", "Out on reaching the limit, or only above it")},
    {"kyuuri.option.tie",
     QT_TRANSLATE_NOOP("kyuuri", "What the others with the highest rank of the last trick get")},
    {"kyuuri.option.ace_led", QT_TRANSLATE_NOOP("kyuuri", "What may be played when an ace is led")},
    {"kyuuri.option.compare",
     QT_TRANSLATE_NOOP("kyuuri", "Which card has to be matched or beaten")},
    {"kyuuri.option.cards", QT_TRANSLATE_NOOP("kyuuri", "Cards dealt to each player")},
    {"kyuuri.option.lives", QT_TRANSLATE_NOOP("kyuuri", "With two lives a player comes back once")},

    {"kyuuri.preset.seed", QT_TRANSLATE_NOOP("kyuuri", "Kyuuri as first written down")},
    {"kyuuri.preset.countdown",
     QT_TRANSLATE_NOOP("kyuuri", "Counting down from 21: easier for children")},
    {"kyuuri.preset.ten_deals",
     QT_TRANSLATE_NOOP("kyuuri", "Ten deals and nobody goes out; the least loss wins")},
    {"kyuuri.preset.agurk",
     QT_TRANSLATE_NOOP("kyuuri", "Agurk: 30 points, all with the highest rank lose")},
    {"kyuuri.preset.gurka",
     QT_TRANSLATE_NOOP("kyuuri", "Gurka: six cards, compared with the previous card")},
    {"kyuuri.preset.two_lives",
     QT_TRANSLATE_NOOP("kyuuri", "Everybody comes back once; ends when two are left")},

    {"kyuuri.field.taker", QT_TRANSLATE_NOOP("kyuuri", "Who took the last trick")},
    {"kyuuri.field.rank", QT_TRANSLATE_NOOP("kyuuri", "The rank that took it")},
    {"kyuuri.field.matched", QT_TRANSLATE_NOOP("kyuuri", "Who else played that rank in it")},
    {"kyuuri.field.leader", QT_TRANSLATE_NOOP("kyuuri", "Who led to the last trick")},
    {"kyuuri.field.ranks",
     QT_TRANSLATE_NOOP("kyuuri", "The ranks of the last trick in playing order")},
    {"kyuuri.carry.out", QT_TRANSLATE_NOOP("kyuuri", "Who is out of this game")},
    {"kyuuri.carry.returned", QT_TRANSLATE_NOOP("kyuuri", "Who has used the second life")},

    //: %1 a player, %2 a rank such as K, %3 the points it costs.
    {"kyuuri.line.takes",
     QT_TRANSLATE_NOOP("kyuuri", "%1 takes the last trick with %2 and loses %3")},
    {"kyuuri.line.recovers",
     QT_TRANSLATE_NOOP("kyuuri", "%1 played the same rank and gets %2 back")},
    {"kyuuri.line.recovers_in_part",
     QT_TRANSLATE_NOOP("kyuuri",
                       "%1 played the same rank and gets %2 of %3 back: no more was lost")},
    {"kyuuri.line.nothing_to_recover",
     QT_TRANSLATE_NOOP("kyuuri", "%1 played the same rank, but had lost nothing")},
    {"kyuuri.line.loses_too",
     QT_TRANSLATE_NOOP("kyuuri", "%1 played the same rank and loses %2 too")},
    {"kyuuri.line.no_bonus",
     QT_TRANSLATE_NOOP("kyuuri", "%1 played the same rank; these rules give no bonus")},
    //: %2 the total at which the player goes out.
    {"kyuuri.line.out", QT_TRANSLATE_NOOP("kyuuri", "%1 stands at %2 and is out")},
    {"kyuuri.line.returns",
     QT_TRANSLATE_NOOP("kyuuri", "%1 has a second life and goes on with %2")},
    {"kyuuri.line.all_out",
     QT_TRANSLATE_NOOP("kyuuri", "All who were left are at the limit: the lowest total decides")},
    {"kyuuri.line.wins", QT_TRANSLATE_NOOP("kyuuri", "%1 wins the game with %2")},
    {"kyuuri.line.shares", QT_TRANSLATE_NOOP("kyuuri", "%1 shares the win with %2")},

    //: %1 cards dealt to each player.
    {"kyuuri.finding.players",
     QT_TRANSLATE_NOOP("kyuuri", "With %1 cards each, this is not a number of players.")},
    {"kyuuri.finding.is_out", QT_TRANSLATE_NOOP("kyuuri", "This player is out.")},
    {"kyuuri.finding.game_is_over", QT_TRANSLATE_NOOP("kyuuri", "The game would be over already.")},
    {"kyuuri.finding.nobody_goes_out",
     QT_TRANSLATE_NOOP("kyuuri", "Nobody goes out when the number of deals is fixed.")},
    {"kyuuri.finding.not_at_limit",
     QT_TRANSLATE_NOOP("kyuuri", "%1 is not at the limit and so not out.")},
    {"kyuuri.finding.should_be_out", QT_TRANSLATE_NOOP("kyuuri", "%1 is at the limit and so out.")},
    {"kyuuri.finding.life_left",
     QT_TRANSLATE_NOOP("kyuuri", "%1 has a second life left and so is not out.")},
    {"kyuuri.finding.one_life",
     QT_TRANSLATE_NOOP("kyuuri", "Nobody comes back where everybody has one life.")},
    {"kyuuri.finding.beyond_one_deal",
     QT_TRANSLATE_NOOP("kyuuri", "%1 was still in below %2, and one deal costs 14 at most.")},
    {"kyuuri.finding.not_over",
     QT_TRANSLATE_NOOP("kyuuri", "With so many still in, the game is not over.")},
    {"kyuuri.finding.better_than_start",
     QT_TRANSLATE_NOOP("kyuuri", "Nobody can stand better than at the beginning.")},
    {"kyuuri.finding.taker_matches_himself",
     QT_TRANSLATE_NOOP("kyuuri", "%1 took the trick; name only the others.")},
    {"kyuuri.finding.four_of_a_rank",
     QT_TRANSLATE_NOOP("kyuuri", "A rank has four cards, so three can match it at most.")},
    {"kyuuri.finding.one_rank_each",
     QT_TRANSLATE_NOOP("kyuuri", "The last trick has one card from each player still in.")},
    {"kyuuri.finding.rank_too_often",
     QT_TRANSLATE_NOOP("kyuuri", "There are only four cards of rank %1.")},
    {"kyuuri.finding.said_twice",
     QT_TRANSLATE_NOOP("kyuuri",
                       "Say who took the last trick, or say its ranks in order, but not both.")},
};

}  // namespace

std::span<const Entry> kyuuri_messages() { return kMessages; }

}  // namespace spadille
