#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "tests/harm/countdown.h"

namespace spadille::tests {

/// What may fail. `lock` is taking a lock, of a file or of the WAL index; `map` is mapping the
/// index.
enum class FileOperation { open, read, write, truncate, sync, remove, lock, map };
inline constexpr int kFileOperations = 8;

/// The SQLite code with which such an operation fails of itself, as SQLITE_IOERR_WRITE.
[[nodiscard]] int usual_code(FileOperation operation);

/// Something that will go wrong.
struct Fault {
  Countdown at{};                       ///< among all operations, or among those of `only`
  std::optional<FileOperation> only{};  ///< none: any operation
  int code = 0;                         ///< an SQLite code; 0: the usual one of the operation
  bool deadly = false;  ///< the program is killed there, by itself; a write is half done
};

/// A VFS over another that passes everything on, counts, and lets operations fail when a test says
/// so. What fails is not done, but for a write on a full disk, which is done as far as there is
/// room. Databases are not memory-mapped through it.
///
/// REQUIRES: used by one thread at a time; all connections are closed before it is destroyed.
class FaultVfs {
 public:
  /// Registers the VFS, as one of several but not as the default. `below` is the name of the VFS
  /// that does the work; empty: the default one, on real files.
  explicit FaultVfs(const std::string& below = "");
  ~FaultVfs();
  FaultVfs(const FaultVfs&) = delete;
  FaultVfs(FaultVfs&&) = delete;
  FaultVfs& operator=(const FaultVfs&) = delete;
  FaultVfs& operator=(FaultVfs&&) = delete;

  /// The name to open databases with, of this VFS alone.
  [[nodiscard]] const std::string& name() const;

  /// Instead of any fault armed before.
  void arm(const Fault& fault);

  /// The disk has room for `bytes` more: files grow by that much in all, then SQLITE_FULL.
  /// Overwriting needs no room; what is deleted or cut off does not give any back.
  void limit_room(std::uint64_t bytes);

  /// Nothing fails any more.
  void heal();

  /// Whether anything failed since the last arm(), limit_room() or heal().
  [[nodiscard]] bool struck() const;

  /// How many operations there were since it was made.
  [[nodiscard]] std::uint64_t operations() const;
  [[nodiscard]] std::uint64_t operations(FileOperation operation) const;

 private:
  struct State;
  std::unique_ptr<State> state_;

  friend struct FaultCalls;
};

}  // namespace spadille::tests
