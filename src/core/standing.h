#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/finding.h"
#include "core/ledger.h"

namespace spadille {

/// A game that is over; an evening is a list of these and the game in progress.
struct FinishedGame {
  Totals totals{};    ///< one an account, as they stood at the end
  SeatSet winners{};  ///< seats; more than one for partners or a shared win
  Totals counted{};   ///< what of them counts for the evening, once other rules are played by
  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// What the arithmetic of a finished game on paper shows: lines that explain, and findings with
/// places below the game ("/totals/0") where it betrays a slip.
struct Proof {
  std::vector<Line> lines{};
  Findings findings{};
  friend bool operator==(const Proof&, const Proof&) = default;
};

/// How an evening stands, in terms that every game shares.
struct Standing {
  Totals totals{};         ///< the game in progress, one an account
  SeatSet out{};           ///< who no longer takes part in it
  Seat dealer{};           ///< who deals next
  Totals games_won{};      ///< in the order of the accounts; empty where nobody wins a game
  Totals rubbers_won{};    ///< the same; empty where no rubber is played
  Totals personal{};       ///< one a seat, over all games; empty where partners stay together
  SeatSet evening_won{};   ///< who has won the evening, where its games make one and are over
  Totals counters_left{};  ///< of those that everybody began with, one a seat (negative: owed);
                           ///< empty where nobody begins with any
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// One player in the order of his total; equal totals share a place.
struct Ranked {
  int place = 1;
  Seat who{};
  int total = 0;
  friend bool operator==(const Ranked&, const Ranked&) = default;
};

/// The highest total first, then by seat.
[[nodiscard]] std::vector<Ranked> ranking_of(const Totals& totals);

/// What a table wants to see before, and during, a deal.
struct Outlook {
  Seat leader{};                ///< who leads to the first trick
  int deal = 0;                 ///< its number in the game in progress, where that is known
  int deals = 0;                ///< of a game; 0: as many as it takes
  std::optional<int> target{};  ///< that ends a game: points, or losses
  std::optional<int> pool{};    ///< counters that this deal is played for
  std::optional<int> unit{};    ///< what everything else is reckoned in
  std::vector<Message> needs{};
  friend bool operator==(const Outlook&, const Outlook&) = default;
};

/// Something that statistics count: a march, a codille, a bonus. Statistics are sums of facts.
struct Fact {
  std::string_view key;  ///< a literal, listed by the game's `fact_keys`
  Account who{};
  int n = 1;
  friend bool operator==(const Fact&, const Fact&) = default;
};

using Facts = std::vector<Fact>;

/// The same of each of some seats.
inline void add(Facts& facts, std::string_view key, SeatSet seats) {
  for (const Seat s : seats) facts.push_back({key, s});
}

/// What the table has ruled to some accounts: "ruled_won", or "ruled_lost".
inline void add_ruled(Facts& facts, const ScoreSheet& sheet, const Accounts& accounts) {
  for (const Account account : accounts)
    if (const int n = ruled_total(sheet, account); n != 0)
      facts.push_back({n > 0 ? "ruled_won" : "ruled_lost", account, n > 0 ? n : -n});
}

}  // namespace spadille
