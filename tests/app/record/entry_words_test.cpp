// What people type for the words of a deal, in four languages.
#include "app/record/entry_words.h"

#include <array>
#include <map>

#include <gtest/gtest.h>

#include "codec/short_form.h"
#include "text/spoken.h"

namespace spadille {
namespace {

const SeatNames kFour{{"Ann", "Bob", "Chris", "Dora"}, {}};
constexpr std::array kSpoken{Language::en, Language::nl, Language::fr, Language::ja};

std::string in_documents(std::string_view game, Language language, std::string_view text,
                         const SeatNames& names = kFour) {
  return EntryWords(*game_called(game), language).in_documents(text, names);
}

TEST(EntryWords, are_those_of_the_language) {
  EXPECT_EQ(in_documents("euchre", Language::nl, "Ann alleen 5"), "Ann alone 5");
  EXPECT_EQ(in_documents("euchre", Language::fr, "Ann SEULE 5 seul contre Bob"),
            "Ann alone 5 defender Bob");
  EXPECT_EQ(in_documents("euchre", Language::ja, "Ann　単独　５"), "Ann alone 5");
  EXPECT_EQ(in_documents("klaverjas", Language::nl, "Ann 92 roem I V tegen I"),
            "Ann 92 roem I V against I");
}

TEST(EntryWords, with_several_words_are_one_and_the_longest_counts) {
  EXPECT_EQ(in_documents("quadrille", Language::fr, "Ann sans prendre 7"), "Ann solo 7");
  EXPECT_EQ(in_documents("quadrille", Language::fr, "Ann alliance avec Bob 6 avec ponte"),
            "Ann alliance with Bob 6 double");
}

TEST(EntryWords, need_no_accents_and_english_stays) {
  EXPECT_EQ(in_documents("quadrille", Language::fr, "Ann solo 6 premieres"), "Ann solo 6 premiers");
  EXPECT_EQ(in_documents("euchre", Language::fr, "Ann loner 5"), "Ann alone 5");
}

TEST(EntryWords, another_language_is_not_heard) {
  EXPECT_EQ(in_documents("euchre", Language::fr, "Ann alleen 5"), "Ann alleen 5");
}

TEST(EntryWords, leave_whole_names_and_what_is_written_as_in_documents) {
  const SeatNames names{{"Pas", "Met", "Chris", "Dora"}, {}};
  EXPECT_EQ(in_documents("euchre", Language::nl, "Pas alleen 5", names), "Pas alone 5");
  EXPECT_EQ(in_documents("euchre", Language::nl, "Ann, alone; 5"), "Ann, alone; 5");
}

TEST(EntryWords, a_slip_away_are_offered) {
  const EntryWords words(*game_called("euchre"), Language::nl);
  const auto near = [&](std::string given) {
    return words.with_nearest({{.given = std::move(given), .message = {"finding.range"}}})[0];
  };
  EXPECT_EQ(near("allone").expected, "alone");
  EXPECT_EQ(near("allen").expected, "alleen");
  EXPECT_EQ(near("allen").message.key, "finding.short.nearest");
  EXPECT_EQ(near("vijf").message.key, "finding.range");
}

TEST(EntryWords, stand_in_the_grammar) {
  const Finding finding{
      .given = "x", .message = {"finding.short.word"}, .expected = grammar(*game_called("euchre"))};
  EXPECT_EQ(EntryWords(*game_called("euchre"), Language::nl).with_nearest({finding})[0].expected,
            "PLAATS [alleen] N [tegen PLAATS] [troef KLEUR] [pas] [punt]");
}

/// What is shown for a word is understood as that word, and nothing else.
TEST(EntryWords, read_back_in_every_game_and_language) {
  for (const AnyGame* game : all_games())
    for (const Language language : kSpoken) {
      const EntryWords words(*game, language);
      std::map<std::string, std::string_view> meant;
      for (const auto& row : game->form()) {
        if (row.word.empty()) continue;
        const std::string said = typed(game->id(), row.word, Words(language));
        EXPECT_EQ(words.in_documents(said, kFour), row.word) << game->id() << ' ' << said;
        EXPECT_TRUE(meant.emplace(said, row.word).second) << game->id() << ' ' << said;
      }
    }
}

}  // namespace
}  // namespace spadille
