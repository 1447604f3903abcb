#include "db/witness.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include "files/files.h"
#include <fcntl.h>

namespace spadille::db {
namespace {

constexpr std::string_view kMagic = "Spadille witness";
constexpr std::size_t kHash = 32;
constexpr SessionId kBlocksAtOnce = 4096;

/// FNV-1a: against a block that is torn or left over, not against people.
class Checksum {
 public:
  Checksum& add(std::string_view bytes) {
    for (const char c : bytes) sum_ = (sum_ ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return *this;
  }
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xCBF29CE484222325ULL;
};

template <std::size_t size>
void put_number(std::array<char, size>& block, std::size_t at, std::uint64_t number,
                std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) block.at(at + i) = static_cast<char>(number >> 8 * i);
}

template <std::size_t size>
std::uint64_t number_at(const std::array<char, size>& block, std::size_t at, std::size_t bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes; i > 0; --i)
    number = number << 8U | static_cast<unsigned char>(block.at(at + i - 1));
  return number;
}

// Where things stand in the header, and in a record.
constexpr std::size_t kDevice = 16;
constexpr std::size_t kDeviceSize = 36;
constexpr std::size_t kLatest = 52;
constexpr std::size_t kLoss = 59;
constexpr std::size_t kHeaderSum = 60;
constexpr std::size_t kLost = 4;
constexpr std::size_t kHashAt = 8;
constexpr std::size_t kSum = 56;

off_t place_of(SessionId session) { return static_cast<off_t>((session + 1) * 64); }

template <typename Block>
bool read_block(int file, off_t at, Block& block) {
  return pread(file, block.data(), block.size(), at) == static_cast<ssize_t>(block.size());
}

template <typename Block>
bool write_block(int file, off_t at, const Block& block) {
  return pwrite(file, block.data(), block.size(), at) == static_cast<ssize_t>(block.size());
}

files::Descriptor opened(const std::string& path) {
  return path.empty() ? files::Descriptor() : files::open_to_read(path, O_NOFOLLOW | O_NONBLOCK);
}

}  // namespace

bool Witness::is_mine(const Block& header) const {
  const std::string_view bytes(header.data(), header.size());
  const std::uint64_t sum = Checksum().add(bytes.substr(0, kHeaderSum)).sum() & 0xFFFFFFFFU;
  return bytes.substr(0, kMagic.size()) == kMagic && !device_.empty() &&
         bytes.substr(kDevice, kDeviceSize) == device_ && number_at(header, kHeaderSum, 4) == sum;
}

Witness::Block Witness::header_with(SessionId latest, bool loss) const {
  Block block{};
  std::copy(kMagic.begin(), kMagic.end(), block.begin());
  const std::size_t size = std::min(device_.size(), kDeviceSize);
  std::copy_n(device_.begin(), size, block.begin() + kDevice);
  put_number(block, kLatest, static_cast<std::uint64_t>(latest), 7);
  put_number(block, kLoss, loss ? 1 : 0, 1);
  const std::string_view bytes(block.data(), kHeaderSum);
  put_number(block, kHeaderSum, Checksum().add(bytes).sum() & 0xFFFFFFFFU, 4);
  return block;
}

Witness::Block Witness::block_of(SessionId session, const Record& record) const {
  Block block{};
  put_number(block, 0, static_cast<std::uint64_t>(record.events), 4);
  put_number(block, kLost, static_cast<std::uint64_t>(record.lost), 4);
  std::copy_n(record.hash.begin(), std::min(record.hash.size(), kHash), block.begin() + kHashAt);
  put_number(block, kSum - 8, static_cast<std::uint64_t>(session), 8);
  const std::string_view bytes(block.data(), kSum);
  put_number(block, kSum, Checksum().add(device_).add(bytes).sum(), 8);
  return block;
}

std::optional<Witness::Record> Witness::record_in(SessionId session, const Block& block) const {
  const std::string_view bytes(block.data(), block.size());
  const bool right =
      number_at(block, kSum - 8, 8) == static_cast<std::uint64_t>(session) &&
      number_at(block, kSum, 8) == Checksum().add(device_).add(bytes.substr(0, kSum)).sum();
  if (!right) return std::nullopt;
  return Record{static_cast<int>(number_at(block, 0, 4) & 0x7FFFFFFFU),
                static_cast<int>(number_at(block, kLost, 4) & 0x7FFFFFFFU),
                Hash(bytes.substr(kHashAt, kHash))};
}

std::optional<Witness::Latest> Witness::latest() const {
  const files::Descriptor reader = opened(path_);
  Block block{};
  if (!reader.is_open() || !read_block(reader.get(), 0, block) || !is_mine(block))
    return std::nullopt;
  Latest latest{.session = static_cast<SessionId>(number_at(block, kLatest, 7)),
                .loss = number_at(block, kLoss, 1) != 0};
  if (read_block(reader.get(), place_of(kNames), block)) latest.names = record_in(kNames, block);
  const bool there = latest.session > 0 && latest.session <= kMostSessions &&
                     read_block(reader.get(), place_of(latest.session), block);
  const auto record = there ? record_in(latest.session, block) : std::nullopt;
  if (record) latest.record = *record;
  if (!record) latest.session = 0;
  return latest;
}

Witness::Records Witness::all() const {
  Records records;
  const files::Descriptor reader = opened(path_);
  Block block{};
  if (!reader.is_open() || !read_block(reader.get(), 0, block) || !is_mine(block)) return records;
  std::vector<Block> blocks(kBlocksAtOnce);
  for (SessionId first = 0; first <= kMostSessions; first += kBlocksAtOnce) {
    const ssize_t bytes =
        pread(reader.get(), blocks.data(), blocks.size() * kBlock, place_of(first));
    const auto whole = std::max<ssize_t>(bytes, 0) / static_cast<ssize_t>(kBlock);
    for (ssize_t i = 0; i < whole; ++i)
      if (const auto record = record_in(first + i, blocks[static_cast<std::size_t>(i)]))
        records.emplace_hint(records.end(), first + i, *record);
    if (whole < kBlocksAtOnce) break;
  }
  return records;
}

void Witness::note(SessionId session, const Head& before, const Head& after) {
  if (path_.empty() || session > kMostSessions) return;
  if (!pending_.empty() && pending_.back().session == session && !pending_.back().removed)
    return void(pending_.back().after = after);
  pending_.push_back({session, before, after, false});
}

void Witness::note_removed(SessionId session) {
  if (!path_.empty()) pending_.push_back({session, {}, {}, true});
}

/// The file that has the name; made where there is none. Never one of somebody else's.
bool Witness::open_to_write() {
  struct stat status {};
  if (file_.is_open() && fstat(file_.get(), &status) == 0 && status.st_nlink > 0) return true;
  file_ = files::open_own(path_, like_);
  if (!file_.is_open()) return false;
  std::array<char, kMagic.size()> begin{};
  const ssize_t read = pread(file_.get(), begin.data(), begin.size(), 0);
  if (read == 0 || std::string_view(begin.data(), begin.size()) == kMagic) return true;
  file_ = files::Descriptor();
  return false;
}

/// What to say of a session now. Where the book was behind what was announced, that stays known.
Witness::Record Witness::next(const Noted& noted) const {
  Block block{};
  const bool there = read_block(file_.get(), place_of(noted.session), block);
  const auto old = there ? record_in(noted.session, block) : std::nullopt;
  Record record{noted.after.events, old ? old->lost : 0, noted.after.hash};
  if (noted.removed || !old) return record;
  const int behind = old->events - noted.before.events;
  if (behind > 0 || (behind == 0 && old->hash != noted.before.hash))
    record.lost += std::max(behind, 1);
  return record;
}

bool Witness::put(SessionId session, const Record& record) const {
  return write_block(file_.get(), place_of(session), block_of(session, record));
}

bool Witness::write_down(bool loss) {
  const std::vector<Noted> all = std::exchange(pending_, {});
  if (!open_to_write()) return true;
  Block header{};
  if (!read_block(file_.get(), 0, header) || !is_mine(header)) return false;
  auto last = static_cast<SessionId>(number_at(header, kLatest, 7));
  for (const Noted& noted : all) {
    const Record record = next(noted);
    loss = loss || record.lost > 0;
    put(noted.session, record);
    if (noted.session != kNames) last = noted.session;
  }
  const Block now = header_with(last, loss || number_at(header, kLoss, 1) != 0);
  if (now != header) write_block(file_.get(), 0, now);
  return true;
}

/// The header comes last: without it nothing that stands there counts.
bool Witness::renew(const Records& all) {
  pending_.clear();
  if (path_.empty() || !open_to_write() || ftruncate(file_.get(), 0) != 0) return false;
  SessionId latest = 0;
  for (const auto& [session, record] : all) {
    if (session > kMostSessions) break;
    if (!put(session, record)) return false;
    latest = session;
  }
  return write_block(file_.get(), 0, header_with(latest, false));
}

}  // namespace spadille::db
