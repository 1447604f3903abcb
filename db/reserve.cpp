#include "db/reserve.h"

#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>

#include "files/files.h"

namespace spadille::db {
namespace {

constexpr std::size_t kBytes = std::size_t{256} * 1024;

std::string reserve_of(const std::string& path) { return path + ".reserve"; }

/// How many bytes an ordinary file has, where all of them are zero and no more than ours: nobody
/// else's can be. Nothing of any other.
std::optional<std::size_t> zeros_in(const std::string& name) {
  std::error_code missing;
  const auto status = std::filesystem::symlink_status(name, missing);
  if (status.type() != std::filesystem::file_type::regular) return std::nullopt;
  std::string bytes(kBytes + 1, '\0');
  std::ifstream file(name, std::ios::binary);
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  const auto read = static_cast<std::size_t>(file.gcount());
  const bool ours = file.eof() && bytes.find_first_not_of('\0') == std::string::npos;
  return ours ? std::optional(read) : std::nullopt;
}

}  // namespace

bool keep_reserve(const std::string& path) {
  const std::string reserve = reserve_of(path);
  const auto there = zeros_in(reserve);
  if (there == kBytes) return files::share_as(reserve, path), true;
  std::error_code ignored;  // it may be of another user, in a folder where only he may remove it
  if (there) std::filesystem::remove(reserve, ignored);  // it was being made when the power went
  const std::string made = files::make_beside(path, ".reserve");
  if (made.empty()) return false;
  std::ofstream file(made, std::ios::binary);
  file << std::string(kBytes, '\0') << std::flush;
  file.close();
  const bool kept = file && made == reserve;  // otherwise somebody else's file has its name
  if (!kept) std::filesystem::remove(made, ignored);
  if (kept) files::share_as(made, path);
  return kept;
}

bool give_up_reserve(const std::string& path) {
  std::error_code ignored;
  return zeros_in(reserve_of(path)) && std::filesystem::remove(reserve_of(path), ignored);
}

std::uintmax_t free_bytes(const std::string& path) {
  std::error_code unknown;
  const auto folder = std::filesystem::absolute(path, unknown).parent_path();
  const auto space = std::filesystem::space(folder, unknown);
  return unknown ? std::numeric_limits<std::uintmax_t>::max() : space.available;
}

std::string uri_of(const std::string& path) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  const std::string name = files::plain(path);
  std::string uri = name.front() == '/' ? "file://" : "file:";  // nobody's machine, then the path
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '/' || c == '.' || c == '-' || c == '_';
    const auto byte = static_cast<unsigned char>(c);
    if (plain) uri += c;
    if (!plain) uri += {'%', kHex[byte >> 4U], kHex[byte & 0xFU]};
  }
  return uri;
}

}  // namespace spadille::db
