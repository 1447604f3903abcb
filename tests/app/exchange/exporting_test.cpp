// What the plain forms keep of a session, and what they say they cannot.
#include "app/exchange/exporting.h"

#include <gtest/gtest.h>

#include "app/exchange/importing.h"
#include "app/people/names.h"
#include "app/record/digest.h"
#include "app/record/events.h"
#include "app/rulebook/rules.h"
#include "tests/support/any.h"
#include "tests/support/print_game.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

class Exporting : public testing::Test {
 protected:
  void SetUp() override {
    Opening opening;
    opening.rules = *preset_rules("euchre/seed");
    opening.title = "Friday";
    opening.players = {"Ann", "Ben", "Cem", "Dora"};
    const auto event = opening_event(here_.book, opening);
    ASSERT_TRUE(event);
    desk_ = begin_session(here_.book, *event).value();
    record({.maker = seat(0), .tricks = 3});
    record({.maker = seat(1), .alone = true, .tricks = 5});
  }

  void record(const euchre::Deal& deal) { ASSERT_TRUE(record_deal(here_.book, desk_, any(deal))); }
  void write(const Event& event) { ASSERT_TRUE(write_down(here_.book, desk_, event)); }
  Names names() { return names_in(here_.book).value(); }

  TemporaryBook here_{};
  Desk desk_{};
};

constexpr const char* kHeads =
    "deal,dealer,maker,alone,tricks,lone_defender,trump,passed_out,gives_point,";

TEST_F(Exporting, table_names_players_partners_and_totals) {
  const Exported table = session_as_table(desk_, names(), {});
  EXPECT_EQ(table.text, std::string(kHeads) +
                            "Ann & Cem moved,Ann & Cem total,Ben & Dora moved,Ben & Dora total\r\n"
                            "1,Ann,Ann,,3,,,,,1,1,0,0\r\n"
                            "2,Ben,Ben,yes,5,,,,,0,1,4,4\r\n");
  EXPECT_EQ(table.lost, std::vector<Message>{});
}

TEST_F(Exporting, table_takes_semicolons) {
  const Exported table = session_as_table(desk_, names(), {.separator = ';'});
  EXPECT_NE(table.text.find("1;Ann;Ann;;3;;;;;1;1;0;0\r\n"), std::string::npos);
}

TEST_F(Exporting, evening_has_deals_as_corrected_and_none_that_was_struck_out) {
  write(correction(seq_of_deal(desk_, 1), any(euchre::Deal{.maker = seat(0), .tricks = 4}),
                   "miscounted"));
  write(correction(seq_of_deal(desk_, 2), std::nullopt, "never played"));
  const Exported evening = session_as_evening(desk_, names());
  const auto read = read_document(evening.text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->evening.deals, std::vector{any(euchre::Deal{.maker = seat(0), .tricks = 4})});
  EXPECT_EQ(read->evening.about.players, (std::vector<std::string>{"Ann", "Ben", "Cem", "Dora"}));
  EXPECT_EQ(evening.lost, std::vector<Message>{});
}

TEST_F(Exporting, evening_names_nobody_where_the_people_change) {
  const auto seats = seats_event(here_.book, desk_, {"Eve", "Ben", "Cem", "Dora"}, {}, false);
  ASSERT_TRUE(seats);
  write(*seats);
  record({.maker = seat(2), .tricks = 3});
  const Exported evening = session_as_evening(desk_, names());
  EXPECT_EQ(evening.lost, (std::vector<Message>{{"exchange.lost_seats", {3}}}));
  EXPECT_EQ(evening.text.find("players"), std::string::npos);
  const Exported table = session_as_table(desk_, names(), {});
  EXPECT_EQ(table.lost, evening.lost);
  EXPECT_NE(table.text.find("3,S,S,"), std::string::npos);
}

TEST_F(Exporting, evening_says_where_deals_alone_come_to_other_totals) {
  Opening opening;
  opening.rules = *preset_rules("kyuuri/seed");
  opening.players = {"Ann", "Ben", "Cem"};
  desk_ = begin_session(here_.book, opening_event(here_.book, opening).value()).value();
  const kyuuri::Deal loss{.taker = seat(1), .rank = Rank::seven};
  ASSERT_TRUE(record_deal(here_.book, desk_, any(loss)));
  const auto seats = seats_event(here_.book, desk_, {"Ann", "Eve", "Cem"}, {}, true);
  ASSERT_TRUE(seats);
  write(*seats);
  ASSERT_TRUE(record_deal(here_.book, desk_, any(loss)));
  EXPECT_EQ(session_as_evening(desk_, names()).lost,
            (std::vector<Message>{{"exchange.lost_seats", {2}},
                                  {"exchange.lost_totals", {2}},
                                  {"exchange.lost_total", {seat(1), 14, 7}}}));
}

TEST_F(Exporting, evening_says_that_it_has_the_first_rules_only) {
  OpeningCorrection correction;
  correction.from = 2;
  correction.rules = preset_rules("euchre/seed");
  for (OptionView& option : correction.rules->options)
    if (option.member->key == "stick_the_dealer") option.number = 1;
  const auto event = opening_correction(here_.book, desk_, correction);
  ASSERT_TRUE(event);
  write(*event);
  EXPECT_EQ(session_as_evening(desk_, names()).lost,
            (std::vector<Message>{{"exchange.lost_rules", {2}}}));
}

TEST_F(Exporting, evening_says_which_deal_was_dealt_out_of_turn_or_ruled_upon) {
  write(simple_event(EventKind::ruling_given,
                     {.of = seq_of_deal(desk_, 1), .effect = Ruling::Effect::redeal}));
  ASSERT_TRUE(
      record_deal(here_.book, desk_, any(euchre::Deal{.maker = seat(0), .tricks = 3}), seat(3)));
  EXPECT_EQ(session_as_evening(desk_, names()).lost,
            (std::vector<Message>{{"exchange.lost_ruling", {1}},
                                  {"exchange.lost_dealer", {3}},
                                  {"exchange.lost_totals", {1}},
                                  {"exchange.lost_total", {Side{0}, 2, 1}}}));
}

TEST_F(Exporting, log_names_everybody_once_and_the_forgotten_not_at_all) {
  Player ann = names().players().front();
  ann.name.clear();
  ASSERT_TRUE(here_.store->put(ann));
  const auto log = session_as_log(here_.book, names(), desk_.id);
  ASSERT_TRUE(log);
  const auto read = read_log(*log);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->players.size(), 4U);
  EXPECT_EQ(read->players[0], Player{.id = ann.id});
  EXPECT_EQ(read->players[3].name, "Dora");
  EXPECT_EQ(read->session.head.size(), 64U);
}

TEST_F(Exporting, log_with_an_event_that_cannot_be_read_is_refused) {
  StoredSession stored = here_.store->read(desk_.id).value();
  stored.uuid = here_.book.new_id();
  stored.head.clear();  // other events, another chain
  stored.events[1].payload = R"({"deal":7})";
  const SessionId damaged = here_.store->create(stored, digest(desk_.table)).value();
  const auto log = session_as_log(here_.book, names(), damaged);
  ASSERT_FALSE(log);
  EXPECT_FALSE(log.error().findings.empty());
}

TEST(ToldApart, second_of_a_name_gets_a_number) {
  EXPECT_EQ(told_apart({"Ann", "Ben", "Ann", "Ann (2)", "Ann"}),
            (std::vector<std::string>{"Ann", "Ben", "Ann (2)", "Ann (2) (2)", "Ann (3)"}));
}

TEST_F(Exporting, all_sessions_come_in_the_order_of_the_book_with_those_thrown_away) {
  write(simple_event(EventKind::discarded));
  const auto second = begin_session(here_.book, same_again(desk_, "2020-01-01"));
  ASSERT_TRUE(second);
  EXPECT_EQ(all_sessions(here_.book).value(), (std::vector<SessionId>{1, 2}));
}

}  // namespace
}  // namespace spadille::tests
