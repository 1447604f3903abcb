#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/book.h"
#include "app/exchange/club_memory.h"
#include "app/exchange/syncing.h"

namespace spadille {

/// What of a log arrives with a parcel: so many entries the club has then.
struct Load {
  ClubParcel parcel{};
  std::map<std::string, int> arrives{};  ///< by UUID
  int entries = 0;
};

/// Puts what the club does not have into parcels, none of them larger than one may be.
class Packing {
 public:
  /// `gone`: logs that the club does not want any more.
  Packing(Book& book, const ClubMemory& memory, std::vector<LogHead> heads,
          std::set<std::string> gone);

  /// The next parcel, without a name; one without anything in it is the last. Logs that cannot be
  /// read, or sent, are told in `found`.
  [[nodiscard]] Expected<Load> next(std::vector<ClubNote>& notes, Synced& found);

 private:
  [[nodiscard]] int from(const LogHead& head) const;
  [[nodiscard]] Expected<void> add(const LogHead& head, Load& load, Synced& found);

  Book& book_;
  const ClubMemory& memory_;
  std::vector<LogHead> heads_;
  std::set<std::string> gone_;
  std::size_t at_ = 0;     ///< which log is next
  int packed_ = -1;        ///< of which so many entries lie in parcels; -1: none was looked at
  std::size_t bytes_ = 0;  ///< of this parcel
};

}  // namespace spadille
