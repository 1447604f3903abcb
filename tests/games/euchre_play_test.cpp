// What may be played at Euchre, who wins a trick and who leads first: E22 to E32 of the dossier.
#include <array>

#include <gtest/gtest.h>

#include "games/euchre/play.h"
#include "tests/support/cards.h"

namespace spadille::euchre {
namespace {

using tests::cards;
using tests::trick;
using tests::written;

struct Row {
  const char* id;
  Suit trump;
  const char* table;
  const char* hand;
  const char* playable;
};

constexpr std::array kRows{
    Row{"E22", Suit::diamonds, "HJ", "D9 HA HT SK C9", "D9"},
    Row{"E23", Suit::diamonds, "HA", "HJ SA SK C9 CT", "HJ SA SK C9 CT"},
    Row{"E24", Suit::diamonds, "D9", "HJ SA SK C9 HQ", "HJ"},
    Row{"E29", Suit::hearts, "HA", "X SA D9", "X"},
    Row{"joker led", Suit::hearts, "X", "DJ SA HQ", "DJ HQ"},
    Row{"plain led", Suit::clubs, "HT CA", "H9 SJ CK", "H9"},
    Row{"I lead", Suit::clubs, "", "H9 SJ CK", "H9 SJ CK"},
};

TEST(EuchrePlay, E22_to_E29_what_may_be_played) {
  for (const Row& row : kRows)
    EXPECT_EQ(written(playable({row.trump, trick(row.table)}, cards(row.hand)).cards),
              written(cards(row.playable)))
        << row.id;
}

TEST(EuchrePlay, E25_to_E28_who_takes_the_trick) {
  struct Won {
    Suit trump;
    const char* trick;
    std::size_t place;
  };
  for (const Won& row : {Won{Suit::clubs, "ST SA SJ CA", 2}, Won{Suit::clubs, "ST SA SQ S9", 1},
                         Won{Suit::spades, "HK C9 HA S9", 3}, Won{Suit::spades, "SJ CJ X SA", 2}}) {
    const auto beat = [&](Card card, Card best) { return beats(row.trump, card, best); };
    EXPECT_EQ(winning_place(trick(row.trick), beat), row.place) << row.trick;
  }
}

TEST(EuchrePlay, packs_have_their_cards) {
  using enum Rules::Pack;
  EXPECT_EQ(pack({}).size(), 24);
  EXPECT_EQ(pack({.pack = cards_32}).size(), 32);
  EXPECT_EQ(pack({.pack = cards_25_joker}).size(), 25);
  EXPECT_EQ(pack({.pack = cards_33_joker}).size(), 33);
  EXPECT_TRUE(pack({.pack = cards_25_joker}).contains(Card::joker()));
  for (const Suit trump : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    EXPECT_EQ((trumps(trump) & pack({})).size(), 7);
}

/// Seats from the dealer: L 1, P 2, R 3, D 0. Columns of EU-4.5.
TEST(EuchrePlay, E30_to_E32_every_first_lead) {
  struct Lead {
    int alone, defender, leader, of_lone;
  };
  constexpr int kNobody = -1;
  const auto who = [](int s) { return s < 0 ? std::nullopt : std::optional(seat(s)); };
  for (const Lead& row :
       {Lead{kNobody, kNobody, 1, 1}, Lead{1, kNobody, 1, 2}, Lead{2, kNobody, 1, 3},
        Lead{3, kNobody, 2, 0}, Lead{0, kNobody, 1, 1}, Lead{0, 1, 1, 1}, Lead{0, 3, 3, 3},
        Lead{2, 1, 1, 1}, Lead{2, 3, 2, 3}, Lead{1, 2, 1, 2}, Lead{1, 0, 1, 0}, Lead{3, 0, 3, 0},
        Lead{3, 2, 2, 2}, Lead{kNobody, 1, 1, 2}, Lead{kNobody, 3, 2, 0}, Lead{kNobody, 2, 1, 3},
        Lead{kNobody, 0, 1, 1}}) {
    const Loners loners{who(row.alone), who(row.defender)};
    EXPECT_EQ(first_leader({}, seat(0), loners), seat(row.leader))
        << row.alone << ' ' << row.defender;
    EXPECT_EQ(first_leader({.lone_lead = Rules::LoneLead::left_of_lone}, seat(0), loners),
              seat(row.of_lone))
        << row.alone << ' ' << row.defender;
  }
}

}  // namespace
}  // namespace spadille::euchre
