#pragma once

#include <optional>

#include "app/referee/inquiry.h"
#include "app/referee/ruled_amounts.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// Asks on `streams.err` what is still to be known about an irregularity. Nothing where somebody
/// ends it before.
[[nodiscard]] std::optional<Document> guided_ruling(Inquiry inquiry, const RuledDeal& deal,
                                                    const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
