#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

namespace spadille::tests {

/// An empty folder of real files, gone with the test.
class RealFolder {
 public:
  RealFolder() {
    if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no folder " + path_);
  }
  RealFolder(const RealFolder&) = delete;
  RealFolder(RealFolder&&) = delete;
  RealFolder& operator=(const RealFolder&) = delete;
  RealFolder& operator=(RealFolder&&) = delete;
  ~RealFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string book() const { return path_ + "/book.db"; }

 private:
  /// In memory where that is to be had: none of this needs a disk that is slow.
  static std::string parent() {
    return access("/dev/shm", W_OK) == 0 ? "/dev/shm/" : testing::TempDir();
  }

  std::string path_ = parent() + "harm-XXXXXX";
};

}  // namespace spadille::tests
