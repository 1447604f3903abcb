// What players, whoever keeps the score and directors do from their phones.
#include "app/phones/acts.h"

#include "app/phones/engine.h"
#include "app/record/events.h"
#include "app/record/session_view.h"
#include "tests/support/club_evening.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

using As = Answered::As;

/// What players send.
struct Players : OneEvening {
  Players() { begin("euchre/seed", {"Ann 3", "Bob alone 5"}); }

  std::string id_of(const std::string& name) {
    return must(Engine(here.book).sitting(name)).value_or("");
  }
  static std::string id(int number) {
    return "0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f" + std::to_string(number);
  }
  Answered act(const std::string& what, const Asker& asker, const std::string& rest, int number) {
    return Engine(here.book).act(R"({"format":"spadille/)" + what +
                                     R"(","version":1,"session":1,"id":")" + id(number) + "\"," +
                                     rest + '}',
                                 asker);
  }
  Answered disputes(const std::string& player, const std::string& rest, int number = 1) {
    return act("dispute", {player, Asker::Duty::none}, rest, number);
  }
  As agrees(const std::string& name, const std::string& rest, int number = 1) {
    return act("agree", {id_of(name), Asker::Duty::none}, rest, number).as;
  }
  As scores(const std::string& what, const std::string& rest, int number = 1) {
    return act(what, {{}, Asker::Duty::scorer}, rest, number).as;
  }
  As directs(const std::string& what, const std::string& rest, int number = 1) {
    return act(what, {{}, Asker::Duty::director}, rest, number).as;
  }
  std::vector<std::string> agreed(int deal = 2) {
    desk = must(open_session(here.book, 1));
    return view(desk, names()).deals.at(static_cast<std::size_t>(deal - 1)).agreed;
  }
  std::size_t deals() {
    desk = must(open_session(here.book, 1));
    return view(desk, names()).deals.size();
  }
  std::size_t events() { return must(here.store->read(1)).events.size(); }
};

TEST_F(Players, are_whoever_sits_at_the_table_that_plays) {
  EXPECT_NE(id_of("Ann"), "");
  EXPECT_NE(id_of("Ann"), id_of("Bob"));
  EXPECT_EQ(id_of("An"), "");
  EXPECT_EQ(id_of("Eve"), "");
}

struct Directors : OneEvening {};

TEST_F(Directors, do_nothing_to_a_tournament) {
  const SessionId number = club_evening(here.book).id;
  const auto done = Engine(here.book).act(
      R"({"format":"spadille/remark","version":1,"session":)" + std::to_string(number) +
          R"(,"id":"0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f1","head":5,"does":"note","text":"tea"})",
      {{}, Asker::Duty::director});
  EXPECT_EQ(done.as, As::nothing_there) << done.document;
  EXPECT_EQ(must(here.store->read(number)).events.size(), 5U);
}

TEST_F(Players, dispute_a_deal_by_their_name) {
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"text":"He took four")").document,
            R"({"format":"spadille/done","version":1,"saved":true,"event":4})");
  desk = must(open_session(here.book, 1));
  EXPECT_EQ(view(desk, names()).deals[1].remarks.at(0).text, "Ann: He took four");
}

TEST_F(Players, are_heard_once_however_often_it_is_sent) {
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"text":"four")").as, As::done);
  EXPECT_EQ(events(), 4U);
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"text":"four")", 2).as, As::done);
  EXPECT_EQ(events(), 5U);
}

TEST_F(Players, alone_can_dispute) {
  EXPECT_EQ(disputes("", R"("event":3,"text":"four")").as, As::not_his);
  EXPECT_EQ(disputes("nobody", R"("event":3,"text":"four")").as, As::not_his);
  EXPECT_EQ(events(), 3U);
}

TEST_F(Players, learn_that_the_deal_has_been_changed_since_they_saw_it) {
  write(correction(3, deal_as_it_is(desk, 1), "misheard"));
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"head":3,"text":"four")").as, As::overtaken);
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":3,"head":4,"text":"four")").as, As::done);
  desk = must(open_session(here.book, 1));
  write(correction(2, {}, "never played"));
  EXPECT_EQ(disputes(id_of("Ann"), R"("event":2,"text":"four")", 2).as, As::overtaken);
}

TEST_F(Players, can_dispute_only_what_is_there) {
  const std::string ann = id_of("Ann");
  EXPECT_EQ(disputes(ann, R"("event":1,"text":"four")").as, As::overtaken);
  EXPECT_EQ(disputes(ann, R"("event":9,"text":"four")").as, As::overtaken);
  EXPECT_EQ(disputes(ann, R"("event":3)").as, As::wrong);
  EXPECT_EQ(Engine(here.book).act("{}", {ann, Asker::Duty::none}).as, As::wrong);
  EXPECT_EQ(events(), 3U);
}

TEST_F(Players, say_that_a_deal_is_right) {
  EXPECT_EQ(agrees("Ann", R"("event":3,"head":3)", 1), As::done);
  EXPECT_EQ(agrees("Dora", R"("event":3)", 2), As::done);
  EXPECT_EQ(agreed(), (std::vector<std::string>{"Ann", "Dora"}));
  EXPECT_EQ(agrees("Ann", R"("event":3)", 3), As::done);
  EXPECT_EQ(events(), 5U);
  EXPECT_EQ(agrees("Eve", R"("event":3)", 4), As::not_his);
  EXPECT_EQ(agrees("Ann", R"("event":2)", 5), As::done);
  EXPECT_EQ(agreed(1), (std::vector<std::string>{"Ann"}));
}

TEST_F(Players, have_not_agreed_with_what_it_was_corrected_to) {
  EXPECT_EQ(agrees("Ann", R"("event":3)", 1), As::done);
  desk = must(open_session(here.book, 1));
  write(correction(3, deal_as_it_is(desk, 1), "misheard"));
  EXPECT_TRUE(agreed().empty());
  EXPECT_EQ(agrees("Ann", R"("event":3,"head":4)", 2), As::overtaken);
  EXPECT_EQ(agrees("Ann", R"("event":3,"head":5)", 3), As::done);
  EXPECT_EQ(agreed().size(), 1U);
}

TEST_F(Players, are_seated_otherwise_by_a_director_alone) {
  const std::string seats = R"("players":["Ann","Eve","Chris","Dora"],"head":3)";
  EXPECT_EQ(scores("seats", seats), As::not_his);
  EXPECT_EQ(act("seats", {id_of("Ann"), Asker::Duty::none}, seats, 1).as, As::not_his);
  EXPECT_EQ(events(), 3U);
  EXPECT_EQ(directs("seats", seats), As::done);
  EXPECT_EQ(directs("seats", seats), As::done) << "what is sent twice is done once";
  EXPECT_EQ(events(), 4U);
  EXPECT_NE(id_of("Eve"), "");
  EXPECT_EQ(id_of("Bob"), "");
}

TEST_F(Players, are_seated_otherwise_only_as_somebody_saw_them) {
  EXPECT_EQ(directs("seats", R"("players":["Ann","Eve","Chris"],"head":3)"), As::wrong);
  EXPECT_EQ(directs("seats", R"("players":["Ann","Ann","Chris","Dora"],"head":3)"), As::wrong);
  EXPECT_EQ(directs("seats", R"("players":["Ann","Bob","Chris","Eve"],"head":2)"), As::overtaken);
  EXPECT_EQ(events(), 3U);
  EXPECT_EQ(
      directs("seats", R"("players":["Dora","Bob","Chris","Ann"],"waiting":["Eve"],"head":3)"),
      As::done);
  EXPECT_NE(id_of("Eve"), "") << "who waits is of the table, too";
  EXPECT_EQ(
      directs("seats", R"("players":["Ann","Bob","Chris","Dora"],"head":4,"totals":"own")", 2),
      As::done);
}

TEST_F(Players, who_agree_are_not_in_the_way_of_undo) {
  EXPECT_EQ(agrees("Ann", R"("event":3)", 1), As::done);
  desk = must(open_session(here.book, 1));
  write(undo_event(desk).value());
  EXPECT_EQ(deals(), 1U);
  EXPECT_EQ(agrees("Ann", R"("event":3)", 2), As::overtaken);
  EXPECT_EQ(agrees("Ann", R"("event":2)", 3), As::done);
  desk = must(open_session(here.book, 1));
  write(redo_event(desk).value());
  EXPECT_EQ(deals(), 2U);
}

TEST_F(Players, record_nothing) {
  const Asker ann{id_of("Ann"), Asker::Duty::none};
  EXPECT_EQ(act("record", ann, R"("head":3,"deal":"Ann 3")", 1).as, As::not_his);
  EXPECT_EQ(act("undo", ann, R"("head":3)", 1).as, As::not_his);
  EXPECT_EQ(events(), 3U);
}

TEST_F(Players, who_keep_the_score_record_a_deal_once) {
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(scores("record", R"("head":3,"deal":{"maker":0,"tricks":5})"), As::done);
  EXPECT_EQ(deals(), 3U);
  EXPECT_EQ(scores("record", R"("head":4,"deal":"Dora 3")", 2), As::done);
  EXPECT_EQ(deals(), 4U);
}

TEST_F(Players, who_keep_the_score_learn_that_the_sheet_has_changed) {
  record("Ann 5");
  EXPECT_EQ(scores("record", R"("head":3,"deal":"Bob 3")"), As::overtaken);
  write(simple_event(EventKind::note, {}, "tea"));
  EXPECT_EQ(scores("record", R"("head":4,"deal":"Bob 3")"), As::done);
  EXPECT_EQ(scores("record", R"("head":99,"deal":"Bob 3")", 2), As::overtaken);
}

TEST_F(Players, cannot_do_two_things_by_one_id) {
  EXPECT_EQ(agrees("Ann", R"("event":3)"), As::done);
  EXPECT_EQ(scores("record", R"("head":3,"deal":"Bob 3")"), As::wrong);
}

TEST_F(Players, who_keep_the_score_record_nothing_that_cannot_be) {
  EXPECT_EQ(scores("record", R"("head":3,"deal":{"maker":0})"), As::wrong);
  EXPECT_EQ(scores("record", R"("head":3,"deal":{"maker":0,"tricks":6})"), As::wrong);
  EXPECT_EQ(scores("record", R"("head":3,"deal":"Ann six")"), As::wrong);
  const Answered refused = act("record", {{}, Asker::Duty::scorer},
                               R"("head":3,"deal":{"maker":0,"tricks":3,"lone_defender":2})", 1);
  EXPECT_EQ(refused.document.find("seat"), std::string::npos) << refused.document;
  EXPECT_EQ(scores("record", R"("head":3,"corrects":2,"deal":"Ann 5")"), As::not_his);
  EXPECT_EQ(events(), 3U);
}

TEST_F(Players, who_keep_the_score_take_back_what_they_have_entered) {
  EXPECT_EQ(scores("record", R"("head":3,"deal":"Ann 5")", 1), As::done);
  EXPECT_EQ(scores("undo", R"("head":4)", 2), As::not_his);
  EXPECT_EQ(scores("undo", R"("of":")" + id(7) + '"', 2), As::overtaken);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(scores("undo", R"("of":")" + id(1) + '"', 2), As::done);
  EXPECT_EQ(deals(), 2U);
  EXPECT_EQ(scores("undo", R"("of":")" + id(1) + '"', 3), As::overtaken);
}

TEST_F(Players, who_keep_the_score_write_down_what_the_rules_say) {
  EXPECT_EQ(scores("rule", R"("head":3,"kind":"trick_looked_at","answers":[])"), As::wrong);
  begin("klaverjas/seed", {"Ann 92"});
  const auto rules = [this](const Asker& asker, const std::string& rest) {
    return Engine(here.book)
        .act(R"({"format":"spadille/rule","version":1,"session":2,"kind":"revoke","id":")" + id(1) +
                 "\"," + rest + '}',
             asker)
        .as;
  };
  const std::string whole = R"("about":1,"answers":["Ann","counting","proved","claim"])";
  const Asker scorer{{}, Asker::Duty::scorer};
  EXPECT_EQ(rules({id_of("Ann"), Asker::Duty::none}, R"("head":2,)" + whole), As::not_his);
  EXPECT_EQ(rules(scorer, R"("head":2,"about":1,"answers":["Ann"])"), As::wrong);
  EXPECT_EQ(rules(scorer, R"("head":1,)" + whole), As::overtaken);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(rules(scorer, R"("head":2,)" + whole), As::done);
  desk = must(open_session(here.book, 2));
  EXPECT_EQ(desk.table.history.entries[0].told.rulings.size(), 1U);
}

TEST_F(Players, who_direct_take_back_and_correct_whatever_was_written) {
  EXPECT_EQ(directs("record", R"("head":3,"corrects":2,"deal":"Ann 5","why":"misheard")", 1),
            As::done);
  desk = must(open_session(here.book, 1));
  EXPECT_EQ(view(desk, names()).deals[0].former.at(0).why, "misheard");
  EXPECT_EQ(directs("record", R"("head":4,"corrects":9,"deal":"Ann 5")", 2), As::overtaken);
  EXPECT_EQ(directs("undo", R"("head":3)", 3), As::overtaken);
  write(simple_event(EventKind::note, {}, "tea"));
  EXPECT_EQ(directs("undo", R"("head":4)", 3), As::overtaken);
  write(undo_event(desk).value());
  EXPECT_EQ(directs("undo", R"("head":6)", 4), As::done);
  EXPECT_EQ(directs("undo", R"("head":7)", 5), As::done);
  EXPECT_EQ(deals(), 1U);
}

}  // namespace
}  // namespace spadille::tests
