// What is wrong with a table that came out of a spreadsheet. A table.
#include "text/messages.h"

namespace spadille {
namespace {

// Each is a sentence of its own, shown behind the cell it is about: "C7".
constexpr Phrase kMessages[] = {
    {"csv.line_end", SPADILLE_WORDS("csv", "Lines have to end in LF or CRLF.")},
    {"csv.never_closed",
     SPADILLE_WORDS("csv", "A quotation mark opens this cell, and none closes it.")},
    {"csv.not_utf8", SPADILLE_WORDS("csv", "This cell is not UTF-8 text.")},
    {"csv.quote",
     SPADILLE_WORDS("csv",
                    "A quotation mark inside a cell has to stand twice, and the cell in "
                    "quotation marks.")},
    {"csv.too_many_columns", SPADILLE_WORDS("csv", "There are too many columns.")},
    {"csv.too_many_rows", SPADILLE_WORDS("csv", "There are too many rows.")},

    {"csv.head_twice", SPADILLE_WORDS("csv", "Two columns have this head.")},
    //: The first row of the table says what its columns are.
    {"csv.no_such_column", SPADILLE_WORDS("csv", "No column has a head like this.")},
    {"csv.no_head", SPADILLE_WORDS("csv", "This column has no head.")},
    {"csv.short_row", SPADILLE_WORDS("csv", "The row ends before this cell.")},
    //: Rulings stand in a cell as the program writes them.
    {"csv.no_ruling",
     SPADILLE_WORDS("csv", "This tells no ruling in the way of an exported table.")},
    //: A total as the sheet states it; what would be right is shown behind.
    {"csv.other_total",
     SPADILLE_WORDS("csv", "The deals of this sheet come to another total from here on.")},
    //: The dealer as the sheet states him; who it would be is shown behind.
    {"csv.other_dealer",
     SPADILLE_WORDS("csv", "By the deals of this sheet, somebody else deals from here on.")},
};

}  // namespace

std::span<const Phrase> csv_messages() { return kMessages; }

}  // namespace spadille
