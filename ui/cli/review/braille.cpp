#include "ui/cli/review/braille.h"

#include <algorithm>
#include <array>

namespace spadille::cli {
namespace {

/// The bit of each dot, by row and column of the character (Unicode, block Braille Patterns).
constexpr std::array<std::array<std::uint8_t, Braille::kAcross>, Braille::kDown> kBits{
    {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};

std::size_t distance(std::size_t a, std::size_t b) { return a > b ? a - b : b - a; }

}  // namespace

void Braille::set(Dot dot) {
  std::uint8_t& cell = cells_[dot.y / kDown * columns_ + dot.x / kAcross];
  cell = static_cast<std::uint8_t>(cell | kBits[dot.y % kDown][dot.x % kAcross]);
}

void Braille::line(Dot from, Dot to) {
  const auto steps = std::max<std::size_t>({distance(from.x, to.x), distance(from.y, to.y), 1});
  for (std::size_t i = 0; i <= steps; ++i)
    set({between(from.x, to.x, i, steps), between(from.y, to.y, i, steps)});
}

std::string Braille::at(std::size_t column, std::size_t row) const {
  const unsigned bits = cells_[row * columns_ + column];
  if (bits == 0) return {};
  // U+2800 and the bits, in UTF-8.
  return {'\xE2', static_cast<char>(0xA0U + (bits >> 6U)),
          static_cast<char>(0x80U + (bits & 0x3FU))};
}

}  // namespace spadille::cli
