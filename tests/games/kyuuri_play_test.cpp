// What may be played at Kyuuri, and who takes a trick.
#include <algorithm>

#include <gtest/gtest.h>

#include "games/kyuuri/play.h"
#include "tests/support/cards.h"

namespace spadille::kyuuri {
namespace {

using tests::cards;
using tests::trick;
using tests::written;

struct Row {
  const char* table;
  const char* hand;
  const char* playable;
};

/// The legality table, and the sets computed for it.
TEST(KyuuriPlay, match_beat_or_the_lowest) {
  for (const Row& row : {Row{"", "H3 SK", "H3 SK"}, Row{"SQ", "S3 H5 DQ CK CA", "S3 DQ CK CA"},
                         Row{"SA", "S2 H2 SK HA", "S2 H2 HA"}, Row{"SA", "S2 H2 DK", "S2 H2"},
                         Row{"ST", "H4 S4 D9", "H4 S4"}, Row{"S7", "S8 H9 DJ", "S8 H9 DJ"},
                         Row{"DK", "S4 SJ SK", "S4 SK"}, Row{"SK", "D9", "D9"},
                         Row{"S6 HK D3", "S2 H4 DA", "S2 DA"}}) {
    const Playable is = playable({}, {trick(row.table)}, cards(row.hand));
    EXPECT_EQ(written(is.cards), written(cards(row.playable))) << row.table << " | " << row.hand;
    EXPECT_EQ(is.why, *row.table == '\0' ? "KY-4.1"_rule : "KY-4.2"_rule);
  }
}

TEST(KyuuriPlay, K25_ace_led) {
  const Turn ace{trick("SA")};
  EXPECT_EQ(playable({}, ace, cards("HA D3")).cards, cards("HA D3"));
  const Playable lowest = playable({.ace_led = Rules::AceLed::all_lowest}, ace, cards("HA D3"));
  EXPECT_EQ(lowest, (Playable{cards("D3"), "KY-7.8"_rule}));
  const Turn later{trick("SK HA")};  // an ace that was not led
  EXPECT_EQ(playable({.ace_led = Rules::AceLed::all_lowest}, later, cards("DA D3")).cards,
            cards("DA D3"));
}

TEST(KyuuriPlay, compared_with_the_previous_card) {
  const Turn turn{trick("S6 HK D3")};
  EXPECT_EQ(playable({.compare = Rules::Compare::previous}, turn, cards("S2 H4 DA")),
            (Playable{cards("S2 H4 DA"), "KY-7.9"_rule}));
}

TEST(KyuuriPlay, K1_and_K24_the_last_of_the_highest_takes_it) {
  EXPECT_EQ(winning_place({trick("S6 HK D3")}), 1U);
  EXPECT_EQ(winning_place({trick("SQ H4 HQ DQ C2")}), 3U);
}

/// All hands of up to three ranks against every highest card: the ladder read off the rulebook.
TEST(KyuuriPlay, every_small_hand_on_every_card) {
  const auto card = [](Suit suit, int rank) { return Card(suit, static_cast<Rank>(rank)); };
  for (int highest = 2; highest <= 14; ++highest)
    for (int a = 2; a <= 14; ++a)
      for (int b = 2; b <= 14; ++b)
        for (int c = 2; c <= 14; ++c) {
          const CardSet hand{card(Suit::spades, a), card(Suit::hearts, b), card(Suit::diamonds, c)};
          CardSet expected;
          const int low = std::min({a, b, c});
          for (const Card mine : hand)
            if (const int rank = static_cast<int>(mine.rank()); rank >= highest || rank == low)
              expected.insert(mine);
          ASSERT_EQ(playable({}, {Trick{card(Suit::clubs, highest)}}, hand).cards, expected);
        }
}

}  // namespace
}  // namespace spadille::kyuuri
