// Long because a VFS is one table of some thirty calls. Nothing here allocates after the
// constructor, so that it can be used while allocations fail.
#include "tests/harm/fault_vfs.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <numeric>
#include <stdexcept>

#include <sqlite3.h>

namespace spadille::tests {

struct FaultVfs::State {
  std::string name;
  sqlite3_vfs* below;
  Fault fault{};
  std::optional<std::uint64_t> room{};  ///< bytes; none: as much as the VFS below has
  bool struck = false;
  std::array<std::uint64_t, kFileOperations> operations{};
  sqlite3_vfs vfs{};
};

/// The calls SQLite makes. Each is named after the entry of the VFS that it fills.
struct FaultCalls {
  using State = FaultVfs::State;

  /// SQLite gives raw memory of this size and, behind it, for the file below; takes it for a file.
  struct Handle {
    sqlite3_file file;
    State* state;
    sqlite3_file* below;
  };

  static const sqlite3_io_methods kMethods;

  static State& state(sqlite3_vfs* vfs) { return *static_cast<State*>(vfs->pAppData); }
  static Handle& handle_of(sqlite3_file* file) {
    return *static_cast<Handle*>(static_cast<void*>(file));
  }
  static State& state(sqlite3_file* file) { return *handle_of(file).state; }
  static sqlite3_file* below(sqlite3_file* file) { return handle_of(file).below; }
  static const sqlite3_io_methods& methods(sqlite3_file* file) { return *below(file)->pMethods; }

  /// Counts one operation; returns the code with which it fails, or SQLITE_OK.
  static int failure(State& state, FileOperation operation) {
    ++state.operations[static_cast<std::size_t>(operation)];
    if (state.fault.only && *state.fault.only != operation) return SQLITE_OK;
    if (!strikes(state.fault.at)) return SQLITE_OK;
    state.struck = true;
    if (state.fault.deadly && operation != FileOperation::write) std::raise(SIGKILL);
    return state.fault.code != 0 ? state.fault.code : usual_code(operation);
  }

  static int close(sqlite3_file* file) { return methods(file).xClose(below(file)); }

  static int read(sqlite3_file* file, void* out, int size, sqlite3_int64 at) {
    if (const int code = failure(state(file), FileOperation::read)) return code;
    return methods(file).xRead(below(file), out, size, at);
  }

  static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    if (const int code = failure(state(file), FileOperation::write)) {
      if (state(file).fault.deadly) write_half_and_die(file, bytes, size, at);
      return code;
    }
    if (state(file).room) return write_into_room(file, bytes, size, at);
    return methods(file).xWrite(below(file), bytes, size, at);
  }

  static void write_half_and_die(sqlite3_file* file, const void* bytes, int size,
                                 sqlite3_int64 at) {
    methods(file).xWrite(below(file), bytes, size / 2, at);
    std::raise(SIGKILL);
  }

  static int write_into_room(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    sqlite3_int64 now = 0;
    if (const int code = methods(file).xFileSize(below(file), &now)) return code;
    std::uint64_t& room = *state(file).room;
    const sqlite3_int64 growth = std::max<sqlite3_int64>(at + size - now, 0);
    const auto missing =
        growth - static_cast<sqlite3_int64>(std::min(room, static_cast<std::uint64_t>(growth)));
    const auto fits = static_cast<int>(std::max<sqlite3_int64>(size - missing, 0));
    if (fits > 0)
      if (const int code = methods(file).xWrite(below(file), bytes, fits, at)) return code;
    room -= static_cast<std::uint64_t>(growth - missing);
    if (fits < size) state(file).struck = true;
    return fits < size ? SQLITE_FULL : SQLITE_OK;
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (const int code = failure(state(file), FileOperation::truncate)) return code;
    return methods(file).xTruncate(below(file), size);
  }

  static int sync(sqlite3_file* file, int flags) {
    if (const int code = failure(state(file), FileOperation::sync)) return code;
    return methods(file).xSync(below(file), flags);
  }

  static int file_size(sqlite3_file* file, sqlite3_int64* size) {
    return methods(file).xFileSize(below(file), size);
  }

  static int lock(sqlite3_file* file, int level) {
    if (const int code = failure(state(file), FileOperation::lock)) return code;
    return methods(file).xLock(below(file), level);
  }

  static int unlock(sqlite3_file* file, int level) {
    return methods(file).xUnlock(below(file), level);
  }

  static int check_reserved(sqlite3_file* file, int* reserved) {
    return methods(file).xCheckReservedLock(below(file), reserved);
  }

  static int file_control(sqlite3_file* file, int what, void* argument) {
    return methods(file).xFileControl(below(file), what, argument);
  }
  static int sector_size(sqlite3_file* file) { return methods(file).xSectorSize(below(file)); }
  static int characteristics(sqlite3_file* file) {
    return methods(file).xDeviceCharacteristics(below(file));
  }

  static int shm_map(sqlite3_file* file, int index, int size, int extend, void volatile** out) {
    if (const int code = failure(state(file), FileOperation::map)) return code;
    return methods(file).xShmMap(below(file), index, size, extend, out);
  }

  static int shm_lock(sqlite3_file* file, int first, int count, int flags) {
    const bool taking = (flags & SQLITE_SHM_LOCK) != 0;
    if (const int code = taking ? failure(state(file), FileOperation::lock) : SQLITE_OK)
      return code;
    return methods(file).xShmLock(below(file), first, count, flags);
  }

  static void shm_barrier(sqlite3_file* file) { methods(file).xShmBarrier(below(file)); }

  static int shm_unmap(sqlite3_file* file, int remove) {
    return methods(file).xShmUnmap(below(file), remove);
  }

  static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out) {
    file->pMethods = nullptr;
    State& state = FaultCalls::state(vfs);
    if (const int code = failure(state, FileOperation::open)) return code;
    Handle& handle = handle_of(file);
    handle.state = &state;
    handle.below = static_cast<sqlite3_file*>(static_cast<void*>(&handle + 1));
    handle.below->pMethods = nullptr;
    const int code = state.below->xOpen(state.below, path, handle.below, flags, out);
    // SQLite closes whatever has methods, even after a failure; so must we.
    if (handle.below->pMethods != nullptr) file->pMethods = &kMethods;
    return code;
  }

  static int remove(sqlite3_vfs* vfs, const char* path, int sync_dir) {
    if (const int code = failure(state(vfs), FileOperation::remove)) return code;
    return state(vfs).below->xDelete(state(vfs).below, path, sync_dir);
  }

  static int access(sqlite3_vfs* vfs, const char* path, int flags, int* out) {
    return state(vfs).below->xAccess(state(vfs).below, path, flags, out);
  }

  static int full_pathname(sqlite3_vfs* vfs, const char* path, int size, char* out) {
    return state(vfs).below->xFullPathname(state(vfs).below, path, size, out);
  }

  /// What is not named here works for any VFS.
  static sqlite3_vfs vfs(State& state) {
    sqlite3_vfs vfs = *state.below;
    vfs.pNext = nullptr;
    vfs.zName = state.name.c_str();
    vfs.pAppData = &state;
    vfs.szOsFile += static_cast<int>(sizeof(Handle));
    vfs.xOpen = open;
    vfs.xDelete = remove;
    vfs.xAccess = access;
    vfs.xFullPathname = full_pathname;
    return vfs;
  }
};

// Version 2: with a WAL index, without memory-mapped files.
const sqlite3_io_methods FaultCalls::kMethods = {2,
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
  return "fault-" + std::to_string(++made);
}

sqlite3_vfs* vfs_named(const std::string& name) {
  sqlite3_vfs* vfs = sqlite3_vfs_find(name.empty() ? nullptr : name.c_str());
  if (vfs == nullptr) throw std::invalid_argument("no VFS " + name);
  return vfs;
}

}  // namespace

int usual_code(FileOperation operation) {
  switch (operation) {
    case FileOperation::open: return SQLITE_CANTOPEN;
    case FileOperation::read: return SQLITE_IOERR_READ;
    case FileOperation::write: return SQLITE_IOERR_WRITE;
    case FileOperation::truncate: return SQLITE_IOERR_TRUNCATE;
    case FileOperation::sync: return SQLITE_IOERR_FSYNC;
    case FileOperation::remove: return SQLITE_IOERR_DELETE;
    case FileOperation::lock: return SQLITE_IOERR_LOCK;
    case FileOperation::map: return SQLITE_IOERR_SHMMAP;
  }
  return SQLITE_INTERNAL;
}

FaultVfs::FaultVfs(const std::string& below) : state_(new State{new_name(), vfs_named(below)}) {
  state_->vfs = FaultCalls::vfs(*state_);
  sqlite3_vfs_register(&state_->vfs, 0);
}

FaultVfs::~FaultVfs() { sqlite3_vfs_unregister(&state_->vfs); }

const std::string& FaultVfs::name() const { return state_->name; }

void FaultVfs::arm(const Fault& fault) {
  state_->fault = fault;
  state_->struck = false;
}

void FaultVfs::limit_room(std::uint64_t bytes) {
  state_->room = bytes;
  state_->struck = false;
}

void FaultVfs::heal() {
  state_->fault = {};
  state_->room = std::nullopt;
  state_->struck = false;
}

bool FaultVfs::struck() const { return state_->struck; }

std::uint64_t FaultVfs::operations() const {
  const auto& all = state_->operations;
  return std::accumulate(all.begin(), all.end(), std::uint64_t{0});
}

std::uint64_t FaultVfs::operations(FileOperation operation) const {
  return state_->operations[static_cast<std::size_t>(operation)];
}

}  // namespace spadille::tests
