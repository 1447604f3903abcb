// The ranking of an event and of a season of them, as their pages show it.
#include <QSignalSpy>
#include <algorithm>

#include "tests/table/at_table.h"
#include "tests/table/hall.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class Standings : public AtTable {
 protected:
  table::EventRanking& ranked() { return *house().eventRanking(); }
  table::ClubSeason& season() { return *house().clubSeason(); }
  QVariant cell(int row, table::EventRanking::Role role) {
    return ranked().data(ranked().index(row), role);
  }
  std::string row(int number) {
    const std::string all = rows(ranked());
    std::size_t from = 0;
    for (; number > 0; --number) from = all.find('\n', from) + 1;
    return all.substr(from, all.find('\n', from) - from);
  }
  QVariantList explained(int row) {
    return ranked().explained(cell(row, table::EventRanking::who_role).toInt());
  }
  /// "EV-3.1 Round 1, table 1 · … +1313", a line each.
  std::string why(int row) {
    QStringList all;
    for (const QVariant& each : explained(row)) {
      const QVariantMap line = each.toMap();
      all << (line["rule"].toString() + " " + line["words"].toString() + " " +
              line["figure"].toString())
                 .trimmed();
    }
    return all.join('\n').replace(QChar(0x202f), ' ').toStdString();
  }
  void told_with_roem(int table, std::int64_t one, std::int64_t other, std::int64_t roem) {
    write_down(house(), {.kind = EventKind::result_told,
                         .round = 1,
                         .table = table,
                         .figures = {.points = {one, other}, .roem = {roem, 0}}});
  }
  [[nodiscard]] const Tournament& now() { return house().laidEvent()->desk()->now; }
};

TEST_F(Standings, row_shows_rounds_total_and_prize) {
  fill(house(), {.people = 9, .prizes = {{.place = 1, .amount = 5'000}}});
  EXPECT_EQ(row(0),
            "who 1, place 1, name Anna Blom, total 2\u202f961, scores [1365 | 1596 | –], more roem "
            "140, prize 50.00");
  EXPECT_EQ(ranked().rounds(), 3);
  EXPECT_TRUE(ranked().prizes());
}

TEST_F(Standings, place_is_explained_round_by_round_and_against_the_one_before) {
  fill(house(), {.people = 9, .prizes = {{.place = 1, .amount = 5'000}}});
  EXPECT_EQ(why(0), R"(EV-3.1 Round 1, table 2 · & Gerrit Jonker · 1365 : 1287 +1365
EV-3.1 Round 2, table 2 · & Gerrit Jonker · 1596 : 1076 +1596
EV-5.1 What counts, taken together 2 961
EV-5.1 Nobody stands before
EV-7.1 A prize 50.00)");
  EXPECT_EQ(why(8), R"(EV-3.1 Round 1, table 1 · & Arie de Boer · 1248 : 1384 +1248
EV-3.1 Round 2, table 2 · & Dirk Dekker · 1076 : 1596 +1076
EV-5.1 What counts, taken together 2 324
EV-5.1 Behind Dirk Dekker with 2 363)");
}

TEST_F(Standings, equal_totals_are_told_apart_by_roem_and_the_rest_share_the_place) {
  fill(house(), {.people = 8, .drawn = 1, .told = 0});
  TournamentEvent plan{.kind = EventKind::opening_corrected, .plan = now().plan};
  plan.plan.ranking.ladder = {TieBreak::roem};
  write_down(house(), plan);
  told_with_roem(1, 1'500, 1'100, 60);
  told_with_roem(2, 1'500, 1'100, 20);
  EXPECT_EQ(cell(0, table::EventRanking::place_role), "1");
  EXPECT_EQ(cell(1, table::EventRanking::place_role), "1");
  EXPECT_EQ(cell(2, table::EventRanking::decided_role), "roem");
  EXPECT_TRUE(ranked().decided());
  EXPECT_EQ(why(1), R"(EV-3.1 Round 1, table 1 · & Bep Bos · 1500 : 1100 +1500
EV-5.1 What counts, taken together 1 500
EV-6.1 Equal with Bep Bos in everything: one place)");
  EXPECT_EQ(why(2), R"(EV-3.1 Round 1, table 2 · & Greet Kok · 1500 : 1100 +1500
EV-5.1 What counts, taken together 1 500
EV-6.1 Equal with Gerrit Jonker until more roem decides: 60 to 20)");
}

TEST_F(Standings, figures_of_the_rounds_come_to_the_total_and_every_clause_is_in_the_rulebook) {
  fill(house(), {.people = 35, .tables = 4});
  write_down(house(), {.kind = EventKind::awarded,
                       .round = 2,
                       .people = {now().roster.front().id},
                       .points = -100,
                       .text = "late"});
  for (int at = 0; at < ranked().found(); ++at) {
    qint64 sum = 0;
    for (const QVariant& each : explained(at)) {
      const QVariantMap line = each.toMap();
      EXPECT_FALSE(house().library()->clause(line["rule"].toString()).isEmpty());
      QString figure = line["figure"].toString();
      if (figure.startsWith('+') || figure.startsWith(QChar(0x2212)))
        sum += figure.replace(QChar(0x2212), '-').toLongLong();
    }
    QString total = cell(at, table::EventRanking::total_role).toString();
    EXPECT_EQ(sum, total.remove(QChar(0x202f)).toLongLong()) << why(at);
  }
}

TEST_F(Standings, round_that_is_not_among_the_best_says_so) {
  fill(house(), {.people = 8});
  TournamentEvent plan{.kind = EventKind::opening_corrected, .plan = now().plan};
  plan.plan.ranking.best = 1;
  write_down(house(), plan);
  EXPECT_NE(why(0).find("EV-5.2 Round 1 does not count: it is not among the best 1"),
            std::string::npos)
      << why(0);
  EXPECT_EQ(lines(ranked().notes()), "In brackets: does not count.\n");
}

TEST_F(Standings, name_is_found_in_any_capitals_and_accents) {
  fill(house(), {.people = 200});
  EXPECT_EQ(ranked().found(), 200);
  ranked().setWord("  ÁNNA b");
  EXPECT_GT(ranked().found(), 0);
  for (int at = 0; at < ranked().found(); ++at)
    EXPECT_TRUE(cell(at, table::EventRanking::name_role).toString().startsWith("Anna B"));
  ranked().setWord("nobody");
  EXPECT_EQ(ranked().found(), 0);
  EXPECT_EQ(ranked().ranked(), 200);
}

TEST_F(Standings, result_changes_rows_that_stay_where_they_are) {
  fill(house(), {.people = 35});
  const QSignalSpy reset(&ranked(), &QAbstractItemModel::modelReset);
  const QSignalSpy gone(&ranked(), &QAbstractItemModel::rowsRemoved);
  tell(house(), 3, 1, 9'000, 100);
  EXPECT_EQ(cell(0, table::EventRanking::scores_role).toStringList().at(2), "9000");
  EXPECT_EQ(reset.count() + gone.count(), 0);
}

TEST_F(Standings, season_counts_points_or_places) {
  fill(house(), {.people = 8});
  fill(house(), {.people = 12});
  season().prepare();
  settle();
  EXPECT_EQ(season().places().size(), 12);
  EXPECT_EQ(season().heading(), "Friday, 20 November 2026 · 2 events");
  const QVariantMap first = season().places().front().toMap();
  EXPECT_EQ(first["place"], "1");
  season().setBy("places");
  settle();
  EXPECT_EQ(lines({season().places().front()}),
            "name Bep Bos, place 1, results [12 | 18], total 30\n");
  season().typePerPlace("3, 2, 1");
  settle();
  EXPECT_EQ(season().perPlace(), "3, 2, 1");
  EXPECT_EQ(lines({season().places().front()}),
            "name Greet Kok, place 1, results [3 | 0], total 3\n");
}

TEST_F(Standings, season_of_the_best_event_asks_for_attendance) {
  fill(house(), {.people = 8});
  fill(house(), {.people = 12});
  season().prepare();
  settle();
  season().countMore(1);
  settle();
  EXPECT_EQ(season().best(), 1);
  season().askAttendance(2);
  settle();
  EXPECT_EQ(season().places().back().toMap()["place"], "–");
  EXPECT_EQ(lines(season().notes()), R"(In brackets: does not count.
With a dash: was not there, and it does not count.
Without a place: was there too seldom.
)");
  season().typeMissed("500");
  settle();
  EXPECT_EQ(season().missed(), "500");
  season().setGame("euchre");
  settle();
  EXPECT_EQ(season().places().size(), 0);
}

}  // namespace
}  // namespace spadille::tests
