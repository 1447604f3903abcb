#include "tests/harm/file_sharing.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace spadille::tests {
namespace {

int highest_of_others(const FileSharing& sharing, const void* holder) {
  int highest = SQLITE_LOCK_NONE;
  for (const auto& [other, level] : sharing.levels)
    if (other != holder) highest = std::max(highest, level);
  return highest;
}

std::span<ShmSlot> slots_of(FileSharing& sharing, int first, int count) {
  return std::span(sharing.slots)
      .subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
}

bool is_free(const ShmSlot& slot, const void* holder, bool for_writing) {
  if (slot.writer != nullptr && slot.writer != holder) return false;
  const std::size_t own = slot.readers.count(holder);
  return !for_writing || slot.readers.size() == own;
}

}  // namespace

bool lock(FileSharing& sharing, const void* holder, int level) {
  int& own = sharing.levels[holder];
  const int others = highest_of_others(sharing, holder);
  if (own >= level) return true;
  if (others >= (level == SQLITE_LOCK_SHARED ? SQLITE_LOCK_PENDING : SQLITE_LOCK_RESERVED))
    return false;
  const bool must_wait = level == SQLITE_LOCK_EXCLUSIVE && others >= SQLITE_LOCK_SHARED;
  own = must_wait ? SQLITE_LOCK_PENDING : level;
  return !must_wait;
}

void unlock(FileSharing& sharing, const void* holder, int level) {
  int& own = sharing.levels[holder];
  own = std::min(own, level);
  if (own == SQLITE_LOCK_NONE) sharing.levels.erase(holder);
}

bool is_reserved(const FileSharing& sharing) {
  return highest_of_others(sharing, nullptr) >= SQLITE_LOCK_RESERVED;
}

void* region(FileSharing& sharing, const void* holder, int index, int size, bool extend) {
  sharing.users.insert(holder);
  const auto wanted = static_cast<std::size_t>(index);
  while (extend && sharing.regions.size() <= wanted)
    sharing.regions.emplace_back(static_cast<std::size_t>(size), '\0');
  return wanted < sharing.regions.size() ? sharing.regions[wanted].data() : nullptr;
}

bool lock_slots(FileSharing& sharing, const void* holder, int first, int count, bool for_writing) {
  const auto slots = slots_of(sharing, first, count);
  for (const ShmSlot& slot : slots)
    if (!is_free(slot, holder, for_writing)) return false;
  for (ShmSlot& slot : slots) {
    if (for_writing)
      slot.writer = holder;
    else
      slot.readers.insert(holder);
  }
  return true;
}

void unlock_slots(FileSharing& sharing, const void* holder, int first, int count) {
  for (ShmSlot& slot : slots_of(sharing, first, count)) {
    slot.readers.erase(holder);
    if (slot.writer == holder) slot.writer = nullptr;
  }
}

void leave_index(FileSharing& sharing, const void* holder) {
  unlock_slots(sharing, holder, 0, SQLITE_SHM_NLOCK);
  sharing.users.erase(holder);
  if (sharing.users.empty()) sharing.regions.clear();
}

}  // namespace spadille::tests
