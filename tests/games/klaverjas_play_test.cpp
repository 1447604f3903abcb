// What may be played at Klaverjas, who wins a trick, and its roem: the dossier's A1 to A25 and B1
// to B25, all four-card sets, and seventeen whole deals trick by trick.
#include <array>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "games/klaverjas/play.h"
#include "games/klaverjas/values.h"
#include "tests/support/cards.h"

namespace spadille::klaverjas {
namespace {

using tests::cards;
using tests::trick;
using tests::written;
using enum Rules::UndertrumpOpponent;

struct Row {
  const char* id;
  const char* table;
  const char* hand;
  const char* amsterdam;
  const char* rotterdam;
};

/// Spades are trumps.
constexpr std::array kRows{
    Row{"A1", "HT", "H7 HA SJ C9", "HA H7", "HA H7"},
    Row{"A2", "HA", "S7 SK C9 DA", "SK S7", "SK S7"},
    Row{"A3", "HA ST", "S7 SA C9", "SA", "SA"},
    Row{"A4", "HA ST", "S7 SQ C9 DT", "DT C9", "SQ S7"},
    Row{"A5", "HA ST", "S7 S8 SQ", "SQ S8 S7", "SQ S8 S7"},
    Row{"A6", "HA H7", "S7 SA C9", "SA S7 C9", "SA S7"},
    Row{"A7", "H8 ST H9", "S7 SJ C9", "SJ C9", "SJ"},
    Row{"A8", "H8 ST H9", "S7 SJ SQ", "SJ", "SJ"},
    Row{"A9", "H8 ST H9", "S7 SQ", "SQ S7", "SQ S7"},
    Row{"A10", "S9 S8", "S7 SJ HA", "SJ", "SJ"},
    Row{"A11", "S9", "S7 SQ HA", "SQ S7", "SQ S7"},
    Row{"A12", "S9", "HA D7", "HA D7", "HA D7"},
    Row{"A13", "H9 HT", "S8 DA", "S8", "S8"},
    Row{"A14", "H8 HK HA", "S7 C9", "S7", "S7"},
    Row{"A15", "HA S8 SQ", "S7 SK D7", "SK", "SK"},
    Row{"A16", "HA S8 SQ", "S7 D7", "D7", "S7"},
    Row{"A17", "H8 S9", "HA H7 SJ", "HA H7", "HA H7"},
    Row{"A18", "HK HA S7", "S8 CA", "S8", "S8"},
    Row{"A19", "HA", "C9 D7", "C9 D7", "C9 D7"},
    Row{"A20", "SQ SJ S8", "S7 SA", "SA S7", "SA S7"},
    Row{"A21", "S7", "S8 H7", "S8", "S8"},
    Row{"A22", "SQ", "S8 S7 HK", "S8 S7", "S8 S7"},
    Row{"A23", "H7 S7 H8", "SQ S8 C9", "SQ S8 C9", "SQ S8"},
    Row{"A24", "H8 ST H9", "C9 DA", "C9 DA", "C9 DA"},
    Row{"A25", "SK", "ST SA S9 SJ HA", "SA SJ ST S9", "SA SJ ST S9"},
};

CardSet may_play(const Rules& rules, const std::string& table, const std::string& hand) {
  return playable(rules, turn_on(rules, Suit::spades, trick(table)), cards(hand)).cards;
}

TEST(KlaverjasPlay, A1_to_A25_in_amsterdam_and_rotterdam) {
  for (const Row& row : kRows) {
    EXPECT_EQ(written(may_play({}, row.table, row.hand)), written(cards(row.amsterdam))) << row.id;
    EXPECT_EQ(written(may_play({.play_rules = Rules::PlayRules::rotterdam}, row.table, row.hand)),
              written(cards(row.rotterdam)))
        << row.id;
  }
}

TEST(KlaverjasPlay, A4_and_A16_undertrumping_an_opponent) {
  const std::string table = "HA ST";
  const std::string hand = "S7 SQ C9 DT";
  EXPECT_EQ(may_play({.undertrump_opponent = free}, table, hand), cards(hand));
  EXPECT_EQ(may_play({.undertrump_opponent = forced}, table, hand), cards("S7 SQ"));
  EXPECT_EQ(may_play({.undertrump_opponent = free}, "HA S8 SQ", "S7 D7"), cards("S7 D7"));
  EXPECT_EQ(may_play({.undertrump_opponent = forced}, "HA S8 SQ", "S7 D7"), cards("S7"));
}

TEST(KlaverjasPlay, A7_and_A10_readings_about_the_partner) {
  EXPECT_EQ(
      may_play({.undertrump_partner = Rules::UndertrumpPartner::free}, "H8 ST H9", "S7 SJ C9"),
      cards("S7 SJ C9"));
  EXPECT_EQ(may_play({.beat_partner = false}, "S9 S8", "S7 SJ HA"), cards("S7 SJ"));
}

TEST(KlaverjasPlay, of_three_nobody_is_a_partner) {
  EXPECT_EQ(may_play({.players = 3}, "HA H7", "S7 SA C9"), cards("S7 SA"));
}

/// Each rung of the ladder cites its clause.
TEST(KlaverjasPlay, says_which_clause_narrows_the_choice) {
  struct Why {
    const char* table;
    const char* hand;
    RuleId why;
  };
  for (const Why& row :
       {Why{"", "S7", "KJ-4.1"_rule}, Why{"HT", "H7 SJ", "KJ-4.2"_rule},
        Why{"HA", "S7 C9", "KJ-4.3"_rule}, Why{"HA", "C9 D7", "KJ-4.3"_rule},
        Why{"HA ST", "S7 SA C9", "KJ-4.4"_rule}, Why{"HA ST", "S7 SQ C9", "KJ-4.5"_rule},
        Why{"H8 ST H9", "S7 SJ C9", "KJ-4.5"_rule}, Why{"S9", "S7 SQ HA", "KJ-4.6"_rule}})
    EXPECT_EQ(playable({}, turn_on({}, Suit::spades, trick(row.table)), cards(row.hand)).why,
              row.why)
        << row.table << " | " << row.hand;
}

struct Roem {
  const char* id;
  Suit trump;
  const char* trick;
  int roem;
};

constexpr std::array kRoem{
    Roem{"B1", Suit::diamonds, "HT HJ HQ HK", 50}, Roem{"B2", Suit::hearts, "HT HJ HQ HK", 70},
    Roem{"B3", Suit::hearts, "HA HK HQ HJ", 70},   Roem{"B4", Suit::hearts, "HJ HQ HK D7", 40},
    Roem{"B5", Suit::hearts, "HA HK HQ C9", 40},   Roem{"B6", Suit::spades, "HA HK HQ C9", 20},
    Roem{"B7", Suit::hearts, "HK HQ S7 D8", 20},   Roem{"B8", Suit::spades, "HK HQ S7 D8", 0},
    Roem{"B9", Suit::hearts, "HK HQ HT H9", 20},   Roem{"B10", Suit::hearts, "H9 HT HJ HQ", 50},
    Roem{"B11", Suit::hearts, "HJ H9 HA HT", 20},  Roem{"B12", Suit::spades, "H7 H8 H9 HT", 50},
    Roem{"B13", Suit::spades, "H7 H9 HT HJ", 20},  Roem{"B14", Suit::spades, "H7 H8 HT HJ", 0},
    Roem{"B15", Suit::hearts, "HQ SQ DQ CQ", 100}, Roem{"B16", Suit::hearts, "HJ SJ DJ CJ", 200},
    Roem{"B17", Suit::hearts, "HA SA DA CA", 100}, Roem{"B18", Suit::hearts, "HT ST DT CT", 100},
    Roem{"B19", Suit::hearts, "H9 S9 D9 C9", 0},   Roem{"B20", Suit::hearts, "H7 S7 D7 C7", 0},
    Roem{"B21", Suit::spades, "HA HK S9 S8", 0},   Roem{"B22", Suit::hearts, "HA H7 H8 HK", 0},
    Roem{"B23", Suit::hearts, "HK HQ DK DQ", 20},  Roem{"B24", Suit::hearts, "HK HT HQ HJ", 70},
    Roem{"B25", Suit::hearts, "HA HK HJ HT", 0},
};

TEST(KlaverjasRoem, B1_to_B25) {
  for (const Roem& row : kRoem)
    EXPECT_EQ(roem({}, row.trump, cards(row.trick)), row.roem) << row.id;
}

TEST(KlaverjasRoem, fours_by_the_options) {
  EXPECT_EQ(roem({.four_jacks = 100}, Suit::hearts, cards("HJ SJ DJ CJ")), 100);
  EXPECT_EQ(roem({.four_low = 100}, Suit::hearts, cards("H9 S9 D9 C9")), 100);
}

/// The counts that the rules give for all 35,960 sets of four cards.
TEST(KlaverjasRoem, of_every_four_cards) {
  std::vector<Card> all;
  for (const Card card : pack()) all.push_back(card);
  for (const Suit trump : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    std::map<int, int> counts;
    for (std::size_t a = 0; a < all.size(); ++a)
      for (std::size_t b = a + 1; b < all.size(); ++b)
        for (std::size_t c = b + 1; c < all.size(); ++c)
          for (std::size_t d = c + 1; d < all.size(); ++d)
            ++counts[roem({}, trump, {all[a], all[b], all[c], all[d]})];
    EXPECT_EQ(counts, (std::map<int, int>{
                          {0, 34901}, {20, 979}, {40, 55}, {50, 18}, {70, 2}, {100, 4}, {200, 1}}));
  }
}

int seat_of(const std::string& letter) {
  return static_cast<int>(std::string("NESW").find(letter));
}

/// One trick of a recorded deal.
struct Recorded {
  int leader = 0;
  Trick cards{};
  int winner = 0, points = 0, roem = 0;
};

Recorded recorded(const std::string& line) {
  std::istringstream words(line);
  std::array<std::string, 6> text;
  Recorded one;
  for (std::string& word : text) words >> word;
  words >> one.points >> one.roem;
  one.leader = seat_of(text[0]);
  one.winner = seat_of(text[5]);
  for (std::size_t i = 1; i <= 4; ++i) one.cards.push_back(card_named(text[i]).value());
  return one;
}

/// What everybody held when the deal began: the cards that he played.
std::array<CardSet, 4> hands(const std::vector<Recorded>& tricks) {
  std::array<CardSet, 4> all;
  for (const Recorded& one : tricks)
    for (std::size_t i = 0; i < 4; ++i)
      all.at((static_cast<std::size_t>(one.leader) + i) % 4).insert(one.cards[i]);
  return all;
}

void expect_legal(Suit trump, const std::vector<Recorded>& tricks, const std::string& deal) {
  std::array<CardSet, 4> held = hands(tricks);
  for (const Recorded& one : tricks) {
    Trick table;
    CardSet together;
    for (std::size_t i = 0; i < 4; ++i) {
      CardSet& hand = held.at((static_cast<std::size_t>(one.leader) + i) % 4);
      EXPECT_TRUE(playable({}, turn_on({}, trump, table), hand).cards.contains(one.cards[i]))
          << deal;
      hand = hand - CardSet{one.cards[i]};
      table.push_back(one.cards[i]);
      together.insert(one.cards[i]);
    }
    const Turn over = turn_on({}, trump, table);
    EXPECT_EQ((one.leader + static_cast<int>(over.winning)) % 4, one.winner) << deal;
    EXPECT_EQ(value(Rules::Values::klaverjas, together, trump), one.points) << deal;
    EXPECT_EQ(roem({}, trump, together), one.roem) << deal;
  }
}

TEST(KlaverjasPlay, D1_to_D17_trick_by_trick) {
  std::ifstream file(SPADILLE_SOURCE "/tests/games/klaverjas_plays.txt");
  std::map<std::string, std::pair<Suit, std::vector<Recorded>>> deals;
  std::string deal;
  for (std::string line; std::getline(file, line);) {
    if (line.rfind('#', 0) == 0) continue;
    if (line.rfind("deal ", 0) != 0) {
      deals[deal].second.push_back(recorded(line));
      continue;
    }
    deal = line.substr(5, line.size() - 7);
    deals[deal].first = suit_named(line.substr(line.size() - 1)).value();
  }
  EXPECT_EQ(deals.size(), 17U);
  for (const auto& [name, played] : deals) expect_legal(played.first, played.second, name);
}

}  // namespace
}  // namespace spadille::klaverjas
