#pragma once

#include "app/phones/acts.h"
#include "app/tournament/tournament_desk.h"

namespace spadille {

/// Does what somebody at a table of an event wants: tells its result, says that one is right
/// (EV-3.3), calls the referee of the room or no longer (EV-9.2). Once, however often it is sent.
/// `not_his`: he does not sit at that table in that round, nor directs; `overtaken`: the table has
/// told something else since, or that call waits no longer. Errors: `conflict` where somebody else
/// wrote first.
[[nodiscard]] Outcome<Carried> carry_out_at_event(Book& book, const StoredSession& stored,
                                                  const Act& act, const Asker& by);

}  // namespace spadille
