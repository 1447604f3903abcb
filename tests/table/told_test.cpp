// A deal in words, in every language.
#include "ui/table/show/told.h"

#include <gtest/gtest.h>

#include "app/deal_view.h"
#include "codec/short_form.h"

namespace spadille::tests {
namespace {

const SeatNames kPeople{{"Ann", "Bob", "Cem", "Dot"}, {}};

std::string said(std::string_view game, std::string_view short_form, Language language) {
  Findings findings;
  const ToldDeal deal = told_deal(read_short(*game_called(game), short_form, kPeople, findings));
  EXPECT_TRUE(findings.empty()) << short_form;
  return table::told(deal, kPeople, table::Speaker(language)).toStdString();
}

TEST(DealInWords, follows_the_form_in_the_language_of_the_page) {
  EXPECT_EQ(said("euchre", "Ann alone 5", Language::en), "Ann alone, 5 tricks");
  EXPECT_EQ(said("euchre", "Bob 1 defender Ann", Language::en), "Bob 1 trick, Ann alone against");
  EXPECT_EQ(said("klaverjas", "Cem 92 roem 20 50 against 20", Language::ja),
            "Cem 92点、ロエム70、相手ロエム20");
  EXPECT_EQ(said("quadrille", "Dot alliance with Bob 5 matadors", Language::nl),
            "Dot alliance, met Bob, 5 slagen, drie matadors");
  EXPECT_EQ(said("kyuuri", "Ann Q match Bob Cem", Language::fr), "Ann D, Bob la même, Cem la même");
}

/// Also where the points were told beside it. Three players have ten tricks.
TEST(DealInWords, every_trick_is_a_pit) {
  EXPECT_EQ(said("klaverjas", "Ann others 0 tricks 8", Language::nl), "Ann pit");
  EXPECT_EQ(said("klaverjas", "Ann 162 roem 20 tricks 8", Language::en),
            "Ann 162 points, roem 20, pit");
  EXPECT_EQ(said("klaverjas", "Ann others 0 tricks 7", Language::en), "Ann others 0, 7 tricks");
  Findings findings;
  const SeatNames three{{"Ann", "Bob", "Cem"}, {}};
  const AnyDeal deal =
      read_short(*game_called("klaverjas"), "Ann 130 others 12 third 20 tricks 8", three, findings);
  EXPECT_EQ(table::told(told_deal(deal), three, table::Speaker(Language::en)).toStdString(),
            "Ann 130 points, others 12, third 20, 8 tricks");
}

/// How roem was told says nothing of the deal.
void names_every_member(const AnyGame& game) {
  for (const auto& row : game.form()) {
    if (row.key == "sums") continue;
    AnyDeal deal = game.deal();
    row.set(deal, Value{row.kind == Kind::flag ? 1 : row.min});
    for (const Language language : kLanguages)
      EXPECT_NE(table::told(told_deal(deal), kPeople, table::Speaker(language)), "") << row.key;
  }
}

TEST(DealInWords, has_words_for_every_member) {
  for (const AnyGame* game : all_games()) names_every_member(*game);
}

}  // namespace
}  // namespace spadille::tests
