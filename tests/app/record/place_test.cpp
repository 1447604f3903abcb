// Who sat at a deal: words about it are heard and told by their names, whoever sits there now.
#include "app/record/place.h"

#include <gtest/gtest.h>

#include "app/people/look_alikes.h"
#include "app/people/names.h"
#include "app/record/deeds.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/record/session_view.h"
#include "app/referee/asked_table.h"
#include "app/rulebook/rules.h"
#include "tests/support/any.h"
#include "tests/support/played.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using Seats = std::vector<std::string>;

struct Places : testing::Test {
  TemporaryBook here{};
  [[nodiscard]] Names names() { return must(names_in(here.book)); }

  Desk five() {
    Opening opening{.rules = *preset_rules("euchre/seed"), .players = kFour};
    opening.waiting = {"Eve"};
    opening.in_turn = InTurn::deal;
    return must(begin_session(here.book, must(opening_event(here.book, opening))));
  }
  void tell(Desk& desk, std::string_view deal) {
    must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names()), deal))));
  }
  void seat(Desk& desk, const Seats& players) {
    must(write_down(here.book, desk, must(seats_event(here.book, desk, players, {}, false))));
  }
};

TEST_F(Places, of_a_deal_before_the_seats_changed_has_those_who_sat_then) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  seat(desk, {"Bob", "Ann", "Chris", "Dora"});
  EXPECT_EQ(place_of(desk, names(), 1).names.seats, kFour);
  EXPECT_EQ(place_of_next(desk, names()).names.seats, (Seats{"Bob", "Ann", "Chris", "Dora"}));
}

TEST_F(Places, where_nothing_was_done_nothing_is_undone_or_redone) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  EXPECT_FALSE(undo_event(desk));
  EXPECT_FALSE(redo_event(desk));
}

TEST_F(Places, a_book_without_sessions_has_no_latest_one) {
  EXPECT_EQ(must(latest_session(here.book)), std::nullopt);
}

TEST_F(Places, of_a_deal_after_the_seats_changed_has_those_who_came) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  seat(desk, {"Bob", "Ann", "Chris", "Dora"});
  tell(desk, "Ann 3");
  EXPECT_EQ(place_of(desk, names(), 2).names.seats, (Seats{"Bob", "Ann", "Chris", "Dora"}));
  // What is put before it is put before the change.
  EXPECT_EQ(place_before(desk, names(), 2).names.seats, kFour);
}

TEST_F(Places, change_before_a_deal_that_was_struck_out_counts_from_the_next_one) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  seat(desk, {"Bob", "Ann", "Chris", "Dora"});
  tell(desk, "Ann 3");
  tell(desk, "Bob 3");
  must(write_down(here.book, desk, correction(seq_of_deal(desk, 2), std::nullopt, "never played")));
  EXPECT_EQ(view(desk, names()).session->changes.front().before, 2);
}

TEST_F(Places, of_five_at_a_table_has_who_did_not_sit_out) {
  Desk desk = five();
  tell(desk, "Ann 3");
  tell(desk, "Eve 3");
  EXPECT_EQ(place_of(desk, names(), 1).names.seats, kFour);
  EXPECT_EQ(place_of(desk, names(), 2).names.seats, (Seats{"Eve", "Bob", "Chris", "Dora"}));
  EXPECT_EQ(place_of_next(desk, names()).names.seats, (Seats{"Eve", "Ann", "Chris", "Dora"}));
}

TEST_F(Places, of_a_deal_behind_one_that_was_struck_out_has_those_who_played_it) {
  Desk desk = five();
  tell(desk, "Ann 3");
  tell(desk, "Eve 3");
  must(write_down(here.book, desk, correction(seq_of_deal(desk, 1), std::nullopt, "never played")));
  EXPECT_EQ(place_of(desk, names(), 1).names.seats, (Seats{"Eve", "Bob", "Chris", "Dora"}));
  EXPECT_EQ(place_before(desk, names(), 1).names.seats, kFour);
}

TEST_F(Places, who_sat_out_is_answered_with_who_did_not) {
  Desk desk = five();
  tell(desk, "Ann 3");
  const auto told = deal_told(place_of(desk, names(), 1), "Eve 4");
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().findings, (Findings{{.place = "",
                                              .given = "Eve",
                                              .message = {"finding.short.absent"},
                                              .rule = told.error().findings[0].rule,
                                              .expected = "Ann | Bob | Chris | Dora",
                                              .cause = Finding::Cause::nobody}}));
  EXPECT_EQ(seat_told(place_of(desk, names(), 1), "Eve").error().findings[0].message.key,
            "finding.short.absent");
  EXPECT_EQ(seat_told(place_of(desk, names(), 1), "Zoe").error().findings[0].message.key,
            "finding.short.seat");
}

TEST_F(Places, of_a_deal_struck_out_keeps_its_names_on_the_sheet) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  must(write_down(here.book, desk, correction(seq_of_deal(desk, 1), std::nullopt, "")));
  seat(desk, {"Bob", "Ann", "Chris", "Dora"});
  const EveningView shown = view(desk, names());
  ASSERT_EQ(shown.deals.size(), 1U);
  EXPECT_EQ(shown.deals[0].said, "Ann 3");
  EXPECT_EQ(shown.deals[0].players, kFour);
}

TEST_F(Places, of_a_change_has_those_who_sit_from_then_on) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  seat(desk, {"Bob", "Ann", "Chris", "Dora"});
  tell(desk, "Ann 3");
  seat(desk, {"Dora", "Ann", "Chris", "Bob"});
  const EveningView shown = view(desk, names());
  ASSERT_EQ(shown.session->changes.size(), 2U);
  EXPECT_EQ(shown.session->changes[0].names.seats, (Seats{"Bob", "Ann", "Chris", "Dora"}));
  EXPECT_EQ(seat_names_at(desk.table, names(), 3).seats, (Seats{"Bob", "Ann", "Chris", "Dora"}));
}

TEST_F(Places, of_individual_evenings_have_the_partners_of_that_game) {
  const Seats players{"Ann", "Bob", "Chris", "Dora"};
  Desk desk = must(begin_session(
      here.book, must(opening_event(here.book, {.rules = *preset_rules("klaverjas/individual"),
                                                .players = players}))));
  const Sides first = place_of_next(desk, names()).names.sides;
  for (int i = 0; i < 16; ++i) tell(desk, "Ann 82");
  EXPECT_NE(place_of_next(desk, names()).names.sides, first);
  EXPECT_EQ(place_of(desk, names(), 16).names.sides, first);
}

TEST_F(Places, of_the_opening_are_who_sat_at_the_beginning) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  seat(desk, {"Bob", "Ann", "Chris", "Dora"});
  OpeningCorrection correction;
  correction.dealer = "Bob";
  const auto event = must(opening_correction(here.book, desk, correction));
  EXPECT_EQ(dealer(*event.before), spadille::seat(1));
  correction.from = 2;
  const auto later = must(opening_correction(here.book, desk, correction));
  EXPECT_EQ(later.said.dealer, spadille::seat(0));
}

TEST_F(Places, behind_the_last_deal_an_opening_is_corrected_for_what_comes) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3", "Bob 4"});
  OpeningCorrection correction;
  correction.from = 3;
  correction.players = {"Eve", "Bob", "Chris", "Dora"};
  correction.why = "Ann had gone";
  must(write_down(here.book, desk, must(opening_correction(here.book, desk, correction))));
  const EveningView shown = view(desk, names());
  EXPECT_EQ(shown.names_in(shown.deals[1]).seats, kFour);
  EXPECT_EQ(shown.names.seats, correction.players);
  ASSERT_EQ(shown.session->remarks.size(), 1U);
  EXPECT_EQ(shown.session->remarks[0].text, "Ann had gone");
}

// Closed and thrown away.

std::string refused_by(const auto& outcome) {
  if (outcome || outcome.error().findings.empty()) return outcome ? "done" : "error";
  return std::string(outcome.error().findings[0].message.key);
}

struct Closed : Places {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  std::string write(const Event& event) { return refused_by(write_down(here.book, desk, event)); }
  std::string write(EventKind kind) { return write(simple_event(kind)); }
  AnyDeal deal(std::string_view text) { return must(deal_told(place_of(desk, names(), 1), text)); }
};

TEST_F(Closed, session_takes_no_deal_and_no_change_of_seats) {
  EXPECT_EQ(write(EventKind::closed), "done");
  EXPECT_EQ(refused_by(record_deal(here.book, desk, deal("Bob 3"))), "finding.book.closed");
  EXPECT_EQ(write(must(seats_event(here.book, desk, {"Bob", "Ann", "Chris", "Dora"}, {}, false))),
            "finding.book.closed");
  EXPECT_EQ(write(EventKind::closed), "finding.book.closed");
  EXPECT_TRUE(takes_no_deal(desk));
}

TEST_F(Closed, session_can_be_mended) {
  EXPECT_EQ(write(EventKind::closed), "done");
  EXPECT_EQ(write(correction(seq_of_deal(desk, 1), deal("Ann 4"), "")), "done");
  EXPECT_EQ(write(EventKind::note), "done");
  EXPECT_EQ(write(EventKind::reopened), "done");
  EXPECT_EQ(refused_by(record_deal(here.book, desk, deal("Bob 3"))), "done");
  EXPECT_EQ(write(EventKind::reopened), "finding.book.open");
}

TEST_F(Closed, session_that_was_thrown_away_can_only_be_got_back) {
  EXPECT_EQ(write(EventKind::discarded), "done");
  EXPECT_EQ(write(EventKind::note), "finding.book.discarded");
  EXPECT_EQ(refused_by(record_deal(here.book, desk, deal("Bob 3"))), "finding.book.discarded");
  EXPECT_EQ(write(*undo_event(desk)), "done");
  EXPECT_EQ(write(EventKind::note), "done");
}

TEST_F(Closed, nothing_but_what_is_undone_is_said) {
  const auto undone = [&] {
    const Event event = *undo_event(desk);
    return what_is_taken_back(desk, must(propose(desk, event)), names(), Words(Language::en));
  };
  EXPECT_EQ(undone(), "Deal 1 · Ann 3");
  EXPECT_EQ(write(simple_event(EventKind::note, {.of = seq_of_deal(desk, 1)}, "rain")), "done");
  EXPECT_EQ(undone(), "Deal 1 · note: rain");
  EXPECT_EQ(write(correction(seq_of_deal(desk, 1), std::nullopt, "")), "done");
  EXPECT_EQ(undone(), "deal 1 struck out");
  EXPECT_EQ(write(*undo_event(desk)), "done");
  const Event again = *redo_event(desk);
  EXPECT_EQ(what_is_taken_back(desk, must(propose(desk, again)), names(), Words(Language::en)),
            "deal 1 struck out");
}

TEST_F(Places, a_ruling_between_two_deals_says_who_sat_there_where_somebody_waits) {
  Desk desk = five();
  tell(desk, "Ann 3");
  const auto ruled = [&](Seq of) { return ruling_event(desk, of, any(euchre::Incident{}), {}); };
  const Seating now = desk.table.scored.seatings.back();
  EXPECT_EQ(ruled(0).about.players, now.players);
  EXPECT_EQ(ruled(0).waiting, now.waiting);
  EXPECT_EQ(ruled(seq_of_deal(desk, 1)).about.players, Seats()) << "a deal says it itself";
}

// The session that is meant.

TEST_F(Places, the_session_written_in_last_is_the_one_that_is_meant) {
  std::string moment = "2026-01-05T20:00:00Z";
  here.book.now = [&moment] { return moment; };
  Desk future = play(here.book, "euchre/seed", "2027-12-31", kFour, {});
  moment = "2026-01-05T20:00:01Z";
  Desk today = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  EXPECT_EQ(must(latest_session(here.book)), today.id);
  moment = "2026-01-05T20:00:02Z";
  tell(future, "Ann 3");
  EXPECT_EQ(must(latest_session(here.book)), future.id);
}

TEST_F(Places, what_was_written_in_last_does_not_hang_on_the_clock) {
  std::string moment = "2026-01-05T20:00:00Z";
  here.book.now = [&moment] { return moment; };
  Desk early = play(here.book, "euchre/seed", "2026-03-01", kFour, {});
  const Desk later = play(here.book, "euchre/seed", "2026-02-01", kFour, {});
  EXPECT_EQ(must(latest_session(here.book)), later.id);
  moment = "2019-01-05T20:00:00Z";
  tell(early, "Ann 3");
  EXPECT_EQ(must(latest_session(here.book)), early.id);
}

// Names on entry.

TEST_F(Places, a_name_nobody_can_tell_from_another_is_refused) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  const auto event = opening_event(here.book, {.rules = *preset_rules("euchre/seed"),
                                               .players = {"\u0410nn", "Bob", "Cy", "Di"}});
  EXPECT_EQ(refused_by(event), "finding.book.looks_like");
}

TEST_F(Places, a_name_is_the_same_however_its_letters_are_composed) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", {"Zo\u00EB", "Bob", "Cy", "Di"}, {});
  const std::string apart = "Zoe\u0308";
  EXPECT_EQ(must(player_called(here.book, names(), apart)),
            must(player_called(here.book, names(), "Zo\u00EB")));
  EXPECT_EQ(must(player_called(here.book, names(), "Z\u200Bo\u00EB")),
            must(player_called(here.book, names(), "Zo\u00EB")));
  EXPECT_TRUE(deal_told(place_of_next(desk, names()), apart + " 3"));
}

TEST(LookAlikes, somebody_nearly_so_called_is_named) {
  const Seats known{"Anna", "Bob", "Zoë"};
  EXPECT_EQ(look_alike("Ana", known), (LookAlike{"Ana", "Anna", false}));
  EXPECT_EQ(look_alike("anna", known), (LookAlike{"anna", "Anna", false}));
  EXPECT_EQ(look_alike("Zoe", known), (LookAlike{"Zoe", "Zoë", false}));
  EXPECT_EQ(look_alike("\u0410nna", known), (LookAlike{"\u0410nna", "Anna", true}));
}

TEST(LookAlikes, other_people_are_not_asked_about) {
  const Seats known{"Anna", "Eva", "Bob 2", "田中"};
  for (const char* name : {"Anna", "Hanna", "Eve", "Bob 3", "田口", "Chris"})
    EXPECT_EQ(look_alike(name, known), std::nullopt) << name;
}

}  // namespace
}  // namespace spadille::tests
