// What is wrong with a document, in any game. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

// Each is a sentence of its own. The place, the value as written, what would be valid and the rule
// are shown around it.
constexpr Entry kMessages[] = {
    {"finding.byte_order_mark",
     QT_TRANSLATE_NOOP("finding",
                       "The text begins with a byte order mark; save it as plain UTF-8.")},
    {"finding.how_many_players",
     QT_TRANSLATE_NOOP("finding", "Nothing here says how many players there are; name them.")},
    {"finding.listed_twice", QT_TRANSLATE_NOOP("finding", "This is listed twice.")},
    {"finding.missing", QT_TRANSLATE_NOOP("finding", "This is missing.")},
    {"finding.nobody_misses_games",
     QT_TRANSLATE_NOOP("finding", "Under these rules nobody misses a game.")},
    {"finding.not_kept",
     QT_TRANSLATE_NOOP("finding", "Under these rules nothing is written down here.")},
    //: An option of the rules that can change nothing because of another option.
    {"finding.no_effect",
     QT_TRANSLATE_NOOP("finding", "This option changes nothing without the one named here.")},
    {"finding.no_such_preset", QT_TRANSLATE_NOOP("finding", "There are no rules of this name.")},
    {"finding.no_such_seat", QT_TRANSLATE_NOOP("finding", "Nobody sits there.")},
    {"finding.empty", QT_TRANSLATE_NOOP("finding", "There is nothing in it.")},
    {"finding.not_utf8",
     QT_TRANSLATE_NOOP("finding", "From this line and column on, the text is not UTF-8.")},
    {"finding.stopped", QT_TRANSLATE_NOOP("finding", "Too much is wrong: reading stopped here.")},
    {"finding.not_in_format",
     QT_TRANSLATE_NOOP("finding", "This member does not belong in a document of this format.")},
    //: The value shown is the line and the column, "3:7".
    {"finding.not_json",
     QT_TRANSLATE_NOOP("finding", "From this line and column on, the text is not JSON.")},
    {"finding.one_total_each",
     QT_TRANSLATE_NOOP("finding", "There is one total for each who counts.")},
    {"finding.players",
     QT_TRANSLATE_NOOP("finding", "The number of names does not fit the number of seats.")},
    {"finding.range", QT_TRANSLATE_NOOP("finding", "This value is not possible here.")},
    {"finding.short.absent", QT_TRANSLATE_NOOP("finding", "This player did not sit at this deal.")},
    {"finding.short.seat",
     QT_TRANSLATE_NOOP("finding", "This is not one player's name, or the beginning of only one.")},
    {"finding.short.unfinished",
     QT_TRANSLATE_NOOP("finding", "Something has to follow this word.")},
    {"finding.short.word", QT_TRANSLATE_NOOP("finding", "This word cannot be understood here.")},
    {"finding.too_deep", QT_TRANSLATE_NOOP("finding", "This is nested too deeply.")},
    {"finding.too_large", QT_TRANSLATE_NOOP("finding", "The document is too large (bytes).")},
    {"finding.too_long", QT_TRANSLATE_NOOP("finding", "This text is too long (bytes).")},
    {"finding.too_many", QT_TRANSLATE_NOOP("finding", "There are too many items here.")},
    {"finding.twice", QT_TRANSLATE_NOOP("finding", "This member stands here twice.")},
    {"finding.type", QT_TRANSLATE_NOOP("finding", "This is not the kind of value that is needed.")},
    {"finding.unknown", QT_TRANSLATE_NOOP("finding", "There is no member of this name.")},
    {"finding.unprintable",
     QT_TRANSLATE_NOOP("finding", "This text has control characters in it.")},
    {"finding.value", QT_TRANSLATE_NOOP("finding", "This value is not one that is known.")},
    {"finding.winners",
     QT_TRANSLATE_NOOP("finding", "A finished game was won by somebody who sits at the table.")},
};

}  // namespace

std::span<const Entry> finding_messages() { return kMessages; }

}  // namespace spadille
