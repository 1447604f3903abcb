// What is wrong with a table that came out of a spreadsheet. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

// Each is a sentence of its own, shown behind the cell it is about: "C7".
constexpr Entry kMessages[] = {
    {"csv.line_end", QT_TRANSLATE_NOOP("csv", "Lines have to end in LF or CRLF.")},
    {"csv.never_closed",
     QT_TRANSLATE_NOOP("csv", "A quotation mark opens this cell, and none closes it.")},
    {"csv.not_utf8", QT_TRANSLATE_NOOP("csv", "This cell is not UTF-8 text.")},
    {"csv.quote",
     QT_TRANSLATE_NOOP("csv",
                       "A quotation mark inside a cell has to stand twice, and the cell in "
                       "quotation marks.")},
    {"csv.too_many_columns", QT_TRANSLATE_NOOP("csv", "There are too many columns.")},
    {"csv.too_many_rows", QT_TRANSLATE_NOOP("csv", "There are too many rows.")},

    {"csv.head_twice", QT_TRANSLATE_NOOP("csv", "Two columns have this head.")},
    //: The first row of the table says what its columns are.
    {"csv.no_such_column", QT_TRANSLATE_NOOP("csv", "No column has a head like this.")},
    {"csv.no_head", QT_TRANSLATE_NOOP("csv", "This column has no head.")},
    {"csv.short_row", QT_TRANSLATE_NOOP("csv", "The row ends before this cell.")},
    //: A total as the sheet states it; what would be right is shown behind.
    {"csv.other_total",
     QT_TRANSLATE_NOOP("csv", "The deals of this sheet come to another total from here on.")},
    //: The dealer as the sheet states him; who it would be is shown behind.
    {"csv.other_dealer",
     QT_TRANSLATE_NOOP("csv", "By the deals of this sheet, somebody else deals from here on.")},
};

}  // namespace

std::span<const Entry> csv_messages() { return kMessages; }

}  // namespace spadille
