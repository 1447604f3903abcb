// The deal that is entered, as pages see it at a step that people know from each game.
#include "app/record/desk.h"
#include "app/record/opening.h"
#include "db/sqlite_store.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class EntryValues : public AtTable {
 protected:
  table::Entry& entry() { return *house().entry(); }
  [[nodiscard]] QVariantMap field(const char* key) { return entry().fields()[key].toMap(); }
  /// What each answer to a question would do.
  [[nodiscard]] std::string choices(const char* key) {
    return lines(field(key)["choices"].toList(),
                 {"label", "effect", "good", "chosen", "possible", "value"});
  }
  /// Others sit down from now on, which another program says.
  void sit(const std::vector<std::string>& players) {
    const SessionId session = house().evening()->number();
    const auto store = db::open_store({.path = book()}).value();
    Book there = book_of(*store);
    Desk desk = must(open_session(there, session));
    must(write_down(there, desk, must(seats_event(there, desk, players, {}, false))));
    house().evening()->open(static_cast<int>(session));
    settle();
  }
  [[nodiscard]] int seq_of(int row) {
    return house().sheet()->data(house().sheet()->index(row), table::Sheet::seq_role).toInt();
  }
  /// What would be saved: effect, lines, who pays whom, and what everybody has then.
  [[nodiscard]] std::string outcome() {
    return entry().effect().toStdString() + "\n" + lines(entry().lines()) +
           lines(entry().transfers()) + lines(entry().balances()) + lines(entry().findings());
  }
};

TEST_F(EntryValues, euchre_shows_what_each_number_of_tricks_would_do) {
  begin("euchre/seed", kFourPlayers);
  say({{"maker", 0}, {"alone", 1}});
  EXPECT_EQ(choices("tricks"), R"(effect Bob & Dot +2, label 0, possible, value 0
effect Bob & Dot +2, label 1, possible, value 1
effect Bob & Dot +2, label 2, possible, value 2
effect Ann & Cem +1, good, label 3, possible, value 3
effect Ann & Cem +1, good, label 4, possible, value 4
effect Ann & Cem +4, good, label 5, possible, value 5
)");
  EXPECT_EQ(lines(entry().outlook()), R"(Ann & Cem: 10 more to win
Bob & Dot: 10 more to win
)");
}

TEST_F(EntryValues, euchre_outcome_of_a_march_alone) {
  begin("euchre/seed", kFourPlayers);
  say({{"maker", 0}, {"alone", 1}, {"tricks", 5}});
  EXPECT_EQ(outcome(), R"(Ann & Cem +4
moves Ann & Cem +4, rule EU-5.4, words Ann alone made a march: all 5 tricks
after 4, before 0, moved +4, name Ann & Cem, seat -1
after 0, before 0, moved 0, name Bob & Dot, seat -1
)");
}

TEST_F(EntryValues, klaverjas_needs_what_the_roem_asks_for) {
  begin("klaverjas/seed", kFourPlayers);
  say({{"maker", 1}});
  entry().chalk(0, 50);
  EXPECT_EQ(lines(entry().outlook()), R"(Bob & Dot need more than 106 of 212 to keep their points.
)");
  EXPECT_EQ(lines(entry().marks()), R"(marks [50], name Ann & Cem, sum 50
name Bob & Dot, sum 0
)");
  EXPECT_EQ(entry().parties(), QStringList({"Bob & Dot", "Ann & Cem"}));
  say({{"points", 92}});
  EXPECT_EQ(outcome(), R"(Ann & Cem +212
moves Ann & Cem +70 · Bob & Dot +92, rule KJ-5.1, words Card points: Bob & Dot 92, the others 70
moves Ann & Cem +50, rule KJ-5.3, words Roem of Ann & Cem: V
moves Ann & Cem +92 · Bob & Dot −92, rule KJ-5.9, words Bob & Dot are nat: 92 against 120; the others get all points
after 212, before 0, moved +212, name Ann & Cem, seat -1
after 0, before 0, moved 0, name Bob & Dot, seat -1
)");
  EXPECT_EQ(entry().comesTo(), QStringList({"92", "70"}));
}

TEST_F(EntryValues, klaverjas_points_that_cannot_be_are_refused_by_arithmetic) {
  begin("klaverjas/seed", kFourPlayers);
  say({{"maker", 1}, {"points", 161}});
  EXPECT_FALSE(entry().ready());
  EXPECT_EQ(lines(entry().findings()), R"(No tricks can be worth just so many points. KJ-5.11
)");
}

TEST_F(EntryValues, klaverjas_pit_is_one_tap_and_one_more_takes_it_back) {
  begin("klaverjas/pit", kFourPlayers);
  say({{"maker", 1}});
  entry().answer("pit");
  EXPECT_EQ(entry().effect().toStdString(), R"(Bob & Dot +262)");
  entry().answer("pit");
  EXPECT_FALSE(entry().ready());
  EXPECT_EQ(field("points")["value"].toInt(), -1);
}

TEST_F(EntryValues, klaverjas_offers_no_more_tricks_than_there_are) {
  begin("klaverjas/pit", kFourPlayers);
  const auto offered = [&] { return field("tricks")["choices"].toList().size(); };
  EXPECT_EQ(offered(), 9) << "0 to 8";
  say({{"maker", 1}, {"points", 162}});
  EXPECT_EQ(offered(), 9) << "no button comes or goes";
  begin("quadrille/seed", kFourPlayers);
  EXPECT_EQ(offered(), 11);
  begin("euchre/seed", kFourPlayers);
  EXPECT_EQ(offered(), 6);
}

TEST_F(EntryValues, quadrille_contract_offers_only_partners_that_can_be) {
  begin("quadrille/seed", kFourPlayers);
  say({{"contract", 0}, {"ombre", 1}});
  EXPECT_EQ(choices("partner"), R"(good, label Ann, possible, value 0
good, label Bob, value 1
good, label Cem, possible, value 2
good, label Dot, possible, value 3
)");
  EXPECT_EQ(choices("contract"), R"(chosen, good, label Alliance, possible, value 0
good, label Solo, possible, value 1
good, label Vole, possible, value 2
good, label Forced, possible, value 3
)");
}

TEST_F(EntryValues, quadrille_partner_who_becomes_ombre_is_partner_no_more) {
  begin("quadrille/seed", kFourPlayers);
  say({{"contract", 3}, {"ombre", 1}, {"partner", 0}, {"contract", 2}, {"ombre", 0}});
  EXPECT_EQ(field("ombre")["value"].toInt(), 0);
  EXPECT_EQ(field("partner")["value"].toInt(), -1);
  say({{"tricks", 10}});
  EXPECT_TRUE(entry().ready()) << outcome();
  say({{"contract", 0}, {"partner", 2}, {"tricks", 6}, {"ombre", 2}});
  EXPECT_EQ(field("partner")["value"].toInt(), -1) << "Cem cannot be both";
  EXPECT_EQ(field("tricks")["value"].toInt(), 6);
  say({{"partner", 3}});
  EXPECT_TRUE(entry().ready()) << outcome();
}

TEST_F(EntryValues, quadrille_payments_come_to_nothing_in_all) {
  begin("quadrille/seed", kFourPlayers);
  say({{"contract", 0}, {"ombre", 0}, {"partner", 2}, {"tricks", 6}, {"matadors", 1}});
  EXPECT_EQ(outcome(), R"(Ann +2 · Bob −2 · Cem +2 · Dot −2
moves Ann −1 · Bob −1 · Cem −1 · Dot −1 · pool +4, rule QU-2.2, words Antes: the pool holds 4, the unit is 1
moves Ann +2 · Cem +2 · pool −4, rule QU-5.2, words Ann and Cem win with 6 tricks and share the pool of 4
moves Ann +1 · Bob −1 · Cem +1 · Dot −1, rule QU-5.3, words Matadors of Ann: 1 unit, 1 each
amount 2, from 1, to 0
amount 2, from 3, to 2
after 2, before 0, moved +2, name Ann, seat 0
after -2, before 0, moved −2, name Bob, seat 1
after 2, before 0, moved +2, name Cem, seat 2
after -2, before 0, moved −2, name Dot, seat 3
after 0, before 0, moved 0, name pool, pool, seat -1
)");
  for (int tricks = 0; tricks <= 10; ++tricks) {
    say({{"tricks", tricks}});
    if (!entry().ready()) continue;
    std::map<int, int> due;
    for (const QVariant& each : entry().transfers()) {
      const QVariantMap transfer = each.toMap();
      due[transfer["from"].toInt()] -= transfer["amount"].toInt();
      due[transfer["to"].toInt()] += transfer["amount"].toInt();
    }
    int sum = 0;
    for (const QVariant& each : entry().balances()) {
      const QVariantMap one = each.toMap();
      const int seat = one["pool"].toBool() ? -1 : one["seat"].toInt();
      EXPECT_EQ(one["after"].toInt() - one["before"].toInt(), due[seat]) << tricks;
      sum += due[seat];
    }
    EXPECT_EQ(sum, 0) << tricks;
  }
}

TEST_F(EntryValues, kyuuri_by_its_last_trick) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  say({{"taker", 1}});
  EXPECT_EQ(choices("rank"), R"(effect Bob +2, label 2, possible, value 2
effect Bob +3, label 3, possible, value 3
effect Bob +4, label 4, possible, value 4
effect Bob +5, label 5, possible, value 5
effect Bob +6, label 6, possible, value 6
effect Bob +7, label 7, possible, value 7
effect Bob +8, label 8, possible, value 8
effect Bob +9, label 9, possible, value 9
effect Bob +10, label 10, possible, value 10
effect Bob +11, label J, possible, value 11
effect Bob +12, label Q, possible, value 12
effect Bob +13, label K, possible, value 13
effect Bob +14, label A, possible, value 14
)");
  EXPECT_EQ(choices("matched"), R"(good, label Ann, possible, value 0
good, label Bob, value 1
good, label Cem, possible, value 2
)");
}

TEST_F(EntryValues, correction_of_points_keeps_the_roem_that_was_written_down) {
  begin("klaverjas/seed", kFourPlayers);
  entry().chalk(0, 20);
  entry().chalk(1, 50);
  say({{"maker", 1}, {"points", 92}});
  entry().save();
  settle();
  entry().chalk(0, 100);  // of the next deal, which is none of the first's
  entry().correct(1, seq_of(0));
  EXPECT_EQ(lines(entry().marks(), {"name", "marks"}),
            "marks [20], name Ann & Cem\nmarks [50], name Bob & Dot\n");
  say({{"points", 102}});
  EXPECT_EQ(entry().effect().toStdString(), "Ann & Cem +80 · Bob & Dot +152");
  entry().leave();
  EXPECT_EQ(lines(entry().marks(), {"sum"}), "sum 100\nsum 0\n");
}

TEST_F(EntryValues, correction_is_of_those_who_sat_at_the_deal_and_stood_before_it) {
  begin("kyuuri/seed", {"Eve", "Bob", "Cem"});
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  record({{"taker", 1}, {"rank", 13}});
  record({{"taker", 0}, {"rank", 5}});
  sit({"Ann", "Eve", "Cem"});
  EXPECT_EQ(lines(entry().seats()), R"(gone 5, name Ann, note 16 to go, target 21, total 5
gone 13, name Eve, note 8 to go · out with 8 or higher, risk, target 21, total 13
gone 0, name Cem, note 21 to go, target 21, total 0
)");
  entry().correct(2, seq_of(1));
  EXPECT_EQ(lines(entry().seats()), R"(gone 0, name Ann, note 21 to go, target 21, total 0
gone 13, name Bob, note 8 to go · out with 8 or higher, risk, target 21, total 13
gone 0, name Cem, note 21 to go, target 21, total 0
)");
}

// On the board, where the deal is entered, among the payments and on the sheet.
TEST_F(EntryValues, pool_is_one_figure_wherever_it_is_said) {
  begin("quadrille/seed", kFourPlayers);
  record({{"contract", 1}, {"ombre", 3}, {"tricks", 4}});
  EXPECT_EQ(lines(entry().outlook()), "8 in the pool, 12 with the antes; the unit is 3.\n");
  EXPECT_EQ(entry().balances().last().toMap()["before"].toInt(), 8);
  EXPECT_EQ(house().sheet()->sums().last(), "8");
  say({{"contract", 1}, {"ombre", 2}, {"tricks", 4}});
  EXPECT_EQ(entry().balances().last().toMap()["before"].toInt(), 8);
}

// The fewer, the better: only what comes back is good, and bad is what puts somebody out.
TEST_F(EntryValues, loss_is_never_good_and_who_would_be_out_is_said) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  record({{"taker", 1}, {"rank", 13}});
  say({{"taker", 1}});
  const std::string ranks =
      lines(field("rank")["choices"].toList(), {"label", "effect", "good", "bad"});
  EXPECT_EQ(ranks.find("good"), std::string::npos) << ranks;
  EXPECT_NE(ranks.find("effect Bob +7, label 7\n"), std::string::npos) << ranks;
  EXPECT_NE(ranks.find("bad, effect Bob +8\nBob is out, label 8\n"), std::string::npos) << ranks;
}

TEST_F(EntryValues, who_is_out_is_said_where_he_was_to_be_chosen) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  for (const int rank : {13, 14}) record({{"taker", 1}, {"rank", rank}});
  EXPECT_EQ(lines(entry().seats(), {"name", "note", "out", "risk"}), R"(name Ann, note 21 to go
name Bob, note out, out
name Cem, note 21 to go
)");
  say({{"taker", 0}});
  EXPECT_NE(lines(field("rank")["choices"].toList(), {"effect"}).find("Ann +14\n"),
            std::string::npos);
}

// The last one in wins a game, not who took its last trick.
TEST_F(EntryValues, game_of_losses_is_won_by_another) {
  begin("kyuuri/seed", {"Ann", "Bob"});
  record({{"taker", 1}, {"rank", 13}});
  say({{"taker", 1}});
  const std::string ranks = lines(field("rank")["choices"].toList(), {"effect", "bad"});
  EXPECT_NE(ranks.find("bad, effect Bob +14\nAnn wins the game\n"), std::string::npos) << ranks;
}

TEST_F(EntryValues, tap_that_makes_the_deal_whole_saves_it) {
  begin("euchre/seed", kFourPlayers);
  entry().choose("maker", 2);
  entry().chooseAndSave("tricks", 5);
  settle();
  EXPECT_EQ(house().sheet()->sums(), QStringList({"2", "0"}));
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  entry().set("leader", 0);
  for (const int rank : {4, 9, 9}) entry().append("ranks", rank);
  settle();
  EXPECT_EQ(house().sheet()->rowCount(), 1);
  EXPECT_EQ(refused(), QStringList());
}

TEST_F(EntryValues, answer_said_again_is_taken_back) {
  begin("euchre/seed", kFourPlayers);
  entry().choose("maker", 2);
  entry().choose("maker", 2);
  EXPECT_TRUE(entry().empty());
  entry().digit("tricks", 3);
  entry().erase("tricks");
  EXPECT_TRUE(entry().empty());
}

}  // namespace
}  // namespace spadille::tests
