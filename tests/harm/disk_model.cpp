#include "tests/harm/disk_model.h"

#include <algorithm>
#include <utility>

namespace spadille::tests {
namespace {

/// A number from 0 to n - 1, the same with every standard library.
std::size_t below(std::mt19937& random, std::size_t n) { return random() % n; }

void put(std::string& image, const Change& change) {
  if (!change.bytes) {
    image.resize(std::min(image.size(), change.at));
    return;
  }
  image.resize(std::max(image.size(), change.at + change.bytes->size()));
  image.replace(change.at, change.bytes->size(), *change.bytes);
}

void make(DiskFile& file, Change change) {
  put(file.bytes, change);
  file.unsynced.push_back(std::move(change));
}

/// The part of a write that lies in the sectors from `first` up to but not with `end`.
/// REQUIRES: change.bytes, and these sectors touch it.
Change sectors(const Change& change, std::size_t first, std::size_t end) {
  const std::size_t from = std::max(change.at, first * kSector);
  const std::size_t to = std::min(change.at + change.bytes->size(), end * kSector);
  return {from, change.bytes->substr(from - change.at, to - from)};
}

void put_garbage(std::string& image, Change change, std::mt19937& random) {
  for (char& byte : *change.bytes) byte = static_cast<char>(random());
  put(image, change);
}

/// REQUIRES: change.bytes and not empty.
void put_torn(std::string& image, const Change& change, std::mt19937& random) {
  const std::size_t first = change.at / kSector;
  const std::size_t end = (change.at + change.bytes->size() - 1) / kSector + 1;
  const std::size_t tear = first + below(random, end - first);  // the sector being written
  const bool upwards = below(random, 2) == 0;
  if (upwards && tear > first) put(image, sectors(change, first, tear));
  if (!upwards && tear + 1 < end) put(image, sectors(change, tear + 1, end));
  if (below(random, 4) == 0) put_garbage(image, sectors(change, tear, tear + 1), random);
}

void settle(FolderEntry& entry) {
  if (entry.unsynced.empty()) return;
  entry.durable = entry.unsynced.back();
  entry.unsynced.clear();
}

}  // namespace

void write(DiskFile& file, std::size_t at, std::string_view bytes) {
  if (!bytes.empty()) make(file, {at, std::string(bytes)});
}

void truncate(DiskFile& file, std::size_t size) { make(file, {size, std::nullopt}); }

void sync(DiskFile& file) {
  for (const Change& change : file.unsynced) put(file.durable, change);
  file.unsynced.clear();
}

std::string after_cut(const DiskFile& file, std::mt19937& random) {
  // A cache that was nearly written out and one hardly begun are both likely.
  const std::size_t quarters_written = below(random, 5);
  std::vector<Change> changes = file.unsynced;
  for (std::size_t i = changes.size(); i > 1; --i)
    std::swap(changes[i - 1], changes[below(random, i)]);
  std::string image = file.durable;
  for (const Change& change : changes) {
    if (below(random, 4) < quarters_written)
      put(image, change);
    else if (change.bytes && below(random, 2) == 0)
      put_torn(image, change, random);
  }
  return image;
}

std::shared_ptr<DiskFile> find(const Folder& folder, const std::string& name) {
  const auto found = folder.entries.find(name);
  if (found == folder.entries.end()) return nullptr;
  const FolderEntry& entry = found->second;
  return entry.unsynced.empty() ? entry.durable : entry.unsynced.back();
}

std::shared_ptr<DiskFile> create(Folder& folder, const std::string& name) {
  return folder.entries[name].unsynced.emplace_back(std::make_shared<DiskFile>());
}

void remove(Folder& folder, const std::string& name) {
  folder.entries[name].unsynced.emplace_back(nullptr);
}

void sync_entry(Folder& folder, const std::string& name) { settle(folder.entries[name]); }

void sync_folder(Folder& folder) {
  for (auto& [name, entry] : folder.entries) settle(entry);
}

Folder after_cut(const Folder& folder, std::mt19937& random) {
  Folder after;
  for (const auto& [name, entry] : folder.entries) {
    const std::size_t which = below(random, entry.unsynced.size() + 1);
    const auto& file = which == 0 ? entry.durable : entry.unsynced[which - 1];
    if (!file) continue;
    auto image = std::make_shared<DiskFile>();
    image->bytes = image->durable = after_cut(*file, random);
    after.entries[name].durable = std::move(image);
  }
  return after;
}

}  // namespace spadille::tests
