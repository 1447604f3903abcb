// What leads to another machine, by what the system says of its disks.
#include "db/network.h"

#include <sstream>

#include <gtest/gtest.h>

namespace spadille::tests {
namespace {

std::string at(const std::string& device) {
  std::istringstream mounts(
      "22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw\n"
      "90 22 0:52 / /mnt/far rw,nosuid,nodev shared:7 master:2 - fuse.sshfs club:/book rw\n"
      "91 22 0:53 / /mnt/stick rw - fuseblk /dev/sdb1 rw\n");
  return db::program_between(mounts, device);
}

TEST(Network, is_the_program_that_stands_between) {
  EXPECT_EQ(at("0:52"), "fuse.sshfs");
  EXPECT_EQ(at("0:53"), "");
  EXPECT_EQ(at("0:54"), "");
}

}  // namespace
}  // namespace spadille::tests
