#include "app/kept_text.h"

#include "codec/plain_text.h"
#include "text/names.h"

namespace spadille {
namespace {

constexpr std::size_t kMostCharacters = 60;
constexpr std::size_t kMostOfRemark = 1000;

/// At most so many characters of a text that is UTF-8.
std::string_view first_characters(std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (begins && ++characters > most) return text.substr(0, i);
  }
  return text;
}

/// What of a text can be shown, without surrounding spaces, in one line: whatever ends a line
/// becomes a space. Empty where it is no UTF-8.
std::string clean_text(std::string_view words) {
  if (!is_utf8(words)) return {};
  std::string text(words);
  for (char& c : text)
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  std::string clean;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t size = 1;
    while (i + size < text.size() && (static_cast<unsigned char>(text[i + size]) & 0xC0U) == 0x80U)
      ++size;
    if (const std::string letter = text.substr(i, size); printable(letter)) clean += letter;
    i += size;
  }
  const auto begin = clean.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return clean.substr(begin, clean.find_last_not_of(' ') - begin + 1);
}

std::string whole_name(std::string_view name) {
  return is_utf8(name) ? clean_text(composed(name)) : std::string();
}

}  // namespace

std::string clean_name(std::string_view name) {
  return std::string(first_characters(whole_name(name), kMostCharacters));
}

std::optional<std::string_view> fault_of_name(std::string_view name) {
  const std::string whole = whole_name(name);
  if (whole.empty()) return "finding.book.name";
  if (first_characters(whole, kMostCharacters) != whole) return "finding.book.name_too_long";
  return std::nullopt;
}

std::string clean_remark(std::string_view words) {
  return std::string(first_characters(clean_text(words), kMostOfRemark));
}

}  // namespace spadille
