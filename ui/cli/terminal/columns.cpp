#include "ui/cli/terminal/columns.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace spadille::cli {
namespace {

/// The first character: its lead byte and the continuation bytes behind it.
std::string_view first_character(std::string_view utf8) {
  std::size_t size = 1;
  while (size < utf8.size() && (static_cast<unsigned char>(utf8[size]) & 0xC0U) == 0x80U) ++size;
  return utf8.substr(0, size);
}

bool is_wide(std::string_view character) { return character.size() >= 3 && width(character) == 2; }

/// A Japanese line may not begin with these.
bool closes(std::string_view character) {
  constexpr std::string_view kClosing = "、。，．）」』】・ーっゃゅょッャュョ！？：；";
  return character.size() == 3 && kClosing.find(character) != std::string_view::npos;
}

/// And may not end with these.
bool opens(std::string_view character) {
  constexpr std::string_view kOpening = "（「『【";
  return character.size() == 3 && kOpening.find(character) != std::string_view::npos;
}

/// What may not be broken: a word, or one wide character with closing marks behind it. A space at
/// the end belongs to the piece.
std::vector<std::string_view> pieces(std::string_view text) {
  std::vector<std::string_view> pieces;
  const char* begin = text.data();
  bool may_break = false;
  bool opened = false;
  while (!text.empty()) {
    const std::string_view c = first_character(text);
    const bool wide = is_wide(c);
    if (c.data() != begin && (may_break || wide) && !opened && !closes(c)) {
      pieces.emplace_back(begin, static_cast<std::size_t>(c.data() - begin));
      begin = c.data();
    }
    may_break = wide || c == " ";
    opened = opens(c);
    text.remove_prefix(c.size());
  }
  if (begin != text.data())
    pieces.emplace_back(begin, static_cast<std::size_t>(text.data() - begin));
  return pieces;
}

}  // namespace

std::size_t width(std::string_view utf8) {
  if (std::all_of(utf8.begin(), utf8.end(), [](char c) { return c >= ' ' && c <= '~'; }))
    return utf8.size();
  const auto spaces = fmt::formatted_size("{:<512}", utf8) - utf8.size();
  return spaces <= 512 ? 512 - spaces : utf8.size();
}

std::string fitted(std::string_view utf8, std::size_t columns) {
  if (width(utf8) <= columns) return std::string(utf8);
  std::string text;
  std::size_t used = 0;
  while (!utf8.empty()) {
    const std::string_view c = first_character(utf8);
    if (used + width(c) + 1 > columns) break;
    text += c;
    used += width(c);
    utf8.remove_prefix(c.size());
  }
  return text + "…";
}

std::string left(std::string_view utf8, std::size_t columns) {
  return fmt::format("{:<{}}", fitted(utf8, columns), columns);
}

std::string right(std::string_view utf8, std::size_t columns) {
  return fmt::format("{:>{}}", fitted(utf8, columns), columns);
}

std::string wrapped(std::string_view utf8, std::size_t columns, std::size_t indent) {
  std::string text;
  std::string line;
  const auto flush = [&] {
    line.erase(line.find_last_not_of(' ') + 1);
    text += std::string(line.empty() ? 0 : indent, ' ') + line + '\n';
    line.clear();
  };
  for (const std::string_view piece : pieces(utf8)) {
    const auto ink = width(piece.substr(0, piece.find_last_not_of(' ') + 1));
    if (!line.empty() && width(line) + ink > columns) flush();
    line += piece;
  }
  flush();
  return text;
}

}  // namespace spadille::cli
