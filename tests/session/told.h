#pragma once

#include "games/games.h"
#include "session/fold.h"
#include "tests/support/print.h"

namespace spadille::tests {

/// A log as it grows, and what follows from it. Four sit there: a, b, c, d.
template <Game G>
struct Told {
  std::vector<Event<G>> log{};

  explicit Told(typename G::Rules rules = {}) {
    Event<G> event{.kind = EventKind::opened};
    event.rules = rules;
    event.before = start(rules, 4);
    event.about.players = {"a", "b", "c", "d"};
    log.push_back(event);
  }
  Event<G>& add(EventKind kind, Seq of = 0) {
    log.push_back({.kind = kind});
    log.back().said.of = of;
    return log.back();
  }
  Event<G>& add(typename G::Deal deal) {
    Event<G>& event = add(EventKind::deal_recorded);
    event.deal = deal;
    return event;
  }
  [[nodiscard]] Scored<G> scored() const { return fold(history<G>(log)); }
  [[nodiscard]] Totals totals_now() const { return totals(scored().session.carry); }
};

/// The makers of a deal of Euchre, and their tricks.
inline euchre::Deal made(int maker, int tricks) { return {.maker = seat(maker), .tricks = tricks}; }

}  // namespace spadille::tests
