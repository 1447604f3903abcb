#pragma once

#include <map>
#include <string>
#include <vector>

#include "session/session.h"

namespace spadille {

/// What somebody has by himself from an evening, as far as it is played.
struct Part {
  std::int64_t points = 0;
  std::int64_t against = 0;  ///< of the other side, where partners play; otherwise 0
  std::int64_t games_won = 0;
  Part& operator+=(const Part& more) {
    points += more.points, against += more.against, games_won += more.games_won;
    return *this;
  }
  Part& operator-=(const Part& less) {
    points -= less.points, against -= less.against, games_won -= less.games_won;
    return *this;
  }
  friend bool operator==(const Part&, const Part&) = default;
};

/// By id.
using Parts = std::map<std::string, Part>;

/// The fact that statistics of every game count games by that somebody has won.
inline constexpr std::string_view kGamesWon = "games_won";

/// Puts what accounts have gained to the people who sit there.
inline void credit(Parts& own, const std::vector<std::string>& players, const Accounts& accounts,
                   const Sides& sides, const Totals& now, const Totals& before) {
  const auto gained = [&](std::size_t i) -> std::int64_t {
    return std::int64_t{now[i]} - (i < before.size() ? before[i] : 0);
  };
  for (std::size_t i = 0; i < accounts.size(); ++i)
    for (const Seat s : seats_of(accounts[i], sides)) {
      if (s.index >= players.size()) continue;
      Part& part = own[players[s.index]];
      part.points += gained(i);
      if (accounts[i].kind == Account::Kind::side) part.against += gained(1 - i);
    }
}

/// Puts the games that a deal has ended to those who have won them.
template <Game G>
void credit_wins(Parts& own, const std::vector<std::string>& players, const Recorded<G>& deal) {
  for (const Fact& fact : deal.facts)
    if (fact.key == kGamesWon)
      for (const Seat s : seats_of(fact.who, deal.sides))
        if (s.index < players.size()) own[players[s.index]].games_won += fact.n;
}

/// Puts what a deal has brought to those who sat there: to each by himself where partners change.
/// Of a game that it ended what counts for the evening, and what the next begins with.
/// `session`: with the deal; `personal_before`: everybody's own points before it.
template <Game G>
void credit_deal(Parts& own, const std::vector<std::string>& players, const Session<G>& session,
                 const Recorded<G>& deal, const Totals& personal_before) {
  const auto& [rules, carry, deals] = session;
  credit_wins(own, players, deal);
  const Totals now = personal(rules, carry);
  if (!now.empty())
    return credit(own, players, seat_accounts(now.size()), deal.sides, now, personal_before);
  const Accounts counted = accounts(carry);
  if (!deal.finished) return credit(own, players, counted, deal.sides, deal.after, deal.before);
  credit(own, players, counted, deal.sides, counted_totals(rules, deal.finished->totals),
         deal.before);
  credit(own, players, counted, deal.sides, totals(carry),
         totals(start(rules, static_cast<int>(players.size()))));
}

}  // namespace spadille
