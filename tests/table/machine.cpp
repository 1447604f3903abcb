#include "tests/table/machine.h"

#include <string>

#include <unistd.h>

#include "db/backup.h"
#include "db/rebuild.h"
#include "db/sqlite_store.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

/// Ids that no other machine of this test gives, nor a program that it starts.
std::string new_id() {
  static const auto counted = counted_ids();
  const std::string id = counted();
  const std::string program = std::to_string(100'000'000 + getpid() % 100'000'000).substr(1);
  return program + id.substr(program.size());
}

}  // namespace

table::Machine machine(const std::string& path) {
  return {
      .open =
          [path] {
            return db::open_store({.path = path, .now = [] { return kFixedTime; }, .create = true});
          },
      .now = [] { return kFixedTime; },
      .today = [] { return "2026-11-20"; },
      .new_id = new_id,
      .backups = [path] { return db::backups(path); },
      .restore =
          [path](const std::string& backup) {
            return db::restore(path, backup).map([](const db::Restored& done) {
              return done.aside;
            });
          },
      .rebuild =
          [path](const table::Fill& fill) {
            return db::rebuild(
                path, [] { return std::string(kFixedTime); }, fill);
          },
      .make_way = [path] { return db::make_way(path); }};
}

}  // namespace spadille::tests
