// What a session has brought everybody is one figure, whoever asks.
#include "session/result.h"

#include <gtest/gtest.h>

#include "app/digest.h"
#include "session/settlement.h"
#include "tests/support/random.h"
#include "tests/support/random_session.h"

namespace spadille::tests {
namespace {

using Results = std::map<std::string, std::int64_t>;

template <Game G>
void for_sessions(const auto& law) {
  for (int i = 0; i < rounds(60) && !testing::Test::HasFailure(); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE(std::string(G::kId) + " SPADILLE_SEED=" + std::to_string(seed));
    law(RandomSession<G>(seed).table(30));
  }
}

/// Everybody's due where nobody has changed seats, from what sessions bring.
template <Game G>
std::vector<std::int64_t> due(const Scored<G>& scored, Settlement::Kind kind) {
  const Results all = results(scored);
  std::vector<std::int64_t> own;
  std::int64_t sum = 0;
  for (const std::string& id : scored.seatings.back().players)
    sum += own.emplace_back(all.contains(id) ? all.at(id) : 0);
  if (kind == Settlement::Kind::counters) return own;
  const std::int64_t each = counts_losses(typename G::Rules{}) ? -1 : 1;
  for (std::int64_t& points : own) {
    points = each * (static_cast<std::int64_t>(own.size()) * points - sum);
    if (kind == Settlement::Kind::partners) points /= 2;
  }
  return own;
}

TEST(Result, is_what_the_players_settle) {
  Games::for_each([]<Game G>(G) {
    for_sessions<G>([](const Table<G>& table) {
      const Scored<G>& scored = table.scored;
      const bool same_rules =
          std::none_of(table.history.changes.begin(), table.history.changes.end(),
                       [](const Change<G>& change) { return change.rules; });
      if (has_error(scored.findings) || scored.seatings.size() > 1 || !same_rules) return;
      const auto& [rules, carry, deals] = scored.session;
      const int seats = static_cast<int>(scored.seatings.back().players.size());
      const Settlement settled = settlement<G>(rules, carry, seats);
      const std::vector<std::int64_t> expected(settled.due.begin(), settled.due.end());
      EXPECT_EQ(due(scored, settled.kind), expected);
    });
  });
}

TEST(Result, is_the_fact_that_rankings_read) {
  Games::for_each([]<Game G>(G) {
    for_sessions<G>([](const Table<G>& table) {
      if (has_error(table.scored.findings) || table.scored.session.deals.empty() ||
          table.history.state == History<G>::State::discarded)
        return;
      Results facts;
      for (const FactRow& row : digest(AnyTable(table)).facts)
        if (row.key == kSettled) facts[row.player] += row.n;
      Results expected = results(table.scored);
      std::erase_if(expected, [](const auto& one) { return one.second == 0; });
      EXPECT_EQ(facts, expected);
    });
  });
}

}  // namespace
}  // namespace spadille::tests
