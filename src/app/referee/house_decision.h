#pragma once

#include <string>
#include <vector>

#include "app/views.h"
#include "codec/document.h"
#include "core/ruling.h"

namespace spadille {

/// What a table decided about something irregular, as it was.
struct Decided {
  Evening table{};  ///< when and where, by which rules, how things stood when the deal began
  AnyIncident incident{};
  Ruling ruling{};
  std::string why{};
};

/// The table of a question that is asked in a session: its people, and when and where it is played.
[[nodiscard]] Evening asked_in(Evening table, const About& session);

/// The same for others to keep to: nobody is named, and only what the question depends on is told.
/// REQUIRES: validate() finds no error in the incident at that table.
[[nodiscard]] ToldPrecedent precedent_of(const Decided& decided);

/// What a house ruling says to a question of today.
struct HouseDecision {
  std::string name{};  ///< by which the book keeps it
  std::string date{};
  std::string place{};
  std::string why{};
  RuleId clause{};
  Ruling ruling{};                  ///< for those who sit here
  Ruling by_rules{};                ///< what the rules said then, for those who sit here
  std::vector<Difference> rules{};  ///< that the question depends on: a then, b now
};

/// Whether a precedent is about the question that is put at a table: the same game, as many seats,
/// the same kind, and the same answers wherever another one would change what the rules say.
/// REQUIRES: as above.
[[nodiscard]] bool answers(const ToldPrecedent& precedent, const Evening& table,
                           const AnyIncident& incident);

/// What it says to it. REQUIRES: answers().
[[nodiscard]] HouseDecision decision_of(const ToldPrecedent& precedent, const Evening& table,
                                        const AnyIncident& incident);

}  // namespace spadille
