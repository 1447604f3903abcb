#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

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
  std::string path_ = testing::TempDir() + "harm-XXXXXX";
};

}  // namespace spadille::tests
