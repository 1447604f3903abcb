#include "text/unicode.h"

#include <algorithm>
#include <array>
#include <vector>

#include <utf8proc.h>

namespace spadille::unicode {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

using Codes = std::vector<utf8proc_int32_t>;  // as the library has letters

const utf8proc_uint8_t* bytes(std::string_view text) {
  return static_cast<const utf8proc_uint8_t*>(static_cast<const void*>(text.data()));
}

utf8proc_ssize_t length(const auto& text) { return static_cast<utf8proc_ssize_t>(text.size()); }

utf8proc_category_t category(char32_t c) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(c));
}

/// How many bytes the first letter has; 0: they belong to none.
std::size_t size_of_first(std::string_view text) {
  utf8proc_int32_t c = 0;
  const utf8proc_ssize_t size = utf8proc_iterate(bytes(text), length(text), &c);
  return size > 0 ? static_cast<std::size_t>(size) : 0;
}

/// With a replacement for each byte that belongs to no letter.
std::string readable(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const std::size_t size = size_of_first(text);
    all += size > 0 ? text.substr(0, size) : kReplacement;
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return all;
}

utf8proc_option_t apart(Form form) {
  int how = UTF8PROC_DECOMPOSE | UTF8PROC_STABLE;
  if (form != Form::composed) how |= UTF8PROC_COMPAT;
  if (form == Form::apart_alike_small) how |= UTF8PROC_CASEFOLD;
  return static_cast<utf8proc_option_t>(how);
}

}  // namespace

bool is_valid(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = size_of_first(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

Letters letters(std::string_view utf8, Form form) {
  const std::string text = readable(utf8);
  Codes codes(text.size());
  const auto decompose = [&] {
    return utf8proc_decompose(bytes(text), length(text), codes.data(), length(codes), apart(form));
  };
  auto size = decompose();
  if (size > length(codes)) {
    codes.resize(static_cast<std::size_t>(size));
    size = decompose();
  }
  Letters all(codes.begin(), codes.begin() + size);
  return form == Form::apart_alike_small ? all : composed(all);
}

Letters composed(const Letters& letters) {
  constexpr auto kHow = static_cast<utf8proc_option_t>(UTF8PROC_COMPOSE | UTF8PROC_STABLE);
  Codes codes(letters.begin(), letters.end());
  const auto size = utf8proc_normalize_utf32(codes.data(), length(codes), kHow);
  return {codes.begin(), codes.begin() + size};
}

std::string utf8(const Letters& letters) {
  constexpr int kMost = 4;
  std::string text;
  text.reserve(letters.size());
  for (const char32_t c : letters) {
    std::array<utf8proc_uint8_t, kMost> sign{};
    const auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(c), sign.data());
    text.append(sign.begin(), sign.begin() + size);
  }
  return text;
}

bool is_letter(char32_t c) {
  const auto kind = category(c);
  return kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_LO;
}

bool is_letter_or_number(char32_t c) {
  const auto kind = category(c);
  return is_letter(c) || (kind >= UTF8PROC_CATEGORY_ND && kind <= UTF8PROC_CATEGORY_NO);
}

bool is_space(char32_t c) { return category(c) == UTF8PROC_CATEGORY_ZS; }

bool is_format(char32_t c) { return category(c) == UTF8PROC_CATEGORY_CF; }

bool has_right_to_left(std::string_view utf8) {
  while (!utf8.empty()) {
    utf8proc_int32_t c = 0;
    const utf8proc_ssize_t size = utf8proc_iterate(bytes(utf8), length(utf8), &c);
    if (size > 0) {
      const auto kind = utf8proc_get_property(c)->bidi_class;
      if (kind == UTF8PROC_BIDI_CLASS_R || kind == UTF8PROC_BIDI_CLASS_AL) return true;
    }
    utf8.remove_prefix(size > 0 ? static_cast<std::size_t>(size) : 1);
  }
  return false;
}

}  // namespace spadille::unicode
