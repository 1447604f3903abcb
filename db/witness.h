#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/event_log.h"
#include "files/descriptor.h"

namespace spadille::db {

/// No book has a session of a higher number: a file of records has an end.
inline constexpr SessionId kMostSessions = 10'000'000;

/// A second witness of what was announced, outside the book: of each session how many events it had
/// and its last hash. Written after the commit and never flushed: one that is behind accuses
/// nobody, one that is ahead of the book proves that something was lost. It speaks of one copy of
/// the book only, of the device that its header names. ADR 28.
class Witness {
 public:
  /// Where it keeps how often a name was written, and the sum of their hashes: no session has this
  /// number.
  static constexpr SessionId kNames = 0;

  /// What it has to say of a session.
  struct Record {
    int events = 0;
    int lost = 0;  ///< events that were missing already when it was written
    Hash hash{};
    friend bool operator==(const Record&, const Record&) = default;
  };
  using Records = std::map<SessionId, Record>;

  /// An empty path: there is none. `like`: the book; whoever may write that may write here.
  Witness(std::string path, std::string like) : path_(std::move(path)), like_(std::move(like)) {}
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;
  Witness(Witness&&) = delete;
  Witness& operator=(Witness&&) = delete;
  ~Witness() = default;

  /// Of whom it speaks: set once, before anything else.
  void bind(std::string device) { device_ = std::move(device); }

  // Reading, beside whoever writes. What is torn or of another device says nothing.

  /// What was written last. Whatever is lost at the end of a log, this is among it.
  struct Latest {
    SessionId session = 0;  ///< 0: none
    Record record{};
    std::optional<Record> names{};
    bool loss = false;  ///< somebody has noticed that something is missing
  };
  /// Nothing where there is no such witness.
  [[nodiscard]] std::optional<Latest> latest() const;
  [[nodiscard]] Records all() const;

  // Writing. REQUIRES: the lock of the book is held.

  /// Inside a transaction: what a session will have come from and to.
  void note(SessionId session, const Head& before, const Head& after);
  /// The same of one that is removed for good.
  void note_removed(SessionId session);
  /// The transaction was undone.
  void forget() { pending_.clear(); }
  /// The transaction is on the disk: says so. `loss`: something announced is known to be missing,
  /// which has to stay known when other sessions are written. False where nothing stands there that
  /// speaks of this copy of the book: renew(). Where nothing can be written nobody comes to harm.
  bool write_down(bool loss);
  [[nodiscard]] bool has_something_to_say() const { return !pending_.empty(); }
  /// Begins anew with what the book has now.
  bool renew(const Records& all);

 private:
  static constexpr std::size_t kBlock = 64;  ///< bytes of the header, and of each record
  using Block = std::array<char, kBlock>;
  struct Noted {
    SessionId session = 0;
    Head before{};
    Head after{};
    bool removed = false;
  };

  [[nodiscard]] bool open_to_write();
  [[nodiscard]] bool is_mine(const Block& header) const;
  [[nodiscard]] Block header_with(SessionId latest, bool loss) const;
  [[nodiscard]] Block block_of(SessionId session, const Record& record) const;
  [[nodiscard]] std::optional<Record> record_in(SessionId session, const Block& block) const;
  [[nodiscard]] Record next(const Noted& noted) const;
  bool put(SessionId session, const Record& record) const;

  std::string path_;
  std::string like_;
  std::string device_{};
  std::vector<Noted> pending_{};
  files::Descriptor file_{};
};

}  // namespace spadille::db
