#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/people/names.h"
#include "app/record/opening.h"
#include "codec/query.h"

namespace spadille {

/// The session that the table plays, or played last: the open one that was written in last, where
/// none is open any other.
[[nodiscard]] Expected<std::optional<SessionId>> session_of_table(Book& book);

/// How a session begins, or begins anew, as a form says it. People by their names.
struct BeginningForm {
  RulesView rules{};
  std::string title{};
  std::string place{};
  std::vector<std::string> players{};
  std::vector<std::string> waiting{};
  std::string dealer{};
  std::optional<Totals> totals{};  ///< one an account; nothing where they are as they come
  friend bool operator==(const BeginningForm&, const BeginningForm&) = default;
};

/// The same with what somebody on a phone says of it.
struct ToldBeginning {
  BeginningSoFar::Does does = BeginningSoFar::Does::mend;
  int from = 0;  ///< the number of the next deal, where it counts from that one on
  BeginningForm stands{};
  BeginningForm told{};
  InTurn in_turn = InTurn::never;
};

/// Refused where there are no such rules, or no such option or value.
[[nodiscard]] Outcome<ToldBeginning> told_beginning(Book& book, const Desk& desk,
                                                    const Names& names,
                                                    const BeginningSoFar& so_far);

/// What is put right: only what differs. REQUIRES: it is no next session.
[[nodiscard]] OpeningCorrection correction_of(const ToldBeginning& beginning);
/// The next session. REQUIRES: it is one.
[[nodiscard]] Opening opening_of(const ToldBeginning& beginning);

}  // namespace spadille
