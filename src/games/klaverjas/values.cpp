#include "games/klaverjas/values.h"

#include <algorithm>
#include <array>
#include <bitset>

#include "games/tally.h"

namespace spadille::klaverjas {
namespace {

/// What each counts, 7 8 9 10 J Q K A.
using OfRanks = std::array<int, 8>;
struct ValueTable {
  OfRanks trump;
  OfRanks plain;
};
constexpr std::array kTables{
    ValueTable{{0, 0, 14, 10, 20, 3, 4, 11}, {0, 0, 0, 10, 2, 3, 4, 11}},  // klaverjas
    ValueTable{{0, 0, 14, 10, 20, 2, 3, 11}, {0, 0, 0, 10, 1, 2, 3, 11}},  // boonaken
    ValueTable{{0, 0, 14, 10, 20, 3, 4, 11}, {0, 0, 0, 10, 1, 3, 4, 11}},  // jass_as_printed
    ValueTable{{0, 0, 14, 10, 20, 3, 4, 11}, {0, 0, 0, 10, 2, 3, 4, 11}},  // swiss_jass
};

const ValueTable& table_of(Rules::Values values) {
  return kTables[static_cast<std::size_t>(values)];
}

int card_points(Rules::Values values) {
  const ValueTable& table = table_of(values);
  int sum = 0;
  for (const int worth : table.trump) sum += worth;
  for (const int worth : table.plain) sum += 3 * worth;
  return sum;
}

constexpr std::size_t kCards = 32;
constexpr std::size_t kMostPoints = 160;

/// Which sums of points some set of so many cards can have.
using Sums = std::array<std::bitset<kMostPoints>, kCards + 1>;

Sums sums_of(const ValueTable& table) {
  Sums sums;
  sums[0].set(0);
  const auto add = [&sums](int worth) {
    for (std::size_t cards = kCards; cards > 0; --cards)
      sums[cards] |= sums[cards - 1] << static_cast<std::size_t>(worth);
  };
  for (const int worth : table.trump) add(worth);
  for (int suit = 0; suit < 3; ++suit)
    for (const int worth : table.plain) add(worth);
  return sums;
}

const Sums& sums(Rules::Values values) {
  static const std::array kSums{sums_of(kTables[0]), sums_of(kTables[1]), sums_of(kTables[2]),
                                sums_of(kTables[3])};
  return kSums[static_cast<std::size_t>(values)];
}

/// Whether `tricks` tricks can be worth so much; with the last trick there has to be one, without
/// it one has to be missing.
bool possible(const Rules& rules, int points, int tricks, bool last_trick, int laid_away) {
  if (last_trick ? tricks == 0 : tricks == tricks_in(rules)) return false;
  const int of_cards = points - (last_trick ? rules.last_trick : 0);
  if (of_cards < 0 || of_cards >= static_cast<int>(kMostPoints)) return false;
  const int cards = tricks * rules.players + laid_away;
  return sums(rules.values)[static_cast<std::size_t>(cards)][static_cast<std::size_t>(of_cards)];
}

/// Whether so many tricks can have sequences of three and four that add up to a sum, without stuk.
bool possible_sequences(const Rules& rules, int sum, int tricks) {
  if (sum < 0 || tricks < 0) return false;
  const int most = three_handed(rules) ? 0 : tricks;
  for (int fours = 0; fours <= most && 50 * fours <= sum; ++fours) {
    const int threes = sum - 50 * fours;
    if (threes % 20 == 0 && threes / 20 + fours <= tricks) return true;
  }
  return false;
}

/// The same with so many fours alike, and four jacks.
bool possible_with_fours(const Rules& rules, int sum, int tricks) {
  for (int jacks = 0; jacks <= most_marks(rules, 200); ++jacks)
    for (int fours = 0; fours <= most_marks(rules, 100); ++fours)
      if (possible_sequences(rules, sum - 200 * jacks - 100 * fours, tricks - jacks - fours))
        return true;
  return false;
}

constexpr int kNever = 1000;       ///< more points than any trick has
constexpr std::size_t kQueen = 5;  ///< in an OfRanks
constexpr std::size_t kKing = 6;

/// The fewest points of a run of some cards with that roem, in one kind of suit.
int least_run(const OfRanks& worth, bool trump, int mark) {
  int least = kNever;
  for (const std::size_t length : {std::size_t{3}, std::size_t{4}})
    for (std::size_t first = 0; first + length <= worth.size(); ++first) {
      const bool stuk = trump && first <= kQueen && first + length > kKing;
      if ((length == 3 ? 20 : 50) + (stuk ? 20 : 0) != mark) continue;
      int sum = 0;
      for (std::size_t i = first; i < first + length; ++i) sum += worth[i];
      least = std::min(least, sum);
    }
  return least;
}

/// The fewest points of four alike with that roem: sevens, eights and nines only where they have
/// it.
int least_four(const Rules& rules, int mark) {
  constexpr std::size_t kTen = 3;
  constexpr std::size_t kJack = 4;
  const ValueTable& table = table_of(rules.values);
  int least = kNever;
  for (std::size_t rank = 0; rank < table.trump.size(); ++rank) {
    const int roem = rank == kJack ? rules.four_jacks : rank < kTen ? rules.four_low : 100;
    if (roem == mark) least = std::min(least, table.trump[rank] + 3 * table.plain[rank]);
  }
  return least;
}

}  // namespace

int value(Rules::Values table, Card card, Suit trump) {
  const ValueTable& values = table_of(table);
  const auto rank = static_cast<std::size_t>(card.rank()) - static_cast<std::size_t>(Rank::seven);
  return card.suit() == trump ? values.trump[rank] : values.plain[rank];
}

int value(Rules::Values table, CardSet cards, Suit trump) {
  int sum = 0;
  for (const Card card : cards) sum += value(table, card, trump);
  return sum;
}

CardSet pack() { return CardSet::of_every_suit(CardSet::from(Rank::seven)); }

int points_in_deal(const Rules& rules) { return card_points(rules.values) + rules.last_trick; }

bool possible_points(const Rules& rules, int points, const Known& known) {
  const int least = known.tricks.value_or(0);
  const int most = known.tricks.value_or(tricks_in(rules));
  for (int tricks = least; tricks <= most; ++tricks)
    for (const bool last_trick : {false, true})
      if (known.last_trick.value_or(last_trick) == last_trick &&
          possible(rules, points, tricks, last_trick, known.laid_away))
        return true;
  return false;
}

bool possible_mark(const Rules& rules, int mark) {
  if (three_handed(rules)) return mark == 20 || mark == 40;
  if (mark == 200) return rules.four_jacks == 200;
  return std::find(kMarkValues.begin(), kMarkValues.end(), mark) != kMarkValues.end();
}

int most_marks(const Rules& rules, int mark) {
  if (three_handed(rules) && mark >= 100) return 0;
  switch (mark) {
    case 40:
    case 70: return 1;
    case 100: return 4 + (rules.four_jacks == 100 ? 1 : 0) + (rules.four_low > 0 ? 3 : 0);
    case 200: return rules.four_jacks == 200 ? 1 : 0;
    default: return tricks_in(rules);
  }
}

bool possible_roem(const Rules& rules, int sum, int tricks) {
  if (possible_with_fours(rules, sum, tricks)) return true;
  return possible_with_fours(rules, sum - 40, tricks - 1) ||
         (!three_handed(rules) && possible_with_fours(rules, sum - 70, tricks - 1));
}

int least_points(const Rules& rules, int mark) {
  const ValueTable& table = table_of(rules.values);
  return std::min({least_run(table.plain, false, mark), least_run(table.trump, true, mark),
                   least_four(rules, mark)});
}

}  // namespace spadille::klaverjas
