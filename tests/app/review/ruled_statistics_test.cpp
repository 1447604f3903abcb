// Statistics count rulings as what they are, whichever way they were told.
#include <map>

#include "app/record/digest.h"
#include "app/referee/posting.h"
#include "tests/support/any.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

using Euchre = euchre::Incident;
using Klaverjas = klaverjas::Incident;
using Kyuuri = kyuuri::Incident;
using Quadrille = quadrille::Incident;
using Facts = std::map<std::string, std::int64_t>;

struct RuledStatistics : OneEvening {
  void post(int deal, const AnyIncident& incident) { write(posting(desk, deal, incident)); }

  /// Of one player, all partners together.
  Facts of(const std::string& name) {
    Facts all;
    for (const FactRow& fact : digest(desk.table).facts)
      if (names().of(fact.player) == name) all[fact.key] += fact.n;
    return all;
  }
  std::int64_t count(const std::string& name, const std::string& key) { return of(name)[key]; }
};

AnyIncident beast(int who) {
  return any(Quadrille{
      .what = Quadrille::What::revoke, .who = seat(who), .noticed = Quadrille::Noticed::in_play});
}

AnyIncident revoke(int who) {
  return any(Euchre{
      .what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(who)});
}

TEST_F(RuledStatistics, beast_by_ruling_is_a_beast_told_in_play_or_later) {
  begin("quadrille/seed", {"Ann solo 6"});
  post(1, beast(1));
  post(0, beast(2));
  EXPECT_EQ(count("Chris", "beast"), 0);
  record("Bob solo 6");
  EXPECT_EQ(count("Bob", "beast"), 1);
  EXPECT_EQ(count("Chris", "beast"), 1);
  EXPECT_EQ(count("Chris", "revokes"), 1);
  EXPECT_EQ(count("Ann", "beast"), 0);
}

TEST_F(RuledStatistics, beast_of_a_void_deal_counts_with_the_deal_in_its_place) {
  begin("quadrille/seed");
  post(0, any(Quadrille{.what = Quadrille::What::played_with_eleven,
                        .who = seat(3),
                        .noticed = Quadrille::Noticed::in_play}));
  EXPECT_EQ(count("Dora", "beast"), 0);
  record("Bob solo 6");
  EXPECT_EQ(count("Dora", "beast"), 1);
  EXPECT_EQ(count("Dora", "revokes"), 0);
}

TEST_F(RuledStatistics, maker_who_pays_for_a_revoke_has_not_made_it) {
  begin("euchre/seed", {"Ann 5"});
  EXPECT_EQ(count("Ann", "march"), 1);
  post(1, revoke(0));
  const Facts ann = of("Ann");
  EXPECT_FALSE(ann.contains("made"));
  EXPECT_FALSE(ann.contains("march"));
  EXPECT_EQ(ann.at("revokes"), 1);
  EXPECT_EQ(ann.at("deals"), 1);
  EXPECT_EQ(count("Bob", "ruled_won"), 2);
  EXPECT_EQ(count("Bob", "points"), 2);
  EXPECT_FALSE(of("Chris").contains("revokes"));
}

TEST_F(RuledStatistics, deal_told_before_its_ruling_counts_like_one_that_the_ruling_ended) {
  begin("euchre/seed", {"Ann 5"});
  post(1, revoke(0));
  const std::vector<Facts> told{of("Ann"), of("Bob"), of("Chris"), of("Dora")};
  begin("euchre/seed");
  post(0, revoke(0));
  const std::vector<FactRow> ended = digest(desk.table).facts;
  EXPECT_FALSE(ended.empty());
  // The people are the same, and so have the figures of two evenings now.
  for (std::size_t i = 0; i < told.size(); ++i)
    EXPECT_EQ(of(names().of(desk.table.history.opening.about.players[i])), told[i]);
}

TEST_F(RuledStatistics, deal_that_is_dealt_again_counts_for_nothing) {
  begin("euchre/seed", {"Ann 5"});
  post(1, revoke(0));
  post(1, revoke(1));
  EXPECT_FALSE(of("Ann").contains("deals"));
  EXPECT_FALSE(of("Ann").contains("revokes"));
}

TEST_F(RuledStatistics, revoke_that_was_mended_in_time_costs_nothing_and_counts_nothing) {
  begin("euchre/seed", {"Ann 5"});
  post(1, any(Euchre{
              .what = Euchre::What::revoke, .noticed = Euchre::Noticed::in_time, .who = seat(0)}));
  EXPECT_EQ(count("Ann", "made"), 1);
  EXPECT_FALSE(of("Ann").contains("revokes"));
}

TEST_F(RuledStatistics, points_by_ruling_make_no_nat_and_none_undone) {
  begin("klaverjas/seed");
  AnyRules rules = *desk.table.history.opening.rules;
  auto& own = rules.as<klaverjas::Rules>();
  own.revoke = klaverjas::Rules::Revoke::personal;
  correct_rules(rules);
  record("Ann 100");
  post(1, any(Klaverjas{.what = Klaverjas::What::revoke,
                        .who = seat(0),
                        .noticed = Klaverjas::Noticed::counting,
                        .proof = Klaverjas::Proof::proved,
                        .choice = Klaverjas::Choice::claim}));
  EXPECT_EQ(totals(session_of(desk).carry)[0], 0);
  EXPECT_EQ(count("Ann", "made"), 1);
  EXPECT_EQ(count("Ann", "ruled_lost"), 100);
  EXPECT_EQ(count("Ann", "revokes"), 1);
  EXPECT_FALSE(of("Ann").contains("nat"));
}

TEST_F(RuledStatistics, charge_at_kyuuri_is_a_loss_and_decides_the_deal) {
  begin("kyuuri/seed", {"Ann 7 match Bob"});
  post(1, any(Kyuuri{.what = Kyuuri::What::illegal_card,
                     .noticed = Kyuuri::Noticed::established,
                     .who = seat(2),
                     .played_out = true,
                     .rank = Rank::seven}));
  EXPECT_EQ(count("Chris", "points_lost"), 7);
  EXPECT_EQ(count("Chris", "ruled_lost"), 7);
  EXPECT_EQ(count("Chris", "illegal_cards"), 1);
  EXPECT_FALSE(of("Ann").contains("last_trick"));
  EXPECT_EQ(count("Ann", "ruled_deals"), 1);
}

}  // namespace
}  // namespace spadille::tests
