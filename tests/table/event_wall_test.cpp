// What hangs on the wall at a club's evening.
#include "ui/table/event/event_wall.h"

#include <algorithm>
#include <set>

#include "app/tournament/ranking_told.h"
#include "tests/table/at_table.h"
#include "tests/table/hall.h"
#include "text/search_terms.h"

namespace spadille::tests {
namespace {

constexpr int kTwenty = 20;

QStringList part(const QVariantList& lines, const char* member) {
  QStringList all;
  for (const QVariant& line : lines) all << line.toMap()[member].toString();
  return all;
}

/// "Ann 7 N": what a line shows, without what is empty.
std::string read(const QVariant& line) {
  QStringList all;
  for (const char* member : {"lead", "name", "aside", "figure", "tail", "note"})
    all << line.toMap()[member].toString();
  all.removeAll(QString());
  return all.join(' ').toStdString();
}

class Wall : public AtTable {
 protected:
  table::EventWall& wall() { return *house().eventWall(); }
  void open(const Hall& hall) {
    fill(house(), hall);
    wall().setFit(kTwenty);
    wall().setShown(true);
  }
  /// A part of every line of a panel, page by page.
  QStringList all(const table::WallPanel& panel, const char* member) {
    QStringList all;
    for (int page = 0; page < panel.pages(); ++page) {
      EXPECT_EQ(panel.page(), page);
      all << part(panel.shown(), member);
      wall().turn();
    }
    return all;
  }
  std::string first(const table::WallPanel& panel) { return read(panel.shown().value(0)); }
};

class WallOf : public Wall, public testing::WithParamInterface<int> {};

TEST_P(WallOf, everybody_stands_once_on_the_pages_of_both_columns) {
  const int people = GetParam();
  open({.people = people});
  std::set<QString> everybody;
  for (int who = 0; who < people; ++who)
    everybody.insert(QString::fromStdString(name_in_hall(who)));
  for (const table::WallPanel* panel : {wall().left(), wall().right()}) {
    EXPECT_EQ(panel->pages(), (people + kTwenty - 1) / kTwenty);
    const QStringList names = all(*panel, "name");
    EXPECT_EQ(names.size(), people);
    EXPECT_EQ(std::set<QString>(names.begin(), names.end()), everybody);
    EXPECT_EQ(panel->page(), 0) << "behind the last page comes the first";
  }
}

TEST_P(WallOf, ranking_is_that_of_the_event) {
  open({.people = GetParam()});
  const auto ranked = ranking(house().laidEvent()->desk()->now);
  QStringList names;
  QStringList places;
  QStringList last;
  for (const RankedLine& line : ranked) {
    names << house().laidEvent()->name(line.who.front());
    places << QString::fromStdString(place_told(line.place));
    last << QString::fromStdString(score_told(line.scores[1]));
  }
  EXPECT_EQ(all(*wall().left(), "name"), names);
  EXPECT_EQ(all(*wall().left(), "lead"), places);
  EXPECT_EQ(all(*wall().left(), "aside"), last);
}

TEST_P(WallOf, seats_are_those_of_the_draw_in_the_order_of_names) {
  open({.people = GetParam()});
  const DrawnRound& round = round_of(house().laidEvent()->desk()->now, 3);
  QStringList names = all(*wall().right(), "name");
  const QStringList tables = all(*wall().right(), "figure");
  const QStringList seats = all(*wall().right(), "tail");
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end(), [](const QString& a, const QString& b) {
    return folded(a.toStdString()) < folded(b.toStdString());
  }));
  for (const DrawnTable& table : round.tables)
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
      const auto at = names.indexOf(house().laidEvent()->name(table.seats[seat]));
      ASSERT_GE(at, 0);
      EXPECT_EQ(tables[at].toInt(), table.table);
      EXPECT_EQ(seats[at], QString("NESW"[seat]));
    }
}

INSTANTIATE_TEST_SUITE_P(Every, WallOf, testing::Values(35, 77, 200));

TEST_F(Wall, says_what_was_played_and_what_comes) {
  open({});
  EXPECT_EQ(wall().left()->title(), "After round 2");
  EXPECT_EQ(wall().right()->title(), "Round 3: your table");
  EXPECT_TRUE(wall().rightSeats());
  EXPECT_FALSE(wall().wide());
  EXPECT_EQ(first(*wall().left()), "1 Kees Schouten 1672 3\u202f361");
  EXPECT_EQ(first(*wall().right()), "Aad Bakker 5 N");
  EXPECT_EQ(wall().left()->first(), 1);
  EXPECT_EQ(wall().left()->last(), 20);
  EXPECT_EQ(wall().left()->count(), 77);
}

TEST_F(Wall, result_changes_the_ranking_at_once_and_keeps_the_page) {
  open({.people = 35});
  wall().turn();
  const DrawnTable& table = round_of(house().laidEvent()->desk()->now, 3).tables[0];
  const QString winner = house().laidEvent()->name(table.seats[0]);
  tell(house(), 3, 1, 9'000, 100);
  EXPECT_EQ(wall().left()->page(), 1);
  EXPECT_EQ(wall().left()->title(), "Round 3 so far");
  EXPECT_EQ(wall().right()->title(), "Round 3, table by table");
  wall().turn();
  EXPECT_TRUE(part(wall().left()->shown(), "name").first(2).contains(winner));
  EXPECT_EQ(wall().left()->shown().value(0).toMap()["aside"], "9000");
}

TEST_F(Wall, without_a_next_draw_tables_tell_their_results_as_they_come_in) {
  open({.people = 12, .drawn = 2, .told = 1, .tables = 1});
  ASSERT_EQ(wall().right()->count(), 3);
  const QVariantMap told = wall().right()->shown().value(0).toMap();
  EXPECT_EQ(told["lead"], "1");
  EXPECT_TRUE(told["figure"].toString().contains(" : "));
  EXPECT_EQ(wall().right()->shown().value(1).toMap()["note"], "…");
  tell(house(), 2, 2, 1'313, 1'319);
  EXPECT_EQ(wall().right()->shown().value(1).toMap()["figure"], "1313 : 1319");
  write_down(house(), {.kind = EventKind::result_told,
                       .round = 2,
                       .table = 2,
                       .source = ToldBy::phone,
                       .figures = {.points = {1'319, 1'313}}});
  EXPECT_EQ(wall().right()->shown().value(1).toMap()["note"], "1319 : 1313 ?");
}

TEST_F(Wall, somebody_without_a_table_reads_that_he_sits_out) {
  open({.people = 9});
  const Tournament& now = house().laidEvent()->desk()->now;
  const QString out = house().laidEvent()->name(round_of(now, 3).out.front());
  for (const QVariant& line : wall().right()->shown())
    EXPECT_EQ(line.toMap()["note"] == "sits out", line.toMap()["name"] == out);
}

TEST_F(Wall, before_anything_is_drawn_it_says_who_is_there) {
  open({.people = 35, .drawn = 0, .told = 0});
  EXPECT_TRUE(wall().wide());
  EXPECT_EQ(wall().left()->title(), "Who is here");
  EXPECT_EQ(wall().left()->shown().size(), 35) << "twice as many fit";
  EXPECT_FALSE(wall().leftSeats());
}

TEST_F(Wall, before_the_first_result_it_says_where_to_sit) {
  open({.people = 35, .drawn = 3, .told = 0});
  EXPECT_TRUE(wall().wide());
  EXPECT_TRUE(wall().leftSeats());
  EXPECT_EQ(wall().left()->title(), "Round 1: your table");
}

TEST_F(Wall, after_the_end_the_ranking_stands_over_both_columns_with_its_prizes) {
  open({.people = 35, .rounds = 2, .drawn = 2, .prizes = {{.place = 1, .amount = 5'000}}});
  EXPECT_EQ(wall().left()->title(), "After round 2");
  EXPECT_EQ(wall().right()->title(), "Round 2, table by table");
  write_down(house(), {.kind = EventKind::closed});
  EXPECT_TRUE(wall().wide());
  EXPECT_EQ(wall().left()->title(), "Final ranking");
  EXPECT_EQ(wall().left()->shown().value(0).toMap()["aside"], "50.00");
  EXPECT_EQ(wall().left()->shown().value(1).toMap()["aside"], "");
  EXPECT_EQ(wall().left()->shown().size(), 35);
}

TEST_F(Wall, clock_counts_down_and_up_again) {
  open({});
  EXPECT_EQ(wall().clock(), "");
  run_clock(house(), 3, 10, 50);
  EXPECT_EQ(wall().clock(), "40:00");
  EXPECT_EQ(wall().clockNote(), "");
  run_clock(house(), 3, 16, 20);
  EXPECT_EQ(wall().clock(), "4:00");
  EXPECT_EQ(wall().clockNote(), "last call");
  run_clock(house(), 3, 18, 15);
  EXPECT_EQ(wall().clock(), "+3:00");
  EXPECT_EQ(wall().clockNote(), "time is up");
}

TEST_F(Wall, without_an_event_it_says_so) {
  wall().setShown(true);
  EXPECT_EQ(wall().left()->title(), "No event is open.");
  EXPECT_EQ(wall().left()->count(), 0);
}

TEST_F(Wall, other_windows_show_other_pages_and_lose_nobody) {
  open({.people = 35});
  wall().turn();
  EXPECT_EQ(wall().left()->first(), 21);
  wall().setFit(10);
  EXPECT_EQ(wall().left()->first(), 21) << "what was read stays in sight";
  wall().setFit(50);
  EXPECT_EQ(wall().left()->first(), 1);
  EXPECT_EQ(wall().left()->shown().size(), 35);
}

TEST_F(Wall, speaks_the_language_of_the_app) {
  open({});
  house().settings()->setLanguage("ja");
  EXPECT_EQ(wall().right()->shown().value(0).toMap()["tail"], "北");
}

}  // namespace
}  // namespace spadille::tests
