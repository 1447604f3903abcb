// Chapter 8 of Kyuuri, clause by clause, as a table written from the rules; and what holds for
// every ruling. Longer than most files.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/kyuuri/kyuuri.h"
#include "tests/support/rulings.h"

namespace spadille::kyuuri {
namespace {

using What = Incident::What;
using Stage = Incident::Stage;
using Noticed = Incident::Noticed;
using Claim = Incident::Claim;

/// A 12, B 20, C out with 22, D 5; B deals, so that D is next.
Carry table() {
  return {.balances = {12, 20, 22, 5}, .dealer = seat(1), .out = {seat(2)}, .deals_played = 6};
}

using tests::expect_all;
using Row = tests::RulingRow<Game>;

constexpr auto kNext = Rules{.misdeal = Rules::Misdeal::next_dealer};
constexpr auto kBack = Rules{.out_of_turn = Rules::OutOfTurn::taken_back};
constexpr auto kRedeal = Rules{.illegal = Rules::Illegal::redeal};
constexpr auto kDown = Rules{.count = Rules::Count::down};

const Row kDealing[] = {
    {"KY-8.2 before the first lead",
     {},
     {.what = What::misdeal, .stage = Stage::before_first_lead},
     "redeal KY-8.2 KY-8.1",
     "dealt_again anyone_may_ask"},
    {"KY-8.2 next_dealer skips who is out",
     kNext,
     {.what = What::misdeal, .stage = Stage::before_first_lead},
     "redeal KY-8.2 KY-8.1 | seat3",
     "dealt_again anyone_may_ask"},
    {"KY-8.2 after the first lead",
     {},
     {.what = What::misdeal, .stage = Stage::later},
     "advice KY-8.2",
     "deal_stands"},
    {"KY-8.2 after the first lead, with a wrong number",
     kNext,
     {.what = What::misdeal, .stage = Stage::later, .wrong_number = true},
     "redeal KY-8.3 KY-8.2 KY-8.1",
     "is_void"},
    {"KY-8.1 after the next deal",
     {},
     {.what = What::misdeal, .stage = Stage::next_deal},
     "advice KY-8.1 KY-8.2",
     "losses_stand"},
    {"KY-8.3 before the first lead it is a misdeal",
     kNext,
     {.what = What::wrong_number, .stage = Stage::before_first_lead},
     "redeal KY-8.2 KY-8.3 KY-8.1 | seat3",
     "dealt_again anyone_may_ask"},
    {"KY-8.3 after the first lead, the same dealer whatever a misdeal costs",
     kNext,
     {.what = What::wrong_number, .stage = Stage::later},
     "redeal KY-8.3 KY-8.1",
     "is_void"},
    {"KY-8.3 after the next deal",
     {},
     {.what = What::wrong_number, .stage = Stage::next_deal},
     "advice KY-8.1 KY-8.3",
     "losses_stand"},
    {"KY-8.3 on the floor",
     {},
     {.what = What::wrong_number, .stage = Stage::later, .on_the_floor = true},
     "advice KY-8.3",
     "on_the_floor"},
};

const Row kPlaying[] = {
    {"KY-8.4 nobody has played to it",
     {},
     {.what = What::lead_out_of_turn},
     "advice KY-8.4",
     "lead_back"},
    {"KY-8.4 somebody has",
     {},
     {.what = What::lead_out_of_turn, .followed = true},
     "advice KY-8.4",
     "lead_stands"},
    {"KY-8.4 taken_back",
     kBack,
     {.what = What::lead_out_of_turn, .followed = true},
     "advice KY-8.4 KY-8.5",
     "lead_and_cards_back"},
    {"KY-8.4 taken_back, the trick complete",
     kBack,
     {.what = What::lead_out_of_turn, .complete = true},
     "advice KY-8.4 KY-8.5",
     "trick_stands"},
    {"KY-8.5 nobody has played after it",
     {},
     {.what = What::play_out_of_turn},
     "advice KY-8.5",
     "card_back"},
    {"KY-8.5 somebody has",
     {},
     {.what = What::play_out_of_turn, .followed = true},
     "advice KY-8.5 KY-1.2",
     "closes_up order_counts"},
    {"KY-8.5 taken_back",
     kBack,
     {.what = What::play_out_of_turn},
     "advice KY-8.5",
     "card_and_cards_back"},
    {"KY-8.5 taken_back, the trick complete",
     kBack,
     {.what = What::play_out_of_turn, .complete = true},
     "advice KY-8.5 KY-1.2",
     "trick_stands order_counts"},
    {"KY-8.6 at once",
     {},
     {.what = What::two_cards},
     "advice KY-8.6 KY-4.2",
     "chooses_one only_one_allowed"},
    {"KY-8.6 after the next player",
     {},
     {.what = What::two_cards, .followed = true},
     "advice KY-8.6",
     "top_card_counts"},
    {"KY-8.7 taken_up", {}, {.what = What::exposed_card}, "advice KY-8.7", "taken_up"},
    {"KY-8.7 stays_open",
     {.exposed_card = Rules::ExposedCard::stays_open},
     {.what = What::exposed_card},
     "advice KY-8.7 KY-4.2",
     "stays_open"},
    {"KY-8.11 somebody neutral",
     {},
     {.what = What::hand_doubted, .neutral = true},
     "advice KY-8.11",
     "nobody_shows neutral_looks"},
    {"KY-8.11 nobody neutral",
     {},
     {.what = What::hand_doubted},
     "advice KY-8.11 KY-8.10",
     "nobody_shows checked_at_the_end"},
    {"KY-8.12 piles", {}, {.what = What::tricks_seen}, "advice KY-8.12", "warned"},
    {"KY-8.12 in_front",
     {.tricks = Rules::Tricks::in_front},
     {.what = What::tricks_seen},
     "advice KY-8.12 KY-7.3",
     "all_may_look"},
    {"KY-8.13 a slip", {}, {.what = What::score_error}, "advice KY-8.13", "error_mended"},
    {"KY-8.13 who was taken for out",
     {},
     {.what = What::score_error, .taken_for_out = true},
     "advice KY-8.13",
     "error_mended by_the_right_total"},
    {"KY-8.13 the game is over",
     {},
     {.what = What::score_error, .game_over = true},
     "advice KY-8.13",
     "game_is_over"},
    {"KY-8.1 anything else", {}, {.what = What::other}, "advice KY-8.1", "no_rule all_agree"},
};

const Row kIllegal[] = {
    {"KY-8.8 in time",
     {},
     {.what = What::illegal_card, .noticed = Noticed::in_time},
     "advice KY-8.8 KY-4.2",
     "plays_allowed may_change"},
    {"KY-8.9 stopped",
     {},
     {.what = What::illegal_card, .noticed = Noticed::established, .who = seat(3)},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat3 +14 table -14",
     "stopped others_stop no_bonus"},
    {"KY-8.9 played out",
     {},
     {.what = What::illegal_card,
      .noticed = Noticed::established,
      .who = seat(3),
      .played_out = true,
      .rank = Rank::nine},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat3 +9 table -9",
     "no_bonus"},
    {"KY-8.9 an ace took the last trick",
     {},
     {.what = What::illegal_card,
      .noticed = Noticed::established,
      .who = seat(0),
      .played_out = true,
      .rank = Rank::ace},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat0 +14 table -14",
     "no_bonus"},
    {"KY-8.9 several at fault",
     {},
     {.what = What::illegal_card,
      .noticed = Noticed::established,
      .who = seat(3),
      .also = {seat(0)},
      .played_out = true,
      .rank = Rank::two},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat0 +2 table -2 | KY-8.9 seat3 +2 table -2",
     "no_bonus"},
    {"KY-8.9 counting down",
     kDown,
     {.what = What::illegal_card, .noticed = Noticed::established, .who = seat(3)},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat3 -14 table +14",
     "stopped others_stop no_bonus"},
    {"KY-8.9 redeal",
     kRedeal,
     {.what = What::illegal_card, .noticed = Noticed::established},
     "redeal KY-8.9 KY-8.1",
     "is_void"},
    {"KY-8.9 redeal, and somebody wants the deal to count",
     kRedeal,
     {.what = What::illegal_card, .noticed = Noticed::established, .let_stand = true},
     "advice KY-8.9",
     "counts_as_played"},
    {"KY-8.9 after the next deal",
     {},
     {.what = What::illegal_card, .noticed = Noticed::too_late},
     "advice KY-8.1 KY-8.9",
     "losses_stand"},
    {"KY-8.10 claimed",
     {},
     {.what = What::claim, .claim = Claim::pending},
     "advice KY-8.10",
     "opened_at_the_end what_proves"},
    {"KY-8.10 proved",
     {},
     {.what = What::claim, .claim = Claim::proved, .who = seat(1), .rank = Rank::king},
     "replaces_score KY-8.9 KY-8.10 KY-8.1 | KY-8.9 seat1 +13 table -13",
     "no_bonus"},
    {"KY-8.10 proved, redeal",
     kRedeal,
     {.what = What::claim, .claim = Claim::proved},
     "redeal KY-8.9 KY-8.10 KY-8.1",
     "is_void"},
    {"KY-8.10 not proved",
     {},
     {.what = What::claim, .claim = Claim::not_proved},
     "advice KY-8.10",
     "not_proved"},
};

TEST(KyuuriRulings, of_the_deal) { expect_all(kDealing, table()); }
TEST(KyuuriRulings, of_the_play) { expect_all(kPlaying, table()); }
TEST(KyuuriRulings, of_cards_that_were_not_allowed) { expect_all(kIllegal, table()); }

using Said = Incident::Said;

const Row kLeftToTheTable[] = {
    {"KY-8.12 a trick that is not turned",
     {},
     {.what = What::tricks_seen, .not_turned = true},
     "advice KY-8.12",
     "not_closed_yet"},
    {"KY-8.12 to prove a fault",
     {},
     {.what = What::tricks_seen, .for_proof = true},
     "advice KY-8.12 KY-8.10",
     "opened_at_the_end"},
    {"KY-8.14 the last trick",
     {},
     {.what = What::wrong_taker, .last_trick = true},
     "advice KY-8.14 KY-5.1",
     "cards_say_who_loses"},
    {"KY-8.14 an earlier one, and nobody has played to the lead",
     {},
     {.what = What::wrong_taker},
     "advice KY-8.14 KY-8.4",
     "lead_back"},
    {"KY-8.14 somebody has",
     {},
     {.what = What::wrong_taker, .followed = true},
     "advice KY-8.14 KY-8.4",
     "lead_stands"},
    {"KY-8.14 taken_back, the trick is complete",
     kBack,
     {.what = What::wrong_taker, .complete = true},
     "advice KY-8.14 KY-8.4 KY-8.5",
     "trick_stands"},
    {"KY-8.15 its cards are known",
     {},
     {.what = What::winner_disputed, .last_trick = true, .found = true},
     "advice KY-8.15 KY-1.2",
     "trick_opened"},
    {"KY-8.15 nobody can show an earlier one",
     {},
     {.what = What::winner_disputed},
     "advice KY-8.15",
     "led_next_won"},
    {"KY-8.15 nobody can show the last one",
     {},
     {.what = What::winner_disputed, .last_trick = true},
     "redeal KY-8.15 KY-8.1",
     "is_void"},
    {"KY-8.16 a fault",
     {},
     {.what = What::onlooker, .said = Said::fault},
     "advice KY-8.16 KY-8.1",
     "fault_counts"},
    {"KY-8.16 what to play",
     {},
     {.what = What::onlooker, .said = Said::advice},
     "advice KY-8.16",
     "as_if_unsaid onlooker_silent"},
    {"KY-8.16 a card, before the first lead",
     {},
     {.what = What::onlooker,
      .stage = Stage::before_first_lead,
      .said = Said::cards,
      .redeal_asked = true},
     "redeal KY-8.16 KY-8.1",
     "dealt_again onlooker_silent"},
    {"KY-8.16 nobody asks",
     {},
     {.what = What::onlooker, .stage = Stage::before_first_lead, .said = Said::cards},
     "advice KY-8.16",
     "as_if_unsaid onlooker_silent"},
    {"KY-8.16 a card, after it",
     {},
     {.what = What::onlooker, .stage = Stage::later, .said = Said::cards, .redeal_asked = true},
     "advice KY-8.16",
     "as_if_unsaid onlooker_silent"},
};

TEST(KyuuriRulings, of_what_no_source_treats) { expect_all(kLeftToTheTable, table()); }

TEST(KyuuriRulings, who_reaches_the_limit_by_a_ruling_is_out) {
  const Incident stopped{
      .what = What::illegal_card, .noticed = Noticed::established, .who = seat(1)};
  const Decision decision = rule_on({}, table(), stopped);
  const ScoreSheet sheet = with_outcome({}, table(), {}, {.lines = decision.ruling.lines});
  ASSERT_EQ(sheet.lines.size(), 2U);
  EXPECT_EQ(sheet.lines[1].rule, "KY-6.1"_rule);
  const Carry next = advance({}, table(), {}, sheet);
  EXPECT_EQ(next.balances, (BySeat{12, 34, 22, 5}));
  EXPECT_EQ(next.out, (SeatSet{seat(1), seat(2)}));
  EXPECT_EQ(next.dealer, seat(3));
}

TEST(KyuuriRulings, second_life_is_used_up_by_a_ruling) {
  const Rules two_lives{.lives = 2};
  const Incident stopped{
      .what = What::illegal_card, .noticed = Noticed::established, .who = seat(1)};
  Carry carry = table();
  carry.returned = {seat(2)};
  const Decision decision = rule_on(two_lives, carry, stopped);
  const ScoreSheet sheet = with_outcome(two_lives, carry, {}, {.lines = decision.ruling.lines});
  EXPECT_EQ(advance(two_lives, carry, {}, sheet).balances, (BySeat{12, 12, 22, 5}));
}

using Places = std::vector<std::string>;
Places refused(const Rules& rules, const Incident& incident) {
  Places places;
  for (const Finding& f : validate(rules, table(), incident))
    places.push_back(f.place + ' ' + std::string(f.message.key));
  return places;
}

TEST(KyuuriIncident, every_answer_that_is_missing_is_found_at_its_place) {
  EXPECT_EQ(refused({}, {}), (Places{"/what finding.missing"}));
  EXPECT_EQ(refused({}, {.what = What::misdeal}), (Places{"/stage finding.missing"}));
  EXPECT_EQ(refused({}, {.what = What::illegal_card}), (Places{"/noticed finding.missing"}));
  EXPECT_EQ(refused({}, {.what = What::claim, .claim = Claim::proved}),
            (Places{"/who finding.missing", "/rank finding.missing"}));
  EXPECT_EQ(refused({}, {.what = What::exposed_card}), Places{});
}

TEST(KyuuriIncident, seats_that_take_no_part_and_ranks_that_are_none_are_refused) {
  const Incident found{.what = What::illegal_card, .noticed = Noticed::established};
  Incident out = found;
  out.who = seat(2);
  EXPECT_EQ(refused({}, out), (Places{"/who kyuuri.finding.is_out"}));
  Incident stranger = found;
  stranger.who = seat(4);
  EXPECT_EQ(refused({}, stranger), (Places{"/who finding.no_such_seat"}));
  Incident also = found;
  also.who = seat(0);
  also.also = {seat(2)};
  EXPECT_EQ(refused({}, also), (Places{"/also kyuuri.finding.is_out"}));
  Incident rank = found;
  rank.who = seat(0);
  rank.played_out = true;
  rank.rank = static_cast<Rank>(15);
  EXPECT_EQ(refused({}, rank), (Places{"/rank finding.range"}));
}

TEST(KyuuriIncident, every_kind_is_settled_by_a_clause_of_its_own) {
  tests::expect_a_clause_each<Game>();
}

/// Rules that differ from the default by one option that a ruling looks at.
std::vector<Rules> all_rules() {
  return {Rules{},
          kNext,
          kBack,
          kRedeal,
          kDown,
          Rules{.tricks = Rules::Tricks::in_front},
          Rules{.exposed_card = Rules::ExposedCard::stays_open}};
}

/// What can be answered, whoever takes no part left out.
std::vector<Value> answers(const IncidentRow& row) {
  if (row.kind == Kind::seat) return {{0}, {1}, {3}};
  if (row.kind == Kind::seats) return {{}, {0}, {0, 1, 3}};
  std::vector<Value> all;
  const int most = row.kind == Kind::choice ? static_cast<int>(row.choices.size()) - 1
                   : row.kind == Kind::flag ? 1
                                            : row.max;
  for (int n = row.min; n <= most; ++n) all.push_back({n});
  return all;
}

bool may_move(Account account) {
  return account == Account::table() ||
         (account.kind == Account::Kind::seat && still_in(table()).contains(seat(account.index)));
}

TEST(KyuuriRulings, whatever_is_answered_is_settled_with_six_questions_at_most) {
  int settled = 0;
  for (const Rules& rules : all_rules())
    tests::every_incident<Game>(
        rules, table(), answers, [&](const Incident& incident, const auto& asked) {
          ASSERT_LE(asked.size(), 6U)
              << incident_form()[0].choices[static_cast<std::size_t>(*incident.what)];
          if (incident.who && incident.also.contains(*incident.who)) return;  // is never offered
          ASSERT_EQ(validate(rules, table(), incident), Findings{});
          const Decision decision = rule_on(rules, table(), incident);
          EXPECT_NE(decision.ruling.effect, Ruling::Effect::lines);
          tests::expect_sound(decision, may_move);
          ++settled;
        });
  EXPECT_GT(settled, 1000);
}

TEST(KyuuriRulings, no_question_is_asked_in_vain) {
  tests::expect_no_idle_question<Game>(all_rules(), table(), answers);
}

}  // namespace
}  // namespace spadille::kyuuri
