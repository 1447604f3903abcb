#include "session/history.h"

#include <gtest/gtest.h>

#include "tests/support/any.h"
#include "tests/support/print_game.h"

namespace spadille {
namespace {

using euchre::Deal;
using tests::any;
using E = Event;
using Events = std::vector<E>;

E opened() {
  E event{.kind = EventKind::opened};
  event.rules = any(euchre::Rules{});
  event.before = start(*event.rules, 4);
  event.about.players = {"a", "b", "c", "d"};
  return event;
}

E deal(int maker, int tricks) {
  E event{.kind = EventKind::deal_recorded};
  event.deal = any(Deal{.maker = seat(maker), .tricks = tricks});
  return event;
}

E about(EventKind kind, Seq of, std::string text = {}) {
  E event{.kind = kind};
  event.said.of = of;
  event.text = std::move(text);
  return event;
}

E undo(Seq of) { return about(EventKind::voided, of); }

E corrected(Seq of, int maker, int tricks) {
  E event = about(EventKind::deal_corrected, of, "counted again");
  event.deal = any(Deal{.maker = seat(maker), .tricks = tricks});
  return event;
}

History read(const Events& log) { return history({&tests::game_of<euchre::Game>(), log}); }

std::vector<int> tricks_in(const Events& log) {
  std::vector<int> tricks;
  for (const auto& entry : read(log).entries)
    if (!entry.struck) tricks.push_back(*entry.told.deal.as<Deal>().tricks);
  return tricks;
}

TEST(History, deals_come_in_the_order_of_the_log) {
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), deal(1, 4)}), (std::vector{3, 4}));
}

TEST(History, the_reason_of_a_correction_may_follow_later) {
  const auto later =
      read({opened(), deal(0, 3), corrected(2, 0, 4), about(EventKind::note, 3, "a slip")});
  EXPECT_EQ(later.entries[0].former.front().why, "a slip");
  EXPECT_TRUE(later.remarks.empty());
  const auto taken_back = read(
      {opened(), deal(0, 3), corrected(2, 0, 4), about(EventKind::note, 3, "a slip"), undo(4)});
  EXPECT_EQ(taken_back.entries[0].former.front().why, "counted again");
}

TEST(History, a_note_about_a_ruling_on_a_corrected_deal_is_a_remark) {
  const auto read_back =
      read({opened(), deal(0, 3), corrected(2, 0, 4), about(EventKind::ruling_given, 2),
            about(EventKind::note, 4, "why")});
  EXPECT_EQ(read_back.entries[0].former.front().why, "counted again");
  EXPECT_EQ(read_back.remarks, (std::vector<Remark>{{5, EventKind::note, 4, "why"}}));
}

TEST(History, a_void_deal_is_gone) {
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), deal(1, 4), undo(3)}), (std::vector{3}));
}

TEST(History, a_void_void_brings_the_deal_back) {
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), deal(1, 4), undo(3), undo(4)}), (std::vector{3, 4}));
}

TEST(History, three_voids_in_a_row_leave_the_deal_void) {
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), undo(2), undo(3), undo(4)}), std::vector<int>());
}

TEST(History, undo_goes_back_step_by_step_and_redo_forward_again) {
  Events log{opened(), deal(0, 3), deal(1, 4)};
  EXPECT_EQ(read(log).undo, 3);
  EXPECT_EQ(read(log).redo, 0);
  log.push_back(undo(3));
  EXPECT_EQ(read(log).undo, 2);
  EXPECT_EQ(read(log).redo, 4);
  log.push_back(undo(2));
  EXPECT_EQ(read(log).undo, 0);
  EXPECT_EQ(read(log).redo, 5);
  log.push_back(undo(5));
  EXPECT_EQ(read(log).undo, 2);
  EXPECT_EQ(read(log).redo, 4);
  log.push_back(undo(4));
  EXPECT_EQ(read(log).redo, 0);
  EXPECT_EQ(tricks_in(log), (std::vector{3, 4}));
}

TEST(History, nothing_is_redone_after_something_new) {
  EXPECT_EQ(read({opened(), deal(0, 3), undo(2), deal(1, 5)}).redo, 0);
}

TEST(History, an_opening_is_never_undone) { EXPECT_EQ(read({opened()}).undo, 0); }

TEST(History, what_was_lost_is_not_undone_but_what_was_said_before_it) {
  EXPECT_EQ(read({opened(), deal(0, 3), about(EventKind::lost, 0)}).undo, 2);
  EXPECT_EQ(read({opened(), deal(0, 3), deal(0, 4), undo(3)}).undo, 2);
  EXPECT_EQ(read({opened(), deal(0, 3), undo(2)}).undo, 0);
}

TEST(History, a_correction_keeps_what_was_written_and_why) {
  const auto read_back = read({opened(), deal(0, 3), corrected(2, 1, 5)});
  ASSERT_EQ(read_back.entries.size(), 1U);
  EXPECT_EQ(read_back.entries[0].told.deal, any(Deal{.maker = seat(1), .tricks = 5}));
  EXPECT_EQ(read_back.entries[0].former,
            (std::vector<Former>{{3, any(Deal{.maker = seat(0), .tricks = 3}), "counted again"}}));
}

TEST(History, a_correction_that_is_undone_leaves_no_trace_in_what_counts) {
  const auto plain = read({opened(), deal(0, 3)}).entries;
  EXPECT_EQ(read({opened(), deal(0, 3), corrected(2, 1, 5), undo(3)}).entries, plain);
}

TEST(History, the_later_of_two_corrections_counts) {
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), corrected(2, 0, 4), corrected(2, 0, 5)}),
            (std::vector{5}));
}

TEST(History, a_deal_that_was_never_played_is_struck_and_stays_readable) {
  const auto read_back = read({opened(), deal(0, 3), about(EventKind::deal_corrected, 2)});
  ASSERT_EQ(read_back.entries.size(), 1U);
  EXPECT_TRUE(read_back.entries[0].struck);
  EXPECT_EQ(read_back.entries[0].told.deal.as<Deal>().tricks, 3);
  EXPECT_EQ(read_back.undo, 3) << "striking out is undone like anything else";
}

TEST(History, a_forgotten_deal_goes_before_the_one_it_names) {
  E forgotten = deal(2, 5);
  forgotten.said.from = 3;
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), deal(1, 4), forgotten}), (std::vector{3, 5, 4}));
}

TEST(History, who_was_taken_for_somebody_else_was_so_until_others_sat_down) {
  const auto at = [](E event, std::vector<std::string> players) {
    event.about.players = std::move(players);
    return event;
  };
  E better{.kind = EventKind::opening_corrected};
  better.said.from = 2;
  const auto told =
      read({opened(), at(deal(0, 3), {"a", "b", "c", "d"}), at(deal(1, 3), {"a", "b", "c", "d"}),
            at({.kind = EventKind::seats_changed}, {"a", "e", "b", "d"}),
            at(deal(0, 4), {"a", "e", "b", "d"}), at(better, {"a", "x", "c", "d"})});
  std::vector<std::vector<std::string>> sat;
  for (const auto& entry : told.entries) sat.push_back(entry.sat.players);
  EXPECT_EQ(sat, (std::vector<std::vector<std::string>>{
                     {"a", "x", "c", "d"}, {"a", "x", "c", "d"}, {"a", "e", "b", "d"}}));
}

TEST(History, who_was_taken_for_somebody_else_at_the_beginning_was_so_until_others_sat_down) {
  const auto at = [](E event, std::vector<std::string> players, std::vector<std::string> waiting) {
    event.about.players = std::move(players);
    event.waiting = std::move(waiting);
    return event;
  };
  E better = at(opened(), {"e", "b", "c", "d"}, {});
  better.kind = EventKind::opening_corrected;
  const auto told =
      read({at(opened(), {"a", "b", "c", "d"}, {}), at(deal(0, 3), {"a", "b", "c", "d"}, {}),
            at({.kind = EventKind::seats_changed}, {"e", "b", "c", "d"}, {"a"}),
            at(deal(0, 4), {"e", "b", "c", "d"}, {"a"}), better});
  EXPECT_EQ(told.entries[0].sat.players, (std::vector<std::string>{"e", "b", "c", "d"}));
  EXPECT_EQ(told.entries[1].sat.players, (std::vector<std::string>{"e", "b", "c", "d"}));
  EXPECT_EQ(told.entries[1].sat.waiting, std::vector<std::string>{"a"});
}

TEST(History, where_a_deal_does_not_say_who_sat_nobody_is_taken_for_somebody_else) {
  E later = deal(1, 3);
  later.about.players = {"a", "b", "c", "d"};
  E better{.kind = EventKind::opening_corrected};
  better.said.from = 2;
  better.about.players = {"a", "x", "c", "d"};
  EXPECT_EQ(read({opened(), deal(0, 3), later, better}).entries[1].sat.players,
            later.about.players);
}

TEST(History, a_correction_replaces_the_cards_as_well) {
  E dealt = deal(0, 3);
  dealt.play.emplace().tricks.resize(5);
  E other = corrected(2, 0, 4);
  EXPECT_EQ(read({opened(), dealt, other}).entries[0].told.play, std::nullopt);
  other.play.emplace().tricks.resize(3);
  EXPECT_EQ(read({opened(), dealt, other}).entries[0].told.play, other.play);
}

TEST(History, a_correction_tells_another_dealer_or_leaves_who_was_told) {
  E dealt = deal(0, 3);
  dealt.said.dealer = seat(1);
  E other = corrected(2, 0, 4);
  EXPECT_EQ(read({opened(), dealt, other}).entries[0].told.dealer, seat(1));
  other.said.dealer = seat(2);
  EXPECT_EQ(read({opened(), dealt, other}).entries[0].told.dealer, seat(2));
}

TEST(History, a_correction_of_a_void_deal_does_nothing) {
  EXPECT_EQ(tricks_in({opened(), deal(0, 3), undo(2), corrected(2, 0, 4)}), std::vector<int>());
}

TEST(History, an_opening_corrected_from_the_beginning_replaces_the_opening) {
  E better = opened();
  better.kind = EventKind::opening_corrected;
  better.rules->as<euchre::Rules>().target = 5;
  better.about = {"Finals", "2026-10-01", "Club", {"a", "b", "c", "e"}};
  better.waiting = {"d"};
  better.said.in_turn = InTurn::game;
  const auto read_back = read({opened(), deal(0, 3), better});
  EXPECT_EQ(read_back.opening.rules->as<euchre::Rules>().target, 5);
  EXPECT_EQ(read_back.opening.about, better.about);
  EXPECT_EQ(read_back.opening.waiting, better.waiting);
  EXPECT_EQ(read_back.opening.said.in_turn, InTurn::game);
  EXPECT_TRUE(read_back.changes.empty());
}

TEST(History, an_opening_corrected_from_a_deal_on_is_a_change_before_it) {
  E better{.kind = EventKind::opening_corrected};
  better.rules = any(euchre::Rules{.target = 5});
  better.said.from = 3;
  const auto changes = read({opened(), deal(0, 3), deal(1, 4), better}).changes;
  ASSERT_EQ(changes.size(), 1U);
  EXPECT_EQ(changes[0].before, 3);
}

TEST(History, a_change_behind_the_last_deal_comes_before_the_next) {
  E change{.kind = EventKind::seats_changed};
  change.about.players = {"a", "b", "c", "e"};
  EXPECT_EQ(read({opened(), deal(0, 3), change}).changes[0].before, 0);
  EXPECT_EQ(read({opened(), deal(0, 3), change, deal(1, 4)}).changes[0].before, 4);
}

TEST(History, the_last_word_says_whether_a_session_is_open) {
  using State = History::State;
  Events log{opened(), about(EventKind::closed, 0)};
  EXPECT_EQ(read(log).state, State::closed);
  log.push_back(about(EventKind::reopened, 0));
  EXPECT_EQ(read(log).state, State::open);
  log.push_back(about(EventKind::discarded, 0));
  EXPECT_EQ(read(log).state, State::discarded);
  log.push_back(undo(4));
  EXPECT_EQ(read(log).state, State::open);
}

TEST(History, what_was_thrown_away_comes_back_as_it_was) {
  using State = History::State;
  Events log{opened(), about(EventKind::discarded, 0), about(EventKind::reopened, 0)};
  EXPECT_EQ(read(log).state, State::open);
  log = {opened(), about(EventKind::closed, 0), about(EventKind::discarded, 0),
         about(EventKind::reopened, 0)};
  EXPECT_EQ(read(log).state, State::closed);
  log.push_back(about(EventKind::reopened, 0));
  EXPECT_EQ(read(log).state, State::open);
}

TEST(History, remarks_stand_in_their_order) {
  const auto remarks =
      read({opened(), deal(0, 3), about(EventKind::note, 2, "nice"),
            about(EventKind::disputed, 2, "who led?"), about(EventKind::settled, 4, "Bob")})
          .remarks;
  EXPECT_EQ(remarks, (std::vector<Remark>{{3, EventKind::note, 2, "nice"},
                                          {4, EventKind::disputed, 2, "who led?"},
                                          {5, EventKind::settled, 4, "Bob"}}));
}

E agreed(Seq of, std::string by) {
  E event = about(EventKind::agreed, of);
  event.by = std::move(by);
  return event;
}

TEST(History, agreeing_holds_until_the_deal_is_another) {
  Events log{opened(), deal(0, 3), agreed(2, "a"), agreed(2, "c"), agreed(2, "a"), agreed(1, "b")};
  EXPECT_EQ(read(log).entries[0].agreed, (std::vector<std::string>{"a", "c"}));
  log.push_back(corrected(2, 0, 4));
  EXPECT_TRUE(read(log).entries[0].agreed.empty());
  log.push_back(undo(7));
  EXPECT_EQ(read(log).entries[0].agreed.size(), 2U);
  log.push_back(about(EventKind::ruling_given, 2));
  EXPECT_TRUE(read(log).entries[0].agreed.empty());
}

TEST(History, undo_and_redo_pass_over_who_agrees) {
  Events log{opened(), deal(0, 3), agreed(2, "a")};
  EXPECT_EQ(read(log).undo, 2);
  log.insert(log.end(), {undo(2), agreed(2, "a")});
  EXPECT_EQ(read(log).undo, 0);
  EXPECT_EQ(read(log).redo, 4);
}

TEST(History, lost_events_are_counted_and_otherwise_nothing) {
  const auto read_back = read({opened(), deal(0, 3), about(EventKind::lost, 0), deal(1, 4)});
  EXPECT_EQ(read_back.lost, 1);
  EXPECT_EQ(read_back.entries.size(), 2U);
}

}  // namespace
}  // namespace spadille
