// What the table app says of a club's evening: the director's rooms. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    //: %n people who have no table in a round.
    {"event.sit_out", SPADILLE_COUNTED("event", "%n sit(s) out")},
    //: What was written down, as undo takes it back; before names, a table or figures.
    {"event.deed.roster", SPADILLE_WORDS("event", "Roster")},
    {"event.deed.wish", SPADILLE_WORDS("event", "Wish")},
    {"event.deed.result", SPADILLE_WORDS("event", "Result")},
    {"event.deed.award", SPADILLE_WORDS("event", "Points")},
    {"event.deed.kept", SPADILLE_WORDS("event", "Deal by deal")},
    {"event.deed.ruling", SPADILLE_WORDS("event", "Ruling")},
    //: %1 the round.
    {"event.deed.draw", SPADILLE_WORDS("event", "Draw of round %1")},
    {"event.deed.clock", SPADILLE_WORDS("event", "Clock of round %1")},
    //: %1 the first round, %2 the last one.
    {"event.deed.draws", SPADILLE_WORDS("event", "Draw of rounds %1 to %2")},
    //: The same by itself.
    {"event.deed.closed", SPADILLE_WORDS("event", "Event closed")},
    {"event.deed.discarded", SPADILLE_WORDS("event", "Event thrown away")},
    //: Behind one of several things that were done at once: "Result: Table 3", "Roster: Ann".
    {"event.deed.more", SPADILLE_COUNTED("event", "and %n more")},
    {"event.deed.reopened", SPADILLE_WORDS("event", "Event opened again")},
    {"event.deed.plan", SPADILLE_WORDS("event", "Plan of the event")},
    {"event.deed.other", SPADILLE_WORDS("event", "Last entry")},
    //: How a table of the round stands, in a small cell; %1 the deal, %2 how many there are.
    {"event.cell.deal", SPADILLE_WORDS("event", "deal %1")},
    {"event.cell.deal_of", SPADILLE_WORDS("event", "deal %1 of %2")},
    {"event.cell.disputed", SPADILLE_WORDS("event", "deal %1 disputed")},
    {"event.cell.evening_disputed", SPADILLE_WORDS("event", "something is disputed")},
    {"event.cell.differently", SPADILLE_WORDS("event", "told differently")},
    {"event.cell.waiting", SPADILLE_WORDS("event", "no result yet")},
    //: What waits for the director: %1 the number of a table, then what it does.
    {"event.matter.table", SPADILLE_WORDS("event", "Table %1")},
    {"event.matter.call", SPADILLE_WORDS("event", "calls the referee")},
    {"event.matter.impossible", SPADILLE_WORDS("event", "tells what cannot be")},
    {"event.matter.differently", SPADILLE_WORDS("event", "is told differently")},
    //: Behind a table; %1 the number of a deal.
    {"event.matter.dispute", SPADILLE_WORDS("event", "disputes deal %1")},
    //: Behind a round.
    {"event.matter.stale", SPADILLE_WORDS("event", "is drawn with other people than are there")},
    {"event.matter.other_plan", SPADILLE_WORDS("event", "is drawn by another plan")},
    //: Before numbers of tables.
    {"event.matter.missing", SPADILLE_WORDS("event", "No result yet")},
    //: %1 the round.
    {"event.round", SPADILLE_WORDS("event", "Round %1")},
    {"event.leading_after", SPADILLE_WORDS("event", "Leading after round %1")},
    {"event.draw.round", SPADILLE_WORDS("event", "Draw round %1")},
    {"event.draw.again", SPADILLE_WORDS("event", "Draw round %1 again")},
    //: %1 the first round, %2 the last one.
    {"event.draw.rounds", SPADILLE_WORDS("event", "Draw rounds %1 to %2")},
    {"event.draw.rounds_again", SPADILLE_WORDS("event", "Draw rounds %1 to %2 again")},
    {"event.draw.drawn", SPADILLE_WORDS("event", "All rounds are drawn")},
    //: Why one would rather wait before the next draw.
    {"event.draw.still_play", SPADILLE_COUNTED("event", "%n table(s) still play(s)")},
    {"event.draw.disputed", SPADILLE_COUNTED("event", "%n result(s) disputed")},
    //: Of a round, behind its number.
    {"event.draw.is_begun", SPADILLE_WORDS("event", "has begun: its draw stands")},
    {"event.draw.is_drawn", SPADILLE_WORDS("event", "drawn")},
    {"event.draw.is_other_plan", SPADILLE_WORDS("event", "drawn by another plan")},
    {"event.draw.is_stale", SPADILLE_WORDS("event", "drawn with other people than are there")},
    {"event.draw.is_open", SPADILLE_WORDS("event", "not drawn yet")},
    //: Before the names of two.
    {"event.draw.swapped", SPADILLE_WORDS("event", "Changed places")},
    //: The clock of a round.
    {"event.clock", SPADILLE_WORDS("event", "Clock")},
    {"event.clock.last_call", SPADILLE_WORDS("event", "Last call: begin no other deal")},
    {"event.clock.over", SPADILLE_WORDS("event", "Time is up")},
    {"event.clock.start", SPADILLE_WORDS("event", "Start the clock")},
    {"event.clock.stop", SPADILLE_WORDS("event", "Stop the clock")},
    {"event.clock.minutes", SPADILLE_WORDS("event", "Minutes")},
    //: %1 tables of %2 have told their result.
    {"event.told_of", SPADILLE_WORDS("event", "%1 of %2 tables have told")},
    //: Who tells a result.
    {"event.source.paper", SPADILLE_WORDS("event", "slip")},
    {"event.source.session", SPADILLE_WORDS("event", "deal by deal")},
    {"event.source.phone", SPADILLE_WORDS("event", "phone")},
    {"event.source.file", SPADILLE_WORDS("event", "file")},
    {"event.source.director", SPADILLE_WORDS("event", "director")},
    //: Before names: they say that a result is right.
    {"event.agreed", SPADILLE_WORDS("event", "agree")},
    {"event.kept_elsewhere", SPADILLE_WORDS("event", "kept deal by deal, in another book")},
    //: The plan of an event: labels of numbers, and what they say at 0.
    {"event.plan.rounds", SPADILLE_WORDS("event", "Rounds")},
    {"event.plan.deals", SPADILLE_WORDS("event", "Deals in each")},
    {"event.plan.deals.none", SPADILLE_WORDS("event", "by the rules")},
    {"event.plan.minutes", SPADILLE_WORDS("event", "Minutes in each")},
    {"event.plan.minutes.none", SPADILLE_WORDS("event", "no clock")},
    {"event.plan.last_call", SPADILLE_WORDS("event", "Last call, minutes before the end")},
    {"event.plan.best", SPADILLE_WORDS("event", "Best rounds that count")},
    {"event.plan.best.none", SPADILLE_WORDS("event", "all")},
    {"event.plan.least", SPADILLE_WORDS("event", "Rounds that a place needs")},
    {"event.plan.least.none", SPADILLE_WORDS("event", "none")},
    {"event.plan.method", SPADILLE_WORDS("event", "Who plays with whom")},
    {"event.plan.measure", SPADILLE_WORDS("event", "A place goes by")},
    {"event.plan.short_tables",
     SPADILLE_WORDS("event", "Tables of three rather than somebody who sits out")},
    //: What a place goes by.
    {"event.measure.sum", SPADILLE_WORDS("event", "points")},
    {"event.measure.per_deal", SPADILLE_WORDS("event", "points per deal")},
    {"event.measure.per_round", SPADILLE_WORDS("event", "points per round")},
    //: Who gets something for a round in which he does not play; what he gets.
    {"event.credit.for_forced", SPADILLE_WORDS("event", "Who sits out gets")},
    {"event.credit.for_choice", SPADILLE_WORDS("event", "Who does not want to play gets")},
    {"event.credit.for_late", SPADILLE_WORDS("event", "Who has not come yet gets")},
    {"event.credit.for_gone", SPADILLE_WORDS("event", "Who has left gets")},
    {"event.credit.nothing", SPADILLE_WORDS("event", "nothing")},
    {"event.credit.points", SPADILLE_WORDS("event", "points")},
    {"event.credit.club_average", SPADILLE_WORDS("event", "the average of all")},
    {"event.credit.own_average", SPADILLE_WORDS("event", "his own average")},
    {"event.credit.once", SPADILLE_WORDS("event", "the first time only")},
    //: A prize; %1 the place.
    {"event.prize.place", SPADILLE_WORDS("event", "Place %1")},
    {"event.prize.last", SPADILLE_WORDS("event", "Last place")},
    {"event.prize.pits", SPADILLE_WORDS("event", "Most pits")},
    //: Before names that were put on the roster, or stood there before.
    {"event.roster.added", SPADILLE_WORDS("event", "On the roster")},
    {"event.roster.there", SPADILLE_WORDS("event", "Stood there already")},
    //: On the first page: the event that goes on, before its title; and what waits in it.
    {"event.resume", SPADILLE_WORDS("event", "Resume event")},
    {"event.lead.calls", SPADILLE_COUNTED("event", "%n call(s) for the referee")},
    {"event.lead.impossible", SPADILLE_COUNTED("event", "%n result(s) that cannot be")},
    {"event.lead.missing", SPADILLE_COUNTED("event", "%n result(s) missing")},
    //: Points by the director, for somebody of the ranking.
    {"event.award", SPADILLE_WORDS("event", "Give or take points")},
    {"event.award.round", SPADILLE_WORDS("event", "In round")},
    {"event.award.save", SPADILLE_WORDS("event", "Write the points down")},
    //: Pages of an event, and their buttons.
    {"event.begin_new", SPADILLE_WORDS("event", "New event")},
    {"event.none_yet", SPADILLE_WORDS("event", "There is no event in the book yet.")},
    {"event.title", SPADILLE_WORDS("event", "What it is called")},
    {"event.place", SPADILLE_WORDS("event", "Where")},
    {"event.day", SPADILLE_WORDS("event", "Day, such as 2026-11-20")},
    {"event.plan", SPADILLE_WORDS("event", "Plan")},
    {"event.plan_saved", SPADILLE_WORDS("event", "Save the plan")},
    {"event.credits", SPADILLE_WORDS("event", "Who does not play in a round")},
    {"event.ranking", SPADILLE_WORDS("event", "Ranking")},
    {"event.ties", SPADILLE_WORDS("event", "Between equals, in this order")},
    {"event.prizes", SPADILLE_WORDS("event", "Prizes")},
    {"event.prize_amount", SPADILLE_WORDS("event", "Amount")},
    {"event.prize_next", SPADILLE_WORDS("event", "For the next place")},
    {"event.roster", SPADILLE_WORDS("event", "Roster")},
    {"event.roster.says", SPADILLE_WORDS("event", "What a tap says")},
    {"event.roster.from", SPADILLE_WORDS("event", "From round")},
    {"event.roster.wish", SPADILLE_WORDS("event", "A wish: tap one or two names")},
    {"event.roster.newcomer", SPADILLE_WORDS("event", "A name, or a list of names")},
    {"event.roster.file", SPADILLE_WORDS("event", "Names from a file")},
    {"event.roster.file_path",
     SPADILLE_WORDS("event", "The file: a table whose first column has the names")},
    {"event.roster.files",
     SPADILLE_WORDS(
         "event", "Tables in the folder of documents. Another file can be dropped on this page.")},
    {"event.roster.no_files",
     SPADILLE_WORDS("event",
                    "There is no table in the folder of documents. A file can be dropped on this "
                    "page.")},
    {"event.roster.search", SPADILLE_WORDS("event", "Look for a name")},
    {"event.roster.wishes", SPADILLE_WORDS("event", "What the club wants")},
    {"event.roster.wish_table", SPADILLE_WORDS("event", "Table")},
    {"event.waiting", SPADILLE_WORDS("event", "Waiting for you")},
    {"event.nothing_waits", SPADILLE_WORDS("event", "Nothing waits.")},
    {"event.came_late", SPADILLE_WORDS("event", "Somebody came late")},
    {"event.left", SPADILLE_WORDS("event", "Somebody left")},
    {"event.enter", SPADILLE_WORDS("event", "Enter a result")},
    {"event.print", SPADILLE_WORDS("event", "Print")},
    //: Before "all rounds", 1, 2 …
    {"event.print.of", SPADILLE_WORDS("event", "Papers of round")},
    {"event.print.all", SPADILLE_WORDS("event", "all that are drawn")},
    {"event.print.no_square",
     SPADILLE_WORDS("event",
                    "Cards for the tables have a square for phones while Phones is open.")},
    {"event.wall", SPADILLE_WORDS("event", "Show on the wall")},
    {"event.draw", SPADILLE_WORDS("event", "Draw")},
    {"event.close", SPADILLE_WORDS("event", "Close the event")},
    {"event.close_sure", SPADILLE_WORDS("event", "Close it: nothing more can be entered")},
    {"event.discard", SPADILLE_WORDS("event", "Throw the event away")},
    {"event.discard_sure", SPADILLE_WORDS("event", "Throw it away: no list shows it any more")},
    {"event.first_roster", SPADILLE_WORDS("event", "Who plays? Put them on the roster first.")},
    {"event.result.table", SPADILLE_WORDS("event", "Which table?")},
    {"event.result.next", SPADILLE_WORDS("event", "Next")},
    {"event.result.anyway", SPADILLE_WORDS("event", "Save as it is")},
    {"event.result.counts", SPADILLE_WORDS("event", "This counts")},
    {"event.result.before", SPADILLE_WORDS("event", "Told before")},
    {"event.result.sign", SPADILLE_WORDS("event", "Above or below nothing")},
    {"event.table.told", SPADILLE_WORDS("event", "What was told")},
    {"event.table.keep", SPADILLE_WORDS("event", "Keep deal by deal")},
    {"event.table.go_on", SPADILLE_WORDS("event", "Go on deal by deal")},
    {"event.table.swap", SPADILLE_WORDS("event", "Change places")},
    {"event.referee", SPADILLE_WORDS("event", "Referee")},
    {"event.referee.call", SPADILLE_WORDS("event", "The table calls")},
    {"event.referee.words", SPADILLE_WORDS("event", "What the referee rules")},
    {"event.referee.clause", SPADILLE_WORDS("event", "Clause, such as KJ-8.3")},
    {"event.referee.points", SPADILLE_WORDS("event", "Penalty, in points")},
    {"event.referee.for", SPADILLE_WORDS("event", "The penalty is for")},
    {"event.referee.rule", SPADILLE_WORDS("event", "Write the ruling down")},
    {"event.referee.earlier", SPADILLE_WORDS("event", "Ruled at this event")},
    {"event.swap.hint", SPADILLE_WORDS("event", "Two names that are tapped change places.")},
    //: What can be done on the pages of an event.
    {"help.events", SPADILLE_WORDS("help",
                                   "Evenings of a club at many tables, the latest first. A tap "
                                   "opens one of them; a new one needs a name and a game.")},
    {"help.event_plan",
     SPADILLE_WORDS(
         "help",
         "A name and a game are enough. Below stands all else that clubs agree on: how many rounds "
         "and deals, who plays with whom, what decides between equals, and what somebody gets who "
         "does not play in a round. All of it can be put right later.")},
    {"help.event_roster",
     SPADILLE_WORDS(
         "help",
         "Who plays. Choose first what a tap says, then tap names: somebody plays, does not want "
         "to, has not come yet, or has left, from the round that is shown on. Newcomers are typed, "
         "one after the other, or pasted as a list. Two taps make a pair, or keep two apart.")},
    {"help.event_print",
     SPADILLE_WORDS("help",
                    "Papers of the event, each a PDF in the folder of documents: who sits where, "
                    "cards for people and tables, sheets to keep score on, slips, the ranking.")},
    {"help.event_room",
     SPADILLE_WORDS("help",
                    "The room: each table of the round with its result, or how far it is. What "
                    "waits for you stands beside it; a tap leads to where it is settled. Below a "
                    "result is entered and the next round drawn; the clock is at the top.")},
    {"help.event_result",
     SPADILLE_WORDS(
         "help",
         "The slip of a table: its number, then what each side made. Figures that cannot be are "
         "told at once, with what is probably wrong. Then the next table is asked for.")},
    {"help.event_table",
     SPADILLE_WORDS("help",
                    "One table: who sits there and what it told. It can be kept deal by deal like "
                    "any other evening. Where two tell it differently, a tap says what counts. The "
                    "referee answers a call here, or rules on what he has seen.")},
    {"help.event_draw",
     SPADILLE_WORDS("help",
                    "Rounds are drawn so that nobody meets twice, as far as that can be; below it "
                    "stands how good it is. Rounds in which somebody has played stand. Before that "
                    "two names that are tapped change places.")},
    {"help.key.event_result", SPADILLE_WORDS("help",
                                             "Return goes on to the next figure, and saves behind "
                                             "the last one. Tab goes on to roem and pits.")},
};

}  // namespace

std::span<const Phrase> event_rooms_messages() { return kMessages; }

}  // namespace spadille
