#pragma once

#include <array>
#include <map>
#include <set>
#include <vector>

#include <sqlite3.h>

namespace spadille::tests {

/// A lock of the WAL index: any number of readers, or one writer.
struct ShmSlot {
  std::set<const void*> readers{};
  const void* writer = nullptr;
};

/// Who holds which locks of a file kept in memory, and the memory of its WAL index. A holder is
/// any address of its own, that of the handle.
struct FileSharing {
  std::map<const void*, int> levels{};  ///< SQLITE_LOCK_SHARED or above
  std::array<ShmSlot, SQLITE_SHM_NLOCK> slots{};
  std::set<const void*> users{};             ///< of the WAL index
  std::vector<std::vector<char>> regions{};  ///< of the WAL index; addresses stay
};

/// Raises the holder's lock to SQLITE_LOCK_SHARED, RESERVED or EXCLUSIVE. False: another's is in
/// the way; on the way to EXCLUSIVE the holder then keeps new readers out (PENDING).
[[nodiscard]] bool lock(FileSharing& sharing, const void* holder, int level);

/// Lowers the holder's lock to SQLITE_LOCK_SHARED or NONE.
void unlock(FileSharing& sharing, const void* holder, int level);

/// Whether anyone may be writing: RESERVED or above.
[[nodiscard]] bool is_reserved(const FileSharing& sharing);

/// Part `index` of the WAL index, made of zeros if `extend`; null: not there yet.
[[nodiscard]] void* region(FileSharing& sharing, const void* holder, int index, int size,
                           bool extend);

/// Takes `count` slots from `first` on, for reading or for writing: all, or none (false).
[[nodiscard]] bool lock_slots(FileSharing& sharing, const void* holder, int first, int count,
                              bool for_writing);
void unlock_slots(FileSharing& sharing, const void* holder, int first, int count);

/// The holder no longer uses the WAL index; after the last user it is forgotten, as a new program
/// would build it anew.
void leave_index(FileSharing& sharing, const void* holder);

}  // namespace spadille::tests
