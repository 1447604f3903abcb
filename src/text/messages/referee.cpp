// What the referee is asked, and what he says. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    {"referee.field.trump", QT_TRANSLATE_NOOP("referee", "The trump suit")},
    {"referee.field.alone", QT_TRANSLATE_NOOP("referee", "The maker who plays alone")},
    {"referee.field.lone_defender", QT_TRANSLATE_NOOP("referee", "The defender who plays alone")},
    {"referee.field.leader", QT_TRANSLATE_NOOP("referee", "Who led to this trick")},
    {"referee.field.trick",
     QT_TRANSLATE_NOOP("referee", "The cards of the trick in the order they were played")},
    {"referee.field.hand",
     QT_TRANSLATE_NOOP("referee", "The whole hand, with the card that is asked about")},
    {"referee.field.seen",
     QT_TRANSLATE_NOOP("referee", "Cards of the hand that were seen, where the rest is unknown")},
    {"referee.field.card", QT_TRANSLATE_NOOP("referee", "The card that is asked about")},
    {"referee.field.turn_up", QT_TRANSLATE_NOOP("referee", "The card that is turned up")},
    {"referee.field.next_card",
     QT_TRANSLATE_NOOP("referee", "The card of the second pack that is turned up next")},
    {"referee.field.hand_to_call",
     QT_TRANSLATE_NOOP("referee", "The hand of who is to call, or of the ombre")},
    {"referee.field.calls", QT_TRANSLATE_NOOP("referee", "What was said, call by call")},
    {"referee.field.exchanger", QT_TRANSLATE_NOOP("referee", "Who took the turn-up")},
    {"referee.field.laid_away",
     QT_TRANSLATE_NOOP("referee", "The cards that were discarded or laid away")},
    {"referee.field.called",
     QT_TRANSLATE_NOOP("referee", "The called card; who holds it is the partner")},
    {"referee.field.after_six", QT_TRANSLATE_NOOP("referee", "What was decided after six tricks")},
    {"referee.field.roem", QT_TRANSLATE_NOOP("referee", "Roem that was claimed for the trick")},

    //: %1 a card.
    {"referee.lawful", QT_TRANSLATE_NOOP("referee", "%1 may be played.")},
    {"referee.unlawful", QT_TRANSLATE_NOOP("referee", "%1 may not be played.")},
    //: %1 a card. A list of cards follows.
    {"referee.depends",
     QT_TRANSLATE_NOOP("referee", "%1 may be played, unless the hand holds one of these:")},
    //: A list of cards follows.
    {"referee.may_play", QT_TRANSLATE_NOOP("referee", "May be played:")},
    //: %1 a player, %2 a card.
    {"referee.wins", QT_TRANSLATE_NOOP("referee", "%1 wins the trick with %2.")},
    {"referee.winning", QT_TRANSLATE_NOOP("referee", "%1 is winning so far, with %2.")},
    //: %1 the place of a card in the trick, %2 the card.
    {"referee.card_wins", QT_TRANSLATE_NOOP("referee", "Card %1, %2, wins the trick.")},
    {"referee.card_winning", QT_TRANSLATE_NOOP("referee", "Card %1, %2, is winning so far.")},
    //: %1 points.
    {"referee.worth", QT_TRANSLATE_NOOP("referee", "The cards count %1.")},
    {"referee.roem", QT_TRANSLATE_NOOP("referee", "Roem in it: %1.")},
    //: %1 a player.
    {"referee.to_play", QT_TRANSLATE_NOOP("referee", "%1 is to play.")},
    //: %1 a player. A list of calls follows.
    {"referee.to_call", QT_TRANSLATE_NOOP("referee", "%1 is to call and may say:")},
    //: %1 a player. A list of calls follows; the auction is settled without them.
    {"referee.may_still_call", QT_TRANSLATE_NOOP("referee", "%1 may still say:")},
    //: A list of calls follows.
    {"referee.if_held",
     QT_TRANSLATE_NOOP("referee", "Of these only if the hand holds a card of the suit:")},
    //: %1 a player. The call follows.
    {"referee.refused", QT_TRANSLATE_NOOP("referee", "%1 could not say this:")},
    //: A call follows.
    {"referee.refused_after",
     QT_TRANSLATE_NOOP("referee", "The auction was over before this was said:")},
    //: A deal in short form follows: "N alone".
    {"referee.settled", QT_TRANSLATE_NOOP("referee", "The auction is over:")},
    //: A list of cards follows.
    {"referee.leads", QT_TRANSLATE_NOOP("referee", "%1 leads to the first trick.")},
    {"referee.deals_next", QT_TRANSLATE_NOOP("referee", "Nobody plays this deal; %1 deals next.")},
    {"referee.no_roem", QT_TRANSLATE_NOOP("referee", "There is no roem in it.")},
    {"referee.callable", QT_TRANSLATE_NOOP("referee", "The ombre may call:")},
    {"referee.call_nobody",
     QT_TRANSLATE_NOOP("referee", "There is nobody to call: the ombre plays alone.")},
    //: %1 a player, %2 a card, %3 the number of a trick.
    {"referee.revoked", QT_TRANSLATE_NOOP("referee", "%1 revoked with %2 in trick %3.")},
    //: %1 a player, %2 the number of a trick.
    {"referee.revoked_unseen",
     QT_TRANSLATE_NOOP("referee", "%1 revoked in trick %2 with a card that nobody saw.")},
    //: %1 a player, %2 a card, %3 the number of a trick.
    {"referee.proved_by",
     QT_TRANSLATE_NOOP("referee", "The proof: %1 held %2, and played it in trick %3.")},
    {"referee.proved_by_hand", QT_TRANSLATE_NOOP("referee", "The proof: %1 held %2.")},
    //: %1 a player. A list of cards follows.
    {"referee.proved_by_one_of",
     QT_TRANSLATE_NOOP("referee",
                       "The proof: wherever the unseen cards lay, %1 held one of these:")},
    {"referee.no_revoke",
     QT_TRANSLATE_NOOP("referee", "No revoke: every card was lawful, and all of them were seen.")},
    {"referee.not_proved",
     QT_TRANSLATE_NOOP("referee",
                       "No revoke can be proved: not all cards were seen. These plays were lawful "
                       "unless the player held one of the cards behind them:")},
    //: Lines like "Trick 3, Ann, K♠:" follow, each with a list of players.
    {"referee.not_seen",
     QT_TRANSLATE_NOOP("referee",
                       "These plays depend on cards of the same trick that nobody saw, played by "
                       "those behind them:")},
    {"referee.not_all_seen",
     QT_TRANSLATE_NOOP("referee",
                       "No revoke: what was not seen could not have forbidden any card.")},
    //: %1 the number of a trick, %2 a player, %3 a card. A list of cards or players follows.
    {"referee.open", QT_TRANSLATE_NOOP("referee", "Trick %1, %2, %3:")},
    //: What the cards of a deal come to. A deal in short form follows.
    {"referee.comes_to", QT_TRANSLATE_NOOP("referee", "The deal comes to:")},

    {"referee.play.hint",
     QT_TRANSLATE_NOOP(
         "referee",
         "Cards as SA, H10 or 10♥, at Kyuuri as A or 10, one or several at once; < takes "
         "the last answer back, q ends. \"hand: Ann: SA SK\" or \"laid_away: C9\" "
         "says more.")},
    {"referee.play.contract",
     QT_TRANSLATE_NOOP("referee",
                       "What was bid, as a deal in short form without tricks, or all calls with "
                       "commas between")},
    //: %1 the number of a trick, %2 a player.
    {"referee.play.card", QT_TRANSLATE_NOOP("referee", "Trick %1, %2")},
    //: %1 points.
    {"referee.play.roem", QT_TRANSLATE_NOOP("referee", "Were the %1 roem claimed")},
    {"referee.play.more",
     QT_TRANSLATE_NOOP("referee", "What the cards do not show, in the short form of a deal")},

    {"finding.not_in_pack", QT_TRANSLATE_NOOP("finding", "This card is not in the pack.")},
    {"finding.not_in_game", QT_TRANSLATE_NOOP("finding", "This game has no such thing.")},
    {"finding.not_in_hand", QT_TRANSLATE_NOOP("finding", "This card is not in the hand.")},
    {"finding.played.other_table",
     QT_TRANSLATE_NOOP("finding", "That is otherwise at the table of the session.")},
    {"referee.play.post", QT_TRANSLATE_NOOP("referee", "Post the ruling with the deal?")},
    {"referee.play.not_posted",
     QT_TRANSLATE_NOOP(
         "referee",
         "The ruling is not posted: the figures are saved as they were played. --post "
         "posts it with the deal, and \"ruling … --post\" afterwards.")},
    {"referee.play.cannot_be_posted",
     QT_TRANSLATE_NOOP("referee",
                       "The ruling is not posted: the figures are saved as they were played. "
                       "\"ruling … --post\" asks what is missing and posts it.")},
    //: %1 cards.
    {"finding.played.too_many_cards",
     QT_TRANSLATE_NOOP("finding", "A player has %1 cards when the play begins.")},
    {"finding.hand_too_large", QT_TRANSLATE_NOOP("finding", "A hand has fewer cards.")},
    {"finding.hand_or_card",
     QT_TRANSLATE_NOOP("finding", "The hand is needed, or the card that is asked about.")},
    {"finding.same_side", QT_TRANSLATE_NOOP("finding", "Both play alone on the same side.")},
    {"finding.no_auction", QT_TRANSLATE_NOOP("finding", "This game has no auction.")},
    {"finding.played.twice", QT_TRANSLATE_NOOP("finding", "This card is told twice.")},
    {"finding.played.too_few_left",
     QT_TRANSLATE_NOOP("finding", "Not enough cards are left for the hands of the players.")},
    //: %1 a player.
    {"finding.played.not_held",
     QT_TRANSLATE_NOOP("finding", "%1 did not hold this card, as his hand is told.")},
    {"finding.played.sits_out", QT_TRANSLATE_NOOP("finding", "%1 takes no part in the play.")},
    //: %1 the number of a trick.
    {"finding.played.leader_unknown",
     QT_TRANSLATE_NOOP("finding", "It is not known who led to trick %1.")},
    {"finding.played.too_many_tricks", QT_TRANSLATE_NOOP("finding", "A deal has %1 tricks.")},
    {"finding.fifth_of_rank",
     QT_TRANSLATE_NOOP("finding", "There are only four cards of this rank in the pack.")},
    {"finding.played.cards_of_trick", QT_TRANSLATE_NOOP("finding", "A trick has %1 cards.")},
    {"finding.played.not_told",
     QT_TRANSLATE_NOOP("finding", "The cards do not show this; please say it.")},
    {"finding.played.otherwise",
     QT_TRANSLATE_NOOP("finding", "The calls or the cards show something else.")},
    //: %1 and %2 players.
    {"finding.played.another_player",
     QT_TRANSLATE_NOOP("finding", "%1 was told, and the calls or the cards show %2.")},
    {"finding.played.no_trump",
     QT_TRANSLATE_NOOP("finding", "Without the trump suit nobody knows who won a trick.")},
    {"finding.played.call", QT_TRANSLATE_NOOP("finding", "This call could not be made.")},
    {"finding.played.calls_over",
     QT_TRANSLATE_NOOP("finding", "The auction was over before this call.")},
    //: %1 a player.
    {"finding.played.calls_open",
     QT_TRANSLATE_NOOP("finding", "The auction is not over: %1 is to call.")},
    {"error.other_question",
     QT_TRANSLATE_NOOP("error", "This command answers another kind of document.")},
    {"error.no_question",
     QT_TRANSLATE_NOOP("error",
                       "There is nothing to judge: say the cards or the calls, or --file.")},

    //: What becomes of the score; the lines of the score follow where there are any.
    {"referee.effect.advice", QT_TRANSLATE_NOOP("referee", "The score stays as it is.")},
    {"referee.effect.lines",
     QT_TRANSLATE_NOOP("referee", "This counts besides the score of the deal.")},
    {"referee.effect.replaces_score",
     QT_TRANSLATE_NOOP("referee", "This counts instead of the score of the deal.")},
    {"referee.effect.redeal", QT_TRANSLATE_NOOP("referee", "The deal does not count.")},
    //: A list of earlier rulings follows: when, which deal, who got what.
    {"referee.precedents", QT_TRANSLATE_NOOP("referee", "This table ruled before:")},
    //: A question follows, and in brackets what can be said.
    {"referee.still_asked",
     QT_TRANSLATE_NOOP("referee", "What the rules award depends on one more answer:")},
    {"finding.not_asked",
     QT_TRANSLATE_NOOP("finding", "Nobody asks for this here; it changes nothing.")},
    {"finding.sheet_says_otherwise",
     QT_TRANSLATE_NOOP("finding", "The deal on the sheet says otherwise.")},
    //: %1 the number of a deal.
    {"finding.posted_on_deal",
     QT_TRANSLATE_NOOP("finding", "A ruling on this stands on deal %1 already.")},
    {"finding.replaces_nothing",
     QT_TRANSLATE_NOOP("finding",
                       "This replaces the score of no deal on the sheet: the points count by "
                       "themselves, and the turn to deal stays.")},
    {"finding.posted_since",
     QT_TRANSLATE_NOOP("finding", "A ruling on this was posted since the last deal already.")},
    {"entry.ruling.hint",
     QT_TRANSLATE_NOOP("entry",
                       "? explains, < goes back, q ends. An empty answer takes what stands in "
                       "brackets, or shows what can be said.")},
    {"entry.ruling.ended", QT_TRANSLATE_NOOP("entry", "Ended; nothing was decided.")},
    {"error.ruling_of_session",
     QT_TRANSLATE_NOOP("error",
                       "A ruling is written into a session, under its own rules: leave out --rules "
                       "and --file.")},

    {"cli.deal.play", QT_TRANSLATE_NOOP("cli", "Tell the deal card by card: a trick a word")},
    {"cli.deal.file",
     QT_TRANSLATE_NOOP("cli", "With --play: the deal as a spadille/played document")},
    {"cli.legal", QT_TRANSLATE_NOOP("cli", "Say whether a card may be played, or which cards may")},
    {"cli.trick", QT_TRANSLATE_NOOP("cli", "Say who wins a trick")},
    {"cli.auction", QT_TRANSLATE_NOOP("cli", "Say who is to call and what may be said")},
    {"cli.revoke", QT_TRANSLATE_NOOP("cli", "Find revokes in the tricks of a deal")},
    {"cli.referee.cards",
     QT_TRANSLATE_NOOP(
         "cli",
         "The cards on the table, in the order of play, as SA or H10, at Kyuuri as A or "
         "10; besides K Q J also H V B with --lang nl, R D V with --lang fr")},
    {"cli.referee.calls",
     QT_TRANSLATE_NOOP("cli", "The calls in order; the dealer says who began")},
    {"cli.referee.tricks",
     QT_TRANSLATE_NOOP("cli",
                       "A trick each, \"DA DJ DK D8\"; before it who led, if he did not win "
                       "the one before, \"N: DA …\"")},
    {"cli.referee.file",
     QT_TRANSLATE_NOOP("cli", "The question as a document; - for the standard input")},
    {"cli.referee.jsonl",
     QT_TRANSLATE_NOOP("cli", "One document a line, one answer a line in JSON")},
    {"cli.referee.rules",
     QT_TRANSLATE_NOOP("cli", "Rules to judge by; without them those of the session in progress")},
    {"cli.referee.players",
     QT_TRANSLATE_NOOP("cli", "Names of the players, in the order they sit")},
    {"cli.referee.dealer", QT_TRANSLATE_NOOP("cli", "Who deals")},
    {"cli.referee.deal",
     QT_TRANSLATE_NOOP("cli", "What else is known of the deal, as for the command deal")},
    {"cli.ruling",
     QT_TRANSLATE_NOOP("cli",
                       "Decide about something irregular: a misdeal, a revoke, a card shown")},
    {"cli.ruling.words",
     QT_TRANSLATE_NOOP("cli",
                       "What happened, then answers as KEY=VALUE: revoke who=Ann; what is missing "
                       "is asked")},
    {"cli.ruling.list",
     QT_TRANSLATE_NOOP("cli", "Only list the irregularities of the game, with their titles")},
    {"cli.ruling.deal",
     QT_TRANSLATE_NOOP("cli", "The deal that it is about; without it the one being played")},
    {"cli.ruling.post",
     QT_TRANSLATE_NOOP("cli",
                       "Write the ruling into the session, about the last deal or that of --deal")},
    {"cli.deal.post",
     QT_TRANSLATE_NOOP("cli", "With --play: post the rulings on revokes that the cards prove")},
    {"cli.ruling.again",
     QT_TRANSLATE_NOOP("cli", "With --post: post it although the same is posted already")},
    {"cli.ruling.not_posted",
     QT_TRANSLATE_NOOP("cli", "Nothing was posted; --again posts it once more.")},
    {"cli.referee.hands", QT_TRANSLATE_NOOP("cli", "A player's hand, as often as wanted")},
};

}  // namespace

std::span<const Entry> referee_messages() { return kMessages; }

}  // namespace spadille
