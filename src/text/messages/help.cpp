// Messages: what can be done on each page of the table app, and by which keys. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    {"help.any",
     SPADILLE_WORDS("help",
                    "What can be tapped says what it does. The arrow at the top goes back.")},
    {"help.auction",
     SPADILLE_WORDS(
         "help",
         "The auction as it is spoken at the table. Tap what each player says; whose turn "
         "it is follows by itself, and what may not be said cannot be tapped. What the "
         "auction settled stands below at its end.")},
    {"help.book",
     SPADILLE_WORDS("help",
                    "The file in which everything is kept. Make a copy of it, bring a copy back, "
                    "check that nothing is damaged, and get back what was thrown away. Files of "
                    "other books are taken in here as well.")},
    {"help.cards",
     SPADILLE_WORDS(
         "help",
         "The deal card by card: first what was bid, then each card in the order in which "
         "it was played. Tricks, points and payments follow by themselves, and so does "
         "whether somebody revoked. The last card can always be taken back.")},
    {"help.close", SPADILLE_WORDS("help", "Close")},
    {"help.club",
     SPADILLE_WORDS(
         "help",
         "Whether this book and its club are the same, and what came and went. Where two tables "
         "have gone on with one session both ways stand here, and a tap says which one stays. "
         "The address of a club is given to you by whoever looks after its server.")},
    {"help.entry",
     SPADILLE_WORDS(
         "help",
         "The deal that was just played. Answer what is asked from the top; every answer "
         "shows what it would do, and a second tap takes it back. What cannot be is said "
         "at once, and nothing is saved until it is right. After saving, one tap undoes it.")},
    {"help.event_ranking",
     SPADILLE_WORDS(
         "help",
         "Who stands where at this event, and what each round brought him. A tap on somebody "
         "says how his total is made, what counted, and what decided against the one before, "
         "each with its clause. The same ranking can be shown on the wall of the hall.")},
    {"help.event_season",
     SPADILLE_WORDS(
         "help",
         "The ranking of many events. Say whether an event brings its points or so much for "
         "each place, how many events count for everybody, and how often somebody must have "
         "been there to get a place.")},
    {"help.head", SPADILLE_WORDS("help", "What can be done here")},
    {"help.history",
     SPADILLE_WORDS(
         "help",
         "Every evening in the book, the latest first. A tap opens one of them: to look at "
         "it or to play on. By game and by player the list becomes shorter.")},
    {"help.home",
     SPADILLE_WORDS(
         "help",
         "Go on with the last evening, or begin a new one with the people who usually "
         "play. Below are the evenings before, the figures, the referee, the rules and the "
         "settings. Files of Spadille can be dropped here.")},
    {"help.key.back", SPADILLE_WORDS("help", "Escape goes back.")},
    {"help.key.figures",
     SPADILLE_WORDS("help", "Digits type figures, Backspace wipes the last one.")},
    {"help.key.people",
     SPADILLE_WORDS("help", "Letters choose people; buttons show theirs while keys are used.")},
    {"help.key.save", SPADILLE_WORDS("help", "Ctrl+S saves the deal.")},
    {"help.key.search",
     SPADILLE_WORDS("help", "Ctrl+F searches this page, or else the rules of the game.")},
    {"help.key.tab", SPADILLE_WORDS("help", "Tab goes from button to button, Space presses it.")},
    {"help.key.undo",
     SPADILLE_WORDS("help",
                    "Ctrl+Z takes back what was written last, Ctrl+Shift+Z does it again.")},
    {"help.key.window",
     SPADILLE_WORDS("help", "F11 fills the screen. F1 shows and hides this explanation.")},
    {"help.keys", SPADILLE_WORDS("help", "Keys")},
    {"help.mending",
     SPADILLE_WORDS(
         "help",
         "What was wrong from the beginning of the evening, or is to be different from now "
         "on: the rules, who sits where, who deals. Before anything is saved it is told "
         "what that does to the deals that were played.")},
    {"help.new_session",
     SPADILLE_WORDS(
         "help",
         "Choose the game and its rules, then who plays. A tap on a name seats somebody or "
         "lets him get up; the seats go round clockwise, and the arrow moves somebody up "
         "one place. Somebody new is typed once. An evening that began on paper brings its "
         "totals with it.")},
    {"help.people",
     SPADILLE_WORDS(
         "help",
         "Everybody in the book. Tap somebody to call him by another name, to say that two "
         "entries are one person, to offer him no more for new evenings, or to forget him. "
         "The figures of the evenings stay as they are.")},
    {"help.ranking",
     SPADILLE_WORDS(
         "help",
         "The ranking of a season in one game. Say how many evenings count for everybody, "
         "what a missed evening is worth, and how often somebody must have been there to "
         "get a place.")},
    {"help.referee",
     SPADILLE_WORDS(
         "help",
         "Ask who wins a trick, or whether a card was allowed. Choose the question and the "
         "trumps, then tap the cards in the order in which they were played; the answer "
         "comes with its clause. Where a hand is only partly known, the answer says on "
         "what it depends.")},
    {"help.rescore",
     SPADILLE_WORDS(
         "help",
         "The same evening by other rules. Change an option, and every deal stands here as "
         "it was and as it would have been. Nothing of it is written in the book.")},
    {"help.review",
     SPADILLE_WORDS(
         "help",
         "How the evening went, a line for everybody. Touch the chart, or go from deal to "
         "deal, to read what a deal did and how the totals stood after it.")},
    {"help.rulebook",
     SPADILLE_WORDS(
         "help",
         "The rules of each game, numbered. Type a word in any language, or the number of "
         "a clause; a tap on a clause that was found opens the section around it.")},
    {"help.rules",
     SPADILLE_WORDS(
         "help",
         "Every rule that tables play differently. Begin with a set that has a name, change "
         "what is different at your table, and keep that under a name of your own. A tap on "
         "a clause opens its words.")},
    {"help.ruling",
     SPADILLE_WORDS(
         "help",
         "Something irregular happened. Say what it was and answer a few questions; the "
         "ruling comes with its clauses, and with what your table decided before. What it "
         "moves can be put on the sheet, and taken back like a deal.")},
    {"help.ruling_card",
     SPADILLE_WORDS(
         "help",
         "What was ruled, for the next time. Read it once more, then keep it as a ruling of "
         "your house, copy it, or save it as a file for another table.")},
    {"help.settings",
     SPADILLE_WORDS(
         "help",
         "How the program looks and behaves on this device: language, letters, colours, "
         "how the seats are turned, and whether everybody agrees before a deal is saved. "
         "All of it counts at once.")},
    {"help.settle",
     SPADILLE_WORDS(
         "help",
         "Who pays whom if the evening ends now, in as few payments as possible. Say what a "
         "point or a counter is worth; what is still in the pool is shared as the rules say.")},
    {"help.phones",
     SPADILLE_WORDS(
         "help",
         "Phones in the same network see the board: choose the network, and let everybody "
         "scan the code. It ends here, or with this program.")},
    {"help.share",
     SPADILLE_WORDS(
         "help",
         "The evening for others: as a sheet of paper, as a picture, as a file for another "
         "book or a spreadsheet, or as a code that a telephone photographs.")},
    {"help.sheet",
     SPADILLE_WORDS(
         "help",
         "Every deal of the evening. Tap one to read, line by line, where its figures come "
         "from and by which clause. There it can also be corrected, doubted or given a "
         "note; what was written before stays readable.")},
    {"help.statistics",
     SPADILLE_WORDS(
         "help",
         "What people did over many evenings. Tap somebody to see his figures alone, and "
         "somebody else to compare the two.")},
    {"help.table",
     SPADILLE_WORDS(
         "help",
         "The board everybody reads. Tap Enter the deal when the cards are played, or the "
         "place of who made the deal. Trumps and roem can be noted while you play. The dots "
         "at the top change seats, rules or dealer; for ten seconds after a deal was saved "
         "one tap undoes it.")},
};

}  // namespace

std::span<const Phrase> help_messages() { return kMessages; }

}  // namespace spadille
