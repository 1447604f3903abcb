#pragma once

#include "session/history.h"
#include "session/parts.h"

namespace spadille {

/// How a change between two deals took effect.
struct Changed {
  std::vector<Line> lines{};  ///< that it moved, with their reasons
  std::size_t seated = 0;     ///< which of the seatings sits there from now on
  Sides sides{};              ///< who are partners from now on
  Seat dealer{};              ///< of the next deal
  RuleId ruled{};             ///< by which a deal was void; else unnamed
  friend bool operator==(const Changed&, const Changed&) = default;
};

/// A history with everything that follows from it.
struct Scored {
  Session session{};                  ///< a deal for each entry that is not struck
  std::vector<Seating> seatings{};    ///< from the first to the one now
  std::vector<std::size_t> seated{};  ///< which of them played, a deal each
  std::vector<std::size_t> struck{};  ///< which of them sat where a deal is struck out, one each
  /// What everybody has by himself, whoever sat where, from how a fresh evening begins on: also
  /// from games that were played on paper. Who takes over a seat takes over its part. Who is not
  /// in it has no part in the evening: he has not played, or somebody has taken over.
  Parts own{};
  std::map<Seq, Changed> changed{};  ///< between two deals, by the event that says so
  Findings findings{};  ///< of the opening and of changes; with an error nothing is scored
  friend bool operator==(const Scored&, const Scored&) = default;
};

/// Everything that follows from a history.
[[nodiscard]] Scored fold(const History& history);

}  // namespace spadille
