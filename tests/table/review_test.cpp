// What looks back on evenings: statistics, ranking, settling up, other rules, house rules, chart.
#include <QPointF>
#include <algorithm>

#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class Review : public AtTable {
 protected:
  [[nodiscard]] std::string statistics() {
    settle();
    return lines(house().statistics()->sheets()) + lines(house().statistics()->encounters()) +
           house().statistics()->problem().toStdString();
  }
  [[nodiscard]] std::string ranking() {
    settle();
    table::Ranking& ranking = *house().ranking();
    return ranking.heading().toStdString() + "\n" + lines(ranking.places()) +
           lines(ranking.notes());
  }
  void two_evenings() {
    begin("euchre/seed", kFourPlayers);
    record({{"maker", 0}, {"tricks", 5}});
    record({{"maker", 1}, {"tricks", 2}});
    begin("euchre/seed", {"Ann", "Cem", "Bob", "Eve"}, "At the club");
    record({{"maker", 1}, {"alone", 1}, {"tricks", 5}});
  }
};

TEST_F(Review, statistics_of_everybody_of_one_and_of_two) {
  two_evenings();
  house().statistics()->refresh();
  EXPECT_EQ(
      statistics(),
      R"(figures [{label sessions, value 2} | {label deals, value 3} | {label games won, value –} | {label points a deal, value 1.33} | {label made, value 100 %} | {label marches, value 1}], game Euchre, name Ann
figures [{label sessions, value 2} | {label deals, value 3} | {label games won, value –} | {label points a deal, value 0.00} | {label made, value 0 %} | {label marches, value 0}], game Euchre, name Bob
figures [{label sessions, value 2} | {label deals, value 3} | {label games won, value –} | {label points a deal, value 2.67} | {label made, value 100 %} | {label marches, value 1}], game Euchre, name Cem
figures [{label sessions, value 1} | {label deals, value 2} | {label games won, value –} | {label points a deal, value 0.00} | {label made, value –} | {label marches, value 0}], game Euchre, name Dot
figures [{label sessions, value 1} | {label deals, value 1} | {label games won, value –} | {label points a deal, value 4.00} | {label made, value –} | {label marches, value 0}], game Euchre, name Eve
)");
  EXPECT_EQ(
      lines(house().statistics()->askedFirst()),
      R"(figures [{label contracts made, value Ann, Cem · 1 of 1 · 100 %} | {label average evening, value Cem, Eve · 4.00 · points} | {label best evening, value Ann, Cem, Eve · 4 · Friday, 20 November 2026}], game Euchre
)");
  house().statistics()->setPerson("Cem");
  settle();
  EXPECT_EQ(
      lines(house().statistics()->askedFirst()),
      R"(figures [{label contracts made, value 1 of 1 · 100 %} | {label average evening, value 4.00 · points} | {label best evening, value 4 · Friday, 20 November 2026}], game Euchre, name Cem
)");
  EXPECT_EQ(
      statistics(),
      R"(figures [{label sessions, value 2} | {label deals, value 3} | {label games won, value –} | {label points, value 8} | {label points a deal, value 2.67} | {label named trumps, value 1 of 3 · 33 %} | {label made, value 1 of 1 · 100 %} | {label euchred as maker, value 0} | {label marches, value 1} | {label tricks a contract, value 5.00} | {label lone hands, value 1} | {label lone marches, value 1 of 1 · 100 %} | {label lone defences, value 0} | {label euchres by them, value –} | {label passed out as dealer, value 0} | {label revokes paid for, value 0} | {label points by rulings, value 0} | {label deals decided by a ruling, value 0}], game Euchre, name Cem, partners [{figures [{label deals, value 2} | {label games won, value –} | {label points a deal, value 2.00} | {label made, value –} | {label marches, value 0}], name Ann} | {figures [{label deals, value 1} | {label games won, value –} | {label points a deal, value 4.00} | {label made, value 100 %} | {label marches, value 1}], name Eve}]
)");
  house().statistics()->setOther("Ann");
  EXPECT_EQ(
      statistics(),
      R"(game Euchre, rows [{a 2, b 2, label sessions together} | {a 1, b 0, label ahead in} | {label As partners} | {a 2, b 2, label deals} | {a 0, b 0, label games} | {a 0, b 0, label games won} | {a 4, b 4, label points} | {label As opponents} | {a 1, b 1, label deals} | {a 0, b 0, label games} | {a 0, b 0, label games won} | {a 4, b 0, label points}]
)");
  house().statistics()->setGame("kyuuri");
  EXPECT_EQ(statistics(), "");
  EXPECT_TRUE(house().statistics()->nothing());
}

TEST_F(Review, ranking_of_a_season_with_its_best_and_its_absent) {
  two_evenings();
  house().ranking()->prepare();
  EXPECT_EQ(ranking(), R"(Friday, 20 November 2026 · 2 evenings
name Cem, place 1, results [4 | 4], total 8
name Ann, place 2, results [4 | 0], total 4
name Eve, place 2, results [0* | 4], total 4
name Bob, place 4, results [0 | 0], total 0
name Dot, place 4, results [0 | 0*], total 0
With an asterisk: was not there.
)");
  house().ranking()->countMore(1);
  settle();
  house().ranking()->typeAbsent("\u22123");
  EXPECT_EQ(ranking(), R"(Friday, 20 November 2026 · 2 evenings · the best 1 counts
name Ann, place 1, results [4 | (0)], total 4
name Cem, place 1, results [4 | (4)], total 4
name Eve, place 1, results [(−3*) | 4], total 4
name Bob, place 4, results [0 | (0)], total 0
name Dot, place 4, results [0 | (−3*)], total 0
In brackets: does not count.
With an asterisk: was not there.
)");
}

TEST_F(Review, ranking_takes_the_tables_of_an_evening_together) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}});
  begin("euchre/seed", {"Ann", "Eve", "Flo", "Gus"});
  record({{"maker", 1}, {"tricks", 3}});
  house().ranking()->prepare();
  house().ranking()->typeAbsent("100");
  EXPECT_EQ(ranking(), R"(Friday, 20 November 2026 · 1 evening
name Ann, place 1, results [2], total 2
name Cem, place 1, results [2], total 2
name Eve, place 3, results [1], total 1
name Gus, place 3, results [1], total 1
name Bob, place 5, results [0], total 0
name Dot, place 5, results [0], total 0
name Flo, place 5, results [0], total 0
)");
}

TEST_F(Review, settling_up_of_counters_and_of_partners) {
  open_sample("quadrille-twelve-deals");
  table::SettleUp& settling = *house().settleUp();
  settling.prepare();
  const auto all = [&] {
    return settling.how().toStdString() + "\n" + lines(settling.closing()) + lines(settling.due()) +
           lines(settling.payments()) + settling.problem().toStdString();
  };
  EXPECT_EQ(all(), R"(Counters won and lost, 1 each
amount +5, name Ann
amount −27, name Bob
amount +29, name Chris
amount −7, name Dora
amount 27, from Bob, to Chris
amount 5, from Dora, to Ann
amount 2, from Dora, to Chris
)");
  begin("euchre/seed", kFourPlayers);
  settling.type("25");
  settling.prepare();
  EXPECT_TRUE(settling.even());
  record({{"maker", 0}, {"tricks", 5}});
  settling.prepare();
  EXPECT_EQ(all(), R"(Points, 25 each: partners settle with one opponent each
amount +50, name Ann
amount −50, name Bob
amount +50, name Cem
amount −50, name Dot
amount 50, from Bob, to Ann
amount 50, from Dot, to Cem
)");
}

TEST_F(Review, other_rules_show_what_would_be_otherwise) {
  open_sample("klaverjas-sixteen-deals");
  table::Rescoring& other = *house().rescoring();
  other.prepare();
  other.choose("klaverjas/seed");
  settle();
  EXPECT_FALSE(other.work()->running());
  EXPECT_EQ(lines(other.sums()) + lines(other.playOnly()) + lines(other.forbidden()) +
                lines(other.rows()),
            R"(figures [0 | 0], label total
figures [1 → 0 | 0 → 1], label games won
figures [109 | 53], number 1, said Nora 109 points, trumps ♦
figures [187 | 157], number 2, said Wim 84 points, roem 20, trumps ♥
figures [333 | 243], number 3, said Sam 96 points, roem 50, roem against 20, trumps ♠
figures [535 | 243], number 4, said Ed 71 points, roem 20, roem against 20, trumps ♣
figures [535 | 405], number 5, said Nora trumps ♣, last trick Ed, 16 cards
figures [592 | 550], number 6, said Wim others 57, roem 40
figures [874 → 774 | 550], number 7, said Nora 162 points, roem 20, pit, trumps ♥
figures [953 → 853 | 653], number 8, said Ed 103 points, roem against 20
figures [1045 → 945 | 723], number 9, said Sam 92 points, trumps ♣
figures [1089 → 989 | 911], number 10, said Wim 118 points, roem 70, trumps ♦
figures [1089 → 989 | 1113], number 11, said Sam roem against 40, nat, uncounted
figures [1154 → 1054 | 1210], number 12, said Ed 97 points, trumps ♠
figures [1260 → 1160 | 1306], number 13, said Nora 86 points, roem 20, roem against 20, trumps ♥
figures [1343 → 1243 | 1435], number 14, said Wim 79 points, roem 50, trumps ♣
figures [1574 → 1474 | 1466], number 15, said Sam 131 points, roem 100, trumps ♦
figures [1666 → 1566 | 1576], number 16, said Ed 90 points, roem 20, roem against 20, trumps ♠
)");
  other.choose("klaverjas/pit");
  settle();
  EXPECT_TRUE(other.same());
  EXPECT_EQ(other.problem(), "");
}

TEST_F(Review, house_rules_differ_are_saved_played_by_and_removed) {
  table::RuleSet& rules = *house().ruleSet();
  rules.setGame("euchre");
  EXPECT_EQ(rules.differences(), 0);
  rules.choose("stick_the_dealer", 1);
  EXPECT_EQ(rules.differences(), 1);
  rules.type("target", "11");
  EXPECT_EQ(rules.differences(), 2);
  rules.save("  Friday's\n ");
  settle();
  EXPECT_EQ(rules.said(), "Saved.");
  EXPECT_FALSE(rules.refused());
  EXPECT_TRUE(rules.ofHouse());
  EXPECT_EQ(rules.differences(), 0);
  EXPECT_EQ(rules.base(), "Friday's");
  house().newSession()->prepare();
  house().newSession()->setGame("euchre");
  EXPECT_EQ(lines(house().newSession()->presets().mid(rules.choices().size() - 1)),
            R"(id Friday's, label Friday's, source house rules of this book
)");
  rules.remove();
  settle();
  EXPECT_FALSE(rules.ofHouse());
  EXPECT_EQ(house().home()->ruleSets("euchre").size(), rules.choices().size());
}

TEST_F(Review, chart_has_a_line_for_each_total_and_tells_the_deal_under_the_finger) {
  begin("euchre/seed", kFourPlayers);
  table::Chart& chart = *house().chart();
  for (const int tricks : {3, 5, 2}) record({{"maker", 0}, {"tricks", tricks}});
  EXPECT_EQ(lines(chart.lines()), "name Ann & Cem, total 3\nname Bob & Dot, total 2\n");
  EXPECT_EQ(chart.deals(), 3);
  QStringList corners;
  for (const QVariant& corner : chart.path(0, 300, 100))
    corners << QString("%1,%2").arg(corner.toPointF().x()).arg(corner.toPointF().y(), 0, 'f', 1);
  EXPECT_EQ(corners, QStringList({"0,100.0", "100,66.7", "200,0.0", "300,0.0"}));
  chart.chooseAt(0.6);
  EXPECT_EQ(chart.chosen(), 2);
  EXPECT_EQ(chart.told().toStdString(), R"(Deal 2: Ann 5 tricks · Ann & Cem +2)");
  EXPECT_EQ(chart.totalsThen(), QStringList({"3", "0"}));
  EXPECT_EQ(lines(chart.totalTicks()) + lines(chart.dealTicks(5)), R"(at 1, figure 0
at 0.6666666666666666, figure 1
at 0.3333333333333333, figure 2
at 0, figure 3
at 0, figure 0
at 0.3333333333333333, figure 1
at 0.6666666666666666, figure 2
at 1, figure 3
)");
  EXPECT_EQ(chart.unit(), "points");
  EXPECT_TRUE(chart.gameEnds().isEmpty());
}

// With changing partners a total belongs to others in each game.
TEST_F(Review, chart_names_totals_as_they_were_at_the_deal_under_the_finger) {
  open_sample("klaverjas-individual");
  table::Chart& chart = *house().chart();
  QStringList met;
  for (int deal = 1; deal <= chart.deals(); ++deal) {
    chart.setChosen(deal);
    const QStringList now = chart.namesThen();
    EXPECT_TRUE(std::any_of(now.begin(), now.end(), [&](const QString& name) {
      return chart.told().contains(name);
    })) << chart.told().toStdString();
    if (const QString names = now.join(", "); !met.contains(names)) met << names;
  }
  EXPECT_EQ(met, QStringList({"Anna & Clara, Bert & Dirk", "Anna & Bert, Clara & Dirk",
                              "Anna & Dirk, Bert & Clara"}));
}

TEST_F(Review, a_name_from_right_to_left_is_shut_off_where_others_stand_beside_it) {
  begin("euchre/seed", {"Ann", "נועה", "Cem", "Dot"});
  record({{"maker", 1}, {"tricks", 3}});
  house().history()->refresh();
  settle();
  const QVariantMap listed = house().history()->sessions().value(0).toMap();
  EXPECT_EQ(listed["players"].toString(), "Ann · \u2068נועה\u2069 · Cem · Dot");
  EXPECT_EQ(listed["told"].toString(), "Ann & Cem 0, \u2068נועה\u2069 & Dot 1 ahead");
  EXPECT_EQ(house().evening()->lastDeal(),
            "Deal 1: \u2068נועה\u2069 3 tricks · \u2068נועה\u2069 & Dot +1");
  EXPECT_EQ(house().words()->say("table.agrees", "נועה"), "\u2068נועה\u2069: agreed");
}

TEST_F(Review, chart_marks_where_games_end) {
  begin("euchre/seed", kFourPlayers);
  for (int deal = 0; deal < 3; ++deal) record({{"maker", 0}, {"alone", 1}, {"tricks", 5}});
  for (int deal = 0; deal < 3; ++deal) record({{"maker", 1}, {"alone", 1}, {"tricks", 5}});
  record({{"maker", 0}, {"tricks", 3}});
  record({{"maker", 0}, {"tricks", 3}});
  EXPECT_EQ(lines(house().chart()->gameEnds()), R"(at 0.375, number 1, room 0.375
at 0.75, number 2, room 0.375
)");
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  record({{"taker", 0}, {"rank", 7}});
  EXPECT_EQ(house().chart()->unit(), "net losses");
  EXPECT_TRUE(house().chart()->gameEnds().isEmpty());
}

}  // namespace
}  // namespace spadille::tests
