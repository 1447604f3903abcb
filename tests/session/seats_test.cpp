// Who sits there, and what is whose when people change seats, come, leave and return.
#include <gtest/gtest.h>

#include "tests/session/growing_log.h"

namespace spadille::tests {
namespace {

using Points = std::map<std::string, std::int64_t>;
using Players = std::vector<std::string>;

template <Game G>
Points points(const GrowingLog<G>& log) {
  Points all;
  for (const auto& [id, part] : log.scored().own) all[id] = part.points;
  return all;
}

/// Who has won games, and how many.
template <Game G>
Points games_won(const GrowingLog<G>& log) {
  Points all;
  for (const auto& [id, part] : log.scored().own)
    if (part.games_won != 0) all[id] = part.games_won;
  return all;
}

/// What the partners settle with one opponent each.
template <Game G>
Points ahead(const GrowingLog<G>& log) {
  Points all;
  for (const auto& [id, part] : log.scored().own) all[id] = part.points - part.against;
  return all;
}

template <Game G>
void sit(GrowingLog<G>& log, const Players& players, bool own_totals = false) {
  Event& event = log.add(EventKind::seats_changed);
  event.about.players = players;
  event.said.own_totals = own_totals;
}

const kyuuri::Deal kLossOfSeat1{.taker = seat(1), .rank = Rank::seven};

TEST(Seats, who_replaces_a_player_takes_over_his_total) {
  GrowingLog<kyuuri::Game> log;
  log.add(kLossOfSeat1);
  log.add(EventKind::seats_changed).about.players = {"a", "e", "c", "d"};
  EXPECT_EQ(log.totals_now(), (Totals{0, 7, 0, 0}));
  EXPECT_EQ(log.scored().seatings.back().players[1], "e");
}

TEST(Seats, who_plays_for_himself_begins_afresh_and_finds_his_total_when_he_comes_back) {
  GrowingLog<kyuuri::Game> log;
  log.add(kLossOfSeat1);
  const auto sit = [&](const std::string& who) {
    Event& event = log.add(EventKind::seats_changed);
    event.about.players = {"a", who, "c", "d"};
    event.said.own_totals = true;
  };
  sit("e");
  EXPECT_EQ(log.totals_now(), (Totals{0, 0, 0, 0}));
  log.add(kLossOfSeat1);
  sit("b");
  EXPECT_EQ(log.totals_now(), (Totals{0, 7, 0, 0}));
}

TEST(Seats, five_at_a_table_for_four_sit_out_one_after_the_other) {
  GrowingLog<quadrille::Game> log;
  log.events.front().waiting = {"e"};
  log.events.front().said.in_turn = InTurn::deal;
  const quadrille::Deal won{
      .ombre = seat(1), .contract = quadrille::Deal::Contract::solo, .tricks = 6};
  std::vector<std::string> waits;
  for (int i = 0; i < 5; ++i) {
    log.add(won);
    waits.push_back(log.scored().seatings.back().waiting.front());
  }
  // Quadrille is dealt counter-clockwise: a, d, c, b deal in turn, then who sits in the seat of a.
  EXPECT_EQ(waits, (std::vector<std::string>{"a", "d", "c", "b", "e"}));
}

TEST(Seats, of_two_who_wait_the_one_who_has_waited_longest_comes_in) {
  GrowingLog<euchre::Game> log;
  log.events.front().waiting = {"e", "f", "g"};
  log.events.front().said.in_turn = InTurn::deal;
  std::vector<Seating> seatings;
  for (int i = 0; i < 2; ++i) {
    log.add(made(0, 3));
    seatings.push_back(log.scored().seatings.back());
  }
  EXPECT_EQ(seatings[0].players, (std::vector<std::string>{"e", "b", "c", "d"}));
  EXPECT_EQ(seatings[0].waiting, (std::vector<std::string>{"f", "g", "a"}));
  EXPECT_EQ(seatings[1].players, (std::vector<std::string>{"e", "f", "c", "d"}));
  EXPECT_EQ(seatings[1].waiting, (std::vector<std::string>{"g", "a", "b"}));
}

TEST(Seats, who_replaces_a_player_goes_on_with_what_he_has_scored_himself) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 5));  // a and c have two
  sit(log, {"e", "b", "c", "d"});
  EXPECT_EQ(points(log), (Points{{"b", 0}, {"c", 2}, {"d", 0}, {"e", 2}}));
  log.add(made(0, 3));
  sit(log, {"a", "b", "c", "d"});
  EXPECT_EQ(points(log), (Points{{"a", 3}, {"b", 0}, {"c", 3}, {"d", 0}}));
}

TEST(Seats, who_gets_up_before_anything_was_played_has_no_part_in_the_evening) {
  GrowingLog<euchre::Game> log;
  sit(log, {"e", "b", "c", "d"}, true);
  log.add(made(0, 5));
  EXPECT_EQ(points(log), (Points{{"b", 0}, {"c", 2}, {"d", 0}, {"e", 2}}));
}

TEST(Seats, between_games_only_the_last_dealer_of_a_game_gets_up) {
  GrowingLog<euchre::Game> log;
  log.events.front().waiting = {"e"};
  log.events.front().said.in_turn = InTurn::game;
  for (int i = 0; i < 4; ++i) log.add(made(0, 5));
  EXPECT_EQ(log.scored().seatings.size(), 1U);
  log.add(made(0, 5));  // ten points
  EXPECT_EQ(log.scored().seatings.size(), 2U);
}

// Who changes chairs.

TEST(Seats, who_changes_chairs_keeps_his_total) {
  GrowingLog<kyuuri::Game> log;
  log.add(kLossOfSeat1);
  sit(log, {"b", "a", "c", "d"});
  EXPECT_EQ(log.totals_now(), (Totals{7, 0, 0, 0}));
  EXPECT_EQ(points(log), (Points{{"a", 0}, {"b", 7}, {"c", 0}, {"d", 0}}));
}

TEST(Seats, who_changes_chairs_is_out_where_he_sits_now_and_does_not_deal) {
  GrowingLog<kyuuri::Game> log;
  log.before().balances = {0, 30, 0, 0};
  log.before().out = {seat(1)};
  sit(log, {"b", "a", "c", "d"});
  EXPECT_EQ(log.carry().out, SeatSet{seat(0)});
  EXPECT_EQ(log.carry().dealer, seat(1));
}

TEST(Seats, a_newcomer_takes_over_from_who_left_though_others_moved_up) {
  GrowingLog<kyuuri::Game> log;
  log.add(kLossOfSeat1);
  sit(log, {"a", "c", "d", "e"});
  EXPECT_EQ(log.totals_now(), (Totals{0, 0, 0, 7}));
  EXPECT_EQ(points(log), (Points{{"a", 0}, {"c", 0}, {"d", 0}, {"e", 7}}));
}

TEST(Seats, games_that_are_won_go_along_with_who_won_them) {
  GrowingLog<kyuuri::Game> log({.end = kyuuri::Rules::End::fixed_deals, .deals = 1});
  log.add(kLossOfSeat1);  // the others share the win
  sit(log, {"b", "a", "c", "d"});
  const auto scored = log.scored();
  EXPECT_EQ(finished_games(scored.session.carry).back().totals, (Totals{7, 0, 0, 0}));
  EXPECT_EQ(finished_games(scored.session.carry).back().winners,
            (SeatSet{seat(1), seat(2), seat(3)}));
  EXPECT_EQ(games_won(log), (Points{{"a", 1}, {"c", 1}, {"d", 1}}));
}

TEST(Seats, a_finished_game_stays_with_those_who_played_it_for_themselves) {
  GrowingLog<kyuuri::Game> log({.end = kyuuri::Rules::End::fixed_deals, .deals = 1});
  log.add(kLossOfSeat1);
  sit(log, {"e", "b", "c", "d"}, true);
  EXPECT_EQ(games_won(log), (Points{{"a", 1}, {"c", 1}, {"d", 1}}));
}

TEST(Seats, partners_who_change_sides_take_their_game_along) {
  GrowingLog<euchre::Game> log({.target = 5});
  for (int i = 0; i < 4; ++i) log.add(made(0, 5));  // a game to five, and two of the next
  sit(log, {"b", "a", "d", "c"});
  const auto scored = log.scored();
  EXPECT_EQ(totals(scored.session.carry), (Totals{0, 2}));
  EXPECT_EQ(finished_games(scored.session.carry).back().totals, (Totals{0, 6}));
  EXPECT_EQ(finished_games(scored.session.carry).back().winners, (SeatSet{seat(1), seat(3)}));
  EXPECT_EQ(points(log), (Points{{"a", 7}, {"b", 0}, {"c", 7}, {"d", 0}}));
}

TEST(Seats, partners_who_part_leave_the_game_in_progress_to_the_sides_and_keep_finished_ones) {
  GrowingLog<euchre::Game> log({.target = 5});
  for (int i = 0; i < 4; ++i) log.add(made(0, 5));  // a and c: five, and two
  sit(log, {"b", "a", "c", "d"});
  EXPECT_EQ(log.totals_now(), (Totals{2, 0}));
  EXPECT_EQ(points(log), (Points{{"a", 5}, {"b", 2}, {"c", 7}, {"d", 0}}));
  EXPECT_EQ(games_won(log), (Points{{"a", 1}, {"c", 1}}));
  EXPECT_EQ(ahead(log), (Points{{"a", 3}, {"b", -3}, {"c", 7}, {"d", -7}}));
}

TEST(Seats, where_partners_rotate_everybody_keeps_his_own_points) {
  using klaverjas::Rules;
  GrowingLog<klaverjas::Game> log(
      {.end = Rules::End::deals, .deals = 1, .partners = Rules::Partners::rotating});
  const klaverjas::Deal deal{.maker = seat(0), .points = 100};
  log.add(deal);
  log.add(deal);
  const auto own = points(log);
  sit(log, {"c", "b", "d", "a"});
  const auto [rules, carry, deals, awaiting] = log.scored().session;
  EXPECT_EQ(personal(rules, carry),
            (Totals{static_cast<int>(own.at("c")), static_cast<int>(own.at("b")),
                    static_cast<int>(own.at("d")), static_cast<int>(own.at("a"))}));
  EXPECT_EQ(points(log), own);
}

TEST(Seats, where_partners_rotate_a_newcomer_takes_over_unless_he_plays_for_himself) {
  using klaverjas::Rules;
  GrowingLog<klaverjas::Game> log(
      {.end = Rules::End::deals, .deals = 1, .partners = Rules::Partners::rotating});
  log.add(klaverjas::Deal{.maker = seat(0), .points = 100});
  const auto now = [&] {
    const auto [rules, carry, deals, awaiting] = log.scored().session;
    return personal(rules, carry);
  };
  const Totals before = now();
  ASSERT_GT(before[0], 0);
  ASSERT_GT(before[2], 0);
  sit(log, {"e", "b", "f", "d"});
  EXPECT_EQ(now(), before);
  log.events.back().said.own_totals = true;
  EXPECT_EQ(now(), (Totals{0, before[1], 0, before[3]}));
}

TEST(Seats, where_partners_rotate_who_comes_back_for_another_goes_on_with_his_points) {
  using klaverjas::Rules;
  GrowingLog<klaverjas::Game> log(
      {.end = Rules::End::deals, .deals = 1, .partners = Rules::Partners::rotating});
  log.add(klaverjas::Deal{.maker = seat(0), .points = 100});
  sit(log, {"e", "b", "c", "d"}, true);
  const Points own = points(log);
  ASSERT_GT(own.at("a"), 0);
  sit(log, {"e", "a", "c", "d"});
  const auto [rules, carry, deals, awaiting] = log.scored().session;
  EXPECT_EQ(personal(rules, carry)[1], own.at("b"));
  EXPECT_EQ(points(log).at("a"), own.at("a") + own.at("b"));
}

// What was there before the first deal, and between two deals.

TEST(Seats, who_deals_sits_at_the_table_and_is_not_out) {
  GrowingLog<kyuuri::Game> log;
  log.before().balances = {0, 30, 0, 0};
  log.before().out = {seat(1)};
  const auto session = log.scored().session;
  EXPECT_TRUE(can_deal(session, seat(3)));
  EXPECT_FALSE(can_deal(session, seat(1)));
  EXPECT_FALSE(can_deal(session, seat(4)));
}

TEST(Seats, games_from_paper_count_for_who_sat_down_up_to_their_target) {
  GrowingLog<euchre::Game> log({.target = 5});
  log.before().games = {{{6, 3}, {seat(0), seat(2)}}};
  log.before().balances = {2, 1};
  EXPECT_EQ(points(log), (Points{{"a", 7}, {"b", 4}, {"c", 7}, {"d", 4}}));
  EXPECT_EQ(games_won(log), (Points{{"a", 1}, {"c", 1}}));
  EXPECT_EQ(ahead(log), (Points{{"a", 3}, {"b", -3}, {"c", 3}, {"d", -3}}));
}

TEST(Seats, points_of_a_ruling_between_two_deals_belong_to_the_game_in_progress) {
  GrowingLog<euchre::Game> log;
  log.add(made(0, 3));
  Event& ruling = log.add(EventKind::ruling_given);
  ruling.said.effect = Ruling::Effect::lines;
  Line line{"EU-8.1"_rule, {"book.line.ruling"}, {}};
  ruling.lines = {line.move(2, Account::table(), Side{1})};
  EXPECT_EQ(points(log), (Points{{"a", 1}, {"b", 2}, {"c", 1}, {"d", 2}}));
  sit(log, {"b", "a", "c", "d"});  // partners part: it stays with the sides
  EXPECT_EQ(points(log), (Points{{"a", 2}, {"b", 1}, {"c", 1}, {"d", 2}}));
}

// Who comes back.

TEST(Seats, who_comes_back_after_his_game_begins_the_next_afresh) {
  GrowingLog<quadrille::Game> log({.deals = 2});
  const quadrille::Deal won{
      .ombre = seat(1), .contract = quadrille::Deal::Contract::solo, .tricks = 6};
  log.add(won);
  sit(log, {"a", "b", "e", "d"}, true);
  log.add(won);
  sit(log, {"a", "b", "c", "d"}, true);
  EXPECT_EQ(log.totals_now(), (Totals{0, 0, 0, 0, 0}));
}

TEST(Seats, who_gave_his_game_away_begins_afresh_when_he_comes_back) {
  GrowingLog<kyuuri::Game> log;
  log.add(kLossOfSeat1);
  sit(log, {"a", "e", "c", "d"});
  EXPECT_EQ(log.totals_now(), (Totals{0, 7, 0, 0}));
  sit(log, {"a", "b", "c", "d"}, true);
  EXPECT_EQ(log.totals_now(), (Totals{0, 0, 0, 0}));
}

TEST(Seats, who_gets_up_when_he_is_out_comes_back_out) {
  GrowingLog<kyuuri::Game> log;
  log.before().balances = {0, 30, 0, 0};
  log.before().out = {seat(1)};
  sit(log, {"a", "e", "c", "d"}, true);
  EXPECT_TRUE(log.carry().out.empty());
  sit(log, {"b", "e", "c", "d"}, true);
  EXPECT_EQ(log.carry().out, SeatSet{seat(0)});
  EXPECT_EQ(log.totals_now(), (Totals{30, 0, 0, 0}));
}

// What sides settle.

TEST(Seats, sides_settle_the_same_whether_somebody_was_replaced_or_not) {
  for (const bool own_totals : {false, true}) {
    GrowingLog<euchre::Game> log;
    log.add(made(1, 5));  // b and d have two
    sit(log, {"a", "e", "c", "d"}, own_totals);
    log.add(made(0, 3));  // a and c have one
    const Points due = ahead(log);
    EXPECT_EQ(due.at("a"), -1);
    EXPECT_EQ(due.at("c"), -1);
    EXPECT_EQ(due.at("d"), 1);
    EXPECT_EQ(due.at("e") + (own_totals ? due.at("b") : 0), 1);
  }
}

// Where people sit out in turn, a deal keeps who sat at it.

struct InTurnAtQuadrille : testing::Test {
  GrowingLog<quadrille::Game> log{};

  InTurnAtQuadrille() {
    log.events.front().waiting = {"e"};
    log.events.front().said.in_turn = InTurn::deal;
    for (int i = 0; i < 2; ++i) add();
  }
  /// A deal that says who sits there now, as it is recorded.
  void add(Seq from = 0) {
    const Seating now = log.scored().seatings.back();
    auto& event =
        log.add({.ombre = seat(1), .contract = quadrille::Deal::Contract::solo, .tricks = 6});
    event.about.players = now.players;
    event.waiting = now.waiting;
    event.said.from = from;
  }
  /// Who sat at each deal that counts.
  [[nodiscard]] std::vector<Players> sat() const {
    const auto scored = log.scored();
    std::vector<Players> all;
    for (const std::size_t seated : scored.seated) all.push_back(scored.seatings[seated].players);
    return all;
  }
};

const Players kFirst{"a", "b", "c", "d"};
const Players kSecond{"e", "b", "c", "d"};

TEST_F(InTurnAtQuadrille, a_deal_that_is_struck_moves_no_other) {
  log.add(EventKind::deal_corrected, 2);
  EXPECT_EQ(sat(), (std::vector<Players>{kSecond}));
}

TEST_F(InTurnAtQuadrille, another_dealer_moves_no_deal) {
  auto& event = log.add(EventKind::deal_corrected, 2);
  event.deal = log.events[1].deal;
  event.said.dealer = seat(2);
  EXPECT_EQ(sat(), (std::vector<Players>{kFirst, kSecond}));
}

TEST_F(InTurnAtQuadrille, a_deal_that_is_put_before_another_moves_no_other) {
  add(2);
  log.events.back().about.players = kFirst;
  log.events.back().waiting = {"e"};
  EXPECT_EQ(sat(), (std::vector<Players>{kFirst, kFirst, kSecond}));
}

TEST_F(InTurnAtQuadrille, who_was_taken_for_somebody_else_from_the_beginning_was_so_at_every_deal) {
  Event event = log.events.front();
  event.kind = EventKind::opening_corrected;
  event.about.players = {"a", "x", "c", "d"};
  log.events.push_back(event);
  EXPECT_EQ(sat(), (std::vector<Players>{{"a", "x", "c", "d"}, {"e", "x", "c", "d"}}));
}

TEST_F(InTurnAtQuadrille, who_was_taken_for_somebody_else_from_a_deal_on_was_so_until_others_sat) {
  add();  // {e, b, c, a}: d waits
  Event& event = log.add(EventKind::opening_corrected);
  event.said.from = 3;
  event.about.players = {"e", "x", "c", "d"};
  event.waiting = {"a"};
  EXPECT_EQ(sat(), (std::vector<Players>{kFirst, {"e", "x", "c", "d"}, {"e", "x", "c", "a"}}));
}

TEST_F(InTurnAtQuadrille, where_nobody_waits_from_a_deal_on_all_play_that_are_named) {
  Event& event = log.add(EventKind::opening_corrected);
  event.said.from = 3;
  event.about.players = {"a", "x", "c", "d"};
  EXPECT_EQ(sat(), (std::vector<Players>{kFirst, {"a", "x", "c", "d"}}));
}

/// A ruling behind all deals, on those who sit there now: four counters from the pool to seat 0.
void rule_on_seat_0(GrowingLog<quadrille::Game>& log) {
  const Seating now = log.scored().seatings.back();
  Event& event = log.add(EventKind::ruling_given);
  event.said.effect = Ruling::Effect::lines;
  event.lines = {Line{"QU-8.1"_rule, {"book.line.ruling"}, {}}};
  event.lines.front().move(4, Account::pool(), seat(0));
  event.about.players = now.players;
  event.waiting = now.waiting;
}

TEST_F(InTurnAtQuadrille, a_ruling_between_two_deals_stays_with_who_sat_there) {
  log.events.resize(2);  // a b c d have played: e sits down in the place of a
  const std::int64_t before = points(log)["e"];
  rule_on_seat_0(log);
  EXPECT_EQ(points(log)["e"], before + 4);
  const std::int64_t of_a = points(log)["a"];
  log.add(EventKind::deal_corrected, 2);  // it was never played: a would sit there
  EXPECT_EQ(points(log)["e"], 4);
  EXPECT_EQ(points(log)["a"], 0) << "and not, as before, " << of_a;
}

TEST_F(InTurnAtQuadrille, who_was_taken_for_somebody_else_was_so_at_rulings_too) {
  rule_on_seat_0(log);  // {e, b, c, d} have played: {e, a, c, d} sit there
  const auto moved = [&](const std::string& who) {
    GrowingLog<quadrille::Game> without = log;
    std::erase_if(without.events, [](const auto& e) { return e.kind == EventKind::ruling_given; });
    return points(log)[who] - points(without)[who];
  };
  ASSERT_EQ(moved("e"), 4);
  Event event = log.events.front();
  event.kind = EventKind::opening_corrected;
  event.waiting = {"x"};
  log.events.push_back(event);
  EXPECT_EQ(moved("x"), 4);
  EXPECT_EQ(moved("e"), 0);
}

TEST_F(InTurnAtQuadrille, a_log_that_does_not_say_who_sat_is_played_by_whose_turn_it_was) {
  for (auto& event : log.events)
    if (event.kind == EventKind::deal_recorded) event.about.players.clear(), event.waiting.clear();
  EXPECT_EQ(sat(), (std::vector<Players>{kFirst, kSecond}));
}

}  // namespace
}  // namespace spadille::tests
