#include "codec/scalar.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <limits>

namespace spadille {
namespace {

constexpr std::size_t kShown = 60;
constexpr std::size_t kVisible = 240;

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

/// A choice or a rank that looks like a number may be told as one: 32 for "32", 7 for "7"; and a
/// ten is T.
std::string spelling(const Member& member, const Scalar& scalar) {
  const bool number = scalar.kind == Scalar::Kind::integer;
  std::string text = number ? std::to_string(scalar.number) : std::string(scalar.text);
  return member.kind != Kind::choice && text == "10" ? "T" : text;
}

/// By its rank alone where the member takes that.
std::optional<std::int64_t> card_of(const Member& member, const Scalar& scalar) {
  const auto rank = member.by_rank ? rank_named(spelling(member, scalar)) : std::nullopt;
  if (rank) return Card::of_rank(*rank).code();
  const auto card = scalar.kind == Scalar::Kind::text ? card_named(scalar.text) : std::nullopt;
  return card ? std::optional<std::int64_t>(card->code()) : std::nullopt;
}

/// A number as JSON writes it, in whatever locale it was read.
std::string with_point(std::string number) {
  std::replace(number.begin(), number.end(), ',', '.');
  return number;
}

}  // namespace

/// Those that end a line are U+2028 and U+2029 as well, those that turn the direction of writing
/// U+061C, U+200E, U+200F, U+202A…2E and U+2066…69.
bool unprintable_at(std::string_view text) {
  const auto byte = static_cast<unsigned char>(text.front());
  if (byte >= 0x20 && byte < 0x7F) return false;
  if (byte < 0x20 || byte == 0x7F) return true;
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

std::optional<std::int64_t> number_of(const Member& member, const Scalar& scalar) {
  const bool text = scalar.kind == Scalar::Kind::text;
  const bool spelt = text || scalar.kind == Scalar::Kind::integer;
  switch (member.kind) {
    case Kind::flag:
      if (scalar.kind != Scalar::Kind::boolean) return std::nullopt;
      return scalar.number;
    case Kind::choice: return spelt ? choice_of(member, spelling(member, scalar)) : std::nullopt;
    case Kind::calls: return text ? choice_of(member, scalar.text) : std::nullopt;
    case Kind::suit: return text ? as_number(suit_named(scalar.text)) : std::nullopt;
    case Kind::rank:
    case Kind::ranks: return spelt ? as_number(rank_named(spelling(member, scalar))) : std::nullopt;
    case Kind::trick:
      if (text && scalar.text == "?") return Card::unknown().code();
      return spelt ? card_of(member, scalar) : std::nullopt;
    case Kind::cards:
    case Kind::card: return spelt ? card_of(member, scalar) : std::nullopt;
    case Kind::integer:
    case Kind::integers:
    case Kind::marks:
    case Kind::seat:
    case Kind::seats: break;
  }
  if (scalar.kind != Scalar::Kind::integer) return std::nullopt;
  return scalar.number;
}

Scalar whole(std::uint64_t number, std::string_view as_written) {
  constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
  if (number > std::uint64_t{kMost}) return {Scalar::Kind::integer, kMost, as_written};
  return {Scalar::Kind::integer, static_cast<std::int64_t>(number), {}};
}

Scalar real(double number, std::string_view as_written) {
  // nlohmann-json writes the point as the locale does, so a fraction is known by what is no digit.
  if (as_written.find_first_not_of("-0123456789") != std::string_view::npos)
    return {Scalar::Kind::real, 0, as_written};
  using Limits = std::numeric_limits<std::int64_t>;
  return {Scalar::Kind::integer, number < 0 ? Limits::min() : Limits::max(), as_written};
}

std::string clipped(std::string_view utf8, std::size_t bytes) {
  if (utf8.size() <= bytes) return std::string(utf8);
  std::size_t end = bytes;
  while (end > 0 && (static_cast<unsigned char>(utf8[end]) & 0xC0U) == 0x80U) --end;
  return std::string(utf8.substr(0, end)) + "…";
}

std::string shown(const Scalar& scalar) {
  switch (scalar.kind) {
    case Scalar::Kind::null: return "null";
    case Scalar::Kind::boolean: return scalar.number != 0 ? "true" : "false";
    case Scalar::Kind::integer:
      return scalar.text.empty() ? std::to_string(scalar.number) : clipped(scalar.text, kShown);
    case Scalar::Kind::real: return with_point(clipped(scalar.text, kShown));
    case Scalar::Kind::text: break;
  }
  return printable(scalar.text) ? "\"" + clipped(scalar.text, kShown) + "\"" : "";
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
  for (std::size_t i = 0; i < utf8.size(); ++i)
    if (unprintable_at(utf8.substr(i))) return false;
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

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = bytes_of_character(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

}  // namespace spadille
