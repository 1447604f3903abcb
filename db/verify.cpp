#include "db/verify.h"

#include <array>
#include <cstdlib>

#include <sqlite3.h>

#include "db/chain.h"
#include "db/database.h"
#include "db/rows.h"

namespace spadille::db {
namespace {

Error damaged(const std::string& detail) {
  return {Error::Code::damaged, {"store.damaged"}, detail};
}

/// Every event of the book, in order; stops at the first that breaks its chain.
Expected<void> check_chains(Database& database, const std::string& name) {
  SQLite::Statement events(database.sql(),
                           "SELECT s.uuid, s.game, e.* FROM session s JOIN event e ON e.session = "
                           "s.id ORDER BY e.session, e.seq");
  Hash hash;
  while (events.executeStep()) {
    const int seq = number_in(events, 3);
    if (seq == 1) hash = chain_begin(text_in(events, 0), text_in(events, 1));
    hash = chain_next(hash, seq, event_in(events, 4), text_in(events, 5));
    if (hash != blob_in(events, 10))
      return tl::unexpected(
          damaged(name + ": session " + text_in(events, 2) + ", event " + std::to_string(seq)));
  }
  return {};
}

/// What keeps a page from being read is told as if the page were damaged: for want of memory, say.
void throw_if_unread(const std::string& found) {
  constexpr std::string_view kCode = "error code=";
  const auto at = found.find(kCode);
  if (at == std::string::npos) return;
  const long code = std::strtol(found.c_str() + at + kCode.size(), nullptr, 10);
  if ((code & 0xFF) != SQLITE_CORRUPT) throw SQLite::Exception(found, static_cast<int>(code));
}

/// Rows that belong to nothing, and sessions that have nothing: what no page shows.
const std::array<std::pair<const char*, std::string>, 2> kBelonging{
    {{"SELECT DISTINCT \"table\" || coalesce(' ' || rowid, '') || ' of ' || parent FROM "
      "pragma_foreign_key_check",
      "belongs to nothing: "},
     {"SELECT id FROM session s WHERE NOT EXISTS (SELECT 1 FROM event WHERE session = s.id)",
      "no events: session "}}};

std::vector<std::string> wrong_in_pages(Database& database) {
  std::vector<std::string> wrong;
  SQLite::Statement check(database.sql(), "PRAGMA integrity_check");
  while (check.executeStep()) {
    const std::string found = text_in(check, 0);
    throw_if_unread(found);
    if (found != "ok") wrong.push_back(found);
  }
  return wrong;
}

/// An overflow page that could not be read just then is told without a code, as "failed to get
/// page": damage is what is still there on a second look.
void look_for_damage(Database& database, std::vector<std::string>& wrong) {
  if (!wrong_in_pages(database).empty()) wrong = wrong_in_pages(database);
  for (const auto& [question, words] : kBelonging) {
    SQLite::Statement rows(database.sql(), question);
    while (rows.executeStep()) wrong.push_back(words + text_in(rows, 0));
  }
}

}  // namespace

std::vector<std::string> check_pages(Database& database, const StopToken& stop) {
  const StopCallback stopping(stop, [sql = database.sql().getHandle()] { sqlite3_interrupt(sql); });
  std::vector<std::string> wrong;
  try {
    if (!stop.stop_requested()) look_for_damage(database, wrong);
  } catch (const SQLite::Exception& exception) {
    if (exception.getErrorCode() != SQLITE_INTERRUPT || !stop.stop_requested()) throw;
  }
  return wrong;
}

Expected<void> verify_file(const std::string& path, const std::string& original) {
  const std::string& name = original.empty() ? path : original;
  auto book = Database::open({.path = path, .create = false, .read_only = true});
  if (!book) return tl::unexpected(book.error());
  return guarded<void>(name, [&]() -> Expected<void> {
    const auto wrong = check_pages(**book);
    if (!wrong.empty()) return tl::unexpected(damaged(name + ": " + wrong.front()));
    return check_chains(**book, name);
  });
}

}  // namespace spadille::db
