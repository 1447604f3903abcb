// What an evening says now of the totals that were announced when its deals were recorded.
#include "app/keep/announced.h"

#include <gtest/gtest.h>

#include "tests/session/growing_log.h"

namespace spadille::tests {
namespace {

using Messages = std::vector<Message>;

template <Game G>
std::vector<Doubt> doubts(const GrowingLog<G>& log) {
  Desk desk;
  desk.id = 7;
  desk.table = table_of({&game_of<G>(), log.events});
  return recounted(desk, Names{});
}

template <Game G>
Messages messages(const GrowingLog<G>& log) {
  Messages all;
  for (const Doubt& doubt : doubts(log)) all.push_back(doubt.message);
  return all;
}

/// A deal with what was announced after it.
template <Game G>
Event& announce(GrowingLog<G>& log, const typename G::Deal& deal, const Totals& totals) {
  Event& event = log.add(deal);
  event.said.totals = totals;
  return event;
}

const quadrille::Deal kLost{
    .ombre = seat(0), .contract = quadrille::Deal::Contract::solo, .tricks = 5};

TEST(Announced, what_was_announced_as_it_is_counted_leaves_no_doubt) {
  GrowingLog<quadrille::Game> log;
  log.add(kLost);
  const Totals now = log.totals_now();
  log.events.back().said.totals = now;
  EXPECT_EQ(messages(log), Messages{});
}

TEST(Announced, each_account_is_named_with_both_figures) {
  GrowingLog<quadrille::Game> log;
  log.add(kLost);
  const Totals now = log.totals_now();
  log.events.back().said.totals = {now[0] + 1, now[1], now[2], now[3], now[4] - 1};
  EXPECT_EQ(messages(log), (Messages{{"safety.counts_otherwise", {1, seat(0), now[0] + 1, now[0]}},
                                     {"safety.pool_otherwise", {1, now[4] - 1, now[4]}}}));
}

TEST(Announced, doubt_says_session_event_deal_and_all_totals) {
  GrowingLog<euchre::Game> log;
  log.add(EventKind::note);
  announce(log, made(0, 3), {2, 0});
  const auto found = doubts(log);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].kind, Doubt::Kind::announced);
  EXPECT_EQ(found[0].session, 7);
  EXPECT_EQ(found[0].deal, 1);
  EXPECT_EQ(found[0].event, 3);
  EXPECT_EQ(found[0].announced, (Totals{2, 0}));
  EXPECT_EQ(found[0].counted, (Totals{1, 0}));
}

TEST(Announced, what_one_deal_has_put_off_is_told_once_until_more_is_off) {
  GrowingLog<euchre::Game> log;
  announce(log, made(0, 3), {2, 0});
  announce(log, made(0, 3), {3, 0});
  announce(log, made(0, 3), {5, 0});
  EXPECT_EQ(messages(log), (Messages{{"safety.counts_otherwise", {1, Side{0}, 2, 1}},
                                     {"safety.counts_otherwise", {3, Side{0}, 5, 3}}}));
}

TEST(Announced, totals_are_those_after_what_was_said_before_the_deal) {
  for (const EventKind kind : {EventKind::note, EventKind::disputed, EventKind::settled}) {
    GrowingLog<euchre::Game> log;
    announce(log, made(0, 3), {1, 0});
    log.add(kind, 2);
    announce(log, made(0, 5), {3, 0});
    EXPECT_EQ(messages(log), Messages{});
  }
  GrowingLog<euchre::Game> log;
  announce(log, made(0, 3), {1, 0});
  log.add(EventKind::deal_corrected, 2).deal = any(made(0, 5));
  announce(log, made(0, 5), {4, 0});
  EXPECT_EQ(messages(log), Messages{});
}

TEST(Announced, deal_that_was_corrected_or_made_void_is_not_asked_about) {
  GrowingLog<euchre::Game> log;
  announce(log, made(0, 3), {9, 0});
  log.add(EventKind::deal_corrected, 2).deal = any(made(0, 5));
  announce(log, made(0, 3), {9, 9});
  log.add(EventKind::voided, 4);
  EXPECT_EQ(messages(log), Messages{});
}

TEST(Announced, forgotten_deal_is_counted_where_it_was_put) {
  GrowingLog<euchre::Game> log;
  announce(log, made(0, 3), {1, 0});
  Event& forgotten = announce(log, made(1, 3), {0, 1});
  forgotten.said.from = 2;
  EXPECT_EQ(messages(log), Messages{});
  announce(log, made(1, 3), {1, 2});
  EXPECT_EQ(messages(log), Messages{});
}

TEST(Announced, deal_that_is_refused_now_is_named_with_its_number) {
  GrowingLog<euchre::Game> log;
  announce(log, made(0, 3), {1, 0});
  announce(log, {.maker = seat(0), .tricks = 6}, {2, 0});
  const auto found = doubts(log);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].kind, Doubt::Kind::refused);
  EXPECT_EQ(found[0].message, (Message{"safety.deal_refused", {2}}));
  EXPECT_EQ(found[0].event, 3);
}

TEST(Announced, beginning_that_is_refused_now_says_so_alone) {
  GrowingLog<euchre::Game> log({.target = 0});
  announce(log, made(0, 3), {9, 9});
  EXPECT_EQ(messages(log), (Messages{{"safety.beginning_refused"}}));
}

TEST(Announced, behind_a_gap_figures_are_off_by_what_was_lost) {
  GrowingLog<quadrille::Game> log;
  log.add(kLost);
  const Totals now = log.totals_now();
  log.events.pop_back();
  log.add(EventKind::lost);
  announce(log, kLost, {now[0], now[1], now[2], now[3], now[4] + 3});
  EXPECT_EQ(messages(log), (Messages{{"safety.pool_after_loss", {1, now[4] + 3, now[4]}}}));
}

}  // namespace
}  // namespace spadille::tests
