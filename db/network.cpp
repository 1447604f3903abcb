#include "db/network.h"

#include <array>
#include <fstream>
#include <sstream>
#include <utility>

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/vfs.h>

namespace spadille::db {
namespace {

constexpr std::uint32_t kFuse = 0x65735546;

/// As the kernel counts file systems of other machines.
constexpr auto kNetworks =
    std::to_array<std::pair<std::uint32_t, const char*>>({{0x6969, "nfs"},
                                                          {0x517B, "smb"},
                                                          {0xFF534D42, "cifs"},
                                                          {0xFE534D42, "smb2"},
                                                          {0x5346414F, "afs"},
                                                          {0x6B414653, "afs"},
                                                          {0x73757245, "coda"},
                                                          {0x01021997, "9p"},
                                                          {0x00C36400, "ceph"},
                                                          {0x564C, "ncp"},
                                                          {0x0BD00BD0, "lustre"},
                                                          {0x47504653, "gpfs"}});

}  // namespace

std::string program_between(std::istream& mounts, const std::string& device) {
  for (std::string line; std::getline(mounts, line);) {
    std::istringstream words(line);
    std::string word;
    for (int i = 0; i < 3; ++i) words >> word;
    if (word != device) continue;
    while (words >> word && word != "-") continue;
    words >> word;
    return word == "fuseblk" ? std::string() : word;
  }
  return {};
}

std::string network_of(const std::string& path) {
  struct statfs disk {};
  if (statfs(path.c_str(), &disk) != 0) return {};
  const auto type = static_cast<std::uint32_t>(disk.f_type);
  for (const auto& [known, name] : kNetworks)
    if (type == known) return name;
  struct stat status {};
  if (type != kFuse || stat(path.c_str(), &status) != 0) return {};
  std::ifstream mounts("/proc/self/mountinfo");
  return program_between(
      mounts, std::to_string(major(status.st_dev)) + ':' + std::to_string(minor(status.st_dev)));
}

}  // namespace spadille::db
