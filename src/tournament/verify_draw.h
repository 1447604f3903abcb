#pragma once

#include <vector>

#include "core/message.h"
#include "core/rule_id.h"
#include "tournament/event.h"

namespace spadille {

/// Something that drawn rounds do not keep to (EV-2).
struct Breach {
  int round = 0;  ///< 0: all rounds together
  int table = 0;  ///< 0: the round as a whole
  RuleId rule{};
  Message message{};           ///< rounds, tables and how many
  std::vector<Entrant> who{};  ///< in the order of the roster
  bool promised = true;        ///< otherwise it is not certain that it could be avoided
  friend bool operator==(const Breach&, const Breach&) = default;
};

/// What the rounds of a tournament do not keep to, by the rules alone: nothing of it is taken from
/// the draw. Round by round, table by table. Takes all rounds for drawn at once, by nobody's hand,
/// and all wishes for known then. REQUIRES: whoever is drawn is on the roster.
[[nodiscard]] std::vector<Breach> breaches(const Tournament& tournament);

/// The same of a log, which says more exactly what was promised: a round keeps to the wishes that
/// were known when it was drawn; after a change by hand, or of the way in which people are put to
/// tables, nothing is promised but that everybody has one place, at a table of the right size.
[[nodiscard]] std::vector<Breach> breaches(const TournamentLog& log);

}  // namespace spadille
