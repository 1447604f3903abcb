// What stands around a chart in the terminal. A table.
#include "text/messages.h"

namespace spadille {
namespace {

constexpr Phrase kMessages[] = {
    //: Heading of a chart: a line for each player, from left to right deal by deal.
    {"chart.title", SPADILLE_WORDS("chart", "Totals deal by deal")},
};

}  // namespace

std::span<const Phrase> chart_messages() { return kMessages; }

}  // namespace spadille
