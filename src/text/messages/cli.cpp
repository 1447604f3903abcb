// What the command line says. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"cli.about",
     SPADILLE_WORDS("cli", "Scores evenings at the card table and explains every figure.")},
    {"cli.examples",
     SPADILLE_WORDS("cli",
                    "Examples:\n"
                    "  spadille score evening.json      every figure of an evening, with its rule\n"
                    "  spadille score --jsonl < deals   a document a line, answered a line each\n"
                    "  spadille settle evening.json     who pays whom, in the fewest payments\n"
                    "  spadille check-sheet klaverjas/seed 1420:1388\n"
                    "  spadille rules list              the sets of rules by name\n"
                    "  spadille rules diff euchre/seed euchre/boston-1888\n"
                    "  spadille rule KY-5.3             what the rulebook says\n\n"
                    "Exit status: 0 done, 1 something in a document is wrong, 2 usage,\n"
                    "3 a file cannot be read or written, 4 a document of a newer version,\n"
                    "5 somebody else wrote first and nothing was saved, 6 saved, but the answer\n"
                    "could not be written: do not record it again.")},
    {"cli.option.help", SPADILLE_WORDS("cli", "Show this help and end")},
    {"cli.option.version", SPADILLE_WORDS("cli", "Show the version and end")},
    {"cli.option.lang", SPADILLE_WORDS("cli", "Language; the system's where it is not given")},
    {"cli.option.json", SPADILLE_WORDS("cli", "Answer in JSON, a document a line")},
    {"cli.option.db", SPADILLE_WORDS("cli", "The file of the book")},
    {"cli.option.session",
     SPADILLE_WORDS("cli", "The number of the session; the latest open one without it")},
    {"cli.option.head",
     SPADILLE_WORDS("cli", "Only if the session has just this many events, as JSON answers tell")},
    {"cli.option.dry_run", SPADILLE_WORDS("cli", "Show the effect, write nothing")},
    {"cli.option.yes", SPADILLE_WORDS("cli", "Do it without asking")},
    {"cli.evening", SPADILLE_WORDS("cli", "Keep score through an evening, asked at a prompt")},
    {"cli.new", SPADILLE_WORDS("cli", "Begin a session")},
    {"cli.new.rules",
     SPADILLE_WORDS("cli", "A game, a set of rules by name, or a file that has rules in it")},
    {"cli.new.players", SPADILLE_WORDS("cli", "The players clockwise")},
    {"cli.new.dealer", SPADILLE_WORDS("cli", "Who deals first")},
    {"cli.new.title", SPADILLE_WORDS("cli", "What to call the evening")},
    {"cli.new.date", SPADILLE_WORDS("cli", "Its date, such as 2026-11-20; today without it")},
    {"cli.new.place", SPADILLE_WORDS("cli", "Where it is")},
    {"cli.new.totals",
     SPADILLE_WORDS("cli", "Totals on paper so far, such as 7:5; at Quadrille the pool is last")},
    {"cli.new.before",
     SPADILLE_WORDS("cli", "How it began on paper, as the member before of a document")},
    {"cli.new.wait", SPADILLE_WORDS("cli", "Who sits out, the next to come in first")},
    {"cli.new.set", SPADILLE_WORDS("cli", "Change one option of the rules")},
    {"cli.new.in_turn",
     SPADILLE_WORDS("cli", "After each deal, or game, the dealer gets up for who waits")},
    {"cli.new.again", SPADILLE_WORDS("cli", "The same people and rules as the session before")},
    {"cli.deal", SPADILLE_WORDS("cli", "Record a deal")},
    {"cli.deal.words",
     SPADILLE_WORDS("cli",
                    "The deal in short, such as N alone 5, or as JSON; - is standard input")},
    {"cli.deal.dealer", SPADILLE_WORDS("cli", "Who dealt, if it was not his turn")},
    {"cli.deal.before", SPADILLE_WORDS("cli", "Put a forgotten deal before this one")},
    {"cli.correct", SPADILLE_WORDS("cli", "Correct a deal; everything after it follows")},
    {"cli.correct.deal", SPADILLE_WORDS("cli", "The number of the deal on the sheet")},
    {"cli.opening.why", SPADILLE_WORDS("cli", "The reason, kept as a note")},
    {"cli.correct.why", SPADILLE_WORDS("cli", "The reason, kept with the old value")},
    {"cli.correct.strike", SPADILLE_WORDS("cli", "The deal was never played: strike it out")},
    {"cli.undo", SPADILLE_WORDS("cli", "Undo what was written last")},
    {"cli.redo", SPADILLE_WORDS("cli", "Redo what was undone last")},
    {"cli.note", SPADILLE_WORDS("cli", "Write a note to a session or a deal")},
    {"cli.note.text", SPADILLE_WORDS("cli", "The words")},
    {"cli.note.deal", SPADILLE_WORDS("cli", "The deal that it is about")},
    {"cli.dispute", SPADILLE_WORDS("cli", "Mark a deal as disputed, or settle a dispute")},
    {"cli.dispute.settle",
     SPADILLE_WORDS("cli", "Settle the dispute of this number; the words say how")},
    {"cli.opening", SPADILLE_WORDS("cli", "Correct how a session began")},
    {"cli.opening.from", SPADILLE_WORDS("cli", "Only from this deal on")},
    {"cli.seats", SPADILLE_WORDS("cli", "Somebody else sits down")},
    {"cli.seats.own_totals",
     SPADILLE_WORDS("cli", "Who comes in plays for himself, not for who left")},
    {"cli.sheet", SPADILLE_WORDS("cli", "Show the score sheet of a session")},
    {"cli.sheet.only", SPADILLE_WORDS("cli", "Only this deal")},
    {"cli.close", SPADILLE_WORDS("cli", "Close a session")},
    {"cli.reopen", SPADILLE_WORDS("cli", "Open a closed session again")},
    {"cli.discard", SPADILLE_WORDS("cli", "Throw a session away")},
    {"cli.discard.back", SPADILLE_WORDS("cli", "Get it back")},
    {"cli.purge",
     SPADILLE_WORDS("cli", "Remove for good what was thrown away; backups still have it")},
    {"cli.sessions", SPADILLE_WORDS("cli", "List sessions, the latest first")},
    {"cli.sessions.player", SPADILLE_WORDS("cli", "Only with this player")},
    {"cli.sessions.from", SPADILLE_WORDS("cli", "From this date on")},
    {"cli.sessions.to", SPADILLE_WORDS("cli", "Up to this date")},
    {"cli.sessions.limit", SPADILLE_WORDS("cli", "At most so many")},
    {"cli.sessions.discarded", SPADILLE_WORDS("cli", "Those that were thrown away")},
    {"cli.score", SPADILLE_WORDS("cli", "Score deals and evenings")},
    {"cli.score.file",
     SPADILLE_WORDS("cli", "Documents: a deal or a session each; - is standard input")},
    {"cli.score.jsonl",
     SPADILLE_WORDS("cli", "Each line is a document; each is answered by a line of JSON")},
    {"cli.settle", SPADILLE_WORDS("cli", "Tell who pays whom at the end of an evening")},
    {"cli.settle.file",
     SPADILLE_WORDS("cli", "Documents to settle instead of a session; - is standard input")},
    {"cli.settle.stake", SPADILLE_WORDS("cli", "What a point or a counter is worth")},
    //: %1 the stake.
    {"cli.settle.counters", SPADILLE_WORDS("cli", "Counters won and lost, %1 each")},
    {"cli.settle.points",
     SPADILLE_WORDS("cli", "Points, %1 each: everybody settles with everybody")},
    {"cli.settle.partners",
     SPADILLE_WORDS("cli", "Points, %1 each: partners settle with one opponent each")},
    {"cli.settle.even", SPADILLE_WORDS("cli", "Nobody has to pay anything.")},
    {"cli.check_sheet",
     SPADILLE_WORDS("cli", "Check the totals of a paper sheet for slips of the pencil")},
    {"cli.check_sheet.totals",
     SPADILLE_WORDS("cli", "The totals of one game, such as 1420:1382; one word a game")},
    {"cli.check_sheet.players",
     SPADILLE_WORDS("cli", "The players' names clockwise, with commas between")},
    {"cli.check_sheet.absent",
     SPADILLE_WORDS("cli", "Who missed which game of an individual evening, such as 3:Dora")},
    {"cli.check_sheet.game", SPADILLE_WORDS("cli", "Game %1")},
    {"cli.check_sheet.slip", SPADILLE_WORDS("cli", "there is a slip in it")},
    {"cli.rules", SPADILLE_WORDS("cli", "Sets of rules: list, show, compare, save")},
    {"cli.rules.list", SPADILLE_WORDS("cli", "List the sets of rules by name")},
    {"cli.rules.list.game", SPADILLE_WORDS("cli", "Only those of this game")},
    {"cli.rules.show", SPADILLE_WORDS("cli", "Show every option of a set of rules")},
    {"cli.rules.which",
     SPADILLE_WORDS("cli", "The name of a set of rules, or a file that has rules in it")},
    {"cli.rules.diff", SPADILLE_WORDS("cli", "Show in what two sets of rules differ")},
    {"cli.rule", SPADILLE_WORDS("cli", "Show a clause, a chapter or a whole rulebook")},
    {"cli.rule.notes",
     SPADILLE_WORDS("cli", "With what a single clause always has: option, sources, our choices")},
    {"cli.rule.search",
     SPADILLE_WORDS("cli", "Search the rulebooks, the clauses that fit best first")},
    {"cli.rule.search.words", SPADILLE_WORDS("cli", "Words in any language of the program")},
    {"cli.rule.search.game", SPADILLE_WORDS("cli", "The game it is about; all games without it")},
    {"cli.rule.search.most", SPADILLE_WORDS("cli", "At most so many clauses; 3 without it")},
    {"cli.rule.search.nothing", SPADILLE_WORDS("cli", "No clause has any of these words.")},
    {"cli.rule.id",
     SPADILLE_WORDS("cli", "A clause such as EU-5.3, a chapter such as EU-5, or a game")},
    //: Headings of the help text.
    {"cli.help.usage", SPADILLE_WORDS("cli", "Usage")},
    {"cli.help.options", SPADILLE_WORDS("cli", "Options")},
    {"cli.help.commands", SPADILLE_WORDS("cli", "Commands")},
    {"cli.help.arguments", SPADILLE_WORDS("cli", "Arguments")},

    //: The name of a set of rules that equals no named one.
    {"cli.sheet.own_rules", SPADILLE_WORDS("cli", "house rules")},
    //: Heading of one deal; %1 its number, %2 the dealer.
    {"cli.sheet.deal", SPADILLE_WORDS("cli", "Deal %1 · %2 deals")},
    {"cli.sheet.not_scored", SPADILLE_WORDS("cli", "not scored: see the findings")},
    {"cli.sheet.before", SPADILLE_WORDS("cli", "before")},
    {"cli.sheet.total", SPADILLE_WORDS("cli", "total")},
    //: In place of a total, of a player who has left the game.
    {"cli.sheet.out", SPADILLE_WORDS("cli", "out")},
    //: Heading of the last table.
    {"cli.sheet.standing", SPADILLE_WORDS("cli", "Standing")},
    {"cli.sheet.this_game", SPADILLE_WORDS("cli", "this game")},
    {"cli.sheet.games_won", SPADILLE_WORDS("cli", "games won")},
    {"cli.sheet.rubbers_won", SPADILLE_WORDS("cli", "rubbers won")},
    //: %1 a player.
    //: Before the list of who hands whom how many counters: "Ann → pool 3 · Ann → Bob 1".
    {"cli.sheet.hand_overs", SPADILLE_WORDS("cli", "Hand over:")},
    //: Label of a row of figures: what each still has of the counters that he began with.
    {"cli.sheet.counters_left", SPADILLE_WORDS("cli", "counters left")},
    {"cli.sheet.evening_won", SPADILLE_WORDS("cli", "%1 has won the evening.")},
    //: Heading of a ranking by personal totals, where partners change.
    {"cli.sheet.personal", SPADILLE_WORDS("cli", "Personal totals")},
    //: Head of a column: the bowl of counters at Quadrille, and the one for a vole.
    {"cli.pool", SPADILLE_WORDS("cli", "pool")},
    {"cli.vole_pool", SPADILLE_WORDS("cli", "vole pool")},
    {"cli.sheet.deals_next", SPADILLE_WORDS("cli", "%1 deals next.")},
    {"cli.sheet.deals_then", SPADILLE_WORDS("cli", "%1 deals next, and then %2.")},
    {"cli.sheet.nothing", SPADILLE_WORDS("cli", "No deal has been played.")},

    {"cli.rules.play_only", SPADILLE_WORDS("cli", "concerns play, not the score")},
    {"cli.rules.same", SPADILLE_WORDS("cli", "These rules are the same.")},
    {"cli.rules.source", SPADILLE_WORDS("cli", "Source")},
    {"cli.finding.valid", SPADILLE_WORDS("cli", "valid")},
    {"cli.warning", SPADILLE_WORDS("cli", "note")},

    {"error.cannot_read", SPADILLE_WORDS("error", "This file cannot be read.")},
    //: Behind the name of a file and its size in bytes.
    {"error.too_much", SPADILLE_WORDS("error", "This is more than Spadille reads at once.")},
    //: Behind the name of a device or the like.
    {"error.no_file", SPADILLE_WORDS("error", "This is not a file that can be read to its end.")},
    {"error.nobody_writes", SPADILLE_WORDS("error", "Nobody writes into this pipe.")},
    {"error.endless",
     SPADILLE_WORDS("error", "A line does not end. What is behind it was not read.")},
    {"error.saved_unwritten",
     SPADILLE_WORDS("error",
                    "It is saved, but the answer cannot be written. Do not record it again.")},
    {"error.cannot_write", SPADILLE_WORDS("error", "The output cannot be written.")},
    {"error.different_games", SPADILLE_WORDS("error", "These are rules of two different games.")},
    {"error.newer_format",
     SPADILLE_WORDS("error", "This document was written by a newer version of Spadille.")},
    {"error.no_such_rule", SPADILLE_WORDS("error", "No rulebook has this clause.")},
    {"error.no_such_rules",
     SPADILLE_WORDS("error", "There are no rules of this name, and no file either.")},
    {"error.nothing_to_score",
     SPADILLE_WORDS("error", "These are rules without a deal: there is nothing to score.")},
    //: About a word of the command line, which is shown before.
    {"error.stake_too_large",
     SPADILLE_WORDS("error", "With this stake the amounts are too large.")},
    {"error.usage.extra", SPADILLE_WORDS("error", "This is nothing that Spadille knows.")},
    {"error.usage.help", SPADILLE_WORDS("error", "Try spadille --help.")},
    {"error.usage.missing", SPADILLE_WORDS("error", "Something is missing in this command.")},
    //: Behind two options: "--post, --dry-run".
    {"error.usage.together", SPADILLE_WORDS("error", "These two cannot be said together.")},
    {"error.usage.value", SPADILLE_WORDS("error", "This value is not possible here.")},

    {"carry.dealer", SPADILLE_WORDS("carry", "Who deals this deal")},
    {"carry.deals_played", SPADILLE_WORDS("carry", "Deals played in this game")},
    {"carry.balances", SPADILLE_WORDS("carry", "The totals before this deal")},
};

}  // namespace

std::span<const Phrase> cli_messages() { return kMessages; }

}  // namespace spadille
