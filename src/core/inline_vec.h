#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace spadille {

/// A short list that lives inside its owner: no allocation, compared by content.
/// REQUIRES: never more than N items.
template <typename T, std::size_t N>
class InlineVec {
 public:
  constexpr InlineVec() = default;
  constexpr InlineVec(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }
  constexpr InlineVec(std::size_t count, const T& item) {
    for (std::size_t i = 0; i < count; ++i) push_back(item);
  }

  constexpr void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  constexpr void clear() { size_ = 0; }
  /// REQUIRES: i < size().
  constexpr void erase(std::size_t i) {
    for (; i + 1 < size_; ++i) items_[i] = items_[i + 1];
    items_[--size_] = T{};
  }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }
  /// REQUIRES: i < size().
  [[nodiscard]] constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] constexpr T* begin() { return items_.data(); }
  [[nodiscard]] constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const InlineVec& a, const InlineVec& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace spadille
