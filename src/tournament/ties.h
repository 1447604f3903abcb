#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "tournament/ranking.h"

namespace spadille {

/// What two are compared by, exactly: `over` / `under`. With 0 below there is none, which stands
/// behind every other. REQUIRES: `under` not negative, and below 2^31.
struct Ratio {
  std::int64_t over = 0;
  std::int64_t under = 1;
};
[[nodiscard]] std::weak_ordering compared(const Ratio& a, const Ratio& b);

/// To the nearest whole number, half away from zero. REQUIRES: something below.
[[nodiscard]] std::int64_t rounded(const Ratio& ratio);

/// What tells those apart who are equal so far: for each of a group, in its order, a figure. More
/// is better.
struct Step {
  Rung rung = Rung::measure;
  std::function<std::vector<Ratio>(std::span<const std::size_t> group)> figures{};
};

/// What is the same whoever else is in the group.
[[nodiscard]] Step step(Rung rung, std::function<Ratio(std::size_t)> figure);

/// One of those in order, and what decided that he stands below the one before him.
struct InOrder {
  std::size_t who = 0;
  Rung rung = Rung::first;  ///< `shared`: nothing
  friend bool operator==(const InOrder&, const InOrder&) = default;
};

/// The best first; who is equal on every step stays as he was. A group that a step has split goes
/// on with the next one.
[[nodiscard]] std::vector<InOrder> in_order(const std::vector<std::size_t>& all,
                                            std::span<const Step> steps);

/// The lot of somebody, the same on every machine: the FNV-1a hash of 64 bits of the bytes of his
/// id, exclusive or the seed, as splitmix64 mixes it, without the lowest bit. The higher one wins.
[[nodiscard]] std::int64_t lot(std::uint64_t seed, std::string_view id);

}  // namespace spadille
