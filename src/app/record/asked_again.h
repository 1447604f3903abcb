#pragma once

// The question that a ruling has answered, put once more: by the sheet as it is now, or was, or by
// other rules.

#include <optional>
#include <vector>

#include "app/record/desk.h"
#include "session/ruled_together.h"

namespace spadille {

/// A ruling where it stands.
struct PlacedRuling {
  int deal = 0;  ///< its number; 0: the one in play
  PostedRuling posted{};
};

/// Every ruling in force about a deal that counts or is in play, also those that move nothing, in
/// the order of the sheet; without those of which nobody told what they are about.
[[nodiscard]] std::vector<PlacedRuling> rulings_in_force(const Table& table);

/// An irregularity as it was told, and the event that told it.
struct Fault {
  Seq seq = 0;
  AnyIncident told{};
};

/// Those that a ruling settles, through all rulings in whose place it stands.
[[nodiscard]] std::vector<Fault> faults_of(const Log& log, Seq seq);

/// The table as an event found it, or (`with`) left it.
[[nodiscard]] Table table_at(const Log& log, Seq event, bool with);

/// A question as a table puts it. The table outlives it.
class AskedAgain {
 public:
  AskedAgain(const Table& table, const PlacedRuling& ruling);

  /// What the rules say of these faults, after those that were told before; nothing where one
  /// cannot be told so.
  [[nodiscard]] std::optional<Joint> answer(const std::vector<AnyIncident>& incidents) const;
  /// What is said of them by a ruling in its place: after all others that stand there.
  [[nodiscard]] std::optional<Joint> answer_in_place(
      const std::vector<AnyIncident>& incidents) const;
  /// Its faults, with what the sheet knows, where nobody told otherwise on purpose.
  [[nodiscard]] std::vector<AnyIncident> as_known() const;

 private:
  [[nodiscard]] std::optional<Joint> answer(const std::vector<AnyIncident>& incidents,
                                            const auto& stands) const;
  [[nodiscard]] std::vector<Known> known(std::size_t at, const AnyIncident& incident) const;
  [[nodiscard]] AnyIncident as_known(std::size_t at) const;
  friend std::vector<Known> known_then(const Log& log, const Fault& fault);

  const Table& table_;
  int deal_ = 0;
  Seq seq_ = 0;
  Ruling ruling_{};
  Session session_{};
  std::vector<Fault> faults_{};
};

/// The question of the ruling of an event; nothing where that has none any more.
[[nodiscard]] std::optional<AskedAgain> asked_again(const Table& table, Seq seq);

/// Whether two rulings come to the same, whatever words they have.
[[nodiscard]] bool say_the_same(const Ruling& a, const Ruling& b);
[[nodiscard]] bool say_the_same(const std::optional<Joint>& a, const std::optional<Joint>& b);

}  // namespace spadille
