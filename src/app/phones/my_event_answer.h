#pragma once

#include <string>

#include "app/phones/acts.h"
#include "app/phones/running_event.h"
#include "codec/json_text.h"
#include "text/words.h"

namespace spadille {

/// The event that runs as somebody on a phone sees it: where he sits, what his tables told, how he
/// stands, and where everybody sits; as a `spadille/my-event` document on one line, described in
/// docs/format/door.md. `event`: null where none runs. `now`: "2026-11-20T19:30:00Z".
[[nodiscard]] std::string my_event_answer(const RunningEvent* event, const Names& names,
                                          const Asker& by, const std::string& now,
                                          const Words& words);

/// Which event runs, and how many entries it has: a member of a document.
void write_event(JsonText& json, const TournamentDesk& desk);

}  // namespace spadille
