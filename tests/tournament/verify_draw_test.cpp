// Each rule of a draw, once broken and once kept, in rounds that are made by hand.
#include "tournament/verify_draw.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

namespace spadille::tests {
namespace {

using Table = std::vector<Entrant>;
using Tables = std::vector<Table>;
using Keys = std::vector<std::string>;

constexpr RuleId rule(std::uint8_t number) { return {{'E', 'V'}, 2, number}; }

/// So many people, all there from the beginning.
Tournament people(Method method, int count) {
  Tournament event;
  event.plan.method = method;
  for (int who = 0; who < count; ++who)
    event.roster.push_back({std::to_string(who), {{1, Absence::none}}});
  return event;
}

/// Pairs 0 and 1, 2 and 3, and so on.
Tournament pairs(Method method, int count) {
  Tournament event = people(method, 2 * count);
  for (int who = 0; who < 2 * count; who += 2) event.wishes.together.emplace_back(who, who + 1);
  return event;
}

/// A round; whoever is there and does not sit sits out.
void add(Tournament& event, const Tables& tables) {
  DrawnRound round;
  std::vector<Entrant> seated;
  for (const Table& seats : tables) {
    round.tables.push_back({static_cast<int>(round.tables.size()) + 1, seats});
    seated.insert(seated.end(), seats.begin(), seats.end());
  }
  const int number = static_cast<int>(event.rounds.size()) + 1;
  for (const Entrant who : present(event, number))
    if (std::find(seated.begin(), seated.end(), who) == seated.end()) round.out.push_back(who);
  event.rounds.push_back(round);
  event.plan.rounds = std::max(event.plan.rounds, number);
}

Tournament with(Tournament event, const std::vector<Tables>& rounds) {
  for (const Tables& tables : rounds) add(event, tables);
  return event;
}

/// A table of two pairs, by their numbers.
Table meet(int one, int other) { return {2 * one, 2 * other, 2 * one + 1, 2 * other + 1}; }

void tell(Tournament& event, int round, int table, std::int64_t first, std::int64_t second) {
  event.results.push_back({round, table, {{ToldBy::paper, {{first, second}}}}});
}

Keys keys(const std::vector<Breach>& all, bool promised) {
  Keys found;
  for (const Breach& breach : all)
    if (breach.promised == promised)
      found.emplace_back(breach.message.key.substr(std::string("event.breach.").size()));
  return found;
}

Keys broken(const Tournament& event) { return keys(breaches(event), true); }
Keys could_be_better(const Tournament& event) { return keys(breaches(event), false); }

/// Three rounds of four in which everybody plays with everybody.
const std::vector<Tables> kThreeRoundsOfFour{{{0, 1, 2, 3}}, {{0, 2, 1, 3}}, {{0, 1, 3, 2}}};

// ---- places

TEST(VerifyDraw, rounds_that_keep_to_everything_have_no_breach) {
  EXPECT_EQ(breaches(with(people(Method::individual, 4), kThreeRoundsOfFour)),
            std::vector<Breach>{});
}

TEST(VerifyDraw, somebody_who_sits_twice_is_named) {
  const Tournament event = with(people(Method::individual, 8), {{{0, 1, 2, 3}, {4, 5, 6, 0}}});
  EXPECT_EQ(
      breaches(event),
      (std::vector<Breach>{{1, 0, {{'E', 'V'}, 1, 1}, {"event.breach.placed_twice", {1}}, {0}}}));
}

TEST(VerifyDraw, somebody_who_sits_and_sits_out_has_two_places) {
  Tournament event = with(people(Method::individual, 5), {{{0, 1, 2, 3}}});
  event.rounds[0].out.push_back(3);
  EXPECT_EQ(broken(event), Keys{"placed_twice"});
}

TEST(VerifyDraw, somebody_who_is_there_and_has_no_place_is_named) {
  Tournament event = with(people(Method::individual, 5), {{{0, 1, 2, 3}}});
  EXPECT_EQ(broken(event), Keys{});
  event.rounds[0].out.clear();
  EXPECT_EQ(breaches(event),
            (std::vector<Breach>{{1, 0, {{'E', 'V'}, 1, 1}, {"event.breach.no_place", {1}}, {4}}}));
}

TEST(VerifyDraw, somebody_who_is_not_there_and_has_a_place_is_named) {
  Tournament event = with(people(Method::individual, 5), {{{0, 1, 2, 3}}});
  event.roster[4].presences.push_back({1, Absence::gone});
  EXPECT_EQ(broken(event), Keys{"not_there"});
  event.rounds[0].out.clear();
  EXPECT_EQ(broken(event), Keys{});
}

// ---- sizes

TEST(VerifyDraw, a_table_of_five_is_named) {
  const Tournament event = with(people(Method::individual, 5), {{{0, 1, 2, 3, 4}}});
  EXPECT_EQ(breaches(event),
            (std::vector<Breach>{
                {1, 1, rule(10), {"event.breach.table_size", {1, 1, 5, 4}}, {0, 1, 2, 3, 4}}}));
}

TEST(VerifyDraw, a_table_of_three_is_wrong_where_the_club_does_not_want_it) {
  Tournament event = with(people(Method::individual, 7), {{{0, 1, 2, 3}, {4, 5, 6}}});
  EXPECT_EQ(broken(event), Keys{"table_size"});
  event.plan.short_tables = true;
  EXPECT_EQ(broken(event), Keys{});
}

TEST(VerifyDraw, four_who_sit_out_could_sit_at_a_table) {
  const Tournament event = with(people(Method::individual, 8), {{{0, 1, 2, 3}}});
  EXPECT_EQ(breaches(event),
            (std::vector<Breach>{
                {1, 0, rule(10), {"event.breach.table_count", {1, 1, 2, 0}}, {4, 5, 6, 7}}}));
}

TEST(VerifyDraw, one_too_many_of_nine_makes_three_tables_of_three) {
  Tournament event = people(Method::individual, 9);
  event.plan.short_tables = true;
  EXPECT_EQ(broken(with(event, {{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}})), Keys{});
  EXPECT_EQ(broken(with(event, {{{0, 1, 2, 3}, {4, 5, 6, 7}}})), Keys{"table_count"});
}

TEST(VerifyDraw, one_too_many_of_five_sits_out) {
  Tournament event = people(Method::individual, 5);
  event.plan.short_tables = true;
  EXPECT_EQ(broken(with(event, {{{0, 1, 2, 3}}})), Keys{});
}

TEST(VerifyDraw, partners_in_every_round_do_not_sit_at_a_table_of_three) {
  Tournament event = people(Method::individual, 7);
  event.plan.short_tables = true;
  event.wishes.together = {{0, 1}, {2, 3}, {4, 5}};
  EXPECT_EQ(broken(with(event, {{{0, 2, 1, 3}}})), Keys{});
  EXPECT_EQ(broken(with(event, {{{0, 2, 1, 3}, {4, 5, 6}}})),
            (Keys{"table_count", "not_together"}));
}

// ---- wishes

TEST(VerifyDraw, two_who_want_to_be_partners_are_not) {
  Tournament event = people(Method::individual, 4);
  event.wishes.together = {{0, 1}};
  EXPECT_EQ(breaches(with(event, {{{0, 1, 2, 3}}})),
            (std::vector<Breach>{{1, 0, rule(11), {"event.breach.not_together", {1}}, {0, 1}}}));
  EXPECT_EQ(broken(with(event, {{{0, 2, 1, 3}}})), Keys{});
}

TEST(VerifyDraw, two_who_want_to_be_partners_sit_out_together) {
  Tournament event = people(Method::individual, 6);
  event.wishes.together = {{0, 1}};
  EXPECT_EQ(broken(with(event, {{{2, 3, 4, 5}}})), Keys{});
  EXPECT_EQ(broken(with(event, {{{1, 3, 4, 5}}})), Keys{"not_together"});
}

TEST(VerifyDraw, a_wish_of_two_waits_while_one_of_them_is_not_there) {
  Tournament event = people(Method::individual, 5);
  event.wishes.together = {{0, 4}};
  event.roster[4].presences = {{1, Absence::late}};
  EXPECT_EQ(broken(with(event, {{{0, 1, 2, 3}}})), Keys{});
}

TEST(VerifyDraw, two_who_want_to_be_apart_sit_at_one_table) {
  Tournament event = people(Method::individual, 8);
  event.wishes.apart = {{0, 7}};
  EXPECT_EQ(broken(with(event, {{{0, 1, 2, 3}, {4, 5, 6, 7}}})), Keys{});
  EXPECT_EQ(breaches(with(event, {{{4, 1, 2, 3}, {0, 5, 6, 7}}})),
            (std::vector<Breach>{{1, 2, rule(11), {"event.breach.not_apart", {1, 2}}, {0, 7}}}));
}

TEST(VerifyDraw, somebody_sits_at_another_table_than_he_wants) {
  Tournament event = people(Method::individual, 9);
  event.wishes.at_table = {{0, 2}};
  EXPECT_EQ(broken(with(event, {{{4, 1, 2, 3}, {0, 5, 6, 7}}})), Keys{});
  EXPECT_EQ(broken(with(event, {{{4, 1, 2, 3}, {8, 5, 6, 7}}})), Keys{});
  EXPECT_EQ(breaches(with(event, {{{0, 1, 2, 3}, {4, 5, 6, 7}}})),
            (std::vector<Breach>{{1, 1, rule(11), {"event.breach.not_at_table", {1, 1, 2}}, {0}}}));
}

// ---- sitting out

const Tables kWithout4{{0, 1, 2, 3}};
const Tables kWithout3{{0, 2, 1, 4}};

TEST(VerifyDraw, somebody_sits_out_again_before_everybody_has) {
  EXPECT_EQ(broken(with(people(Method::individual, 5), {kWithout4, kWithout3})), Keys{});
  const Tournament event = with(people(Method::individual, 5), {kWithout4, {{0, 2, 1, 3}}});
  EXPECT_EQ(breaches(event),
            (std::vector<Breach>{{2, 0, rule(9), {"event.breach.out_again", {2, 1}}, {4}}}));
}

TEST(VerifyDraw, when_everybody_has_sat_out_it_begins_again) {
  Tournament event = people(Method::individual, 5);
  event.plan.partners = false;
  for (Entrant out = 0; out < 5; ++out) {
    Table seats;
    for (Entrant who = 0; who < 5; ++who)
      if (who != out) seats.push_back(who);
    add(event, {seats});
  }
  add(event, {{0, 1, 2, 3}});
  EXPECT_EQ(broken(event), Keys{});
  add(event, {{0, 2, 1, 3}});
  EXPECT_EQ(broken(event), Keys{"out_again"});
}

TEST(VerifyDraw, a_round_that_a_latecomer_has_missed_is_his_turn) {
  Tournament event = people(Method::individual, 6);
  event.plan.partners = false;
  event.roster[5].presences = {{2, Absence::none}};
  event = with(event, {{{0, 1, 2, 3}}, {{2, 3, 4, 5}}, {{0, 1, 4, 5}}, {{1, 2, 3, 5}}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), (Keys{"out_again", "out_again"}));
}

TEST(VerifyDraw, nobody_waits_for_somebody_who_has_left) {
  Tournament event = people(Method::individual, 6);
  event.plan.partners = false;
  event = with(event, {{{0, 1, 2, 3}}, {{0, 1, 4, 5}}});
  event.roster[0].presences.push_back({3, Absence::gone});
  event = with(event, {{{2, 3, 4, 5}}});
  EXPECT_EQ(breaches(event), std::vector<Breach>{});
  event = with(event, {{{1, 2, 3, 4}}});
  EXPECT_EQ(breaches(event), std::vector<Breach>{});
}

TEST(VerifyDraw, two_who_are_always_partners_cannot_sit_out_for_one) {
  Tournament event = people(Method::individual, 5);
  event.wishes.together = {{0, 1}, {2, 3}};
  EXPECT_EQ(broken(with(event, {{{0, 2, 1, 3}}, {{0, 2, 1, 3}}})), Keys{});
}

TEST(VerifyDraw, two_singles_can_sit_out_for_partners) {
  Tournament event = people(Method::individual, 6);
  event.wishes.together = {{0, 1}};
  EXPECT_EQ(broken(with(event, {{{2, 3, 4, 5}}, {{2, 4, 3, 5}}})), Keys{"out_again"});
}

TEST(VerifyDraw, one_single_cannot_sit_out_for_partners) {
  Tournament event = people(Method::individual, 7);
  event.plan.partners = false;
  event.wishes.together = {{0, 1}};
  event.roster[4].presences.push_back({3, Absence::gone});
  event.roster[6].presences = {{3, Absence::none}};
  event = with(event, {{{2, 3, 4, 5}}, {{0, 4, 1, 5}}, {{2, 3, 5, 6}}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), Keys{"out_again"});
}

TEST(VerifyDraw, at_one_table_two_who_want_to_be_apart_cannot_take_turns_with_the_others) {
  Tournament event = people(Method::individual, 5);
  event.wishes.apart = {{3, 4}};
  event = with(event, {kWithout4, {{0, 2, 1, 3}}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), Keys{"out_again"});
}

TEST(VerifyDraw, pairs_that_sit_all_evening_do_not_take_turns) {
  Tournament event = with(pairs(Method::moving, 5), {{meet(0, 2), meet(1, 3)},
                                                     {meet(0, 3), meet(1, 4)},
                                                     {meet(0, 4), meet(1, 2)},
                                                     {meet(0, 2), meet(1, 3)}});
  EXPECT_EQ(broken(event), Keys{});
}

// ---- individual

TEST(VerifyDraw, a_partner_twice_where_nobody_needs_one_is_a_broken_promise) {
  const Tournament event = with(people(Method::individual, 4), {{{0, 1, 2, 3}}, {{2, 1, 0, 3}}});
  EXPECT_EQ(
      breaches(event),
      (std::vector<Breach>{{2, 1, rule(2), {"event.breach.partners_again", {2, 1, 1}}, {0, 2}},
                           {2, 1, rule(2), {"event.breach.partners_again", {2, 1, 1}}, {1, 3}}}));
}

TEST(VerifyDraw, a_partner_twice_in_more_rounds_than_there_are_partners_is_only_told) {
  std::vector<Tables> rounds = kThreeRoundsOfFour;
  rounds.push_back({{2, 1, 0, 3}});
  const Tournament event = with(people(Method::individual, 4), rounds);
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), (Keys{"partners_again", "partners_again"}));
}

TEST(VerifyDraw, a_partner_twice_after_somebody_has_left_is_only_told) {
  Tournament event = people(Method::individual, 5);
  event.roster[4].presences.push_back({2, Absence::gone});
  event = with(event, {{{0, 1, 2, 3}}, {{2, 1, 0, 3}}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), (Keys{"partners_again", "partners_again"}));
}

TEST(VerifyDraw, a_partner_twice_of_six_is_only_told) {
  const Tournament event = with(people(Method::individual, 6), {{{0, 1, 2, 3}}, {{0, 4, 2, 5}}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), Keys{"partners_again"});
}

TEST(VerifyDraw, a_partner_twice_while_somebody_is_still_to_come_is_only_told) {
  Tournament event = people(Method::individual, 5);
  event.plan.rounds = 3;
  event.roster[4].presences = {{3, Absence::none}};
  event = with(event, {{{0, 1, 2, 3}}, {{2, 1, 0, 3}}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), (Keys{"partners_again", "partners_again"}));
}

TEST(VerifyDraw, an_opponent_twice_among_many_is_a_broken_promise) {
  Tables first;
  Tables second;
  for (Entrant who = 0; who < 32; who += 4) {
    first.push_back({who, who + 1, who + 2, who + 3});
    second.push_back({who, (who + 5) % 32, (who + 10) % 32, (who + 15) % 32});
  }
  const Tournament event = people(Method::individual, 32);
  EXPECT_EQ(breaches(with(event, {first, second})), std::vector<Breach>{});
  std::swap(second[0][1], second[7][1]);
  EXPECT_EQ(
      breaches(with(event, {first, second})),
      (std::vector<Breach>{{2, 1, rule(2), {"event.breach.opponents_again", {2, 1, 1}}, {0, 1}},
                           {2, 8, rule(2), {"event.breach.opponents_again", {2, 8, 1}}, {5, 6}}}));
}

TEST(VerifyDraw, an_opponent_twice_among_few_is_not_told) {
  EXPECT_EQ(breaches(with(people(Method::individual, 4), {{{0, 1, 2, 3}}, {{0, 2, 1, 3}}})),
            std::vector<Breach>{});
}

// ---- pairs

TEST(VerifyDraw, a_pair_is_parted) {
  EXPECT_EQ(broken(with(pairs(Method::pairs, 2), {{meet(0, 1)}})), Keys{});
  EXPECT_EQ(broken(with(pairs(Method::pairs, 2), {{{0, 1, 2, 3}}})),
            (Keys{"pair_parted", "pair_parted"}));
}

TEST(VerifyDraw, pairs_meet_again_though_there_are_others) {
  const Tables first{meet(0, 1), meet(2, 3)};
  EXPECT_EQ(breaches(with(pairs(Method::pairs, 4), {first, {meet(0, 2), meet(1, 3)}})),
            std::vector<Breach>{});
  EXPECT_EQ(
      breaches(with(pairs(Method::pairs, 4), {first, {meet(2, 3), meet(0, 1)}})),
      (std::vector<Breach>{{2, 1, rule(3), {"event.breach.met_again", {2, 1, 1}}, {4, 5, 6, 7}},
                           {2, 2, rule(3), {"event.breach.met_again", {2, 2, 1}}, {0, 1, 2, 3}}}));
}

TEST(VerifyDraw, pairs_that_have_met_everybody_meet_again) {
  const Tournament event = with(pairs(Method::pairs, 2), {{meet(0, 1)}, {meet(0, 1)}});
  EXPECT_EQ(broken(event), Keys{});
  EXPECT_EQ(could_be_better(event), Keys{"met_again"});
}

TEST(VerifyDraw, by_standing_nobody_meets_twice_while_half_of_all_are_left) {
  const Tables first{meet(0, 1), meet(2, 3)};
  const Tournament again = with(pairs(Method::by_standing, 4), {first, first});
  EXPECT_EQ(breaches(again).front().rule, rule(7));
  EXPECT_EQ(broken(again), (Keys{"met_again", "met_again"}));
}

TEST(VerifyDraw, three_pairs_have_three_rounds_of_new_opponents) {
  const Tournament event =
      with(pairs(Method::pairs, 3), {{meet(0, 1)}, {meet(0, 2)}, {meet(0, 1)}});
  EXPECT_EQ(broken(event), (Keys{"out_again", "met_again"}));
}

// ---- everybody meets everybody

TEST(VerifyDraw, everybody_has_met_everybody) {
  const std::vector<Tables> rounds{
      {meet(0, 1), meet(2, 3)}, {meet(0, 2), meet(1, 3)}, {meet(0, 3), meet(1, 2)}};
  EXPECT_EQ(breaches(with(pairs(Method::round_robin, 4), rounds)), std::vector<Breach>{});
}

TEST(VerifyDraw, two_pairs_that_never_met_are_named_at_the_end) {
  const std::vector<Tables> rounds{
      {meet(0, 1), meet(2, 3)}, {meet(0, 2), meet(1, 3)}, {meet(0, 1), meet(2, 3)}};
  const Tournament event = with(pairs(Method::round_robin, 4), rounds);
  EXPECT_EQ(broken(event), (Keys{"never_met", "never_met", "met_again", "met_again"}));
  EXPECT_EQ(breaches(event).front(),
            (Breach{0, 0, rule(6), {"event.breach.never_met"}, {0, 1, 6, 7}}));
}

TEST(VerifyDraw, of_three_pairs_one_sits_out_in_each_round) {
  const std::vector<Tables> rounds{{meet(0, 1)}, {meet(0, 2)}, {meet(1, 2)}};
  EXPECT_EQ(breaches(with(pairs(Method::round_robin, 3), rounds)), std::vector<Breach>{});
}

// ---- sitting and moving

const std::vector<Tables> kMoving{{meet(0, 3), meet(1, 4), meet(2, 5)},
                                  {meet(0, 4), meet(1, 5), meet(2, 3)},
                                  {meet(0, 5), meet(1, 3), meet(2, 4)}};

Keys broken_moving(const std::vector<Tables>& rounds) {
  return broken(with(pairs(Method::moving, 6), rounds));
}

TEST(VerifyDraw, pairs_move_from_the_last_table_to_the_first) {
  EXPECT_EQ(broken_moving(kMoving), Keys{});
}

TEST(VerifyDraw, a_pair_goes_the_other_way) {
  EXPECT_EQ(broken_moving({kMoving[0], {meet(0, 5), meet(1, 3), meet(2, 4)}}),
            (Keys{"not_next_table", "not_next_table", "not_next_table"}));
}

TEST(VerifyDraw, nobody_moves) {
  EXPECT_EQ(broken_moving({kMoving[0], kMoving[0]}),
            (Keys{"nobody_moves", "nobody_moves", "nobody_moves"}));
}

TEST(VerifyDraw, nobody_stays) {
  EXPECT_EQ(broken_moving({kMoving[0], {meet(1, 4), meet(2, 5), meet(0, 3)}}),
            (Keys{"nobody_stays", "nobody_stays", "nobody_stays"}));
}

TEST(VerifyDraw, a_pair_that_has_stayed_moves) {
  EXPECT_EQ(broken_moving({kMoving[0], kMoving[1], {meet(4, 1), meet(5, 2), meet(3, 0)}}),
            (Keys{"did_not_stay", "did_not_move", "did_not_stay", "did_not_move", "did_not_stay",
                  "did_not_move"}));
}

// ---- progressive

/// At the first table 0 and 2 win, at the second 5 and 7.
Tournament progressive(const Tables& next) {
  Tournament event = with(people(Method::progressive, 8), {{{0, 1, 2, 3}, {4, 5, 6, 7}}, next});
  tell(event, 1, 1, 100, 62);
  tell(event, 1, 2, 0, 162);
  return event;
}

TEST(VerifyDraw, winners_go_up_and_losers_down) {
  EXPECT_EQ(breaches(progressive({{0, 2, 5, 7}, {1, 3, 4, 6}})), std::vector<Breach>{});
}

TEST(VerifyDraw, a_winner_goes_down) {
  EXPECT_EQ(breaches(progressive({{0, 1, 5, 7}, {2, 3, 4, 6}})),
            (std::vector<Breach>{{2, 1, rule(5), {"event.breach.loser_at", {2, 1, 1, 2}}, {1}},
                                 {2, 2, rule(5), {"event.breach.winner_at", {2, 2, 1, 1}}, {2}}}));
}

TEST(VerifyDraw, who_arrive_together_are_partners) {
  EXPECT_EQ(broken(progressive({{0, 5, 2, 7}, {1, 3, 4, 6}})),
            (Keys{"partners_stay", "partners_stay"}));
}

TEST(VerifyDraw, of_two_sides_that_are_equal_either_goes_up) {
  Tournament event = progressive({{1, 3, 5, 7}, {0, 2, 4, 6}});
  EXPECT_EQ(broken(event), (Keys{"loser_at", "loser_at", "winner_at", "winner_at"}));
  event.results[0].told[0].figures.points = {81, 81};
  EXPECT_EQ(broken(event), Keys{});
}

TEST(VerifyDraw, a_result_that_is_not_settled_says_nothing) {
  Tournament event = progressive({{1, 3, 5, 7}, {0, 2, 4, 6}});
  event.results[0].told.push_back({ToldBy::phone, {{62, 100}}});
  EXPECT_EQ(broken(event), Keys{});
}

TEST(VerifyDraw, where_fewer_is_better_the_fewer_win) {
  Tournament event = progressive({{1, 3, 4, 6}, {0, 2, 5, 7}});
  EXPECT_EQ(broken(event).size(), 8U);
  event.plan.ranking.fewer_is_better = true;
  EXPECT_EQ(broken(event), Keys{});
}

TEST(VerifyDraw, who_has_lost_does_not_overtake_who_has_won) {
  Tournament event = with(people(Method::progressive, 9),
                          {{{0, 1, 2, 3}, {4, 5, 6, 7}}, {{0, 8, 2, 5}, {1, 3, 4, 6}}});
  tell(event, 1, 1, 100, 62);
  event.rounds[1].tables[0].seats = {0, 2, 5, 8};
  EXPECT_EQ(broken(event), Keys{});
  event.rounds[1].tables = {{1, {1, 2, 5, 8}}, {2, {0, 3, 4, 6}}};
  EXPECT_EQ(broken(event), Keys{"overtaken"});
}

TEST(VerifyDraw, between_two_tables_winners_meet_losers) {
  Tournament event = with(
      people(Method::progressive, 12),
      {{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}}, {{0, 2, 4, 6}, {1, 3, 8, 10}, {5, 7, 9, 11}}});
  for (const int table : {1, 2, 3}) tell(event, 1, table, 100, 62);
  EXPECT_EQ(breaches(event), std::vector<Breach>{});
}

// ---- one table

TEST(VerifyDraw, in_three_rounds_everybody_has_played_with_everybody) {
  std::vector<Tables> rounds = kThreeRoundsOfFour;
  rounds.push_back(kThreeRoundsOfFour[0]);
  EXPECT_EQ(breaches(with(people(Method::own_table, 4), rounds)), std::vector<Breach>{});
}

TEST(VerifyDraw, partners_do_not_change) {
  const Tournament event = with(people(Method::own_table, 4), {{{0, 1, 2, 3}}, {{0, 3, 2, 1}}});
  EXPECT_EQ(breaches(event),
            (std::vector<Breach>{
                {2, 1, rule(8), {"event.breach.partners_not_changed", {2, 1}}, {0, 1, 2, 3}}}));
}

TEST(VerifyDraw, partners_come_back_before_the_third_round) {
  const std::vector<Tables> rounds{{{0, 1, 2, 3}}, {{0, 2, 1, 3}}, {{0, 3, 2, 1}}};
  EXPECT_EQ(broken(with(people(Method::own_table, 4), rounds)), Keys{"partners_not_changed"});
}

TEST(VerifyDraw, partners_of_the_third_round_stay_in_the_fourth) {
  std::vector<Tables> rounds = kThreeRoundsOfFour;
  rounds.push_back(kThreeRoundsOfFour[2]);
  EXPECT_EQ(broken(with(people(Method::own_table, 4), rounds)), Keys{"partners_not_changed"});
}

TEST(VerifyDraw, where_somebody_sits_out_tables_are_mixed) {
  EXPECT_EQ(breaches(with(people(Method::own_table, 5), {kWithout4, kWithout3})),
            std::vector<Breach>{});
}

TEST(VerifyDraw, somebody_leaves_his_table) {
  EXPECT_EQ(broken(with(people(Method::own_table, 8),
                        {{{0, 1, 2, 3}, {4, 5, 6, 7}}, {{0, 2, 1, 7}, {4, 6, 5, 3}}})),
            (Keys{"table_mixed", "table_mixed"}));
}

// ---- as the log tells it

std::vector<std::string> ids(const std::vector<Entrant>& people) {
  std::vector<std::string> all;
  for (const Entrant who : people) all.push_back(std::to_string(who));
  return all;
}

TournamentEvent of_round(int round, const Tables& tables) {
  TournamentEvent event{.kind = EventKind::round_drawn, .round = round};
  for (const Table& table : tables) event.tables.push_back(ids(table));
  return event;
}

TournamentEvent wish_apart(Entrant one, Entrant other) {
  TournamentEvent event{.kind = EventKind::wished};
  event.people = ids({one, other});
  event.wish = Wish::apart;
  return event;
}

TournamentLog log_of(int people) {
  TournamentEvent opening{.kind = EventKind::opened};
  opening.plan.rounds = 2;
  TournamentEvent roster{.kind = EventKind::roster_changed, .round = 1};
  for (Entrant who = 0; who < people; ++who) roster.people.push_back(std::to_string(who));
  return {{opening, roster}};
}

const Tables kEight{{0, 1, 2, 3}, {4, 5, 6, 7}};

TEST(VerifyDraw, a_wish_that_was_told_after_the_draw_does_not_bind_it) {
  TournamentLog before = log_of(8);
  before.events.push_back(wish_apart(0, 1));
  before.events.push_back(of_round(1, kEight));
  EXPECT_EQ(keys(breaches(before), true), Keys{"not_apart"});
  TournamentLog after = log_of(8);
  after.events.push_back(of_round(1, kEight));
  after.events.push_back(wish_apart(0, 1));
  EXPECT_EQ(breaches(after), std::vector<Breach>{});
  EXPECT_EQ(keys(breaches(tournament(after)), true), Keys{"not_apart"});
}

TEST(VerifyDraw, what_is_changed_by_hand_is_only_told) {
  TournamentLog log = log_of(8);
  log.events.push_back(wish_apart(0, 4));
  log.events.push_back(of_round(1, kEight));
  TournamentEvent by_hand = of_round(1, {{0, 4, 2, 3}, {1, 5, 6, 7}});
  by_hand.by_hand = true;
  log.events.push_back(by_hand);
  EXPECT_EQ(keys(breaches(log), true), Keys{});
  EXPECT_EQ(keys(breaches(log), false), Keys{"not_apart"});
}

TEST(VerifyDraw, at_tables_of_three_mates_may_not_come_out_even) {
  Tournament event = pairs(Method::individual, 3);
  event.plan.seats = 3;
  event.plan.partners = false;
  add(event, {{0, 1, 2}, {3, 4, 5}});
  EXPECT_EQ(keys(breaches(event), true), Keys{});
  EXPECT_EQ(keys(breaches(event), false), Keys{"not_together"});
}

TEST(VerifyDraw, at_tables_of_three_mates_who_sit_out_again_are_only_told) {
  Tournament event = people(Method::individual, 5);
  event.plan.seats = 3;
  event.plan.partners = false;
  event.wishes.together = {{0, 1}, {2, 3}};
  for (int round = 0; round < 2; ++round) add(event, {{0, 1, 4}});
  EXPECT_EQ(keys(breaches(event), true), Keys{});
  EXPECT_EQ(keys(breaches(event), false), Keys{"out_again"});
}

TEST(VerifyDraw, who_came_when_the_round_was_drawn_already_has_missed_it) {
  TournamentLog log = log_of(5);
  log.events.push_back(of_round(1, kWithout4));
  log.events.back().people = {"4"};
  TournamentEvent late{.kind = EventKind::roster_changed, .round = 1};
  late.people = {"5", "6", "7", "8"};
  TournamentEvent gone{.kind = EventKind::roster_changed, .round = 2, .absence = Absence::gone};
  gone.people = {"0", "1", "2", "3"};
  log.events.insert(log.events.end(), {late, gone, of_round(2, {{5, 6, 7, 8}})});
  log.events.back().people = {"4"};
  EXPECT_EQ(keys(breaches(log), true), Keys{});
}

TEST(VerifyDraw, a_round_that_was_drawn_before_the_method_changed_is_only_told) {
  TournamentLog log = log_of(8);
  log.events.push_back(of_round(1, kEight));
  TournamentEvent plan{.kind = EventKind::opening_corrected, .plan = log.events[0].plan};
  plan.plan.method = Method::round_robin;
  log.events.push_back(plan);
  EXPECT_EQ(keys(breaches(log), true), Keys{});
  EXPECT_EQ(keys(breaches(tournament(log)), true), Keys{"table_count"});
}

TEST(VerifyDraw, by_hand_a_table_may_be_left_empty) {
  TournamentLog log = log_of(8);
  log.events.push_back(of_round(1, kEight));
  TournamentEvent by_hand = of_round(1, {kEight[0]});
  by_hand.people = ids(kEight[1]);
  by_hand.by_hand = true;
  log.events.push_back(by_hand);
  EXPECT_EQ(breaches(log), std::vector<Breach>{});
}

TournamentEvent comes(const std::string& who, int round) {
  return {.kind = EventKind::roster_changed, .round = round, .people = {who}};
}

TEST(VerifyDraw, who_came_once_a_round_had_begun_is_no_breach_of_its_draw) {
  TournamentLog log = log_of(4);
  log.events.push_back(of_round(1, {{0, 1, 2, 3}}));
  TournamentEvent result{.kind = EventKind::result_told, .round = 1, .table = 1};
  result.figures.points = {100, 62};
  log.events.push_back(result);
  log.events.push_back(comes("4", 1));
  EXPECT_EQ(breaches(log), std::vector<Breach>{});
}

TEST(VerifyDraw, a_draw_that_seats_others_than_are_there_is_told_until_it_is_made_anew) {
  TournamentLog log = log_of(4);
  log.events.push_back(of_round(1, {{0, 1, 2, 3}}));
  log.events.push_back(comes("4", 1));
  EXPECT_EQ(keys(breaches(log), true), Keys{});
  EXPECT_EQ(keys(breaches(log), false), Keys{"stale"});
  log.events.push_back(of_round(1, {{0, 1, 2, 4}}));
  log.events.back().people = {"3"};
  EXPECT_EQ(breaches(log), std::vector<Breach>{});
}

TEST(VerifyDraw, a_plan_that_was_changed_later_does_not_bind_the_sizes_of_tables) {
  TournamentLog log = log_of(3);
  log.events[0].plan.short_tables = true;
  log.events.push_back(of_round(1, {{0, 1, 2}}));
  TournamentEvent plan{.kind = EventKind::opening_corrected, .plan = log.events[0].plan};
  plan.plan.short_tables = false;
  log.events.push_back(plan);
  EXPECT_EQ(keys(breaches(log), true), Keys{});
}

TEST(VerifyDraw, two_of_three_other_pairs_are_enough_to_meet_nobody_again) {
  TournamentLog log = log_of(8);
  log.events[0].plan.method = Method::by_standing;
  for (Entrant who = 0; who < 8; who += 2) {
    TournamentEvent pair{.kind = EventKind::wished};
    pair.people = ids({who, who + 1});
    log.events.push_back(pair);
  }
  for (const int round : {1, 2}) log.events.push_back(of_round(round, {meet(0, 1), meet(2, 3)}));
  EXPECT_EQ(keys(breaches(log), true), (Keys{"met_again", "met_again"}));
}

TEST(VerifyDraw, rounds_behind_one_that_was_changed_by_hand_are_only_told) {
  TournamentLog log = log_of(5);
  log.events.push_back(of_round(1, kWithout4));
  log.events.push_back(of_round(2, {{0, 2, 1, 4}}));
  log.events[2].people = {"4"};
  log.events[3].people = {"3"};
  EXPECT_EQ(breaches(log), std::vector<Breach>{});
  TournamentEvent by_hand = of_round(1, {{0, 1, 2, 4}});
  by_hand.people = {"3"};
  by_hand.by_hand = true;
  log.events.push_back(by_hand);
  EXPECT_EQ(keys(breaches(log), true), Keys{});
  EXPECT_EQ(keys(breaches(log), false), Keys{"out_again"});
}

TEST(VerifyDraw, rounds_that_were_drawn_one_by_one_promise_no_new_partners) {
  TournamentLog log = log_of(4);
  log.events.push_back(of_round(1, {{0, 1, 2, 3}}));
  log.events.push_back(of_round(2, {{2, 1, 0, 3}}));
  EXPECT_EQ(keys(breaches(log), true), Keys{});
  log.events[2].group = log.events[3].group = 1;
  EXPECT_EQ(keys(breaches(log), true), (Keys{"partners_again", "partners_again"}));
}

TEST(VerifyDraw, a_result_that_was_told_otherwise_after_the_draw_does_not_bind_it) {
  TournamentLog log = log_of(8);
  log.events[0].plan.method = Method::progressive;
  log.events.push_back(of_round(1, kEight));
  TournamentEvent result{.kind = EventKind::result_told, .round = 1, .table = 1};
  result.figures.points = {100, 62};
  log.events.push_back(result);
  log.events.push_back(of_round(2, {{0, 2, 5, 7}, {1, 3, 4, 6}}));
  result.figures.points = {62, 100};
  log.events.push_back(result);
  EXPECT_EQ(breaches(log), std::vector<Breach>{});
  EXPECT_NE(breaches(tournament(log)), std::vector<Breach>{});
}

}  // namespace
}  // namespace spadille::tests
