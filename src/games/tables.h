#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/card_set.h"
#include "core/finding.h"
#include "core/seat.h"
#include "core/trick.h"

namespace spadille {

/// One member of a document as plain numbers: a flag is {1}, a seat its index, a rank its face
/// value, a list all of its items; empty when the member is absent.
using Value = InlineVec<int, 32>;

/// `marks` are integers that a short form may write as a tally; `cards` are codes of cards, in a
/// `trick` in their order, and one may be unknown; `calls` are choices one after the other.
enum class Kind : std::uint8_t {
  flag,
  integer,
  choice,
  seat,
  seats,
  rank,
  ranks,
  suit,
  integers,
  marks,
  cards,
  card,
  trick,
  calls
};

[[nodiscard]] constexpr bool is_list(Kind kind) {
  return kind == Kind::seats || kind == Kind::ranks || kind == Kind::integers ||
         kind == Kind::marks || kind == Kind::cards || kind == Kind::trick || kind == Kind::calls;
}

/// Whether it says who.
[[nodiscard]] constexpr bool is_seat(Kind kind) {
  return kind == Kind::seat || kind == Kind::seats;
}

[[nodiscard]] constexpr bool is_of_cards(Kind kind) {
  return kind == Kind::cards || kind == Kind::card || kind == Kind::trick;
}

/// Whether documents write it as words and not as numbers.
[[nodiscard]] constexpr bool is_text(Kind kind) {
  return is_of_cards(kind) || kind == Kind::choice || kind == Kind::calls || kind == Kind::rank ||
         kind == Kind::ranks || kind == Kind::suit;
}

/// Whether nothing can stand twice in a list of this kind.
[[nodiscard]] constexpr bool is_set(Kind kind) {
  return kind == Kind::seats || kind == Kind::cards;
}

/// One named member of a game's rules, deal or carry. JSON reading and writing, schemas, the short
/// text form, command line and documentation all come from tables of these.
struct Member {
  std::string_view key;
  Kind kind = Kind::flag;
  RuleId rule{};             ///< the clause that says what it means
  std::string_view label{};  ///< message key of its description
  int min = 0, max = 0;      ///< of an integer, or of each of several
  int step = 1;
  int most = kMaxSeats;                         ///< items of a list
  std::span<const std::string_view> choices{};  ///< of a choice, by value
  std::string_view word{};                      ///< before it in the short form; bare without one
  bool play_only = false;                       ///< read, kept and shown, but changes no score
  bool by_rank = false;  ///< cards can be told by rank alone, where suits do not matter
  /// About something irregular: those decide it who are not at fault, and see first what comes of
  /// each answer.
  bool chosen = false;
  int once_over = 0;     ///< the same: the first answer there is once the deal has been played
  int once_entered = 0;  ///< the same: the first there is only once the deal stands on the sheet

  /// Whether `n` can be the value, or one item of a list.
  [[nodiscard]] constexpr bool accepts(int n) const {
    if (kind == Kind::flag) return n == 0 || n == 1;
    if (kind == Kind::suit) return n >= 0 && n < static_cast<int>(kSuitLetters.size());
    if (kind == Kind::choice || kind == Kind::calls)
      return n >= 0 && n < static_cast<int>(choices.size());
    if (kind == Kind::trick && n == Card::unknown().code()) return true;
    if (by_rank && is_rank_alone(n)) return true;
    if (is_of_cards(kind)) return is_card(n);
    return n >= min && n <= max && (n - min) % step == 0;
  }
};

/// Whether an item can stand in a list once only. A hand may have several cards of a rank.
[[nodiscard]] constexpr bool stands_once(const Member& member, int item) {
  return is_set(member.kind) && !(is_of_cards(member.kind) && is_rank_alone(item));
}

/// A member with the way to it in its owner.
template <typename Owner>
struct Field : Member {
  Value (*get)(const Owner&) = nullptr;
  void (*set)(Owner&, const Value&) = nullptr;  ///< REQUIRES: accepted values
};

/// The row of that key; nothing where the table has none.
template <typename Row>
[[nodiscard]] const Row* row_called(std::span<const Row> table, std::string_view key) {
  for (const Row& row : table)
    if (row.key == key) return &row;
  return nullptr;
}

/// A complete set of rules with a name and the source it follows.
template <typename Rules>
struct Preset {
  std::string_view id;      ///< "kyuuri/seed"
  std::string_view label;   ///< message key
  std::string_view source;  ///< where these rules are written down
  Rules rules{};
};

/// A field of a deal, and when a guided entry has to ask for it.
template <typename Rules, typename Carry, typename Deal>
struct Question : Field<Deal> {
  bool (*asked)(const Rules&, const Carry&, const Deal& so_far) = nullptr;
};

/// An answer that nobody has to give, because a deal that is written down gives it.
struct Known {
  std::string_view key{};  ///< of the question
  Value value{};
};

namespace detail {

template <typename T>
struct MemberOf;
template <typename Owner, typename T>
struct MemberOf<T Owner::*> {
  using OwnerType = Owner;
  using Type = T;
};

[[nodiscard]] constexpr Value encode(bool b) { return b ? Value{1} : Value{}; }
[[nodiscard]] constexpr Value encode(int n) { return {n}; }
[[nodiscard]] constexpr Value encode(Seat s) { return {s.index}; }
[[nodiscard]] constexpr Value encode(Card c) { return {c.code()}; }
template <typename E>
requires std::is_enum_v<E>
[[nodiscard]] constexpr Value encode(E e) { return {static_cast<int>(e)}; }
template <typename T>
[[nodiscard]] constexpr Value encode(const std::optional<T>& value) {
  return value ? encode(*value) : Value{};
}
template <typename T, std::size_t N>
[[nodiscard]] constexpr Value encode(const InlineVec<T, N>& list) {
  Value value;
  for (const T& item : list) value.push_back(static_cast<int>(item));
  return value;
}
[[nodiscard]] constexpr Value encode(const Trick& cards) {
  Value value;
  for (const Card c : cards) value.push_back(c.code());
  return value;
}
[[nodiscard]] constexpr Value encode(SeatSet seats) {
  Value value;
  for (const Seat s : seats) value.push_back(s.index);
  return value;
}

[[nodiscard]] constexpr Value encode(CardSet cards) {
  Value value;
  for (const Card c : cards) value.push_back(c.code());
  return value;
}

constexpr void decode(const Value& value, bool& b) { b = !value.empty() && value[0] != 0; }
constexpr void decode(const Value& value, int& n) { n = value[0]; }
constexpr void decode(const Value& value, Seat& s) { s = seat(value[0]); }
constexpr void decode(const Value& value, Card& c) { c = Card::of_code(value[0]); }
template <typename E>
requires std::is_enum_v<E>
constexpr void decode(const Value& value, E& e) { e = static_cast<E>(value[0]); }
template <typename T>
constexpr void decode(const Value& value, std::optional<T>& out) {
  if (value.empty()) return out.reset();
  decode(value, out.emplace());
}
template <typename T, std::size_t N>
constexpr void decode(const Value& value, InlineVec<T, N>& list) {
  list.clear();
  for (const int item : value) list.push_back(static_cast<T>(item));
}
constexpr void decode(const Value& value, Trick& cards) {
  cards.clear();
  for (const int item : value) cards.push_back(Card::of_code(item));
}
constexpr void decode(const Value& value, SeatSet& seats) {
  seats = {};
  for (const int item : value) seats.insert(seat(item));
}
constexpr void decode(const Value& value, CardSet& cards) {
  cards = {};
  for (const int item : value) cards.insert(Card::of_code(item));
}

}  // namespace detail

/// The field that reads and writes `Pointer`: field<&Deal::maker>({.key = "maker", …}).
template <auto Pointer>
[[nodiscard]] constexpr auto field(Member member) {
  using Owner = typename detail::MemberOf<decltype(Pointer)>::OwnerType;
  return Field<Owner>{
      member,
      [](const Owner& owner) { return detail::encode(owner.*Pointer); },
      [](Owner& owner, const Value& value) { detail::decode(value, owner.*Pointer); },
  };
}

/// "up | down": names as alternatives, in any language.
[[nodiscard]] std::string alternatives(std::span<const std::string_view> names);

/// "0…5", "up | down", "true | false": what a member takes, in any language.
[[nodiscard]] std::string domain(const Member& member);

/// The number as a document shows it: a choice by its name, a rank by its letter.
[[nodiscard]] std::string shown(const Member& member, int number);

/// A warning: an option that differs from its default and can change nothing without another.
[[nodiscard]] Finding without_effect(std::string_view key, RuleId rule, std::string_view needed);

/// A finding for each member of `owner` that is outside its table's range.
template <typename Owner, typename Row>
[[nodiscard]] Findings out_of_range(std::span<const Row> table, const Owner& owner) {
  Findings findings;
  for (const Row& row : table)
    for (const int number : row.get(owner))
      if (!row.accepts(number))
        findings.push_back({.place = "/" + std::string(row.key),
                            .given = shown(row, number),
                            .message = {"finding.range"},
                            .rule = row.rule,
                            .expected = domain(row)});
  return findings;
}

}  // namespace spadille
