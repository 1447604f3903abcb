// What the referee is asked, and what he says. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"referee.field.trump", SPADILLE_WORDS("referee", "The trump suit")},
    {"referee.field.leader", SPADILLE_WORDS("referee", "Who led to this trick")},
    {"referee.field.trick",
     SPADILLE_WORDS("referee", "The cards of the trick in the order they were played")},
    {"referee.field.hand",
     SPADILLE_WORDS("referee", "The whole hand, with the card that is asked about")},
    {"referee.field.seen",
     SPADILLE_WORDS("referee", "Cards of the hand that were seen, where the rest is unknown")},
    {"referee.field.card", SPADILLE_WORDS("referee", "The card that is asked about")},
    {"referee.field.turn_up", SPADILLE_WORDS("referee", "The card that is turned up")},
    {"referee.field.next_card",
     SPADILLE_WORDS("referee", "The card of the second pack that is turned up next")},
    {"referee.field.hand_to_call",
     SPADILLE_WORDS("referee", "The hand of who is to call, or of the ombre")},
    {"referee.field.calls", SPADILLE_WORDS("referee", "What was said, call by call")},
    {"referee.field.exchanger", SPADILLE_WORDS("referee", "Who took the turn-up")},
    {"referee.field.laid_away",
     SPADILLE_WORDS("referee", "The cards that were discarded or laid away")},
    {"referee.field.called",
     SPADILLE_WORDS("referee", "The called card; who holds it is the partner")},

    //: %1 a card.
    {"referee.lawful", SPADILLE_WORDS("referee", "%1 may be played.")},
    {"referee.unlawful", SPADILLE_WORDS("referee", "%1 may not be played.")},
    //: %1 a card. A list of cards follows.
    {"referee.depends",
     SPADILLE_WORDS("referee", "%1 may be played, unless the hand holds one of these:")},
    //: A list of cards follows.
    {"referee.may_play", SPADILLE_WORDS("referee", "May be played:")},
    //: %1 a player, %2 a card.
    {"referee.wins", SPADILLE_WORDS("referee", "%1 wins the trick with %2.")},
    {"referee.winning", SPADILLE_WORDS("referee", "%1 is winning so far, with %2.")},
    //: %1 the place of a card in the trick, %2 the card.
    {"referee.card_wins", SPADILLE_WORDS("referee", "Card %1, %2, wins the trick.")},
    {"referee.card_winning", SPADILLE_WORDS("referee", "Card %1, %2, is winning so far.")},
    //: %1 points.
    {"referee.worth", SPADILLE_WORDS("referee", "The cards count %1.")},
    //: %1 a player.
    {"referee.to_play", SPADILLE_WORDS("referee", "%1 is to play.")},
    //: %1 a player. A list of calls follows.
    {"referee.to_call", SPADILLE_WORDS("referee", "%1 is to call and may say:")},
    //: %1 a player. A list of calls follows; the auction is settled without them.
    {"referee.may_still_call", SPADILLE_WORDS("referee", "%1 may still say:")},
    //: A list of calls follows.
    {"referee.if_held",
     SPADILLE_WORDS("referee", "Of these only if the hand holds a card of the suit:")},
    //: %1 a player. The call follows.
    {"referee.refused", SPADILLE_WORDS("referee", "%1 could not say this:")},
    //: A call follows.
    {"referee.refused_after",
     SPADILLE_WORDS("referee", "The auction was over before this was said:")},
    //: A deal in short form follows: "N alone".
    {"referee.settled", SPADILLE_WORDS("referee", "The auction is over:")},
    //: A list of cards follows.
    {"referee.leads", SPADILLE_WORDS("referee", "%1 leads to the first trick.")},
    {"referee.deals_next", SPADILLE_WORDS("referee", "Nobody plays this deal; %1 deals next.")},
    {"referee.callable", SPADILLE_WORDS("referee", "The ombre may call:")},
    {"referee.call_nobody",
     SPADILLE_WORDS("referee", "There is nobody to call: the ombre plays alone.")},
    //: %1 a player, %2 a card, %3 the number of a trick.
    {"referee.revoked", SPADILLE_WORDS("referee", "%1 revoked with %2 in trick %3.")},
    //: %1 a player, %2 the number of a trick.
    {"referee.revoked_unseen",
     SPADILLE_WORDS("referee", "%1 revoked in trick %2 with a card that nobody saw.")},
    //: %1 a player, %2 a card, %3 the number of a trick.
    {"referee.proved_by",
     SPADILLE_WORDS("referee", "The proof: %1 held %2, and played it in trick %3.")},
    {"referee.proved_by_hand", SPADILLE_WORDS("referee", "The proof: %1 held %2.")},
    //: %1 a player. A list of cards follows.
    {"referee.proved_by_one_of",
     SPADILLE_WORDS("referee", "The proof: wherever the unseen cards lay, %1 held one of these:")},
    {"referee.no_revoke",
     SPADILLE_WORDS("referee", "No revoke: every card was lawful, and all of them were seen.")},
    {"referee.not_proved",
     SPADILLE_WORDS("referee",
                    "No revoke can be proved: not all cards were seen. These plays were lawful "
                    "unless the player held one of the cards behind them:")},
    //: Lines like "Trick 3, Ann, K♠:" follow, each with a list of players.
    {"referee.not_seen",
     SPADILLE_WORDS("referee",
                    "These plays depend on cards of the same trick that nobody saw, played by "
                    "those behind them:")},
    {"referee.not_all_seen",
     SPADILLE_WORDS("referee", "No revoke: what was not seen could not have forbidden any card.")},
    //: %1 the number of a trick, %2 a player, %3 a card. A list of cards or players follows.
    {"referee.open", SPADILLE_WORDS("referee", "Trick %1, %2, %3:")},
    //: What the cards of a deal come to. A deal in short form follows.
    {"referee.comes_to", SPADILLE_WORDS("referee", "The deal comes to:")},

    {"referee.play.hint",
     SPADILLE_WORDS(
         "referee",
         "Cards as SA, H10 or 10♥, at Kyuuri as A or 10, one or several at once; < takes "
         "the last answer back, q ends. \"hand: Ann: SA SK\" or \"laid_away: C9\" "
         "says more.")},
    {"referee.play.contract",
     SPADILLE_WORDS("referee",
                    "What was bid, as a deal in short form without tricks, or all calls with "
                    "commas between")},
    //: %1 the number of a trick, %2 a player.
    {"referee.play.card", SPADILLE_WORDS("referee", "Trick %1, %2")},
    {"referee.play.more",
     SPADILLE_WORDS("referee", "What the cards do not show, in the short form of a deal")},

    {"finding.not_in_pack", SPADILLE_WORDS("finding", "This card is not in the pack.")},
    {"finding.not_in_game", SPADILLE_WORDS("finding", "This game has no such thing.")},
    {"finding.not_in_hand", SPADILLE_WORDS("finding", "This card is not in the hand.")},
    {"finding.played.other_table",
     SPADILLE_WORDS("finding", "That is otherwise at the table of the session.")},
    {"referee.play.post", SPADILLE_WORDS("referee", "Post the ruling with the deal?")},
    {"referee.play.not_posted",
     SPADILLE_WORDS("referee",
                    "The ruling is not posted: the figures are saved as they were played. --post "
                    "posts it with the deal, and \"ruling … --post\" afterwards.")},
    {"referee.play.cannot_be_posted",
     SPADILLE_WORDS("referee",
                    "The ruling is not posted: the figures are saved as they were played. "
                    "\"ruling … --post\" asks what is missing and posts it.")},
    //: %1 cards.
    {"finding.played.too_many_cards",
     SPADILLE_WORDS("finding", "A player has %1 cards when the play begins.")},
    {"finding.hand_too_large", SPADILLE_WORDS("finding", "A hand has fewer cards.")},
    {"finding.hand_or_card",
     SPADILLE_WORDS("finding", "The hand is needed, or the card that is asked about.")},
    {"finding.same_side", SPADILLE_WORDS("finding", "Both play alone on the same side.")},
    {"finding.no_auction", SPADILLE_WORDS("finding", "This game has no auction.")},
    {"finding.played.twice", SPADILLE_WORDS("finding", "This card is told twice.")},
    {"finding.played.too_few_left",
     SPADILLE_WORDS("finding", "Not enough cards are left for the hands of the players.")},
    //: %1 a player.
    {"finding.played.not_held",
     SPADILLE_WORDS("finding", "%1 did not hold this card, as his hand is told.")},
    {"finding.played.sits_out", SPADILLE_WORDS("finding", "%1 takes no part in the play.")},
    //: %1 the number of a trick.
    {"finding.played.leader_unknown",
     SPADILLE_WORDS("finding", "It is not known who led to trick %1.")},
    {"finding.played.too_many_tricks", SPADILLE_WORDS("finding", "A deal has %1 tricks.")},
    {"finding.fifth_of_rank",
     SPADILLE_WORDS("finding", "There are only four cards of this rank in the pack.")},
    {"finding.played.cards_of_trick", SPADILLE_WORDS("finding", "A trick has %1 cards.")},
    {"finding.played.not_told",
     SPADILLE_WORDS("finding", "The cards do not show this; please say it.")},
    {"finding.played.otherwise",
     SPADILLE_WORDS("finding", "The calls or the cards show something else.")},
    //: %1 and %2 players.
    {"finding.played.another_player",
     SPADILLE_WORDS("finding", "%1 was told, and the calls or the cards show %2.")},
    {"finding.played.no_trump",
     SPADILLE_WORDS("finding", "Without the trump suit nobody knows who won a trick.")},
    {"finding.played.call", SPADILLE_WORDS("finding", "This call could not be made.")},
    {"finding.played.calls_over",
     SPADILLE_WORDS("finding", "The auction was over before this call.")},
    //: %1 a player.
    {"finding.played.calls_open",
     SPADILLE_WORDS("finding", "The auction is not over: %1 is to call.")},
    {"error.other_question",
     SPADILLE_WORDS("error", "This command answers another kind of document.")},
    {"error.no_question",
     SPADILLE_WORDS("error", "There is nothing to judge: say the cards or the calls, or --file.")},

    //: What becomes of the score; the lines of the score follow where there are any.
    {"referee.effect.advice",
     SPADILLE_WORDS("referee", "Nothing is added to the score or taken from it.")},
    {"referee.effect.lines",
     SPADILLE_WORDS("referee", "This counts besides the score of the deal.")},
    {"referee.effect.replaces_score",
     SPADILLE_WORDS("referee", "This counts instead of the score of the deal.")},
    {"referee.effect.redeal",
     SPADILLE_WORDS("referee", "The deal does not count: nobody scores or pays for it.")},
    //: What is paid follows.
    {"referee.score.redeal_and_paid",
     SPADILLE_WORDS("referee",
                    "The deal does not count; this is paid once the one in its place is settled.")},
    //: What becomes of the score where a ruling itself moves nothing.
    {"referee.score.as_played",
     SPADILLE_WORDS("referee", "The deal is scored as it is played; the ruling moves nothing.")},
    {"referee.score.as_ruled",
     SPADILLE_WORDS("referee", "The deal is entered so, and scored by what is entered.")},
    {"referee.score.corrected",
     SPADILLE_WORDS("referee", "It is put right on the sheet, and all totals follow.")},
    {"referee.score.stands", SPADILLE_WORDS("referee", "What stands on the sheet stays there.")},
    {"referee.score.at_table",
     SPADILLE_WORDS("referee",
                    "It goes from hand to hand at the table; the sheet has it right already.")},
    {"referee.score.open",
     SPADILLE_WORDS("referee", "What it does to the score is for the table to say.")},
    //: Of the totals that stand beside the amounts of a ruling on the deal that is being played.
    {"referee.score.totals_before",
     SPADILLE_WORDS("referee", "The totals are without the deal that is still to be entered.")},
    //: The reason of a ruling follows.
    {"referee.why", SPADILLE_WORDS("referee", "Why:")},
    //: A question follows that the players decide who are not at fault, and what comes of the other
    //: answers.
    {"referee.choice", SPADILLE_WORDS("referee", "The choice might have been another:")},
    //: A command follows.
    {"referee.further", SPADILLE_WORDS("referee", "The clause with its example and its source:")},
    //: Several faults in one deal; after what they come to.
    {"referee.together",
     SPADILLE_WORDS("referee", "What was ruled about this deal before is settled with it.")},
    {"referee.before_stands",
     SPADILLE_WORDS("referee", "What was ruled about this deal before stands.")},
    {"referee.instead_of_before",
     SPADILLE_WORDS("referee", "This takes the place of what was ruled about this deal before.")},
    //: A list of earlier rulings follows: when, which deal, who got what.
    {"referee.precedents", SPADILLE_WORDS("referee", "This table ruled before:")},
    //: A question follows, and in brackets what can be said.
    {"referee.still_asked",
     SPADILLE_WORDS("referee", "What the rules award depends on one more answer:")},
    {"finding.not_asked",
     SPADILLE_WORDS("finding", "Nobody asks for this here; it changes nothing.")},
    {"finding.choice_needs",
     SPADILLE_WORDS("finding", "Without this, what the other choice brings cannot be said.")},
    {"finding.sheet_says_otherwise", SPADILLE_WORDS("finding", "The sheet says otherwise.")},
    //: %1 the number of a deal.
    {"finding.posted_on_deal",
     SPADILLE_WORDS("finding", "A ruling on this stands on deal %1 already.")},
    {"finding.posted_since",
     SPADILLE_WORDS("finding", "A ruling on this was given on the deal in play already.")},
    {"entry.ruling.hint",
     SPADILLE_WORDS("entry",
                    "? explains, < goes back, q ends. An empty answer takes what stands in "
                    "brackets, or shows what can be said.")},
    {"entry.ruling.ended", SPADILLE_WORDS("entry", "Ended; nothing was decided.")},
    {"error.ruling_on_which",
     SPADILLE_WORDS("error",
                    "Say which deal the ruling is about: --deal play for the one that is being "
                    "played, or --deal and its number on the sheet.")},
    //: A question that is answered with y or n, about what is to be ruled on.
    {"entry.ruling.in_play",
     SPADILLE_WORDS("entry", "Is this deal still being played, or not yet entered?")},
    {"entry.ruling.in_play.help",
     SPADILLE_WORDS(
         "entry",
         "y: it is not on the sheet yet, and the ruling counts once it is entered. n: it "
         "is the last deal on the sheet.")},
    //: A question that is answered with y or n, about a ruling that rests on what was corrected.
    {"entry.stale", SPADILLE_WORDS("entry", "Rule anew, by the sheet as it is now?")},
    {"entry.stale.help",
     SPADILLE_WORDS("entry",
                    "y: what the rules say by the sheet now takes the place of the ruling. n: it "
                    "stays, for a reason that you tell. q: it stays marked on the sheet.")},
    {"entry.stale.why", SPADILLE_WORDS("entry", "Why does it stay?")},
    {"error.nothing_stale",
     SPADILLE_WORDS("error", "No ruling on this deal rests on what was corrected since.")},
    {"error.ruling_no_more",
     SPADILLE_WORDS("error", "It can no longer be told so: --keep leaves the ruling as it is.")},
    {"error.ruling_adopt",
     SPADILLE_WORDS("error", "One of --adopt and --keep, with --deal and no question.")},
    {"error.ruling_of_session",
     SPADILLE_WORDS("error",
                    "A ruling is written into a session, under its own rules: leave out --rules, "
                    "and --file unless the document names its deal.")},
    {"finding.deal_of_no_session",
     SPADILLE_WORDS("finding", "A deal has a number only in a session of the book.")},

    {"cli.deal.play", SPADILLE_WORDS("cli", "Tell the deal card by card: a trick a word")},
    {"cli.deal.file", SPADILLE_WORDS("cli", "With --play: the deal as a spadille/played document")},
    {"cli.legal", SPADILLE_WORDS("cli", "Say whether a card may be played, or which cards may")},
    {"cli.trick", SPADILLE_WORDS("cli", "Say who wins a trick")},
    {"cli.auction", SPADILLE_WORDS("cli", "Say who is to call and what may be said")},
    {"cli.revoke", SPADILLE_WORDS("cli", "Find revokes in the tricks of a deal")},
    {"cli.referee.cards",
     SPADILLE_WORDS("cli",
                    "The cards on the table, in the order of play, as SA or H10, at Kyuuri as A or "
                    "10; besides K Q J also H V B with --lang nl, R D V with --lang fr")},
    {"cli.referee.calls", SPADILLE_WORDS("cli", "The calls in order; the dealer says who began")},
    {"cli.referee.tricks",
     SPADILLE_WORDS("cli",
                    "A trick each, \"DA DJ DK D8\"; before it who led, if he did not win "
                    "the one before, \"N: DA …\"")},
    {"cli.referee.file",
     SPADILLE_WORDS("cli", "The question as a document; - for the standard input")},
    {"cli.referee.jsonl", SPADILLE_WORDS("cli", "One document a line, one answer a line in JSON")},
    {"cli.referee.rules",
     SPADILLE_WORDS("cli", "Rules to judge by; without them those of the session in progress")},
    {"cli.referee.players", SPADILLE_WORDS("cli", "Names of the players, in the order they sit")},
    {"cli.referee.dealer", SPADILLE_WORDS("cli", "Who deals")},
    {"cli.referee.deal",
     SPADILLE_WORDS("cli", "What else is known of the deal, as for the command deal")},
    {"cli.ruling",
     SPADILLE_WORDS("cli", "Decide about something irregular: a misdeal, a revoke, a card shown")},
    {"cli.ruling.words",
     SPADILLE_WORDS("cli",
                    "What happened, also in plain words, then answers as KEY=VALUE: revoke "
                    "who=Ann, or \"he took it back\"; what is missing is asked")},
    {"cli.ruling.game",
     SPADILLE_WORDS("cli", "Rule by the rules of this game, instead of those of the session")},
    {"cli.ruling.list",
     SPADILLE_WORDS("cli", "Only list what can go wrong in the game, and what each is called")},
    {"cli.ruling.understood", SPADILLE_WORDS("cli", "Understood as:")},
    {"cli.ruling.deal",
     SPADILLE_WORDS(
         "cli",
         "The deal that it is about: its number on the sheet, or \"play\" for the one that "
         "is being played")},
    {"cli.ruling.post",
     SPADILLE_WORDS("cli",
                    "Write the ruling into the session; what is ruled about the deal in play "
                    "counts once that deal is entered")},
    {"cli.deal.post",
     SPADILLE_WORDS("cli", "With --play: post the rulings on revokes that the cards prove")},
    {"cli.ruling.again",
     SPADILLE_WORDS("cli", "With --post: post it although the same is posted already")},
    {"cli.ruling.adopt",
     SPADILLE_WORDS("cli",
                    "With --deal: rule anew what rests on something corrected since, by the sheet "
                    "as it is now")},
    {"cli.ruling.keep",
     SPADILLE_WORDS("cli", "With --deal: leave it as it was ruled; --why says the reason")},
    {"cli.ruling.why", SPADILLE_WORDS("cli", "With --keep or --export: the reason")},
    {"cli.ruling.not_posted",
     SPADILLE_WORDS("cli", "Nothing was posted; --again posts it once more.")},
    {"cli.referee.hands", SPADILLE_WORDS("cli", "A player's hand, as often as wanted")},
};

}  // namespace

std::span<const Phrase> referee_messages() { return kMessages; }

}  // namespace spadille
