// Klaverjas beside a second model, written from the rule text with nothing but lists and loops, and
// the laws that its rulebook implies. Longer than most files.
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/values.h"
#include "tests/support/print.h"
#include "tests/support/random_of.h"

namespace spadille::tests {
namespace {

using klaverjas::Carry;
using klaverjas::Deal;
using klaverjas::Rules;
using Random = RandomOf<klaverjas::Game>;
using Klaverjas = klaverjas::Game;

constexpr int kDeals = 12;
constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

int sum(const auto& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }
std::size_t at(int index) { return static_cast<std::size_t>(index); }

// The cards (KJ-1.3, KJ-7.19).

std::vector<Card> all_cards() {
  std::vector<Card> cards;
  for (const Suit suit : kSuits)
    for (const Rank rank : {Rank::seven, Rank::eight, Rank::nine, Rank::ten, Rank::jack,
                            Rank::queen, Rank::king, Rank::ace})
      cards.emplace_back(suit, rank);
  return cards;
}

int worth(const Rules& rules, Card card, Suit trump) {
  const bool trumps = card.suit() == trump;
  const bool boonaken = rules.values == Rules::Values::boonaken;
  const bool low_jack = boonaken || rules.values == Rules::Values::jass_as_printed;
  if (card.rank() == Rank::ace) return 11;
  if (card.rank() == Rank::ten) return 10;
  if (card.rank() == Rank::king) return boonaken ? 3 : 4;
  if (card.rank() == Rank::queen) return boonaken ? 2 : 3;
  if (card.rank() == Rank::jack && !trumps) return low_jack ? 1 : 2;
  if (card.rank() == Rank::jack) return 20;
  return card.rank() == Rank::nine && trumps ? 14 : 0;
}

int whole_deal(const Rules& rules) {
  int points = rules.last_trick;
  for (const Card card : all_cards()) points += worth(rules, card, Suit::clubs);
  return points;
}

// The second model: players are numbers, and those who count together are lists of them.

struct Table {
  std::vector<int> around{};  ///< the players clockwise, as they sit
  std::vector<int> totals{};
  int dealer = 0;
  int deals = 0;
  int games = 0;
  std::vector<int> personal{0, 0, 0, 0};  ///< of the games that are over
  std::vector<int> absent{};
};

/// KJ-7.13: partners sit opposite.
void sit_down(Table& table, const Rules& rules) {
  table.around = {0, 1, 2, 3};
  if (rules.players == 3) table.around = {0, 1, 2};
  if (rules.partners == Rules::Partners::fixed) return;
  if (table.games % 3 == 1) table.around = {0, 2, 1, 3};
  if (table.games % 3 == 2) table.around = {0, 1, 3, 2};
}

int place_of(const Table& table, int player) {
  int place = 0;
  while (table.around[at(place)] != player) ++place;
  return place;
}

int left_of(const Table& table, int player) {
  const int players = static_cast<int>(table.around.size());
  return table.around[at((place_of(table, player) + 1) % players)];
}

/// Which total a player's points go to: that of every other place, or his own.
int account_of(const Table& table, int player) {
  return table.around.size() == 3 ? player : place_of(table, player) % 2;
}

/// The makers' account first, then the others to the left.
std::vector<int> accounts_of(const Table& table, const Deal& deal) {
  std::vector<int> all;
  int player = deal.maker->index;
  for (std::size_t i = 0; i < table.totals.size(); ++i) {
    all.push_back(account_of(table, player));
    player = left_of(table, player);
  }
  return all;
}

/// What a deal tells: points, roem and tricks of the makers first, then of the others.
struct Reported {
  std::vector<int> points{};
  std::vector<int> roem{};
  int tricks = -1;  ///< of the makers, -1 where nobody says
};

bool by_cards(const Deal& deal) { return !deal.cards.empty() || !deal.other_cards.empty(); }

/// Who has a card: 0 for the makers, 1 for the others, 2 for the third player.
int owner_of(const Rules& rules, const Deal& deal, Card card) {
  if (deal.cards.contains(card)) return 0;
  if (deal.other_cards.contains(card)) return 1;
  if (rules.players == 3) return 2;
  return deal.cards.empty() ? 0 : 1;
}

/// KJ-5.12
void tell_cards(const Table& table, const Rules& rules, const Deal& deal, Reported& told) {
  int cards = 0;
  for (const Card card : all_cards()) {
    const int owner = owner_of(rules, deal, card);
    told.points[at(owner)] += worth(rules, card, *deal.trump);
    if (owner == 0) ++cards;
  }
  const std::vector<int> accounts = accounts_of(table, deal);
  for (std::size_t i = 0; i < accounts.size(); ++i)
    if (accounts[i] == account_of(table, deal.last_trick->index))
      told.points[i] += rules.last_trick;
  told.tricks = rules.players == 3 ? (cards - 2) / 3 : cards / 4;
}

/// KJ-5.1: one number may be missing; it is the rest.
void tell_numbers(const Rules& rules, const Deal& deal, Reported& told) {
  const std::optional<int> given[] = {deal.points, deal.other_points, deal.third_points};
  int rest = whole_deal(rules);
  for (std::size_t i = 0; i < told.points.size(); ++i) rest -= given[i].value_or(0);
  for (std::size_t i = 0; i < told.points.size(); ++i) told.points[i] = given[i].value_or(rest);
  told.tricks = deal.tricks.value_or(-1);
}

Reported report_of(const Table& table, const Rules& rules, const Deal& deal) {
  Reported told{std::vector<int>(table.totals.size(), 0), {sum(deal.roem), sum(deal.other_roem)}};
  if (rules.players == 3) told.roem.push_back(sum(deal.third_roem));
  if (deal.conceded) return told;
  if (by_cards(deal))
    tell_cards(table, rules, deal, told);
  else
    tell_numbers(rules, deal, told);
  return told;
}

/// KJ-5.8 to KJ-5.10, KJ-7.9, KJ-7.10: makers and defenders.
std::vector<int> scores_of_sides(const Rules& rules, const Deal& deal, const Reported& told) {
  const int makers = told.points[0] + told.roem[0];
  const int defenders = told.points[1] + told.roem[1];
  if (deal.conceded) return {0, whole_deal(rules) + sum(told.roem)};
  if (makers > defenders) return {makers + (told.tricks == 8 ? rules.pit : 0), defenders};
  return {0, makers + defenders + (told.tricks == 0 ? rules.tegenpit : 0)};
}

/// KJ-7.17
std::vector<int> scores_of_three(const Rules& rules, const Deal& deal, const Reported& told) {
  const int all = whole_deal(rules) + sum(told.roem);
  const int maker = told.points[0] + told.roem[0];
  if (deal.conceded || maker <= all - maker) return {0, all, all};
  return {maker, told.points[1] + told.roem[1], told.points[2] + told.roem[2]};
}

bool is_over(const Table& table, const Rules& rules) {
  if (rules.end == Rules::End::deals) return table.deals == rules.deals;
  return *std::max_element(table.totals.begin(), table.totals.end()) >= rules.target;
}

SeatSet winners_of(const Table& table) {
  const int most = *std::max_element(table.totals.begin(), table.totals.end());
  SeatSet winners;
  for (const int player : table.around)
    if (table.totals[at(account_of(table, player))] == most) winners.insert(seat(player));
  return winners;
}

bool is_absent(const Table& table, int player) {
  return std::find(table.absent.begin(), table.absent.end(), player) != table.absent.end();
}

/// KJ-6.5, KJ-7.14: personal totals, with those of the game in progress.
std::vector<int> personal_of(const Table& table, const Rules& rules) {
  std::vector<int> personal = table.personal;
  for (const int player : table.around)
    personal[at(player)] += is_absent(table, player) ? rules.absence_credit
                                                     : table.totals[at(account_of(table, player))];
  return personal;
}

/// KJ-6.4, KJ-7.13: both sides begin again at nought, and sit where the next game wants them.
void begin_again(Table& table, const Rules& rules) {
  table.personal = personal_of(table, rules);
  table.absent.clear();
  table.totals.assign(table.totals.size(), 0);
  table.deals = 0;
  ++table.games;
  sit_down(table, rules);
}

/// Plays one deal; the game that it ended, if it did.
std::optional<FinishedGame> play(Table& table, const Rules& rules, const Deal& deal) {
  if (deal.passed_out) {
    if (rules.redeal_by == Rules::RedealBy::next) table.dealer = left_of(table, table.dealer);
    return std::nullopt;
  }
  for (const Seat s : deal.absent) table.absent.push_back(s.index);
  table.dealer = left_of(table, table.dealer);
  const Reported told = report_of(table, rules, deal);
  const std::vector<int> scores =
      rules.players == 3 ? scores_of_three(rules, deal, told) : scores_of_sides(rules, deal, told);
  const std::vector<int> accounts = accounts_of(table, deal);
  for (std::size_t i = 0; i < scores.size(); ++i) table.totals[at(accounts[i])] += scores[i];
  ++table.deals;
  std::optional<FinishedGame> game;
  if (is_over(table, rules)) {
    game = FinishedGame{{}, winners_of(table)};
    for (const int total : table.totals) game->totals.push_back(total);
    begin_again(table, rules);
  }
  return game;
}

// Roem of a trick (KJ-5.3, KJ-5.4, KJ-7.7, KJ-7.8).

/// Worth of the longest sequence: ranks as numbers from the seven up.
int sequence_of(std::vector<int> ranks) {
  std::sort(ranks.begin(), ranks.end());
  std::size_t longest = 0;
  for (std::size_t from = 0; from < ranks.size(); ++from) {
    std::size_t to = from;
    while (to + 1 < ranks.size() && ranks[to + 1] == ranks[to] + 1) ++to;
    longest = std::max(longest, to - from + 1);
  }
  return longest == 4 ? 50 : longest == 3 ? 20 : 0;
}

int four_of(const Rules& rules, Rank rank) {
  if (rank == Rank::jack) return rules.four_jacks;
  return rank == Rank::seven || rank == Rank::eight || rank == Rank::nine ? rules.four_low : 100;
}

bool has(const std::vector<Card>& cards, Card card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

int roem_of(const Rules& rules, const std::vector<Card>& cards, Suit trump) {
  int roem = 0;
  for (const Suit suit : kSuits) {
    std::vector<int> ranks;
    for (const Card card : cards)
      if (card.suit() == suit) ranks.push_back(static_cast<int>(card.rank()));
    roem += sequence_of(ranks);
  }
  if (has(cards, {trump, Rank::king}) && has(cards, {trump, Rank::queen})) roem += 20;
  int alike = 0;
  for (const Card card : cards) alike += card.rank() == cards[0].rank() ? 1 : 0;
  return roem + (alike == 4 ? four_of(rules, cards[0].rank()) : 0);
}

// Random reports: a division of the pack into whole tricks, told in one way or the other.

struct Report {
  Deal by_cards{};
  Deal by_numbers{};
};

/// A trick that a player won: its cards, and what was claimed for it.
struct Trick {
  int winner = 0;
  std::vector<Card> cards{};
  int claimed = 0;
};

void shuffle(Random& random, std::vector<Card>& cards) {
  for (int i = static_cast<int>(cards.size()) - 1; i > 0; --i)
    std::swap(cards[at(i)], cards[at(random.below(i + 1))]);
}

/// The cards in any order; now and then by suits or by ranks, so that many of the next trick have
/// roem.
void lay_out(Random& random, std::vector<Card>& cards) {
  const bool by_suit = random.coin();
  const auto before = [by_suit](Card a, Card b) {
    if (by_suit) return std::pair(a.suit(), a.rank()) < std::pair(b.suit(), b.rank());
    return std::pair(a.rank(), a.suit()) < std::pair(b.rank(), b.suit());
  };
  shuffle(random, cards);
  if (random.coin()) return;
  std::sort(cards.begin(), cards.end(), before);
  std::rotate(cards.begin(), cards.begin() + random.below(static_cast<int>(cards.size())),
              cards.end());
}

/// All cards in tricks of one each; now and then one player wins them all. Roem may be claimed.
std::vector<Trick> random_tricks(Random& random, const Rules& rules, std::vector<Card> cards,
                                 Suit trump) {
  const int lucky = random.below(4) == 0 ? random.below(rules.players) : -1;
  std::vector<Trick> tricks;
  while (!cards.empty()) {
    lay_out(random, cards);
    Trick& trick = tricks.emplace_back();
    trick.winner = lucky >= 0 ? lucky : random.below(rules.players);
    for (int i = 0; i < rules.players; ++i) {
      trick.cards.push_back(cards.back());
      cards.pop_back();
    }
    if (random.below(4) != 0) trick.claimed = roem_of(rules, trick.cards, trump);
  }
  return tricks;
}

/// 0 for the makers, 1 and 2 for the others to the left.
int party_of(const Rules& rules, const Carry& carry, Seat maker, int player) {
  int steps = 0;
  while (to_the_left(rules, carry, maker, steps) != seat(player)) ++steps;
  return rules.players == 3 ? steps : steps % 2;
}

void claim(Deal& deal, int party, int roem) {
  if (roem == 0) return;
  (party == 0 ? deal.roem : party == 1 ? deal.other_roem : deal.third_roem).push_back(roem);
}

void win(const Rules& rules, Report& report, int party, Card card) {
  const int points = worth(rules, card, *report.by_cards.trump);
  Deal& numbers = report.by_numbers;
  (party == 0   ? numbers.points
   : party == 1 ? numbers.other_points
                : numbers.third_points)
      .value() += points;
  if (party == 0) report.by_cards.cards.insert(card);
  if (party == 1) report.by_cards.other_cards.insert(card);
}

Seat random_maker(Random& random, const Rules& rules, const Carry& carry) {
  if (rules.trump_choice == Rules::TrumpChoice::forehand_must)
    return to_the_left(rules, carry, carry.dealer);
  return seat(random.below(rules.players));
}

Report begin_report(Random& random, const Rules& rules, const Carry& carry) {
  const Seat maker = random_maker(random, rules, carry);
  Report report;
  report.by_cards.maker = report.by_numbers.maker = maker;
  report.by_cards.trump = kSuits[at(random.below(4))];
  report.by_numbers.points = report.by_numbers.other_points = report.by_numbers.tricks = 0;
  if (rules.players == 3) report.by_numbers.third_points = 0;
  return report;
}

/// The last trick's points, and who won it.
void end_report(const Rules& rules, const Carry& carry, const Trick& last, Report& report) {
  const int party = party_of(rules, carry, *report.by_cards.maker, last.winner);
  report.by_cards.last_trick = seat(last.winner);
  Deal& numbers = report.by_numbers;
  (party == 0   ? numbers.points
   : party == 1 ? numbers.other_points
                : numbers.third_points)
      .value() += rules.last_trick;
}

Report random_report(Random& random, const Rules& rules, const Carry& carry) {
  Report report = begin_report(random, rules, carry);
  std::vector<Card> cards = all_cards();
  shuffle(random, cards);
  for (int laid_away = 0; rules.players == 3 && laid_away < 2; ++laid_away) {
    win(rules, report, 0, cards.back());
    cards.pop_back();
  }
  const std::vector<Trick> tricks = random_tricks(random, rules, cards, *report.by_cards.trump);
  for (const Trick& trick : tricks) {
    const int party = party_of(rules, carry, *report.by_cards.maker, trick.winner);
    for (const Card card : trick.cards) win(rules, report, party, card);
    claim(report.by_cards, party, trick.claimed);
    claim(report.by_numbers, party, trick.claimed);
    if (party == 0) ++*report.by_numbers.tricks;
  }
  end_report(rules, carry, tricks.back(), report);
  Deal& by_cards = report.by_cards;
  const bool none_on_the_left = rules.players == 3 && by_cards.other_cards.empty();
  if (none_on_the_left && by_cards.cards.size() < 32) by_cards.other_points = 0;
  return report;
}

void add_up(Marks& marks) {
  if (!marks.empty()) marks = {sum(marks)};
}

/// The same deal told more shortly: of both sides only one, sums for marks, the rest left out.
Report shortened(Random& random, const Rules& rules, Report report) {
  Deal& cards = report.by_cards;
  Deal& numbers = report.by_numbers;
  if (rules.players == 4 && random.coin() && !cards.cards.empty()) cards.other_cards = {};
  if (rules.players == 4 && random.coin() && !cards.other_cards.empty()) cards.cards = {};
  if (random.coin()) {
    std::optional<int>* const points[] = {&numbers.points, &numbers.other_points,
                                          &numbers.third_points};
    points[random.below(rules.players == 3 ? 3 : 2)]->reset();
  }
  if (random.coin()) numbers.last_trick = cards.last_trick;
  if (random.coin() && rules.pit == 0 && rules.tegenpit == 0) numbers.tricks.reset();
  if (random.coin()) {
    numbers.sums = true;
    for (Marks* marks : {&numbers.roem, &numbers.other_roem, &numbers.third_roem}) add_up(*marks);
  }
  return report;
}

/// A deal from the tables of the game, or a report of one that was played out.
Deal random_deal(Random& random, const Rules& rules, const Carry& carry) {
  if (random.below(4) == 0) return random.deal(rules, carry);
  const Report report = shortened(random, rules, random_report(random, rules, carry));
  Deal deal = random.coin() ? report.by_cards : report.by_numbers;
  if (rotating(rules) && carry.deals_played == 0)
    for (int player = 0; player < 4; ++player)
      if (random.below(6) == 0) deal.absent.insert(seat(player));
  return deal;
}

/// Random rules under which a game ends soon, half of the time.
Rules random_rules(Random& random) {
  Rules rules = random.rules();
  if (random.coin()) rules.deals = 1 + random.below(5);
  if (random.coin()) rules.target = 500 + random.below(500);
  return rules;
}

Rules random_rules(Random& random, int players) {
  Rules rules = random_rules(random);
  while (rules.players != players) rules = random_rules(random);
  return rules;
}

Session fresh_session(const Rules& rules) {
  return {any(rules), any(klaverjas::start(rules, rules.players)), {}};
}

void record_random_deal(Random& random, const Rules& rules, Session& session) {
  record(session, any(random_deal(random, rules, session.carry.as<Carry>())));
}

Session random_session(Random& random, const Rules& rules) {
  Session session = fresh_session(rules);
  for (int deals = 0; deals < kDeals; ++deals) {
    record_random_deal(random, rules, session);
    EXPECT_EQ(session.deals.back().findings, Findings{});
  }
  return session;
}

/// Calls `law(random)` with many seeds; stops at the first that breaks it.
void for_seeds(int count, const auto& law) {
  for (int i = 0; i < rounds(count) && !testing::Test::HasFailure(); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
    Random random(seed);
    law(random);
  }
}

// The second model and the program.

template <typename List>
std::vector<int> listed(const List& list) {
  return {list.begin(), list.end()};
}

void expect_same_table(const Table& table, const Session& session) {
  const auto& rules = session.rules.as<Rules>();
  const auto& carry = session.carry.as<Carry>();
  EXPECT_EQ(listed(carry.balances), table.totals);
  EXPECT_EQ(int{carry.dealer.index}, table.dealer);
  EXPECT_EQ(carry.deals_played, table.deals);
  if (!rotating(rules)) return;
  EXPECT_EQ(listed(standing(rules, carry).personal), personal_of(table, rules));
}

TEST(KlaverjasLaws, a_second_model_gets_the_same_figures) {
  for_seeds(400, [](Random& random) {
    const Rules rules = random_rules(random);
    Session session = fresh_session(rules);
    Table table{.totals = std::vector<int>(rules.players == 3 ? 3 : 2, 0)};
    sit_down(table, rules);
    for (int deals = 0; deals < kDeals && !testing::Test::HasFailure(); ++deals) {
      record_random_deal(random, rules, session);
      const auto& entry = session.deals.back();
      ASSERT_EQ(entry.findings, Findings{});
      EXPECT_EQ(play(table, rules, entry.deal.as<Deal>()), entry.finished);
      expect_same_table(table, session);
    }
  });
}

// Laws.

int claimed(const Deal& deal) {
  return sum(deal.roem) + sum(deal.other_roem) + sum(deal.third_roem);
}

/// What a side gets for all tricks, if it has them (KJ-7.9, KJ-7.10).
int bonus(const Rules& rules, const Deal& deal) {
  Reported told{{0, 0}, {}};
  if (by_cards(deal)) {
    told.tricks = 0;
    for (const Card card : all_cards()) told.tricks += owner_of(rules, deal, card) == 0 ? 1 : 0;
    told.tricks /= 4;
  } else {
    told.tricks = deal.tricks.value_or(-1);
  }
  return told.tricks == 8 ? rules.pit : told.tricks == 0 ? rules.tegenpit : 0;
}

/// What the table gives, credits for missed games left aside.
int given(const ScoreSheet& sheet) {
  int all = 0;
  for (const Line& line : sheet.lines)
    if (line.rule != "KJ-7.14"_rule) all -= total(line, Account::table());
  return all;
}

TEST(KlaverjasLaws, card_points_of_both_sides_are_those_of_the_pack_made_or_nat) {
  for_seeds(200, [](Random& random) {
    const Rules rules = random_rules(random, 4);
    for (const auto& entry : random_session(random, rules).deals) {
      ASSERT_FALSE(entry.sheet.lines.empty());
      const Line& points = entry.sheet.lines[0];
      EXPECT_EQ(total(points, Side{0}) + total(points, Side{1}), whole_deal(rules));
      EXPECT_EQ(points_in_deal(rules), whole_deal(rules));
      const int scored = sum(entry.after) - sum(entry.before);
      EXPECT_EQ(scored - claimed(entry.deal.as<Deal>()) - bonus(rules, entry.deal.as<Deal>()),
                whole_deal(rules));
    }
  });
}

TEST(KlaverjasLaws, table_gives_card_points_roem_and_pit_and_no_more) {
  for_seeds(200, [](Random& random) {
    const Rules rules = random_rules(random, 4);
    for (const auto& entry : random_session(random, rules).deals)
      EXPECT_EQ(given(entry.sheet), whole_deal(rules) + claimed(entry.deal.as<Deal>()) +
                                        bonus(rules, entry.deal.as<Deal>()));
  });
}

TEST(KlaverjasLaws, failed_deal_of_three_pays_the_whole_to_two_and_a_made_one_once) {
  for_seeds(200, [](Random& random) {
    const Rules rules = random_rules(random, 3);
    for (const auto& entry : random_session(random, rules).deals) {
      const auto& deal = entry.deal.as<Deal>();
      if (deal.passed_out) {
        EXPECT_EQ(given(entry.sheet), 0);
        continue;
      }
      const std::size_t maker = deal.maker->index;
      const bool failed = entry.after[maker] == entry.before[maker];
      EXPECT_EQ(given(entry.sheet), (failed ? 2 : 1) * (whole_deal(rules) + claimed(deal)));
    }
  });
}

TEST(KlaverjasLaws, told_by_cards_is_told_by_numbers) {
  for_seeds(400, [](Random& random) {
    const Rules rules = random_rules(random);
    Carry carry = klaverjas::start(rules, rules.players);
    for (int deals = 0; deals < kDeals; ++deals) {
      const Report report = shortened(random, rules, random_report(random, rules, carry));
      ASSERT_EQ(validate(rules, carry, report.by_cards), Findings{});
      ASSERT_EQ(validate(rules, carry, report.by_numbers), Findings{});
      const ScoreSheet cards = score(rules, carry, report.by_cards);
      const ScoreSheet numbers = score(rules, carry, report.by_numbers);
      for (const Account account : accounts(carry))
        EXPECT_EQ(total(cards, account), total(numbers, account));
      const Carry next = advance(rules, carry, report.by_cards, cards);
      EXPECT_EQ(advance(rules, carry, report.by_numbers, numbers), next);
      carry = next;
    }
  });
}

TEST(KlaverjasLaws, roem_of_a_trick_is_a_mark_and_its_cards_have_the_points_for_it) {
  for_seeds(400, [](Random& random) {
    const Rules rules = random_rules(random);
    const Suit trump = kSuits[at(random.below(4))];
    std::vector<Card> cards = all_cards();
    lay_out(random, cards);
    cards.resize(at(rules.players));
    int points = 0;
    for (const Card card : cards) points += worth(rules, card, trump);
    const int roem = roem_of(rules, cards, trump);
    if (roem == 0) return;
    EXPECT_TRUE(possible_mark(rules, roem)) << roem;
    EXPECT_LE(least_points(rules, roem), points) << roem;
  });
}

TEST(KlaverjasLaws, totals_of_a_finished_game_pass_the_check_of_a_paper_sheet) {
  for_seeds(200, [](Random& random) {
    const Rules rules = random_rules(random);
    for (const auto& entry : random_session(random, rules).deals)
      if (entry.finished) {
        EXPECT_EQ(prove(rules, {}, entry.finished->totals).findings, Findings{});
      }
  });
}

Seat turned(Seat s, int players) { return seat((s.index + 1) % players); }

SeatSet turned(SeatSet seats, int players) {
  SeatSet all;
  for (const Seat s : seats) all.insert(turned(s, players));
  return all;
}

Deal turned(Deal deal, int players) {
  if (deal.maker) deal.maker = turned(*deal.maker, players);
  if (deal.last_trick) deal.last_trick = turned(*deal.last_trick, players);
  return deal;
}

/// One place on: the other side, or the next player.
Totals turned(const Totals& totals) {
  Totals next = totals;
  for (std::size_t i = 0; i < totals.size(); ++i) next[(i + 1) % totals.size()] = totals[i];
  return next;
}

TEST(KlaverjasLaws, everybody_one_seat_on_is_the_mirror) {
  for_seeds(200, [](Random& random) {
    Rules rules = random_rules(random);
    rules.partners = Rules::Partners::fixed;
    const auto session = random_session(random, rules);
    Session mirror = fresh_session(rules);
    set_dealer(mirror.carry, seat(1));
    for (const auto& entry : session.deals) {
      record(mirror, any(turned(entry.deal.as<Deal>(), rules.players)));
      const auto& mirrored = mirror.deals.back();
      EXPECT_EQ(mirrored.findings, Findings{});
      EXPECT_EQ(mirrored.after, turned(entry.after));
      ASSERT_EQ(mirrored.finished.has_value(), entry.finished.has_value());
      if (!entry.finished) continue;
      EXPECT_EQ(mirrored.finished->winners, turned(entry.finished->winners, rules.players));
    }
  });
}

TEST(KlaverjasLaws, options_of_play_change_no_figure) {
  for_seeds(100, [](Random& random) {
    const Rules rules = random_rules(random);
    const auto session = random_session(random, rules);
    Session plain = fresh_session(rules);
    for (const auto& option : Klaverjas::options())
      if (option.play_only) option.set(plain.rules.as<Rules>(), option.get(Rules{}));
    for (const auto& entry : session.deals) record(plain, entry.deal);
    EXPECT_EQ(plain.deals, session.deals);
  });
}

}  // namespace
}  // namespace spadille::tests
