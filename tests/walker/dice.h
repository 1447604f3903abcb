#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace spadille::tests {

/// What decides the details of one step. The same number throws the same, on every machine.
class Dice {
 public:
  explicit Dice(std::uint32_t number) : random_(number) {}

  std::uint32_t number() { return static_cast<std::uint32_t>(random_()); }
  /// REQUIRES: n of at least 1.
  int below(int n) { return static_cast<int>(number() % static_cast<std::uint32_t>(n)); }
  bool one_in(int n) { return below(n) == 0; }
  /// REQUIRES: a list that is not empty.
  template <typename T>
  const T& of(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }
  /// The same in another order.
  template <typename T>
  std::vector<T> shuffled(std::vector<T> list) {
    for (std::size_t i = list.size(); i > 1; --i)
      std::swap(list[i - 1], list[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    return list;
  }

 private:
  std::mt19937 random_;
};

}  // namespace spadille::tests
