#pragma once

#include <numeric>

#include "games/tables.h"

// What is told of a deal besides its calls and cards, held against what these show: a finding with
// both values, and never a silent choice between them.
namespace spadille {

/// What a member says, as documents write it: "3", "20 50", "true"; "-" where it says nothing.
[[nodiscard]] inline std::string written(const Member& row, const Value& value) {
  if (value.empty()) return row.kind == Kind::flag ? "false" : "-";
  std::string text;
  for (const int number : value) text += (text.empty() ? "" : " ") + shown(row, number);
  return text;
}

/// Whether both say the same: of marks their sum.
[[nodiscard]] inline bool say_the_same(const Member& row, const Value& one, const Value& other) {
  if (row.kind == Kind::marks)
    return std::accumulate(one.begin(), one.end(), 0) ==
           std::accumulate(other.begin(), other.end(), 0);
  return one == other;
}

/// A member that was told otherwise than the calls or the cards show it. Players are named.
[[nodiscard]] inline Finding told_otherwise(const Member& row, const Value& told,
                                            const Value& shows) {
  const bool names = row.kind == Kind::seat && !told.empty() && !shows.empty();
  const Message message =
      names ? Message{"finding.played.another_player", {seat(told[0]), seat(shows[0])}}
            : Message{"finding.played.otherwise"};
  Finding finding =
      found_at("/deal/" + std::string(row.key), message, row.rule, written(row, shows));
  finding.given = written(row, told);
  finding.cause = Finding::Cause::contradicts;
  return finding;
}

/// The same for each member that was told. A flag that is off says nothing.
template <typename Row, typename Deal>
[[nodiscard]] Findings told_otherwise(std::span<const Row> form, const Deal& told,
                                      const Deal& shows) {
  Findings findings;
  for (const Row& row : form)
    if (!row.get(told).empty() && !say_the_same(row, row.get(told), row.get(shows)))
      findings.push_back(told_otherwise(row, row.get(told), row.get(shows)));
  return findings;
}

/// The same for a number of which the first tricks show bounds only. `place`: "/deal/tricks".
[[nodiscard]] inline Findings told_outside(std::string_view place, std::optional<int> told,
                                           int least, int most, RuleId rule) {
  if (!told || (*told >= least && *told <= most)) return {};
  Finding finding =
      found_at(place, *told, {"finding.played.otherwise"}, rule, from_to(least, most));
  finding.cause = Finding::Cause::contradicts;
  return {finding};
}

}  // namespace spadille
