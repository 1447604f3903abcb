#include "db/club/trouble.h"

#include <string>
#include <string_view>

namespace spadille::db {
namespace {

/// One line of what PostgreSQL says.
std::string first_line(std::string_view said) {
  return std::string(said.substr(0, said.find('\n')));
}

bool is(const pqxx::sql_error& error, std::string_view state) { return error.sqlstate() == state; }

/// Somebody else was faster.
Error overtaken() { return {Error::Code::conflict, {"club.error.busy"}, {}, Error::Cause::busy}; }

Error error_of_statement(const pqxx::sql_error& error) {
  const std::string said = first_line(error.what());
  if (is(error, "23505")) return overtaken();  // another program has sent the same number
  if (is(error, "25006"))
    return {Error::Code::file, {"club.error.replica"}, {}, Error::Cause::read_only};
  if (is(error, "42501")) return {Error::Code::usage, {"club.error.not_allowed"}, said};
  if (is(error, "3F000") || is(error, "42P01"))
    return {Error::Code::usage, {"club.error.no_club"}, said, Error::Cause::other_database};
  if (is(error, "23514")) return {Error::Code::damaged, {"club.error.refused"}, said};
  return {Error::Code::file, {"club.error.failed"}, said, Error::Cause::io};
}

}  // namespace

Error error_of_club(const std::exception& exception) {
  if (const auto* statement = dynamic_cast<const pqxx::sql_error*>(&exception))
    if (!statement->sqlstate().empty()) return error_of_statement(*statement);
  if (dynamic_cast<const pqxx::transaction_rollback*>(&exception) != nullptr) return overtaken();
  return {Error::Code::file,
          {"club.error.unreachable"},
          first_line(exception.what()),
          Error::Cause::io};
}

}  // namespace spadille::db
