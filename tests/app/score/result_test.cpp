// What a session has brought everybody is one figure, whoever asks.
#include "session/result.h"

#include <set>

#include <gtest/gtest.h>

#include "app/record/digest.h"
#include "session/settlement.h"
#include "tests/support/random.h"
#include "tests/support/random_session.h"

namespace spadille::tests {
namespace {

using Results = std::map<std::string, std::int64_t>;

void for_sessions(const AnyGame& game, const auto& law) {
  for (int i = 0; i < rounds(60) && !testing::Test::HasFailure(); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE(std::string(game.id()) + " SPADILLE_SEED=" + std::to_string(seed));
    law(RandomSession(game, seed).table(30));
  }
}

/// Everybody's due where nobody has changed seats, from what sessions bring.
std::vector<std::int64_t> due(const Scored& scored, Settlement::Kind kind) {
  const Results all = results(scored);
  std::vector<std::int64_t> own;
  std::int64_t sum = 0;
  for (const std::string& id : scored.seatings.back().players)
    sum += own.emplace_back(all.contains(id) ? all.at(id) : 0);
  if (kind == Settlement::Kind::counters) return own;
  const std::int64_t each = counts_losses(scored.session.rules.game().rules()) ? -1 : 1;
  for (std::int64_t& points : own) {
    points = each * (static_cast<std::int64_t>(own.size()) * points - sum);
    if (kind == Settlement::Kind::partners) points /= 2;
  }
  return own;
}

/// Whether each seat has all that its player has: nobody plays for himself who came in later, and
/// no partners have parted.
bool seats_are_people(const Table& table) {
  const Scored& scored = table.scored;
  if (scored.seatings.size() == 1) return true;
  const auto& [rules, carry, deals, awaiting] = scored.session;
  if (accounts(carry)[0].kind == Account::Kind::side && personal(rules, carry).empty())
    return false;
  return table.history.opening.said.in_turn == InTurn::never &&
         std::none_of(table.history.changes.begin(), table.history.changes.end(),
                      [](const Change& change) { return change.own_totals; });
}

TEST(Result, is_what_the_players_settle) {
  for (const AnyGame* game : all_games())
    for_sessions(*game, [](const Table& table) {
      const Scored& scored = table.scored;
      if (has_error(scored.findings) || !seats_are_people(table)) return;
      const auto& [rules, carry, deals, awaiting] = scored.session;
      const int seats = static_cast<int>(scored.seatings.back().players.size());
      const Settlement settled = settlement(rules, carry, seats);
      const std::vector<std::int64_t> expected(settled.due.begin(), settled.due.end());
      EXPECT_EQ(due(scored, settled.kind), expected);
    });
}

TEST(Result, of_sides_is_paid_by_the_other_side_whoever_comes_and_goes) {
  for (const AnyGame* game : all_games())
    for_sessions(*game, [](const Table& table) {
      const auto& [rules, carry, deals, awaiting] = table.scored.session;
      if (has_error(table.scored.findings)) return;
      if (accounts(carry)[0].kind != Account::Kind::side || !personal(rules, carry).empty()) return;
      std::int64_t all = 0;
      for (const auto& [id, part] : table.scored.own) all += part.points - part.against;
      EXPECT_EQ(all, 0);
    });
}

TEST(Result, has_everybody_in_it_whom_rankings_count) {
  for (const AnyGame* game : all_games())
    for_sessions(*game, [](const Table& table) {
      if (has_error(table.scored.findings) || table.scored.session.deals.empty() ||
          table.history.state == History::State::discarded)
        return;
      std::set<std::string> counted;
      for (const FactRow& row : digest(table).facts)
        if (row.key == kPart) counted.insert(row.player);
      std::set<std::string> expected;
      for (const auto& [id, result] : results(table.scored)) expected.insert(id);
      EXPECT_EQ(counted, expected);
    });
}

/// What did not happen takes no room: of one deal, no fact says 0.
TEST(Result, of_one_deal_has_no_fact_about_nothing) {
  for (const AnyGame* game : all_games()) {
    RandomSession random(*game, random_seed());
    for (int i = 0; i < rounds(60); ++i) {
      const Table table = random.table(3);
      if (has_error(table.scored.findings) || table.scored.session.deals.size() != 1) continue;
      for (const FactRow& row : digest(table).facts) EXPECT_NE(row.n, 0) << row.key;
    }
  }
}

TEST(Result, is_the_fact_that_rankings_read) {
  for (const AnyGame* game : all_games())
    for_sessions(*game, [](const Table& table) {
      if (has_error(table.scored.findings) || table.scored.session.deals.empty() ||
          table.history.state == History::State::discarded)
        return;
      Results facts;
      for (const FactRow& row : digest(table).facts)
        if (row.key == kSettled) facts[row.player] += row.n;
      Results expected = results(table.scored);
      std::erase_if(expected, [](const auto& one) { return one.second == 0; });
      EXPECT_EQ(facts, expected);
    });
}

}  // namespace
}  // namespace spadille::tests
