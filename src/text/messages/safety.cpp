// What is said about keeping the book: verify, recover, backup, restore. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"safety.folder", SPADILLE_WORDS("safety", "This is a folder, not a book.")},
    {"safety.no_file", SPADILLE_WORDS("safety", "This is no ordinary file, and no book.")},
    //: Hard links: two names for one file.
    {"safety.two_names",
     SPADILLE_WORDS("safety",
                    "This book has more than one name (hard links, or it was mounted by itself): "
                    "two programs could open it by different names and spoil it. Keep one name.")},
    {"safety.empty_file", SPADILLE_WORDS("safety", "This file is empty: there is no book in it.")},
    {"safety.other_database",
     SPADILLE_WORDS("safety", "This is a database of another program, not a book.")},
    {"safety.older_read_only",
     SPADILLE_WORDS("safety",
                    "This book is of an older version of Spadille and cannot be brought up to "
                    "date here: it can only be read.")},
    //: Said when a book is opened from a place where nothing can be written.
    {"safety.latest_unseen",
     SPADILLE_WORDS("safety",
                    "The book can be read, but not written; what was recorded last is not "
                    "shown.")},
    {"safety.no_folder", SPADILLE_WORDS("safety", "There is no such folder.")},
    {"safety.nothing_left", SPADILLE_WORDS("safety", "Nothing in this file could be recovered.")},

    //: Said when a book is opened, and of one session by verify.
    {"safety.missing", SPADILLE_COUNTED("safety", "%n event(s) that were announced are missing.")},
    {"safety.names_missing",
     SPADILLE_WORDS("safety", "What was last written of names was announced and is missing.")},
    {"safety.missing_what_now",
     SPADILLE_WORDS("safety",
                    "What is missing may be in a backup (spadille restore --list); spadille "
                    "verify --repair gives it up and says so no more.")},
    //: Behind a sentence about what is missing.
    {"safety.given_up", SPADILLE_WORDS("safety", "It is given up now.")},
    {"safety.on_network",
     SPADILLE_WORDS("safety",
                    "The book lies on a disk of another machine, where locks cannot be relied "
                    "on: open it with one program at a time, or keep it on a disk of this "
                    "machine.")},
    //: The name of a table, an index or a trigger follows.
    {"safety.schema_missing", SPADILLE_WORDS("safety", "This part of the book is missing")},
    {"safety.schema_changed",
     SPADILLE_WORDS("safety", "This part of the book is not as Spadille makes it")},
    {"safety.schema_added", SPADILLE_WORDS("safety", "This part of the book is not of Spadille")},
    //: Somebody's id stands beside it.
    {"safety.name_lost",
     SPADILLE_WORDS("safety", "Nobody knows any more what this player is called")},
    //: Somebody's name stands beside it.
    {"safety.name_changed", SPADILLE_WORDS("safety", "This name is perhaps not what was written")},
    {"safety.somebody_missing",
     SPADILLE_WORDS("safety", "Somebody is missing from the list of players.")},
    //: The name of a set of house rules stands beside it.
    {"safety.house_rules_changed",
     SPADILLE_WORDS("safety", "These house rules are perhaps not what was written")},
    //: The name of a set of house rules stands beside it.
    {"safety.house_rules_gone", SPADILLE_WORDS("safety", "These house rules are gone")},
    {"safety.rules_missing",
     SPADILLE_WORDS("safety", "House rules could not be read: some may be missing.")},
    //: What the database itself says follows.
    {"safety.pages", SPADILLE_WORDS("safety", "The database finds something wrong")},
    //: A name with characters that do something instead of being shown; the rest of it follows.
    {"safety.name_unprintable",
     SPADILLE_WORDS("safety",
                    "Somebody's name has characters that cannot be shown; give him another one")},
    {"safety.rules_unprintable",
     SPADILLE_WORDS("safety", "House rules have a name that cannot be shown")},
    {"safety.lists",
     SPADILLE_WORDS("safety",
                    "What lists and statistics keep of this session does not follow from its "
                    "deals.")},
    {"safety.lists_mended",
     SPADILLE_WORDS("safety", "What lists and statistics keep of this session was made anew.")},
    {"safety.beginning_refused",
     SPADILLE_WORDS("safety",
                    "This version of the program does not take the beginning of this session.")},
    //: %1 the number of a deal.
    {"safety.deal_refused",
     SPADILLE_WORDS("safety", "Deal %1: this version of the program does not take it.")},
    //: %1 the number of a deal, %2 a player or partners, %3 and %4 totals.
    {"safety.counts_otherwise",
     SPADILLE_WORDS("safety",
                    "Deal %1: this version of the program counts otherwise: %2 had %3, now %4.")},
    //: %1 the number of a deal, %2 and %3 what was in the pool.
    {"safety.pool_otherwise",
     SPADILLE_WORDS("safety",
                    "Deal %1: this version of the program counts otherwise: the pool had %2, now "
                    "%3.")},
    {"safety.vole_pool_otherwise",
     SPADILLE_WORDS("safety",
                    "Deal %1: this version of the program counts otherwise: the vole pool had "
                    "%2, now %3.")},
    //: %1 the number of a deal, %2 a player or partners, %3 the total that was announced, %4 the
    //: total as it is counted now.
    {"safety.after_loss",
     SPADILLE_WORDS("safety",
                    "Deal %1: something before it is lost: %2 had %3, and has %4 without it.")},
    {"safety.pool_after_loss",
     SPADILLE_WORDS("safety",
                    "Deal %1: something before it is lost: the pool had %2, and has %3 without "
                    "it.")},
    {"safety.vole_pool_after_loss",
     SPADILLE_WORDS("safety",
                    "Deal %1: something before it is lost: the vole pool had %2, and has %3 "
                    "without it.")},
    //: %1 sessions, %2 events.
    {"safety.looked_at", SPADILLE_WORDS("safety", "Sessions looked at: %1. Events: %2.")},
    {"safety.all_right", SPADILLE_WORDS("safety", "Everything is as it was written.")},
    {"safety.doubts", SPADILLE_COUNTED("safety", "Found %n thing(s) that are not right.")},
    //: Beside findings that the command itself can put right.
    {"safety.repairable",
     SPADILLE_WORDS("safety", "spadille verify --repair makes lists and statistics anew.")},

    //: %1 sessions, %2 events.
    {"safety.recovered", SPADILLE_WORDS("safety", "Sessions recovered: %1. Events: %2.")},
    {"safety.nothing_lost", SPADILLE_WORDS("safety", "Nothing was lost.")},
    {"safety.session_lost",
     SPADILLE_WORDS("safety", "Nothing of this session could be recovered.")},
    {"safety.opening_lost",
     SPADILLE_WORDS("safety",
                    "How this session was opened is lost. Its players and rules are guessed: look "
                    "at them, and correct them.")},
    //: %1 the number of an event, %2 of the deal before it.
    {"safety.event_lost_after",
     SPADILLE_WORDS("safety", "Event %1 is lost: it came after deal %2.")},
    {"safety.event_lost",
     SPADILLE_WORDS("safety", "Event %1 is lost: no deal that is left came before it.")},
    //: %1 the number of a deal, %2 of an event.
    {"safety.deal_doubtful",
     SPADILLE_WORDS("safety", "Deal %1 (event %2) is perhaps not what was written.")},
    {"safety.event_doubtful",
     SPADILLE_WORDS("safety", "Event %1 is perhaps not what was written.")},
    //: Before the name of a file.
    {"safety.new_book", SPADILLE_WORDS("safety", "The recovered book")},
    {"safety.backup_made", SPADILLE_WORDS("safety", "The backup")},
    {"safety.no_backups", SPADILLE_WORDS("safety", "There are no backups of this book.")},
    //: Before the date and time of a backup.
    {"safety.came_back", SPADILLE_WORDS("safety", "Came back as of")},
    {"safety.went_aside", SPADILLE_WORDS("safety", "What was there before is in")},
    //: Before the number of a session, its date and its players.
    {"safety.latest", SPADILLE_WORDS("safety", "The latest session")},
    {"safety.how_many", SPADILLE_COUNTED("safety", "%n session(s)")},

    {"safety.verify", SPADILLE_WORDS("safety", "Check everything in the book")},
    {"safety.verify.repair",
     SPADILLE_WORDS("safety", "Make anew what lists and statistics keep, where it is wrong")},
    {"safety.recover", SPADILLE_WORDS("safety", "Save what can be read of a damaged book")},
    {"safety.recover.file", SPADILLE_WORDS("safety", "The damaged book; it stays as it is")},
    {"safety.recover.to",
     SPADILLE_WORDS("safety", "The new book; otherwise FILE with .recovered in its name")},
    {"safety.backup", SPADILLE_WORDS("safety", "Write a verified copy of the book")},
    {"safety.backup.file", SPADILLE_WORDS("safety", "The copy; it must not exist yet")},
    {"safety.restore", SPADILLE_WORDS("safety", "Put a backup in the place of the book")},
    {"safety.restore.date",
     SPADILLE_WORDS("safety", "Of which day, 2026-11-20; otherwise the latest")},
    {"safety.restore.list", SPADILLE_WORDS("safety", "Show which backups there are")},
};

}  // namespace

std::span<const Phrase> safety_messages() { return kMessages; }

}  // namespace spadille
