#include "db/reserve.h"

#include <filesystem>
#include <fstream>
#include <limits>

namespace spadille::db {
namespace {

constexpr std::size_t kBytes = std::size_t{256} * 1024;

std::string reserve_of(const std::string& path) { return path + ".reserve"; }

}  // namespace

bool keep_reserve(const std::string& path) {
  std::error_code missing;
  if (std::filesystem::file_size(reserve_of(path), missing) == kBytes) return true;
  std::ofstream file(reserve_of(path), std::ios::binary | std::ios::trunc);
  file << std::string(kBytes, '\0') << std::flush;
  if (file) return true;
  file.close();
  std::filesystem::remove(reserve_of(path), missing);
  return false;
}

bool give_up_reserve(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::remove(reserve_of(path), ignored);
}

std::uintmax_t free_bytes(const std::string& path) {
  std::error_code unknown;
  const auto folder = std::filesystem::absolute(path, unknown).parent_path();
  const auto space = std::filesystem::space(folder, unknown);
  return unknown ? std::numeric_limits<std::uintmax_t>::max() : space.available;
}

std::string uri_path(const std::string& path) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string uri;
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '/' || c == '.' || c == '-' || c == '_';
    const auto byte = static_cast<unsigned char>(c);
    if (plain) uri += c;
    if (!plain) uri += {'%', kHex[byte >> 4U], kHex[byte & 0xFU]};
  }
  return uri;
}

}  // namespace spadille::db
