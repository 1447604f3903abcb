#include "ui/door/networks.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include <unistd.h>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

namespace spadille::door {
namespace {

constexpr std::array<std::string_view, 16> kVirtual{
    "docker",  "br-", "veth", "virbr", "vmnet", "vboxnet", "podman",    "cni",
    "flannel", "lxc", "lxd",  "tun",   "tap",   "wg",      "tailscale", "zt"};

}  // namespace

std::string written(const sockaddr& address) {
  if (address.sa_family != AF_INET) return {};
  std::array<char, INET_ADDRSTRLEN> text{};
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): what the family says it is
  const auto& ip = reinterpret_cast<const sockaddr_in&>(address);
  return inet_ntop(AF_INET, &ip.sin_addr, text.data(), text.size()) == nullptr ? "" : text.data();
}

bool is_virtual(const std::string& name) {
  return std::any_of(kVirtual.begin(), kVirtual.end(),
                     [&](std::string_view begin) { return name.starts_with(begin); });
}

std::vector<Network> networks() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<Network> found;
  for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_UP) == 0) continue;
    const bool usual =
        (each->ifa_flags & (IFF_LOOPBACK | IFF_POINTOPOINT)) == 0 && !is_virtual(each->ifa_name);
    found.push_back({each->ifa_name, written(*each->ifa_addr), usual});
  }
  return found;
}

std::string local_name() {
  std::array<char, 65> name{};
  if (gethostname(name.data(), name.size() - 1) != 0) return {};
  const std::string_view host(name.data());
  const std::string_view first = host.substr(0, host.find('.'));
  return first.empty() || first == "localhost" ? "" : std::string(first) + ".local";
}

}  // namespace spadille::door
