// What is said about the book: sessions, people, files. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    //: A line of points that a ruling moved.
    {"book.line.ruling", SPADILLE_WORDS("book", "The table ruled so")},
    //: In the row of a deal that was written down, and does not count.
    {"book.line.void", SPADILLE_WORDS("book", "Void, and dealt again")},
    //: %1 the number of a deal.
    {"book.deal", SPADILLE_WORDS("book", "Deal %1")},
    //: Before what is taken back, or done again: "Undo: deal 3".
    {"book.undo", SPADILLE_WORDS("book", "Undo")},
    {"book.redo", SPADILLE_WORDS("book", "Redo")},
    //: What is undone or redone.
    {"book.deed.corrected", SPADILLE_WORDS("book", "correction of deal %1")},
    {"book.deed.struck", SPADILLE_WORDS("book", "deal %1 struck out")},
    {"book.deed.ruled", SPADILLE_WORDS("book", "ruling on deal %1")},
    {"book.deed.ruled_between", SPADILLE_WORDS("book", "ruling between two deals")},
    {"book.deed.ruled_in_play", SPADILLE_WORDS("book", "ruling on the deal in play")},
    {"book.deed.opening", SPADILLE_WORDS("book", "correction of the opening")},
    {"book.deed.closed", SPADILLE_WORDS("book", "the session was closed")},
    {"book.deed.reopened", SPADILLE_WORDS("book", "the session was reopened")},
    {"book.deed.got_back", SPADILLE_WORDS("book", "the session that was thrown away was got back")},
    {"book.deed.discarded", SPADILLE_WORDS("book", "the session was thrown away")},
    {"book.no_figure_changes", SPADILLE_WORDS("book", "No figure changes.")},
    //: About a deal that a correction has made impossible.
    {"book.no_longer_fits", SPADILLE_WORDS("book", "does not fit any more")},
    {"book.saved", SPADILLE_WORDS("book", "Saved.")},
    //: Before a deal as it was written before it was corrected.
    {"book.former", SPADILLE_WORDS("book", "was")},
    //: In place of the heading of a deal that turned out not to have been played.
    {"book.struck", SPADILLE_WORDS("book", "Struck out")},
    //: Of a deal, in place of how it was played: "Deal 3 · ended by a ruling".
    {"book.ended", SPADILLE_WORDS("book", "ended by a ruling")},
    //: %1 a player. The deal that was being played is void, as a ruling says.
    {"book.deals_again", SPADILLE_WORDS("book", "Dealt again, by %1.")},
    //: Heading of what was ruled about the deal that is being played.
    {"book.awaiting", SPADILLE_WORDS("book", "Once the deal in play is entered:")},
    //: What was ruled follows, a line each.
    {"book.still_awaiting",
     SPADILLE_WORDS("book", "Still waiting for the deal in play, and not in these figures:")},
    {"book.awaits_no_more", SPADILLE_WORDS("book", "No longer waiting for the deal in play:")},
    //: Before what a table ruled, such as "ruled: Ann & Chris +2".
    {"book.ruled_then", SPADILLE_WORDS("book", "ruled")},
    //: Before what the rules would say of the same after a correction.
    {"book.ruled_now", SPADILLE_WORDS("book", "by the sheet now")},
    {"book.ruled_no_more", SPADILLE_WORDS("book", "it can no longer be told so")},
    //: Heading of rulings that rest on what was corrected since.
    {"book.stale", SPADILLE_WORDS("book", "To be ruled anew")},
    {"book.note", SPADILLE_WORDS("book", "note")},
    {"book.disputed", SPADILLE_WORDS("book", "disputed")},
    {"book.settled", SPADILLE_WORDS("book", "settled")},
    //: Before the names of those who say that a deal is right as it stands, "agreed: Bram, Chie".
    {"book.agreed", SPADILLE_WORDS("book", "agreed")},
    {"book.out_of_turn", SPADILLE_WORDS("book", "dealt out of turn")},
    //: %1 the number of a deal; what changed follows.
    {"book.change", SPADILLE_WORDS("book", "From deal %1 on")},
    //: Before the names of those who sit there, and of those who wait.
    {"book.seats", SPADILLE_WORDS("book", "seats")},
    {"book.waiting", SPADILLE_WORDS("book", "waiting")},
    //: Heading of everybody's own total, where people took turns at the table.
    {"book.own_totals", SPADILLE_WORDS("book", "Own totals")},
    {"book.state.open", SPADILLE_WORDS("book", "open")},
    {"book.state.closed", SPADILLE_WORDS("book", "closed")},
    {"book.state.discarded", SPADILLE_WORDS("book", "thrown away")},
    {"book.lost", SPADILLE_COUNTED("book", "%n event(s) of this session could not be recovered.")},
    //: At the prompt of an evening; the words themselves are not translated.
    {"book.evening",
     SPADILLE_WORDS("book",
                    "An empty line records a deal, ? tells what else can be typed, < undoes, q "
                    "ends. Every deal is saved at once.")},
    //: In brackets: what an empty line does.
    {"book.evening.record", SPADILLE_WORDS("book", "record it")},
    {"book.evening.help",
     SPADILLE_WORDS(
         "book",
         "Any command of spadille can be typed here, and any deal in its short form:\n"
         "  N alone 5              a deal; its effect is shown before it is saved\n"
         "                         A player: the name or its beginning (the whole name where two\n"
         "                         begin alike), the letter of the seat, or its number\n"
         "  correct 3              says what deal 3 should have been\n"
         "  correct 3 --strike     deal 3 was never played\n"
         "  opening --set OPTION=VALUE   mends the rules; the effect is shown first\n"
         "  dispute --deal 3 who led?    and later: dispute --settle 9 Ann led\n"
         "  note it is raining     sheet     settle     stats Ann     close")},
    //: Something else was typed where the question is whether to save a deal.
    {"book.evening.save_first",
     SPADILLE_WORDS("book",
                    "First say whether the deal above is to be saved: y or n. What was typed now "
                    "was not recorded.")},
    //: A question that is answered with y or n.
    {"book.go_on", SPADILLE_WORDS("book", "Go on? [y/N]")},
    {"book.no_sessions", SPADILLE_WORDS("book", "There are no such sessions.")},

    {"store.full", SPADILLE_WORDS("store", "The disk is full: this was not saved.")},
    {"store.read_only", SPADILLE_WORDS("store", "The book can be read, but not written.")},
    {"store.busy",
     SPADILLE_WORDS("store", "Another program has been writing for too long; try again.")},
    //: Locks keep two programs from writing at the same time.
    {"store.no_locks",
     SPADILLE_WORDS("store",
                    "This disk knows no locks, so nothing can be saved safely here: keep the "
                    "book on a disk of this machine.")},
    {"store.lock_refused",
     SPADILLE_WORDS("store",
                    "The lock beside the book (.lock) cannot be opened: whoever writes in the "
                    "book must be able to write that file as well.")},
    {"store.damaged",
     SPADILLE_WORDS("store", "This book is damaged. What can be read of it can be recovered.")},
    //: %1 the number of a session.
    {"store.breaks_off",
     SPADILLE_COUNTED("store", "Session %1 breaks off: the last %n event(s) of it are missing.")},
    //: %1 the number of a session, %2 of an event in it.
    {"store.chain",
     SPADILLE_WORDS("store", "Session %1 is not what was written: event %2 was changed.")},
    {"store.foreign", SPADILLE_WORDS("store", "This is not a book of Spadille.")},
    {"store.newer",
     SPADILLE_WORDS("store", "This book was written by a newer version of Spadille.")},
    {"store.missing",
     SPADILLE_WORDS("store", "There is no book yet. It is made with the first session.")},
    {"store.moved",
     SPADILLE_WORDS("store", "The file of the book was removed or replaced: nothing was saved.")},
    {"store.cannot_open", SPADILLE_WORDS("store", "The book cannot be opened.")},
    {"store.memory", SPADILLE_WORDS("store", "There is not enough memory.")},
    {"store.refused", SPADILLE_WORDS("store", "The book refused this.")},
    {"store.io", SPADILLE_WORDS("store", "The book cannot be read or written.")},
    {"store.exists", SPADILLE_WORDS("store", "There is a file of this name already.")},
    {"store.not_replaced",
     SPADILLE_WORDS("store",
                    "This is not replaced: it is a book or belongs to one, a backup, a link, or "
                    "no file with one name.")},
    {"store.no_backup", SPADILLE_WORDS("store", "There is no such backup.")},
    {"store.no_session", SPADILLE_WORDS("store", "There is no session of this number.")},
    {"store.conflict",
     SPADILLE_WORDS("store", "Someone else added something first; this is how it stands now.")},

    {"finding.book.account",
     SPADILLE_WORDS("finding", "A ruling can only move what is counted in this game.")},
    {"finding.book.event",
     SPADILLE_WORDS("finding", "A session is opened once, at its beginning.")},
    {"finding.book.closed",
     SPADILLE_WORDS("finding", "This session is closed; it has to be reopened first.")},
    {"finding.book.discarded",
     SPADILLE_WORDS("finding", "This session was thrown away; get it back first.")},
    {"finding.book.ruling_waits",
     SPADILLE_WORDS("finding",
                    "A ruling waits for the deal in play. Enter that deal first, or undo the "
                    "ruling.")},
    {"finding.book.open", SPADILLE_WORDS("finding", "This session is open.")},
    //: The value shown is a name, and in brackets whose it cannot be told apart from.
    {"finding.book.looks_like",
     SPADILLE_WORDS("finding", "In print nobody can tell this name from another one.")},
    //: Follows a name and goes before another one, on a line of its own: "Ana: new, or Anna?"
    {"book.look_alike", SPADILLE_WORDS("book", "new, or")},
    //: Between two lines "Ana: new, or Anna?" and the command that mends it.
    {"book.look_alike.merge",
     SPADILLE_WORDS("book", "If it is the same person, this makes them one again:")},
    {"finding.book.name", SPADILLE_WORDS("finding", "This is no name that can be shown.")},
    {"finding.book.name_too_long",
     SPADILLE_WORDS("finding", "This name is too long: 60 characters at most.")},
    {"finding.book.other_game", SPADILLE_WORDS("finding", "This is about another game.")},
    {"finding.book.only_from_beginning",
     SPADILLE_WORDS("finding", "This can only be corrected from the beginning.")},

    {"error.no_open_session",
     SPADILLE_WORDS("error", "No session is open. Try spadille new, or --session.")},
    {"error.no_such_deal", SPADILLE_WORDS("error", "There is no deal of this number.")},
    {"error.nothing_to_undo", SPADILLE_WORDS("error", "There is nothing to undo.")},
    {"error.nothing_to_redo", SPADILLE_WORDS("error", "There is nothing to redo.")},
    {"error.needs_yes",
     SPADILLE_WORDS("error", "Nothing was written: add --yes if this is what you want.")},
    {"error.no_such_player",
     SPADILLE_WORDS("error", "This is nobody's name, or the beginning of several.")},
    {"error.no_such_dispute", SPADILLE_WORDS("error", "There is no open dispute of this number.")},
};

}  // namespace

std::span<const Phrase> book_messages() { return kMessages; }

}  // namespace spadille
