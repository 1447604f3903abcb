// What is said about the book: sessions, people, files. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    //: A line of points that a ruling moved.
    {"book.line.ruling", QT_TRANSLATE_NOOP("book", "The table ruled so")},
    //: %1 the number of a deal.
    {"book.deal", QT_TRANSLATE_NOOP("book", "Deal %1")},
    //: Before what is taken back, or done again: "Undo: deal 3".
    {"book.undo", QT_TRANSLATE_NOOP("book", "Undo")},
    {"book.redo", QT_TRANSLATE_NOOP("book", "Redo")},
    //: What is undone or redone.
    {"book.deed.corrected", QT_TRANSLATE_NOOP("book", "correction of deal %1")},
    {"book.deed.struck", QT_TRANSLATE_NOOP("book", "deal %1 struck out")},
    {"book.deed.ruled", QT_TRANSLATE_NOOP("book", "ruling on deal %1")},
    {"book.deed.ruled_between", QT_TRANSLATE_NOOP("book", "ruling between two deals")},
    {"book.deed.opening", QT_TRANSLATE_NOOP("book", "correction of the opening")},
    {"book.deed.closed", QT_TRANSLATE_NOOP("book", "the session was closed")},
    {"book.deed.reopened", QT_TRANSLATE_NOOP("book", "the session was reopened")},
    {"book.deed.got_back",
     QT_TRANSLATE_NOOP("book", "the session that was thrown away was got back")},
    {"book.deed.discarded", QT_TRANSLATE_NOOP("book", "the session was thrown away")},
    {"book.no_figure_changes", QT_TRANSLATE_NOOP("book", "No figure changes.")},
    //: About a deal that a correction has made impossible.
    {"book.no_longer_fits", QT_TRANSLATE_NOOP("book", "does not fit any more")},
    {"book.saved", QT_TRANSLATE_NOOP("book", "Saved.")},
    //: Before a deal as it was written before it was corrected.
    {"book.former", QT_TRANSLATE_NOOP("book", "was")},
    //: In place of the heading of a deal that turned out not to have been played.
    {"book.struck", QT_TRANSLATE_NOOP("book", "Struck out")},
    {"book.note", QT_TRANSLATE_NOOP("book", "note")},
    {"book.disputed", QT_TRANSLATE_NOOP("book", "disputed")},
    {"book.settled", QT_TRANSLATE_NOOP("book", "settled")},
    {"book.out_of_turn", QT_TRANSLATE_NOOP("book", "dealt out of turn")},
    //: %1 the number of a deal; what changed follows.
    {"book.change", QT_TRANSLATE_NOOP("book", "From deal %1 on")},
    //: Before the names of those who sit there, and of those who wait.
    {"book.seats", QT_TRANSLATE_NOOP("book", "seats")},
    {"book.waiting", QT_TRANSLATE_NOOP("book", "waiting")},
    //: Heading of everybody's own total, where people took turns at the table.
    {"book.own_totals", QT_TRANSLATE_NOOP("book", "Own totals")},
    {"book.state.open", QT_TRANSLATE_NOOP("book", "open")},
    {"book.state.closed", QT_TRANSLATE_NOOP("book", "closed")},
    {"book.state.discarded", QT_TRANSLATE_NOOP("book", "thrown away")},
    {"book.lost",
     QT_TRANSLATE_N_NOOP("book", "%n event(s) of this session could not be recovered.")},
    //: At the prompt of an evening; the words themselves are not translated.
    {"book.evening",
     QT_TRANSLATE_NOOP("book",
                       "An empty line records a deal, ? tells what else can be typed, < undoes, q "
                       "ends. Every deal is saved at once.")},
    //: In brackets: what an empty line does.
    {"book.evening.record", QT_TRANSLATE_NOOP("book", "record it")},
    {"book.evening.help",
     QT_TRANSLATE_NOOP(
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
     QT_TRANSLATE_NOOP(
         "book",
         "First say whether the deal above is to be saved: y or n. What was typed now "
         "was not recorded.")},
    //: A question that is answered with y or n.
    {"book.go_on", QT_TRANSLATE_NOOP("book", "Go on? [y/N]")},
    {"book.no_sessions", QT_TRANSLATE_NOOP("book", "There are no such sessions.")},

    {"store.full", QT_TRANSLATE_NOOP("store", "The disk is full: this was not saved.")},
    {"store.read_only", QT_TRANSLATE_NOOP("store", "The book can be read, but not written.")},
    {"store.busy",
     QT_TRANSLATE_NOOP("store", "Another program has been writing for too long; try again.")},
    //: Locks keep two programs from writing at the same time.
    {"store.no_locks",
     QT_TRANSLATE_NOOP("store",
                       "This disk knows no locks, so nothing can be saved safely here: keep the "
                       "book on a disk of this machine.")},
    {"store.lock_refused",
     QT_TRANSLATE_NOOP("store",
                       "The lock beside the book (.lock) cannot be opened: whoever writes in the "
                       "book must be able to write that file as well.")},
    {"store.damaged", QT_TRANSLATE_NOOP("store", "This book is damaged. Try spadille recover.")},
    //: %1 the number of a session.
    {"store.breaks_off",
     QT_TRANSLATE_N_NOOP("store",
                         "Session %1 breaks off: the last %n event(s) of it are missing.")},
    //: %1 the number of a session, %2 of an event in it.
    {"store.chain",
     QT_TRANSLATE_NOOP("store", "Session %1 is not what was written: event %2 was changed.")},
    {"store.foreign", QT_TRANSLATE_NOOP("store", "This is not a book of Spadille.")},
    {"store.newer",
     QT_TRANSLATE_NOOP("store", "This book was written by a newer version of Spadille.")},
    {"store.missing", QT_TRANSLATE_NOOP("store", "There is no book yet. Try spadille new.")},
    {"store.moved",
     QT_TRANSLATE_NOOP("store",
                       "The file of the book was removed or replaced: nothing was saved.")},
    {"store.cannot_open", QT_TRANSLATE_NOOP("store", "The book cannot be opened.")},
    {"store.memory", QT_TRANSLATE_NOOP("store", "There is not enough memory.")},
    {"store.refused", QT_TRANSLATE_NOOP("store", "The book refused this.")},
    {"store.io", QT_TRANSLATE_NOOP("store", "The book cannot be read or written.")},
    {"store.exists", QT_TRANSLATE_NOOP("store", "There is a file of this name already.")},
    {"store.not_replaced",
     QT_TRANSLATE_NOOP("store",
                       "This is not replaced: it is a book or belongs to one, a backup, a link, or "
                       "no file with one name.")},
    {"store.no_backup", QT_TRANSLATE_NOOP("store", "There is no such backup.")},
    {"store.no_session", QT_TRANSLATE_NOOP("store", "There is no session of this number.")},
    {"store.conflict",
     QT_TRANSLATE_NOOP("store", "Someone else added something first; this is how it stands now.")},

    {"finding.book.account",
     QT_TRANSLATE_NOOP("finding", "A ruling can only move what is counted in this game.")},
    {"finding.book.event",
     QT_TRANSLATE_NOOP("finding", "A session is opened once, at its beginning.")},
    {"finding.book.closed",
     QT_TRANSLATE_NOOP("finding", "This session is closed; it has to be reopened first.")},
    {"finding.book.discarded",
     QT_TRANSLATE_NOOP("finding", "This session was thrown away; get it back first.")},
    {"finding.book.open", QT_TRANSLATE_NOOP("finding", "This session is open.")},
    //: The value shown is a name, and in brackets whose it cannot be told apart from.
    {"finding.book.looks_like",
     QT_TRANSLATE_NOOP("finding", "In print nobody can tell this name from another one.")},
    //: Follows a name and goes before another one, on a line of its own: "Ana: new, or Anna?"
    {"book.look_alike", QT_TRANSLATE_NOOP("book", "new, or")},
    //: Between two lines "Ana: new, or Anna?" and the command that mends it.
    {"book.look_alike.merge",
     QT_TRANSLATE_NOOP("book", "If it is the same person, this makes them one again:")},
    {"finding.book.name", QT_TRANSLATE_NOOP("finding", "This is no name that can be shown.")},
    {"finding.book.name_too_long",
     QT_TRANSLATE_NOOP("finding", "This name is too long: 60 characters at most.")},
    {"finding.book.other_game", QT_TRANSLATE_NOOP("finding", "This is about another game.")},
    {"finding.book.only_from_beginning",
     QT_TRANSLATE_NOOP("finding", "This can only be corrected from the beginning.")},

    {"error.no_open_session",
     QT_TRANSLATE_NOOP("error", "No session is open. Try spadille new, or --session.")},
    {"error.no_such_deal", QT_TRANSLATE_NOOP("error", "There is no deal of this number.")},
    {"error.nothing_to_undo", QT_TRANSLATE_NOOP("error", "There is nothing to undo.")},
    {"error.nothing_to_redo", QT_TRANSLATE_NOOP("error", "There is nothing to redo.")},
    {"error.needs_yes",
     QT_TRANSLATE_NOOP("error", "Nothing was written: add --yes if this is what you want.")},
    {"error.no_such_player",
     QT_TRANSLATE_NOOP("error", "This is nobody's name, or the beginning of several.")},
    {"error.no_such_dispute",
     QT_TRANSLATE_NOOP("error", "There is no open dispute of this number.")},
};

}  // namespace

std::span<const Entry> book_messages() { return kMessages; }

}  // namespace spadille
