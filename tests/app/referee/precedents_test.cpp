// Rulings in the book: posted, made void, and remembered when the question returns.
#include "app/referee/precedents.h"

#include <gtest/gtest.h>

#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/session_view.h"
#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/awarded_deal.h"
#include "app/referee/inquiry.h"
#include "tests/support/any.h"
#include "tests/support/failing_store.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

struct Rulings : testing::Test {
  TemporaryBook here{};
  [[nodiscard]] Names names() { return must(names_in(here.book)); }

  RulingView ruled(const Desk& desk, const std::string& what, int deal) {
    const InWords words{.members = {{"what", what}, {"noticed", "established"}, {"who", "Dora"}}};
    return *decide(in_words(deal == 0 ? table_by(desk, names()) : table_before(desk, names(), deal),
                            Format::incident, words));
  }
  void post(Desk& desk, int deal) {
    const RulingView view = ruled(desk, "revoke", deal);
    ASSERT_FALSE(has_error(view.findings));
    const Seq of = deal == 0 ? 0 : seq_of_deal(desk, deal);
    ASSERT_TRUE(
        write_down(here.book, desk, ruling_event(desk, of, view.incident, view.decision().ruling)));
  }
  std::vector<Precedent> before(const Desk& desk, std::size_t most = 5) {
    return must(precedents(here.book, names(), ruled(desk, "revoke", 0).incident, most));
  }
};

TEST_F(Rulings, posted_about_a_deal_stand_in_place_of_its_score) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3", "Bob 5"});
  post(desk, 2);
  const Desk again = must(open_session(here.book, desk.id));
  EXPECT_EQ(again.table.scored.session.carry.as<euchre::Carry>().balances, (Totals{3, 0}));
  EXPECT_EQ(again.table, desk.table);
}

TEST_F(Rulings, told_with_a_deal_stand_there_with_it) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  const RulingView ruling = ruled(desk, "revoke", 0);
  const auto deal = must(deal_told(place_of_next(desk, names()), "Bob 5"));
  ASSERT_TRUE(record_awarded_deal(here.book, desk, deal, {}, {}, {ruling}));
  EXPECT_EQ(desk.table.scored.session.carry.as<euchre::Carry>().balances, (Totals{3, 0}));
  EXPECT_EQ(must(open_session(here.book, desk.id)).table, desk.table);
}

TEST_F(Rulings, that_cannot_be_posted_leave_no_deal_without_them) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  const Table before = desk.table;
  const RulingView ruling = ruled(desk, "revoke", 0);
  const auto deal = must(deal_told(place_of_next(desk, names()), "Bob 5"));
  FailingStore store(*here.store, 3);
  Book book{store, here.book.now, here.book.today, here.book.new_id};
  EXPECT_FALSE(record_awarded_deal(book, desk, deal, {}, {}, {ruling}));
  EXPECT_TRUE(store.has_failed());
  EXPECT_EQ(desk.table, before);
  EXPECT_EQ(must(open_session(here.book, desk.id)).table, before);
}

TEST_F(Rulings, are_remembered_with_date_deal_and_points) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  EXPECT_TRUE(before(desk).empty());
  post(desk, 1);
  const auto known = before(desk);
  ASSERT_EQ(known.size(), 1U);
  EXPECT_EQ(known[0].date, "2026-01-05");
  EXPECT_EQ(known[0].deal, 1);
  EXPECT_EQ(known[0].ruling.effect, Ruling::Effect::replaces_score);
  EXPECT_EQ(known[0].names.of(Side{0}), "Ann & Chris");
}

TEST_F(Rulings, that_were_undone_or_thrown_away_set_no_precedent) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  post(desk, 1);
  ASSERT_TRUE(write_down(here.book, desk, *undo_event(desk)));
  EXPECT_TRUE(before(desk).empty());
  ASSERT_TRUE(write_down(here.book, desk, *redo_event(desk)));
  EXPECT_EQ(before(desk).size(), 1U);
  ASSERT_TRUE(write_down(here.book, desk, simple_event(EventKind::discarded)));
  EXPECT_TRUE(before(desk).empty());
}

TEST_F(Rulings, of_another_kind_or_game_set_none_and_the_last_five_are_enough) {
  Desk first = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  for (int i = 0; i < 4; ++i) post(first, 1);
  Desk second = play(here.book, "euchre/seed", "2026-01-12", kFour, {"Ann 3"});
  for (int i = 0; i < 2; ++i) post(second, 0);
  const auto known = before(second);
  ASSERT_EQ(known.size(), 5U);
  EXPECT_EQ(known[0].date, "2026-01-12");
  EXPECT_EQ(known[0].deal, 3);  // it ended the deal that was played then
  EXPECT_EQ(known[2].date, "2026-01-05");
  AnyIncident other = any(euchre::Incident{.what = euchre::Incident::What::misdeal});
  EXPECT_TRUE(must(precedents(here.book, names(), other)).empty());
  other = any(kyuuri::Incident{.what = kyuuri::Incident::What::misdeal});
  EXPECT_TRUE(must(precedents(here.book, names(), other)).empty());
}

// Twice the same, by mistake.

std::string noticed(const std::optional<Finding>& finding) {
  return finding ? std::string(finding->message.key) : std::string();
}

TEST_F(Rulings, on_the_same_fault_of_the_same_deal_are_noticed) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3", "Bob 5"});
  const AnyIncident by_dora = ruled(desk, "revoke", 2).incident;
  AnyIncident by_bob = by_dora;
  by_bob.as<euchre::Incident>().who = seat(1);
  const Seq first = seq_of_deal(desk, 1);
  const Seq second = seq_of_deal(desk, 2);
  EXPECT_FALSE(posted_already(desk, second, by_dora));
  post(desk, 2);
  const auto found = posted_already(desk, second, by_dora);
  EXPECT_EQ(noticed(found), "finding.posted_on_deal");
  EXPECT_EQ(found->message.args[0], Arg(2));
  EXPECT_EQ(found->given, "revoke");
  EXPECT_EQ(found->severity, Finding::Severity::warning);
  EXPECT_FALSE(posted_already(desk, second, by_bob));
  EXPECT_FALSE(posted_already(desk, first, by_dora));
  EXPECT_FALSE(posted_already(desk, 0, by_dora));
  ASSERT_TRUE(write_down(here.book, desk, *undo_event(desk)));
  EXPECT_FALSE(posted_already(desk, second, by_dora));
}

TEST_F(Rulings, on_the_deal_in_play_are_noticed_as_long_as_it_is_played) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  const InWords talk{
      .members = {{"what", "misdeal"}, {"stage", "before_turn_up"}, {"who", "Dora"}}};
  const RulingView misdeal = *decide(in_words(table_by(desk, names()), Format::incident, talk));
  ASSERT_FALSE(has_error(misdeal.findings));
  EXPECT_FALSE(posted_already(desk, 0, misdeal.incident));
  must(write_down(here.book, desk,
                  ruling_event(desk, 0, misdeal.incident, misdeal.decision().ruling)));
  EXPECT_EQ(noticed(posted_already(desk, 0, misdeal.incident)), "finding.posted_since");
  must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names()), "Ann 3"))));
  EXPECT_FALSE(posted_already(desk, 0, misdeal.incident));
}

// What the sheet tells nobody has to be asked.

TEST_F(Rulings, on_a_deal_of_the_sheet_ask_only_what_its_entry_leaves_open) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann alone 5"});
  const Evening table = table_before(desk, names(), 1);
  const InWords words{.members = {{"what", "wrong_number"}, {"stage", "over"}, {"who", "Ann"}}};
  Inquiry inquiry(in_words(table, Format::incident, words), {"what", "stage", "who"});
  ASSERT_TRUE(inquiry.next());
  EXPECT_EQ(inquiry.next()->member->key, "both");
  EXPECT_EQ(inquiry.answer("n"), Findings{});
  EXPECT_FALSE(inquiry.next());
  const auto& told = inquiry.told().incident.as<euchre::Incident>();
  EXPECT_TRUE(told.lone);
  EXPECT_TRUE(told.offender_scores);
  const RulingView view = *decide(inquiry.told());
  EXPECT_EQ(view.findings, Findings{});
  EXPECT_EQ(view.decision().ruling.effect, Ruling::Effect::replaces_score);
  EXPECT_EQ(total(view.decision().ruling.lines[0], Side{1}), 4);
}

TEST_F(Rulings, that_contradict_the_sheet_are_warned_of) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann alone 5"});
  const InWords words{
      .members = {{"what", "revoke"}, {"noticed", "established"}, {"who", "Dora"}, {"lone", "no"}}};
  const auto view = decide(in_words(table_before(desk, names(), 1), Format::incident, words));
  ASSERT_EQ(view->findings.size(), 1U);
  EXPECT_EQ(view->findings[0].place, "/incident/lone");
  EXPECT_EQ(view->findings[0].message.key, "finding.sheet_says_otherwise");
  EXPECT_EQ(total(view->decision().ruling.lines[0], Side{0}), 2);
}

TEST_F(Rulings, on_a_deal_of_kyuuri_know_how_it_ended) {
  const Desk desk = play(here.book, "kyuuri/seed", "2026-01-05", kFour, {"Chris 7 match Bob"});
  const InWords words{
      .members = {{"what", "illegal_card"}, {"noticed", "established"}, {"who", "Ann"}}};
  const Document told = in_words(table_before(desk, names(), 1), Format::incident, words);
  const auto& incident = told.incident.as<kyuuri::Incident>();
  EXPECT_TRUE(incident.played_out);
  EXPECT_EQ(incident.rank, Rank::seven);
}

}  // namespace
}  // namespace spadille::tests
