#include "codec/json_text.h"

#include <algorithm>
#include <array>

namespace spadille {
namespace {

bool plain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void append_escaped(std::string& text, char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  text += '\\';
  if (byte >= 0x20) {
    text += c;
    return;
  }
  text += "u00";
  text += kHex[byte >> 4U];
  text += kHex[byte & 0xFU];
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
    append_escaped(text_, text.front());
    text.remove_prefix(1);
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
