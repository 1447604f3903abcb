// What is said while a book syncs with its club. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"club.cli.sync",
     SPADILLE_WORDS("club", "Bring the book and its club to the same: whatever one of them lacks")},
    {"club.cli.url",
     SPADILLE_WORDS("club",
                    "The address of the club (postgresql://…), which the book remembers. The "
                    "password comes from PGPASSFILE, ~/.pgpass or PGPASSWORD, never from here")},
    {"club.cli.keep",
     SPADILLE_WORDS("club",
                    "Decide how --session goes on where it has forked: mine, theirs, or how the "
                    "sign of a way begins")},
    {"club.cli.leave",
     SPADILLE_WORDS("club", "The book belongs to no club any more; nothing else changes")},

    {"club.same", SPADILLE_WORDS("club", "The book and the club are the same.")},
    //: %n entries of logs: deals, corrections, notes …
    {"club.sent", SPADILLE_COUNTED("club", "%n entry(ies) sent to the club.")},
    {"club.taken", SPADILLE_COUNTED("club", "%n entry(ies) taken from the club.")},
    {"club.people", SPADILLE_COUNTED("club", "%n change(s) to people taken from the club.")},
    //: Names that whoever owns the club has taken out for good.
    {"club.forgotten",
     SPADILLE_COUNTED("club", "%n name(s) taken out of the club; forgotten here too.")},
    {"club.waiting",
     SPADILLE_COUNTED("club",
                      "%n entry(ies) in the club wait for those before them, which are on their "
                      "way from another table.")},
    {"club.copied",
     SPADILLE_WORDS("club",
                    "Another copy of this book syncs with the club. From now on this one counts as "
                    "a book of its own; nothing is lost.")},
    {"club.older",
     SPADILLE_WORDS("club",
                    "The club had lost what it once had. What this book has was sent again.")},
    //: %1 the number of a session, %2 how many ways, %3 the number of an entry.
    {"club.forked",
     SPADILLE_WORDS("club",
                    "Session %1 goes on in %2 ways from entry %3 on. All of them are kept; here it "
                    "stays as it is until somebody decides:")},
    //: The same of a session that this book does not have.
    {"club.forked_elsewhere",
     SPADILLE_WORDS("club",
                    "A session of other tables has forked. Decide it where it was played.")},
    //: %n entries of one way; before it its sign, behind it where it was written.
    {"club.way", SPADILLE_COUNTED("club", "%n entry(ies)")},
    {"club.here", SPADILLE_WORDS("club", "in this book")},
    //: %1 the number of a session before, %2 its number now.
    {"club.restated",
     SPADILLE_WORDS("club",
                    "Session %1 goes on as was decided, and is session %2 now. What was given up "
                    "is in the club and in a backup.")},
    {"club.refused", SPADILLE_WORDS("club", "A session of the club was not taken")},
    {"club.newer_log", SPADILLE_WORDS("club", "It was written by a newer version of Spadille.")},
    //: %1 the number of a session.
    {"club.gone",
     SPADILLE_WORDS(
         "club",
         "Session %1 was taken out of the club. It is still in this book; spadille purge "
         "takes it out here.")},
    {"club.too_large",
     SPADILLE_WORDS("club",
                    "Session %1 has an entry of more than 1 MB, which no club takes: from there on "
                    "it is not sent.")},
    //: Behind the name of a person, before the command that makes two entries one.
    {"club.same_person",
     SPADILLE_WORDS("club",
                    "In the book twice, probably the same person. If so, one command makes them "
                    "one:")},
    {"club.left", SPADILLE_WORDS("club", "The book belongs to no club now.")},

    {"club.error.never",
     SPADILLE_WORDS("club",
                    "This book has no club yet. Say its address once: spadille sync "
                    "postgresql://…")},
    {"club.error.no_address",
     SPADILLE_WORDS("club", "This is no address of a club: postgresql://… or service=…")},
    {"club.error.password",
     SPADILLE_WORDS("club",
                    "A password does not belong in the address: others could read it. Put it into "
                    "the file that PGPASSFILE names, or ~/.pgpass.")},
    {"club.error.unreachable", SPADILLE_WORDS("club", "The club cannot be reached")},
    {"club.error.failed", SPADILLE_WORDS("club", "The club's server could not do it")},
    {"club.error.busy",
     SPADILLE_WORDS("club",
                    "Another program syncs the same book at this moment. Nothing is lost; do it "
                    "again.")},
    {"club.error.not_allowed", SPADILLE_WORDS("club", "The club does not allow that")},
    {"club.error.no_club",
     SPADILLE_WORDS("club", "There is no club of Spadille in this database (script/club)")},
    {"club.error.no_member",
     SPADILLE_WORDS("club", "Whoever signs in there belongs to no club, or to several.")},
    {"club.error.refused",
     SPADILLE_WORDS("club", "The club did not take it: it is not what was written")},
    {"club.error.newer",
     SPADILLE_WORDS("club", "The club was set up by a newer version of Spadille.")},
    {"club.error.older",
     SPADILLE_WORDS("club",
                    "The club was set up by an older version of Spadille, which had no lists; "
                    "script/club start brings it up to date.")},
    {"club.error.read_only",
     SPADILLE_WORDS("club",
                    "A club is only read here. Write in a book of your own, and bring both to the "
                    "same with spadille sync.")},
    {"club.error.replica", SPADILLE_WORDS("club", "Nothing may be written there.")},
    {"club.old_lists",
     SPADILLE_WORDS("club",
                    "Nothing may be written there, so its lists are as old as when they were last "
                    "made.")},
    {"club.open_logs",
     SPADILLE_COUNTED("club",
                      "%n session(s) not shown to the end: they go on in several ways, wait "
                      "for entries, or cannot be read. spadille sync tells which.")},
    {"club.error.other_club",
     SPADILLE_WORDS("club",
                    "This book is synced with another club; it has to let that one go first.")},
    {"club.error.no_fork", SPADILLE_WORDS("club", "This session has not forked.")},
    {"club.error.which_way",
     SPADILLE_WORDS("club",
                    "That does not say which way: mine, theirs where there is one other, or how "
                    "its sign begins (4 characters at least).")},
};

}  // namespace

std::span<const Phrase> club_messages() { return kMessages; }

}  // namespace spadille
