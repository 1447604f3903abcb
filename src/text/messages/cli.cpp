// What the command line says. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    {"cli.about",
     QT_TRANSLATE_NOOP("cli", "Scores evenings at the card table and explains every figure.")},
    {"cli.examples",
     QT_TRANSLATE_NOOP(
         "cli",
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
    {"cli.option.help", QT_TRANSLATE_NOOP("cli", "Show this help and end")},
    {"cli.option.version", QT_TRANSLATE_NOOP("cli", "Show the version and end")},
    {"cli.option.lang", QT_TRANSLATE_NOOP("cli", "Language; the system's where it is not given")},
    {"cli.option.json", QT_TRANSLATE_NOOP("cli", "Answer in JSON, a document a line")},
    {"cli.option.db", QT_TRANSLATE_NOOP("cli", "The file of the book")},
    {"cli.option.session",
     QT_TRANSLATE_NOOP("cli", "The number of the session; the latest open one without it")},
    {"cli.option.head",
     QT_TRANSLATE_NOOP("cli",
                       "Only if the session has just this many events, as JSON answers tell")},
    {"cli.option.dry_run", QT_TRANSLATE_NOOP("cli", "Show the effect, write nothing")},
    {"cli.option.yes", QT_TRANSLATE_NOOP("cli", "Do it without asking")},
    {"cli.evening", QT_TRANSLATE_NOOP("cli", "Keep score through an evening, asked at a prompt")},
    {"cli.new", QT_TRANSLATE_NOOP("cli", "Begin a session")},
    {"cli.new.rules",
     QT_TRANSLATE_NOOP("cli", "A game, a set of rules by name, or a file that has rules in it")},
    {"cli.new.players", QT_TRANSLATE_NOOP("cli", "The players clockwise")},
    {"cli.new.dealer", QT_TRANSLATE_NOOP("cli", "Who deals first")},
    {"cli.new.title", QT_TRANSLATE_NOOP("cli", "What to call the evening")},
    {"cli.new.date", QT_TRANSLATE_NOOP("cli", "Its date, such as 2026-11-20; today without it")},
    {"cli.new.place", QT_TRANSLATE_NOOP("cli", "Where it is")},
    {"cli.new.totals",
     QT_TRANSLATE_NOOP("cli",
                       "Totals on paper so far, such as 7:5; at Quadrille the pool is last")},
    {"cli.new.before",
     QT_TRANSLATE_NOOP("cli", "How it began on paper, as the member before of a document")},
    {"cli.new.wait", QT_TRANSLATE_NOOP("cli", "Who sits out, the next to come in first")},
    {"cli.new.set", QT_TRANSLATE_NOOP("cli", "Change one option of the rules")},
    {"cli.new.in_turn",
     QT_TRANSLATE_NOOP("cli", "After each deal, or game, the dealer gets up for who waits")},
    {"cli.new.again", QT_TRANSLATE_NOOP("cli", "The same people and rules as the session before")},
    {"cli.deal", QT_TRANSLATE_NOOP("cli", "Record a deal")},
    {"cli.deal.words",
     QT_TRANSLATE_NOOP("cli",
                       "The deal in short, such as N alone 5, or as JSON; - is standard input")},
    {"cli.deal.dealer", QT_TRANSLATE_NOOP("cli", "Who dealt, if it was not his turn")},
    {"cli.deal.before", QT_TRANSLATE_NOOP("cli", "Put a forgotten deal before this one")},
    {"cli.correct", QT_TRANSLATE_NOOP("cli", "Correct a deal; everything after it follows")},
    {"cli.correct.deal", QT_TRANSLATE_NOOP("cli", "The number of the deal on the sheet")},
    {"cli.opening.why", QT_TRANSLATE_NOOP("cli", "The reason, kept as a note")},
    {"cli.correct.why", QT_TRANSLATE_NOOP("cli", "The reason, kept with the old value")},
    {"cli.correct.strike", QT_TRANSLATE_NOOP("cli", "The deal was never played: strike it out")},
    {"cli.undo", QT_TRANSLATE_NOOP("cli", "Undo what was written last")},
    {"cli.redo", QT_TRANSLATE_NOOP("cli", "Redo what was undone last")},
    {"cli.note", QT_TRANSLATE_NOOP("cli", "Write a note to a session or a deal")},
    {"cli.note.text", QT_TRANSLATE_NOOP("cli", "The words")},
    {"cli.note.deal", QT_TRANSLATE_NOOP("cli", "The deal that it is about")},
    {"cli.dispute", QT_TRANSLATE_NOOP("cli", "Mark a deal as disputed, or settle a dispute")},
    {"cli.dispute.settle",
     QT_TRANSLATE_NOOP("cli", "Settle the dispute of this number; the words say how")},
    {"cli.opening", QT_TRANSLATE_NOOP("cli", "Correct how a session began")},
    {"cli.opening.from", QT_TRANSLATE_NOOP("cli", "Only from this deal on")},
    {"cli.seats", QT_TRANSLATE_NOOP("cli", "Somebody else sits down")},
    {"cli.seats.own_totals",
     QT_TRANSLATE_NOOP("cli", "Who comes in plays for himself, not for who left")},
    {"cli.sheet", QT_TRANSLATE_NOOP("cli", "Show the score sheet of a session")},
    {"cli.sheet.only", QT_TRANSLATE_NOOP("cli", "Only this deal")},
    {"cli.close", QT_TRANSLATE_NOOP("cli", "Close a session")},
    {"cli.reopen", QT_TRANSLATE_NOOP("cli", "Open a closed session again")},
    {"cli.discard", QT_TRANSLATE_NOOP("cli", "Throw a session away")},
    {"cli.discard.back", QT_TRANSLATE_NOOP("cli", "Get it back")},
    {"cli.purge",
     QT_TRANSLATE_NOOP("cli", "Remove for good what was thrown away; backups still have it")},
    {"cli.sessions", QT_TRANSLATE_NOOP("cli", "List sessions, the latest first")},
    {"cli.sessions.player", QT_TRANSLATE_NOOP("cli", "Only with this player")},
    {"cli.sessions.from", QT_TRANSLATE_NOOP("cli", "From this date on")},
    {"cli.sessions.to", QT_TRANSLATE_NOOP("cli", "Up to this date")},
    {"cli.sessions.limit", QT_TRANSLATE_NOOP("cli", "At most so many")},
    {"cli.sessions.discarded", QT_TRANSLATE_NOOP("cli", "Those that were thrown away")},
    {"cli.score", QT_TRANSLATE_NOOP("cli", "Score deals and evenings")},
    {"cli.score.file",
     QT_TRANSLATE_NOOP("cli", "Documents: a deal or a session each; - is standard input")},
    {"cli.score.jsonl",
     QT_TRANSLATE_NOOP("cli", "Each line is a document; each is answered by a line of JSON")},
    {"cli.settle", QT_TRANSLATE_NOOP("cli", "Tell who pays whom at the end of an evening")},
    {"cli.settle.file",
     QT_TRANSLATE_NOOP("cli", "Documents to settle instead of a session; - is standard input")},
    {"cli.settle.stake", QT_TRANSLATE_NOOP("cli", "What a point or a counter is worth")},
    //: %1 the stake.
    {"cli.settle.counters", QT_TRANSLATE_NOOP("cli", "Counters won and lost, %1 each")},
    {"cli.settle.points",
     QT_TRANSLATE_NOOP("cli", "Points, %1 each: everybody settles with everybody")},
    {"cli.settle.partners",
     QT_TRANSLATE_NOOP("cli", "Points, %1 each: partners settle with one opponent each")},
    {"cli.settle.even", QT_TRANSLATE_NOOP("cli", "Nobody has to pay anything.")},
    {"cli.check_sheet",
     QT_TRANSLATE_NOOP("cli", "Check the totals of a paper sheet for slips of the pencil")},
    {"cli.check_sheet.totals",
     QT_TRANSLATE_NOOP("cli", "The totals of one game, such as 1420:1382; one word a game")},
    {"cli.check_sheet.players",
     QT_TRANSLATE_NOOP("cli", "The players' names clockwise, with commas between")},
    {"cli.check_sheet.absent",
     QT_TRANSLATE_NOOP("cli", "Who missed which game of an individual evening, such as 3:Dora")},
    {"cli.check_sheet.game", QT_TRANSLATE_NOOP("cli", "Game %1")},
    {"cli.check_sheet.slip", QT_TRANSLATE_NOOP("cli", "there is a slip in it")},
    {"cli.rules", QT_TRANSLATE_NOOP("cli", "Sets of rules: list, show, compare, save")},
    {"cli.rules.list", QT_TRANSLATE_NOOP("cli", "List the sets of rules by name")},
    {"cli.rules.list.game", QT_TRANSLATE_NOOP("cli", "Only those of this game")},
    {"cli.rules.show", QT_TRANSLATE_NOOP("cli", "Show every option of a set of rules")},
    {"cli.rules.which",
     QT_TRANSLATE_NOOP("cli", "The name of a set of rules, or a file that has rules in it")},
    {"cli.rules.diff", QT_TRANSLATE_NOOP("cli", "Show in what two sets of rules differ")},
    {"cli.rule", QT_TRANSLATE_NOOP("cli", "Show a clause, a chapter or a whole rulebook")},
    {"cli.rule.search",
     QT_TRANSLATE_NOOP("cli", "Search the rulebooks, the clauses that fit best first")},
    {"cli.rule.search.words", QT_TRANSLATE_NOOP("cli", "Words in any language of the program")},
    {"cli.rule.search.most", QT_TRANSLATE_NOOP("cli", "At most so many clauses; 3 without it")},
    {"cli.rule.search.nothing", QT_TRANSLATE_NOOP("cli", "No clause has any of these words.")},
    {"cli.rule.id",
     QT_TRANSLATE_NOOP("cli", "A clause such as EU-5.3, a chapter such as EU-5, or a game")},
    //: Headings of the help text.
    {"cli.help.usage", QT_TRANSLATE_NOOP("cli", "Usage")},
    {"cli.help.options", QT_TRANSLATE_NOOP("cli", "Options")},
    {"cli.help.commands", QT_TRANSLATE_NOOP("cli", "Commands")},
    {"cli.help.arguments", QT_TRANSLATE_NOOP("cli", "Arguments")},

    //: The name of a set of rules that equals no named one.
    {"cli.sheet.own_rules", QT_TRANSLATE_NOOP("cli", "house rules")},
    //: Heading of one deal; %1 its number, %2 the dealer.
    {"cli.sheet.deal", QT_TRANSLATE_NOOP("cli", "Deal %1 · %2 deals")},
    {"cli.sheet.not_scored", QT_TRANSLATE_NOOP("cli", "not scored: see the findings")},
    {"cli.sheet.before", QT_TRANSLATE_NOOP("cli", "before")},
    {"cli.sheet.total", QT_TRANSLATE_NOOP("cli", "total")},
    //: In place of a total, of a player who has left the game.
    {"cli.sheet.out", QT_TRANSLATE_NOOP("cli", "out")},
    //: Heading of the last table.
    {"cli.sheet.standing", QT_TRANSLATE_NOOP("cli", "Standing")},
    {"cli.sheet.this_game", QT_TRANSLATE_NOOP("cli", "this game")},
    {"cli.sheet.games_won", QT_TRANSLATE_NOOP("cli", "games won")},
    {"cli.sheet.rubbers_won", QT_TRANSLATE_NOOP("cli", "rubbers won")},
    //: %1 a player.
    //: Before the list of who hands whom how many counters: "Ann → pool 3 · Ann → Bob 1".
    {"cli.sheet.hand_overs", QT_TRANSLATE_NOOP("cli", "Hand over:")},
    //: Label of a row of figures: what each still has of the counters that he began with.
    {"cli.sheet.counters_left", QT_TRANSLATE_NOOP("cli", "counters left")},
    {"cli.sheet.evening_won", QT_TRANSLATE_NOOP("cli", "%1 has won the evening.")},
    //: Heading of a ranking by personal totals, where partners change.
    {"cli.sheet.personal", QT_TRANSLATE_NOOP("cli", "Personal totals")},
    //: Head of a column: the bowl of counters at Quadrille, and the one for a vole.
    {"cli.pool", QT_TRANSLATE_NOOP("cli", "pool")},
    {"cli.vole_pool", QT_TRANSLATE_NOOP("cli", "vole pool")},
    {"cli.sheet.deals_next", QT_TRANSLATE_NOOP("cli", "%1 deals next.")},
    {"cli.sheet.nothing", QT_TRANSLATE_NOOP("cli", "No deal has been played.")},

    {"cli.rules.play_only", QT_TRANSLATE_NOOP("cli", "concerns play, not the score")},
    {"cli.rules.same", QT_TRANSLATE_NOOP("cli", "These rules are the same.")},
    {"cli.rules.source", QT_TRANSLATE_NOOP("cli", "Source")},
    {"cli.finding.valid", QT_TRANSLATE_NOOP("cli", "valid")},
    {"cli.warning", QT_TRANSLATE_NOOP("cli", "note")},

    {"error.cannot_read", QT_TRANSLATE_NOOP("error", "This file cannot be read.")},
    //: Behind the name of a file and its size in bytes.
    {"error.too_much", QT_TRANSLATE_NOOP("error", "This is more than Spadille reads at once.")},
    //: Behind the name of a device or the like.
    {"error.no_file",
     QT_TRANSLATE_NOOP("error", "This is not a file that can be read to its end.")},
    {"error.nobody_writes", QT_TRANSLATE_NOOP("error", "Nobody writes into this pipe.")},
    {"error.endless",
     QT_TRANSLATE_NOOP("error", "A line does not end. What is behind it was not read.")},
    {"error.saved_unwritten",
     QT_TRANSLATE_NOOP("error",
                       "It is saved, but the answer cannot be written. Do not record it again.")},
    {"error.cannot_write", QT_TRANSLATE_NOOP("error", "The output cannot be written.")},
    {"error.different_games",
     QT_TRANSLATE_NOOP("error", "These are rules of two different games.")},
    {"error.newer_format",
     QT_TRANSLATE_NOOP("error", "This document was written by a newer version of Spadille.")},
    {"error.no_such_rule", QT_TRANSLATE_NOOP("error", "No rulebook has this clause.")},
    {"error.no_such_rules",
     QT_TRANSLATE_NOOP("error", "There are no rules of this name, and no file either.")},
    {"error.nothing_to_score",
     QT_TRANSLATE_NOOP("error", "These are rules without a deal: there is nothing to score.")},
    //: About a word of the command line, which is shown before.
    {"error.stake_too_large",
     QT_TRANSLATE_NOOP("error", "With this stake the amounts are too large.")},
    {"error.usage.extra", QT_TRANSLATE_NOOP("error", "This is nothing that Spadille knows.")},
    {"error.usage.help", QT_TRANSLATE_NOOP("error", "Try spadille --help.")},
    {"error.usage.missing", QT_TRANSLATE_NOOP("error", "Something is missing in this command.")},
    //: Behind two options: "--post, --dry-run".
    {"error.usage.together", QT_TRANSLATE_NOOP("error", "These two cannot be said together.")},
    {"error.usage.value", QT_TRANSLATE_NOOP("error", "This value is not possible here.")},

    {"carry.dealer", QT_TRANSLATE_NOOP("carry", "Who deals this deal")},
    {"carry.deals_played", QT_TRANSLATE_NOOP("carry", "Deals played in this game")},
    {"carry.balances", QT_TRANSLATE_NOOP("carry", "The totals before this deal")},
};

}  // namespace

std::span<const Entry> cli_messages() { return kMessages; }

}  // namespace spadille
