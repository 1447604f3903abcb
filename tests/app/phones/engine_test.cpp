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

/// What players send.
struct Players : Phones {
  Players() { begin("euchre/seed", {"Ann 3", "Bob alone 5"}); }

  std::string id_of(const std::string& name) {
    return must(Engine(here.book).sitting(name)).value_or("");
  }
  Answered disputes(const std::string& player, const std::string& rest, int number = 1) {
    return Engine(here.book).act(
        R"({"format":"spadille/dispute","version":1,"session":1,"id":"0f1e2d3c-4b5a-4978-8796-)"
        R"(a5b4c3d2e1f)" +
            std::to_string(number) + "\"," + rest + '}',
        player);
  }
  std::size_t events() { return must(here.store->read(1)).events.size(); }
};

TEST_F(Players, are_whoever_sits_at_the_table_that_plays) {
  EXPECT_NE(id_of("Ann"), "");
  EXPECT_NE(id_of("Ann"), id_of("Bob"));
  EXPECT_EQ(id_of("An"), "");
  EXPECT_EQ(id_of("Eve"), "");
}

TEST_F(Players, dispute_a_deal_by_their_name) {
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"text":"He took four")").document,
            R"({"format":"spadille/done","version":1,"saved":true})");
  EXPECT_TRUE(
      has(board(), R"("remarks":[{"kind":"disputed","text":"Ann: He took four","settled":false}])"))
      << board();
}

TEST_F(Players, are_heard_once_however_often_it_is_sent) {
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"text":"four")").as, Answered::As::done);
  EXPECT_EQ(events(), 4U);
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"text":"four")", 2).as, Answered::As::done);
  EXPECT_EQ(events(), 5U);
}

TEST_F(Players, alone_can_dispute) {
  EXPECT_EQ(disputes("", R"("event":3,"text":"four")").as, Answered::As::not_his);
  EXPECT_EQ(disputes("nobody", R"("event":3,"text":"four")").as, Answered::As::not_his);
  EXPECT_EQ(events(), 3U);
}

TEST_F(Players, learn_that_the_deal_has_been_changed_since_they_saw_it) {
  write(correction(3, deal_as_it_is(desk, 1), "misheard"));
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"head":3,"text":"four")").as,
            Answered::As::overtaken);
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"head":4,"text":"four")").as, Answered::As::done);
  desk = must(open_session(here.book, 1));
  write(correction(2, {}, "never played"));
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":2,"text":"four")", 2).as, Answered::As::overtaken);
}

TEST_F(Players, can_dispute_only_what_is_there) {
  const std::string ann = id_of("Ann");
  EXPECT_EQ(disputes(ann, R"("event":1,"text":"four")").as, Answered::As::overtaken);
  EXPECT_EQ(disputes(ann, R"("event":9,"text":"four")").as, Answered::As::overtaken);
  EXPECT_EQ(disputes(ann, R"("event":3)").as, Answered::As::wrong);
  EXPECT_EQ(Engine(here.book).act("{}", ann).as, Answered::As::wrong);
  EXPECT_EQ(events(), 3U);
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
