// What phones are told of a book.
#include "app/phones/engine.h"

#include "app/record/events.h"
#include "tests/support/club_evening.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

struct Phones : OneEvening {
  Asker by{};

  Answered asked(std::string_view rest) {
    return Engine(here.book).answer(
        read_query(R"({"format":"spadille/query","version":1,)" + std::string(rest) + '}'), by);
  }
  std::string told(std::string_view rest) {
    Answered answered = asked(rest);
    EXPECT_EQ(answered.as, Answered::As::done) << rest << answered.document;
    return std::move(answered.document);
  }
  std::string board() { return told(R"("asks":"board")"); }
};

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST_F(Phones, see_no_board_before_an_evening_has_begun) {
  EXPECT_EQ(board(), R"({"format":"spadille/board","version":1,"language":"en"})");
}

TEST_F(Phones, see_how_it_stands_and_what_the_last_deal_did) {
  begin("euchre/seed", {"Ann 3", "Bob alone 5"});
  EXPECT_EQ(
      board(),
      R"({"format":"spadille/board","version":1,"language":"en",)"
      R"("session":{"number":1,"id":")" +
          desk.uuid +
          R"(","head":3,"state":"open"},)"
          R"("game":"euchre","heading":"Euchre · American: to 10 points","date":"2026-01-05",)"
          R"("players":["Ann","Bob","Chris","Dora"],"progress":"Deal 3","turn":"Chris deals, Dora leads.",)"
          R"("target":10,"totals":[{"name":"Ann & Chris","seats":[0,2],"total":1,"games_won":0},)"
          R"({"name":"Bob & Dora","seats":[1,3],"total":4,"games_won":0}],)"
          R"("columns":["Ann & Chris","Bob & Dora"],"rows":[{"kind":"deal","number":2,"event":3,)"
          R"("title":"Deal 2","said":"Bob alone, 5 tricks","gains":"Bob & Dora +4",)"
          R"("lines":[{"rule":"EU-5.4","text":"Bob alone made a march: all 5 tricks","moved":[0,4]}],)"
          R"("moved":[0,4],"totals":[1,4]}]})");
}

TEST_F(Phones, see_every_row_of_the_sheet) {
  begin("euchre/seed", {"Ann 3", "Bob alone 5"});
  const std::string sheet = told(R"("asks":"sheet")");
  EXPECT_TRUE(has(sheet, R"("title":"Deal 1")"));
  EXPECT_TRUE(has(sheet, R"("title":"Deal 2")"));
  EXPECT_FALSE(has(board(), R"("title":"Deal 1")"));
}

TEST_F(Phones, see_what_stood_there_before_it_was_corrected_and_what_was_said_of_it) {
  begin("euchre/seed", {"Ann 3"});
  write(simple_event(EventKind::disputed, {.of = 2}, "It was four"));
  EXPECT_TRUE(has(
      board(), R"("remarks":[{"kind":"disputed","text":"It was four","settled":false,"event":3}])"))
      << board();
}

TEST_F(Phones, are_answered_in_their_language) {
  begin("euchre/seed", {"Ann 3"});
  EXPECT_TRUE(has(told(R"("asks":"board","language":"nl")"), R"("title":"Spel 1")"))
      << told(R"("asks":"board","language":"nl")");
  EXPECT_TRUE(has(told(R"("asks":"words","language":"fr")"), R"("board":"Tableau")"));
  EXPECT_TRUE(has(told(R"("asks":"clause","rule":"EU-5.4","language":"ja")"), "EU-5.4"));
}

TEST_F(Phones, follow_the_table_to_its_next_evening) {
  begin("euchre/seed", {"Ann 3"});
  begin("kyuuri/seed");
  EXPECT_TRUE(has(board(), R"("game":"kyuuri")"));
  EXPECT_TRUE(has(told(R"("asks":"board","session":1)"), R"("game":"euchre")"));
}

TEST_F(Phones, see_nothing_of_what_was_thrown_away) {
  begin("euchre/seed", {"Ann 3"});
  write(simple_event(EventKind::discarded));
  EXPECT_FALSE(has(board(), "session"));
  EXPECT_FALSE(has(told(R"("asks":"sessions")"), "euchre"));
  EXPECT_EQ(asked(R"("asks":"sheet","session":1)").as, Answered::As::nothing_there);
}

TEST_F(Phones, see_no_tournament) {
  const SessionId number = club_evening(here.book).id;
  EXPECT_FALSE(has(board(), "session"));
  EXPECT_FALSE(has(told(R"("asks":"sessions")"), "Club evening"));
  for (const char* asks : {"board", "sheet", "settle"})
    EXPECT_EQ(
        asked(R"("asks":")" + std::string(asks) + R"(","session":)" + std::to_string(number)).as,
        Answered::As::nothing_there)
        << asks;
}

TEST_F(Phones, learn_what_is_wrong_with_what_they_asked) {
  EXPECT_EQ(asked(R"("asks":"board","session":9)").as, Answered::As::nothing_there);
  EXPECT_EQ(asked(R"("asks":"clause","rule":"KJ-99.9")").as, Answered::As::nothing_there);
  EXPECT_EQ(asked(R"("asks":"clause","rule":"<b>")").as, Answered::As::nothing_there);
  EXPECT_EQ(asked(R"("asks":"board","language":"tlh")").as, Answered::As::wrong);
  EXPECT_EQ(asked(R"("asks":"everything")").as, Answered::As::wrong);
}

TEST_F(Phones, see_who_pays_whom) {
  begin("euchre/seed", {"Ann 3", "Bob alone 5"});
  const std::string settled = told(R"("asks":"settle","stake":10)");
  EXPECT_TRUE(has(settled, R"("stake":10,)")) << settled;
  EXPECT_TRUE(has(settled, R"({"from":"seat0","to":"seat1","amount":30})")) << settled;
  EXPECT_EQ(asked(R"("asks":"settle","session":9)").as, Answered::As::nothing_there);
}

/// Somebody who keeps the score.
struct Scorers : Phones {
  Scorers() { by.duty = Asker::Duty::scorer; }
};

TEST_F(Scorers, alone_enter_deals) {
  begin("euchre/seed");
  EXPECT_EQ(asked(R"("asks":"entry")").as, Answered::As::done);
  by = {};
  EXPECT_EQ(asked(R"("asks":"entry")").as, Answered::As::not_his);
}

TEST_F(Scorers, enter_nothing_where_no_session_is_open) {
  EXPECT_EQ(told(R"("asks":"entry")"),
            R"({"format":"spadille/entry","version":1,"language":"en"})");
  begin("euchre/seed");
  write(simple_event(EventKind::closed));
  EXPECT_FALSE(has(told(R"("asks":"entry")"), "session"));
  EXPECT_EQ(asked(R"("asks":"entry","session":1)").as, Answered::As::wrong);
}

TEST_F(Scorers, are_asked_what_the_game_asks_and_see_what_each_answer_does) {
  begin("euchre/seed");
  const std::string fresh = told(R"("asks":"entry")");
  EXPECT_TRUE(has(fresh,
                  R"("title":"Deal 1","turn":"Ann deals, Bob leads.","deal":{},"chalked":[],)"
                  R"("way":0,"fields":[{"key":"maker","kind":"choice",)"
                  R"("label":"Who made trumps","asked":true,"values":[],)"
                  R"("choices":[{"value":0,"label":"Ann","chosen":false,"possible":true},)"))
      << fresh;
  EXPECT_TRUE(has(fresh, R"("ready":false})")) << fresh;
  const std::string made = told(R"("asks":"entry","deal":{},"key":"maker","value":[0])");
  EXPECT_TRUE(has(made, R"("deal":{"maker":0})")) << made;
  EXPECT_TRUE(has(made, R"({"value":2,"label":"2","chosen":false,"possible":true,)"
                        R"("effect":"Bob & Dora +2","good":false,"bad":true})"))
      << made;
  const std::string whole = told(R"("asks":"entry","deal":{"maker":0},"key":"tricks","value":[5])");
  EXPECT_TRUE(has(whole, R"("ready":true,"effect":"Ann & Chris +2",)"
                         R"("columns":["Ann & Chris","Bob & Dora"],"moved":[2,0],)"
                         R"("lines":[{"rule":"EU-5.3",)"))
      << whole;
}

TEST_F(Scorers, chalk_roem_up_before_anybody_has_made_trumps) {
  begin("klaverjas/seed");
  const std::string early = told(R"("asks":"entry","deal":{},"chalked":[1,20,1,50])");
  EXPECT_TRUE(has(early, R"("deal":{},"chalked":[1,20,1,50])")) << early;
  EXPECT_TRUE(has(early, R"({"name":"Bob & Dora","marks":[20,50],"sum":70})")) << early;
  const std::string made =
      told(R"("asks":"entry","deal":{},"chalked":[1,20,1,50],"key":"maker","value":[0])");
  EXPECT_TRUE(has(made, R"("deal":{"maker":0,"other_roem":[20,50]})")) << made;
  const std::string pit = told(R"("asks":"entry","deal":{"maker":0},"quick":"pit")");
  EXPECT_TRUE(has(pit, R"({"key":"pit","label":"pit","chosen":true})")) << pit;
}

TEST_F(Scorers, tell_a_deal_in_the_way_that_they_choose) {
  begin("klaverjas/seed");
  const std::string cards = told(R"("asks":"entry","deal":{"maker":0,"points":92},"way":1)");
  EXPECT_TRUE(has(cards, R"("deal":{"maker":0},"chalked":[],"way":1)")) << cards;
  EXPECT_TRUE(has(cards, R"("kind":"cards")")) << cards;
  EXPECT_TRUE(has(cards, R"("pack":[[{"card":)")) << cards;
  EXPECT_FALSE(has(cards, R"("key":"points")")) << cards;
}

TEST_F(Scorers, learn_what_cannot_be_so) {
  begin("klaverjas/seed");
  EXPECT_TRUE(has(told(R"("asks":"entry","deal":{"maker":0,"points":161})"), R"("findings":[)"));
  for (const char* wrong :
       {R"("deal":{"maker":7})", R"("deal":{"money":1})", R"("key":"maker","value":[4])",
        R"("key":"maker","value":[0,1])", R"("key":"money","value":[1])", R"("quick":"money")",
        R"("way":7)", R"("deal":{},"chalked":[9,20])", R"("deal":{},"chalked":[0,21])",
        R"("corrects":1)"})
    EXPECT_EQ(asked(R"("asks":"entry",)" + std::string(wrong)).as, Answered::As::wrong) << wrong;
}

TEST_F(Scorers, begin_a_correction_with_what_was_written) {
  begin("klaverjas/seed", {"Ann 92 roem 20", "Bob 100"});
  const std::string again = told(R"("asks":"entry","corrects":2)");
  EXPECT_TRUE(has(again, R"("corrects":2,"title":"Correct deal 1")")) << again;
  EXPECT_TRUE(has(again, R"("deal":{"maker":0,"points":92,"roem":[20]},"chalked":[0,20])"))
      << again;
}

TEST_F(Phones, ask_the_referee_question_by_question) {
  begin("euchre/seed", {"Ann 3", "Bob alone 5"});
  const std::string kinds = told(R"("asks":"kinds")");
  EXPECT_TRUE(has(kinds, R"("deals":[{"about":0,"title":"the deal in play"},{"about":2,)"))
      << kinds;
  EXPECT_TRUE(has(kinds, R"({"kind":"revoke",)")) << kinds;
  EXPECT_TRUE(has(told(R"("asks":"kinds","words":"renege")"), R"("kinds":[{"kind":"revoke")"));
  EXPECT_TRUE(has(told(R"("asks":"kinds","words":"xyzzy")"), R"("nearest":true)"));
  const std::string first = told(R"("asks":"ruling","kind":"revoke","about":2)");
  EXPECT_TRUE(has(first, R"("question":{"label":)")) << first;
  EXPECT_TRUE(has(first, R"({"say":"established",)")) << first;
  EXPECT_FALSE(has(first, "decision"));
}

TEST_F(Phones, hear_what_the_rules_say) {
  begin("klaverjas/seed", {"Ann 92"});
  const std::string told_ =
      told(R"("asks":"ruling","kind":"revoke","answers":["Ann","on_the_table"])");
  EXPECT_TRUE(has(told_, R"("told":["Who did it: Ann",)")) << told_;
  EXPECT_TRUE(has(told_, R"("decision":{"now":["Ann takes the card back)")) << told_;
  EXPECT_TRUE(has(told_, R"("clauses":[{"id":"KJ-8.14",)")) << told_;
  for (const char* wrong : {R"("kind":"nonsense")", R"("kind":"revoke","about":7)",
                            R"("kind":"revoke","answers":["Eve"])",
                            R"("kind":"revoke","answers":["Ann","on_the_table","more"])"})
    EXPECT_EQ(asked(R"("asks":"ruling",)" + std::string(wrong)).as, Answered::As::wrong) << wrong;
}

TEST_F(Phones, know_where_in_the_history_a_board_stands) {
  Engine engine(here.book);
  const auto place = [&](SessionId session) {
    return must(engine.now(session, Language::en)).place.substr(here.store->device().size());
  };
  EXPECT_EQ(place(0), ".0.0");
  begin("euchre/seed", {"Ann 3"});
  EXPECT_EQ(place(0), ".1.2");
  record("Bob 3");
  EXPECT_EQ(place(0), ".1.3");
  EXPECT_EQ(place(1), ".1.3");
  EXPECT_EQ(place(9), ".0.0");
}

}  // namespace
}  // namespace spadille::tests
