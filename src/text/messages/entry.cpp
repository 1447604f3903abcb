// What guided entry in the terminal says. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"entry.hint", SPADILLE_WORDS("entry",
                                  "? explains, < goes back, q ends without saving. "
                                  "An empty answer takes what stands in brackets.")},
    //: What may be typed for "?".
    {"entry.help", SPADILLE_WORDS("entry", "help")},
    //: Answers as they are repeated, and in brackets as the usual one.
    {"entry.yes", SPADILLE_WORDS("entry", "yes")},
    {"entry.no", SPADILLE_WORDS("entry", "no")},
    //: The answers to a question, short: what can be typed for yes and for no.
    {"entry.y_or_n", SPADILLE_WORDS("entry", "y | n")},
    //: The same where an empty answer is a yes.
    {"entry.usually_yes", SPADILLE_WORDS("entry", "Y/n")},
    {"entry.nobody", SPADILLE_WORDS("entry", "nobody")},
    {"entry.none", SPADILLE_WORDS("entry", "none")},
    //: In brackets: an empty answer leaves it to a later question to say the same.
    {"entry.elsewhere", SPADILLE_WORDS("entry", "told in another way")},
    {"entry.several", SPADILLE_WORDS("entry", "Several words may be given; - stands for none.")},
    //: Heading of a list of words, each with its meaning.
    {"entry.by_word", SPADILLE_WORDS("entry", "Also understood, at any question:")},
    {"entry.first", SPADILLE_WORDS("entry", "This is the first question.")},
    {"entry.ended", SPADILLE_WORDS("entry", "Nothing was saved.")},
    //: Before the answers that were given before the program ended.
    {"entry.draft", SPADILLE_WORDS("entry", "Going on where you were; < goes back.")},
    {"entry.too_long", SPADILLE_WORDS("entry", "This line is too long.")},
    {"entry.not_text",
     SPADILLE_WORDS("entry", "This line is not plain text: invalid or control characters.")},
    //: Before the gains of everybody: "This deal: Ann +4 · Bob −4".
    {"entry.gains", SPADILLE_WORDS("entry", "This deal:")},
    {"entry.totals", SPADILLE_WORDS("entry", "Totals:")},
    //: Answers to "Ana: new, or Anna?".
    {"entry.player.new", SPADILLE_WORDS("entry", "new")},
    {"entry.save", SPADILLE_WORDS("entry", "Save?")},
    {"entry.save.help",
     SPADILLE_WORDS("entry", "y saves the deal, n drops it, < goes back to the last question.")},
    {"entry.not_scored",
     SPADILLE_WORDS("entry", "This deal cannot be scored; go back and mend it.")},

    {"entry.game", SPADILLE_WORDS("entry", "Which game")},
    {"entry.game.help", SPADILLE_WORDS("entry", "A number, or the name of the game.")},
    {"entry.rules", SPADILLE_WORDS("entry", "By which rules")},
    {"entry.rules.help",
     SPADILLE_WORDS("entry", "A number, or a name; spadille rules show NAME tells every option.")},
    {"entry.count", SPADILLE_WORDS("entry", "How many players")},
    //: %1 the number of the seat, from 1.
    {"entry.player", SPADILLE_WORDS("entry", "Who sits at seat %1")},
    {"entry.player.help",
     SPADILLE_WORDS("entry",
                    "The number of a usual player, or a new name. Seats are counted clockwise.")},
    {"entry.players.usual", SPADILLE_WORDS("entry", "Usual players:")},
    {"entry.player.no_number",
     SPADILLE_WORDS("entry", "No usual player has this number, and a number is no name.")},
    {"entry.player.seated", SPADILLE_WORDS("entry", "This player has a seat already.")},
    {"entry.seats", SPADILLE_WORDS("entry", "Seats clockwise")},
    {"entry.seats.keep", SPADILLE_WORDS("entry", "as said")},
    {"entry.seats.help",
     SPADILLE_WORDS("entry", "An empty answer keeps the seats; draw shuffles the players.")},
    {"entry.dealer", SPADILLE_WORDS("entry", "Who deals first")},
    {"entry.dealer.help",
     SPADILLE_WORDS("entry",
                    "A name, the beginning of one, or a number; draw leaves it to chance.")},
    //: %1 the first dealer.
    {"entry.dealer.first", SPADILLE_WORDS("entry", "%1 deals first.")},
    {"entry.begin", SPADILLE_WORDS("entry", "Begin?")},
    {"entry.begin.help",
     SPADILLE_WORDS("entry",
                    "y begins the evening, n drops it, < goes back to the last question.")},
};

}  // namespace

std::span<const Phrase> entry_messages() { return kMessages; }

}  // namespace spadille
