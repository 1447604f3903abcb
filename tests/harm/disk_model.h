#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace spadille::tests {

/// What a disk writes whole or not at all, in bytes.
inline constexpr std::size_t kSector = 512;

/// A change of a file that is not certain to be on the disk.
struct Change {
  std::size_t at = 0;                  ///< offset in bytes; of a truncation the new size
  std::optional<std::string> bytes{};  ///< what is written there; none: the file is cut short
};

/// One file as the running program and as the disk know it.
struct DiskFile {
  std::string bytes{};             ///< what the running program reads
  std::string durable{};           ///< what a power cut leaves for certain, but for `unsynced`
  std::vector<Change> unsynced{};  ///< in the order in which they were made
};

/// Writes; a gap before `at` is filled with zeros.
void write(DiskFile& file, std::size_t at, std::string_view bytes);

/// Cuts the file down to `size` bytes; a shorter file stays as it is.
void truncate(DiskFile& file, std::size_t size);

/// All that was written is on the disk now.
void sync(DiskFile& file);

/// The bytes on the disk after a power cut: every unsynced change survives, is dropped, or is torn
/// (the first or the last of its sectors, sometimes garbage in the one being written), in any
/// order. What lies outside a change keeps its bytes: disks do not spoil the rest of a sector.
[[nodiscard]] std::string after_cut(const DiskFile& file, std::mt19937& random);

/// What a name may stand for after a power cut. A null pointer: no file of that name.
struct FolderEntry {
  std::shared_ptr<DiskFile> durable{};
  std::vector<std::shared_ptr<DiskFile>> unsynced{};  ///< made or deleted since, in order
};

/// The one folder of a disk.
struct Folder {
  std::map<std::string, FolderEntry> entries{};
};

/// The file the running program knows by this name, or null.
[[nodiscard]] std::shared_ptr<DiskFile> find(const Folder& folder, const std::string& name);

/// Makes an empty file. It is certain to exist after its first sync_entry().
std::shared_ptr<DiskFile> create(Folder& folder, const std::string& name);

/// Deletes; a power cut may undo that until sync_folder(). Who has the file open keeps it.
void remove(Folder& folder, const std::string& name);

/// The name stands for certain for what the running program knows by it.
void sync_entry(Folder& folder, const std::string& name);

/// The same for all names.
void sync_folder(Folder& folder);

/// The folder as a program finds it after a power cut; all in it is durable.
[[nodiscard]] Folder after_cut(const Folder& folder, std::mt19937& random);

}  // namespace spadille::tests
