#include "codec/log.h"

#include <gtest/gtest.h>

#include "codec/line_text.h"
#include "tests/support/any.h"
#include "tests/support/each_game.h"
#include "tests/support/print_game.h"
#include "tests/support/random_evening.h"

namespace spadille {
namespace {

using tests::any;

const std::string kOpened =
    R"({"date":"2026-11-20","players":["a","b","c","d"],"rules":"euchre/seed","before":{}})";

Log opened() {
  Log log = *empty_log("euchre");
  EXPECT_EQ(add_event(log, EventKind::opened, kOpened), Findings());
  return log;
}

/// The place of the first thing wrong; "fits" where nothing is.
std::string wrong(EventKind kind, std::string_view payload) {
  Log log = opened();
  static_cast<void>(add_event(log, EventKind::deal_recorded, R"({"deal":{"maker":0,"tricks":3}})"));
  const Log before = log;
  const Findings found = add_event(log, kind, payload);
  if (has_error(found)) {
    EXPECT_EQ(log, before) << "nothing is added with an error";
  }
  return found.empty() ? "fits"
                       : found.front().place + " " + std::string(found.front().message.key);
}

TEST(LogText, there_is_no_log_of_an_unknown_game) { EXPECT_FALSE(empty_log("poker")); }

TEST(LogText, payloads_that_fit_are_read) {
  EXPECT_EQ(wrong(EventKind::deal_recorded, R"({"deal":{"maker":1,"tricks":4},"totals":[1,1]})"),
            "fits");
  EXPECT_EQ(wrong(EventKind::voided, R"({"of":2})"), "fits");
  EXPECT_EQ(wrong(EventKind::deal_corrected, R"({"of":2,"deal":{"maker":1,"tricks":4}})"), "fits");
  EXPECT_EQ(wrong(EventKind::note, R"({"text":"hello"})"), "fits");
  EXPECT_EQ(wrong(EventKind::closed, "{}"), "fits");
  EXPECT_EQ(wrong(EventKind::ruling_given,
                  R"({"of":2,"effect":"lines","lines":["EU-8.1 side0 +2 table -2"]})"),
            "fits");
}

// Before each game had its own questions any could be told with a deal; nothing ever read them.
TEST(LogText, what_only_another_game_asks_of_play_is_passed_over) {
  EXPECT_EQ(wrong(EventKind::deal_recorded,
                  R"({"deal":{"maker":1,"tricks":4},"played":{"after_six":"stop",)"
                  R"("tricks":[{"cards":["SA","SK"],"roem":[20,50]}]}})"),
            "fits");
  EXPECT_EQ(wrong(EventKind::deal_recorded,
                  R"({"deal":{"maker":1,"tricks":4},"played":{"after_seven":"stop"}})"),
            "/played/after_seven finding.unknown");
  EXPECT_EQ(wrong(EventKind::deal_recorded, R"({"deal":{"maker":1,"tricks":4,"roem":[20]}})"),
            "/deal/roem finding.unknown");
}

TEST(LogText, payloads_that_do_not_fit_are_named_with_their_place) {
  EXPECT_EQ(wrong(EventKind::opened, kOpened), " finding.book.event");
  EXPECT_EQ(wrong(EventKind::voided, "{}"), "/of finding.range");
  EXPECT_EQ(wrong(EventKind::voided, R"({"of":1})"), "/of finding.range");
  EXPECT_EQ(wrong(EventKind::voided, R"({"of":3})"), "/of finding.range");
  EXPECT_EQ(wrong(EventKind::voided, R"({"of":2.5})"), "/of finding.type");
  EXPECT_EQ(wrong(EventKind::voided, R"({"of":2,"of":2})"), "/of finding.twice");
  EXPECT_EQ(wrong(EventKind::deal_recorded, "{}"), "/deal finding.missing");
  EXPECT_EQ(wrong(EventKind::deal_recorded, R"({"deal":{"maker":9}})"),
            "/deal/maker finding.range");
  EXPECT_EQ(wrong(EventKind::deal_recorded, R"({"deal":{"makr":1}})"),
            "/deal/makr finding.unknown");
  EXPECT_EQ(wrong(EventKind::deal_recorded, R"({"deal":{"maker":1},"dealer":4})"),
            "/dealer finding.no_such_seat");
  EXPECT_EQ(wrong(EventKind::seats_changed, R"({"players":["a","b"]})"),
            "/players finding.players");
  EXPECT_EQ(wrong(EventKind::note, R"({"txt":"hello"})"), "/txt finding.unknown");
  EXPECT_EQ(wrong(EventKind::note, R"({"text":7})"), "/text finding.type");
  EXPECT_EQ(wrong(EventKind::ruling_given, R"({"lines":["EU-8.1 side0 +2 table -3"]})"),
            "/lines/0 finding.line");
}

TEST(LogText, what_is_no_object_is_no_payload) {
  for (const std::string_view text : {"", "[]", "7", "null", "{\"of\":", "{}x", " {}"})
    EXPECT_EQ(wrong(EventKind::note, text), " finding.not_json") << text;
  EXPECT_EQ(wrong(EventKind::note, std::string_view("{\0}", 3)), " finding.not_json");
}

TEST(LogText, nothing_comes_before_the_opening) {
  Log log = *empty_log("euchre");
  const Findings found = add_event(log, EventKind::note, "{}");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].message.key, "finding.book.event");
}

class LogOf : public tests::OfEachGame {};
INSTANTIATE_TEST_SUITE_P(Every, LogOf, tests::each_game(), tests::name_of_game);

/// An event read back from its own text.
Event read_back(const Event& event, const Event& opening) {
  Log log = *empty_log(opening.rules->game().id());
  if (event.kind != EventKind::opened) {
    EXPECT_EQ(add_event(log, EventKind::opened, payload(opening)), Findings());
  }
  EXPECT_EQ(add_event(log, event.kind, payload(event)), Findings()) << payload(event);
  return log.events.back();
}

TEST_P(LogOf, openings_and_deals_read_back_as_they_were_written) {
  tests::RandomEvening random(game(), tests::random_seed());
  for (int i = 0; i < tests::rounds(50); ++i) {
    const Evening evening = random.evening(3);
    Event opening{.kind = EventKind::opened};
    opening.about = evening.about;
    opening.about.date = "2026-11-20";
    opening.rules = evening.rules;
    opening.before = evening.before;
    EXPECT_EQ(read_back(opening, opening), opening);
    for (const auto& deal : evening.deals) {
      Event event{.kind = EventKind::deal_recorded};
      event.deal = deal;
      event.said.dealer = seat(1);
      event.said.totals = {3, -2};
      event.text = "with \"quotes\" and \\";
      EXPECT_EQ(read_back(event, opening), event);
    }
  }
}

/// An incident in which every question has an answer, whether it would be asked or not.
AnyIncident everything_told(const AnyGame& game) {
  AnyIncident incident = game.incident();
  for (const auto& row : game.incidents()) {
    const bool by_code = row.kind == Kind::flag || row.kind == Kind::choice;
    row.set(incident, {by_code ? 1 : row.max});
  }
  return incident;
}

TEST_P(LogOf, the_incident_of_a_ruling_reads_back_as_it_was_told) {
  Event opening{.kind = EventKind::opened};
  opening.about.players = {"a", "b", "c", "d"};
  opening.rules = game().rules();
  opening.before = start(*opening.rules, 4);
  Event ruling{.kind = EventKind::ruling_given};
  ruling.incident = everything_told(game());
  EXPECT_EQ(read_back(ruling, opening), ruling);
  ruling.incident = game().incident();
  EXPECT_EQ(read_back(ruling, opening), ruling) << "nothing but that there was one";
}

TEST(LogText, an_incident_that_no_table_has_is_named_with_its_place) {
  EXPECT_EQ(wrong(EventKind::ruling_given, R"({"of":2,"incident":{"what":"revoke","who":3}})"),
            "fits");
  EXPECT_EQ(wrong(EventKind::ruling_given, R"({"incident":{"what":"cheating"}})"),
            "/incident/what finding.type");
  EXPECT_EQ(wrong(EventKind::ruling_given, R"({"incident":{"who":4}})"),
            "/incident/who finding.range");
  EXPECT_EQ(wrong(EventKind::ruling_given, R"({"incident":{"whom":3}})"),
            "/incident/whom finding.unknown");
  EXPECT_EQ(wrong(EventKind::ruling_given, R"({"incident":"revoke"})"), "/incident finding.type");
}

TEST(LogText, games_from_paper_read_back) {
  Log log = *empty_log("euchre");
  Event opening{.kind = EventKind::opened};
  opening.rules = any(euchre::Rules{});
  opening.before = start(*opening.rules, 4);
  opening.before->as<euchre::Carry>().games = {{{10, 3}, {seat(0), seat(2)}},
                                               {{7, 11}, {seat(1), seat(3)}}};
  opening.about.players = {"a", "b", "c", "d"};
  ASSERT_EQ(add_event(log, EventKind::opened, payload(opening)), Findings());
  EXPECT_EQ(log.events.back(), opening);
}

TEST(LineText, a_line_reads_back) {
  Log log = *empty_log("quadrille");
  Event opening{.kind = EventKind::opened};
  opening.rules = any(quadrille::Rules{});
  opening.before = start(*opening.rules, 4);
  opening.about.players = {"a", "b", "c", "d"};
  ASSERT_EQ(add_event(log, EventKind::opened, payload(opening)), Findings());
  Event ruling{.kind = EventKind::ruling_given};
  ruling.said.effect = Ruling::Effect::replaces_score;
  ruling.lines.push_back({"QU-8.2"_rule, {"book.line.ruling"}, {}});
  ruling.lines.back().move(4, seat(0), Account::pool());
  ASSERT_EQ(add_event(log, EventKind::ruling_given, payload(ruling)), Findings());
  EXPECT_EQ(log.events.back(), ruling);
}

TEST(LineText, nobody_sits_beyond_the_largest_table) {
  Line line{"QU-8.2"_rule, {"book.line.ruling"}, {}};
  std::string text = codec::text_of(line.move(4, seat(kMaxSeats - 1), Account::pool()));
  EXPECT_TRUE(codec::line_of(text)) << text;
  const std::string last = std::to_string(kMaxSeats - 1);
  text.replace(text.find("seat" + last), 4 + last.size(), "seat" + std::to_string(kMaxSeats));
  EXPECT_FALSE(codec::line_of(text)) << text;
}

}  // namespace
}  // namespace spadille
