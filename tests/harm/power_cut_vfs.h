#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace spadille::tests {

/// A disk in memory that SQLite uses as a VFS, and whose power goes when a test says so.
///
/// A write or truncation is certain to stay only after a sync of its file, a new file after its
/// first sync, a deletion after a sync of the folder: with a deletion that asks for it, as SQLite
/// does with synchronous=EXTRA, or with the first sync of a journal or WAL opened for creation, as
/// the VFS of Unix does. What a cut makes of the rest: see disk_model.h. Locks and the WAL index
/// are those of one machine, so several connections may be open. The time stands still and waiting
/// takes none: who is locked out is told so at once. The same seed and operations give the same
/// cuts. Files opened otherwise than through SQLite are not on this disk.
///
/// REQUIRES: used by one thread at a time; all connections are closed before it is destroyed.
class PowerCutDisk {
 public:
  /// Registers the VFS, as one of several but not as the default.
  explicit PowerCutDisk(std::uint32_t seed);
  ~PowerCutDisk();
  PowerCutDisk(const PowerCutDisk&) = delete;
  PowerCutDisk(PowerCutDisk&&) = delete;
  PowerCutDisk& operator=(const PowerCutDisk&) = delete;
  PowerCutDisk& operator=(PowerCutDisk&&) = delete;

  /// The name to open databases with, of this disk alone.
  [[nodiscard]] const std::string& name() const;

  /// The power goes while the n-th operation from now is under way: a write, truncation, sync or
  /// deletion. It fails, but may have reached the disk like everything unsynced; from then on all
  /// fails with SQLITE_IOERR. 0: never.
  void arm(std::uint64_t operation);

  /// The power goes now, between two operations.
  void cut();

  [[nodiscard]] bool off() const;

  /// Decides what was left on the disk, and the power is back. Handles opened before belong to a
  /// program that died: they fail for ever and hold no lock, but may still be closed. Disarms.
  /// REQUIRES: off().
  void restore();

  /// How many operations there were since the disk was made.
  [[nodiscard]] std::uint64_t operations() const;

  /// What is on the disk for certain, unsynced changes left out; after restore() the whole file.
  /// None: no such file for certain.
  [[nodiscard]] std::optional<std::string> durable_bytes(const std::string& file) const;

 private:
  struct Machine;
  std::unique_ptr<Machine> machine_;

  friend struct PowerCutCalls;
};

}  // namespace spadille::tests
