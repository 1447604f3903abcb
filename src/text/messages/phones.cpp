// What phones at the table are told, and who lets them in. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"phones.cli.serve", SPADILLE_WORDS("phones", "Let phones in the same network see the board")},
    {"phones.cli.serve.on",
     SPADILLE_WORDS("phones",
                    "Where: an address of this machine, or the name of a network interface")},
    {"phones.cli.serve.port",
     SPADILLE_WORDS("phones", "The port; otherwise the one from last time")},
    {"phones.cli.serve.new_code",
     SPADILLE_WORDS("phones", "Begin a new code: whoever came with an old one has to scan again")},
    {"phones.cli.serve.networks",
     SPADILLE_WORDS("phones", "Only list the networks that this machine is in")},
    {"phones.cli.scan",
     SPADILLE_WORDS("phones", "Scan this with a phone in the same network, or type the address:")},
    //: Before the name of a Wi-Fi that this machine makes, and a square to scan.
    {"phones.cli.join", SPADILLE_WORDS("phones", "First join the Wi-Fi of this machine")},
    {"phones.cli.overheard",
     SPADILLE_WORDS(
         "phones",
         "Whoever is in the same network can overhear what phones are told. Ctrl-C ends it.")},
    //: %n a number of phones that look on now.
    {"phones.cli.watching", SPADILLE_COUNTED("phones", "%n phone(s) look(s) on.")},
    //: Before the name of a player: a phone asks for his seat, which another phone has.
    {"phones.cli.wants", SPADILLE_WORDS("phones", "wants to be")},
    {"phones.cli.commands",
     SPADILLE_WORDS("phones",
                    "agree N gives a phone the seat that it wants, scorer N lets it enter deals, "
                    "director N do all that the host may, player N no more than others; remove N "
                    "sends it away; heard N answers its call for the referee.")},
    //: Beside the name of a player.
    {"phones.cli.calls", SPADILLE_WORDS("phones", "calls the referee")},
    //: Beside the number or the name of a phone: it may enter deals.
    {"phones.cli.scorer", SPADILLE_WORDS("phones", "keeps the score")},
    //: The same: it may do all that the host may.
    {"phones.cli.director", SPADILLE_WORDS("phones", "director")},
    {"phones.cli.over", SPADILLE_WORDS("phones", "Phones see the board no longer.")},
    {"phones.error.no_network",
     SPADILLE_WORDS("phones", "This machine is in no network where phones could find it.")},
    {"phones.error.which_network",
     SPADILLE_WORDS("phones", "This machine is in several networks; say in which with --on.")},
    {"phones.error.no_such_network",
     SPADILLE_WORDS("phones", "This machine has no such address or network interface.")},
    {"phones.error.port",
     SPADILLE_WORDS("phones",
                    "The door cannot be opened there; is the port taken? Another may be free.")},
    {"phones.error.nobody", SPADILLE_WORDS("phones", "Nobody of this name sits at the table.")},
    {"phones.error.not_his", SPADILLE_WORDS("phones", "Only who sits at this table can say so.")},
    {"phones.error.changed",
     SPADILLE_WORDS("phones", "This deal has been changed meanwhile: look at it again.")},
    //: %1 the number of a round of an event.
    {"phones.error.later_round", SPADILLE_WORDS("phones", "Round %1 has not begun.")},
    {"phones.error.no_such_phone", SPADILLE_WORDS("phones", "There is no phone of this number.")},
    {"phones.error.not_scorer",
     SPADILLE_WORDS("phones", "Only who keeps the score can do that; the host says who does.")},
    {"phones.error.no_seat",
     SPADILLE_WORDS("phones", "Only who has a seat at the table can call the referee.")},
    {"phones.error.not_the_host", SPADILLE_WORDS("phones", "Only the host can do that.")},
    {"phones.error.overtaken",
     SPADILLE_WORDS("phones",
                    "Others have written on the sheet meanwhile: look at it, and enter it again.")},
    {"phones.error.code",
     SPADILLE_WORDS("phones", "What phones come in with cannot be kept beside the book.")},

    // The page on the phone.
    //: Before the names of opponents.
    {"phones.page.against", SPADILLE_WORDS("phones", "against")},
    //: Read aloud beside a deal; %1 one or several names.
    {"phones.page.agreed", SPADILLE_WORDS("phones", "%1 say that it is right")},
    {"phones.page.all_even", SPADILLE_WORDS("phones", "Nobody pays anybody.")},
    //: %1 a time of the day.
    {"phones.page.away", SPADILLE_WORDS("phones", "No line. This was known at %1.")},
    {"phones.page.back", SPADILLE_WORDS("phones", "Back")},
    {"phones.page.begin", SPADILLE_WORDS("phones", "Begin")},
    {"phones.page.begin_next", SPADILLE_WORDS("phones", "New session")},
    {"phones.page.beginning", SPADILLE_WORDS("phones", "People and rules")},
    {"phones.page.board", SPADILLE_WORDS("phones", "Board")},
    {"phones.page.busy",
     SPADILLE_WORDS("phones", "Too many look on at once. It is tried again by itself.")},
    {"phones.page.by_rules", SPADILLE_WORDS("phones", "Rules")},
    //: A button: somebody is to come to the table and decide.
    {"phones.page.call", SPADILLE_WORDS("phones", "Call the referee")},
    //: To whoever has tapped that.
    {"phones.page.called", SPADILLE_WORDS("phones", "The referee has been called.")},
    //: %1 a player.
    {"phones.page.calls", SPADILLE_WORDS("phones", "%1 calls the referee")},
    //: A button; %1 points, %2 a side.
    {"phones.page.chalk", SPADILLE_WORDS("phones", "%1 for %2")},
    //: Takes away all that was told of this deal.
    {"phones.page.clear", SPADILLE_WORDS("phones", "Clear")},
    {"phones.page.close", SPADILLE_WORDS("phones", "Close")},
    {"phones.page.close_session", SPADILLE_WORDS("phones", "Close the session")},
    {"phones.page.connecting", SPADILLE_WORDS("phones", "connecting…")},
    //: A button beside a deal of the sheet.
    {"phones.page.correct", SPADILLE_WORDS("phones", "Correct")},
    {"phones.page.corrected", SPADILLE_WORDS("phones", "corrected")},
    {"phones.page.deals", SPADILLE_WORDS("phones", "deals: %1")},
    {"phones.page.deals_first", SPADILLE_WORDS("phones", "Who deals first")},
    {"phones.page.deals_next", SPADILLE_WORDS("phones", "Who deals next")},
    //: Of the result of a table.
    {"phones.page.differ", SPADILLE_WORDS("phones",
                                          "Two tell it differently: it counts once they tell the "
                                          "same, or the director has settled it.")},
    //: What the host lets a phone do: all that he may himself.
    {"phones.page.director", SPADILLE_WORDS("phones", "director")},
    {"phones.page.dispute", SPADILLE_WORDS("phones", "disputed")},
    //: A button: all that was asked has been answered.
    {"phones.page.done", SPADILLE_WORDS("phones", "Done")},
    {"phones.page.east", SPADILLE_WORDS("phones", "East")},
    {"phones.page.enter", SPADILLE_WORDS("phones", "Enter the deal")},
    {"phones.page.enter_result", SPADILLE_WORDS("phones", "Enter the result")},
    //: The last figure or card.
    {"phones.page.erase", SPADILLE_WORDS("phones", "Erase")},
    {"phones.page.evenings", SPADILLE_WORDS("phones", "Evenings")},
    //: A club's evening at many tables; the name of a page.
    {"phones.page.event", SPADILLE_WORDS("phones", "Event")},
    {"phones.page.follow", SPADILLE_WORDS("phones", "Back to the table")},
    {"phones.page.from_beginning", SPADILLE_WORDS("phones", "from the beginning")},
    {"phones.page.from_deal", SPADILLE_WORDS("phones", "from deal %1 on")},
    {"phones.page.games_won", SPADILLE_WORDS("phones", "games won: %1")},
    {"phones.page.give_seat", SPADILLE_WORDS("phones", "Give the seat")},
    {"phones.page.gone",
     SPADILLE_WORDS("phones", "This code is no longer good. Scan the one at the table again.")},
    //: A button of whoever is called as the referee: he has heard it.
    {"phones.page.heard", SPADILLE_WORDS("phones", "I have heard it")},
    {"phones.page.how_settled", SPADILLE_WORDS("phones", "How was it settled?")},
    //: %1 a player, who gives up his place.
    {"phones.page.instead_of", SPADILLE_WORDS("phones", "Who sits there instead of %1?")},
    //: A button, and the title of a page.
    {"phones.page.irregular", SPADILLE_WORDS("phones", "Something irregular happened")},
    {"phones.page.kept",
     SPADILLE_WORDS("phones", "No line: it is kept, and sent once the line is back.")},
    //: Nobody begins another deal: the round is nearly over.
    {"phones.page.last_call", SPADILLE_WORDS("phones", "Last call: no new deal")},
    {"phones.page.final_places", SPADILLE_WORDS("phones", "Final places")},
    {"phones.page.leaders", SPADILLE_WORDS("phones", "Who leads")},
    //: The line to the table stands.
    {"phones.page.live", SPADILLE_WORDS("phones", "live")},
    {"phones.page.look_on", SPADILLE_WORDS("phones", "I only look on")},
    {"phones.page.make_director", SPADILLE_WORDS("phones", "Make director")},
    {"phones.page.make_player", SPADILLE_WORDS("phones", "Take the role back")},
    {"phones.page.make_scorer", SPADILLE_WORDS("phones", "Let enter deals")},
    {"phones.page.me", SPADILLE_WORDS("phones", "me")},
    {"phones.page.more", SPADILLE_WORDS("phones", "More")},
    {"phones.page.nearest",
     SPADILLE_WORDS("phones", "None of these is said so; they come nearest.")},
    {"phones.page.newcomer", SPADILLE_WORDS("phones", "Somebody who was never here")},
    {"phones.page.no_code",
     SPADILLE_WORDS("phones", "Scan the code at the table with the camera of this phone.")},
    {"phones.page.no_deals_here",
     SPADILLE_WORDS("phones", "The deals of your table are not kept here.")},
    //: Before names.
    {"phones.page.no_seat", SPADILLE_WORDS("phones", "No seat in this round")},
    {"phones.page.no_session",
     SPADILLE_WORDS("phones", "No evening goes on. Once one begins, it is seen here.")},
    {"phones.page.no_table", SPADILLE_WORDS("phones", "You have no table in this round yet.")},
    //: Takes a player's place away.
    {"phones.page.nobody", SPADILLE_WORDS("phones", "Nobody")},
    {"phones.page.north", SPADILLE_WORDS("phones", "North")},
    {"phones.page.not_among_best", SPADILLE_WORDS("phones", "not among the rounds that count")},
    {"phones.page.not_drawn", SPADILLE_WORDS("phones", "No round has been drawn yet.")},
    {"phones.page.not_here", SPADILLE_WORDS("phones", "This phone is not that table’s")},
    {"phones.page.not_sent", SPADILLE_WORDS("phones", "Not sent: %1")},
    //: A button beside the last deal: it was otherwise.
    {"phones.page.not_so", SPADILLE_WORDS("phones", "Not so …")},
    //: Of a phone.
    {"phones.page.not_watching", SPADILLE_WORDS("phones", "does not look on now")},
    {"phones.page.note", SPADILLE_WORDS("phones", "note")},
    {"phones.page.nothing_found", SPADILLE_WORDS("phones", "Nothing found.")},
    //: Adds a place at the table.
    {"phones.page.one_more", SPADILLE_WORDS("phones", "One more at the table")},
    //: What could not be saved is shown, to be changed.
    {"phones.page.open_again", SPADILLE_WORDS("phones", "Open again")},
    //: Unfolds every option of the rules.
    {"phones.page.options", SPADILLE_WORDS("phones", "All options")},
    {"phones.page.other_choice", SPADILLE_WORDS("phones", "What else could have been chosen")},
    {"phones.page.other_rules", SPADILLE_WORDS("phones", "Other rules")},
    //: A player who no longer takes part in it.
    {"phones.page.out", SPADILLE_WORDS("phones", "out of the game")},
    {"phones.page.overtaken",
     SPADILLE_WORDS("phones",
                    "The table has gone on meanwhile: what was told here has been taken away.")},
    {"phones.page.own_totals",
     SPADILLE_WORDS("phones", "Who comes in plays for himself, not for who left")},
    //: Read aloud; the amount follows.
    {"phones.page.pays", SPADILLE_WORDS("phones", "%1 pays %2")},
    {"phones.page.pays_whom", SPADILLE_WORDS("phones", "Who pays whom")},
    {"phones.page.phones", SPADILLE_WORDS("phones", "Phones")},
    {"phones.page.pits", SPADILLE_WORDS("phones", "Pits")},
    {"phones.page.place", SPADILLE_WORDS("phones", "Place")},
    //: %1 a place, %2 of how many.
    {"phones.page.place_of", SPADILLE_WORDS("phones", "%1 of %2")},
    //: Over the figures of a result.
    {"phones.page.points", SPADILLE_WORDS("phones", "Points")},
    //: Among those who have to receive or pay.
    {"phones.page.pool", SPADILLE_WORDS("phones", "pool")},
    //: Before a place in a ranking.
    {"phones.page.rank", SPADILLE_WORDS("phones", "rank")},
    {"phones.page.reason", SPADILLE_WORDS("phones", "Why is it corrected?")},
    //: The title of the deal may stand before it.
    {"phones.page.recorded", SPADILLE_WORDS("phones", "It is on the sheet.")},
    {"phones.page.result_told",
     SPADILLE_WORDS("phones", "The result of your table has been told.")},
    //: A button beside the last deal.
    {"phones.page.right", SPADILLE_WORDS("phones", "That is right")},
    {"phones.page.roem", SPADILLE_WORDS("phones", "Roem")},
    {"phones.page.room_called", SPADILLE_WORDS("phones", "The referee has been called.")},
    //: %1 its number.
    {"phones.page.round", SPADILLE_WORDS("phones", "Round %1")},
    //: %1 the round, %2 how many there are.
    {"phones.page.round_of", SPADILLE_WORDS("phones", "Round %1 of %2")},
    //: %1 the number of a round, %2 of a table.
    {"phones.page.round_table", SPADILLE_WORDS("phones", "Round %1 · table %2")},
    //: Over what he said.
    {"phones.page.ruled", SPADILLE_WORDS("phones", "The referee has ruled")},
    {"phones.page.ruled_before", SPADILLE_WORDS("phones", "What was ruled before")},
    {"phones.page.rules", SPADILLE_WORDS("phones", "Rulebook")},
    {"phones.page.said_right", SPADILLE_WORDS("phones", "It stands on the sheet that you agree.")},
    {"phones.page.save", SPADILLE_WORDS("phones", "Save")},
    {"phones.page.save_anyway", SPADILLE_WORDS("phones", "Save all the same")},
    //: A button; %1 what a deal does, "we +104 · they +58".
    {"phones.page.save_does", SPADILLE_WORDS("phones", "Save: %1")},
    //: What the host lets a phone do: enter deals.
    {"phones.page.scorer", SPADILLE_WORDS("phones", "keeps the score")},
    {"phones.page.search", SPADILLE_WORDS("phones", "Search the rulebook")},
    {"phones.page.search_name", SPADILLE_WORDS("phones", "Search a name")},
    //: %1 its number, clockwise from 1.
    {"phones.page.seat", SPADILLE_WORDS("phones", "Seat %1")},
    //: A button, and the title of a dialog.
    {"phones.page.seats", SPADILLE_WORDS("phones", "Who sits where")},
    {"phones.page.send", SPADILLE_WORDS("phones", "Send")},
    //: A phone.
    {"phones.page.send_away", SPADILLE_WORDS("phones", "Send away")},
    {"phones.page.sent", SPADILLE_WORDS("phones", "Your dispute is on the sheet.")},
    {"phones.page.settle", SPADILLE_WORDS("phones", "Settle up")},
    //: On a button: a dispute about a deal is over.
    {"phones.page.settle_dispute", SPADILLE_WORDS("phones", "Settled")},
    {"phones.page.settled", SPADILLE_WORDS("phones", "settled")},
    {"phones.page.sheet", SPADILLE_WORDS("phones", "Sheet")},
    {"phones.page.sign", SPADILLE_WORDS("phones", "Plus or minus")},
    //: Before names.
    {"phones.page.sits_out", SPADILLE_WORDS("phones", "Sit out")},
    {"phones.page.south", SPADILLE_WORDS("phones", "South")},
    {"phones.page.stake", SPADILLE_WORDS("phones", "What a point is worth")},
    //: Before minutes and seconds.
    {"phones.page.starts_in", SPADILLE_WORDS("phones", "starts in")},
    //: A deal.
    {"phones.page.strike", SPADILLE_WORDS("phones", "Strike out")},
    //: %1 its number.
    {"phones.page.table", SPADILLE_WORDS("phones", "Table %1")},
    //: %1 the number of a table.
    {"phones.page.table_calls", SPADILLE_WORDS("phones", "Table %1 calls the referee")},
    //: %1 the number of a table.
    {"phones.page.table_who", SPADILLE_WORDS("phones", "Table %1: who are you?")},
    {"phones.page.target", SPADILLE_WORDS("phones", "a game ends at %1")},
    {"phones.page.they", SPADILLE_WORDS("phones", "they")},
    //: Before minutes and seconds.
    {"phones.page.time_left", SPADILLE_WORDS("phones", "time left")},
    {"phones.page.time_up", SPADILLE_WORDS("phones", "Time is up")},
    {"phones.page.title", SPADILLE_WORDS("phones", "Title of the session")},
    //: Before the points that are missing.
    {"phones.page.to_third", SPADILLE_WORDS("phones", "to the third place")},
    //: Of a result; %1 a name.
    {"phones.page.told_by", SPADILLE_WORDS("phones", "%1 has told it")},
    {"phones.page.told_deals", SPADILLE_WORDS("phones", "From the deals")},
    {"phones.page.told_director", SPADILLE_WORDS("phones", "The director has told it")},
    {"phones.page.told_me", SPADILLE_WORDS("phones", "You have told it")},
    {"phones.page.told_slip", SPADILLE_WORDS("phones", "From the slip")},
    {"phones.page.trick", SPADILLE_WORDS("phones", "A trick: who wins, and was it allowed?")},
    {"phones.page.undo", SPADILLE_WORDS("phones", "Undo")},
    {"phones.page.undone", SPADILLE_WORDS("phones", "It has been taken back.")},
    //: Of a deal that was entered without a line.
    {"phones.page.unfinished", SPADILLE_WORDS("phones", "Something has not been told yet.")},
    //: Players who sit out.
    {"phones.page.waits", SPADILLE_WORDS("phones", "Sits out")},
    {"phones.page.wants", SPADILLE_WORDS("phones", "The host is asked whether you are %1.")},
    //: Of a phone; %1 a player.
    {"phones.page.wants_seat", SPADILLE_WORDS("phones", "wants to be %1")},
    //: What stood there before it was corrected.
    {"phones.page.was", SPADILLE_WORDS("phones", "was: %1")},
    //: Read aloud before the ways of entering a deal.
    {"phones.page.ways", SPADILLE_WORDS("phones", "How it is told")},
    {"phones.page.we", SPADILLE_WORDS("phones", "we")},
    {"phones.page.west", SPADILLE_WORDS("phones", "West")},
    {"phones.page.what_happened", SPADILLE_WORDS("phones", "What happened?")},
    {"phones.page.what_note", SPADILLE_WORDS("phones", "What is to be noted?")},
    {"phones.page.what_was", SPADILLE_WORDS("phones", "What was it?")},
    {"phones.page.which_deal", SPADILLE_WORDS("phones", "Which deal is it about?")},
    {"phones.page.who", SPADILLE_WORDS("phones", "Who are you?")},
    {"phones.page.who_more", SPADILLE_WORDS("phones", "Who sits down?")},
    {"phones.page.who_sits_where", SPADILLE_WORDS("phones", "Where does who sit?")},
    {"phones.page.why", SPADILLE_WORDS("phones", "Why?")},
    {"phones.page.why_struck", SPADILLE_WORDS("phones", "Why does it not count?")},
    //: %1 a side.
    {"phones.page.wipe", SPADILLE_WORDS("phones", "Wipe the marks of %1")},
    //: Before the names of partners.
    {"phones.page.with", SPADILLE_WORDS("phones", "with")},
    //: A button: the ruling is put on the sheet.
    {"phones.page.write_down", SPADILLE_WORDS("phones", "Write it down")},
    {"phones.page.write_note", SPADILLE_WORDS("phones", "Note it")},
    //: Behind a seat at the table.
    {"phones.page.you_deal", SPADILLE_WORDS("phones", "you deal first")},
    {"phones.page.you_do_not_play", SPADILLE_WORDS("phones", "You do not play in this round.")},
    {"phones.page.you_sit_out", SPADILLE_WORDS("phones", "You sit out this round.")},
    //: %1 a name; the number of the table stands below.
    {"phones.page.your_next_table", SPADILLE_WORDS("phones", "%1, your next table")},
    {"phones.page.your_rounds", SPADILLE_WORDS("phones", "Your rounds")},
    //: %1 a name; the number of the table stands below.
    {"phones.page.your_table", SPADILLE_WORDS("phones", "%1, your table")},
    {"phones.page.your_total", SPADILLE_WORDS("phones", "your total")},
};

}  // namespace

std::span<const Phrase> phones_messages() { return kMessages; }

}  // namespace spadille
