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
         "3 a file cannot be read or written, 4 a document of a newer version.")},
    {"cli.option.help", QT_TRANSLATE_NOOP("cli", "Show this help and end")},
    {"cli.option.version", QT_TRANSLATE_NOOP("cli", "Show the version and end")},
    {"cli.option.lang",
     QT_TRANSLATE_NOOP("cli", "Language: en or ja; the system's where it is not given")},
    {"cli.option.json", QT_TRANSLATE_NOOP("cli", "Answer in JSON, a document a line")},
    {"cli.score", QT_TRANSLATE_NOOP("cli", "Score deals and evenings")},
    {"cli.score.file",
     QT_TRANSLATE_NOOP("cli", "Documents: a deal or a session each; - is standard input")},
    {"cli.score.jsonl",
     QT_TRANSLATE_NOOP("cli", "Each line is a document; each is answered by a line of JSON")},
    {"cli.settle", QT_TRANSLATE_NOOP("cli", "Tell who pays whom at the end of an evening")},
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
    {"cli.rules", QT_TRANSLATE_NOOP("cli", "Sets of rules: list, show, compare")},
    {"cli.rules.list", QT_TRANSLATE_NOOP("cli", "List the sets of rules by name")},
    {"cli.rules.list.game", QT_TRANSLATE_NOOP("cli", "Only those of this game")},
    {"cli.rules.show", QT_TRANSLATE_NOOP("cli", "Show every option of a set of rules")},
    {"cli.rules.which",
     QT_TRANSLATE_NOOP("cli", "The name of a set of rules, or a file that has rules in it")},
    {"cli.rules.diff", QT_TRANSLATE_NOOP("cli", "Show in what two sets of rules differ")},
    {"cli.rule", QT_TRANSLATE_NOOP("cli", "Show a clause, a chapter or a whole rulebook")},
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
    {"error.usage.value", QT_TRANSLATE_NOOP("error", "This value is not possible here.")},

    {"carry.dealer", QT_TRANSLATE_NOOP("carry", "Who deals this deal")},
    {"carry.deals_played", QT_TRANSLATE_NOOP("carry", "Deals played in this game")},
    {"carry.balances", QT_TRANSLATE_NOOP("carry", "The totals before this deal")},
};

}  // namespace

std::span<const Entry> cli_messages() { return kMessages; }

}  // namespace spadille
