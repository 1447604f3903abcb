#pragma once

#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// "1313 : 1319".
[[nodiscard]] QString figures_shown(const std::vector<std::int64_t>& figures);

/// What was written down, as a director calls it: "Result of table 7, round 2".
[[nodiscard]] QString deed(const TournamentEvent& written, const LaidEvent& event,
                           const Speaker& speaker);

/// Who plays for each figure that a table tells: "Ann & Cem".
[[nodiscard]] QStringList sides_of(const DrawnTable& table, const LaidEvent& event);

/// A number as it is typed, perhaps below nothing; nothing where it is none.
[[nodiscard]] std::optional<std::int64_t> number_in(const QString& typed);

}  // namespace spadille::table
