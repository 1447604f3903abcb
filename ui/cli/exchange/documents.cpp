#include "ui/cli/exchange/documents.h"

#include <algorithm>
#include <array>

#include "ui/cli/terminal/files.h"

namespace spadille::cli {
namespace {

constexpr std::string_view kBlank = " \t\r\n";

bool is_blank(std::string_view text) {
  return text.find_first_not_of(kBlank) == std::string_view::npos;
}

/// Whether every bracket that the text opens is closed in it.
bool is_whole(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') quoted = !quoted;
    if (quoted && c == '\\') ++i;
    if (quoted) continue;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
  }
  return depth == 0 && !quoted;
}

}  // namespace

bool looks_like_json(std::string_view text) {
  if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);
  const auto begin = text.find_first_not_of(kBlank);
  return begin != std::string_view::npos && (text[begin] == '{' || text[begin] == '[');
}

/// Without its end.
bool Documents::next_line(std::string& text) {
  std::array<char, std::size_t{64} * 1024> block{};
  text.clear();
  for (bool more = true; more;) {
    in_.getline(block.data(), block.size());
    const auto read = static_cast<std::size_t>(in_.gcount());
    more = in_.fail() && read == block.size() - 1;
    if (in_.bad() || (read == 0 && text.empty())) return false;
    if (more) in_.clear();
    text.append(block.data(), more || in_.eof() ? read : read - 1);
    if (text.size() <= most_) continue;
    text.resize(most_ + 1);
    ended_ = true;
    more = false;
  }
  ++line_;
  return true;
}

/// Behind a first line, everything that follows it, as it stands.
void Documents::add_rest(std::string& text) {
  text.insert(0, line_ - 1, '\n');  // so that places count the lines before it
  if (!in_.eof()) text += '\n';
  read_rest(in_, most_, text);
  text.resize(std::min(text.size(), most_ + 1));
}

bool Documents::next(std::string& text) {
  if (ended_ || (begun_ && !lines_)) return false;
  do
    if (!next_line(text)) return false;
  while (is_blank(text));
  if (begun_) return true;
  begun_ = true;
  lines_ = looks_like_json(text) && is_whole(text);
  if (!lines_ && text.size() <= most_) add_rest(text);
  return true;
}

}  // namespace spadille::cli
