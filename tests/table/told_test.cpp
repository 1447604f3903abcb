// A deal in words, in every language.
#include "ui/table/show/told.h"

#include <gtest/gtest.h>

#include "app/deal_view.h"
#include "codec/short_form.h"

namespace spadille::tests {
namespace {

const SeatNames kPeople{{"Ann", "Bob", "Cem", "Dot"}, {}};

template <Game G>
std::string said(std::string_view short_form, Language language) {
  Findings findings;
  const ToldDeal deal = told_deal<G>(read_short<G>(short_form, kPeople, findings));
  EXPECT_TRUE(findings.empty()) << short_form;
  return table::told(deal, kPeople, table::Speaker(language)).toStdString();
}

TEST(DealInWords, follows_the_form_in_the_language_of_the_page) {
  EXPECT_EQ(said<euchre::Game>("Ann alone 5", Language::en), "Ann alone, 5 tricks");
  EXPECT_EQ(said<euchre::Game>("Bob 1 defender Ann", Language::en),
            "Bob 1 trick, Ann alone against");
  EXPECT_EQ(said<klaverjas::Game>("Cem 92 roem 20 50 against 20", Language::ja),
            "Cem 92点、ロエム70、相手ロエム20");
  EXPECT_EQ(said<quadrille::Game>("Dot alliance with Bob 5 matadors", Language::nl),
            "Dot alliance, met Bob, 5 slagen, drie matadors");
  EXPECT_EQ(said<kyuuri::Game>("Ann Q match Bob Cem", Language::fr),
            "Ann D, Bob la même, Cem la même");
}

/// How roem was told says nothing of the deal.
template <Game G>
void names_every_member() {
  for (const auto& row : G::form()) {
    if (row.key == "sums") continue;
    typename G::Deal deal{};
    row.set(deal, Value{row.kind == Kind::flag ? 1 : row.min});
    for (const Language language : kLanguages)
      EXPECT_NE(table::told(told_deal<G>(deal), kPeople, table::Speaker(language)), "") << row.key;
  }
}

TEST(DealInWords, has_words_for_every_member) {
  Games::for_each([](auto game) { names_every_member<decltype(game)>(); });
}

}  // namespace
}  // namespace spadille::tests
