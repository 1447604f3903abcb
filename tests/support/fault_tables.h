#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/any_game.h"

// The tables of docs/rulings.md: where somebody may end better by a fault, and why.
namespace spadille::tests {

/// "revoke=none, pit=100": members of rules or of an irregularity, each with what it says.
using Conditions = std::vector<std::pair<std::string, std::string>>;

/// Where the side at fault ends better, and the source says so.
struct Allowed {
  std::string game;
  std::string fault;
  Conditions rules{};
  Conditions told{};
  std::string than;  ///< "as played" or "one trick fewer"
  std::string clause;
};

/// What is nobody's fault, or that of both sides.
struct Nobodys {
  std::string game;
  std::string fault;
  Conditions told{};
  std::string clause;
};

struct FaultTables {
  std::vector<Allowed> allowed{};
  std::vector<Nobodys> nobodys{};
};

/// As the document has them now.
[[nodiscard]] FaultTables fault_tables();

/// Whether these rules, or what is told of an irregularity, say all of it.
[[nodiscard]] bool hold(const Conditions& all, const AnyRules& rules);
[[nodiscard]] bool hold(const Conditions& all, const AnyIncident& incident);

/// "revoke who=2 noticed=counting".
[[nodiscard]] std::string text_of(const AnyIncident& incident);
/// What differs from the default.
[[nodiscard]] std::string text_of(const AnyRules& rules);

}  // namespace spadille::tests
