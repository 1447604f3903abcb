#include "codec/scalar.h"

#include <algorithm>

namespace spadille {
namespace {

constexpr std::size_t kShown = 60;

std::optional<std::int64_t> choice_of(const Member& member, std::string_view text) {
  const auto found = std::find(member.choices.begin(), member.choices.end(), text);
  if (found == member.choices.end()) return std::nullopt;
  return found - member.choices.begin();
}

template <typename T>
std::optional<std::int64_t> as_number(std::optional<T> value) {
  if (!value) return std::nullopt;
  return static_cast<std::int64_t>(*value);
}

std::string clipped(std::string_view text) {
  if (text.size() <= kShown) return std::string(text);
  std::size_t end = kShown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace

std::optional<std::int64_t> number_of(const Member& member, const Scalar& scalar) {
  const bool text = scalar.kind == Scalar::Kind::text;
  switch (member.kind) {
    case Kind::flag:
      if (scalar.kind != Scalar::Kind::boolean) return std::nullopt;
      return scalar.number;
    case Kind::choice: return text ? choice_of(member, scalar.text) : std::nullopt;
    case Kind::suit: return text ? as_number(suit_named(scalar.text)) : std::nullopt;
    case Kind::rank:
    case Kind::ranks: return text ? as_number(rank_named(scalar.text)) : std::nullopt;
    case Kind::integer:
    case Kind::integers:
    case Kind::seat:
    case Kind::seats: break;
  }
  if (scalar.kind != Scalar::Kind::integer) return std::nullopt;
  return scalar.number;
}

std::string shown(const Scalar& scalar) {
  switch (scalar.kind) {
    case Scalar::Kind::null: return "null";
    case Scalar::Kind::boolean: return scalar.number != 0 ? "true" : "false";
    case Scalar::Kind::integer: return std::to_string(scalar.number);
    case Scalar::Kind::real: return clipped(scalar.text);
    case Scalar::Kind::text: break;
  }
  return printable(scalar.text) ? "\"" + clipped(scalar.text) + "\"" : "";
}

bool printable(std::string_view utf8) {
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    if (byte >= 0x20 && byte < 0x7F) continue;
    if (byte < 0x20 || byte == 0x7F) return false;
    const std::string_view three = utf8.substr(i, 3);
    // C1 controls U+0080…9F; U+200E/F, U+202A…2E and U+2066…69 turn the direction; U+FEFF is a BOM.
    if (byte == 0xC2 && i + 1 < utf8.size() && static_cast<unsigned char>(utf8[i + 1]) < 0xA0)
      return false;
    if (three == "\u200E" || three == "\u200F" || three == "\uFEFF") return false;
    if (three >= "\u202A" && three <= "\u202E") return false;
    if (three >= "\u2066" && three <= "\u2069") return false;
  }
  return true;
}

}  // namespace spadille
