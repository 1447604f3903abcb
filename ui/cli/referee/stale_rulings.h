#pragma once

#include "ui/cli/book/carry_out.h"

namespace spadille::cli {

/// What becomes of rulings that rest on what was corrected since.
enum class Stale : std::uint8_t { adopt, keep };

/// Decides those of a deal (its number; 0: the one in play) anew, or leaves them, and says why.
[[nodiscard]] Exit settle_stale(OpenedDesk& at, int deal, Stale how, const std::string& why,
                                Write write, const Streams& streams, const Voice& voice);

/// carry_out(), and a question about each ruling that the event leaves behind. Whoever does not
/// answer finds it marked on the sheet.
[[nodiscard]] Exit carry_out_asking(OpenedBook& book, Desk& desk, const Event& event, Write write,
                                    const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
