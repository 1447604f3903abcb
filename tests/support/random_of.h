#pragma once

#include "tests/support/any.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {

/// The same in a game's own types.
template <Game G>
class RandomOf : public RandomEvening {
 public:
  using Rules = typename G::Rules;
  using Carry = typename G::Carry;
  using Deal = typename G::Deal;

  explicit RandomOf(std::uint32_t seed) : RandomEvening(game_of<G>(), seed) {}

  Rules rules() { return RandomEvening::rules().template as<Rules>(); }
  Deal any_deal() { return RandomEvening::any_deal().template as<Deal>(); }
  Deal deal(const Rules& rules, const Carry& carry) {
    return RandomEvening::deal(any(rules), any(carry)).template as<Deal>();
  }
  std::optional<Deal> try_deal(const Rules& rules, const Carry& carry) {
    const auto found = RandomEvening::try_deal(any(rules), any(carry));
    if (!found) return std::nullopt;
    return found->template as<Deal>();
  }
};

}  // namespace spadille::tests
