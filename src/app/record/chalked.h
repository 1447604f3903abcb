#pragma once

#include <array>
#include <vector>

#include "app/record/deal_entry.h"

namespace spadille {

/// Marks chalked up while a deal is played, for a side, or for each of three players. A deal tells
/// them from whoever it names first, and that may follow later.
class Chalked {
 public:
  /// One more for a party; false where the game has no marks, nobody has that party, it is no
  /// amount that can be chalked, or there is no room.
  bool add(const DealEntry& entry, int party, int points);
  /// The last of a party.
  void wipe(int party);
  void clear() { marks_ = {}; }

  /// Puts them where the deal tells them, as soon as somebody is named first.
  void place(DealEntry& entry) const;
  /// Takes those that a written deal tells.
  void read(const DealEntry& entry);

  /// REQUIRES: 0…2.
  [[nodiscard]] const Marks& of(int party) const { return marks_[static_cast<std::size_t>(party)]; }
  [[nodiscard]] int sum(int party) const;
  [[nodiscard]] bool empty() const { return marks_ == decltype(marks_){}; }

 private:
  std::array<Marks, 3> marks_{};
};

}  // namespace spadille
