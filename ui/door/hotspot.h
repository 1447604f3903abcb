#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spadille::door {

/// A Wi-Fi that this machine makes itself.
struct Hotspot {
  std::string name{};
  std::string password{};  ///< empty: it has none
  friend bool operator==(const Hotspot&, const Hotspot&) = default;
};

/// The one of a network interface, "wlan0"; nothing where it makes none, or NetworkManager is not
/// there to say so within two seconds.
[[nodiscard]] std::optional<Hotspot> hotspot_on(const std::string& interface);

/// What `nmcli` says of a connection: mode, name, key management and password, a line each.
[[nodiscard]] std::optional<Hotspot> read_hotspot(std::string_view told);

/// What cameras read to join it: "WIFI:T:WPA;S:Table;P:secret;;".
[[nodiscard]] std::string joining(const Hotspot& hotspot);

}  // namespace spadille::door
