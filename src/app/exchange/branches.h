#pragma once

#include <map>
#include <string>
#include <vector>

#include "session/collector.h"

namespace spadille {

/// One way in which a log goes on behind a fork.
struct Branch {
  std::string hash{};    ///< of its first entry: what a person names it by
  std::string head{};    ///< of its last
  int events = 0;        ///< as far as it does not fork again, of its longest way
  bool here = false;     ///< it is the one of this book
  std::string device{};  ///< where it was written; empty where that is here
  std::string at{};      ///< when its first entry was written
  friend bool operator==(const Branch&, const Branch&) = default;
};

/// Where a log goes on in several ways, and nobody has decided which stands.
struct Fork {
  Seq from = 0;  ///< the first entry that is not the same
  std::vector<Branch> branches{};
  friend bool operator==(const Fork&, const Fork&) = default;
};

/// What a book does about a log with what its club has of it.
struct Growth {
  int kept = 0;                   ///< so many entries of this book stand
  std::vector<ClubEvent> more{};  ///< that come behind them
  std::vector<Fork> forks{};
  int waiting = 0;  ///< entries of the club of which what they follow is not there yet
  /// Whether entries of this book are left out: somebody has decided for others.
  [[nodiscard]] bool leaves(std::size_t here) const { return kept < static_cast<int>(here); }
};

/// `here`: the hashes of the book, entry by entry; none where it has no such log. `club`: what is
/// known of the club's entries, in any order, also twice. `decided`: of the place of an entry, the
/// hash of the one that stands, and behind it the heads of the ways that were given up, with spaces
/// between. The book never leaves entries that whoever decided did not know of.
[[nodiscard]] Growth growth(const std::vector<std::string>& here,
                            const std::vector<ClubEvent>& club,
                            const std::map<Seq, std::string>& decided);

}  // namespace spadille
