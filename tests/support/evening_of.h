#pragma once

#include <vector>

#include "session/session.h"
#include "tests/support/any.h"

namespace spadille::tests {

/// An evening in a game's own types.
template <Game G>
struct EveningOf {
  About about{};
  typename G::Rules rules{};
  typename G::Carry before{};
  std::vector<typename G::Deal> deals{};

  operator Evening() const {
    Evening evening{about, any(rules), any(before), {}};
    for (const auto& deal : deals) evening.deals.push_back(any(deal));
    return evening;
  }
};

/// A session that begins afresh by these rules.
template <Game G>
[[nodiscard]] Session fresh_session(const typename G::Rules& rules, int seats) {
  return {any(rules), any(start(rules, seats)), {}};
}

}  // namespace spadille::tests
