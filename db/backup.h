#pragma once

#include <string>
#include <vector>

#include "session/store.h"

namespace spadille::db {

class Database;

/// Copies the book to a new file: into a temporary one beside it, verified, then renamed.
[[nodiscard]] Expected<void> copy_book(Database& database, const std::string& to);

/// "backups" beside the book.
[[nodiscard]] std::string backup_folder(const std::string& path);

/// The backups of a book, the latest first; by name: "2026-11-20T193000Z.spadille.db". What has
/// another shape of name is somebody's own.
[[nodiscard]] std::vector<std::string> backups(const std::string& named);

/// A backup with the date and time in its name; the ten latest are kept.
[[nodiscard]] Expected<void> back_up(Database& database);

/// The same, unless there is one of this day.
[[nodiscard]] Expected<void> back_up_of_the_day(Database& database);

/// What came back, and where the book that was there before went.
struct Restored {
  std::string from{};
  std::string aside{};  ///< empty where there was no book
};

/// Puts a backup in the place of the book: the latest whose name begins with `date`, which may be
/// empty. Verifies it first, moves what is there aside, gives the book a new device id. Waits so
/// many milliseconds for a program that writes; one that has the book open finds it replaced.
[[nodiscard]] Expected<Restored> restore(const std::string& named, const std::string& date,
                                         int patience = 5000);

/// Puts a book aside with all that belongs to it, so that a new one can be begun under its name;
/// where it went. Waits as restore() does.
[[nodiscard]] Expected<std::string> make_way(const std::string& named, int patience = 5000);

/// Takes back the second name that a restore left on the book when it was cut short; whether there
/// was one. Waits so many milliseconds for a restore that still goes on.
bool mend_put_aside(const std::string& path, int patience);

}  // namespace spadille::db
