#pragma once

#include <string_view>
#include <variant>

#include "app/record/desk.h"
#include "app/tournament/tournament_desk.h"
#include "codec/document.h"
#include "codec/log_document.h"

namespace spadille {

struct ReadEvening {
  Evening evening{};
  Findings warnings{};
};
struct ReadLog {
  LogDocument document{};
  Table table{};        ///< of its events
  Findings unproven{};  ///< warnings: a hash that is missing, totals that the scores contradict
};
struct ReadTournament {
  TournamentDocument document{};
  Findings unproven{};  ///< a warning: a hash that is missing
};
/// A document that was read and scored: the long part of an import, which needs no book.
using ReadDocument = std::variant<ReadEvening, ReadLog, ToldPrecedent, ReadTournament>;

/// Reads a spadille/log, a spadille/event, a spadille/session or a spadille/precedent. Errors: of
/// the document.
[[nodiscard]] Outcome<ReadDocument> read_for_import(std::string_view text);

}  // namespace spadille
