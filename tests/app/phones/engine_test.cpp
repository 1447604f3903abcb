// What phones are told of a book.
#include "app/phones/engine.h"

#include "app/record/events.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

struct Phones : OneEvening {
  Answered asked(std::string_view rest) {
    return Engine(here.book).answer(R"({"format":"spadille/query","version":1,)" +
                                    std::string(rest) + '}');
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
  EXPECT_TRUE(
      has(board(), R"("remarks":[{"kind":"disputed","text":"It was four","settled":false}])"))
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

TEST_F(Phones, learn_what_is_wrong_with_what_they_asked) {
  EXPECT_EQ(asked(R"("asks":"board","session":9)").as, Answered::As::nothing_there);
  EXPECT_EQ(asked(R"("asks":"clause","rule":"KJ-99.9")").as, Answered::As::nothing_there);
  EXPECT_EQ(asked(R"("asks":"clause","rule":"<b>")").as, Answered::As::nothing_there);
  EXPECT_EQ(asked(R"("asks":"board","language":"tlh")").as, Answered::As::wrong);
  EXPECT_EQ(asked(R"("asks":"everything")").as, Answered::As::wrong);
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
