#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/cli/terminal/voice.h"
#include "ui/door/door.h"
#include "ui/door/hotspot.h"
#include "ui/door/networks.h"

namespace spadille::cli {

/// Where phones find the board, with a square to scan, and before it one for the Wi-Fi that this
/// machine makes, if it does; as `spadille/served` with --json.
[[nodiscard]] std::string served(const std::string& address,
                                 const std::optional<door::Hotspot>& hotspot, const Voice& voice);

/// Which phones there are, for a terminal: how many look on, then whoever has a seat or something
/// to do, or wants a seat.
[[nodiscard]] std::string listed(const std::vector<door::Seen>& phones, const Voice& voice);

/// Networks, one a line; as `spadille/networks` with --json.
[[nodiscard]] std::string listed(const std::vector<door::Network>& networks, const Voice& voice);

/// A square that cameras read, two rows a line. Empty: the text is too long for one.
[[nodiscard]] std::string scannable(const std::string& text, const Style& style);

}  // namespace spadille::cli
