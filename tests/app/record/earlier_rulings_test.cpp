// What follows from rulings before is not asked: which warning it is, which misdeal in a row.
#include <gtest/gtest.h>

#include "app/record/known_answers.h"
#include "app/referee/asked_table.h"
#include "app/referee/posting.h"
#include "tests/support/any.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

using Euchre = euchre::Incident;
using Klaverjas = klaverjas::Incident;

/// An evening in which irregularities are told as they happen, with what the book knows of them.
struct EarlierRulings : OneEvening {
  template <typename Incident>
  [[nodiscard]] Incident completed(const Incident& told) {
    const Evening table = table_by(desk, names());
    return with_known(table, any(told), {"what", "who"}).template as<Incident>();
  }
  /// The same, and written down about the deal in play.
  template <typename Incident>
  Incident post(const Incident& told) {
    const Incident all = completed(told);
    write(posting(desk, 0, any(all)));
    return all;
  }
};

TEST_F(EarlierRulings, second_table_talk_of_a_side_is_counted_from_the_game) {
  begin("euchre/seed", {"Ann 4"});
  const Euchre dora{.what = Euchre::What::table_talk, .who = seat(3)};
  const Euchre bob{.what = Euchre::What::table_talk, .who = seat(1)};
  const Euchre ann{.what = Euchre::What::table_talk, .who = seat(0)};
  EXPECT_EQ(post(dora).times, 1);
  record("Bob 3");
  EXPECT_EQ(completed(bob).times, 2);
  EXPECT_EQ(completed(ann).times, 1);
}

TEST_F(EarlierRulings, second_revoke_of_a_side_is_counted_from_the_game) {
  begin("klaverjas/seed");
  klaverjas::Rules rules;
  rules.revoke = klaverjas::Rules::Revoke::deal_again;
  correct_rules(any(rules));
  const Klaverjas bob{.what = Klaverjas::What::revoke,
                      .who = seat(1),
                      .noticed = Klaverjas::Noticed::led_on,
                      .proof = Klaverjas::Proof::proved,
                      .choice = Klaverjas::Choice::claim};
  EXPECT_EQ(post(bob).times, 1);
  EXPECT_EQ(completed(bob).times, 2);
}

TEST_F(EarlierRulings, second_beast_of_a_player_in_a_deal_is_no_question) {
  begin("quadrille/seed");
  const Evening table = table_by(desk, names());
  const quadrille::Incident revoke{.what = quadrille::Incident::What::revoke, .who = seat(1)};
  EXPECT_TRUE(is_known(table, any(revoke), "already_beasted"));
}

using Past = Earlier<Euchre>;

int counted(const std::vector<Past>& earlier) {
  const euchre::Rules rules{.misdeal = euchre::Rules::Misdeal::lost_at_third};
  const Euchre misdeal{.what = Euchre::What::misdeal, .stage = Euchre::Stage::before_turn_up};
  const std::vector<Known> known = answers_of_book(rules, {.balances = {0, 0}}, earlier, misdeal);
  return known.at(0).value[0];
}

TEST(MisdealsInARow, are_those_since_the_deal_changed_hands) {
  const Past misdeal{.incident = {.what = Euchre::What::misdeal},
                     .ruling = {.effect = Ruling::Effect::redeal},
                     .of = Past::Of::void_dealing};
  Past passed_on = misdeal;
  passed_on.ruling.dealer = seat(1);
  Past elsewhere = misdeal;
  elsewhere.of = Past::Of::game;
  EXPECT_EQ(counted({}), 1);
  EXPECT_EQ(counted({elsewhere, misdeal, misdeal}), 3);
  EXPECT_EQ(counted({misdeal, passed_on}), 1);
  EXPECT_EQ(counted({misdeal, passed_on, misdeal}), 2);
}

}  // namespace
}  // namespace spadille::tests
