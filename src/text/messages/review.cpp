// What is said when people look back: statistics, rankings, people, other rules. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    //: Columns and lines of statistics; short.
    {"review.sessions", SPADILLE_WORDS("review", "sessions")},
    {"review.deals", SPADILLE_WORDS("review", "deals")},
    {"review.games", SPADILLE_WORDS("review", "games")},
    {"review.games_won", SPADILLE_WORDS("review", "games won")},
    {"review.points", SPADILLE_WORDS("review", "points")},
    {"review.points_a_deal", SPADILLE_WORDS("review", "points a deal")},
    {"review.revokes", SPADILLE_WORDS("review", "revokes paid for")},
    //: Deals whose score a ruling has decided.
    {"review.ruled_deals", SPADILLE_WORDS("review", "deals decided by a ruling")},
    {"review.ruled_points", SPADILLE_WORDS("review", "points by rulings")},
    {"review.passed_out", SPADILLE_WORDS("review", "passed out as dealer")},
    //: %1 of %2 times, %3 in a hundred.
    {"review.share", SPADILLE_WORDS("review", "%1 of %2 · %3 %")},
    //: Heads of a table: a line a partner, a line a year or month.
    {"review.with_partner", SPADILLE_WORDS("review", "With partner")},
    {"review.by_period", SPADILLE_WORDS("review", "By date")},
    {"review.evenings_together", SPADILLE_WORDS("review", "sessions together")},
    //: Sessions that ended better for this player than for the other.
    {"review.evenings_ahead", SPADILLE_WORDS("review", "ahead in")},
    {"review.as_partners", SPADILLE_WORDS("review", "As partners")},
    {"review.as_opponents", SPADILLE_WORDS("review", "As opponents")},
    //: What players ask first, a line each: of one player, or who has the best of all.
    {"review.longest_run", SPADILLE_WORDS("review", "longest run of won games")},
    {"review.best_partner", SPADILLE_WORDS("review", "best partner")},
    {"review.best_pair", SPADILLE_WORDS("review", "best pair")},
    {"review.contracts_made", SPADILLE_WORDS("review", "contracts made")},
    {"review.average_session", SPADILLE_WORDS("review", "average evening")},
    {"review.best_session", SPADILLE_WORDS("review", "best evening")},
    {"review.nothing", SPADILLE_WORDS("review", "Nothing was played that this could count.")},
    //: %n how many evenings a season has: all tables of one date at one place.
    {"review.season.evenings", SPADILLE_COUNTED("review", "%n evening(s)")},
    //: %n how many of them count for everybody.
    {"review.season.best", SPADILLE_COUNTED("review", "the best %n count(s)")},
    {"review.season.dropped", SPADILLE_WORDS("review", "In brackets: does not count.")},
    {"review.season.absent", SPADILLE_WORDS("review", "With an asterisk: was not there.")},
    {"review.season.fewer", SPADILLE_WORDS("review", "Fewer is better.")},
    //: Head of a column: what a session brought on average.
    {"review.season.average", SPADILLE_WORDS("review", "average")},
    {"review.season.by_average",
     SPADILLE_WORDS("review", "The order is that of the averages of the sessions that count.")},
    {"review.season.not_counted",
     SPADILLE_WORDS("review", "With a dash: was not there, and it does not count.")},
    //: %n: who was at fewer evenings has no place in a ranking. After "the best %n count".
    {"review.season.least", SPADILLE_COUNTED("review", "a place for at least %n evening(s)")},
    {"review.season.too_seldom",
     SPADILLE_WORDS("review", "Without a place: was there too seldom.")},
    //: Head of the list of people, and of its column with the date of the latest session.
    {"review.players", SPADILLE_WORDS("review", "Players")},
    {"review.last", SPADILLE_WORDS("review", "latest")},
    {"review.hidden", SPADILLE_WORDS("review", "hidden")},
    {"review.nobody", SPADILLE_WORDS("review", "Nobody is in the book.")},
    {"review.forget",
     SPADILLE_WORDS("review",
                    "The name is taken out of the book; what was played stays. Backups, "
                    "exported files and notes may still have the name.")},
    //: The names of options follow, a line each.
    {"review.play_only",
     SPADILLE_WORDS("review",
                    "These rules concern play; a sheet cannot tell what they would have changed:")},
    //: %1: number of the deal. Figures stand there as "162…262".
    {"review.untold",
     SPADILLE_WORDS("review",
                    "Deal %1 does not tell what these rules score, so figures go from the least "
                    "to the most.")},
    {"review.other_games",
     SPADILLE_WORDS("review",
                    "A game may have ended at another deal: from there on nobody knows.")},
    //: %1: number of the deal; %2: player; %3: number of the trick; %4: card. What he held follows.
    {"review.forbidden",
     SPADILLE_WORDS("review", "Deal %1: %2 would have revoked in trick %3 with %4, having:")},
    //: A list follows: what was ruled, and what these rules say.
    {"review.ruled",
     SPADILLE_WORDS("review", "Rulings stay as they were given. These rules say otherwise of:")},
    //: After "ruled: A & C +2 →"; what they say follows.
    {"review.ruled.by_others", SPADILLE_WORDS("review", "by these rules")},
    {"review.ruled.untold", SPADILLE_WORDS("review", "they ask what nobody told")},
    {"review.ruled.own",
     SPADILLE_WORDS("review", "the table decided it by itself, so it stays as it is")},
    //: What it moves follows.
    {"review.ruled.counted", SPADILLE_WORDS("review", "in the totals")},
    {"review.ruled.nothing", SPADILLE_WORDS("review", "nothing of it is in the totals")},
    //: Of a ruling by which the deal before this one was void.
    {"review.ruled.void", SPADILLE_WORDS("review", "the deal before it stays void")},
    {"review.ruled.void_costs",
     SPADILLE_WORDS("review", "the deal before it stays void, and costs what these rules say")},
    {"review.not_written", SPADILLE_WORDS("review", "Nothing was written.")},
    {"review.rules.of_this_book", SPADILLE_WORDS("review", "house rules of this book")},
    {"review.rules.replaced",
     SPADILLE_WORDS("review", "Saved, in place of the rules of this name.")},
    {"review.rules.removed",
     SPADILLE_WORDS("review", "Removed. Sessions played by these rules keep them.")},
    {"review.error.several",
     SPADILLE_WORDS("review", "Several people are meant: write more of the name.")},
    {"review.error.nobody", SPADILLE_WORDS("review", "Nobody in the book is called that.")},
    {"review.error.merged",
     SPADILLE_WORDS("review", "This entry was merged: another one goes on for it.")},
    {"review.error.not_merged", SPADILLE_WORDS("review", "No entry of this name was merged.")},
    {"review.error.same_person", SPADILLE_WORDS("review", "This is one person already.")},
    //: The number of the session stands before it.
    {"review.error.two_people",
     SPADILLE_WORDS("review", "They sat at one table at the same time: these are two people.")},
    {"review.error.name_taken",
     SPADILLE_WORDS("review",
                    "Somebody is called that already; players merge makes two entries one.")},
    {"review.error.forgotten", SPADILLE_WORDS("review", "This person was forgotten already.")},
    //: After a name that was meant by its beginning.
    {"review.error.whole_name",
     SPADILLE_WORDS("review", "Write the whole name of somebody to forget.")},
    {"review.error.rules_taken",
     SPADILLE_WORDS("review",
                    "This name means something else: a game, a set of rules or standard input.")},
    {"review.error.no_such_rules", SPADILLE_WORDS("review", "The book has no rules of this name.")},
    {"review.cli.person",
     SPADILLE_WORDS("review", "A player: the name, or enough of its beginning")},
    {"review.cli.stats", SPADILLE_WORDS("review", "Show what players did, game by game")},
    {"review.cli.stats.player",
     SPADILLE_WORDS("review", "Everything about this player; a line for each player without it")},
    {"review.cli.stats.by", SPADILLE_WORDS("review", "A line a year or month as well")},
    {"review.cli.head_to_head", SPADILLE_WORDS("review", "Compare two players where both played")},
    {"review.cli.ranking",
     SPADILLE_WORDS("review", "Rank the players of a season, a result an evening")},
    {"review.cli.ranking.best",
     SPADILLE_WORDS("review", "Only so many results count, the best of each player")},
    {"review.cli.ranking.absent",
     SPADILLE_WORDS("review",
                    "What a missed evening counts; without it 0, and nothing where fewer is "
                    "better")},
    {"review.cli.ranking.least",
     SPADILLE_WORDS("review", "Who was at fewer evenings has no place")},
    {"review.cli.players", SPADILLE_WORDS("review", "List the people of the book, or change one")},
    {"review.cli.players.all", SPADILLE_WORDS("review", "Also who is hidden or forgotten")},
    {"review.cli.players.merge",
     SPADILLE_WORDS("review", "Two entries are one person: B goes on for A")},
    {"review.cli.players.merge.entry",
     SPADILLE_WORDS("review", "The entry that goes on as another")},
    {"review.cli.players.merge.into", SPADILLE_WORDS("review", "The entry that goes on for it")},
    {"review.cli.players.split", SPADILLE_WORDS("review", "Undo a merging")},
    {"review.cli.players.rename",
     SPADILLE_WORDS("review", "Call somebody otherwise, in old sessions too")},
    {"review.cli.players.rename.name", SPADILLE_WORDS("review", "The new name")},
    {"review.cli.players.hide", SPADILLE_WORDS("review", "Leave somebody out of lists")},
    {"review.cli.players.show", SPADILLE_WORDS("review", "Show somebody in lists again")},
    {"review.cli.players.forget", SPADILLE_WORDS("review", "Take a name out of the book")},
    {"review.cli.rescore",
     SPADILLE_WORDS("review",
                    "Score a session by other rules and show what differs; nothing is written")},
    {"review.cli.rules.save", SPADILLE_WORDS("review", "Give rules a name in this book")},
    {"review.cli.rules.name", SPADILLE_WORDS("review", "The name")},
    {"review.cli.rules.remove",
     SPADILLE_WORDS("review", "Remove rules that have a name in this book")},
    {"review.cli.sheet_chart", SPADILLE_WORDS("review", "With a chart of the totals below")},
};

}  // namespace

std::span<const Phrase> review_messages() { return kMessages; }

}  // namespace spadille
