#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "core/inline_vec.h"
#include "core/message.h"

namespace spadille {

/// What the melds of one trick can be worth (KJ-5.4).
inline constexpr std::array kMarkValues{20, 40, 50, 70, 100, 200};

/// What players chalk beside a deal for it; higher values are written in figures (KJ-5.7).
inline constexpr std::array<std::pair<std::string_view, int>, 4> kTally{
    {{"I", 20}, {"II", 40}, {"V", 50}, {"VI", 70}}};

/// What was claimed for a deal in the order of its tricks, one mark a trick; at most ten tricks.
using Marks = InlineVec<int, 10>;

/// Marks as one number: a digit of base 7 a mark. REQUIRES: values of kMarkValues.
[[nodiscard]] constexpr int packed(const Marks& marks) {
  int number = 0;
  for (std::size_t i = marks.size(); i-- > 0;) {
    const auto* found = std::find(kMarkValues.begin(), kMarkValues.end(), marks[i]);
    number = number * 7 + static_cast<int>(found - kMarkValues.begin()) + 1;
  }
  return number;
}

[[nodiscard]] constexpr Marks unpacked(int number) {
  Marks marks;
  for (; number > 0; number /= 7)
    marks.push_back(kMarkValues[static_cast<std::size_t>(number % 7 - 1)]);
  return marks;
}

/// Marks in a message, to be shown as a tally or in figures.
[[nodiscard]] constexpr Arg chalked(const Marks& marks, Arg::Kind kind) {
  Arg arg(packed(marks));
  arg.kind = kind;
  return arg;
}

}  // namespace spadille
