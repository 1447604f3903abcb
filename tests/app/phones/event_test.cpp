// What phones are told of an event, and what its tables tell by them.
#include "app/phones/engine.h"
#include "app/phones/event_acts.h"
#include "app/tournament/table_session.h"
#include "tests/support/club_evening.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

using As = Answered::As;

/// A club evening of eight at two tables, round 1 drawn and nothing told; M1 … M8 have phones. At
/// table 1 M1 and M3 play against M2 and M4.
struct EventPhones : OneEvening {
  TournamentDesk event{};
  int sent = 0;

  EventPhones() {
    const std::vector<std::string> ids = enter_members(here.book, 8);
    event = must(begin_tournament(here.book, club_plan()));
    tells(on_roster(ids));
    tells(drawn(1, ids));
  }

  void tells(const TournamentEvent& what) {
    event = must(open_tournament(here.book, event.id));
    must(write_down(here.book, event, {what}));
  }
  const Tournament& now() {
    event = must(open_tournament(here.book, event.id));
    return event.now;
  }
  void draw_round_2() {
    tells(drawn(2, {member(1), member(5), member(2), member(6), member(3), member(7), member(4),
                    member(8)}));
  }

  static Asker by(int n, Asker::Duty duty = Asker::Duty::none) {
    return {n == 0 ? "" : member(n), duty};
  }
  std::string seen(int n) {
    const auto query = read_query(R"({"format":"spadille/query","version":1,"asks":"event"})");
    Answered answered = Engine(here.book).answer(query, by(n));
    EXPECT_EQ(answered.as, As::done) << answered.document;
    return std::move(answered.document);
  }
  std::string board(int n) {
    const auto query = read_query(R"({"format":"spadille/query","version":1,"asks":"board"})");
    return Engine(here.book).answer(query, by(n)).document;
  }
  Answered act(const std::string& what, const Asker& asker, const std::string& rest,
               const std::string& id = {}) {
    const std::string fresh = "0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1" + std::to_string(10 + sent++);
    return Engine(here.book).act(R"({"format":"spadille/)" + what + R"(","version":1,"session":)" +
                                     std::to_string(event.id) + R"(,"id":")" +
                                     (id.empty() ? fresh : id) + "\"," + rest + '}',
                                 asker);
  }
  Answered result(const Asker& asker, const std::string& points, const std::string& more = {}) {
    return act("result", asker, R"("round":1,"table":1,"points":)" + points + more);
  }
  Answered agrees(int n, Seq entry) {
    return act("agree", by(n), R"("event":)" + std::to_string(entry));
  }
};

bool says(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST_F(EventPhones, see_final_places_once_it_is_over) {
  tells(tests::result(1, 1, 1400, 1192));
  tells({.kind = EventKind::closed});
  EXPECT_TRUE(says(seen(1), R"("closed":true)")) << seen(1);
  EXPECT_TRUE(says(seen(1), R"("total":1400,"place":1,"of":8)")) << seen(1);
  EXPECT_TRUE(says(seen(0), R"({"place":3,"players":["M2"],"total":1192})")) << seen(0);
  EXPECT_NE(result(by(1), "[1400,1192]").as, As::done);
}

TEST_F(EventPhones, see_that_no_event_runs) {
  tells({.kind = EventKind::closed});
  here.book.now = [] { return std::string("2026-11-21T08:30:00Z"); };
  EXPECT_TRUE(
      seen(1).starts_with(R"({"format":"spadille/my-event","version":1,"language":"en","now":")"))
      << seen(1);
  EXPECT_FALSE(says(seen(1), "\"event\""));
  EXPECT_FALSE(says(board(1), "\"event\""));
}

TEST_F(EventPhones, see_where_their_owner_sits_with_whom_and_against_whom) {
  const std::string dealer = seen(1);
  EXPECT_TRUE(says(dealer, R"("title":"Club evening","game":"klaverjas","rounds":3,"deals":16,)"
                           R"("asked":["points"],"round":1,"name":"M1","mine":[{"round":1,)"
                           R"("table":1,"seat":0,"deals_first":true,"with":["M3"],)"
                           R"("against":["M2","M4"],"sides":[{"players":["M1","M3"],"mine":true},)"
                           R"({"players":["M2","M4"]}],"state":"waiting","calls":[],"rulings":[])"))
      << dealer;
  EXPECT_TRUE(says(seen(6), R"("table":2,"seat":1,"with":["M8"],"against":["M7","M5"])"))
      << seen(6);
}

TEST_F(EventPhones, without_a_seat_see_where_everybody_sits) {
  const std::string room = seen(0);
  EXPECT_FALSE(says(room, R"("mine")"));
  EXPECT_TRUE(says(room, R"("tables":[{"table":1,"players":["M1","M2","M3","M4"]},)"
                         R"({"table":2,"players":["M5","M6","M7","M8"]}],"out":[],"others":[])"))
      << room;
}

TEST_F(EventPhones, tell_the_result_of_their_table_and_it_counts) {
  EXPECT_EQ(result(by(1), "[1400,1192]").document,
            R"({"format":"spadille/done","version":1,"saved":true,"event":4})");
  EXPECT_EQ(now().results.at(0).told.at(0),
            (ToldResult{ToldBy::phone, {{1400, 1192}, {}, {}, 0}, 4, 0, {}}));
  const std::string other = seen(2);
  EXPECT_TRUE(says(other, R"("state":"told","told":[{"entry":4,"source":"phone","by":"M1",)"
                          R"("points":[1400,1192],"may_agree":true}])"))
      << other;
  EXPECT_TRUE(says(seen(1), R"("points":[1400,1192],"mine":true}])")) << seen(1);
  EXPECT_TRUE(says(other, R"("total":1192,"place":3,"of":8)")) << other;
}

TEST_F(EventPhones, agree_once_and_whoever_told_it_need_not) {
  result(by(1), "[1400,1192]");
  for (int times = 0; times < 2; ++times) EXPECT_EQ(agrees(2, 4).as, As::done);
  EXPECT_EQ(agrees(1, 4).as, As::done);
  EXPECT_EQ(now().results.at(0).told.at(0).agreed, std::vector<Entrant>{1});
  EXPECT_EQ(event.head(), 5);
  EXPECT_TRUE(says(seen(3), R"("agreed":["M2"],"may_agree":true)")) << seen(3);
  EXPECT_FALSE(says(seen(2), "may_agree"));
}

TEST_F(EventPhones, that_tell_it_differently_leave_it_open_until_one_agrees) {
  result(by(1), "[1400,1192]");
  result(by(2), "[1192,1400]");
  EXPECT_TRUE(says(seen(3), R"("state":"told_differently")")) << seen(3);
  EXPECT_EQ(settled(now().results.at(0)), std::nullopt);
  EXPECT_EQ(agrees(2, 4).as, As::done);
  EXPECT_EQ(settled(now().results.at(0))->points, (std::vector<std::int64_t>{1400, 1192}));
}

TEST_F(EventPhones, are_told_why_a_result_cannot_be) {
  result(by(1), "[1400,1193]", R"(,"force":true)");
  const std::string there = seen(3);
  EXPECT_TRUE(says(there, R"("state":"impossible","why":"16 deals give 2592)")) << there;
  EXPECT_TRUE(says(there, R"("rule":"KJ-6.7")")) << there;
}

TEST_F(EventPhones, that_tell_it_otherwise_agree_no_longer) {
  result(by(1), "[1400,1192]");
  agrees(2, 4);
  result(by(2), "[1192,1400]");
  EXPECT_TRUE(now().results.at(0).told.at(0).agreed.empty());
  EXPECT_TRUE(says(seen(2), R"("by":"M1","points":[1400,1192],"may_agree":true)")) << seen(2);
}

TEST_F(EventPhones, agree_to_nothing_that_was_told_anew_since) {
  result(by(1), "[1400,1192]");
  result(by(1), "[1500,1092]");
  const Answered late = agrees(2, 4);
  EXPECT_EQ(late.as, As::overtaken);
  EXPECT_TRUE(says(late.document, "The table has told something else since.")) << late.document;
}

TEST_F(EventPhones, tell_nothing_of_a_table_where_their_owner_does_not_sit) {
  for (const int n : {0, 5}) EXPECT_EQ(result(by(n), "[1400,1192]").as, As::not_his);
  EXPECT_EQ(result(by(5, Asker::Duty::scorer), "[1400,1192]").as, As::not_his);
  result(by(1), "[1400,1192]");
  EXPECT_EQ(agrees(5, 4).as, As::not_his);
  EXPECT_EQ(act("room-call", by(5), R"("does":"call","round":1,"table":1)").as, As::not_his);
  EXPECT_EQ(now().results.at(0).told.size(), 1U);
}

TEST_F(EventPhones, of_a_director_tell_what_counts_at_any_table) {
  result(by(1), "[1400,1192]");
  EXPECT_EQ(result(by(5, Asker::Duty::director), "[1300,1292]").as, As::done);
  EXPECT_EQ(settled(now().results.at(0))->points, (std::vector<std::int64_t>{1300, 1292}));
}

TEST_F(EventPhones, learn_why_figures_cannot_be_and_may_insist) {
  const Answered wrong = result(by(1), "[1400,1193]");
  EXPECT_EQ(wrong.as, As::wrong);
  EXPECT_TRUE(says(wrong.document, R"("place":"/points")")) << wrong.document;
  EXPECT_EQ(result(by(1), "[1400,1193]", R"(,"force":true)").as, As::done);
  EXPECT_EQ(result(by(1), "[1,2,3,4]").as, As::wrong);
}

TEST_F(EventPhones, tell_nothing_of_a_round_that_has_not_begun) {
  draw_round_2();
  const Answered early = act("result", by(1), R"("round":2,"table":1,"points":[1400,1192])");
  EXPECT_EQ(early.as, As::wrong);
  EXPECT_TRUE(says(early.document, "Round 2 has not begun.")) << early.document;
}

TEST_F(EventPhones, are_heard_once_however_often_it_is_sent) {
  const std::string once = "0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f9";
  const std::string told = R"("round":1,"table":1,"points":[1400,1192])";
  for (int times = 0; times < 3; ++times)
    EXPECT_EQ(act("result", by(1), told, once).document,
              R"({"format":"spadille/done","version":1,"saved":true,"event":4})");
  EXPECT_EQ(act("room-call", by(1), R"("does":"call","round":1,"table":1)", once).as, As::wrong);
  now();
  EXPECT_EQ(event.head(), 4);
}

TEST_F(EventPhones, see_the_next_seat_once_it_is_drawn_and_their_table_has_told) {
  draw_round_2();
  EXPECT_TRUE(says(seen(2), R"("round":1,"name":"M2")")) << seen(2);
  result(by(1), "[1400,1192]");
  EXPECT_TRUE(says(seen(2), R"("round":2,"name":"M2")")) << seen(2);
  EXPECT_TRUE(says(seen(2), R"({"round":2,"table":1,"seat":2,"with":["M1"],"against":["M6","M5"])"))
      << seen(2);
  EXPECT_TRUE(says(seen(6), R"("round":1,"name":"M6")")) << seen(6);
}

TEST_F(EventPhones, of_somebody_who_does_not_play_say_why) {
  tells({.kind = EventKind::roster_changed,
         .round = 2,
         .absence = Absence::choice,
         .people = {member(7), member(8)}});
  TournamentEvent round = drawn(2, {member(1), member(2), member(3), member(4)});
  round.people = {member(5), member(6)};
  tells(round);
  act("result", by(5), R"("round":1,"table":2,"points":[1400,1192])");
  EXPECT_TRUE(says(seen(5), R"({"round":2,"absence":"forced")")) << seen(5);
  EXPECT_TRUE(says(seen(7), R"({"round":2,"absence":"choice")")) << seen(7);
}

TEST_F(EventPhones, of_people_who_are_one_see_one) {
  must(here.store->put(Player{.id = member(9), .name = "Mary"}));
  must(here.store->mark(Player{.id = member(1), .name = "M1", .merged_into = member(9)}));
  EXPECT_TRUE(says(seen(9), R"("name":"Mary","mine":[{"round":1,"table":1,"seat":0)")) << seen(9);
  EXPECT_EQ(result(by(9), "[1400,1192]").as, As::done);
}

TEST_F(EventPhones, call_the_referee_of_the_room_and_hear_what_he_rules) {
  const auto call = [&](int n, const std::string& does) {
    return act("room-call", by(n), R"("round":1,"table":1,"does":)" + does).as;
  };
  EXPECT_EQ(call(1, R"("call","text":"He did not follow suit")"), As::done);
  EXPECT_EQ(call(2, R"("call")"), As::done);  // it waits already
  EXPECT_TRUE(says(seen(3), R"("calls":[{"entry":4,"by":"M1","text":"He did not follow suit"}])"))
      << seen(3);
  const auto query = read_query(R"({"format":"spadille/query","version":1,"asks":"event"})");
  const auto director = Engine(here.book).answer(query, by(0, Asker::Duty::director)).document;
  EXPECT_TRUE(says(director, R"("callers":[{"entry":4,"round":1,"table":1,"by":"M1",)"))
      << director;
  EXPECT_FALSE(says(seen(5), "callers"));
  tells({.kind = EventKind::call_answered,
         .of = 4,
         .round = 1,
         .table = 1,
         .people = {member(2)},
         .points = -100,
         .clause = "KJ-8.3",
         .text = "A revoke"});
  EXPECT_TRUE(says(seen(3), R"("calls":[],"rulings":[{"entry":5,"text":"A revoke",)"
                            R"("rule":"KJ-8.3","points":-100,"players":["M2"]}])"))
      << seen(3);
  EXPECT_EQ(call(1, R"("withdraw","event":4)"), As::overtaken);
}

TEST_F(EventPhones, withdraw_a_call_that_waits) {
  act("room-call", by(1), R"("round":1,"table":1,"does":"call")");
  EXPECT_EQ(act("room-call", by(5), R"("does":"withdraw","event":4)").as, As::not_his);
  EXPECT_EQ(act("room-call", by(2), R"("does":"withdraw","event":4)").as, As::done);
  EXPECT_TRUE(now().calls.empty());
  EXPECT_TRUE(redone_next(event.log).empty());
}

TEST_F(EventPhones, see_how_long_the_round_lasts) {
  tells({.kind = EventKind::clock_set,
         .round = 1,
         .begins = "2026-11-20T23:30:00Z",
         .minutes = 45,
         .last_call = 5});
  EXPECT_TRUE(says(seen(0), R"("clock":{"round":1,"begins":"2026-11-20T23:30:00Z",)"
                            R"("ends":"2026-11-21T00:15:00Z","last_call":"2026-11-21T00:10:00Z"})"))
      << seen(0);
}

TEST_F(EventPhones, see_what_is_missing_to_the_third_place) {
  result(by(1), "[1400,1192]");
  act("result", by(5), R"("round":1,"table":2,"points":[1300,1292])");
  EXPECT_TRUE(says(seen(6), R"("total":1292,"place":5,"of":8,"to_third":8)")) << seen(6);
  EXPECT_FALSE(says(seen(5), "to_third"));
  EXPECT_TRUE(says(seen(0), R"("leaders":[{"place":1,"players":["M1"],"total":1400},)")) << seen(0);
}

/// Table 1 keeps its round deal by deal, table 2 does not.
struct TablePhones : EventPhones {
  SessionId session = 0;

  TablePhones() { session = must(play_at_table(here.book, event, 1, 1)).id; }

  [[nodiscard]] Answered record(const Asker& asker, int head, int number) {
    return Engine(here.book).act(
        R"({"format":"spadille/record","version":1,"session":)" + std::to_string(session) +
            R"(,"id":"1f1e2d3c-4b5a-4978-8796-a5b4c3d2e1)" + std::to_string(10 + number) +
            R"(","head":)" + std::to_string(head) + R"(,"deal":"M1 100"})",
        asker);
  }
};

TEST_F(TablePhones, have_the_session_of_their_own_table_as_their_board) {
  const std::string own = R"("session":{"number":)" + std::to_string(session);
  EXPECT_TRUE(says(board(1), own)) << board(1);
  EXPECT_FALSE(says(board(5), "\"session\"")) << board(5);
  EXPECT_TRUE(says(board(0), own)) << board(0);
  EXPECT_TRUE(says(board(5), R"("event":{"number":)" + std::to_string(event.id)));
  EXPECT_TRUE(says(seen(1), R"("deal_by_deal":true)"));
}

TEST_F(TablePhones, keep_the_score_of_their_own_table_only) {
  EXPECT_EQ(record(by(5, Asker::Duty::scorer), 1, 1).as, As::not_his);
  EXPECT_EQ(record(by(0, Asker::Duty::scorer), 1, 1).as, As::not_his);
  EXPECT_EQ(record(by(2, Asker::Duty::scorer), 1, 1).as, As::done);
  EXPECT_EQ(record(by(5, Asker::Duty::director), 2, 2).as, As::done);
}

TEST_F(TablePhones, tell_the_result_with_the_last_deal_and_follow_their_owner) {
  for (int deal = 1; deal <= 16; ++deal)
    ASSERT_EQ(record(by(2, Asker::Duty::scorer), deal, deal).as, As::done) << deal;
  EXPECT_EQ(now().results.at(0).told.at(0).source, ToldBy::session);
  EXPECT_TRUE(says(seen(2), R"("source":"session","points":[1600,992],)")) << seen(2);
  draw_round_2();
  EXPECT_TRUE(says(seen(2), R"("round":2,"name":"M2")")) << seen(2);
  EXPECT_TRUE(says(board(2), R"("session":{"number":)" + std::to_string(session))) << board(2);
  const SessionId next = must(play_at_table(here.book, event, 2, 1)).id;
  EXPECT_TRUE(says(board(2), R"("session":{"number":)" + std::to_string(next))) << board(2);
  EXPECT_FALSE(says(board(3), "\"session\"")) << board(3);
}

TEST_F(TablePhones, whose_owner_plays_elsewhere_follow_him_there) {
  play(here.book, "euchre/seed", "2026-01-05", {"M5", "M6", "Ann", "Bob"}, {});
  EXPECT_TRUE(says(board(5), R"("game":"euchre")")) << board(5);
  EXPECT_FALSE(says(board(7), "\"session\"")) << board(7);
}

}  // namespace
}  // namespace spadille::tests
