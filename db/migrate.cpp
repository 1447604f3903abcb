#include "db/migrate.h"

#include <array>
#include <string>

#include <QtCore/QFile>

#include "db/backup.h"
#include "db/database.h"
#include "db/meta.h"
#include "db/names.h"

static void load_resources() { Q_INIT_RESOURCE(spadille_migrations); }

namespace spadille::db {
namespace {

/// What made each version out of the one before. Shipped ones never change.
constexpr std::array kSteps{"0001_log.sql",       "0002_lists.sql",       "0003_hashes.sql",
                            "0004_touched.sql",   "0005_in_play.sql",     "0006_with.sql",
                            "0007_passed_on.sql", "0008_tournaments.sql", "0009_events_found.sql"};

constexpr int kWithLists = 2;
constexpr int kWithHashes = 3;

std::string text_of(const char* step) {
  load_resources();
  QFile file(QString(":/migrations/") + step);
  static_cast<void>(file.open(QIODevice::ReadOnly));
  return file.readAll().toStdString();
}

/// What the meta row "digests" says where they are as this program makes them. It changes with what
/// they hold: a book of another program has them made anew, and a book of this one there.
constexpr const char* kDigestsMade = "made 5";

int version_of(Database& database) {
  return database.sql().execAndGet("PRAGMA user_version").getInt();
}

void climb(Database& database, int from) {
  for (int version = from; version < newest_version(); ++version)
    database.sql().exec(text_of(kSteps.at(static_cast<std::size_t>(version))));
  if (from < kWithHashes) hash_all_names(database);
  if (from == 0) set_meta(database.sql(), "device", new_uuid());
  if (from < kWithLists) set_meta(database.sql(), "digests", from == 0 ? kDigestsMade : "missing");
  database.sql().exec("PRAGMA application_id=" + std::to_string(kApplicationId));
  database.sql().exec("PRAGMA user_version=" + std::to_string(newest_version()));
}

}  // namespace

int newest_version() { return static_cast<int>(kSteps.size()); }

Expected<void> migrate(Database& database) {
  const int version = version_of(database);
  if (version == newest_version()) return {};
  if (version < 0)
    return tl::unexpected(failed("store.damaged", database.path(), Error::Code::damaged));
  if (version > newest_version())
    return tl::unexpected(Error{Error::Code::newer_format, {"store.newer"}, database.path()});
  if (version > 0 && database.is_file())
    if (auto kept = back_up(database); !kept) return kept;
  auto done = database.transaction([&]() -> Expected<void> {
    // Another program may have been faster.
    if (const int now = version_of(database); now < newest_version()) climb(database, now);
    return {};
  });
  // What makes it a book lies in the file itself: without its log it must not look like a new one.
  if (done && version == 0) database.checkpoint(Database::Checkpoint::passive);
  return done;
}

void make_tables(SQLite::Database& sql) {
  for (const char* step : kSteps) sql.exec(text_of(step));
}

bool needs_digests(Database& database) {
  return meta(database.sql(), "digests").value_or(kDigestsMade) != kDigestsMade;
}

Expected<void> digests_made(Database& database) {
  return database.transaction([&]() -> Expected<void> {
    set_meta(database.sql(), "digests", kDigestsMade);
    return {};
  });
}

}  // namespace spadille::db
