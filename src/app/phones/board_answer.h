#pragma once

#include <optional>
#include <string>

#include "app/tournament/tournament_desk.h"
#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// Which rows of the sheet a board has.
enum class Rows : std::uint8_t { last, all };

/// How an evening stands, as a `spadille/board` document on one line, without the end of the line.
/// `evening`: null where no session is open; `event`: null where none runs. Described in
/// docs/format/door.md.
[[nodiscard]] std::string board_answer(const EveningView* evening, const TournamentDesk* event,
                                       Rows rows, const Words& words);

}  // namespace spadille
