#pragma once

#include "session/fold.h"
#include "tests/support/any.h"
#include "tests/support/print_game.h"

namespace spadille::tests {

/// A log as it grows, and what follows from it. Four sit there: a, b, c, d.
template <Game G>
struct GrowingLog {
  using Rules = typename G::Rules;
  using Carry = typename G::Carry;
  using Deal = typename G::Deal;

  std::vector<Event> events{};

  explicit GrowingLog(const Rules& rules = {}) {
    Event event{.kind = EventKind::opened};
    event.rules = any(rules);
    event.before = start(*event.rules, 4);
    event.about.players = {"a", "b", "c", "d"};
    events.push_back(event);
  }
  /// How the evening began.
  Carry& before() { return events.front().before->as<Carry>(); }
  Event& add(EventKind kind, Seq of = 0) {
    events.push_back({.kind = kind});
    events.back().said.of = of;
    return events.back();
  }
  Event& add(const Deal& deal) {
    Event& event = add(EventKind::deal_recorded);
    event.deal = any(deal);
    return event;
  }
  [[nodiscard]] Scored scored() const { return fold(history({&game_of<G>(), events})); }
  [[nodiscard]] Carry carry() const { return scored().session.carry.template as<Carry>(); }
  [[nodiscard]] Totals totals_now() const { return totals(scored().session.carry); }
};

/// The makers of a deal of Euchre, and their tricks.
inline euchre::Deal made(int maker, int tricks) { return {.maker = seat(maker), .tricks = tricks}; }

}  // namespace spadille::tests
