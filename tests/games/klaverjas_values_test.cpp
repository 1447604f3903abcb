// Values of cards, and which points and which roem there can be: the program beside counting out
// every set of cards. Longer than most files.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/values.h"
#include "tests/support/print.h"

namespace spadille::klaverjas {
namespace {

using Numbers = std::set<int>;

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
constexpr std::string_view kRanks = "789TJQKA";

/// One of the tables at the end of the seed document, in the order in which it is printed there.
struct Table {
  Rules::Values values;
  std::string_view trumps;
  std::array<int, 8> trump_points;
  std::string_view plain;
  std::array<int, 8> plain_points;
  int all_cards;
};

constexpr std::array kTables{
    Table{Rules::Values::klaverjas,
          "J9ATKQ87",
          {20, 14, 11, 10, 4, 3, 0, 0},
          "ATKQJ987",
          {11, 10, 4, 3, 2, 0, 0, 0},
          152},
    Table{Rules::Values::boonaken,
          "J9AKQT87",
          {20, 14, 11, 3, 2, 10, 0, 0},
          "AKQJT987",
          {11, 3, 2, 1, 10, 0, 0, 0},
          141},
    Table{Rules::Values::jass_as_printed,
          "J9AKQT87",
          {20, 14, 11, 4, 3, 10, 0, 0},
          "AKQJT987",
          {11, 4, 3, 1, 10, 0, 0, 0},
          149},
    Table{Rules::Values::swiss_jass,
          "J9AKQT87",
          {20, 14, 11, 4, 3, 10, 0, 0},
          "AKQJT987",
          {11, 4, 3, 2, 10, 0, 0, 0},
          152},
};

int printed(const Table& table, char rank, bool trump) {
  const auto at = (trump ? table.trumps : table.plain).find(rank);
  return (trump ? table.trump_points : table.plain_points)[at];
}

TEST(KlaverjasValues, every_card_has_the_value_of_its_table) {
  for (const Table& table : kTables)
    for (const Suit trump : kSuits)
      for (const Suit suit : kSuits)
        for (const char rank : kRanks) {
          const Card card(suit, *rank_named({&rank, 1}));
          EXPECT_EQ(value(table.values, card, trump), printed(table, rank, suit == trump))
              << to_string(card) << ", trumps " << letter(trump) << ", " << table.all_cards;
        }
}

TEST(KlaverjasValues, pack_has_32_cards_from_the_seven_up) {
  CardSet expected;
  for (const Suit suit : kSuits)
    for (const char rank : kRanks) expected.insert({suit, *rank_named({&rank, 1})});
  EXPECT_EQ(pack().size(), 32);
  EXPECT_EQ(pack(), expected);
}

TEST(KlaverjasValues, all_cards_together_are_those_of_the_seed_document) {
  for (const Table& table : kTables)
    for (const Suit trump : kSuits)
      EXPECT_EQ(value(table.values, pack(), trump), table.all_cards) << letter(trump);
}

TEST(KlaverjasValues, some_cards_are_worth_their_sum) {
  const CardSet cards{*card_named("SJ"), *card_named("S9"), *card_named("SA"), *card_named("S7"),
                      *card_named("HA"), *card_named("HT"), *card_named("HQ"), *card_named("HJ")};
  EXPECT_EQ(value(Rules::Values::klaverjas, cards, Suit::spades), 71);
  EXPECT_EQ(value(Rules::Values::klaverjas, CardSet{}, Suit::spades), 0);
}

TEST(KlaverjasValues, deal_has_the_points_of_its_cards_and_of_the_last_trick) {
  for (const Table& table : kTables)
    for (const int last_trick : {0, 5, 10})
      EXPECT_EQ(points_in_deal({.values = table.values, .last_trick = last_trick}),
                table.all_cards + last_trick);
}

// Which points there can be: every set of cards, half a pack beside the other half.

/// What sets of so many cards are worth.
using Sums = std::vector<Numbers>;

Sums counted_out(const std::vector<int>& cards) {
  Sums sums(cards.size() + 1);
  for (unsigned set = 0; set < 1U << cards.size(); ++set) {
    std::size_t size = 0;
    int worth = 0;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if ((set >> i & 1U) != 0) {
        ++size;
        worth += cards[i];
      }
    sums[size].insert(worth);
  }
  return sums;
}

Sums beside(const Sums& one, const Sums& other) {
  Sums sums(one.size() + other.size() - 1);
  for (std::size_t i = 0; i < one.size(); ++i)
    for (std::size_t j = 0; j < other.size(); ++j)
      for (const int a : one[i])
        for (const int b : other[j]) sums[i + j].insert(a + b);
  return sums;
}

Sums sums_of(const Table& table) {
  std::vector<int> trumps_and_a_suit(table.trump_points.begin(), table.trump_points.end());
  std::vector<int> two_suits(table.plain_points.begin(), table.plain_points.end());
  trumps_and_a_suit.insert(trumps_and_a_suit.end(), two_suits.begin(), two_suits.end());
  two_suits.insert(two_suits.end(), table.plain_points.begin(), table.plain_points.end());
  return beside(counted_out(trumps_and_a_suit), counted_out(two_suits));
}

/// Points of a side that won so many tricks, among them the last or not.
Numbers points_of(const Rules& rules, const Sums& sums, int tricks, bool last_trick,
                  int laid_away) {
  const int all_tricks = rules.players == 3 ? 10 : 8;
  if (last_trick ? tricks == 0 : tricks == all_tricks) return {};
  Numbers points;
  const int cards = tricks * rules.players + laid_away;
  for (const int of_cards : sums[static_cast<std::size_t>(cards)])
    points.insert(of_cards + (last_trick ? rules.last_trick : 0));
  return points;
}

Numbers points_of(const Rules& rules, const Sums& sums, const Known& known) {
  Numbers points;
  for (int tricks = 0; tricks <= (rules.players == 3 ? 10 : 8); ++tricks)
    for (const bool last_trick : {false, true})
      if (known.tricks.value_or(tricks) == tricks &&
          known.last_trick.value_or(last_trick) == last_trick)
        points.merge(points_of(rules, sums, tricks, last_trick, known.laid_away));
  return points;
}

Numbers accepted(const Rules& rules, const Known& known) {
  Numbers points;
  for (int n = -1; n <= 175; ++n)
    if (possible_points(rules, n, known)) points.insert(n);
  return points;
}

/// Everything that can be known of a side: its tricks, the last trick, cards laid away.
std::vector<Known> all_known(int players) {
  std::vector<Known> all;
  for (int tricks = -1; tricks <= (players == 3 ? 10 : 8); ++tricks)
    for (const std::optional<bool> last_trick :
         {std::optional<bool>(), std::optional(false), std::optional(true)})
      for (int laid_away = 0; laid_away <= (players == 3 ? 2 : 0); laid_away += 2)
        all.push_back({.tricks = tricks < 0 ? std::nullopt : std::optional(tricks),
                       .last_trick = last_trick,
                       .laid_away = laid_away});
  return all;
}

void expect_points_that_can_be(const Rules& rules, const Sums& sums) {
  for (const Known& known : all_known(rules.players))
    EXPECT_EQ(accepted(rules, known), points_of(rules, sums, known))
        << "values " << static_cast<int>(rules.values) << ", last trick " << rules.last_trick
        << ", players " << rules.players << ", tricks " << known.tricks.value_or(-1) << ", last "
        << (known.last_trick ? *known.last_trick ? "won" : "lost" : "unknown") << ", laid away "
        << known.laid_away;
}

TEST(KlaverjasPoints, those_that_some_cards_give_are_possible_and_no_others) {
  for (const Table& table : kTables) {
    const Sums sums = sums_of(table);
    for (const int last_trick : {0, 5, 10})
      for (const int players : {3, 4})
        expect_points_that_can_be(
            {.players = players, .values = table.values, .last_trick = last_trick}, sums);
  }
}

/// Points from nought to those of a whole deal that no side can have.
Numbers impossible(const Rules& rules) {
  Numbers points;
  for (int n = 0; n <= points_in_deal(rules); ++n)
    if (!possible_points(rules, n, {})) points.insert(n);
  return points;
}

TEST(KlaverjasPoints, only_one_and_one_less_than_all_cannot_be) {
  struct Row {
    const char* what;
    Rules rules;
    Numbers expected;
  };
  using enum Rules::Values;
  const Row rows[] = {
      {"by the seed document", {}, {1, 161}},
      {"three players", {.players = 3}, {1, 161}},
      {"last trick 5", {.last_trick = 5}, {1, 156}},
      {"last trick 0", {.last_trick = 0}, {1, 151}},
      {"Swiss Jass", {.values = swiss_jass}, {1, 161}},
      {"a plain jack is worth 1", {.values = jass_as_printed}, {}},
      {"so it is in Boonaken", {.values = boonaken}, {}},
  };
  for (const Row& row : rows) EXPECT_EQ(impossible(row.rules), row.expected) << row.what;
}

TEST(KlaverjasPoints, nobody_has_more_than_all_or_less_than_none) {
  for (const int players : {3, 4})
    for (const int points : {-1000, -1, 163, 1000})
      EXPECT_FALSE(possible_points({.players = players}, points, {})) << points;
}

// Roem as the seed document tells it, counted card by card.

struct Trick {
  std::vector<Card> cards;
  bool has(Suit suit, Rank rank) const {
    return std::find(cards.begin(), cards.end(), Card(suit, rank)) != cards.end();
  }
};

/// The longest sequence of a suit, in the order A K Q J 10 9 8 7.
int longest_sequence(const Trick& trick, Suit suit) {
  int longest = 0;
  int length = 0;
  for (const char rank : kRanks) {
    length = trick.has(suit, *rank_named({&rank, 1})) ? length + 1 : 0;
    longest = std::max(longest, length);
  }
  return longest;
}

int four_alike(const Rules& rules, const Trick& trick) {
  const auto alike = [&](const Card card) { return card.rank() == trick.cards[0].rank(); };
  if (trick.cards.size() != 4 || !std::all_of(trick.cards.begin(), trick.cards.end(), alike))
    return 0;
  const Rank rank = trick.cards[0].rank();
  if (rank == Rank::jack) return rules.four_jacks;
  return rank < Rank::ten ? rules.four_low : 100;
}

int roem_of(const Rules& rules, const Trick& trick, Suit trump) {
  int roem = four_alike(rules, trick);
  for (const Suit suit : kSuits) {
    const int longest = longest_sequence(trick, suit);
    if (longest == 3) roem += 20;
    if (longest == 4) roem += 50;
  }
  return roem + (trick.has(trump, Rank::king) && trick.has(trump, Rank::queen) ? 20 : 0);
}

TEST(KlaverjasRoem, counting_card_by_card_gives_the_examples_of_the_rules) {
  struct Row {
    Suit trump;
    std::vector<const char*> cards;
    int expected;
  };
  const Row rows[] = {
      {Suit::diamonds, {"HT", "HJ", "HK", "HQ"}, 50}, {Suit::hearts, {"HA", "HK", "HQ", "HJ"}, 70},
      {Suit::hearts, {"HJ", "HQ", "HK", "D7"}, 40},   {Suit::hearts, {"HK", "HQ", "S7", "D8"}, 20},
      {Suit::hearts, {"SK", "SQ", "H7", "D8"}, 0},    {Suit::hearts, {"HJ", "H9", "HA", "HT"}, 20},
      {Suit::hearts, {"HA", "HK", "HJ", "HT"}, 0},    {Suit::hearts, {"HA", "H7", "H8", "HK"}, 0},
      {Suit::spades, {"HJ", "SJ", "DJ", "CJ"}, 200},  {Suit::hearts, {"HQ", "SQ", "DQ", "CQ"}, 100},
      {Suit::spades, {"H9", "S9", "D9", "C9"}, 0},
  };
  for (const Row& row : rows) {
    Trick trick;
    for (const char* card : row.cards) trick.cards.push_back(*card_named(card));
    EXPECT_EQ(roem_of({}, trick, row.trump), row.expected) << row.cards[0] << row.cards[1];
  }
}

/// Calls `visit(trick)` with every set of so many cards of the pack.
void for_each_trick(int players, const auto& visit) {
  std::vector<Card> cards;
  for (const Card card : pack()) cards.push_back(card);
  std::vector<bool> chosen(cards.size(), false);
  std::fill(chosen.begin(), chosen.begin() + players, true);
  do {
    Trick trick;
    trick.cards.reserve(static_cast<std::size_t>(players));
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (chosen[i]) trick.cards.push_back(cards[i]);
    visit(trick);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

/// How many of them have which roem.
std::map<int, int> tricks_by_roem(const Rules& rules, Suit trump) {
  std::map<int, int> counts;
  for_each_trick(rules.players,
                 [&](const Trick& trick) { ++counts[roem_of(rules, trick, trump)]; });
  return counts;
}

using Counts = std::map<int, int>;

TEST(KlaverjasRoem, of_all_35960_tricks_34901_have_none) {
  const Counts expected{{0, 34'901}, {20, 979}, {40, 55}, {50, 18}, {70, 2}, {100, 4}, {200, 1}};
  for (const Suit trump : kSuits) EXPECT_EQ(tricks_by_roem({}, trump), expected) << letter(trump);
}

TEST(KlaverjasRoem, mark_is_what_some_trick_is_worth) {
  const Rules variants[] = {{},
                            {.four_jacks = 100},
                            {.four_low = 100},
                            {.four_jacks = 100, .four_low = 100},
                            {.players = 3},
                            {.four_jacks = 100, .four_low = 100, .players = 3}};
  for (const Rules& rules : variants) {
    const Counts tricks = tricks_by_roem(rules, Suit::diamonds);
    for (int mark = -20; mark <= 300; ++mark)
      EXPECT_EQ(possible_mark(rules, mark), mark != 0 && tricks.contains(mark))
          << mark << " of " << rules.players << " players, four jacks " << rules.four_jacks;
  }
}

TEST(KlaverjasRoem, marks_are_those_of_the_rules) {
  struct Row {
    const char* what;
    Rules rules;
    Numbers expected;
  };
  const Row rows[] = {
      {"by the seed document", {}, {20, 40, 50, 70, 100, 200}},
      {"four jacks 100", {.four_jacks = 100}, {20, 40, 50, 70, 100}},
      {"four nines 100", {.four_low = 100}, {20, 40, 50, 70, 100, 200}},
      {"three players", {.players = 3}, {20, 40}},
      {"three players, four jacks 100", {.four_jacks = 100, .players = 3}, {20, 40}},
  };
  for (const Row& row : rows) {
    Numbers marks;
    for (int mark = 0; mark <= 2000; ++mark)
      if (possible_mark(row.rules, mark)) marks.insert(mark);
    EXPECT_EQ(marks, row.expected) << row.what;
  }
}

// The fewest card points of a trick with such roem.

int points_of(const Table& table, const Trick& trick, Suit trump) {
  int points = 0;
  for (const Card card : trick.cards)
    points += printed(
        table,
        kRanks[static_cast<std::size_t>(card.rank()) - static_cast<std::size_t>(Rank::seven)],
        card.suit() == trump);
  return points;
}

/// Every set of cards that has roem where all fours do.
std::vector<Trick> tricks_with_roem(int players, Suit trump) {
  const Rules generous{.four_low = 100, .players = players};
  std::vector<Trick> tricks;
  for_each_trick(players, [&](const Trick& trick) {
    if (roem_of(generous, trick, trump) > 0) tricks.push_back(trick);
  });
  return tricks;
}

/// The fewest points of one of these tricks for each mark.
std::map<int, int> least_by_mark(const Rules& rules, const Table& table,
                                 const std::vector<Trick>& tricks, Suit trump) {
  std::map<int, int> least;
  for (const Trick& trick : tricks) {
    const int mark = roem_of(rules, trick, trump);
    if (mark == 0) continue;
    const int points = points_of(table, trick, trump);
    const auto [found, first] = least.emplace(mark, points);
    if (!first) found->second = std::min(found->second, points);
  }
  return least;
}

std::map<int, int> told_least(const Rules& rules) {
  std::map<int, int> least;
  for (int mark = 10; mark <= 300; mark += 10)
    if (possible_mark(rules, mark)) least.emplace(mark, least_points(rules, mark));
  return least;
}

TEST(KlaverjasRoem, mark_has_at_least_the_points_of_the_cheapest_trick_that_is_worth_it) {
  constexpr Suit kTrump = Suit::hearts;
  for (const int players : {3, 4}) {
    const std::vector<Trick> tricks = tricks_with_roem(players, kTrump);
    for (const Table& table : kTables)
      for (const int four_jacks : {100, 200})
        for (const int four_low : {0, 100})
          for (const int last_trick : {0, 10}) {
            const Rules rules{.four_jacks = four_jacks,
                              .four_low = four_low,
                              .players = players,
                              .values = table.values,
                              .last_trick = last_trick};
            EXPECT_EQ(told_least(rules), least_by_mark(rules, table, tricks, kTrump))
                << "players " << players << ", all cards " << table.all_cards << ", four jacks "
                << four_jacks << ", four low " << four_low;
          }
  }
}

TEST(KlaverjasRoem, least_points_of_a_mark_are_those_of_its_cards) {
  using enum Rules::Values;
  using Least = std::map<int, int>;
  struct Row {
    const char* what;
    Rules rules;
    Least expected;
  };
  const Row rows[] = {
      {"9 8 7, A K Q, 10 9 8 7, K Q J 10, four queens, four jacks",
       {},
       {{20, 0}, {40, 18}, {50, 10}, {70, 37}, {100, 12}, {200, 26}}},
      {"four jacks 100", {.four_jacks = 100}, {{20, 0}, {40, 18}, {50, 10}, {70, 37}, {100, 12}}},
      {"four sevens 100",
       {.four_low = 100},
       {{20, 0}, {40, 18}, {50, 10}, {70, 37}, {100, 0}, {200, 26}}},
      {"Boonaken",
       {.values = boonaken},
       {{20, 0}, {40, 16}, {50, 10}, {70, 35}, {100, 8}, {200, 23}}},
      {"Jass as printed",
       {.values = jass_as_printed},
       {{20, 0}, {40, 18}, {50, 10}, {70, 37}, {100, 12}, {200, 23}}},
      {"three players", {.players = 3}, {{20, 0}, {40, 18}}},
  };
  for (const Row& row : rows) EXPECT_EQ(told_least(row.rules), row.expected) << row.what;
}

/// A mark, and in how many tricks of one deal it can be.
struct Limited {
  int mark;
  int most;
};

/// Adds what `tricks` more tricks can be worth, from the mark of the list at `next` on.
void add_sums(const std::vector<Limited>& marks, std::size_t next, int tricks, int sum,
              Numbers& sums) {
  sums.insert(sum);
  if (next == marks.size()) return;
  for (int times = 0; times <= std::min(tricks, marks[next].most); ++times)
    add_sums(marks, next + 1, tricks - times, sum + times * marks[next].mark, sums);
}

/// One trick at most has king and queen of trumps in a sequence; no four of a rank come twice.
TEST(KlaverjasRoem, sum_of_a_side_is_that_of_at_most_a_mark_a_trick) {
  struct Row {
    const char* what;
    Rules rules;
    std::vector<Limited> marks;
    std::vector<int> with_stuk;
    int tricks;
  };
  const Row rows[] = {
      {"by the seed document", {}, {{20, 8}, {50, 8}, {100, 4}, {200, 1}}, {40, 70}, 8},
      {"four jacks 100", {.four_jacks = 100}, {{20, 8}, {50, 8}, {100, 5}}, {40, 70}, 8},
      {"four low 100", {.four_low = 100}, {{20, 8}, {50, 8}, {100, 7}, {200, 1}}, {40, 70}, 8},
      {"both 100", {.four_jacks = 100, .four_low = 100}, {{20, 8}, {50, 8}, {100, 8}}, {40, 70}, 8},
      {"three players", {.players = 3}, {{20, 10}}, {40}, 10},
      {"three players, four low 100", {.four_low = 100, .players = 3}, {{20, 10}}, {40}, 10},
  };
  for (const Row& row : rows)
    for (int tricks = 0; tricks <= row.tricks; ++tricks) {
      Numbers expected;
      add_sums(row.marks, 0, tricks, 0, expected);
      for (const int stuk : row.with_stuk)
        if (tricks > 0) add_sums(row.marks, 0, tricks - 1, stuk, expected);
      Numbers found;
      for (int sum = -50; sum <= 2050; ++sum)
        if (possible_roem(row.rules, sum, tricks)) found.insert(sum);
      EXPECT_EQ(found, expected) << row.what << ", " << tricks << " tricks";
    }
}

TEST(KlaverjasRoem, cards_of_a_mark_are_not_played_twice) {
  struct Row {
    const char* what;
    Rules rules;
    std::map<int, int> expected;
  };
  const Row rows[] = {
      {"by the seed document", {}, {{20, 8}, {40, 1}, {50, 8}, {70, 1}, {100, 4}, {200, 1}}},
      {"four jacks 100",
       {.four_jacks = 100},
       {{20, 8}, {40, 1}, {50, 8}, {70, 1}, {100, 5}, {200, 0}}},
      {"four low 100", {.four_low = 100}, {{20, 8}, {40, 1}, {50, 8}, {70, 1}, {100, 7}, {200, 1}}},
      {"three players", {.players = 3}, {{20, 10}, {40, 1}, {100, 0}, {200, 0}}},
  };
  for (const Row& row : rows)
    for (const auto& [mark, most] : row.expected)
      EXPECT_EQ(most_marks(row.rules, mark), most) << row.what << ", " << mark;
}

TEST(KlaverjasRoem, one_trick_has_one_mark_and_none_has_nothing) {
  for (int sum = 0; sum <= 300; ++sum) {
    EXPECT_EQ(possible_roem({}, sum, 1), sum == 0 || possible_mark({}, sum)) << sum;
    EXPECT_EQ(possible_roem({}, sum, 0), sum == 0) << sum;
  }
}

/// 730 is the first that the cards do not give any more.
TEST(KlaverjasRoem, every_sum_of_tens_can_be_but_10_and_30) {
  for (int sum = 0; sum < 730; ++sum)
    EXPECT_EQ(possible_roem({}, sum, tricks_in({})), sum % 10 == 0 && sum != 10 && sum != 30)
        << sum;
}

TEST(KlaverjasRoem, of_three_players_every_sum_is_twenties) {
  for (int sum = 0; sum <= 500; ++sum)
    EXPECT_EQ(possible_roem({.players = 3}, sum, tricks_in({.players = 3})),
              sum % 20 == 0 && sum <= 220)
        << sum;
}

}  // namespace
}  // namespace spadille::klaverjas
