#include "session/parts.h"

namespace spadille {

void credit(Parts& own, const std::vector<std::string>& players, const Accounts& accounts,
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

void credit_wins(Parts& own, const std::vector<std::string>& players, const Recorded& deal) {
  for (const Fact& fact : deal.facts)
    if (fact.key == kGamesWon)
      for (const Seat s : seats_of(fact.who, deal.sides))
        if (s.index < players.size()) own[players[s.index]].games_won += fact.n;
}

void credit_deal(Parts& own, const std::vector<std::string>& players, const Session& session,
                 const Recorded& deal, const Totals& personal_before) {
  const auto& [rules, carry, deals, awaiting] = session;
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
