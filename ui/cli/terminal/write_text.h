#pragma once

#include <string>
#include <string_view>

#include "ui/cli/terminal/streams.h"
#include "ui/cli/terminal/voice.h"

namespace spadille::cli {

/// Writes a text to a file that is not there yet, or, without a name or with "-", to standard
/// output; says on `err` why it cannot.
[[nodiscard]] Exit write_text(const std::string& file, std::string_view text,
                              const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
