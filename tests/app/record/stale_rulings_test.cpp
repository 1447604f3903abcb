// Rulings that rest on what was corrected since are named, and one answer settles each.
#include "app/record/stale_rulings.h"

#include <gtest/gtest.h>

#include "app/record/events.h"
#include "app/record/session_view.h"
#include "app/referee/posting.h"
#include "tests/support/any.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

using Euchre = euchre::Incident;
using Quadrille = quadrille::Incident;

struct Stale : OneEvening {
  void post(int deal, const AnyIncident& incident) { write(posting(desk, deal, incident)); }
  void correct(int deal, const std::string& told) {
    write(correction(seq_of_deal(desk, deal), must(deal_told(place_of(desk, names(), deal), told)),
                     ""));
  }
  [[nodiscard]] std::vector<StaleRuling> stale() const { return stale_rulings(desk.table); }
  [[nodiscard]] Totals totals() const { return spadille::totals(session_of(desk).carry); }
};

AnyIncident beast(int who) {
  return any(Quadrille{.what = Quadrille::What::revoke,
                       .who = seat(who),
                       .noticed = Quadrille::Noticed::after_play});
}

AnyIncident revoke(int who) {
  return any(Euchre{
      .what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(who)});
}

AnyIncident talk(int who, int times) {
  return any(Euchre{.what = Euchre::What::table_talk, .who = seat(who), .times = times});
}

int moved_by(const Ruling& ruling, Account account) {
  return total(ScoreSheet{ruling.lines}, account);
}

// A remise leaves the pool that the next deal begins with: the beast of that deal is worth it.
TEST_F(Stale, beast_follows_the_pool_once_the_deal_before_is_corrected) {
  begin("quadrille/seed", {"Ann solo 5", "Bob solo 6"});
  post(2, beast(0));
  const int was = moved_by(desk.table.history.entries[1].told.rulings[0].ruling, Account::pool());
  EXPECT_TRUE(stale().empty());
  correct(1, "Ann solo 6");
  ASSERT_EQ(stale().size(), 1U);
  const StaleRuling found = stale()[0];
  EXPECT_EQ(found.deal, 2);
  ASSERT_TRUE(found.now);
  const int is = moved_by(*found.now, Account::pool());
  EXPECT_LT(is, was);
  const Totals before = totals();
  write(adopting(desk, found));
  EXPECT_TRUE(stale().empty());
  EXPECT_EQ(totals()[4], before[4] - (was - is));
}

TEST_F(Stale, correction_taken_back_leaves_nothing_to_decide) {
  begin("quadrille/seed", {"Ann solo 5", "Bob solo 6"});
  post(2, beast(0));
  correct(1, "Ann solo 6");
  write(*undo_event(desk));
  EXPECT_TRUE(stale().empty());
}

TEST_F(Stale, ruling_that_is_kept_has_its_reason_and_is_not_asked_about_again) {
  begin("quadrille/seed", {"Ann solo 5", "Bob solo 6"});
  post(2, beast(0));
  correct(1, "Ann solo 6");
  const Totals before = totals();
  write(keeping(desk, stale().at(0), "agreed at the table"));
  EXPECT_TRUE(stale().empty());
  EXPECT_EQ(totals(), before);
  EXPECT_EQ(view(desk, names()).deals[1].remarks.at(0).text, "agreed at the table");
  correct(1, "Ann solo 5");
  EXPECT_TRUE(stale().empty());
  EXPECT_EQ(must(open_session(here.book, desk.id)).table, desk.table);
}

TEST_F(Stale, answer_that_the_sheet_knows_follows_the_sheet) {
  begin("euchre/seed", {"Ann alone 5"});
  post(1, any(Euchre{.what = Euchre::What::revoke,
                     .noticed = Euchre::Noticed::established,
                     .who = seat(3),
                     .lone = true}));
  correct(1, "Ann 5");
  ASSERT_EQ(stale().size(), 1U);
  EXPECT_EQ(moved_by(*stale()[0].now, Account(Side{0})), 2);
  write(adopting(desk, stale()[0]));
  EXPECT_TRUE(stale().empty());
  correct(1, "Ann alone 5");
  EXPECT_EQ(stale().size(), 1U);
}

// What counted instead of the score goes with a void deal; what counts besides it is paid still.
TEST_F(Stale, void_deal_costs_what_the_corrected_one_tells) {
  begin("euchre/seed");
  euchre::Rules rules;
  rules.natural_trump = true;
  correct_rules(any(rules));
  record("Bob 4");
  post(1, any(Euchre{.what = Euchre::What::no_natural_trump,
                     .stage = Euchre::Stage::later,
                     .who = seat(1),
                     .offender_scores = true}));
  post(1, any(Euchre{.what = Euchre::What::wrong_pack}));
  record("Ann 3");
  EXPECT_TRUE(stale().empty());
  EXPECT_EQ(totals(), (Totals{1, 0}));
  correct(1, "Bob 2");
  ASSERT_EQ(stale().size(), 1U);
  write(adopting(desk, stale()[0]));
  EXPECT_TRUE(stale().empty());
  EXPECT_EQ(totals(), (Totals{3, 0}));
}

TEST_F(Stale, what_was_told_in_play_is_held_against_the_deal_once_that_is_entered) {
  begin("euchre/seed", {});
  post(0, any(Euchre{.what = Euchre::What::wrong_claim, .who = seat(1)}));
  record("Ann 3");
  EXPECT_TRUE(stale().empty());
}

TEST_F(Stale, talk_ruled_on_later_in_an_earlier_deal_makes_the_warning_a_second_time) {
  begin("euchre/seed", {"Ann 3", "Bob 3"});
  post(2, talk(3, 1));
  post(1, talk(1, 1));
  ASSERT_EQ(stale().size(), 1U);
  EXPECT_EQ(stale()[0].posted.seq, 4);
  EXPECT_EQ(stale()[0].now->effect, Ruling::Effect::lines);
  write(adopting(desk, stale()[0]));
  EXPECT_TRUE(stale().empty());
  EXPECT_EQ(totals(), (Totals{3, 1}));
}

TEST_F(Stale, rules_that_were_corrected_decide_otherwise) {
  begin("euchre/seed", {"Ann 3"});
  post(1, revoke(3));
  euchre::Rules rules;
  rules.revoke = euchre::Rules::Revoke::boston;
  correct_rules(any(rules));
  ASSERT_EQ(stale().size(), 1U);
  EXPECT_EQ(stale()[0].posted.seq, 3);
}

// A table may decide as it likes: that is no mistake of the sheet.
TEST_F(Stale, house_decision_is_not_stale) {
  begin("euchre/seed", {"Ann 3", "Bob 3"});
  Event event = posting(desk, 2, revoke(3));
  event.lines.clear();
  event.said.effect = Ruling::Effect::redeal;
  write(event);
  correct(1, "Ann 5");
  EXPECT_TRUE(stale().empty());
}

}  // namespace
}  // namespace spadille::tests
