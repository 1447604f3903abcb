#pragma once

#include <istream>
#include <string>

namespace spadille::db {

/// What a file's disk is called where it belongs to another machine: "nfs"; empty where it is a
/// disk of this one.
[[nodiscard]] std::string network_of(const std::string& path);

/// A program in between may lead anywhere: "fuse.sshfs" to another machine, "fuseblk" to a disk,
/// which is nothing to tell. `mounts`: lines of /proc/self/mountinfo; `device`: "0:52".
[[nodiscard]] std::string program_between(std::istream& mounts, const std::string& device);

}  // namespace spadille::db
