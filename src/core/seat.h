#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "core/bit_iterator.h"
#include "core/inline_vec.h"

namespace spadille {

inline constexpr int kMaxSeats = 8;

/// A place at the table, counted clockwise from 0.
struct Seat {
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(Seat, Seat) = default;
};

[[nodiscard]] constexpr Seat seat(int index) { return Seat{static_cast<std::uint8_t>(index)}; }

/// Partners who count together: where they sit opposite, side 0 has seats 0 and 2, side 1 the
/// others.
struct Side {
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(Side, Side) = default;
};

[[nodiscard]] constexpr Side side_of(Seat s) {
  return Side{static_cast<std::uint8_t>(s.index % 2)};
}
[[nodiscard]] constexpr Side opponents(Side s) {
  return Side{static_cast<std::uint8_t>(1 - s.index)};
}

/// Some of the seats of one table.
class SeatSet {
 public:
  using Iterator = BitIterator<unsigned, seat>;

  constexpr SeatSet() = default;
  constexpr SeatSet(std::initializer_list<Seat> seats) {
    for (const Seat s : seats) insert(s);
  }
  /// The first `count` seats.
  [[nodiscard]] static constexpr SeatSet first(std::size_t count) {
    SeatSet all;
    all.bits_ = (1U << count) - 1U;
    return all;
  }

  constexpr void insert(Seat s) { bits_ |= 1U << s.index; }
  constexpr void erase(Seat s) { bits_ &= ~(1U << s.index); }
  [[nodiscard]] constexpr bool contains(Seat s) const { return (bits_ >> s.index & 1U) != 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return of(a.bits_ | b.bits_); }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return of(a.bits_ & b.bits_); }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return of(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  static constexpr SeatSet of(unsigned bits) {
    SeatSet set;
    set.bits_ = bits;
    return set;
  }
  unsigned bits_ = 0;
};

/// Who plays with whom: the seats of side 0 and of side 1.
using Sides = std::array<SeatSet, 2>;

/// Partners opposite each other.
inline constexpr Sides kOpposite{SeatSet{Seat{0}, Seat{2}}, SeatSet{Seat{1}, Seat{3}}};

/// 0 or 1: the side a seat plays on; −1 where it plays on neither.
[[nodiscard]] constexpr int side_in(const Sides& sides, Seat who) {
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (sides[i].contains(who)) return static_cast<int>(i);
  return -1;
}

/// The nearest seat of `among` clockwise from `from`, `from` itself last.
/// REQUIRES: `among` is not empty.
[[nodiscard]] constexpr Seat next_of(SeatSet among, Seat from) {
  Seat s = from;
  do s = seat((s.index + 1) % kMaxSeats);
  while (!among.contains(s));
  return s;
}

/// One whole number for each seat of the table.
using BySeat = InlineVec<int, kMaxSeats>;

}  // namespace spadille
