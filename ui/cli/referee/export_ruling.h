#pragma once

#include "app/referee/house_decision.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// Writes what was decided for other tables, a document each: to a file that is not there yet, or
/// ("-") to standard output.
[[nodiscard]] Exit export_rulings(const std::vector<Decided>& decided, const std::string& file,
                                  const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
