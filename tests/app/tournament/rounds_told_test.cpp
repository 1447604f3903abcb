// Whatever a table plays in a round, what its session comes to is a result that can be told on
// paper as well: in every game, by any rules, however many deals a round has.
#include <gtest/gtest.h>

#include "app/record/events.h"
#include "app/tournament/plan_of_rules.h"
#include "app/tournament/room.h"
#include "app/tournament/table_session.h"
#include "tests/support/club_evening.h"
#include "tests/support/each_game.h"
#include "tests/support/played.h"
#include "tests/support/print_game.h"
#include "tests/support/random_evening.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

constexpr int kEvenings = 12;
constexpr int kMostOfARound = 6;

class TableOfAnyGame : public OfEachGame {
 protected:
  void SetUp() override { RecordProperty("seed", std::to_string(random_seed())); }
};

INSTANTIATE_TEST_SUITE_P(Every, TableOfAnyGame, each_game(), name_of_game);

/// A round of so many deals that is drawn for one table.
TournamentDesk one_table(Book& book, const AnyRules& rules, int deals) {
  TournamentEvent opening = club_plan();
  opening.plan.deals = deals;
  fit(opening.plan, rules);
  opening.rules = rules_kept(rules);
  TournamentDesk desk = must(begin_tournament(book, opening));
  std::vector<std::string> ids = enter_members(book, opening.plan.seats);
  write(book, desk, on_roster(ids));
  TournamentEvent seated{.kind = EventKind::round_drawn, .round = 1};
  seated.tables.push_back(std::move(ids));
  write(book, desk, seated);
  return desk;
}

/// As it is told where roem, pits or the number of deals are nobody's business.
std::vector<Figures> less_told(const Figures& all) {
  std::vector<Figures> told;
  for (const bool beside : {true, false})
    for (const bool deals : {true, false}) {
      Figures& one = told.emplace_back(all);
      if (!beside) one.roem.clear(), one.pits.clear();
      if (!deals) one.deals = 0;
    }
  return told;
}

/// False where random deals do not get to the end of the round.
bool play(Book& book, Desk& table, RandomEvening& random, int deals) {
  for (int i = 0; i < deals; ++i) {
    const Session session = session_of(table);
    const auto deal = random.try_deal(session.rules, session.carry);
    if (!deal) return false;
    must(record_deal(book, table, *deal));
  }
  return true;
}

TEST_P(TableOfAnyGame, tells_what_can_be_told_on_paper) {
  for (int i = 0; i < rounds(kEvenings) && !HasFailure(); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
    TemporaryBook here;
    RandomEvening random(game(), seed);
    const AnyRules rules = random.rules();
    const int deals = 1 + random.below(kMostOfARound);
    TournamentDesk desk = one_table(here.book, rules, deals);
    Desk table = must(play_at_table(here.book, desk, 1, 1));
    if (!play(here.book, table, random, deals)) continue;
    const Figures figures = must(figures_of_session(here.book, desk, table.id, 1, 1));
    EXPECT_EQ(figures.deals, deals);
    const DrawnTable& drawn = *table_of(desk.now, 1, 1);
    for (const Figures& told : less_told(figures)) {
      const auto why = impossible(desk, drawn, told);
      EXPECT_FALSE(why) << why->message.key << " " << why->given;
    }
  }
}

}  // namespace
}  // namespace spadille::tests
