// What is wrong with a document, in any game. A table.
#include "text/messages.h"

namespace spadille {
namespace {

// Each is a sentence of its own. The place, the value as written, what would be valid and the rule
// are shown around it.
constexpr Phrase kMessages[] = {
    {"finding.byte_order_mark",
     SPADILLE_WORDS("finding", "The text begins with a byte order mark; save it as plain UTF-8.")},
    {"finding.how_many_players",
     SPADILLE_WORDS("finding", "Nothing here says how many players there are; name them.")},
    {"finding.listed_twice", SPADILLE_WORDS("finding", "This is listed twice.")},
    {"finding.missing", SPADILLE_WORDS("finding", "This is missing.")},
    {"finding.nobody_misses_games",
     SPADILLE_WORDS("finding", "Under these rules nobody misses a game.")},
    {"finding.not_kept",
     SPADILLE_WORDS("finding", "Under these rules nothing is written down here.")},
    //: An option of the rules that can change nothing because of another option.
    {"finding.no_effect",
     SPADILLE_WORDS("finding", "This option changes nothing without the one named here.")},
    {"finding.no_such_preset", SPADILLE_WORDS("finding", "There are no rules of this name.")},
    {"finding.line",
     SPADILLE_WORDS("finding", "A line names a clause, and what it moves adds up to nothing.")},
    {"finding.no_such_seat", SPADILLE_WORDS("finding", "Nobody sits there.")},
    {"finding.empty", SPADILLE_WORDS("finding", "There is nothing in it.")},
    {"finding.not_utf8",
     SPADILLE_WORDS("finding", "From this line and column on, the text is not UTF-8.")},
    {"finding.stopped", SPADILLE_WORDS("finding", "Too much is wrong: reading stopped here.")},
    {"finding.not_in_format",
     SPADILLE_WORDS("finding", "This member does not belong in a document of this format.")},
    //: The value shown is the line and the column, "3:7".
    {"finding.not_json",
     SPADILLE_WORDS("finding", "From this line and column on, the text is not JSON.")},
    {"finding.one_total_each",
     SPADILLE_WORDS("finding", "There is one total for each who counts.")},
    {"finding.players",
     SPADILLE_WORDS("finding", "The number of names does not fit the number of seats.")},
    {"finding.range", SPADILLE_WORDS("finding", "This value is not possible here.")},
    {"finding.several_kinds", SPADILLE_WORDS("finding", "This may be one of several things.")},
    {"finding.no_such_kind",
     SPADILLE_WORDS("finding", "No irregularity is known by these words; these come nearest.")},
    {"finding.short.absent", SPADILLE_WORDS("finding", "This player did not sit at this deal.")},
    {"finding.short.nearest",
     SPADILLE_WORDS("finding", "This word cannot be understood here. Was another meant?")},
    {"finding.short.seat",
     SPADILLE_WORDS("finding", "This is not one player's name, or the beginning of only one.")},
    {"finding.short.unfinished", SPADILLE_WORDS("finding", "Something has to follow this word.")},
    {"finding.short.word", SPADILLE_WORDS("finding", "This word cannot be understood here.")},
    {"finding.too_deep", SPADILLE_WORDS("finding", "This is nested too deeply.")},
    {"finding.too_large", SPADILLE_WORDS("finding", "The document is too large (bytes).")},
    {"finding.too_long", SPADILLE_WORDS("finding", "This text is too long (bytes).")},
    {"finding.too_many", SPADILLE_WORDS("finding", "There are too many items here.")},
    {"finding.twice", SPADILLE_WORDS("finding", "This member stands here twice.")},
    {"finding.type", SPADILLE_WORDS("finding", "This is not the kind of value that is needed.")},
    {"finding.unknown", SPADILLE_WORDS("finding", "There is no member of this name.")},
    {"finding.unprintable", SPADILLE_WORDS("finding", "This text has control characters in it.")},
    {"finding.value", SPADILLE_WORDS("finding", "This value is not one that is known.")},
    {"finding.winners",
     SPADILLE_WORDS("finding", "A finished game was won by somebody who sits at the table.")},
};

}  // namespace

std::span<const Phrase> finding_messages() { return kMessages; }

}  // namespace spadille
