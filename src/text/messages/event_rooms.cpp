// What the table app says of a club's evening: the director's rooms. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    //: %n people who have no table in a round.
    {"event.sit_out", SPADILLE_COUNTED("event", "%n sit(s) out")},
};

}  // namespace

std::span<const Phrase> event_rooms_messages() { return kMessages; }

}  // namespace spadille
