#include "codec/query.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

std::string query(std::string_view rest) {
  return R"({"format":"spadille/query","version":1)" + std::string(rest) + '}';
}

std::string list_of(int ones) {
  std::string list = "1";
  for (int i = 1; i < ones; ++i) list += ",1";
  return list;
}

TEST(Queries, say_what_is_asked_and_of_what) {
  struct Row {
    const char* rest;
    Query expected;
  };
  using Asks = Query::Asks;
  const Row rows[] = {
      {R"(,"asks":"board")", {}},
      {R"(,"asks":"sheet","session":7,"language":"ja")",
       {.asks = Asks::sheet, .language = "ja", .session = 7}},
      {R"(,"asks":"sessions","skip":20)", {.asks = Asks::sessions, .skip = 20}},
      {R"(,"asks":"clause","rule":"KJ-5.9")", {.asks = Asks::clause, .rule = "KJ-5.9"}},
      {R"(,"asks":"search","words":"nat","game":"klaverjas")",
       {.asks = Asks::search, .words = "nat", .game = "klaverjas"}},
      {R"(,"asks":"words")", {.asks = Asks::words}},
      {R"(,"asks":"phones")", {.asks = Asks::phones}},
      {R"(,"asks":"seats","session":3)", {.asks = Asks::seats, .session = 3}},
      {R"(,"asks":"beginning","does":"begin","rules":"euchre/seed","set":["target=5"],)"
       R"("players":["Ann","Bob"],"waiting":["Eve"],"dealer":"Bob","totals":[3,-4],)"
       R"("title":"Friday","place":"Utrecht")",
       {.asks = Asks::beginning,
        .beginning = {.does = BeginningSoFar::Does::begin,
                      .rules = "euchre/seed",
                      .set = {"target=5"},
                      .players = {"Ann", "Bob"},
                      .waiting = {"Eve"},
                      .dealer = "Bob",
                      .totals = {3, -4},
                      .title = "Friday",
                      .place = "Utrecht"}}},
      {R"(,"asks":"settle","stake":5)", {.asks = Asks::settle, .stake = 5}},
      {R"(,"asks":"entry","deal":{ "maker" : 1, "alone" : true, "trump" : "S" })"
       R"(,"chalked":[0,20],"way":1,"key":"points","value":[92])",
       {.asks = Asks::entry,
        .entry = {.deal = R"({"maker":1,"alone":true,"trump":"S"})",
                  .chalked = {0, 20},
                  .way = 1,
                  .key = "points",
                  .value = {92}}}},
      {R"(,"asks":"kinds","words":"he revoked")", {.asks = Asks::kinds, .words = "he revoked"}},
      {R"(,"asks":"ruling","kind":"revoke","about":3,"answers":["Ann","y"])",
       {.asks = Asks::ruling, .ruling = {"revoke", 3, {"Ann", "y"}}}},
      {R"(,"asks":"legal","trump":"H","leader":"Ann","trick":["HJ","S9"],"card":"CA","seen":"H7 H8")",
       {.asks = Asks::legal,
        .turn =
            {.trump = "H", .leader = "Ann", .trick = {"HJ", "S9"}, .card = "CA", .seen = "H7 H8"}}},
      {R"(,"asks":"trick","alone":"Bob","hand":"A A")",
       {.asks = Asks::trick, .turn = {.alone = "Bob", .hand = "A A"}}},
      {R"(,"asks":"entry","corrects":7,"deal":{},"quick":"pit")",
       {.asks = Asks::entry, .entry = {.corrects = 7, .deal = "{}", .quick = "pit"}}},
  };
  for (const Row& row : rows) {
    const Reading<Query> read = read_query(query(row.rest));
    EXPECT_TRUE(read.findings.empty()) << row.rest;
    EXPECT_EQ(read.value, row.expected) << row.rest;
  }
}

TEST(Queries, that_are_wrong_are_named_by_their_place) {
  struct Row {
    std::string text;
    const char* place;
    std::string_view key;
  };
  const Row rows[] = {
      {"", "", "finding.not_json"},
      {"[]", "", "finding.type"},
      {"7", "", "finding.type"},
      {"null", "", "finding.type"},
      {"{}", "/format", "finding.missing"},
      {R"({"format":"spadille/query"})", "/version", "finding.missing"},
      {R"({"format":"spadille/deal","version":1})", "/format", "finding.value"},
      {R"({"format":"spadille/query","version":2})", "/version", "finding.range"},
      {R"({"format":"spadille/query","version":"1"})", "/version", "finding.range"},
      {R"({"format":7})", "/format", "finding.type"},
      {query(""), "/asks", "finding.missing"},
      {query(R"(,"asks":"money")"), "/asks", "finding.value"},
      {query(R"(,"asks":["board"])"), "/asks", "finding.type"},
      {query(R"(,"asks":{"board":1})"), "/asks", "finding.type"},
      {query(R"(,"asks":"board","asks":"sheet")"), "/asks", "finding.twice"},
      {query(R"(,"asks":"board","secret":1)"), "/secret", "finding.unknown"},
      {query(R"(,"asks":"board","session":0)"), "/session", "finding.range"},
      {query(R"(,"asks":"board","session":-1)"), "/session", "finding.range"},
      {query(R"(,"asks":"board","session":1.5)"), "/session", "finding.range"},
      {query(R"(,"asks":"board","session":99999999999999999999)"), "/session", "finding.range"},
      {query(R"(,"asks":"board","session":true)"), "/session", "finding.range"},
      {query(R"(,"asks":"sessions","skip":-1)"), "/skip", "finding.range"},
      {query(R"(,"asks":"settle","stake":0)"), "/stake", "finding.range"},
      {query(R"(,"asks":"settle","stake":1001)"), "/stake", "finding.range"},
      {query(R"(,"asks":"entry","value":7)"), "/value", "finding.type"},
      {query(R"(,"asks":"entry","value":["a"])"), "/value", "finding.range"},
      {query(R"(,"asks":"entry","value":[[1]])"), "/value", "finding.type"},
      {query(R"(,"asks":"entry","value":{"a":1})"), "/value", "finding.type"},
      {query(R"(,"asks":"entry","chalked":[-1,20])"), "/chalked", "finding.range"},
      {query(R"(,"asks":"entry","way":-1)"), "/way", "finding.range"},
      {query(R"(,"asks":"entry","deal":[])"), "/deal", "finding.type"},
      {query(R"(,"asks":"entry","deal":{"a":null})"), "/deal", "finding.type"},
      {query(R"(,"asks":"entry","deal":{"a":{"b":{"c":{"d":1}}}})"), "/deal", "finding.type"},
      {query(R"(,"asks":"entry","deal":{"\"":1})"), "/deal", "finding.unknown"},
      {query(R"(,"asks":"entry","value":[)" + list_of(65) + "]"), "/value", "finding.too_many"},
      {query(R"(,"asks":"ruling")"), "/kind", "finding.missing"},
      {query(R"(,"asks":"ruling","answers":[1])"), "/answers", "finding.type"},
      {query(R"(,"asks":"clause")"), "/rule", "finding.missing"},
      {query(R"(,"asks":"search")"), "/words", "finding.missing"},
      {query(R"(,"asks":"search","words":")" + std::string(241, 'x') + '"'), "/words",
       "finding.too_long"},
      {query(R"(,"asks":"search","words":"a\u0000b")"), "/words", "finding.unprintable"},
      {query(R"(,"asks":"board")") + "{}", "", "finding.not_json"},
      {std::string(kMostOfQuery + 1, ' '), "", "finding.too_large"},
      {query(R"(,"asks":"board")") + std::string(1, '\0'), "", "finding.not_json"},
  };
  for (const Row& row : rows) {
    const Reading<Query> read = read_query(row.text);
    ASSERT_EQ(read.findings.size(), 1U) << row.text;
    EXPECT_EQ(read.findings[0].place, row.place) << row.text;
    EXPECT_EQ(read.findings[0].message.key, row.key) << row.text;
    EXPECT_EQ(read.value, Query{}) << row.text;
  }
}

TEST(Knocks, have_a_token_and_nothing_else) {
  const auto knock = [](std::string_view rest) {
    return read_knock(R"({"format":"spadille/knock","version":1)" + std::string(rest) + '}');
  };
  EXPECT_EQ(knock(R"(,"token":"0f1e")").value, Knock{"0f1e"});
  EXPECT_EQ(knock("").findings.at(0).place, "/token");
  EXPECT_EQ(knock(R"(,"token":7)").findings.at(0).message.key, "finding.type");
  EXPECT_EQ(knock(R"(,"token":"a","role":"director")").findings.at(0).place, "/role");
}

TEST(Seats, are_taken_by_name_or_left) {
  EXPECT_EQ(read_seat(R"({"format":"spadille/seat","version":1,"name":"Ann"})").value,
            SeatTaken{"Ann"});
  EXPECT_EQ(read_seat(R"({"format":"spadille/seat","version":1})").value, SeatTaken{});
  EXPECT_EQ(
      read_seat(R"({"format":"spadille/seat","version":1,"role":"director"})").findings.at(0).place,
      "/role");
}

const std::string kId = "0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0";

Reading<Act> act(std::string_view what, const std::string& rest) {
  const std::string format = "spadille/" + std::string(what);
  return read_act(R"({"format":")" + format + R"(","version":1,"id":")" + kId + '"' + rest + '}',
                  format);
}

TEST(Acts, say_what_is_done_and_about_what) {
  using Does = Act::Does;
  EXPECT_EQ(act("dispute", R"(,"session":7,"event":10,"head":11,"text":"It was four")").value,
            (Act{Does::dispute, kId, 7, "en", 11, 10, "It was four", {}, {}, {}}));
  EXPECT_EQ(act("agree", R"(,"session":7,"event":10,"language":"nl")").value,
            (Act{Does::agree, kId, 7, "nl", 0, 10, {}, {}, {}, {}}));
  EXPECT_EQ(act("record", R"(,"session":7,"head":11,"deal":{"maker":1,"roem":[20, 50]})").value,
            (Act{Does::record, kId, 7, "en", 11, 0, {}, R"({"maker":1,"roem":[20,50]})", {}}));
  EXPECT_EQ(act("record", R"(,"session":7,"head":11,"deal":"Ann 3","corrects":2,"why":"so")").value,
            (Act{Does::record, kId, 7, "en", 11, 2, "so", "Ann 3", {}}));
  EXPECT_EQ(act("undo", R"(,"session":7,"of":")" + kId + '"').value,
            (Act{Does::undo, kId, 7, "en", 0, 0, {}, {}, kId}));
}

TEST(Acts, that_are_wrong_are_named_by_their_place) {
  struct Row {
    const char* what;
    const char* rest;
    const char* place;
  };
  const Row rows[] = {{"dispute", R"(,"event":10,"text":"a")", "/session"},
                      {"dispute", R"(,"session":7,"text":"a")", "/event"},
                      {"dispute", R"(,"session":7,"event":1,"text":" ")", "/text"},
                      {"dispute", R"(,"event":0)", "/event"},
                      {"dispute", R"(,"player":"Ann")", "/player"},
                      {"agree", R"(,"session":7,"event":1,"text":"a")", "/text"},
                      {"agree", R"(,"session":7)", "/event"},
                      {"record", R"(,"session":7,"head":3)", "/deal"},
                      {"record", R"(,"session":7,"deal":"Ann 3")", "/head"},
                      {"record", R"(,"session":7,"head":3,"deal":[1])", "/deal"},
                      {"record", R"(,"session":7,"head":3,"deal":7)", "/deal"},
                      {"record", R"(,"session":7,"head":3,"deal":{"Maker":1})", "/deal"},
                      {"record", R"(,"session":7,"head":3,"deal":{"a":1.5})", "/deal"},
                      {"record", R"(,"session":7,"head":3,"deal":{"a":[[[1]]]})", "/deal"},
                      {"undo", R"(,"session":7)", "/head"},
                      {"money", "", "/format"},
                      {"", "", "/format"}};
  for (const Row& row : rows) {
    ASSERT_EQ(act(row.what, row.rest).findings.size(), 1U) << row.what << row.rest;
    EXPECT_EQ(act(row.what, row.rest).findings[0].place, row.place) << row.what << row.rest;
  }
  EXPECT_EQ(read_act(R"({"format":"spadille/agree","version":1,"id":"x"})", "spadille/agree")
                .findings.at(0)
                .place,
            "/id");
}

TEST(HostWishes, name_a_phone_and_what_becomes_of_it) {
  const auto read = [](const std::string& rest) {
    return read_host_wish(R"({"format":"spadille/host","version":1)" + rest + '}');
  };
  using Does = HostWish::Does;
  const std::pair<const char*, Does> words[] = {
      {"agree", Does::agree},   {"remove", Does::remove},     {"player", Does::player},
      {"scorer", Does::scorer}, {"director", Does::director}, {"heard", Does::heard}};
  for (const auto& [word, does] : words) {
    EXPECT_EQ(host_does(word), does);
    EXPECT_EQ(read(",\"phone\":3,\"does\":\"" + std::string(word) + '"').value,
              (HostWish{does, 3, "en"}));
  }
  EXPECT_EQ(host_does("king"), std::nullopt);
  EXPECT_EQ(read(R"(,"phone":3,"does":"king")").findings.at(0).place, "/does");
  EXPECT_EQ(read(R"(,"does":"agree")").findings.at(0).place, "/phone");
}

TEST(RefereeCalls, begin_and_end) {
  const auto read = [](const std::string& rest) {
    return read_call(R"({"format":"spadille/call","version":1)" + rest + '}');
  };
  using Does = RefereeCall::Does;
  EXPECT_EQ(read(R"(,"does":"call")").value, (RefereeCall{Does::call, "en"}));
  EXPECT_EQ(read(R"(,"does":"withdraw","language":"ja")").value,
            (RefereeCall{Does::withdraw, "ja"}));
  EXPECT_EQ(read("").findings.at(0).place, "/does");
  EXPECT_EQ(read(R"(,"does":"shout")").findings.at(0).place, "/does");
  EXPECT_EQ(read(R"(,"does":"call","phone":1)").findings.at(0).place, "/phone");
}

/// What is sent from a table of an event.
Reading<Act> at_event(std::string_view what, const std::string& rest) {
  const std::string format = "spadille/" + std::string(what);
  return read_act(R"({"format":")" + format +
                      R"(","version":1,"id":"0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0","session":9)" +
                      rest + '}',
                  format);
}

TEST(Results, have_figures_of_a_table_in_a_round) {
  const auto told =
      at_event("result", R"(,"round":2,"table":7,"points":[1400,-8],"roem":[20,0],"force":true)");
  EXPECT_EQ(told.findings, Findings{});
  EXPECT_EQ(told.value.table, (AtTableOfEvent{2, 7, {1400, -8}, {20, 0}, {}, true, false}));
  EXPECT_EQ(at_event("result", R"(,"table":7,"points":[1])").findings.at(0).place, "/round");
  EXPECT_EQ(at_event("result", R"(,"round":2,"points":[1])").findings.at(0).place, "/table");
  EXPECT_EQ(at_event("result", R"(,"round":2,"table":7)").findings.at(0).place, "/points");
  EXPECT_EQ(at_event("result", R"(,"round":65,"table":7)").findings.at(0).place, "/round");
  EXPECT_EQ(at_event("result", R"(,"round":2,"table":7,"roem":[-1])").findings.at(0).place,
            "/roem");
}

TEST(RoomCalls, begin_at_a_table_and_end_by_their_entry) {
  const auto called = at_event("room-call", R"(,"does":"call","round":2,"table":7,"text":"Help")");
  EXPECT_EQ(called.findings, Findings{});
  EXPECT_EQ(called.value.text, "Help");
  EXPECT_TRUE(at_event("room-call", R"(,"does":"withdraw","event":4)").value.table.withdraws);
  EXPECT_EQ(at_event("room-call", R"(,"does":"withdraw")").findings.at(0).place, "/event");
  EXPECT_EQ(at_event("room-call", R"(,"does":"call","round":2)").findings.at(0).place, "/table");
  EXPECT_EQ(at_event("room-call", R"(,"round":2,"table":7)").findings.at(0).place, "/does");
}

}  // namespace
}  // namespace spadille
