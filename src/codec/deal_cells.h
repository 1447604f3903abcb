#pragma once

// The columns and cells of a table of deals, for any game. A seat is a player's name, a list its
// items with spaces between, a flag "yes" or nothing, all else as in the short form.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/csv.h"
#include "core/seat_names.h"
#include "games/tables.h"

namespace spadille {

/// What a game asks about a deal.
using DealForm = std::vector<const Member*>;

/// What a deal says of one member, as one cell.
void write_cell(CsvText& text, const Member& member, const SeatNames& names, const Value& value);

/// The value in a cell, empty where nothing stands there. What is wrong is a finding at the member.
[[nodiscard]] Value read_cell(const Member& member, const SeatNames& names, std::string_view cell,
                              Findings& findings);

/// What would do in a cell of this member: "yes | no", "1…100".
[[nodiscard]] std::string possible(const Member& member, const SeatNames& names);

/// Nothing but spaces in any cell.
[[nodiscard]] bool is_blank(const CsvRow& row);

/// The player that a whole cell names, if it is one.
[[nodiscard]] std::optional<Seat> seat_in(const SeatNames& names, std::string_view cell);

/// A whole number, also behind the minus sign of a typesetter.
[[nodiscard]] std::optional<std::int64_t> number_in(std::string_view cell);

/// A cell without the spaces around it, full-width letters as plain ones.
[[nodiscard]] std::string plain_cell(std::string_view cell);

}  // namespace spadille
