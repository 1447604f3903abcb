// Chapter 8 of Kyuuri, clause by clause, as a table written from the rules; and what holds for
// every ruling. Longer than most files.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/kyuuri/rulings.h"
#include "games/kyuuri/score.h"
#include "tests/support/print.h"

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

/// "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat0 +14 table -14 | dealer 3".
std::string told(const Decision& decision) {
  constexpr std::array kEffects{"advice", "lines", "replaces_score", "redeal"};
  std::string text = kEffects[static_cast<std::size_t>(decision.ruling.effect)];
  for (const RuleId clause : decision.clauses) text += ' ' + to_string(clause);
  for (const Line& line : decision.ruling.lines) {
    text += " | " + to_string(line.rule);
    std::vector<Posting> postings(line.postings.begin(), line.postings.end());
    std::sort(postings.begin(), postings.end(),
              [](const Posting& a, const Posting& b) { return a.account < b.account; });
    for (const Posting& p : postings)
      text += ' ' + to_string(p.account) + (p.amount > 0 ? " +" : " ") + std::to_string(p.amount);
  }
  if (decision.ruling.dealer) text += " | dealer " + std::to_string(decision.ruling.dealer->index);
  return text;
}

/// The keys of what is read aloud, without "kyuuri.ruling.".
std::string spoken(const Decision& decision) {
  std::string text;
  for (const Message& message : decision.words)
    text += (text.empty() ? "" : " ") + std::string(message.key.substr(14));
  return text;
}

/// One irregularity: the clause that it is a row of, what is told, and what the rules say.
struct Row {
  const char* name;
  Rules rules;
  Incident incident;
  const char* decision;
  const char* words;
};

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
     "redeal KY-8.2 KY-8.1 | dealer 3",
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
     "redeal KY-8.2 KY-8.3 KY-8.1 | dealer 3",
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
     "stopped loses no_bonus"},
    {"KY-8.9 played out",
     {},
     {.what = What::illegal_card,
      .noticed = Noticed::established,
      .who = seat(3),
      .played_out = true,
      .rank = Rank::nine},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat3 +9 table -9",
     "loses no_bonus"},
    {"KY-8.9 an ace took the last trick",
     {},
     {.what = What::illegal_card,
      .noticed = Noticed::established,
      .who = seat(0),
      .played_out = true,
      .rank = Rank::ace},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat0 +14 table -14",
     "loses no_bonus"},
    {"KY-8.9 several at fault",
     {},
     {.what = What::illegal_card,
      .noticed = Noticed::established,
      .who = seat(3),
      .also = {seat(0), seat(3)},
      .played_out = true,
      .rank = Rank::two},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat0 +2 table -2 | KY-8.9 seat3 +2 table -2",
     "each_loses no_bonus"},
    {"KY-8.9 counting down",
     kDown,
     {.what = What::illegal_card, .noticed = Noticed::established, .who = seat(3)},
     "replaces_score KY-8.9 KY-8.1 | KY-8.9 seat3 -14 table +14",
     "stopped loses no_bonus"},
    {"KY-8.9 redeal",
     kRedeal,
     {.what = What::illegal_card, .noticed = Noticed::established},
     "redeal KY-8.9 KY-8.1",
     "is_void"},
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
     "loses no_bonus"},
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

template <std::size_t N>
void expect_all(const Row (&rows)[N]) {
  for (const Row& row : rows) {
    SCOPED_TRACE(row.name);
    ASSERT_EQ(validate(row.rules, table(), row.incident), Findings{});
    const Decision decision = rule_on(row.rules, table(), row.incident);
    EXPECT_EQ(told(decision), row.decision);
    EXPECT_EQ(spoken(decision), row.words);
  }
}

TEST(KyuuriRulings, of_the_deal) { expect_all(kDealing); }
TEST(KyuuriRulings, of_the_play) { expect_all(kPlaying); }
TEST(KyuuriRulings, of_cards_that_were_not_allowed) { expect_all(kIllegal); }

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
  const IncidentRow& what = incident_form()[0];
  ASSERT_EQ(what.key, "what");
  EXPECT_EQ(what.choices.back(), "other");
  std::set<RuleId> clauses;
  for (std::size_t i = 0; i < what.choices.size(); ++i)
    clauses.insert(clause_of(static_cast<What>(i)));
  EXPECT_EQ(clauses.size(), what.choices.size());
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

/// Calls `visit` with every incident that a guided entry can end with, and the rows it asked.
template <typename Visit>
void answer_all(const Rules& rules, std::size_t at, const Incident& so_far,
                std::vector<std::size_t>& asked, const Visit& visit) {
  if (at == incident_form().size()) return visit(so_far, asked);
  const IncidentRow& row = incident_form()[at];
  if (!row.asked(rules, table(), so_far)) return answer_all(rules, at + 1, so_far, asked, visit);
  asked.push_back(at);
  for (const Value& answer : answers(row)) {
    Incident next = so_far;
    row.set(next, answer);
    answer_all(rules, at + 1, next, asked, visit);
  }
  asked.pop_back();
}

void expect_sound(const Decision& decision) {
  EXPECT_FALSE(decision.clauses.empty());
  EXPECT_FALSE(decision.words.empty());
  EXPECT_LE(decision.words.size(), 4U);
  EXPECT_EQ(decision.ruling.lines.empty(),
            decision.ruling.effect != Ruling::Effect::replaces_score);
  for (const Line& line : decision.ruling.lines) {
    int sum = 0;
    for (const Posting& posting : line.postings) {
      sum += posting.amount;
      EXPECT_TRUE(posting.account == Account::table() ||
                  (posting.account.kind == Account::Kind::seat &&
                   still_in(table()).contains(seat(posting.account.index))));
    }
    EXPECT_EQ(sum, 0);
  }
}

TEST(KyuuriRulings, whatever_is_answered_is_settled_with_six_questions_at_most) {
  int settled = 0;
  for (const Rules& rules : all_rules()) {
    std::vector<std::size_t> asked;
    answer_all(rules, 0, {}, asked,
               [&](const Incident& incident, const auto& rows) {
                 ASSERT_LE(rows.size(), 6U)
                     << incident_form()[0].choices[static_cast<std::size_t>(*incident.what)];
                 ASSERT_EQ(validate(rules, table(), incident), Findings{});
                 expect_sound(rule_on(rules, table(), incident));
                 ++settled;
               });
  }
  EXPECT_GT(settled, 1000);
}

/// Whether another answer to this row leads elsewhere: to other words or to other questions.
bool matters(const Rules& rules, const Incident& incident, std::size_t row) {
  const IncidentRow& question = incident_form()[row];
  for (const Value& answer : answers(question)) {
    Incident other = incident;
    question.set(other, answer);
    for (const IncidentRow& each : incident_form())
      if (each.asked(rules, table(), other) != each.asked(rules, table(), incident)) return true;
    if (rule_on(rules, table(), other) != rule_on(rules, table(), incident)) return true;
  }
  return false;
}

TEST(KyuuriRulings, no_question_is_asked_in_vain) {
  std::map<std::pair<What, std::size_t>, bool> useful;
  for (const Rules& rules : all_rules()) {
    std::vector<std::size_t> asked;
    answer_all(rules, 0, {}, asked, [&](const Incident& incident, const auto& rows) {
      for (const std::size_t row : rows) {
        bool& known = useful[{*incident.what, row}];
        known = known || matters(rules, incident, row);
      }
    });
  }
  for (const auto& [question, is_useful] : useful)
    EXPECT_TRUE(is_useful) << incident_form()[0].choices[static_cast<std::size_t>(question.first)]
                           << ' ' << incident_form()[question.second].key;
}

}  // namespace
}  // namespace spadille::kyuuri
