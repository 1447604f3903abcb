#pragma once

#include <string>
#include <vector>

struct sockaddr;

namespace spadille::door {

/// A network that phones may be in too.
struct Network {
  std::string name{};     ///< "wlan0"
  std::string address{};  ///< of this machine in it: "192.168.1.20"
  bool usual = true;      ///< not this machine itself, and made by no other program
};

/// Those that this machine is in now, by IPv4.
[[nodiscard]] std::vector<Network> networks();

/// "192.168.1.20"; empty where it is no address by IPv4.
[[nodiscard]] std::string written(const sockaddr& address);

/// Whether networks of this name are made by programs: for containers, virtual machines, tunnels.
[[nodiscard]] bool is_virtual(const std::string& name);

/// What names this machine in its network besides an address: "laptop.local"; empty: nothing.
[[nodiscard]] std::string local_name();

}  // namespace spadille::door
