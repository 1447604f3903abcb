// Cards as they are printed and as they are typed, by the letters of a language.
#include "text/cards.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

TEST(Cards, court_letters_of_a_language_read_back_as_they_are_printed) {
  for (const Language language : kLanguages)
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
      for (const Rank rank : {Rank::jack, Rank::queen, Rank::king, Rank::ace, Rank::two}) {
        const std::string printed = in_words(rank, language);
        const std::string plain = to_string(Card(suit, rank));
        EXPECT_EQ(with_plain_courts(letter(suit) + printed, language), plain);
        const bool court = rank >= Rank::jack && rank <= Rank::king;
        EXPECT_EQ(with_plain_courts(printed + letter(suit), language),
                  court ? plain : printed + letter(suit));
      }
}

TEST(Cards, a_v_is_a_queen_in_dutch_and_a_jack_in_french) {
  EXPECT_EQ(with_plain_courts("sv", Language::nl), "SQ");
  EXPECT_EQ(with_plain_courts("sv", Language::fr), "SJ");
  EXPECT_EQ(with_plain_courts("HH", Language::nl), "HK");
  EXPECT_EQ(with_plain_courts("DD", Language::fr), "DQ");
  EXPECT_EQ(with_plain_courts("DH", Language::fr), "HQ");
  EXPECT_EQ(with_plain_courts("DH", Language::nl), "DK");
}

TEST(Cards, letters_of_documents_hold_in_every_language_and_those_of_others_in_none) {
  for (const Language language : kLanguages)
    for (const char* word : {"SK", "HQ", "DJ", "CA", "HT", "X", "?", "H10", "S", ""})
      EXPECT_EQ(with_plain_courts(word, language), word);
  EXPECT_EQ(with_plain_courts("SV", Language::en), "SV");
  EXPECT_EQ(with_plain_courts("SR", Language::nl), "SR");
  EXPECT_EQ(with_plain_courts("SB", Language::fr), "SB");
}

}  // namespace
}  // namespace spadille
