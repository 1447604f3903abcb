#include "ui/cli/terminal/door.h"

#include <algorithm>
#include <utility>

#include "codec/plain_text.h"
#include "ui/cli/terminal/style.h"

namespace spadille::cli {
namespace {

bool plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte >= 0x20 && byte < 0x7F) || c == '\n';
}

/// Tables end their lines with it (RFC 4180).
constexpr std::string_view kTableLineEnd = "\r\n";

/// Whether a text ends within its first character.
bool breaks_off(std::string_view text) {
  if (text == "\r") return true;
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  return first >= 0xC2 && first <= 0xF4 && text.size() < size &&
         std::all_of(text.begin() + 1, text.end(), continues);
}

/// How many bytes the first character may leave with, or the sequence that begins there; 0: none.
std::size_t harmless_character(std::string_view text, bool styled) {
  if (text.substr(0, kTableLineEnd.size()) == kTableLineEnd) return kTableLineEnd.size();
  if (const std::size_t style = styled ? Style::sequence_at(text) : 0) return style;
  return unprintable_at(text) ? 0 : bytes_of_character(text);
}

/// How many bytes of a text may leave as they stand.
std::size_t harmless(std::string_view text, bool styled) {
  const char* at = text.data();
  const char* const end = at + text.size();
  while ((at = std::find_if_not(at, end, plain)) != end) {  // most of what is printed
    const std::size_t whole = harmless_character({at, static_cast<std::size_t>(end - at)}, styled);
    if (whole == 0) break;
    at += whole;
  }
  return static_cast<std::size_t>(at - text.data());
}

}  // namespace

Door::Door(std::ostream& sink, bool styled)
    : std::ostream(nullptr), buffer_(*sink.rdbuf(), styled) {
  rdbuf(&buffer_);
  clear(sink.rdstate());
  setf(sink.flags() & std::ios::unitbuf);
}

bool Door::Buffer::pass(std::string_view text) {
  const auto size = static_cast<std::streamsize>(text.size());
  used_ = used_ || size > 0;
  return sink_.sputn(text.data(), size) == size;
}

/// Everything but the beginning of a character at the end.
bool Door::Buffer::put(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = harmless(text, styled_);
    if (!pass(text.substr(0, size))) return false;
    text.remove_prefix(size);
    if (text.empty()) break;
    if (breaks_off(text)) return begun_ = text, true;
    if (!pass("?")) return false;
    text.remove_prefix(std::max<std::size_t>(bytes_of_character(text), 1));
  }
  return true;
}

std::streamsize Door::Buffer::xsputn(const char* text, std::streamsize size) {
  const std::string_view added(text, static_cast<std::size_t>(size));
  if (begun_.empty()) return put(added) ? size : 0;
  const std::string whole = std::exchange(begun_, {}) + std::string(added);
  return put(whole) ? size : 0;
}

Door::Buffer::int_type Door::Buffer::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  const char one = traits_type::to_char_type(c);
  return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

int Door::Buffer::sync() { return sink_.pubsync(); }

void Door::Buffer::end() {
  if (!std::exchange(begun_, {}).empty()) static_cast<void>(pass("?"));
}

}  // namespace spadille::cli
