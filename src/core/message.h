#pragma once

#include <string_view>

#include "core/card.h"
#include "core/inline_vec.h"
#include "core/rule_id.h"
#include "core/seat.h"

namespace spadille {

/// One typed argument of a message; words for it are chosen where the message is shown.
struct Arg {
  /// `count` also chooses the plural form; `tally` and `figures` are marks (games/tally.h).
  enum class Kind : std::uint8_t { number, count, seat, side, rank, suit, card, tally, figures };
  Kind kind = Kind::number;
  int value = 0;

  constexpr Arg() = default;
  constexpr Arg(int number) : value(number) {}
  constexpr Arg(Seat s) : kind(Kind::seat), value(s.index) {}
  constexpr Arg(Side s) : kind(Kind::side), value(s.index) {}
  constexpr Arg(Rank r) : kind(Kind::rank), value(static_cast<int>(r)) {}
  constexpr Arg(Suit s) : kind(Kind::suit), value(static_cast<int>(s)) {}
  constexpr Arg(Card c) : kind(Kind::card), value(c.code()) {}
  [[nodiscard]] static constexpr Arg count(int n) {
    Arg arg(n);
    arg.kind = Kind::count;
    return arg;
  }
  friend constexpr bool operator==(const Arg&, const Arg&) = default;
};

/// What is to be said, before a language is chosen: the key of a phrase (core/phrase.h) and its
/// arguments.
struct Message {
  std::string_view key;  ///< a literal
  InlineVec<Arg, 4> args{};
  friend bool operator==(const Message&, const Message&) = default;
};

}  // namespace spadille
