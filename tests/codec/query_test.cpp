#include "codec/query.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

std::string query(std::string_view rest) {
  return R"({"format":"spadille/query","version":1)" + std::string(rest) + '}';
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

TEST(Disputes, say_of_which_deal_they_are_and_what_it_was) {
  const std::string id = "0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0";
  const auto read = [](const std::string& rest) {
    return read_dispute(R"({"format":"spadille/dispute","version":1)" + rest + '}');
  };
  const std::string whole =
      R"(,"id":")" + id + R"(","session":7,"event":10,"head":11,"text":"It was four")";
  EXPECT_EQ(read(whole).value, (Disputed{id, 7, 10, "en", 11, "It was four"}));
  struct Row {
    const char* rest;
    const char* place;
  };
  const Row rows[] = {
      {R"(,"id":"x","session":7,"event":10,"text":"a")", "/id"},
      {R"(,"id":"0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0","event":10,"text":"a")", "/session"},
      {R"(,"id":"0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0","session":7,"text":"a")", "/event"},
      {R"(,"id":"0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0","session":7,"event":1,"text":" ")", "/text"},
      {R"(,"event":0)", "/event"},
      {R"(,"player":"Ann")", "/player"}};
  for (const Row& row : rows) {
    ASSERT_EQ(read(row.rest).findings.size(), 1U) << row.rest;
    EXPECT_EQ(read(row.rest).findings[0].place, row.place);
  }
}

}  // namespace
}  // namespace spadille
