#pragma once

// What this program does with files beside SQLite's own: nothing of anybody else's is written over,
// no link is followed where something is made.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "files/descriptor.h"

namespace spadille::files {

/// Which file a name means: a file with two names is one file.
struct Identity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;  ///< both 0: there is none
  friend bool operator==(const Identity&, const Identity&) = default;
};
[[nodiscard]] Identity identity(const std::string& name);

/// Whether a name is taken: also by a link that leads nowhere.
[[nodiscard]] bool taken(const std::string& name);

/// Where a name leads to: through links of its last part, however many. Folders stay as they were
/// named. A circle of links leads to one of them.
[[nodiscard]] std::string resolved(const std::string& name);

/// The name for opening a file by: begins with "/" or "./", so that nobody reads it otherwise.
[[nodiscard]] std::string plain(const std::string& name);

using Parts = std::span<const std::string_view>;

/// What belongs to a book lies beside it, by its name with one of these behind it. SQLite's own:
inline constexpr std::array<std::string_view, 3> kOfSqlite{"-wal", "-shm", "-journal"};
/// With ours:
inline constexpr std::array<std::string_view, 7> kOfBook{
    "-wal", "-shm", "-journal", ".lock", ".reserve", ".witness", ".door"};
/// What holds a part of one copy of the book, or speaks of it: it goes where that copy goes.
inline constexpr std::array<std::string_view, 3> kOfCopy{"-wal", "-journal", ".witness"};

/// Whether a name is that of a part of a book that lies there.
[[nodiscard]] bool is_part(const std::string& name);

/// Removes a book that nobody needs any more, with all that belongs to it.
void remove_book(const std::string& name);

/// Makes an empty file: `name + ending`, or with a number behind where that, or that with one of
/// the `parts` behind it, is taken. Its name; empty where none can be made, and errno says why.
[[nodiscard]] std::string make_beside(const std::string& name, std::string_view ending,
                                      Parts parts = {});

/// What an own file is for: one that is only locked may be one that can only be read.
enum class For : std::uint8_t { writing, locking };
/// Makes an empty file, or opens the one that is there: an ordinary one, never through a link. It
/// may be read and written by whoever may read and write `like`. errno says why it is not open.
[[nodiscard]] Descriptor open_own(const std::string& name, const std::string& like,
                                  For what = For::writing);

/// Whoever may read and write `like` may do so with this file too, as far as the system lets us.
void share_as(const std::string& name, const std::string& like);

/// Whether a file has one name only: no second link to it, and none that was mounted.
[[nodiscard]] bool has_one_name(const std::string& name);

/// What is in a file or a folder is on the disk afterwards.
bool flush_to_disk(const std::string& name);

/// The folder that a file lies in.
[[nodiscard]] std::string folder_of(const std::string& name);

/// The names in a folder, in no order; none where it cannot be read.
[[nodiscard]] std::vector<std::string> names_in(const std::string& folder);

enum class Over : std::uint8_t { nothing, what_was_there };
/// Flushes a finished file and gives it its name, for good. Whether it has it; errno says why not:
/// EEXIST where the name is taken.
[[nodiscard]] bool name_for_good(const std::string& from, const std::string& to,
                                 Over over = Over::nothing);

/// Whether an error of the system says that there is no room: on the disk, in what somebody may
/// use of it, or in how long a file may become.
[[nodiscard]] bool is_full(int error);

/// A file longer than the system allows is an error like a full disk, and no end of the program.
void survive_long_files();

}  // namespace spadille::files
