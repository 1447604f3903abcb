#include "codec/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "codec/plain_text.h"

namespace spadille {
namespace {

/// The first bytes of characters that may have to be escaped; all other bytes from 0x80 on belong
/// to text that people see.
bool plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x7F && c != '"' && c != '\\';
}

void append_hex(std::string& text, unsigned code) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text += "\\u";
  for (const unsigned shift : {12U, 8U, 4U, 0U}) text += kHex[code >> shift & 0xFU];
}

/// The number of a character of two or three bytes.
unsigned code_of(std::string_view character) {
  unsigned code = static_cast<unsigned char>(character[0]) & (character.size() == 2 ? 0x1FU : 0xFU);
  for (const char c : character.substr(1))
    code = code << 6U | (static_cast<unsigned char>(c) & 0x3FU);
  return code;
}

/// Appends the first character of a text; how many bytes it took. What no terminal may see is
/// written by its number, what is no character at all as the one that says so.
std::size_t append_character(std::string& text, std::string_view from) {
  constexpr unsigned kReplacement = 0xFFFD;
  const char c = from.front();
  const std::size_t size = bytes_of_character(from);
  if (size == 0) return append_hex(text, kReplacement), 1;
  if (c == '"' || c == '\\')
    (text += '\\') += c;
  else if (unprintable_at(from))
    append_hex(text, size == 1 ? static_cast<unsigned char>(c) : code_of(from.substr(0, size)));
  else
    text += from.substr(0, size);
  return size;
}

}  // namespace

JsonText& JsonText::key(std::string_view key) {
  begin();
  text_ += '"';
  text_ += key;
  text_ += "\":";
  comma_ = false;
  return *this;
}

JsonText& JsonText::value(std::string_view text) {
  begin();
  text_ += '"';
  while (!text.empty()) {
    const auto stop =
        static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), plain) - text.begin());
    text_ += text.substr(0, stop);
    text.remove_prefix(stop);
    if (text.empty()) break;
    text.remove_prefix(append_character(text_, text));
  }
  text_ += '"';
  return *this;
}

JsonText& JsonText::value(int number) {
  begin();
  std::array<char, 12> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text_.append(digits.data(), static_cast<std::size_t>(end - digits.data()));
  return *this;
}

JsonText& JsonText::value(bool flag) {
  begin();
  text_ += flag ? "true" : "false";
  return *this;
}

}  // namespace spadille
