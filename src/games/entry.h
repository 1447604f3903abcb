#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "games/tables.h"

namespace spadille {

// How a deal is entered by taps, besides what the rows of its form say. Faces make their page from
// these tables, unless a game has a page of its own.

/// Members that tell the same of several parties: of the side of whoever `EntryTable::from` names,
/// of the other side, and, where three play for themselves, of the third. Parties without a member
/// are not told of.
struct Family {
  std::array<std::string_view, 3> members{};
  std::string_view fact{};       ///< what the deal comes to of it, where a member is left untold
  std::span<const int> usual{};  ///< amounts that have a button of their own, of marks
};

/// Members that tell a deal in one way. Whoever begins another way tells none of them.
struct Way {
  std::string_view label{};  ///< message key
  std::span<const std::string_view> members{};
};

/// A member and what is said for it.
struct Answer {
  std::string_view key{};
  Value value{};
};

/// A button that gives several answers at once; given already, it takes them back.
struct QuickAnswer {
  std::string_view key{};
  std::string_view label{};  ///< message key
  std::span<const Answer> says{};
  std::span<const std::string_view> instead_of{};  ///< members that are not told beside it
  int players = 0;                                 ///< only where so many play; 0: always
  Answer shown_by{};  ///< of `says`, what alone shows that it was so; no key: nothing does

  /// Whether it is a button where so many play.
  [[nodiscard]] constexpr bool fits(int seats) const { return players == 0 || players == seats; }
};

/// What is bid, in the order in which people say it.
struct ContractMembers {
  std::span<const std::string_view> members{};
  std::span<const std::string_view> needed{};  ///< of them: without these there is none

  [[nodiscard]] constexpr bool needs(std::string_view key) const {
    return std::find(needed.begin(), needed.end(), key) != needed.end();
  }
};

/// A deal by which a program tries itself out: tapped in this order, and the totals after it.
struct Trial {
  int players = 0;
  std::span<const Answer> answers{};
  std::span<const int> totals{};  ///< account by account
};

/// How the deals of a game are entered.
struct EntryTable {
  std::string_view from{};   ///< the seat whose side a family tells of first, and gains or loses
  std::string_view opens{};  ///< what a tap on somebody's place at the table says of him
  std::span<const Family> families{};
  std::span<const Way> ways{};  ///< the usual one first; none: there is one alone
  std::span<const QuickAnswer> quick{};
  ContractMembers contract{};  ///< asked for before the first card, where the game has trumps
  Trial trial{};
};

}  // namespace spadille
