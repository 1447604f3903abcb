// What is said of house rulings: what a table decided, for the next time and for others. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    // Who is who where nobody is named; all of them stand in the middle of a row.
    {"precedent.role.offender", SPADILLE_WORDS("precedent", "the player at fault")},
    {"precedent.role.dealer", SPADILLE_WORDS("precedent", "the dealer")},
    {"precedent.role.partner", SPADILLE_WORDS("precedent", "the partner")},
    {"precedent.role.across", SPADILLE_WORDS("precedent", "the player opposite")},
    {"precedent.role.left", SPADILLE_WORDS("precedent", "the player on the left")},
    {"precedent.role.right", SPADILLE_WORDS("precedent", "the player on the right")},
    //: %1 places clockwise from the player at fault.
    {"precedent.role.nth", SPADILLE_WORDS("precedent", "player %1 to the left")},

    //: Before a colon, and what a table decided.
    {"precedent.decided", SPADILLE_WORDS("precedent", "Decided")},
    //: The same, where it answers a question of today; behind it may stand when and where.
    {"precedent.your_table", SPADILLE_WORDS("precedent", "Your table decided")},
    //: Before a colon, and why a table decided so.
    {"precedent.reason", SPADILLE_WORDS("precedent", "Reason")},
    //: Before a colon, and what the rulebook says of it.
    {"precedent.by_rules", SPADILLE_WORDS("precedent", "By the rules")},
    {"precedent.by_rules_then", SPADILLE_WORDS("precedent", "By the rules at that time")},
    {"precedent.as_the_rules", SPADILLE_WORDS("precedent", "That is what the rules say.")},
    //: Before a colon, and options of the rules with their values.
    {"precedent.under", SPADILLE_WORDS("precedent", "Played by")},
    //: Before a colon, and an option with its value then and now.
    {"precedent.other_rules", SPADILLE_WORDS("precedent", "It was played by other rules")},
    {"precedent.none", SPADILLE_WORDS("precedent", "There are no house rulings in this book.")},

    // What the command line says.
    {"precedent.cli", SPADILLE_WORDS("precedent", "House rulings: what your table decided")},
    {"precedent.cli.list", SPADILLE_WORDS("precedent", "List them, of one game or of all")},
    {"precedent.cli.show",
     SPADILLE_WORDS("precedent", "Show one: question, answers, decision and reason")},
    {"precedent.cli.remove",
     SPADILLE_WORDS("precedent", "Remove one; what was posted by it stays")},
    {"precedent.cli.export",
     SPADILLE_WORDS("precedent", "Write them for another book, one a line")},
    {"precedent.cli.name", SPADILLE_WORDS("precedent", "A house ruling, as the list names it")},
    {"precedent.cli.file", SPADILLE_WORDS("precedent", "The file; standard output without one")},
    {"precedent.cli.game", SPADILLE_WORDS("precedent", "Only those of this game")},
    {"precedent.ruling.house",
     SPADILLE_WORDS("precedent", "With --post: what your table decided before")},
    {"precedent.ruling.by_rules",
     SPADILLE_WORDS("precedent", "With --post: what the rules say, whatever your table decided")},
    {"precedent.ruling.export",
     SPADILLE_WORDS("precedent",
                    "Write the ruling for other tables, without names: what is asked, or what "
                    "stands on --deal")},
    //: The words in quotation marks are not translated.
    {"precedent.ruling.decided",
     SPADILLE_WORDS(
         "precedent",
         "With --export: what the table decided instead of what the rules say: \"Ann +1\" "
         "besides the score, \"instead Ann +1\", \"nothing\", \"redeal\"")},
    //: Both answers stand above it.
    {"precedent.which", SPADILLE_WORDS("precedent", "Does what your table decided count?")},
    {"precedent.which.help",
     SPADILLE_WORDS(
         "precedent",
         "y posts what your table decided, n what the rules say. What your table decided "
         "is never worked out anew.")},
    {"precedent.error.which",
     SPADILLE_WORDS("precedent",
                    "Your table has decided this before. Say --house for that, or --by-rules.")},
    {"precedent.error.no_house",
     SPADILLE_WORDS("precedent", "No house ruling answers this question.")},
    {"precedent.error.none",
     SPADILLE_WORDS("precedent", "The book has no house ruling of this name.")},
    {"precedent.error.export",
     SPADILLE_WORDS(
         "precedent",
         "--export writes one ruling: what is asked in words, or what stands on --deal.")},
    {"precedent.error.decided",
     SPADILLE_WORDS("precedent",
                    "--decided goes with --export, and with a question that is asked in words.")},
    //: The words that begin with two dashes are not translated.
    {"precedent.error.as_one",
     SPADILLE_WORDS("precedent",
                    "Several faults of this deal were ruled on as one, and a house ruling answers "
                    "one fault. Tell the one that is meant in words beside --export, and with "
                    "--decided what the table decided.")},
    //: Amounts for a decision on a fault: what stands behind it shows some, "Ann +1".
    {"precedent.finding.decided",
     SPADILLE_WORDS("precedent",
                    "A decision has an amount behind each name; it stays the same however much "
                    "there is in the pool or on the sheet.")},
    {"precedent.error.nothing",
     SPADILLE_WORDS("precedent", "No ruling on one fault alone stands on this deal.")},
    {"precedent.removed", SPADILLE_WORDS("precedent", "The house ruling is removed.")},

    // What an import has brought.
    {"precedent.added", SPADILLE_COUNTED("precedent", "%n house ruling(s) added.")},
    {"precedent.would_add", SPADILLE_COUNTED("precedent", "%n house ruling(s) would be added.")},
    {"precedent.known", SPADILLE_COUNTED("precedent", "%n house ruling(s) were there already.")},
    {"precedent.unreadable", SPADILLE_WORDS("precedent", "This house ruling cannot be read")},

    // What the table app says.
    {"precedent.table", SPADILLE_WORDS("precedent", "House rulings")},
    {"precedent.table.note",
     SPADILLE_WORDS("precedent", "What your table decided. It answers when the question returns.")},
    {"precedent.table.remove", SPADILLE_WORDS("precedent", "Remove")},
    {"precedent.table.sure",
     SPADILLE_WORDS("precedent", "Remove this ruling? What was posted by it stays.")},
    {"precedent.table.back", SPADILLE_WORDS("precedent", "Put it back")},
    //: On buttons.
    {"precedent.card.post_house", SPADILLE_WORDS("precedent", "Post what your table decided")},
    {"precedent.card.post_rules", SPADILLE_WORDS("precedent", "Post what the rules say")},
    {"precedent.card.share", SPADILLE_WORDS("precedent", "Share this ruling")},
    {"precedent.card.share_note",
     SPADILLE_WORDS("precedent", "Nobody is named in it. Another book takes the file in.")},
    {"precedent.card.save_file", SPADILLE_WORDS("precedent", "Save as a file")},
    {"precedent.card.copy", SPADILLE_WORDS("precedent", "Copy the text")},
    {"precedent.card.keep", SPADILLE_WORDS("precedent", "Keep as a house ruling")},
    {"precedent.card.kept", SPADILLE_WORDS("precedent", "Kept as a house ruling.")},
    {"precedent.card.why", SPADILLE_WORDS("precedent", "Why your table decided so")},
    {"precedent.card.decided", SPADILLE_WORDS("precedent", "What your table decided")},
    //: On buttons, below "What your table decided".
    {"precedent.card.as_it_stands", SPADILLE_WORDS("precedent", "What stands here")},
    {"precedent.card.nothing", SPADILLE_WORDS("precedent", "Nothing happens")},
    {"precedent.card.redeal", SPADILLE_WORDS("precedent", "Dealt again")},
    //: Above a field for "Ann +1". The word in quotation marks is not translated.
    {"precedent.card.amounts",
     SPADILLE_WORDS("precedent",
                    "Amounts besides the score of the deal, or with \"instead\" in its place")},
    {"precedent.card.copied", SPADILLE_WORDS("precedent", "Copied.")}};

}  // namespace

std::span<const Phrase> precedent_messages() { return kMessages; }

}  // namespace spadille
