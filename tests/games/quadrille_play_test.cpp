// What may be played at Quadrille and who wins a trick: QL1 to QL12 of the dossier, the order of
// every trump suit, and the privilege of the matadors for all that can be held and led.
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "games/quadrille/play.h"
#include "tests/support/cards.h"

namespace spadille::quadrille {
namespace {

using tests::cards;
using tests::trick;
using tests::written;

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

struct Row {
  const char* id;
  const char* table;
  const char* hand;
  const char* playable;
};

/// Hearts are trumps.
TEST(QuadrillePlay, QL1_to_QL9_what_may_be_played) {
  for (const Row& row :
       {Row{"QL1", "H5", "CA D3 SK", "CA D3 SK"}, Row{"QL2", "SA", "CA D3 SK", "CA"},
        Row{"QL3", "H5 SA", "CA D3", "CA D3"}, Row{"QL4", "H7", "SA D3", "SA D3"},
        Row{"QL5", "H7", "SA CA D3", "SA CA"}, Row{"QL6", "H5", "HA CA D3", "HA CA"},
        Row{"QL7", "HA", "H7 D3", "H7 D3"}, Row{"QL8", "S4", "SA SK D2", "SK"},
        Row{"QL9", "S4", "SA D2 DK", "SA D2 DK"}, Row{"no trump", "H5", "D3 SK", "D3 SK"}})
    EXPECT_EQ(written(playable({Suit::hearts, trick(row.table)}, cards(row.hand)).cards),
              written(cards(row.playable)))
        << row.id;
}

std::size_t won(Suit trump, const char* text) {
  return winning_place(trick(text),
                       [trump](Card card, Card best) { return beats(trump, card, best); });
}

TEST(QuadrillePlay, QL10_to_QL12_who_takes_the_trick) {
  EXPECT_EQ(won(Suit::hearts, "S4 SK H6 CA"), 3U);
  EXPECT_EQ(won(Suit::hearts, "D3 DA D2 D7"), 1U);
  EXPECT_EQ(won(Suit::spades, "S3 S2 SK CA"), 1U);
}

/// The order of trumps as printed, each beating all behind it.
TEST(QuadrillePlay, order_of_every_trump_suit) {
  struct Order {
    Suit trump;
    const char* cards;
  };
  for (const Order& order :
       {Order{Suit::spades, "SA S2 CA SK SQ SJ S7 S6"}, Order{Suit::spades, "S6 S5 S4 S3"},
        Order{Suit::hearts, "SA H7 CA HA HK HQ HJ H2"}, Order{Suit::hearts, "H2 H3 H4 H5 H6"},
        Order{Suit::diamonds, "SA D7 CA DA DK DQ DJ D2"}, Order{Suit::diamonds, "D2 D3 D4 D5 D6"},
        Order{Suit::clubs, "SA C2 CA CK CQ CJ C7 C6"}, Order{Suit::clubs, "C6 C5 C4 C3"},
        Order{Suit::spades, "HK HQ HJ HA H2 H3 H4 H5"}, Order{Suit::spades, "H5 H6 H7"},
        Order{Suit::hearts, "CK CQ CJ C7 C6 C5 C4 C3"}, Order{Suit::hearts, "C3 C2"}}) {
    const Trick all = trick(order.cards);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (std::size_t j = 0; j < all.size(); ++j)
        EXPECT_EQ(beats(order.trump, all[i], all[j]), i < j) << order.cards;
  }
  for (const Suit trump : kSuits)
    EXPECT_EQ((trumps(trump) & pack()).size(),
              trump == Suit::hearts || trump == Suit::diamonds ? 12 : 11);
  EXPECT_EQ(pack().size(), 40);
}

/// The table of QU-4.3: what is held, against another trump, Spadille, Manille and Basta led. '-'
/// cannot be.
TEST(QuadrillePlay, privilege_of_the_matadors_over_all_held_and_led) {
  struct Held {
    const char* matadors;
    const char* answers;
  };
  for (const Suit trump : kSuits) {
    const Card manille(trump,
                       trump == Suit::hearts || trump == Suit::diamonds ? Rank::seven : Rank::two);
    const std::array<Card, 3> named{Card(Suit::spades, Rank::ace), manille,
                                    Card(Suit::clubs, Rank::ace)};
    for (const Held& row :
         {Held{"S", "f-ff"}, Held{"M", "fm-f"}, Held{"B", "fmm-"}, Held{"SM", "f--f"},
          Held{"SB", "f-m-"}, Held{"MB", "fm--"}, Held{"SMB", "f---"}}) {
      CardSet held;
      for (const char* c = row.matadors; *c != '\0'; ++c)
        held.insert(named.at(std::string("SMB").find(*c)));
      const Card plain(trump == Suit::spades ? Suit::diamonds : Suit::spades, Rank::king);
      const CardSet hand = held | CardSet{plain};
      for (std::size_t i = 0; i < 4; ++i) {
        if (row.answers[i] == '-') continue;
        const Card led = i == 0 ? Card(trump, Rank::king) : named.at(i - 1);
        EXPECT_EQ(playable({trump, Trick{led}}, hand),
                  (Playable{row.answers[i] == 'm' ? held : hand, "QU-4.3"_rule}))
            << row.matadors << " on " << to_string(led);
      }
    }
  }
}

}  // namespace
}  // namespace spadille::quadrille
