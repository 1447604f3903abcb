// Long because a VFS is one table of some thirty calls.
#include "tests/harm/power_cut_vfs.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstring>
#include <map>
#include <random>
#include <string_view>
#include <utility>

#include <sqlite3.h>

#include "tests/harm/countdown.h"
#include "tests/harm/disk_model.h"
#include "tests/harm/file_sharing.h"

namespace spadille::tests {

struct PowerCutDisk::Machine {
  std::string name;
  std::mt19937 random;
  Folder folder{};
  std::map<std::string, std::shared_ptr<FileSharing>> sharing{};  ///< by name of the file
  Countdown countdown{};
  std::uint64_t operations = 0;
  unsigned life = 1;  ///< handles of earlier lives are dead
  bool off = false;
  sqlite3_vfs vfs{};
};

/// The calls SQLite makes. Each is named after the entry of the VFS that it fills.
struct PowerCutCalls {
  using Machine = PowerCutDisk::Machine;

  struct Opened {
    Machine& machine;
    std::string name;  ///< empty: a temporary file, which has none
    std::shared_ptr<DiskFile> file;
    std::shared_ptr<FileSharing> sharing;
    unsigned life;
    bool delete_on_close;
    bool syncs_folder;  ///< with its next sync
  };
  /// SQLite gives raw memory of this size, and takes it for a file.
  struct Handle {
    sqlite3_file file;
    Opened* opened;
  };

  static const sqlite3_io_methods kMethods;

  static Machine& machine(sqlite3_vfs* vfs) { return *static_cast<Machine*>(vfs->pAppData); }
  static Handle& handle_of(sqlite3_file* file) {
    return *static_cast<Handle*>(static_cast<void*>(file));
  }
  static Opened& opened(sqlite3_file* file) { return *handle_of(file).opened; }
  static bool dead(const Opened& handle) {
    return handle.machine.off || handle.life != handle.machine.life;
  }

  /// Counts one operation; false: the power goes while it is under way.
  static bool completes(Machine& machine) {
    ++machine.operations;
    if (strikes(machine.countdown)) machine.off = true;
    return !machine.off;
  }

  static int close(sqlite3_file* file) {
    Opened& handle = opened(file);
    tests::unlock(*handle.sharing, file, SQLITE_LOCK_NONE);
    leave_index(*handle.sharing, file);
    if (handle.delete_on_close && !handle.name.empty() && !dead(handle))
      remove(handle.machine.folder, handle.name);
    delete &handle;
    return SQLITE_OK;
  }

  static int read(sqlite3_file* file, void* out, int size, sqlite3_int64 at) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    const auto wanted = static_cast<std::size_t>(size);
    const auto offset = std::min(static_cast<std::size_t>(at), handle.file->bytes.size());
    const auto got = handle.file->bytes.copy(static_cast<char*>(out), wanted, offset);
    std::fill_n(static_cast<char*>(out) + got, wanted - got, '\0');
    return got == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    tests::write(*handle.file, static_cast<std::size_t>(at),
                 {static_cast<const char*>(bytes), static_cast<std::size_t>(size)});
    return completes(handle.machine) ? SQLITE_OK : SQLITE_IOERR;
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    tests::truncate(*handle.file, static_cast<std::size_t>(size));
    return completes(handle.machine) ? SQLITE_OK : SQLITE_IOERR;
  }

  static int sync(sqlite3_file* file, int) {
    Opened& handle = opened(file);
    if (dead(handle) || !completes(handle.machine)) return SQLITE_IOERR;
    tests::sync(*handle.file);
    // A deleted file may still be open; its name is then no longer its own.
    if (find(handle.machine.folder, handle.name) == handle.file)
      sync_entry(handle.machine.folder, handle.name);
    if (std::exchange(handle.syncs_folder, false)) sync_folder(handle.machine.folder);
    return SQLITE_OK;
  }

  static int file_size(sqlite3_file* file, sqlite3_int64* size) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    *size = static_cast<sqlite3_int64>(handle.file->bytes.size());
    return SQLITE_OK;
  }

  static int lock(sqlite3_file* file, int level) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    return tests::lock(*handle.sharing, file, level) ? SQLITE_OK : SQLITE_BUSY;
  }

  static int unlock(sqlite3_file* file, int level) {
    tests::unlock(*opened(file).sharing, file, level);
    return SQLITE_OK;
  }

  static int check_reserved(sqlite3_file* file, int* reserved) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    *reserved = is_reserved(*handle.sharing) ? 1 : 0;
    return SQLITE_OK;
  }

  static int file_control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
  // As the VFS of Unix says of itself: SQLite pads and journals by these.
  static int sector_size(sqlite3_file*) { return 4096; }
  static int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

  static int shm_map(sqlite3_file* file, int index, int size, int extend, void volatile** out) {
    const Opened& handle = opened(file);
    if (dead(handle)) return SQLITE_IOERR;
    *out = region(*handle.sharing, file, index, size, extend != 0);
    return SQLITE_OK;
  }

  static int shm_lock(sqlite3_file* file, int first, int count, int flags) {
    const Opened& handle = opened(file);
    if ((flags & SQLITE_SHM_UNLOCK) != 0) {
      unlock_slots(*handle.sharing, file, first, count);
      return SQLITE_OK;
    }
    if (dead(handle)) return SQLITE_IOERR;
    const bool for_writing = (flags & SQLITE_SHM_EXCLUSIVE) != 0;
    return lock_slots(*handle.sharing, file, first, count, for_writing) ? SQLITE_OK : SQLITE_BUSY;
  }

  static void shm_barrier(sqlite3_file*) { std::atomic_thread_fence(std::memory_order_seq_cst); }

  static int shm_unmap(sqlite3_file* file, int) {
    leave_index(*opened(file).sharing, file);
    return SQLITE_OK;
  }

  static std::shared_ptr<DiskFile> find_or_create(Machine& machine, const std::string& name,
                                                  int flags) {
    if (name.empty()) return std::make_shared<DiskFile>();
    const auto found = find(machine.folder, name);
    if (found) return (flags & SQLITE_OPEN_EXCLUSIVE) == 0 ? found : nullptr;
    return (flags & SQLITE_OPEN_CREATE) != 0 ? create(machine.folder, name) : nullptr;
  }

  static std::shared_ptr<FileSharing> sharing_of(Machine& machine, const std::string& name) {
    if (name.empty()) return std::make_shared<FileSharing>();
    auto& sharing = machine.sharing[name];
    if (!sharing) sharing = std::make_shared<FileSharing>();
    return sharing;
  }

  static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out) {
    file->pMethods = nullptr;
    Machine& machine = PowerCutCalls::machine(vfs);
    if (machine.off) return SQLITE_IOERR;
    const std::string name = path != nullptr ? path : "";
    auto found = find_or_create(machine, name, flags);
    if (!found) return SQLITE_CANTOPEN;
    constexpr int kJournals =
        SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL;
    const bool may_be_new_journal = (flags & kJournals) != 0 && (flags & SQLITE_OPEN_CREATE) != 0;
    handle_of(file).opened = new Opened{machine,           name,
                                        std::move(found),  sharing_of(machine, name),
                                        machine.life,      (flags & SQLITE_OPEN_DELETEONCLOSE) != 0,
                                        may_be_new_journal};
    file->pMethods = &kMethods;
    if (out != nullptr) *out = flags;
    return SQLITE_OK;
  }

  static int remove_file(sqlite3_vfs* vfs, const char* path, int sync_dir) {
    Machine& machine = PowerCutCalls::machine(vfs);
    if (machine.off) return SQLITE_IOERR;
    if (!find(machine.folder, path)) return SQLITE_IOERR_DELETE_NOENT;
    remove(machine.folder, path);
    if (!completes(machine)) return SQLITE_IOERR;
    if (sync_dir != 0) sync_folder(machine.folder);
    return SQLITE_OK;
  }

  static int access(sqlite3_vfs* vfs, const char* path, int, int* out) {
    const Machine& machine = PowerCutCalls::machine(vfs);
    if (machine.off) return SQLITE_IOERR;
    *out = find(machine.folder, path) ? 1 : 0;
    return SQLITE_OK;
  }

  static int full_pathname(sqlite3_vfs*, const char* path, int size, char* out) {
    const std::string_view name = path;
    if (name.size() >= static_cast<std::size_t>(size)) return SQLITE_CANTOPEN;
    out[name.copy(out, name.size())] = '\0';
    return SQLITE_OK;
  }

  static int randomness(sqlite3_vfs*, int size, char* out) {
    std::fill_n(out, size, 's');
    return size;
  }
  static int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }
  static int last_error(sqlite3_vfs*, int, char*) { return 0; }

  // Noon of 20 November 2026 as a Julian day, in days and in milliseconds.
  static int current_time(sqlite3_vfs*, double* days) {
    *days = 2461365.0;
    return SQLITE_OK;
  }
  static int current_time_ms(sqlite3_vfs*, sqlite3_int64* milliseconds) {
    *milliseconds = 2461365LL * 86'400'000;
    return SQLITE_OK;
  }

  static sqlite3_vfs vfs(Machine& machine) {
    sqlite3_vfs vfs{};
    vfs.iVersion = 2;
    vfs.szOsFile = sizeof(Handle);
    vfs.mxPathname = 512;
    vfs.zName = machine.name.c_str();
    vfs.pAppData = &machine;
    vfs.xOpen = open;
    vfs.xDelete = remove_file;
    vfs.xAccess = access;
    vfs.xFullPathname = full_pathname;
    vfs.xRandomness = randomness;
    vfs.xSleep = sleep;
    vfs.xCurrentTime = current_time;
    vfs.xGetLastError = last_error;
    vfs.xCurrentTimeInt64 = current_time_ms;
    return vfs;
  }
};

// Version 2: with a WAL index, without memory-mapped files.
const sqlite3_io_methods PowerCutCalls::kMethods = {2,
                                                    close,
                                                    read,
                                                    write,
                                                    truncate,
                                                    sync,
                                                    file_size,
                                                    lock,
                                                    unlock,
                                                    check_reserved,
                                                    file_control,
                                                    sector_size,
                                                    characteristics,
                                                    shm_map,
                                                    shm_lock,
                                                    shm_barrier,
                                                    shm_unmap,
                                                    nullptr,
                                                    nullptr};

namespace {

std::string new_name() {
  static std::atomic<unsigned> made = 0;
  return "power-cut-" + std::to_string(++made);
}

}  // namespace

PowerCutDisk::PowerCutDisk(std::uint32_t seed)
    : machine_(new Machine{new_name(), std::mt19937(seed)}) {
  machine_->vfs = PowerCutCalls::vfs(*machine_);
  sqlite3_vfs_register(&machine_->vfs, 0);
}

PowerCutDisk::~PowerCutDisk() { sqlite3_vfs_unregister(&machine_->vfs); }

const std::string& PowerCutDisk::name() const { return machine_->name; }

void PowerCutDisk::arm(std::uint64_t operation) { machine_->countdown = {operation}; }

void PowerCutDisk::cut() { machine_->off = true; }

bool PowerCutDisk::off() const { return machine_->off; }

void PowerCutDisk::restore() {
  assert(machine_->off);
  machine_->folder = after_cut(machine_->folder, machine_->random);
  machine_->sharing.clear();
  machine_->countdown = {};
  ++machine_->life;
  machine_->off = false;
}

std::uint64_t PowerCutDisk::operations() const { return machine_->operations; }

std::optional<std::string> PowerCutDisk::durable_bytes(const std::string& file) const {
  const auto found = machine_->folder.entries.find(file);
  if (found == machine_->folder.entries.end() || !found->second.durable) return std::nullopt;
  return found->second.durable->durable;
}

}  // namespace spadille::tests
