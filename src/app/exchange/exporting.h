#pragma once

#include <string>
#include <vector>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "codec/csv.h"
#include "core/seat_names.h"

namespace spadille {

/// A session in one form, and what this form cannot hold of it.
struct Exported {
  std::string text{};
  std::vector<Message> lost{};
};

/// Everything that was written down about a session or a tournament: a spadille/log, or a
/// spadille/event, on one line.
/// Errors: as Store::read().
[[nodiscard]] Outcome<std::string> session_as_log(Book& book, const Names& names,
                                                  SessionId session);

/// The same of what was read, or comes from elsewhere. Errors: findings, where no log says this.
[[nodiscard]] Outcome<std::string> stored_as_log(const StoredSession& stored, const Names& names);

/// What is in force as an evening: a spadille/session. Where the people at the table change, it
/// names nobody.
[[nodiscard]] Exported session_as_evening(const Desk& desk, const Names& names);

/// The deals in force as a table; see codec/deals_csv.h.
[[nodiscard]] Exported session_as_table(const Desk& desk, const Names& names, CsvStyle style);

/// What a table of deals calls its accounts, the same in every language: players, partners, "pool".
[[nodiscard]] std::vector<std::string> account_heads(const Accounts& accounts,
                                                     const SeatNames& names);

/// Names of which no two are the same: another Ann is "Ann (2)".
[[nodiscard]] std::vector<std::string> told_apart(std::vector<std::string> names);

/// Every session of the book, also those thrown away, in the order they came into it.
[[nodiscard]] Expected<std::vector<SessionId>> all_sessions(Book& book);
/// The same, and every tournament.
[[nodiscard]] Expected<std::vector<SessionId>> all_logs(Book& book);

}  // namespace spadille
