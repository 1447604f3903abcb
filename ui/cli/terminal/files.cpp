#include "ui/cli/terminal/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "codec/plain_text.h"

namespace spadille::cli {
namespace {

Error unreadable(const std::string& name, const std::string& why) {
  return {Error::Code::file, {"error.cannot_read"}, visible(name) + " (" + why + ")"};
}

}  // namespace

void read_rest(std::istream& in, std::size_t most, std::string& text) {
  constexpr std::size_t kBlock = std::size_t{64} * 1024;
  while (in && text.size() <= most) {
    const std::size_t had = text.size();
    text.resize(had + kBlock);
    in.read(text.data() + had, kBlock);
    text.resize(had + static_cast<std::size_t>(in.gcount()));
  }
}

tl::expected<std::ifstream, Error> open_file(const std::string& name) {
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored))
    return tl::unexpected(unreadable(name, std::strerror(EISDIR)));
  errno = 0;
  std::ifstream file(name, std::ios::binary);
  if (!file) return tl::unexpected(unreadable(name, std::strerror(errno)));
  return file;
}

tl::expected<std::string, Error> read_file(const std::string& name, std::istream& in,
                                           std::size_t most) {
  errno = 0;
  std::string text;
  if (name == "-") {
    read_rest(in, most, text);
  } else {
    auto file = open_file(name);
    if (!file) return tl::unexpected(file.error());
    read_rest(*file, most, text);
  }
  if (text.empty() && errno != 0) return tl::unexpected(unreadable(name, std::strerror(errno)));
  return text;
}

bool LineReader::next(std::string_view& line) {
  constexpr std::streamsize kPassedOver = std::streamsize{64} << 20U;  // bytes
  if (endless_) return false;
  in_.getline(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
  const auto read = static_cast<std::size_t>(in_.gcount());
  const bool cut = in_.fail() && read == buffer_.size() - 1;
  if (cut) {
    in_.clear();
    in_.ignore(kPassedOver, '\n');
    endless_ = in_.gcount() == kPassedOver;
  }
  if (read == 0) return false;
  line = {buffer_.data(), in_.eof() || cut ? read : read - 1};
  return true;
}

}  // namespace spadille::cli
