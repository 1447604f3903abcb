#include "db/schema.h"

#include <map>

#include "db/database.h"
#include "db/migrate.h"
#include "db/rows.h"

namespace spadille::db {
namespace {

/// "trigger event_kept": how it was made.
using Schema = std::map<std::string, std::string>;

Schema schema_of(SQLite::Database& sql) {
  Schema schema;
  SQLite::Statement rows(sql, "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema");
  while (rows.executeStep()) schema[text_in(rows, 0)] = text_in(rows, 1);
  return schema;
}

Flaw flaw(std::string_view key, const std::string& what) {
  return {.kind = Flaw::Kind::schema, .message = {key}, .detail = what};
}

}  // namespace

std::vector<Flaw> flaws_of_schema(Database& database) {
  SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  make_tables(fresh);
  const Schema should = schema_of(fresh);
  const Schema is = schema_of(database.sql());
  std::vector<Flaw> flaws;
  for (const auto& [what, sql] : should) {
    const auto found = is.find(what);
    if (found == is.end()) flaws.push_back(flaw("safety.schema_missing", what));
    if (found != is.end() && found->second != sql)
      flaws.push_back(flaw("safety.schema_changed", what));
  }
  for (const auto& [what, sql] : is)
    if (!should.contains(what)) flaws.push_back(flaw("safety.schema_added", what));
  return flaws;
}

}  // namespace spadille::db
