#include "text/rulebook.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/any_game.h"

namespace spadille {
namespace {

TEST(Rulebook, clauses_have_chapter_title_and_paragraphs) {
  const Rulebook book = parse_rulebook(
      "# A game\n\nWords before.\n\n## 5 Score\n\n### KY-5.1 The last trick\n\nOne.\n\nTwo.\n\n"
      "### KY-5.2 Values\n\nThree.\n\n## 6 Session\n\nBetween.\n\n### KY-6.1 Out\n\nFour.");
  EXPECT_EQ(book.title, "A game");
  ASSERT_EQ(book.clauses.size(), 3U);
  EXPECT_EQ(book.clauses[0].id, "KY-5.1"_rule);
  EXPECT_EQ(book.clauses[0].chapter, "5 Score");
  EXPECT_EQ(book.clauses[0].title, "The last trick");
  EXPECT_EQ(book.clauses[0].text, "One.\n\nTwo.");
  EXPECT_EQ(book.clauses[1].text, "Three.");
  EXPECT_EQ(book.clauses[2].chapter, "6 Session");
  EXPECT_EQ(book.clauses[2].text, "Four.");
}

TEST(Rulebook, what_is_quoted_is_the_note) {
  const Rulebook book = parse_rulebook(
      "# A game\n\n## 7 Variants\n\n### KY-7.1 Limit\n\nOne.\n\n> Option `limit`: 21.\n>\n> "
      "Source: a.\n\n"
      "### KY-7.2 Cards\n\nTwo.");
  ASSERT_EQ(book.clauses.size(), 2U);
  EXPECT_EQ(book.clauses[0].text, "One.");
  EXPECT_EQ(book.clauses[0].note, "Option `limit`: 21.\n\nSource: a.");
  EXPECT_TRUE(book.clauses[1].note.empty());
}

TEST(Rulebook, nothing_is_found_in_an_empty_text) {
  EXPECT_TRUE(parse_rulebook("").clauses.empty());
  EXPECT_EQ(parse_rulebook("").find("KY-5.1"_rule), nullptr);
}

TEST(Rulebook, every_game_has_its_book_in_every_language) {
  for (const AnyGame* game : all_games())
    for (const Language language : kLanguages) {
      const Rulebook book = rulebook(game->id(), language);
      EXPECT_FALSE(book.title.empty()) << game->id();
      EXPECT_GT(book.clauses.size(), 25U) << game->id();
      for (const Clause& clause : book.clauses) {
        EXPECT_TRUE(clause.id.named()) << game->id() << ": " << clause.title;
        EXPECT_FALSE(clause.text.empty()) << to_string(clause.id);
        EXPECT_EQ(clause.chapter.substr(0, 1), std::to_string(clause.id.chapter));
      }
    }
}

TEST(Rulebook, clauses_stand_in_the_order_of_their_numbers) {
  for (const AnyGame* game : all_games()) {
    const Rulebook book = rulebook(game->id(), Language::en);
    EXPECT_TRUE(std::is_sorted(book.clauses.begin(), book.clauses.end(),
                               [](const Clause& a, const Clause& b) { return a.id < b.id; }));
  }
}

/// Who reads on in another language finds the same clause.
TEST(Rulebook, books_of_all_languages_have_the_same_clauses) {
  for (const AnyGame* game : all_games()) {
    const Rulebook english = rulebook(game->id(), Language::en);
    for (const Language language : kLanguages)
      EXPECT_TRUE(std::ranges::equal(rulebook(game->id(), language).clauses, english.clauses, {},
                                     &Clause::id, &Clause::id))
          << game->id() << ' ' << code(language);
  }
}

TEST(Rulebook, no_book_for_an_unknown_game) {
  EXPECT_TRUE(rulebook("whist", Language::en).clauses.empty());
}

}  // namespace
}  // namespace spadille
