#pragma once

#include <string>

#include "ui/cli/terminal/print.h"

namespace spadille::cli {

/// The running totals of an evening as a small chart in the width of the page: a line for each
/// account from before the first deal to after the last, straight between deals, with its mark
/// along it and at its end, and a legend. Where a game ended and totals began anew, the lines are
/// interrupted and a line down says so. Empty where there is no deal.
/// REQUIRES: an evening as score_document() makes it.
[[nodiscard]] std::string chart(const EveningView& evening, const Voice& voice);

}  // namespace spadille::cli
