// What guided entry in the terminal says. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    {"entry.hint", QT_TRANSLATE_NOOP("entry",
                                     "? explains, < goes back, q ends without saving. "
                                     "An empty answer takes what stands in brackets.")},
    //: Answers as they are repeated, and in brackets as the usual one.
    {"entry.yes", QT_TRANSLATE_NOOP("entry", "yes")},
    {"entry.no", QT_TRANSLATE_NOOP("entry", "no")},
    {"entry.nobody", QT_TRANSLATE_NOOP("entry", "nobody")},
    {"entry.none", QT_TRANSLATE_NOOP("entry", "none")},
    //: In brackets: an empty answer leaves it to a later question to say the same.
    {"entry.elsewhere", QT_TRANSLATE_NOOP("entry", "told in another way")},
    {"entry.several", QT_TRANSLATE_NOOP("entry", "Several words may be given; - stands for none.")},
    //: Heading of a list of words, each with its meaning.
    {"entry.by_word", QT_TRANSLATE_NOOP("entry", "Also understood, at any question:")},
    {"entry.first", QT_TRANSLATE_NOOP("entry", "This is the first question.")},
    {"entry.ended", QT_TRANSLATE_NOOP("entry", "Nothing was saved.")},
    //: Before the answers that were given before the program ended.
    {"entry.draft", QT_TRANSLATE_NOOP("entry", "Going on where you were; < goes back.")},
    {"entry.too_long", QT_TRANSLATE_NOOP("entry", "This line is too long.")},
    {"entry.not_text",
     QT_TRANSLATE_NOOP("entry", "This line is not plain text: invalid or control characters.")},
    //: Before the gains of everybody: "This deal: Ann +4 · Bob −4".
    {"entry.gains", QT_TRANSLATE_NOOP("entry", "This deal:")},
    {"entry.totals", QT_TRANSLATE_NOOP("entry", "Totals:")},
    //: Answers to "Ana: new, or Anna?".
    {"entry.player.new", QT_TRANSLATE_NOOP("entry", "new")},
    {"entry.save", QT_TRANSLATE_NOOP("entry", "Save?")},
    {"entry.save.help",
     QT_TRANSLATE_NOOP("entry", "y saves the deal, n drops it, < goes back to the last question.")},
    {"entry.not_scored",
     QT_TRANSLATE_NOOP("entry", "This deal cannot be scored; go back and mend it.")},

    {"entry.game", QT_TRANSLATE_NOOP("entry", "Which game")},
    {"entry.game.help", QT_TRANSLATE_NOOP("entry", "A number, or the name of the game.")},
    {"entry.rules", QT_TRANSLATE_NOOP("entry", "By which rules")},
    {"entry.rules.help",
     QT_TRANSLATE_NOOP("entry",
                       "A number, or a name; spadille rules show NAME tells every option.")},
    {"entry.count", QT_TRANSLATE_NOOP("entry", "How many players")},
    //: %1 the number of the seat, from 1.
    {"entry.player", QT_TRANSLATE_NOOP("entry", "Who sits at seat %1")},
    {"entry.player.help",
     QT_TRANSLATE_NOOP(
         "entry", "The number of a usual player, or a new name. Seats are counted clockwise.")},
    {"entry.players.usual", QT_TRANSLATE_NOOP("entry", "Usual players:")},
    {"entry.player.no_number",
     QT_TRANSLATE_NOOP("entry", "No usual player has this number, and a number is no name.")},
    {"entry.player.seated", QT_TRANSLATE_NOOP("entry", "This player has a seat already.")},
    {"entry.seats", QT_TRANSLATE_NOOP("entry", "Seats clockwise")},
    {"entry.seats.keep", QT_TRANSLATE_NOOP("entry", "as said")},
    {"entry.seats.help",
     QT_TRANSLATE_NOOP("entry", "An empty answer keeps the seats; draw shuffles the players.")},
    {"entry.dealer", QT_TRANSLATE_NOOP("entry", "Who deals first")},
    {"entry.dealer.help",
     QT_TRANSLATE_NOOP("entry",
                       "A name, the beginning of one, or a number; draw leaves it to chance.")},
    //: %1 the first dealer.
    {"entry.dealer.first", QT_TRANSLATE_NOOP("entry", "%1 deals first.")},
    {"entry.begin", QT_TRANSLATE_NOOP("entry", "Begin?")},
    {"entry.begin.help",
     QT_TRANSLATE_NOOP("entry",
                       "y begins the evening, n drops it, < goes back to the last question.")},
};

}  // namespace

std::span<const Entry> entry_messages() { return kMessages; }

}  // namespace spadille
