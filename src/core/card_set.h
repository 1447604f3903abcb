#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "core/bit_iterator.h"
#include "core/card.h"

namespace spadille {

/// Some of the cards of a pack, in one word.
class CardSet {
 public:
  static constexpr std::uint16_t kEveryRank = 0x7FFC;
  using Iterator = BitIterator<std::uint64_t, Card::of_code>;

  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (const Card c : cards) insert(c);
  }

  /// The cards of one suit; only some ranks where `ranks` has their bits, bit 14 for the ace.
  [[nodiscard]] static constexpr CardSet of(Suit s, std::uint16_t ranks = kEveryRank) {
    return CardSet(std::uint64_t{ranks} << (16U * static_cast<unsigned>(s)));
  }

  /// The same in all four suits.
  [[nodiscard]] static constexpr CardSet of_every_suit(std::uint16_t ranks) {
    return CardSet(std::uint64_t{ranks} * 0x0001'0001'0001'0001U);
  }
  /// A rank and those above it, as bits.
  [[nodiscard]] static constexpr std::uint16_t from(Rank rank) {
    return static_cast<std::uint16_t>(kEveryRank & (0xFFFFU << static_cast<unsigned>(rank)));
  }

  /// The ranks that a suit has here, as bits.
  [[nodiscard]] constexpr std::uint16_t ranks(Suit s) const {
    return static_cast<std::uint16_t>(bits_ >> (16U * static_cast<unsigned>(s)));
  }

  constexpr void insert(Card c) { bits_ |= bit(c); }
  [[nodiscard]] constexpr bool contains(Card c) const { return (bits_ & bit(c)) != 0; }
  [[nodiscard]] constexpr bool contains(CardSet all) const { return (all.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(CardSet, CardSet) = default;

 private:
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}
  [[nodiscard]] static constexpr std::uint64_t bit(Card c) { return std::uint64_t{1} << c.code(); }
  std::uint64_t bits_ = 0;
};

}  // namespace spadille
