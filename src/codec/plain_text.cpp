#include "codec/plain_text.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace spadille {
namespace {

constexpr std::size_t kVisible = 240;

}  // namespace

/// Those that end a line are U+2028 and U+2029 as well, those that turn the direction of writing
/// U+061C, U+200E, U+200F, U+202A…2E and U+2066…69.
bool unprintable_at(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  if (byte < 0x80) return byte < 0x20 || byte == 0x7F;
  const std::string_view two = text.substr(0, 2);
  const std::string_view three = text.substr(0, 3);
  return (two >= "\u0080" && two <= "\u009F") || two == "\u061C" || three == "\u200E" ||
         three == "\u200F" || three == "\uFEFF" || (three >= "\u2028" && three <= "\u202E") ||
         (three >= "\u2066" && three <= "\u2069");
}

std::size_t bytes_of_character(std::string_view text) {
  const auto byte = [text](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4) return 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xC0U) != 0x80U) return 0;
  const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
  const bool beyond = (first == 0xED && byte(1) > 0x9F) || (first == 0xF4 && byte(1) > 0x8F);
  return overlong || beyond ? 0 : size;
}

std::string clipped(std::string_view utf8, std::size_t bytes) {
  if (utf8.size() <= bytes) return std::string(utf8);
  std::size_t end = bytes;
  while (end > 0 && (static_cast<unsigned char>(utf8[end]) & 0xC0U) == 0x80U) --end;
  return std::string(utf8.substr(0, end)) + "…";
}

bool is_date(std::string_view text) {
  const auto number = [text](std::size_t at, std::size_t size) {
    int n = -1;
    const char* end = text.data() + at + size;
    return std::from_chars(text.data() + at, end, n).ptr == end ? n : -1;
  };
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
  const std::chrono::year_month_day day(std::chrono::year(number(0, 4)),
                                        std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                        std::chrono::day(static_cast<unsigned>(number(8, 2))));
  return number(0, 4) >= 0 && day.ok();
}

bool printable(std::string_view utf8) {
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const bool usual = utf8[i] >= ' ' && utf8[i] <= '~';
    if (!usual && unprintable_at(utf8.substr(i))) return false;
  }
  return true;
}

std::string visible(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const std::size_t size = std::max<std::size_t>(bytes_of_character(text), 1);
    const bool shown = bytes_of_character(text) > 0 && !unprintable_at(text);
    all += shown ? text.substr(0, size) : "?";
    text.remove_prefix(size);
  }
  return clipped(all, kVisible);
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : std::string(between)) + word;
  return all;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = bytes_of_character(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

}  // namespace spadille
