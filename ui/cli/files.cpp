#include "ui/cli/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <limits>

namespace spadille::cli {
namespace {

std::string read_all(std::istream& in, std::size_t most) {
  std::string text;
  constexpr std::size_t kBlock = 64 * 1024;
  while (in && text.size() <= most) {
    const std::size_t had = text.size();
    text.resize(had + kBlock);
    in.read(text.data() + had, kBlock);
    text.resize(had + static_cast<std::size_t>(in.gcount()));
  }
  return text;
}

Error unreadable(const std::string& name, const std::string& why) {
  return {Error::Code::file, {"error.cannot_read"}, name + " (" + why + ")"};
}

}  // namespace

tl::expected<std::string, Error> read_file(const std::string& name, std::istream& in,
                                           std::size_t most) {
  if (name == "-") return read_all(in, most);
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored))
    return tl::unexpected(unreadable(name, std::strerror(EISDIR)));
  errno = 0;
  std::ifstream file(name, std::ios::binary);
  if (!file) return tl::unexpected(unreadable(name, std::strerror(errno)));
  std::string text = read_all(file, most);
  if (file.bad()) return tl::unexpected(unreadable(name, std::strerror(errno)));
  return text;
}

bool next_line(std::istream& in, std::string& line, std::size_t most) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  bool any = false;
  for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
    any = true;
    if (c == '\n') return true;
    if (line.size() <= most) line += static_cast<char>(c);
  }
  return any;
}

}  // namespace spadille::cli
