// The session that lies on the table, as the board shows it.
#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class EveningValues : public AtTable {
 protected:
  table::LaidSession& evening() { return *house().evening(); }
  [[nodiscard]] std::string board() {
    return lines(QStringList{evening().heading(), evening().progress(), evening().turn(),
                             evening().lastDeal(), evening().gameOver()}) +
           lines(evening().seats()) + lines(evening().totals());
  }
};

TEST_F(EveningValues, without_a_session_there_is_nothing) {
  EXPECT_EQ(evening().number(), 0);
  EXPECT_EQ(board(), "\n\n\n\n\n");
  EXPECT_FALSE(evening().canUndo() || evening().canRedo() || evening().closed());
}

TEST_F(EveningValues, klaverjas_counts_its_deals) {
  begin("klaverjas/seed", kFourPlayers);
  record({{"maker", 1}, {"points", 92}});
  EXPECT_EQ(board(), R"(Klaverjas · Amsterdam: 16 deals
Deal 2 of 16
Bob deals, Cem leads.
Deal 1: Bob 92 points · Ann & Cem +70 · Bob & Dot +92

name Ann, total 70
deals, name Bob, total 92
leads, name Cem, total 70
name Dot, total 92
games 0, name Ann & Cem, seats [0 | 2], total 70
games 0, name Bob & Dot, seats [1 | 3], total 92
)");
}

TEST_F(EveningValues, euchre_has_a_target_and_says_who_won) {
  begin("euchre/seed", kFourPlayers);
  EXPECT_EQ(evening().target(), 10);
  for (int i = 0; i < 5; ++i) record({{"maker", 0}, {"tricks", 5}});
  EXPECT_EQ(evening().gameOver(), "Ann & Cem won the game.");
  EXPECT_EQ(board(), R"(Euchre · American: to 10 points
Deal 6
Bob deals, Cem leads.
Deal 5: Ann 5 tricks · Ann & Cem +2
Ann & Cem won the game.
name Ann, total 10
deals, name Bob, total 0
leads, name Cem, total 10
name Dot, total 0
games 1, name Ann & Cem, seats [0 | 2], total 10
games 0, name Bob & Dot, seats [1 | 3], total 0
)");
  record({{"maker", 1}, {"tricks", 3}});
  EXPECT_EQ(evening().gameOver(), "");
  EXPECT_EQ(evening().totals()[0].toMap()["total"].toInt(), 0);
}

TEST_F(EveningValues, changing_partners_have_their_own_totals_beside_those_of_the_pair) {
  begin("klaverjas/individual", kFourPlayers);
  for (int i = 0; i < 17; ++i) record({{"maker", 0}, {"points", 100}});
  EXPECT_EQ(lines(evening().totals(), {"name", "own", "total"}),
            R"(name Ann & Bob, own Ann 1700 · Bob 1092, total 100
name Cem & Dot, own Cem 1662 · Dot 1054, total 62
)");
  EXPECT_EQ(lines(evening().seats(), {"name", "own", "total"}), R"(name Ann, own 1700, total 100
name Bob, own 1092, total 100
name Cem, own 1662, total 62
name Dot, own 1054, total 62
)");
  for (int i = 17; i < 48; ++i) record({{"maker", 0}, {"points", 100}});
  EXPECT_EQ(evening().gameOver(),
            "Ann & Dot won the game. Ann has won the evening.\n"
            "1 Ann 4800 · 2 Bob 3584 · 2 Cem 3584 · 2 Dot 3584");
}

TEST_F(EveningValues, quadrille_keeps_its_pool_apart) {
  begin("quadrille/seed", kFourPlayers);
  record({{"contract", 1}, {"ombre", 3}, {"tricks", 4}});
  EXPECT_EQ(board(), R"(Quadrille · Standard: no fixed number of deals
Deal 2
Dot deals, Cem leads.
Deal 1: Dot solo, 4 tricks · Dot −8 · pool +8

name Ann, total 0
name Bob, total 0
leads, name Cem, total 0
deals, name Dot, total -8
games -1, name Ann, seats [0], total 0
games -1, name Bob, seats [1], total 0
games -1, name Cem, seats [2], total 0
games -1, name Dot, seats [3], total -8
)");
}

TEST_F(EveningValues, kyuuri_seats_carry_their_losses) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  record({{"taker", 1}, {"rank", 12}});
  EXPECT_EQ(board(), R"(Kyuuri · Standard: out at 21
Deal 2
Bob deals, Cem leads.
Deal 1: Bob Q · Bob +12

name Ann, total 0
deals, name Bob, total 12
leads, name Cem, total 0
games 0, name Ann, seats [0], total 0
games 0, name Bob, seats [1], total 12
games 0, name Cem, seats [2], total 0
)");
}

TEST_F(EveningValues, closed_and_opened_again) {
  begin("euchre/seed", kFourPlayers);
  evening().close();
  settle();
  EXPECT_TRUE(evening().closed());
  evening().reopen();
  settle();
  EXPECT_FALSE(evening().closed());
  evening().throwAway();
  settle();
  EXPECT_TRUE(evening().closed());
  EXPECT_EQ(refused(), QStringList());
}

TEST_F(EveningValues, same_people_again_begin_from_nothing) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}});
  const int before = evening().number();
  evening().sameAgain();
  settle();
  EXPECT_GT(evening().number(), before);
  EXPECT_EQ(lines(evening().totals(), {"name", "total"}),
            "name Ann & Cem, total 0\nname Bob & Dot, total 0\n");
}

TEST_F(EveningValues, whatever_was_written_here_last_is_told_and_undone) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}});
  EXPECT_TRUE(evening().writtenLast());
  evening().note(0, "The window is open");
  settle();
  EXPECT_TRUE(evening().writtenLast());
  EXPECT_EQ(evening().written(), "note: The window is open");
  evening().undo();
  settle();
  EXPECT_FALSE(evening().writtenLast());
  EXPECT_EQ(evening().takenBack(), "Undo: note: The window is open");
}

TEST_F(EveningValues, tells_each_deal_that_it_recorded) {
  begin("euchre/seed", kFourPlayers);
  QStringList told;
  QObject::connect(&evening(), &table::LaidSession::recorded, [&] { told << evening().written(); });
  record({{"maker", 0}, {"tricks", 5}});
  evening().undo();
  settle();
  EXPECT_EQ(lines(told), R"(Deal 1: Ann 5 tricks · Ann & Cem +2
)");
}

}  // namespace
}  // namespace spadille::tests
