#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/message.h"

namespace spadille {

/// Where counters or points lie. `table` is where points come from; a game of payments never uses
/// it.
struct Account {
  enum class Kind : std::uint8_t { seat, side, pool, table };
  Kind kind = Kind::table;
  std::uint8_t index = 0;

  constexpr Account() = default;
  constexpr Account(Seat s) : kind(Kind::seat), index(s.index) {}
  constexpr Account(Side s) : kind(Kind::side), index(s.index) {}
  constexpr Account(Kind of_kind, std::uint8_t n) : kind(of_kind), index(n) {}
  [[nodiscard]] static constexpr Account table() { return {}; }
  [[nodiscard]] static constexpr Account pool(std::uint8_t n = 0) { return {Kind::pool, n}; }
  friend constexpr auto operator<=>(const Account&, const Account&) = default;
};

/// "seat2", "side0", "pool" (the second pool is "pool1"), "table": as documents write it.
[[nodiscard]] std::string to_string(Account account);

struct Posting {
  Account account{};
  int amount = 0;  ///< points or counters
  friend constexpr bool operator==(const Posting&, const Posting&) = default;
};

/// One reason of a score: why, by which rule, and what moves. Amounts always add up to zero,
/// because they are only ever moved; a line that moves nothing explains a nought.
struct Line {
  RuleId rule{};
  Message message{};
  InlineVec<Posting, kMaxSeats + 2> postings{};
  bool follows = false;  ///< from the totals (ScoreSheet::follow), not from the play or a ruling
  bool ruled = false;    ///< by the table

  /// Moves `amount` (negative: the other way), added to what the line moves already.
  Line& move(int amount, Account from, Account to);
  /// What they say and move; whether they follow, or were ruled, is of the deal, not of the line.
  friend bool operator==(const Line& a, const Line& b) {
    return a.rule == b.rule && a.message == b.message && a.postings == b.postings;
  }
};

/// Whether each comes from the rule that the one at its place comes from.
[[nodiscard]] bool are_of_the_same_rules(const std::vector<Line>& a, const std::vector<Line>& b);

/// In the order of the rulebook, and of whom and what one clause moves.
[[nodiscard]] bool comes_before(const Line& a, const Line& b);

/// The whole explanation of one deal, in the order a referee would say it. Totals are sums.
struct ScoreSheet {
  std::vector<Line> lines{};

  /// A new line at the end; the reference lives until the next is added.
  Line& add(RuleId rule, Message message);
  /// The same of what follows from the totals that a deal leaves: who is out, who has won, what is
  /// shared out or credited then. It is no part of what was won and lost in the deal.
  Line& follow(RuleId rule, Message message);
  friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

/// What a sheet moves to one account.
[[nodiscard]] int total(const ScoreSheet& sheet, Account account);
[[nodiscard]] int total(const Line& line, Account account);
/// What of it the table has ruled.
[[nodiscard]] int ruled_total(const ScoreSheet& sheet, Account account);

/// The accounts that are counted from deal to deal, in the order of their columns.
using Accounts = InlineVec<Account, kMaxSeats>;

/// One whole number for each account that counts.
using Totals = BySeat;

/// All of them together, however large.
[[nodiscard]] std::int64_t grand_total(const Totals& totals);

/// The nearest number that fits: for words about sums that no table reaches.
[[nodiscard]] constexpr int clamped(std::int64_t number) {
  constexpr std::int64_t kMost = std::numeric_limits<int>::max();
  return static_cast<int>(std::clamp(number, -kMost, kMost));
}

[[nodiscard]] Accounts seat_accounts(std::size_t seats);
[[nodiscard]] Accounts side_accounts();

/// Totals, one for each account, with what a sheet moves. Other accounts are left aside.
[[nodiscard]] Totals after(Totals totals, const Accounts& accounts, const ScoreSheet& sheet);

/// A division that leaves whole counters: `each` times the number of shares, and `rest`.
struct Split {
  int each = 0;
  int rest = 0;
};
/// REQUIRES: nothing negative, at least one share.
[[nodiscard]] constexpr Split split(int total, int shares) {
  return {total / shares, total % shares};
}

}  // namespace spadille
