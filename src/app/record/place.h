#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "core/seat_names.h"

namespace spadille {

/// Where a deal stands in a session, or is to stand: how the evening stood there, and who sat
/// there. What is said about a deal is heard and told by these names, whoever sits there now.
struct Place {
  Session session{};
  SeatNames names{};
  std::vector<std::string> everybody{};  ///< who sat or waited in the session at any time
};

/// Of the next deal.
[[nodiscard]] Place place_of_next(const Desk& desk, const Names& names);
/// Of the deal of a number. REQUIRES: there is one.
[[nodiscard]] Place place_of(const Desk& desk, const Names& names, int number);
/// Of a deal that is put before the one of a number. REQUIRES: there is one.
[[nodiscard]] Place place_before(const Desk& desk, const Names& names, int number);

/// The session as the deal of a number finds it, with what was ruled about it so far; 0: as the
/// deal in play does.
[[nodiscard]] Session session_before(const Table& table, int number);

/// Who sits there then, and who waits, by id. REQUIRES: as above.
[[nodiscard]] Seating seating_before(const Desk& desk, int number);

/// What the seats were called where an event took effect: at the deal that it recorded, or between
/// two deals where it changed something. As they are called now where it did neither.
[[nodiscard]] SeatNames seat_names_at(const Table& table, const Names& names, Seq event);

/// By which id somebody sits or waits at the session now: whose entries were merged may have
/// another. Nothing: he does neither.
[[nodiscard]] std::optional<std::string> seated_as(const Desk& desk, const Names& names,
                                                   const std::string& player);

/// The seat that a text means there: a name, a letter or a number. Refused with who sat there.
[[nodiscard]] Outcome<Seat> seat_told(const Place& place, std::string_view who);

/// Puts right what is said of a name that was not understood: that somebody of the session did not
/// sit there.
void name_the_absent(Findings& findings, const Place& place);

}  // namespace spadille
