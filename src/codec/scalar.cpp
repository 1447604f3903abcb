#include "codec/scalar.h"

#include <algorithm>
#include <limits>

#include "codec/plain_text.h"

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
  using Bounds = std::numeric_limits<std::int64_t>;
  return {Scalar::Kind::integer, number < 0 ? Bounds::min() : Bounds::max(), as_written};
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

}  // namespace spadille
