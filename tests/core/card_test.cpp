#include <limits>

#include <gtest/gtest.h>

#include "core/card_set.h"

namespace spadille {
namespace {

TEST(Card, is_written_and_read_as_suit_and_rank) {
  EXPECT_EQ(to_string(Card(Suit::spades, Rank::jack)), "SJ");
  EXPECT_EQ(card_named("HT"), Card(Suit::hearts, Rank::ten));
  for (const char* wrong : {"", "S", "S1", "s7", "SX", "SJ ", "H10", "JS"})
    EXPECT_FALSE(card_named(wrong)) << wrong;
}

TEST(Card, code_leads_back_to_the_card) {
  int cards = 0;
  for (int code = -1; code < 70; ++code) {
    if (!is_card(code)) continue;
    ++cards;
    EXPECT_EQ(Card::of_code(code).code(), code);
    EXPECT_EQ(card_named(to_string(Card::of_code(code))), Card::of_code(code));
  }
  EXPECT_EQ(cards, 53);  // and the joker
}

TEST(Card, no_number_is_too_far_off_to_be_asked_whether_it_is_a_card) {
  for (const int code : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
    EXPECT_FALSE(is_card(code));
    EXPECT_FALSE(is_rank_alone(code));
  }
  EXPECT_TRUE(is_rank_alone(Card::of_rank(Rank::two).code()));
  EXPECT_TRUE(is_rank_alone(Card::of_rank(Rank::ace).code()));
  EXPECT_FALSE(is_rank_alone(Card::of_rank(Rank::two).code() - 1));
  EXPECT_FALSE(is_rank_alone(Card::of_rank(Rank::ace).code() + 1));
}

TEST(CardSet, has_the_algebra_of_sets) {
  const Card a(Suit::spades, Rank::ace);
  const Card b(Suit::clubs, Rank::two);
  const CardSet both{a, b, a};
  EXPECT_EQ(both.size(), 2);
  EXPECT_TRUE(both.contains(b));
  EXPECT_EQ(both - CardSet{a}, CardSet{b});
  EXPECT_EQ(both & CardSet{a}, CardSet{a});
  EXPECT_EQ((CardSet{a} | CardSet{b}), both);
  EXPECT_TRUE((CardSet{a} & CardSet{b}).empty());
  std::string all;
  for (const Card c : both) all += to_string(c);
  EXPECT_EQ(all, "SAC2");
}

}  // namespace
}  // namespace spadille
