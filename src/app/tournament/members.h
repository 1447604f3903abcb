#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/tournament/tournament_desk.h"

namespace spadille {

/// The names of a table of members: its first column, without its head in whichever language.
/// Errors: where it cannot be read, at its cell.
[[nodiscard]] tl::expected<std::vector<std::string>, Finding> members_in(std::string_view csv);

/// The entries of people of these names, in their order: those by which they are on the roster,
/// where they are; made where there is none. `names` follows.
[[nodiscard]] Outcome<std::vector<std::string>> people_called(
    Book& book, const TournamentDesk& desk, Names& names, const std::vector<std::string>& called);

/// A name that stands there twice, or means somebody who does; nothing where none does. `ids`: whom
/// each of `called` means.
[[nodiscard]] std::optional<Finding> named_twice(const std::vector<std::string>& ids,
                                                 const std::vector<std::string>& called);

}  // namespace spadille
