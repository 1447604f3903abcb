#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/prompt.h"
#include "games/entry.h"
#include "session/session.h"

namespace spadille {

/// Whether something is wrong with just this member.
[[nodiscard]] bool wrong_at(const Findings& found, std::string_view key);

/// A deal as it is put together on a page: member by member, in any order, each changed as often as
/// people like. A value: a copy with another answer shows what that answer would do.
class DealEntry {
 public:
  /// Of a fresh deal of the first game that there is, and of nobody.
  DealEntry();
  /// Of the deal that comes next in `session`. `names`: one a seat.
  DealEntry(const Session& session, SeatNames names);

  /// The rows of the game's form.
  [[nodiscard]] std::vector<const Member*> members() const;
  /// The row of a member of the deal; nothing where the game has none of this key.
  [[nodiscard]] const Member* member(std::string_view key) const;
  [[nodiscard]] std::string_view game() const;
  /// How deals of this game are entered.
  [[nodiscard]] const EntryTable& table() const;
  /// The cards that the game is played with.
  [[nodiscard]] CardSet pack() const;
  /// Whether totals are losses: the fewer, the better.
  [[nodiscard]] bool counts_losses() const;
  /// Sides, or players where each plays for himself, as families count them: three at most.
  [[nodiscard]] int parties() const;
  /// Of which party a family tells first: of that of the seat in `table().from`; nothing where
  /// nobody is named.
  [[nodiscard]] std::optional<int> first_party() const;

  /// What is said for it; empty where nothing is, or the game has no such member.
  [[nodiscard]] Value get(std::string_view key) const;
  /// Whether the rules and what is said so far leave it open.
  [[nodiscard]] bool asks(std::string_view key) const;

  /// What is asked for in some deal by these rules, as far as two answers on a deal that is empty,
  /// or on that of `table().trial`, lead there: what a page keeps a place for. Takes milliseconds.
  [[nodiscard]] std::vector<std::string_view> ever_asked() const;

  /// Whether `value`, or a list with it, could stand there beside what is said: nothing that is
  /// wrong would be wrong because of it.
  [[nodiscard]] bool possible(std::string_view key, int value) const;
  /// The same beside nothing but somebody in `table().from`: whatever else is told does not matter.
  [[nodiscard]] bool possible_alone(std::string_view key, int value) const;

  /// Says it, or takes it back where `value` is empty. What other answers make needless is taken
  /// back as well. Returns whether the member takes such a value.
  bool set(std::string_view key, const Value& value);
  /// Gives the answers of a button, in their way of telling a deal alone, or takes them back where
  /// all are given.
  void set(const QuickAnswer& quick);
  [[nodiscard]] bool says(const QuickAnswer& quick) const;
  /// Says what an auction settled, in place of what was said of the contract; the rest stays as far
  /// as it can. REQUIRES: a deal of the same game.
  void settle(const AnyDeal& called);
  /// Leaves one way of telling a deal, of the table's, alone.
  void tell_by(std::size_t way);
  /// The way in which something is told; the first where nothing is.
  [[nodiscard]] std::size_t way() const;
  /// Begins anew.
  void clear();
  /// The deal that was recorded, to be corrected. REQUIRES: of the same game.
  void take(const AnyDeal& deal);

  [[nodiscard]] const AnyDeal& deal() const { return deal_; }
  [[nodiscard]] const SeatNames& names() const { return names_; }
  /// Whether nothing is said.
  [[nodiscard]] bool empty() const;

  /// What the deal as it stands would do. It is not scored where `deal.findings` has an error.
  [[nodiscard]] Preview preview() const;
  /// How everybody stood before it.
  [[nodiscard]] Standing before() const;
  /// What everybody needs, as far as this deal is told.
  [[nodiscard]] Outlook prospect() const;
  /// Whether it can be written down as it stands.
  [[nodiscard]] bool ready() const;

 private:
  [[nodiscard]] const AnyGame& of() const { return session_.rules.game(); }
  [[nodiscard]] bool possible_in(AnyDeal deal, std::string_view key, int value) const;

  Session session_{};  ///< as the deal finds it
  SeatNames names_{};
  AnyDeal deal_{};
};

}  // namespace spadille
