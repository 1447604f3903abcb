#pragma once

#include <bit>

namespace spadille {

/// Walks over a set that is kept as bits, the lowest first; `kMember` makes a member of a bit's
/// number.
template <typename Bits, auto kMember>
class BitIterator {
 public:
  constexpr explicit BitIterator(Bits bits) : bits_(bits) {}
  constexpr auto operator*() const { return kMember(std::countr_zero(bits_)); }
  constexpr BitIterator& operator++() {
    bits_ &= bits_ - 1;
    return *this;
  }
  friend constexpr bool operator==(BitIterator, BitIterator) = default;

 private:
  Bits bits_;
};

}  // namespace spadille
