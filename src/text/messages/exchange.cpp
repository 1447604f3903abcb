// What is said while sessions leave a book or come into one. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    {"exchange.export", QT_TRANSLATE_NOOP("exchange", "Write a session as a document or a table")},
    {"exchange.export.file",
     QT_TRANSLATE_NOOP("exchange",
                       "The file to write; standard output without it. It gets its name once "
                       "it is whole")},
    {"exchange.export.force",
     QT_TRANSLATE_NOOP("exchange",
                       "Replace the file where there is one; never a book, a backup, a link, or a "
                       "file with several names")},
    {"exchange.export.all",
     QT_TRANSLATE_NOOP("exchange",
                       "Every session of the book, one a line; as book also those thrown away")},
    {"exchange.export.as",
     QT_TRANSLATE_NOOP("exchange",
                       "book: everything, to be imported elsewhere (the usual); session: the "
                       "deals in force, to be scored; csv: the same as a table")},
    {"exchange.export.semicolon",
     QT_TRANSLATE_NOOP("exchange", "Semicolons between the cells of a table, not commas")},
    {"exchange.import",
     QT_TRANSLATE_NOOP("exchange",
                       "Take sessions into the book: all that the files hold, or nothing")},
    {"exchange.import.files",
     QT_TRANSLATE_NOOP("exchange",
                       "Documents (spadille/log, spadille/session), one a line or one a file, or "
                       "tables (CSV); - is standard input")},
    {"exchange.import.rules",
     QT_TRANSLATE_NOOP("exchange", "The rules of a table: a name or a file with rules")},
    {"exchange.import.players",
     QT_TRANSLATE_NOOP("exchange",
                       "Who sits where, clockwise, where a table or document does not say so")},
    {"exchange.import.date",
     QT_TRANSLATE_NOOP("exchange", "The day, where a document does not say it; otherwise today")},
    {"exchange.import.dry_run", QT_TRANSLATE_NOOP("exchange", "Only say what would be added")},

    //: %n a number of sessions; behind it nothing.
    {"exchange.added", QT_TRANSLATE_N_NOOP("exchange", "%n session(s) added.")},
    //: Sessions that the book had, of which a longer version came.
    {"exchange.continued", QT_TRANSLATE_N_NOOP("exchange", "%n session(s) continued.")},
    {"exchange.known",
     QT_TRANSLATE_N_NOOP("exchange", "%n session(s) were there already, with nothing new.")},
    {"exchange.would_add", QT_TRANSLATE_N_NOOP("exchange", "%n session(s) would be added.")},
    {"exchange.would_continue",
     QT_TRANSLATE_N_NOOP("exchange", "%n session(s) would be continued.")},
    //: Deals that came with a session although they do not fit its rules.
    {"exchange.misfits",
     QT_TRANSLATE_N_NOOP("exchange", "%n deal(s) do not fit the rules and are not scored.")},
    //: Sessions that were imported although nothing proves that they are what was written down.
    {"exchange.unproven",
     QT_TRANSLATE_N_NOOP("exchange",
                         "%n session(s) taken as unproven: the hash is missing, or announced "
                         "totals differ.")},
    {"exchange.no_hash",
     QT_TRANSLATE_NOOP("exchange",
                       "The hash is missing: nothing proves that these events are what was "
                       "written.")},
    {"exchange.totals_differ",
     QT_TRANSLATE_NOOP("exchange",
                       "These totals were announced, but by the rules they come out otherwise.")},
    //: Behind the name of a person.
    {"exchange.same_name",
     QT_TRANSLATE_NOOP("exchange",
                       "Somebody else of this name was in the book. Entered as another person; "
                       "spadille players merge makes them one.")},

    // What a form cannot hold of a session. %1: the number of a deal.
    {"exchange.lost_seats",
     QT_TRANSLATE_NOOP("exchange",
                       "From deal %1 on others sit at the table. This form cannot say so, and "
                       "names nobody.")},
    {"exchange.lost_rules",
     QT_TRANSLATE_NOOP("exchange",
                       "From deal %1 on other rules hold. This form has only the first rules.")},
    {"exchange.lost_dealer",
     QT_TRANSLATE_NOOP("exchange", "Deal %1 was dealt out of turn. This form cannot say so.")},
    {"exchange.lost_ruling",
     QT_TRANSLATE_NOOP("exchange", "A ruling changed deal %1. This form cannot say so.")},
    {"exchange.lost_totals",
     QT_TRANSLATE_NOOP("exchange",
                       "From deal %1 on this form counts other totals than the sheet.")},
    //: %1 a player or partners, %2 and %3 totals.
    {"exchange.lost_total", QT_TRANSLATE_NOOP("exchange", "%1: %2 by this form, %3 on the sheet.")},

    //: %1 the number of a session, %2 of an event in it.
    {"exchange.parted",
     QT_TRANSLATE_NOOP("exchange",
                       "Session %1 was continued here and elsewhere: from event %2 on they are "
                       "not the same. Nothing was added.")},
    {"exchange.one_table",
     QT_TRANSLATE_NOOP("exchange", "A table holds one session: use --session, not --all.")},
    {"exchange.table_is_no_json",
     QT_TRANSLATE_NOOP("exchange", "A table is no JSON: name a file for it, or leave out --json.")},
    {"exchange.what_table",
     QT_TRANSLATE_NOOP("exchange",
                       "This is no document of Spadille. If it is a table of deals, say --rules "
                       "and --players.")},

    {"finding.exchange.nobody",
     QT_TRANSLATE_NOOP("finding", "Nobody among the players has this id.")},
    {"store.other_hash",
     QT_TRANSLATE_NOOP("store",
                       "These events are not what was written: they do not come to the hash of "
                       "their document.")},
};

}  // namespace

std::span<const Entry> exchange_messages() { return kMessages; }

}  // namespace spadille
