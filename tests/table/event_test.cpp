// A club's evening in the rooms of the table app, driven as its pages drive them.
#include <QFile>
#include <chrono>
#include <iostream>

#include "app/tournament/drawing.h"
#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"

namespace spadille::tests {
namespace {

class AtEvent : public AtTable {
 protected:
  [[nodiscard]] table::LaidEvent& event() { return *house().laidEvent(); }
  [[nodiscard]] table::EventRoom& room() { return *house().eventRoom(); }
  [[nodiscard]] table::EventRoster& roster() { return *house().eventRoster(); }
  [[nodiscard]] table::EventResult& slip() { return *house().eventResult(); }
  [[nodiscard]] const Tournament& now() { return event().desk()->now; }

  /// A Klaverjas drive of four rounds of sixteen deals.
  void begin_drive() {
    table::EventPlan& plan = *house().eventPlan();
    plan.prepare();
    settle();
    house().newSession()->setGame("klaverjas");
    plan.say("title", "Drive");
    plan.step("deals", 16);
    plan.save();
    settle();
  }

  static QString members(int count) {
    QStringList all;
    for (int i = 1; i <= count; ++i) all << QString("Member %1").arg(i, 3, 10, QLatin1Char('0'));
    return all.join('\n');
  }

  void begin_drive_of(int people) {
    begin_drive();
    roster().arrive("none");
    EXPECT_TRUE(roster().add(members(people)));
    settle();
    house().eventDraw()->drawAll();
    settle();
  }

  /// As it is typed: the number of the table, and each figure.
  void type(int table, const std::vector<int>& figures) {
    slip().arrive(table);
    for (std::size_t i = 0; i < figures.size(); ++i) {
      slip().go("points" + QString::number(i));
      for (const QChar sign : QString::number(figures[i]))
        if (sign == '-')
          slip().turnSign();
        else
          slip().digit(sign.digitValue());
    }
    slip().next();
    settle();
  }

  void play_round() {
    const int round = event().current();
    const int tables = static_cast<int>(round_of(now(), round).tables.size());
    for (int table = 1; table <= tables; ++table)
      type(table, {1200 + 3 * table + round, 1392 - 3 * table - round});
  }

  QVariantMap table(int number) { return room().tables().value(number - 1).toMap(); }

  /// By his name, in the mode that the roster is in.
  void tap(const QString& name) {
    for (qsizetype i = 0; i < roster().people().size(); ++i)
      if (roster().people()[i].toMap()["name"] == name) roster().tap(static_cast<int>(i));
    settle();
  }

  QStringList matters(const char* member) {
    QStringList all;
    for (const QVariant& each : room().matters()) all << each.toMap()[member].toString();
    return all;
  }
};

TEST_F(AtEvent, a_title_and_a_game_are_enough) {
  begin_drive();
  EXPECT_EQ(event().title(), "Drive");
  EXPECT_EQ(event().rounds(), 4);
  EXPECT_EQ(event().heading(), "Friday, 20 November 2026 · Klaverjas · new partners each round");
  event().refreshList();
  settle();
  ASSERT_EQ(event().list().size(), 1);
  EXPECT_EQ(event().list()[0].toMap()["title"], "Drive");
  EXPECT_EQ(event().list()[0].toMap()["state"], "open");
}

TEST_F(AtEvent, a_plan_is_put_right_later) {
  begin_drive();
  table::EventPlan& plan = *house().eventPlan();
  plan.takeFromEvent();
  plan.step("rounds", -1);
  plan.toggleTie("roem");
  plan.toggleTie("lot");
  plan.setCredit("late", "points");
  plan.setCreditPoints("late", "1200");
  EXPECT_TRUE(plan.addPrize("place", "12,50"));
  EXPECT_FALSE(plan.addPrize("place", "much"));
  plan.save();
  settle();
  EXPECT_EQ(event().rounds(), 3);
  EXPECT_EQ(now().plan.ranking.ladder, (std::vector{TieBreak::roem, TieBreak::lot}));
  EXPECT_EQ(now().plan.credits.late, (Credit{.kind = Credit::Kind::points, .points = 1200}));
  EXPECT_EQ(now().plan.prizes, std::vector{Prize{.amount = 1250}});
  EXPECT_EQ(room().undoWords(), "Plan of the event");
}

TEST_F(AtEvent, names_come_from_a_list_and_once_each) {
  begin_drive();
  roster().arrive("none");
  EXPECT_TRUE(roster().add("Name\nAnn\nBob\nCem\nDot"));
  settle();
  EXPECT_EQ(now().roster.size(), 4U);
  EXPECT_EQ(roster().said(), "On the roster: 4 people");
  EXPECT_TRUE(roster().add("Ann"));
  settle();
  EXPECT_EQ(roster().said(), "Stood there already: Ann");
  EXPECT_TRUE(roster().add("Eve\nEve"));
  settle();
  EXPECT_TRUE(roster().refused());
  EXPECT_EQ(roster().said(), "Somebody stands there twice.");
  EXPECT_EQ(now().roster.size(), 4U);
  EXPECT_FALSE(roster().add("  "));
}

TEST_F(AtEvent, names_come_from_a_file) {
  QFile members(file("members.csv"));
  ASSERT_TRUE(members.open(QIODevice::WriteOnly));
  members.write("Naam;Plaats\r\nRia Smit;Ede\r\nWim Bos;Ede\r\n");
  members.close();
  begin_drive();
  roster().takeFile(file("members.csv"));
  settle();
  EXPECT_EQ(now().roster.size(), 2U);
  roster().takeFile(file("nowhere.csv"));
  EXPECT_TRUE(roster().refused());
  roster().takeFile(QFileInfo(file("members.csv")).path());
  EXPECT_EQ(roster().said(), "This is not a file that can be read to its end.");
}

TEST_F(AtEvent, a_tap_says_who_is_there_and_another_takes_it_back) {
  begin_drive();
  roster().arrive("none");
  roster().add(members(5));
  settle();
  roster().setMode("late");
  tap("Member 002");
  EXPECT_EQ(roster().count(), "4 people");
  EXPECT_EQ(roster().people()[1].toMap()["words"], "has not come yet");
  tap("Member 002");
  EXPECT_EQ(roster().count(), "5 people");
  roster().setSearch("005");
  ASSERT_EQ(roster().people().size(), 1);
  EXPECT_EQ(roster().people()[0].toMap()["name"], "Member 005");
}

TEST_F(AtEvent, a_wish_is_two_taps_and_can_be_taken_back) {
  begin_drive();
  roster().arrive("none");
  roster().add(members(8));
  settle();
  roster().setMode("together");
  tap("Member 001");
  EXPECT_TRUE(now().wishes.together.empty());
  tap("Member 004");
  EXPECT_EQ(roster().wishes(), QStringList{"Partners in every round: Member 001, Member 004"});
  roster().takeBackWish(0);
  settle();
  EXPECT_TRUE(roster().wishes().isEmpty());
}

TEST_F(AtEvent, thirty_five_people_play_four_rounds_and_one_comes_late_and_one_leaves) {
  begin_drive_of(34);
  EXPECT_EQ(event().drawn(), 4);
  EXPECT_EQ(room().tables().size(), 8);
  play_round();
  EXPECT_EQ(event().round(), 2);
  EXPECT_EQ(room().leading().size(), 3);

  roster().arrive("none");
  EXPECT_EQ(roster().from(), 2);
  roster().add("Late Larry");
  settle();
  roster().setMode("gone");
  tap("Member 001");
  EXPECT_EQ(matters("kind"), (QStringList{"draw", "draw", "draw"}));
  EXPECT_EQ(room().drawWords(), "Draw round 2 again");
  house().eventDraw()->drawAll();
  settle();
  EXPECT_TRUE(matters("kind").isEmpty());

  for (int round = 2; round <= 4; ++round) play_round();
  EXPECT_EQ(room().leadingHead(), "Leading after round 4");
  EXPECT_TRUE(room().matters().isEmpty());
  room().close();
  settle();
  EXPECT_TRUE(event().closed());
  room().reopen();
  settle();
  EXPECT_FALSE(event().closed());
  EXPECT_TRUE(refused().isEmpty());
}

TEST_F(AtEvent, a_wrong_sum_is_refused_at_once_and_can_be_saved_as_it_is) {
  begin_drive_of(8);
  type(1, {1300, 1293});
  EXPECT_EQ(slip().doubt(),
            "16 deals give 2592; what is above it, 1, is no multiple of ten: some deal is "
            "miswritten. KJ-6.7");
  EXPECT_TRUE(slip().canForce());
  EXPECT_EQ(table(1)["state"], "waiting");
  slip().save(true);
  settle();
  EXPECT_EQ(table(1)["state"], "impossible");
  EXPECT_EQ(matters("kind"), (QStringList{"impossible", "missing"}));
  type(1, {1300, 1292});
  EXPECT_EQ(table(1)["state"], "told");
  EXPECT_EQ(slip().said(), "Table 1: 1300 : 1292");
}

TEST_F(AtEvent, figures_below_nothing_are_typed_with_their_sign) {
  begin_drive_of(8);
  type(2, {-10, 5});
  EXPECT_EQ(slip().fields()[1].toMap()["shown"], "−10");
}

TEST_F(AtEvent, two_that_tell_it_differently_are_settled_by_a_tap) {
  begin_drive_of(8);
  TournamentEvent phone{.kind = EventKind::result_told, .round = 1, .table = 2};
  phone.source = ToldBy::phone;
  phone.figures.points = {1292, 1300};
  event().write({phone});
  settle();
  type(2, {1300, 1292});
  EXPECT_EQ(table(2)["state"], "differently");
  ASSERT_EQ(slip().versions().size(), 2);
  slip().settle(1);
  settle();
  EXPECT_EQ(table(2)["words"], "1300 : 1292");
  EXPECT_TRUE(slip().versions().isEmpty());
  // What is typed later puts the director's own word right.
  type(2, {1302, 1290});
  EXPECT_EQ(table(2)["words"], "1302 : 1290");
}

TEST_F(AtEvent, a_table_that_is_kept_deal_by_deal_tells_by_itself) {
  begin_drive_of(8);
  table::EventPlan& plan = *house().eventPlan();
  plan.takeFromEvent();
  plan.step("deals", -15);
  plan.save();
  settle();
  house().eventTable()->open(1, 1);
  EXPECT_TRUE(house().eventTable()->canKeep());
  house().eventTable()->keep();
  settle();
  EXPECT_EQ(house().evening()->number(), house().eventTable()->session());
  EXPECT_EQ(table(1)["words"], "deal 1 of 1");
  record({{"maker", 0}, {"points", 100}});
  settle();
  EXPECT_EQ(table(1)["state"], "told");
  EXPECT_EQ(table(1)["words"], "100 : 62");
  // Taken back, it is not told once more.
  EXPECT_EQ(room().undoWords(), "Result: Round 1, table 1 · 100 : 62");
  room().undo();
  settle();
  event().follow();
  settle();
  EXPECT_EQ(table(1)["state"], "playing");
}

TEST_F(AtEvent, a_disputed_deal_waits_for_the_director) {
  begin_drive_of(8);
  house().eventTable()->open(1, 2);
  house().eventTable()->keep();
  settle();
  record({{"maker", 0}, {"points", 100}});
  house().evening()->dispute(2, "Was that roem?");
  settle();
  EXPECT_EQ(table(2)["state"], "disputed");
  EXPECT_EQ(table(2)["words"], "deal 1 disputed");
  ASSERT_EQ(matters("kind"), QStringList{"dispute"});
  EXPECT_EQ(room().matters()[0].toMap()["session"].toInt(), house().evening()->number());
}

TEST_F(AtEvent, a_call_is_answered_with_a_penalty_and_remembered) {
  begin_drive_of(8);
  TournamentEvent call{.kind = EventKind::referee_called, .round = 1, .table = 2};
  call.text = "a revoke";
  event().write({call});
  settle();
  EXPECT_EQ(table(2)["state"], "call");
  EXPECT_EQ(matters("lead"), QStringList{"Table 2"});
  EXPECT_EQ(matters("detail"), QStringList{"a revoke"});
  table::EventTable& table_two = *house().eventTable();
  table_two.open(1, 2);
  ASSERT_EQ(table_two.calls().size(), 1);
  table_two.choose(0);
  table_two.rule(table_two.calls()[0].toMap()["entry"].toInt(), "It was one", "kj-8.3", "-50");
  settle();
  EXPECT_TRUE(room().matters().isEmpty());
  ASSERT_EQ(table_two.rulings().size(), 1);
  EXPECT_EQ(table_two.rulings()[0].toMap()["clause"], "KJ-8.3");
  const QString who = table_two.seats()[0].toMap()["name"].toString();
  EXPECT_EQ(table_two.rulings()[0].toMap()["penalty"].toString(), who + ": −50");
}

TEST_F(AtEvent, undo_says_what_it_takes_back) {
  begin_drive_of(8);
  EXPECT_EQ(room().undoWords(), "Draw of rounds 1 to 4");
  type(1, {1300, 1292});
  EXPECT_EQ(room().undoWords(), "Result: Round 1, table 1 · 1300 : 1292");
  room().undo();
  settle();
  EXPECT_EQ(room().said(), "Undo: Result: Round 1, table 1 · 1300 : 1292");
  EXPECT_EQ(table(1)["state"], "waiting");
  room().redo();
  settle();
  EXPECT_EQ(table(1)["state"], "told");
  room().undo();
  settle();
  room().undo();
  settle();
  EXPECT_EQ(event().drawn(), 0);
}

TEST_F(AtEvent, two_who_are_tapped_change_places_until_somebody_has_played) {
  begin_drive_of(8);
  table::EventDraw& draw = *house().eventDraw();
  draw.arrive();
  const Entrant one = round_of(now(), 1).tables[0].seats[0];
  const Entrant other = round_of(now(), 1).tables[1].seats[0];
  draw.tap(one);
  draw.tap(other);
  settle();
  EXPECT_EQ(round_of(now(), 1).tables[0].seats[0], other);
  EXPECT_EQ(round_of(now(), 1).tables[1].seats[0], one);
  EXPECT_EQ(draw.said(), "Changed places: " + event().name(one) + ", " + event().name(other));
  type(1, {1300, 1292});
  EXPECT_FALSE(draw.canSwap());
  EXPECT_EQ(draw.rounds()[0].toMap()["words"], "has begun: its draw stands");
}

TEST_F(AtEvent, what_cannot_be_drawn_is_told_before) {
  begin_drive();
  EXPECT_EQ(house().eventDraw()->why(), "There are fewer people than a table has seats.");
  table::EventPlan& plan = *house().eventPlan();
  plan.takeFromEvent();
  plan.choose("method", "pairs");
  plan.save();
  settle();
  roster().add(members(8));
  settle();
  EXPECT_EQ(house().eventDraw()->why(),
            "Where pairs play everybody needs one partner: make pairs on the roster.");
}

TEST_F(AtEvent, the_clock_of_a_round_is_started_made_longer_and_stopped) {
  begin_drive_of(8);
  table::EventClock& clock = *house().eventClock();
  EXPECT_FALSE(clock.runs());
  clock.start(40);
  settle();
  EXPECT_EQ(clock.text(), "40:00");
  clock.add(-36);
  settle();
  EXPECT_EQ(clock.text(), "4:00");
  EXPECT_TRUE(clock.lastCall());
  EXPECT_EQ(clock.says(), "Last call: begin no other deal");
  clock.stop();
  settle();
  EXPECT_FALSE(clock.runs());
}

TEST_F(AtEvent, more_minutes_leave_a_last_call_as_it_was_set) {
  begin_drive_of(8);
  TournamentEvent set{.kind = EventKind::clock_set, .round = 1};
  set.begins = "2026-11-20T19:20:00Z";
  set.minutes = 30;
  set.last_call = 12;
  event().write({set});
  settle();
  house().eventClock()->add(5);
  settle();
  EXPECT_EQ(clock_of(now(), 1)->minutes, 35);
  EXPECT_EQ(clock_of(now(), 1)->last_call, 12);
  house().eventClock()->add(1000);
  settle();
  EXPECT_EQ(clock_of(now(), 1)->minutes, kMostMinutes);
}

TEST_F(AtEvent, a_draw_by_another_plan_is_told_on_its_page_and_in_the_room) {
  begin_drive_of(8);
  table::EventPlan& plan = *house().eventPlan();
  plan.takeFromEvent();
  plan.choose("method", "own_table");
  plan.save();
  settle();
  EXPECT_EQ(house().eventDraw()->rounds()[0].toMap()["words"], "drawn by another plan");
  EXPECT_EQ(room().matters()[0].toMap()["words"], "is drawn by another plan");
  EXPECT_EQ(room().drawWords(), "Draw round 1 again");
  house().eventDraw()->drawAgain();
  settle();
  EXPECT_TRUE(room().matters().isEmpty());
}

TEST_F(AtEvent, the_first_page_leads_to_the_event_that_goes_on) {
  const table::EventLead& lead = *house().eventLead();
  const auto note = [&] {
    house().home()->refresh();
    settle();
    return lead.note();
  };
  EXPECT_EQ(note(), "");
  EXPECT_EQ(lead.number(), 0);
  begin_drive();
  EXPECT_EQ(note(), "Round 1 of 4 · Draw round 1");
  EXPECT_EQ(lead.title(), "Drive");
  EXPECT_EQ(lead.number(), event().number());
  roster().add(members(12));
  settle();
  house().eventDraw()->drawAll();
  settle();
  type(1, {1300, 1292});
  EXPECT_EQ(note(), "Round 1 of 4 · 2 results missing");
  event().write({{.kind = EventKind::referee_called, .round = 1, .table = 2}});
  settle();
  EXPECT_EQ(note(), "Round 1 of 4 · 1 call for the referee · 2 results missing");
  room().close();
  settle();
  EXPECT_EQ(note(), "");
  EXPECT_EQ(lead.number(), 0);
}

TEST_F(AtEvent, the_director_takes_points_from_somebody_and_takes_that_back) {
  begin_drive_of(8);
  play_round();
  table::EventAward& award = *house().eventAward();
  const Entrant who = house().eventRanking()->lines().front().who.front();
  const auto total = [&] {
    for (const RankedLine& line : house().eventRanking()->lines())
      if (line.who.front() == who) return line.total;
    return std::int64_t{0};
  };
  const std::int64_t before = total();
  award.arrive();
  EXPECT_EQ(award.round(), 1);
  EXPECT_FALSE(table::EventAward::complete("0", "late"));
  EXPECT_FALSE(table::EventAward::complete("−100", " "));
  award.give(who, "much", "late at the table");
  award.give(who, "−1000", "late at the table");
  settle();
  ASSERT_EQ(now().awards, (std::vector{Award{1, who, -1000, "late at the table"}}));
  EXPECT_EQ(total(), before - 1000);
  EXPECT_EQ(room().undoWords(), "Points: " + event().name(who));
  room().undo();
  settle();
  EXPECT_EQ(total(), before);
}

TEST_F(AtEvent, the_next_round_goes_by_the_results_of_the_one_before) {
  begin_drive();
  table::EventPlan& plan = *house().eventPlan();
  plan.takeFromEvent();
  plan.choose("method", "progressive");
  plan.save();
  settle();
  roster().add(members(8));
  settle();
  house().eventDraw()->drawOne();
  settle();
  EXPECT_EQ(event().drawn(), 1);
  type(1, {1300, 1292});
  EXPECT_EQ(house().eventDraw()->why(),
            "Round 1, table 2: the next round is drawn from its result, which is missing.");
  type(2, {1300, 1292});
  EXPECT_EQ(house().eventDraw()->why(), "");
  house().eventDraw()->drawOne();
  settle();
  EXPECT_EQ(event().drawn(), 2);
}

// How long it takes is told and not judged: no test depends on the machine.
TEST_F(AtEvent, a_result_among_two_hundred_is_shown) {
  begin_drive_of(200);
  play_round();
  const auto before = std::chrono::steady_clock::now();
  type(7, {1301, 1291});
  const auto took = std::chrono::steady_clock::now() - before;
  std::cout << "a result of 200 people is shown after "
            << std::chrono::duration_cast<std::chrono::milliseconds>(took).count() << " ms\n";
  EXPECT_EQ(table(7)["words"], "1301 : 1291");
}

}  // namespace
}  // namespace spadille::tests
