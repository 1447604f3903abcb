#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace spadille::cli {

/// A point of a canvas, counted from its upper left corner.
struct Dot {
  std::size_t x = 0;
  std::size_t y = 0;
};

/// The whole number nearest to the way from `a` to `b` when `step` of `steps` are done.
[[nodiscard]] constexpr std::size_t between(std::size_t a, std::size_t b, std::size_t step,
                                            std::size_t steps) {
  return (a * (steps - step) + b * step + steps / 2) / steps;
}

/// Straight lines drawn with the dots of braille characters: two across and four down in each.
class Braille {
 public:
  static constexpr std::size_t kAcross = 2;
  static constexpr std::size_t kDown = 4;

  Braille(std::size_t columns, std::size_t rows) : columns_(columns), cells_(columns * rows) {}

  /// REQUIRES: both ends lie on the canvas.
  void line(Dot from, Dot to);
  /// The character in a cell, empty where no line goes.
  [[nodiscard]] std::string at(std::size_t column, std::size_t row) const;

 private:
  void set(Dot dot);

  std::size_t columns_;
  std::vector<std::uint8_t> cells_;  ///< a bit a dot, as Unicode numbers them
};

}  // namespace spadille::cli
