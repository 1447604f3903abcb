// What spadille/event holds, and everything that keeps one from being read.
#include <gtest/gtest.h>

#include "codec/log_document.h"

namespace spadille::tests::club {
namespace {

constexpr const char* kDevice = "00000000-0000-4000-b000-000000000001";

std::string person(int n) { return "00000000-0000-4000-9000-00000000000" + std::to_string(n); }

std::string quoted(int n) { return '"' + person(n) + '"'; }

std::string event(int seq, const std::string& kind, const std::string& payload) {
  return R"({"seq":)" + std::to_string(seq) + R"(,"id":"00000000-0000-4000-a000-00000000000)" +
         std::to_string(seq) + R"(","kind":")" + kind + R"(","format":1,"payload":)" + payload +
         R"(,"at":"2026-11-20T19:30:00Z","device":")" + kDevice + R"("})";
}

std::string opening() {
  return event(1, "opened", R"({"title":"Club evening","game":"euchre","rounds":2})");
}

std::string roster() {
  return event(2, "roster_changed",
               R"({"people":[)" + quoted(1) + ',' + quoted(2) + ',' + quoted(3) + ',' + quoted(4) +
                   R"(],"round":1})");
}

std::string draw() {
  return event(3, "round_drawn",
               R"({"round":1,"tables":[")" + person(1) + ' ' + person(3) + ' ' + person(2) + ' ' +
                   person(4) + R"("]})");
}

std::string result() {
  return event(4, "result_told", R"({"round":1,"table":1,"source":"paper","points":[10,7]})");
}

std::string people() {
  std::string all;
  for (int n = 1; n <= 4; ++n)
    all += (n > 1 ? "," : "") + (R"({"id":)" + quoted(n)) +
           (n < 4 ? R"(,"name":"P)" + std::to_string(n) + "\"}" : "}");
  return '[' + all + ']';
}

std::string document(const std::string& players, const std::string& events) {
  return R"({"format":"spadille/event","version":1,)"
         R"("event":"00000000-0000-4000-8000-000000000001","players":)" +
         players + R"(,"events":[)" + events + "]}";
}

std::string right() {
  return document(people(), opening() + ',' + roster() + ',' + draw() + ',' + result());
}

/// With one event more.
std::string right_and(const std::string& kind, const std::string& payload) {
  std::string text = right();
  text.resize(text.size() - 2);
  return text + ',' + event(5, kind, payload) + "]}";
}

/// "place key", one a finding; "newer" where it is of a newer version.
std::vector<std::string> wrong_with(const std::string& text) {
  const auto read = read_tournament(text);
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

TEST(TournamentDocument, holds_ids_events_and_names) {
  const auto read = read_tournament(right());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->findings, Findings{});
  EXPECT_EQ(read->session.uuid, "00000000-0000-4000-8000-000000000001");
  EXPECT_EQ(read->session.game, kTournament);
  ASSERT_EQ(read->session.events.size(), 4U);
  const EventRecord told{.id = "00000000-0000-4000-a000-000000000004",
                         .kind = EventKind::result_told,
                         .format = 1,
                         .payload = R"({"round":1,"table":1,"source":"paper","points":[10,7]})",
                         .at = "2026-11-20T19:30:00Z",
                         .device = kDevice};
  EXPECT_EQ(read->session.events[3], told);
  EXPECT_EQ(people_in(read->log), (std::vector{person(1), person(2), person(3), person(4)}));
  const Tournament now = tournament(read->log);
  EXPECT_EQ(now.plan.title, "Club evening");
  ASSERT_NE(result_of(now, 1, 1), nullptr);
  EXPECT_EQ(settled(*result_of(now, 1, 1))->points, (std::vector<std::int64_t>{10, 7}));
}

TEST(TournamentDocument, is_told_from_a_log) {
  EXPECT_TRUE(is_tournament_document(right()));
  EXPECT_FALSE(is_log_document(right()));
  EXPECT_FALSE(is_tournament_document(replaced(right(), "spadille/event", "spadille/log")));
}

TEST(TournamentDocument, is_written_as_it_was_read) {
  const auto read = read_tournament(right());
  ASSERT_TRUE(read);
  EXPECT_EQ(write_log(read->session, read->players), right());
}

TEST(TournamentDocument, rules_stand_as_they_are_kept) {
  const std::string rules =
      R"("rules":{"format":"spadille/rules","version":1,"game":"euchre","rules":{"target":10}})";
  const std::string text = replaced(right(), R"("rounds":2)", rules + R"(,"rounds":2)");
  const auto read = read_tournament(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->findings, Findings{});
  EXPECT_EQ(write_log(read->session, read->players), text);
}

TEST(TournamentDocument, spaces_and_escapes_of_other_programs_leave_payloads_as_they_were) {
  std::string spaced = replaced(right(), R"("points":[10,7])", "\"\\u0070oints\" : [ 10 ,\n 7 ]");
  spaced = replaced(spaced, R"("source":"paper")", R"( "source" : "p\u0061per" )");
  const auto read = read_tournament(spaced);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->findings, Findings{});
  EXPECT_EQ(write_log(read->session, read->players), right());
}

TEST(TournamentDocument, members_may_stand_in_any_order) {
  const std::string kind = R"("kind":"opened",)";
  std::string text = replaced(right(), kind, "");
  text = replaced(text, R"("at":)", kind + R"("at":)");
  const auto read = read_tournament(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(write_log(read->session, read->players), right());
}

TEST(TournamentDocument, hash_is_read) {
  const std::string hash(64, 'a');
  const auto read =
      read_tournament(replaced(right(), "\"players\"", "\"hash\":\"" + hash + "\",\"players\""));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->session.head, hash);
}

TEST(TournamentDocument, missing_members_are_named) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"event\":", "\"$schema\":")),
            Wrong{"/event finding.missing"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2,", "")),
            Wrong{"/events/1/seq finding.missing"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"kind\":\"result_told\",", "")),
            Wrong{"/events/3/kind finding.missing"});
  EXPECT_EQ(wrong_with(R"({"format":"spadille/event"})"), Wrong{"/version finding.missing"});
  EXPECT_EQ(wrong_with(document(people(), "")), Wrong{"/events finding.missing"});
}

TEST(TournamentDocument, members_of_a_log_are_unknown) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"event\":", "\"game\":\"euchre\",\"event\":")),
            Wrong{"/game finding.unknown"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"event\":", "\"session\":")),
            (Wrong{"/session finding.unknown", "/event finding.missing"}));
}

TEST(TournamentDocument, members_that_are_unknown_or_stand_twice_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2,", "\"seq\":2,\"hush\":1,")),
            Wrong{"/events/1/hush finding.unknown"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"table\":1,", "\"table\":1,\"hush\":1,")),
            Wrong{"/events/3/payload/hush finding.unknown"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"table\":1,", "\"table\":1,\"table\":1,")),
            Wrong{"/events/3/payload/table finding.twice"});
}

/// What a key would need escapes for is no member of any payload: it is not taken for two.
TEST(TournamentDocument, keys_cannot_smuggle_members_in) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"table\":1,", R"("table\":1,\"hush":1,)")),
            Wrong{"/events/3/payload/? finding.unknown"});
}

TEST(TournamentDocument, kinds_of_a_session_are_refused) {
  for (const char* kind : {"deal_recorded", "deal_corrected", "ruling_given", "disputed", "settled",
                           "seats_changed", "agreed", "deal_dreamt"})
    EXPECT_EQ(wrong_with(right_and(kind, "{}")), Wrong{"/events/4/kind finding.value"}) << kind;
}

TEST(TournamentDocument, kinds_of_a_tournament_are_refused_in_a_log) {
  for (const char* kind : {"roster_changed", "wished", "round_drawn", "result_told", "awarded"}) {
    const auto read =
        read_log(R"({"format":"spadille/log","version":1,"game":"euchre",)"
                 R"("session":"00000000-0000-4000-8000-000000000001","players":[],"events":[)" +
                 event(1, kind, "{}") + "]}");
    ASSERT_TRUE(read);
    ASSERT_FALSE(read->findings.empty()) << kind;
    EXPECT_EQ(read->findings.front().place, "/events/0/kind") << kind;
  }
}

TEST(TournamentDocument, events_out_of_order_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"seq\":2", "\"seq\":3")),
            Wrong{"/events/1/seq finding.value"});
  EXPECT_EQ(wrong_with(document(people(), event(1, "note", R"({"text":"x"})"))),
            Wrong{"/events/0/payload finding.book.event"});
  EXPECT_EQ(wrong_with(right_and("opened", R"({"title":"Another"})")),
            Wrong{"/events/4/payload finding.book.event"});
}

TEST(TournamentDocument, ids_that_stand_twice_are_refused) {
  EXPECT_EQ(wrong_with(replaced(right(), "a000-000000000002", "a000-000000000001")),
            Wrong{"/events/1/id finding.listed_twice"});
  EXPECT_EQ(wrong_with(replaced(right(), R"({"id":)" + quoted(4), R"({"id":)" + quoted(3))).front(),
            "/players/3/id finding.listed_twice");
}

TEST(TournamentDocument, people_who_are_not_listed_are_refused_wherever_they_are_named) {
  const std::string three = replaced(people(), R"(,{"id":)" + quoted(4) + '}', "");
  EXPECT_EQ(wrong_with(document(three, opening() + ',' + roster() + ',' + draw())),
            (Wrong{"/events/1/payload/people/3 finding.exchange.nobody",
                   "/events/2/payload/tables/0 finding.exchange.nobody"}));
  const std::string five = replaced(roster(), R"(],"round")", ',' + quoted(5) + R"(],"round")");
  const std::string out = replaced(draw(), R"("]})", R"("],"out":[)" + quoted(5) + "]}");
  EXPECT_EQ(wrong_with(document(people(), opening() + ',' + five + ',' + out)),
            (Wrong{"/events/1/payload/people/4 finding.exchange.nobody",
                   "/events/2/payload/out/0 finding.exchange.nobody"}));
}

TEST(TournamentDocument, what_an_event_may_not_say_is_placed_in_its_payload) {
  EXPECT_EQ(wrong_with(replaced(right(), R"("source":"paper")", R"("source":"rumour")")),
            Wrong{"/events/3/payload/source finding.value"});
  EXPECT_EQ(wrong_with(replaced(right(), R"("points":[10,7])", R"("points":[10,7,3])")),
            Wrong{"/events/3/payload/points event.wrong.figures"});
  EXPECT_EQ(wrong_with(replaced(right(), R"("table":1)", R"("table":2)")),
            Wrong{"/events/3/payload/table event.wrong.no_table"});
  EXPECT_EQ(wrong_with(replaced(right(), R"("rounds":2)", R"("rounds":65)")),
            Wrong{"/events/0/payload/rounds finding.range"});
  EXPECT_EQ(wrong_with(right_and("voided", R"({"of":9})")),
            Wrong{"/events/4/payload/of finding.range"});
}

TEST(TournamentDocument, wrong_types_are_refused_wherever_they_stand) {
  EXPECT_EQ(wrong_with(document("{}", opening())).front(), "/players finding.type");
  EXPECT_EQ(wrong_with(document(people(), "[]")).front(), "/events/0 finding.type");
  EXPECT_EQ(wrong_with(document(people(), event(1, "opened", "[]"))).front(),
            "/events/0/payload finding.type");
  EXPECT_EQ(wrong_with(replaced(right(), R"("points":[10,7])", R"("points":[10,7.5])")).front(),
            "/events/3/payload/points finding.range");
  EXPECT_EQ(wrong_with(replaced(right(), R"("table":1)", R"("table":{"a":[]})")).front(),
            "/events/3/payload/table finding.type");
}

TEST(TournamentDocument, text_that_is_no_json_is_refused_with_line_and_column) {
  EXPECT_EQ(wrong_with(right() + "{}"), Wrong{" finding.not_json"});
  EXPECT_EQ(wrong_with("\xEF\xBB\xBF" + right()), Wrong{" finding.byte_order_mark"});
  EXPECT_EQ(wrong_with(replaced(right(), "Club", "\xC3(")), Wrong{" finding.not_utf8"});
  EXPECT_EQ(wrong_with(replaced(right(), "Club", "\\u202e")),
            Wrong{"/events/0/payload/title finding.unprintable"});
}

TEST(TournamentDocument, deep_nesting_is_refused) {
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  EXPECT_EQ(wrong_with(replaced(right(), R"("table":1)", R"("table":)" + deep)).front(),
            " finding.too_deep");
  // Where a game stands in it the rest is not looked at beforehand.
  const std::string with_game = replaced(right(), "\"event\":", "\"game\":\"euchre\",\"event\":");
  EXPECT_NE(wrong_with(replaced(with_game, R"("table":1)", R"("table":)" + deep)), Wrong{});
}

TEST(TournamentDocument, more_than_a_document_may_hold_is_refused) {
  Limits limits = kTournamentLimits;
  limits.bytes = 100;
  const auto long_text = read_tournament(right(), limits);
  ASSERT_TRUE(long_text);
  ASSERT_EQ(long_text->findings.size(), 1U);
  EXPECT_EQ(long_text->findings[0].message.key, "finding.too_large");
  limits = kTournamentLimits;
  limits.deals = 1;
  const auto many = read_tournament(right(), limits);
  ASSERT_TRUE(many);
  ASSERT_FALSE(many->findings.empty());
  EXPECT_EQ(many->findings[0].message.key, "finding.too_many");
  const std::string spaces(std::size_t{300} << 10U, 'x');
  EXPECT_EQ(wrong_with(replaced(right(), "Club", spaces)),
            Wrong{"/events/0/payload finding.too_large"});
}

TEST(TournamentDocument, newer_versions_are_told_from_wrong_ones) {
  EXPECT_EQ(wrong_with(replaced(right(), "\"version\":1", "\"version\":2")), Wrong{"newer"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"format\":1", "\"format\":2")), Wrong{"newer"});
  EXPECT_EQ(wrong_with(replaced(right(), "\"version\":1", "\"version\":0")),
            Wrong{"/version finding.value"});
}

TEST(TournamentDocument, what_was_lost_before_it_keeps_no_draw_from_being_read) {
  const std::string lost =
      document(people(), opening() + ',' + event(2, "lost", "{}") + ',' + draw() + ',' + result());
  EXPECT_EQ(wrong_with(lost), Wrong{});
  const std::string twice =
      replaced(lost, person(1) + ' ' + person(3), person(1) + ' ' + person(1));
  EXPECT_EQ(wrong_with(twice), Wrong{"/events/2/payload/tables event.wrong.twice"});
}

}  // namespace
}  // namespace spadille::tests::club
