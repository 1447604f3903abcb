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

/// How a session begins or should have, and what somebody on a phone says of it. The dealer by the
/// number of his seat, which stays whoever sits there.
struct ToldBeginning {
  BeginningSoFar::Does does = BeginningSoFar::Does::mend;
  int from = 0;  ///< the number of the next deal, where it counts from that one on
  Opening stands{};
  Opening told{};
};

/// Refused where there are no such rules, or no such option or value.
[[nodiscard]] Outcome<ToldBeginning> told_beginning(Book& book, const Desk& desk,
                                                    const Names& names,
                                                    const BeginningSoFar& so_far);

}  // namespace spadille
