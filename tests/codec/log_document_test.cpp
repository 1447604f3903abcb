// What spadille/log holds, and everything that keeps one from being read.
#include "codec/log_document.h"

#include <gtest/gtest.h>

#include "tests/support/random_session.h"

namespace spadille::tests {
namespace {

constexpr const char* kAnn = "00000000-0000-4000-9000-00000000000a";
constexpr const char* kBen = "00000000-0000-4000-9000-00000000000b";
constexpr const char* kDevice = "00000000-0000-4000-b000-000000000001";

std::string event(int seq, const std::string& kind, const std::string& payload) {
  return R"({"seq":)" + std::to_string(seq) + R"(,"id":"00000000-0000-4000-a000-00000000000)" +
         std::to_string(seq) + R"(","kind":")" + kind + R"(","format":1,"payload":)" + payload +
         R"(,"at":"2026-11-20T19:30:00Z","device":")" + kDevice + R"("})";
}

std::string opening() {
  return event(1, "opened",
               std::string(R"({"date":"2026-11-20","players":[")") + kAnn + R"(",")" + kBen +
                   R"("],"rules":{"limit":30},"before":{"dealer":1,"balances":[4,0]}})");
}

std::string people() {
  return std::string(R"([{"id":")") + kAnn + R"(","name":"Ann"},{"id":")" + kBen + R"("}])";
}

std::string document(const std::string& players, const std::string& events) {
  return R"({"format":"spadille/log","version":1,"game":"kyuuri",)"
         R"("session":"00000000-0000-4000-8000-000000000001","players":)" +
         players + R"(,"events":[)" + events + "]}";
}

std::string right() {
  return document(
      people(), opening() + "," +
                    event(2, "deal_recorded", R"({"totals":[9,0],"deal":{"taker":0,"rank":"5"}})"));
}

/// "place key", one a finding; "newer" where it is of a newer version.
std::vector<std::string> wrong_with(const std::string& text) {
  const auto read = read_log(text);
  if (!read) return {"newer"};
  std::vector<std::string> all;
  for (const Finding& finding : read->findings)
    all.push_back(finding.place + ' ' + std::string(finding.message.key));
  return all;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

using Wrong = std::vector<std::string>;

TEST(LogDocument, holds_ids_events_and_names) {
  const auto read = read_log(right());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->findings, Findings{});
  EXPECT_EQ(read->session.uuid, "00000000-0000-4000-8000-000000000001");
  EXPECT_EQ(read->session.game, "kyuuri");
  ASSERT_EQ(read->session.events.size(), 2U);
  const EventRecord deal{.id = "00000000-0000-4000-a000-000000000002",
                         .kind = EventKind::deal_recorded,
                         .format = 1,
                         .payload = R"({"totals":[9,0],"deal":{"taker":0,"rank":"5"}})",
                         .at = "2026-11-20T19:30:00Z",
                         .device = kDevice};
  EXPECT_EQ(read->session.events[1], deal);
  EXPECT_EQ(read->players, (std::vector<Player>{{.id = kAnn, .name = "Ann"}, {.id = kBen}}));
  EXPECT_EQ(people_in(read->log), (std::vector<std::string>{kAnn, kBen}));
}

TEST(LogDocument, is_written_as_it_was_read) {
  const auto read = read_log(right());
  ASSERT_TRUE(read);
  EXPECT_EQ(write_log(read->session, read->players), right());
}

TEST(LogDocument, spaces_and_escapes_of_other_programs_leave_payloads_as_they_were) {
  std::string spaced;
  for (const char c : right())
    spaced += c == ',' || c == ':' || c == '[' ? std::string(1, c) + "\n  " : std::string(1, c);
  // Inside texts there is no such sign but in the moments.
  for (std::size_t at = 0; (at = spaced.find("T19:\n  30:\n  00Z")) != std::string::npos;)
    spaced.replace(at, 16, "T19:30:00Z");
  spaced = replaced(spaced, "\"rank\"", "\"\\u0072ank\"");
  const auto read = read_log(spaced);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->findings, Findings{});
  EXPECT_EQ(write_log(read->session, read->players), right());
}

TEST(LogDocument, members_may_stand_in_any_order) {
  std::string text = right();
  const std::string players = "\"players\":" + people() + ",";
  text = replaced(text, players, "");
  text.pop_back();
  text += ",\"players\":" + people() + "}";
  text = replaced(text, "\"kind\":\"opened\",", "");
  text = replaced(text, "\"at\":", "\"kind\":\"opened\",\"at\":");
  const auto read = read_log(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(write_log(read->session, read->players), right());
}

TEST(LogDocument, hash_is_read) {
  const std::string hash(64, 'a');
  const auto read =
      read_log(replaced(right(), "\"players\"", "\"hash\":\"" + hash + "\",\"players\""));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->session.head, hash);
}

TEST(LogDocument, missing_members_are_named) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"session\"", "\"$schema\"")),
            Wrong{"/session finding.missing"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2,", "")),
            Wrong{"/events/1/seq finding.missing"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"kind\":\"deal_recorded\",", "")),
            Wrong{"/events/1/kind finding.missing"});
  EXPECT_EQ(wrong_with(R"({"format":"spadille/log","version":1})"), Wrong{"/game finding.missing"});
  EXPECT_EQ(wrong_with(document(people(), "")), Wrong{"/events finding.missing"});
}

TEST(LogDocument, members_that_are_unknown_or_stand_twice_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2,", "\"seq\":2,\"hush\":1,")),
            Wrong{"/events/1/hush finding.unknown"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2,", "\"seq\":2,\"seq\":2,")),
            Wrong{"/events/1/seq finding.twice"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"rank\":", "\"rank\":\"4\",\"rank\":")),
            Wrong{"/events/1/payload/deal/rank finding.twice"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"game\":", "\"deals\":[{\"seq\":1}],\"game\":")),
            Wrong{"/deals finding.unknown"});
}

TEST(LogDocument, events_out_of_order_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2", "\"seq\":3")),
            Wrong{"/events/1/seq finding.value"});
  const std::string swapped = document(
      people(), event(1, "note", R"({"text":"x"})") + "," + replaced(opening(), ":1,", ":2,"));
  EXPECT_EQ(wrong_with(swapped),
            (Wrong{"/events/0/payload finding.book.event", "/events/1/id finding.listed_twice"}));
}

TEST(LogDocument, ids_that_stand_twice_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "a000-000000000002", "a000-000000000001")),
            Wrong{"/events/1/id finding.listed_twice"});
  EXPECT_EQ(wrong_with(replaced(right(), std::string(R"({"id":")") + kBen,
                                std::string(R"({"id":")") + kAnn)),
            (Wrong{"/players/1/id finding.listed_twice",
                   "/events/0/payload/players/1 finding.exchange.nobody"}));
}

TEST(LogDocument, people_who_are_not_listed_are_refused) {
  const std::string only_ann = std::string(R"([{"id":")") + kAnn + R"(","name":"Ann"}])";
  EXPECT_EQ(wrong_with(document(only_ann, opening())),
            Wrong{"/events/0/payload/players/1 finding.exchange.nobody"});
  const std::string to_nobody =
      std::string(R"({"players":[")") + kDevice + R"(",")" + kBen + R"("]})";
  EXPECT_EQ(wrong_with(document(people(), opening() + "," + event(2, "seats_changed", to_nobody))),
            Wrong{"/events/1/payload/players/0 finding.exchange.nobody"});
}

TEST(LogDocument, kinds_and_ids_that_are_none_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "deal_recorded", "deal_dreamt")),
            Wrong{"/events/1/kind finding.value"});
  EXPECT_EQ(wrong_with(replaced(right(), "a000-000000000002", "A000-000000000002")),
            Wrong{"/events/1/id finding.value"});
  EXPECT_EQ(wrong_with(replaced(right(), "2026-11-20T", "2026-11-31T")),
            Wrong{"/events/0/at finding.value"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"format\":1", "\"format\":1.5")),
            Wrong{"/events/0/format finding.type"});
}

TEST(LogDocument, what_an_event_may_not_say_is_placed_in_its_payload) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"rank\":\"5\"", "\"rank\":\"Z\"")),
            Wrong{"/events/1/payload/deal/rank finding.type"});
  EXPECT_EQ(wrong_with(replaced(right(), R"({"taker":0,"rank":"5"})", R"("A 5")")),
            Wrong{"/events/1/payload/deal finding.type"});
  EXPECT_EQ(wrong_with(document(people(), opening() + "," + event(2, "voided", R"({"of":7})"))),
            Wrong{"/events/1/payload/of finding.range"});
  EXPECT_EQ(wrong_with(document(people(), opening() + "," + event(2, "voided", R"({"of":-7})"))),
            Wrong{"/events/1/payload/of finding.range"});
  EXPECT_EQ(
      wrong_with(document(people(), opening() + "," + event(2, "seats_changed", R"({"from":2})"))),
      Wrong{"/events/1/payload/from finding.range"});
}

TEST(LogDocument, correction_of_the_opening_says_all_of_it) {
  EXPECT_EQ(wrong_with(document(people(), opening() + "," + event(2, "opening_corrected", "{}"))),
            Wrong{"/events/1/payload/before finding.missing"});
  const std::string from_a_deal =
      std::string(R"({"from":1,"players":[")") + kAnn + R"("],"before":{"balances":[4,0]}})";
  EXPECT_NE(
      wrong_with(document(people(), opening() + "," + event(2, "opening_corrected", from_a_deal))),
      Wrong{});
}

TEST(LogDocument, wrong_types_are_refused_wherever_they_stand) {
  EXPECT_EQ(wrong_with(document("{}", opening())).front(), "/players finding.type");
  EXPECT_EQ(wrong_with(document("[7]", opening())).front(), "/players/0 finding.type");
  EXPECT_EQ(wrong_with(document(people(), "[]")).front(), "/events/0 finding.type");
  EXPECT_EQ(wrong_with(document(people(), event(1, "opened", "[]"))).front(),
            "/events/0/payload finding.type");
  EXPECT_EQ(wrong_with(document(people(), event(1, "opened", "null"))).front(),
            "/events/0/payload finding.type");
  EXPECT_EQ(wrong_with("[]"), Wrong{" finding.type"});
}

TEST(LogDocument, text_that_is_no_json_is_refused_with_line_and_column) {
  EXPECT_EQ(wrong_with(right() + "{}"), Wrong{" finding.not_json"});
  EXPECT_EQ(wrong_with("\xEF\xBB\xBF" + right()), Wrong{" finding.byte_order_mark"});
  EXPECT_EQ(wrong_with(replaced(right(), "Ann", std::string("A\0n", 3))),
            Wrong{" finding.not_json"});
  EXPECT_EQ(wrong_with(replaced(right(), "Ann", "\xC3(")), Wrong{" finding.not_utf8"});
  EXPECT_EQ(wrong_with(replaced(right(), "Ann", "\\u202e")),
            Wrong{"/players/0/name finding.unprintable"});
}

TEST(LogDocument, deep_nesting_is_refused) {
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  EXPECT_EQ(wrong_with(replaced(right(), R"({"taker":0,"rank":"5"})", deep)).front(),
            "/events/1/payload/deal finding.type");
  EXPECT_EQ(wrong_with(replaced(right(), R"("version":1)", R"("version":)" + deep)).front(),
            " finding.too_deep");
}

TEST(LogDocument, more_than_a_document_may_hold_is_refused) {
  Limits limits = kLogLimits;
  limits.bytes = 100;
  const auto long_text = read_log(right(), limits);
  ASSERT_TRUE(long_text);
  ASSERT_EQ(long_text->findings.size(), 1U);
  EXPECT_EQ(long_text->findings[0].message.key, "finding.too_large");
  limits = kLogLimits;
  limits.deals = 1;
  const auto many = read_log(right(), limits);
  ASSERT_TRUE(many);
  ASSERT_FALSE(many->findings.empty());
  EXPECT_EQ(many->findings[0].message.key, "finding.too_many");
}

TEST(LogDocument, newer_versions_are_told_from_wrong_ones) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"version\":1", "\"version\":2")), Wrong{"newer"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"format\":1", "\"format\":2")), Wrong{"newer"});
  EXPECT_EQ(wrong_with(replaced(replaced(right(), "deal_recorded", "deal_dreamt"),
                                "\"format\":1,\"payload\":{\"totals\"",
                                "\"format\":2,\"payload\":{\"totals\"")),
            Wrong{"newer"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"version\":1", "\"version\":0")),
            Wrong{"/version finding.value"});
}

}  // namespace
}  // namespace spadille::tests
