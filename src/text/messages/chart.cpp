// What stands around a chart in the terminal. A table.
#include <QtCore/qglobal.h>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr Entry kMessages[] = {
    //: Heading of a chart: a line for each player, from left to right deal by deal.
    {"chart.title", QT_TRANSLATE_NOOP("chart", "Totals deal by deal")},
};

}  // namespace

std::span<const Entry> chart_messages() { return kMessages; }

}  // namespace spadille
