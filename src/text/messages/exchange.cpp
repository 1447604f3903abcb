// What is said while sessions leave a book or come into one. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"exchange.export", SPADILLE_WORDS("exchange", "Write a session as a document or a table")},
    {"exchange.export.file",
     SPADILLE_WORDS("exchange",
                    "The file to write; standard output without it. It gets its name once "
                    "it is whole")},
    {"exchange.export.force",
     SPADILLE_WORDS("exchange",
                    "Replace the file where there is one; never a book, a backup, a link, or a "
                    "file with several names")},
    {"exchange.export.all",
     SPADILLE_WORDS("exchange",
                    "Every session of the book, one a line; as book also those thrown away")},
    {"exchange.export.as",
     SPADILLE_WORDS("exchange",
                    "book: everything, to be imported elsewhere (the usual); session: the "
                    "deals in force, to be scored; csv: the same as a table")},
    {"exchange.export.semicolon",
     SPADILLE_WORDS("exchange", "Semicolons between the cells of a table, not commas")},
    {"exchange.import",
     SPADILLE_WORDS("exchange",
                    "Take sessions into the book: all that the files hold, or nothing")},
    {"exchange.import.files",
     SPADILLE_WORDS("exchange",
                    "Documents (spadille/log, spadille/session), one a line or one a file, or "
                    "tables (CSV); - is standard input")},
    {"exchange.import.rules",
     SPADILLE_WORDS("exchange", "The rules of a table: a name or a file with rules")},
    {"exchange.import.players",
     SPADILLE_WORDS("exchange",
                    "Who sits where, clockwise, where a table or document does not say so")},
    {"exchange.import.date",
     SPADILLE_WORDS("exchange", "The day, where a document does not say it; otherwise today")},
    {"exchange.import.dry_run", SPADILLE_WORDS("exchange", "Only say what would be added")},

    //: %n a number of sessions; behind it nothing.
    {"exchange.added", SPADILLE_COUNTED("exchange", "%n session(s) added.")},
    //: Of evenings of a club at many tables.
    {"exchange.added_events", SPADILLE_COUNTED("exchange", "%n event(s) added.")},
    {"exchange.would_add_events", SPADILLE_COUNTED("exchange", "%n event(s) would be added.")},
    //: Sessions that the book had, of which a longer version came.
    {"exchange.continued", SPADILLE_COUNTED("exchange", "%n session(s) continued.")},
    {"exchange.known",
     SPADILLE_COUNTED("exchange", "%n session(s) were there already, with nothing new.")},
    {"exchange.would_add", SPADILLE_COUNTED("exchange", "%n session(s) would be added.")},
    {"exchange.would_continue", SPADILLE_COUNTED("exchange", "%n session(s) would be continued.")},
    //: Deals that came with a session although they do not fit its rules.
    {"exchange.misfits",
     SPADILLE_COUNTED("exchange", "%n deal(s) do not fit the rules and are not scored.")},
    //: Sessions that were imported although nothing proves that they are what was written down.
    {"exchange.unproven",
     SPADILLE_COUNTED("exchange",
                      "%n session(s) taken as unproven: the hash is missing, or announced "
                      "totals differ.")},
    {"exchange.no_hash",
     SPADILLE_WORDS("exchange",
                    "The hash is missing: nothing proves that these events are what was "
                    "written.")},
    {"exchange.totals_differ",
     SPADILLE_WORDS("exchange",
                    "These totals were announced, but by the rules they come out otherwise.")},
    //: Behind the name of a person.
    {"exchange.same_name",
     SPADILLE_WORDS("exchange",
                    "Somebody else of this name was in the book. Entered as another person; "
                    "spadille players merge makes them one.")},

    // What a form cannot hold of a session. %1: the number of a deal.
    {"exchange.lost_seats",
     SPADILLE_WORDS("exchange",
                    "From deal %1 on others sit at the table. This form cannot say so, and "
                    "names nobody.")},
    {"exchange.lost_rules",
     SPADILLE_WORDS("exchange",
                    "From deal %1 on other rules hold. This form has only the first rules.")},
    {"exchange.lost_dealer",
     SPADILLE_WORDS("exchange", "Deal %1 was dealt out of turn. This form cannot say so.")},
    {"exchange.lost_ruling",
     SPADILLE_WORDS("exchange", "A ruling changed deal %1. This form cannot say so.")},
    {"exchange.lost_ended",
     SPADILLE_WORDS("exchange",
                    "Deal %1 was ended by a ruling and is left out: the deals after it have other "
                    "numbers in this form, and perhaps other dealers.")},
    {"exchange.lost_totals",
     SPADILLE_WORDS("exchange", "From deal %1 on this form counts other totals than the sheet.")},
    //: %1 a player or partners, %2 and %3 totals.
    {"exchange.lost_total", SPADILLE_WORDS("exchange", "%1: %2 by this form, %3 on the sheet.")},

    //: %1 the number of a session, %2 of an event in it.
    {"exchange.parted",
     SPADILLE_WORDS("exchange",
                    "Session %1 was continued here and elsewhere: from event %2 on they are "
                    "not the same. Nothing was added.")},
    {"exchange.one_table",
     SPADILLE_WORDS("exchange", "A table holds one session: use --session, not --all.")},
    {"exchange.table_is_no_json",
     SPADILLE_WORDS("exchange", "A table is no JSON: name a file for it, or leave out --json.")},
    {"exchange.what_table",
     SPADILLE_WORDS("exchange",
                    "This is no document of Spadille. If it is a table of deals, say --rules "
                    "and --players.")},

    {"finding.exchange.nobody", SPADILLE_WORDS("finding", "Nobody among the players has this id.")},
    {"store.other_hash",
     SPADILLE_WORDS("store",
                    "These events are not what was written: they do not come to the hash of "
                    "their document.")},
};

}  // namespace

std::span<const Phrase> exchange_messages() { return kMessages; }

}  // namespace spadille
