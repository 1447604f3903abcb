// What the table app says of the club of its book. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"club.room", SPADILLE_WORDS("club", "Club")},
    //: Under a button that leads to the club, where the book is of none.
    {"club.room.none", SPADILLE_WORDS("club", "one place for the books of all tables")},
    {"club.room.about",
     SPADILLE_WORDS("club",
                    "A club has one place where the books of all its tables meet: whatever one has "
                    "written the others get, whenever there is a network. Without one each table "
                    "plays on.")},
    {"club.room.address", SPADILLE_WORDS("club", "Address of the club")},
    {"club.room.password",
     SPADILLE_WORDS("club",
                    "No password in it: that comes from the file that PGPASSFILE names, or "
                    "~/.pgpass.")},
    {"club.room.join", SPADILLE_WORDS("club", "Join this club")},
    {"club.room.joined", SPADILLE_WORDS("club", "The book belongs to this club now.")},
    //: Behind why a club was not reached.
    {"club.room.again", SPADILLE_WORDS("club", "The address is kept, and tried again by itself.")},
    {"club.room.sync", SPADILLE_WORDS("club", "Sync now")},
    //: Before a time of the day.
    {"club.room.last", SPADILLE_WORDS("club", "The same as the club")},
    {"club.room.leave", SPADILLE_WORDS("club", "Leave the club")},
    {"club.room.leave_sure",
     SPADILLE_WORDS("club", "Book and club stay as they are; nothing more comes or goes.")},
    //: How book and club stand, in a few words.
    {"club.sign.in_step", SPADILLE_WORDS("club", "Club: in step")},
    {"club.sign.going", SPADILLE_WORDS("club", "Club: on its way")},
    //: %1 a time of the day.
    {"club.sign.away", SPADILLE_WORDS("club", "Club: not reached since %1")},
    {"club.sign.refused", SPADILLE_WORDS("club", "Club: it refuses")},
    {"club.sign.decide", SPADILLE_WORDS("club", "Club: something to decide")},
    //: Where one way of a session was written: on some other table's machine.
    {"club.room.elsewhere", SPADILLE_WORDS("club", "on another device")},
    //: Before the first letters and digits of a way, by which tables can talk about it.
    {"club.room.way", SPADILLE_WORDS("club", "Sign")},
    {"club.room.keep", SPADILLE_WORDS("club", "Keep this way")},
    {"club.room.keep_sure",
     SPADILLE_WORDS("club",
                    "All books of the club then go on in this way. The other one stays in the "
                    "club, and in a backup of each book that had it.")},
    {"club.room.keep_now", SPADILLE_WORDS("club", "Yes, keep it")},
    {"club.room.decided",
     SPADILLE_WORDS("club", "That is decided. The other books follow with their next sync.")},
    //: Names that are in the book twice.
    {"club.room.same", SPADILLE_WORDS("club", "Probably the same person")},
    {"club.room.same_note",
     SPADILLE_WORDS("club",
                    "Each of them is in the book twice. If it is one person, say so on the page of "
                    "people; if not, call one of the two otherwise.")},
    //: %1 the number of a session.
    {"club.room.gone",
     SPADILLE_WORDS("club", "Session %1 was taken out of the club. It is still in this book.")},
    {"club.room.no_club", SPADILLE_WORDS("club", "There is no club of Spadille in this database")},
    {"club.room.no_book",
     SPADILLE_WORDS("club",
                    "A club is no book. This program keeps one of its own, which meets the club by "
                    "Settings, Club.")},
    {"club.room.no_part",
     SPADILLE_WORDS("club", "The part of the program that reaches clubs is not installed")},
};

}  // namespace

std::span<const Phrase> club_room_messages() { return kMessages; }

}  // namespace spadille
