// What is said of who leads a club's evening: on the wall, in its ranking, over a season. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    //: The page that hangs on the wall of the hall, on a second screen; heads of its columns. %1 a
    //: round.
    {"event.wall.title", SPADILLE_WORDS("event", "On the wall")},
    {"event.wall.show", SPADILLE_WORDS("event", "Show it on the wall")},
    {"event.wall.after", SPADILLE_WORDS("event", "After round %1")},
    {"event.wall.so_far", SPADILLE_WORDS("event", "Round %1 so far")},
    {"event.wall.final", SPADILLE_WORDS("event", "Final ranking")},
    {"event.wall.seats", SPADILLE_WORDS("event", "Round %1: your table")},
    {"event.wall.results", SPADILLE_WORDS("event", "Round %1, table by table")},
    {"event.wall.people", SPADILLE_WORDS("event", "Who is here")},
    {"event.wall.none", SPADILLE_WORDS("event", "No event is open.")},
    //: Below a column: which of its lines are shown, "1–20 of 77".
    {"event.wall.part", SPADILLE_WORDS("event", "%1–%2 of %3")},
    //: %n seconds, after which the next lines are shown.
    {"event.wall.turns", SPADILLE_COUNTED("event", "the next page every %n second(s)")},
    //: Beside a clock, "4:30" or "+1:05"; short.
    {"event.wall.last_call", SPADILLE_WORDS("event", "last call")},
    {"event.wall.over", SPADILLE_WORDS("event", "time is up")},
    //: A page: events from one date to another.
    {"event.season", SPADILLE_WORDS("event", "Season")},
    {"event.find", SPADILLE_WORDS("event", "Find a name")},
    {"event.found_nobody", SPADILLE_WORDS("event", "Nobody of that name is in the ranking.")},
    {"event.no_result", SPADILLE_WORDS("event", "No result is there yet.")},
    //: What signs in a ranking mean.
    {"event.note.credit", SPADILLE_WORDS("event", "With an asterisk: a credit.")},
    {"event.note.missing", SPADILLE_WORDS("event", "With dots: its result is missing.")},
    {"event.note.no_place",
     SPADILLE_WORDS("event", "Without a place: has played in too few rounds.")},
    //: Head of a column: what decided between those who are equal.
    {"event.decided", SPADILLE_WORDS("event", "decided by")},
    //: Why somebody has his place, a line each. %1 a round.
    {"event.why.credit", SPADILLE_WORDS("event", "Round %1: did not play, and has a credit")},
    {"event.why.nothing", SPADILLE_WORDS("event", "Round %1: did not play")},
    {"event.why.differs", SPADILLE_WORDS("event", "Round %1, table %2: told differently")},
    {"event.why.director", SPADILLE_WORDS("event", "Round %1: by the director")},
    //: %1 a round, %2 how many count.
    {"event.why.dropped",
     SPADILLE_WORDS("event", "Round %1 does not count: it is not among the best %2")},
    {"event.why.sum", SPADILLE_WORDS("event", "What counts, taken together")},
    //: %1 points, %2 how many deals or rounds.
    {"event.why.per_deal", SPADILLE_WORDS("event", "%1 points in %2 deals")},
    {"event.why.per_round", SPADILLE_WORDS("event", "%1 points in %2 rounds")},
    //: %1 how many rounds somebody has played in, %2 how many it takes.
    {"event.why.no_place", SPADILLE_WORDS("event", "Rounds played: %1; a place takes at least %2")},
    {"event.why.first", SPADILLE_WORDS("event", "Nobody stands before")},
    //: %1 who stands one place before, %2 his total.
    {"event.why.behind", SPADILLE_WORDS("event", "Behind %1 with %2")},
    //: %1 who stands one place before and was equal until then; %2 his figure, %3 that of who is
    //: told about.
    {"event.why.roem", SPADILLE_WORDS("event", "Equal with %1 until more roem decides: %2 to %3")},
    {"event.why.pits", SPADILLE_WORDS("event", "Equal with %1 until more pits decide: %2 to %3")},
    {"event.why.wins",
     SPADILLE_WORDS("event", "Equal with %1 until more rounds won decide: %2 to %3")},
    {"event.why.direct",
     SPADILLE_WORDS("event", "Equal with %1 until points against each other decide")},
    //: %2 the round.
    {"event.why.last_round", SPADILLE_WORDS("event", "Equal with %1 until round %2 decides")},
    {"event.why.lot", SPADILLE_WORDS("event", "Equal with %1 until the lot decides")},
    {"event.why.shared", SPADILLE_WORDS("event", "Equal with %1 in everything: one place")},
    {"event.why.prize", SPADILLE_WORDS("event", "A prize")},
    //: How a season is counted.
    {"event.season.by", SPADILLE_WORDS("event", "What an event brings")},
    {"event.season.by_points", SPADILLE_WORDS("event", "its points")},
    {"event.season.by_places", SPADILLE_WORDS("event", "so much for each place")},
    {"event.season.per_place", SPADILLE_WORDS("event", "For the first place, the second …")},
    {"event.season.which", SPADILLE_WORDS("event", "Which events count")},
    {"event.season.best",
     SPADILLE_WORDS("event", "How many events count for everybody, the best ones")},
    {"event.season.least",
     SPADILLE_WORDS("event", "How many events somebody must have been at for a place")},
    {"event.season.missed", SPADILLE_WORDS("event", "What a missed event counts")},
    //: %n events of a season.
    {"event.season.events", SPADILLE_COUNTED("event", "%n event(s)")},
};

}  // namespace

std::span<const Phrase> event_wall_messages() { return kMessages; }

}  // namespace spadille
