// Clauses found by words of any language.
#include "app/rulebook/rule_search.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/any_game.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

RuleSearch& all_books() {
  static RuleSearch search;
  return search;
}

bool is_found(std::string_view words, RuleId id, std::string_view game = {}) {
  const auto best = all_books().find(words, 3, game);
  return std::find(best.begin(), best.end(), id) != best.end();
}

/// Four people argue: the question, as it is asked, leads to its answer.
TEST(RuleSearch, every_dispute_is_found_by_its_own_words_in_each_language) {
  int questions = 0;
  for (const AnyGame* game : all_games())
    for (const Language language : kLanguages)
      for (const Clause& clause : rulebook(game->id(), language).clauses) {
        if (clause.id.chapter != 9) continue;
        ++questions;
        EXPECT_TRUE(is_found(clause.title, clause.id))
            << code(language) << ' ' << to_string(clause.id) << ' ' << clause.title;
      }
  EXPECT_GT(questions, 400);
}

TEST(RuleSearch, words_of_any_language_find_the_clause) {
  struct Row {
    const char* words;
    RuleId id;
  };
  for (const Row& row :
       {Row{"undertrump partner", "KJ-7.5"_rule}, Row{"klaverjas VERZAKEN", "KJ-8.13"_rule},
        Row{"matador privilege", "QU-4.3"_rule}, Row{"bete", "QU-5.14"_rule},
        Row{"bête", "QU-5.14"_rule}, Row{"特権", "QU-4.3"_rule},
        Row{"stick the dealer", "EU-7.7"_rule}})
    EXPECT_TRUE(is_found(row.words, row.id)) << row.words;
}

TEST(RuleSearch, kana_are_one_alphabet) {
  const auto found = [](std::string_view words) { return all_books().find(words, 3); };
  EXPECT_FALSE(found("スパディーユ").empty());
  EXPECT_EQ(found("すぱでぃーゆ"), found("スパディーユ"));
}

TEST(RuleSearch, what_nobody_says_finds_nothing) {
  for (const std::string& words :
       {std::string("qqqqqq"), std::string(60, 'a'), std::string("zxzxzx")})
    EXPECT_TRUE(all_books().find(words, 3).empty()) << words;
}

/// What players call it is not what the rulebook does.
TEST(RuleSearch, words_of_the_table_find_the_base_rule) {
  struct Row {
    const char* game;
    const char* words;
    RuleId id;
  };
  for (const Row& row :
       {Row{"euchre", "renege", "EU-8.16"_rule}, Row{"euchre", "マスト破り", "EU-8.16"_rule},
        Row{"euchre", "bower", "EU-1.3"_rule}, Row{"euchre", "capot", "EU-5.3"_rule},
        Row{"klaverjas", "renege", "KJ-8.13"_rule}, Row{"klaverjas", "マスト破り", "KJ-8.13"_rule},
        Row{"klaverjas", "nel", "KJ-1.3"_rule}, Row{"klaverjas", "capot", "KJ-7.9"_rule},
        Row{"quadrille", "matador", "QU-1.5"_rule}, Row{"quadrille", "capot", "QU-5.5"_rule},
        Row{"quadrille", "マスト破り", "QU-8.15"_rule}, Row{"kyuuri", "renege", "KY-8.9"_rule}})
    EXPECT_EQ(all_books().find(row.words, 1, row.game), std::vector{row.id}) << row.words;
}

/// "0" is no part of "10", but the beginning of "0:162".
TEST(RuleSearch, a_figure_is_looked_for_at_the_beginning_of_a_number) {
  const auto zeros = all_books().find("0", 1000);
  EXPECT_FALSE(zeros.empty());
  EXPECT_LT(zeros.size(), all_books().find("10", 1000).size());
}

TEST(RuleSearch, nothing_is_found_for_no_words_or_strange_ones) {
  EXPECT_TRUE(all_books().find("", 3).empty());
  EXPECT_TRUE(all_books().find("?! …", 3).empty());
  EXPECT_TRUE(all_books().find("xyzzyx", 3).empty());
  EXPECT_TRUE(all_books().find("trump", 0).empty());
}

}  // namespace
}  // namespace spadille
