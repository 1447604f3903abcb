#include "session/fold.h"

#include <gtest/gtest.h>

#include "session/settlement.h"
#include "tests/session/growing_log.h"

namespace spadille::tests {
namespace {

using euchre::Deal;

TEST(Fold, a_log_without_surprises_is_its_deals_in_order) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  log.add(made(1, 5));
  Evening evening;
  evening.rules = any(euchre::Rules{});
  evening.before = start(evening.rules, 4);
  evening.deals = {any(made(0, 3)), any(made(1, 5))};
  EXPECT_EQ(log.scored().session, fold(evening));
}

TEST(Fold, a_corrected_deal_changes_every_total_after_it) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  log.add(made(1, 5));
  log.add(EventKind::deal_corrected, 2).deal = any(made(0, 2));
  const auto deals = log.scored().session.deals;
  EXPECT_EQ(deals[0].after, (Totals{0, 2}));
  EXPECT_EQ(deals[1].after, (Totals{0, 4}));
}

TEST(Fold, a_corrected_pool_is_the_pool_of_the_next_deal) {
  using quadrille::Deal;
  const Deal solo_won{.ombre = seat(1), .contract = Deal::Contract::solo, .tricks = 6};
  const Deal solo_lost{.ombre = seat(1), .contract = Deal::Contract::solo, .tricks = 5};
  GrowingLog<quadrille::Game> log;
  log.add(solo_won);
  log.add(solo_won);
  const int pool = log.scored().session.deals[1].before[4];
  log.add(EventKind::deal_corrected, 2).deal = any(solo_lost);
  EXPECT_EQ(pool, 0);
  EXPECT_GT(log.scored().session.deals[1].before[4], 0);
  EXPECT_EQ(grand_total(log.totals_now()), 0);
}

TEST(Fold, a_deal_out_of_turn_is_dealt_by_who_dealt_and_the_turn_goes_on_from_him) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3)).said.dealer = seat(2);
  const auto scored = log.scored();
  EXPECT_EQ(scored.session.deals[0].dealer, seat(2));
  EXPECT_EQ(dealer(scored.session.carry), seat(3));
}

TEST(Fold, other_rules_from_a_deal_on_leave_the_deals_before_alone) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 0));
  log.add(made(0, 0));
  Event& change = log.add(EventKind::opening_corrected);
  change.said.from = 3;
  change.rules = any(euchre::Rules{.super_euchre = 4});
  const auto deals = log.scored().session.deals;
  EXPECT_EQ(deals[0].after, (Totals{0, 2}));
  EXPECT_EQ(deals[1].after, (Totals{0, 6}));
}

TEST(Fold, a_game_that_is_over_counts_as_it_did_when_it_ended) {
  GrowingLog<euchre::Game> log;
  for (int i = 0; i < 3; ++i) log.add(Deal{.maker = seat(1), .alone = true, .tricks = 5});
  const auto due = [&log] {
    const Session session = log.scored().session;
    return settlement(session.rules, session.carry, 4).due;
  };
  const std::vector<std::int64_t> ten_points{-10, 10, -10, 10};  // of twelve: EU-6.2
  EXPECT_EQ(due(), ten_points);
  log.add(Deal{.passed_out = true});
  Event& change = log.add(EventKind::opening_corrected);
  change.said.from = 5;
  change.rules = any(euchre::Rules{.target = 15});
  EXPECT_EQ(due(), ten_points);
}

TEST(Fold, rules_under_which_the_game_would_be_over_are_refused_with_a_finding) {
  GrowingLog<euchre::Game> log;
  for (int i = 0; i < 3; ++i) log.add(made(0, 5));
  Event& change = log.add(EventKind::opening_corrected);
  change.rules = any(euchre::Rules{.target = 5});
  change.said.from = 5;  // itself: behind the last deal
  const auto scored = log.scored();
  EXPECT_TRUE(has_error(scored.findings));
  EXPECT_EQ(scored.session.rules.as<euchre::Rules>().target, euchre::Rules{}.target);
}

TEST(Fold, another_credit_for_missed_games_leaves_what_was_credited_alone) {
  using klaverjas::Rules;
  constexpr Rules kShort{.deals = 2, .partners = Rules::Partners::rotating, .absence_credit = 726};
  GrowingLog<klaverjas::Game> log(kShort);
  const klaverjas::Deal deal{.maker = seat(0), .points = 100};
  log.add(deal).deal->as<klaverjas::Deal>().absent = {seat(3)};
  const Parts own = log.scored().own;
  ASSERT_EQ(own.at("d").points, 726);
  Event& change = log.add(EventKind::opening_corrected);
  change.said.from = 1;
  change.rules = any(kShort);
  change.rules->as<Rules>().absence_credit = 2147;
  const auto personal_of_d = [&] {
    const Scored scored = log.scored();
    EXPECT_EQ(scored.own.at("d").points, personal(scored.session.rules, scored.session.carry)[3]);
    return scored.own.at("d").points;
  };
  EXPECT_EQ(personal_of_d(), 726) << "in the middle of the game";
  log.add(deal);
  EXPECT_EQ(personal_of_d(), 726) << "behind it";
  log.add(deal).deal->as<klaverjas::Deal>().absent = {seat(3)};
  EXPECT_EQ(personal_of_d(), 726 + 2147) << "the next that is missed";
}

TEST(Fold, a_struck_deal_counts_for_nothing) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 5));
  log.add(EventKind::deal_corrected, 2);
  EXPECT_EQ(log.totals_now(), (Totals{0, 0}));
  EXPECT_TRUE(log.scored().session.deals.empty());
}

Line penalty(Account from, Account to, int amount) {
  Line line{"EU-8.1"_rule, {"book.line.ruling"}, {}};
  line.move(amount, from, to);
  return line;
}

TEST(Fit, lines_move_what_is_counted_here_or_comes_from_the_table) {
  const Accounts sides = accounts(euchre::start({}, 4));
  EXPECT_TRUE(fit({}, sides));
  EXPECT_TRUE(fit({penalty(Account::table(), Side{0}, 2)}, sides));
  EXPECT_TRUE(fit({penalty(Side{0}, Side{1}, 2)}, sides));
  EXPECT_FALSE(fit({penalty(Account::table(), seat(0), 2)}, sides));
  EXPECT_FALSE(fit({penalty(Side{0}, Side{1}, 2), penalty(Side{0}, Account::pool(), 2)}, sides));
}

TEST(Fold, a_ruling_adds_its_lines_to_the_deal) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = Ruling::Effect::lines;
  ruling.lines = {penalty(Account::table(), Side{1}, 2)};
  EXPECT_EQ(log.totals_now(), (Totals{1, 2}));
}

TEST(Fold, a_ruling_can_stand_in_place_of_the_score) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = Ruling::Effect::replaces_score;
  ruling.lines = {penalty(Account::table(), Side{1}, 2)};
  const auto scored = log.scored();
  EXPECT_EQ(scored.session.deals[0].after, (Totals{0, 2}));
  EXPECT_EQ(dealer(scored.session.carry), seat(1)) << "the deal is over";
}

TEST(Fold, a_deal_that_is_dealt_again_leaves_the_dealer_and_counts_for_nothing) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 5));
  log.add(EventKind::ruling_given, 2).said.effect = Ruling::Effect::redeal;
  const auto scored = log.scored();
  EXPECT_EQ(dealer(scored.session.carry), seat(0));
  EXPECT_EQ(scored.session.carry.as<euchre::Carry>().balances, (Totals{0, 0}));
  EXPECT_TRUE(scored.session.deals[0].facts.empty());
}

TEST(Fold, a_deal_that_is_dealt_again_may_go_to_another_dealer_who_is_still_in) {
  GrowingLog<kyuuri::Game> log;
  log.before().balances = {0, 30, 0, 0};
  log.before().out = {seat(1)};
  log.add(kyuuri::Deal{.taker = seat(0), .rank = Rank::seven});
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = Ruling::Effect::redeal;
  ruling.said.dealer = seat(2);
  EXPECT_EQ(log.carry().dealer, seat(2));
  log.events.back().said.dealer = seat(1);
  EXPECT_EQ(log.carry().dealer, seat(0)) << "who is out deals no more";
}

TEST(Fold, a_dealer_who_is_out_and_lines_of_other_accounts_are_findings) {
  GrowingLog<kyuuri::Game> log;
  log.before().balances = {0, 30, 0, 0};
  log.before().out = {seat(1)};
  log.add(kyuuri::Deal{.taker = seat(0), .rank = Rank::seven}).said.dealer = seat(1);
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = Ruling::Effect::lines;
  ruling.lines = {penalty(Account::table(), Side{0}, 2)};
  EXPECT_EQ(log.scored().session.deals[0].findings,
            (Findings{{.place = "/dealer", .message = {"finding.no_such_seat"}},
                      {.place = "/lines", .message = {"finding.book.account"}}}));
  EXPECT_EQ(log.totals_now(), (Totals{0, 30, 0, 0})) << "such a deal moves nothing";
}

TEST(Fold, advice_moves_nothing) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  const Totals before = log.totals_now();
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = Ruling::Effect::advice;
  ruling.lines = {penalty(Account::table(), Side{1}, 2)};
  EXPECT_EQ(log.totals_now(), before);
}

TEST(Fold, a_ruling_about_no_deal_moves_points_between_two_deals) {
  GrowingLog<quadrille::Game> log;
  Event& ruling = log.add(EventKind::ruling_given);
  ruling.said.effect = Ruling::Effect::lines;
  ruling.lines = {penalty(seat(0), Account::pool(), 4)};
  EXPECT_EQ(log.totals_now(), (Totals{-4, 0, 0, 0, 4}));
}

TEST(Fold, a_change_between_two_deals_says_who_are_partners_from_then_on) {
  using klaverjas::Rules;
  GrowingLog<klaverjas::Game> log(
      {.end = Rules::End::deals, .deals = 1, .partners = Rules::Partners::rotating});
  log.add(klaverjas::Deal{.maker = seat(0), .points = 100});
  log.add(EventKind::seats_changed).about.players = {"e", "b", "c", "d"};
  const auto scored = log.scored();
  const Sides now = sides(scored.session.rules, scored.session.carry);
  EXPECT_EQ(scored.changed.at(3).sides, now);
  EXPECT_NE(scored.session.deals[0].sides, now);
}

TEST(Fold, a_ruling_that_is_undone_leaves_the_deal_as_it_was) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  const auto before = log.scored();
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = Ruling::Effect::lines;
  ruling.lines = {penalty(Account::table(), Side{1}, 2)};
  log.add(EventKind::voided, 3);
  EXPECT_EQ(log.scored(), before);
}

// What follows from the totals comes behind the rulings.

/// The keys of what a sheet says behind the line of a ruling.
std::vector<std::string_view> said_behind_ruling(const ScoreSheet& sheet) {
  std::vector<std::string_view> keys;
  for (const Line& line : sheet.lines) {
    keys.push_back(line.message.key);
    if (line.message.key == "book.line.ruling") keys.clear();
  }
  return keys;
}

using Keys = std::vector<std::string_view>;

template <Game G>
void rule(GrowingLog<G>& log, Ruling::Effect effect, const Line& line) {
  Event& ruling = log.add(EventKind::ruling_given, 2);
  ruling.said.effect = effect;
  ruling.lines = {line};
}

TEST(Fold, two_points_for_a_revoke_win_the_game_at_nine) {
  GrowingLog<euchre::Game> log;
  log.before().balances = {9, 3};
  log.add(made(1, 3));
  rule(log, Ruling::Effect::replaces_score, penalty(Account::table(), Side{0}, 2));
  const auto scored = log.scored();
  const auto& deal = scored.session.deals[0];
  EXPECT_EQ(said_behind_ruling(deal.sheet),
            (Keys{"euchre.line.wins_game", "euchre.line.excess_lost"}));
  ASSERT_TRUE(deal.finished);
  EXPECT_EQ(deal.finished->totals, (Totals{11, 3}));
  EXPECT_EQ(scored.session.carry.as<euchre::Carry>().balances, (Totals{0, 0}))
      << "the next game has begun";
}

TEST(Fold, the_line_of_a_ruling_says_why_as_long_as_the_rules_say_the_same) {
  GrowingLog<euchre::Game> log;
  log.add(made(1, 3));
  Line line{"EU-8.16"_rule, {"book.line.ruling"}, {}};
  rule(log, Ruling::Effect::replaces_score, line.move(2, Account::table(), Side{0}));
  log.events.back().incident =
      any(euchre::Incident{.what = euchre::Incident::What::revoke,
                           .noticed = euchre::Incident::Noticed::established,
                           .who = seat(3)});
  const auto key = [&] { return log.scored().session.deals[0].sheet.lines[0].message.key; };
  EXPECT_EQ(key(), "euchre.ruling.line_revoke");
  log.events.back().incident->as<euchre::Incident>().lone = true;
  EXPECT_EQ(key(), "euchre.ruling.line_revoke") << "the deal knows that nobody played alone";
  log.events.back().incident->as<euchre::Incident>().who = seat(0);
  EXPECT_EQ(key(), "book.line.ruling") << "that would be two points for the others";
  log.events.back().incident->as<euchre::Incident>().who = {};
  EXPECT_EQ(key(), "book.line.ruling") << "nobody knows who";
}

TEST(Fold, a_game_that_the_deal_won_goes_on_where_a_ruling_takes_its_points) {
  GrowingLog<euchre::Game> log;
  log.before().balances = {9, 3};
  log.add(made(0, 3));
  rule(log, Ruling::Effect::replaces_score, penalty(Account::table(), Side{1}, 2));
  const auto scored = log.scored();
  EXPECT_EQ(said_behind_ruling(scored.session.deals[0].sheet), Keys());
  EXPECT_FALSE(scored.session.deals[0].finished);
  EXPECT_EQ(scored.session.carry.as<euchre::Carry>().balances, (Totals{9, 5}));
}

TEST(Fold, the_points_of_a_ruling_end_a_game_of_klaverjas) {
  GrowingLog<klaverjas::Game> log({.end = klaverjas::Rules::End::target, .target = 1000});
  log.before().balances = {900, 400};
  log.add(klaverjas::Deal{.maker = seat(1), .points = 100});
  rule(log, Ruling::Effect::replaces_score, penalty(Account::table(), Side{0}, 162));
  const auto scored = log.scored();
  const auto& deal = scored.session.deals[0];
  EXPECT_EQ(said_behind_ruling(deal.sheet), (Keys{"klaverjas.line.side_wins"}));
  EXPECT_TRUE(deal.finished);
}

TEST(Fold, a_ruling_can_put_a_player_out) {
  GrowingLog<kyuuri::Game> log;
  log.before().balances = {0, 0, 10, 0};
  log.add(kyuuri::Deal{.taker = seat(1), .rank = Rank::seven});
  rule(log, Ruling::Effect::replaces_score, penalty(Account::table(), seat(2), 14));
  const auto scored = log.scored();
  EXPECT_EQ(said_behind_ruling(scored.session.deals[0].sheet), (Keys{"kyuuri.line.out"}));
  EXPECT_EQ(scored.session.carry.as<kyuuri::Carry>().out, SeatSet{seat(2)});
}

const quadrille::Deal kSolo{
    .ombre = seat(1), .contract = quadrille::Deal::Contract::solo, .tricks = 6};

TEST(Fold, a_beast_in_the_last_deal_is_shared_out_with_the_pool) {
  GrowingLog<quadrille::Game> log({.deals = 4});
  log.before().deals_played = 3;
  log.add(kSolo);
  rule(log, Ruling::Effect::lines, penalty(seat(0), Account::pool(), 4));
  const auto scored = log.scored();
  const auto& deal = scored.session.deals[0];
  EXPECT_EQ(said_behind_ruling(deal.sheet).front(), "quadrille.line.pool_shared_out");
  EXPECT_EQ(deal.after[quadrille::kSeats], 0);
}

TEST(Fold, a_player_whom_a_ruling_leaves_without_counters_buys_in) {
  GrowingLog<quadrille::Game> log({.buy_in = true});
  log.add(kSolo);
  const quadrille::Rules rules;
  rule(log, Ruling::Effect::lines, penalty(seat(0), Account::pool(), rules.counters));
  const auto scored = log.scored();
  EXPECT_EQ(said_behind_ruling(scored.session.deals[0].sheet), (Keys{"quadrille.line.buys_in"}));
}

}  // namespace
}  // namespace spadille::tests
