// What a revoke is that the cards prove: how far the play has come decides what can still be done.
#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

using Stage = ProvedRevoke::Stage;

ProvedRevoke by(Seat who, Stage stage, int turned_since = 0) { return {who, stage, turned_since}; }

/// What a single revoke is, under the rules of the seed.
template <typename Deal>
auto revoke_found(const Deal& deal, const ProvedRevoke& revoke) {
  using G =
      std::conditional_t<std::is_same_v<Deal, euchre::Deal>, euchre::Game,
                         std::conditional_t<std::is_same_v<Deal, klaverjas::Deal>, klaverjas::Game,
                                            std::conditional_t<std::is_same_v<Deal, kyuuri::Deal>,
                                                               kyuuri::Game, quadrille::Game>>>;
  const auto all =
      revokes_found(typename G::Rules{}, typename G::Carry{}, deal, std::vector{revoke});
  EXPECT_EQ(all.size(), 1U);
  return all.at(0);
}

TEST(RevokeFound, at_euchre_is_established_once_the_trick_is_turned) {
  using Noticed = euchre::Incident::Noticed;
  const euchre::Deal deal{.maker = seat(0)};
  EXPECT_EQ(revoke_found(deal, by(seat(3), Stage::on_the_table)).noticed, Noticed::in_time);
  for (const Stage stage : {Stage::turned, Stage::led_on, Stage::over})
    EXPECT_EQ(revoke_found(deal, by(seat(3), stage)).noticed, Noticed::established);
}

TEST(RevokeFound, at_euchre_knows_who_plays_alone) {
  const euchre::Deal lone{.maker = seat(0), .alone = true};
  EXPECT_TRUE(revoke_found(lone, by(seat(3), Stage::over)).lone);
  EXPECT_TRUE(revoke_found(lone, by(seat(0), Stage::on_the_table)).offender_alone);
  EXPECT_FALSE(revoke_found(lone, by(seat(3), Stage::on_the_table)).offender_alone);
  const euchre::Deal defence{.maker = seat(0), .lone_defender = seat(1)};
  EXPECT_TRUE(revoke_found(defence, by(seat(3), Stage::over)).lone);
  EXPECT_FALSE(revoke_found(euchre::Deal{.maker = seat(0)}, by(seat(3), Stage::over)).lone);
}

TEST(RevokeFound, at_kyuuri_can_be_mended_until_the_next_lead) {
  using Noticed = kyuuri::Incident::Noticed;
  EXPECT_EQ(revoke_found(kyuuri::Deal{}, by(seat(1), Stage::turned)).noticed, Noticed::in_time);
  const auto later = revoke_found(kyuuri::Deal{}, by(seat(1), Stage::led_on));
  EXPECT_EQ(later.noticed, Noticed::established);
  EXPECT_FALSE(later.played_out);
  EXPECT_EQ(later.rank, std::nullopt);
}

TEST(RevokeFound, at_kyuuri_costs_the_rank_that_took_the_last_trick) {
  const kyuuri::Deal quick{.taker = seat(1), .rank = Rank::nine};
  EXPECT_EQ(revoke_found(quick, by(seat(2), Stage::over)).rank, Rank::nine);
  const kyuuri::Deal whole{.leader = seat(0), .ranks = {Rank::four, Rank::king, Rank::nine}};
  const auto found = revoke_found(whole, by(seat(2), Stage::over));
  EXPECT_TRUE(found.played_out);
  EXPECT_EQ(found.rank, Rank::king);
}

TEST(RevokeFound, at_klaverjas_is_proved_and_the_tricks_since_are_counted) {
  using Noticed = klaverjas::Incident::Noticed;
  const auto found = revoke_found(klaverjas::Deal{}, by(seat(2), Stage::led_on, 2));
  EXPECT_EQ(found.who, seat(2));
  EXPECT_EQ(found.noticed, Noticed::led_on);
  EXPECT_EQ(found.proof, klaverjas::Incident::Proof::proved);
  EXPECT_EQ(found.turned_since, 2);
  EXPECT_EQ(revoke_found(klaverjas::Deal{}, by(seat(2), Stage::over)).noticed, Noticed::counting);
}

TEST(RevokeFound, at_quadrille_is_settled_by_when_it_is_seen) {
  using Noticed = quadrille::Incident::Noticed;
  const auto noticed = [](Stage stage) {
    return revoke_found(quadrille::Deal{}, by(seat(1), stage)).noticed;
  };
  EXPECT_EQ(noticed(Stage::on_the_table), Noticed::in_trick);
  EXPECT_EQ(noticed(Stage::turned), Noticed::in_play);
  EXPECT_EQ(noticed(Stage::led_on), Noticed::in_play);
  EXPECT_EQ(noticed(Stage::over), Noticed::after_play);
}

// Several.

const std::vector<ProvedRevoke> kOfBothSides{by(seat(3), Stage::over), by(seat(0), Stage::over),
                                             by(seat(3), Stage::over)};
const std::vector<ProvedRevoke> kOfOneSide{by(seat(3), Stage::over), by(seat(1), Stage::over)};

TEST(RevokesFound, at_euchre_of_both_sides_cancel) {
  using What = euchre::Incident::What;
  const auto both = revokes_found(euchre::Rules{}, euchre::Carry{}, euchre::Deal{}, kOfBothSides);
  EXPECT_EQ(both, (std::vector{euchre::Incident{.what = What::several_revokes, .both = true}}));
  const auto one = revokes_found(euchre::Rules{}, euchre::Carry{}, euchre::Deal{}, kOfOneSide);
  EXPECT_EQ(one, (std::vector{euchre::Incident{.what = What::several_revokes, .who = seat(1)}}));
}

TEST(RevokesFound, at_euchre_are_counted_in_boston) {
  const euchre::Rules boston{.revoke = euchre::Rules::Revoke::boston};
  const auto all = revokes_found(boston, euchre::Carry{}, euchre::Deal{}, kOfBothSides);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].who, seat(0));
  EXPECT_EQ(all[0].revokes, 1);
  EXPECT_EQ(all[0].revokes_against, 2);
}

TEST(RevokesFound, at_euchre_what_can_be_mended_stands_by_itself) {
  const std::vector<ProvedRevoke> revokes{by(seat(3), Stage::on_the_table),
                                          by(seat(0), Stage::turned)};
  const auto all = revokes_found(euchre::Rules{}, euchre::Carry{}, euchre::Deal{}, revokes);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].noticed, euchre::Incident::Noticed::in_time);
  EXPECT_EQ(all[1].who, seat(0));
  EXPECT_EQ(all[1].what, euchre::Incident::What::revoke);
}

TEST(RevokesFound, at_euchre_are_too_late_once_a_second_card_of_the_suit_was_shown) {
  const euchre::Rules first{.revoke_chance = euchre::Rules::RevokeChance::first};
  ProvedRevoke late = by(seat(3), Stage::led_on);
  late.shown_since = 2;
  const std::vector<ProvedRevoke> revokes{late, by(seat(0), Stage::led_on)};
  const auto all = revokes_found(first, euchre::Carry{}, euchre::Deal{}, revokes);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_TRUE(all[0].second_card);
  EXPECT_EQ(rule_on(first, euchre::Carry{}, all[0]).ruling.effect, Ruling::Effect::advice);
  EXPECT_EQ(all[1].what, euchre::Incident::What::revoke);
  EXPECT_FALSE(all[1].second_card);
  const auto any = revokes_found(euchre::Rules{}, euchre::Carry{}, euchre::Deal{}, revokes);
  EXPECT_EQ(any.size(), 1U);
}

TEST(RevokesFound, at_klaverjas_of_both_sides_are_one_matter) {
  using Proof = klaverjas::Incident::Proof;
  const auto both =
      revokes_found(klaverjas::Rules{}, klaverjas::Carry{}, klaverjas::Deal{}, kOfBothSides);
  ASSERT_EQ(both.size(), 1U);
  EXPECT_EQ(both[0].proof, Proof::both_sides);
  const auto one =
      revokes_found(klaverjas::Rules{}, klaverjas::Carry{}, klaverjas::Deal{}, kOfOneSide);
  ASSERT_EQ(one.size(), 1U);
  EXPECT_EQ(one[0].proof, Proof::proved);
}

TEST(RevokesFound, at_klaverjas_sides_are_those_of_the_game_in_progress) {
  const klaverjas::Rules rotating{.partners = klaverjas::Rules::Partners::rotating};
  klaverjas::Carry second = start(rotating, 4);
  second.games.resize(1);  // in game 2 seats 0 and 1 play together
  const std::vector<ProvedRevoke> neighbours{by(seat(0), Stage::over), by(seat(1), Stage::over)};
  const auto all = revokes_found(rotating, second, klaverjas::Deal{}, neighbours);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].proof, klaverjas::Incident::Proof::proved);
}

TEST(RevokesFound, at_klaverjas_each_player_pays_for_himself_where_it_is_personal) {
  const klaverjas::Rules personal{.revoke = klaverjas::Rules::Revoke::personal};
  const auto all = revokes_found(personal, klaverjas::Carry{}, klaverjas::Deal{}, kOfOneSide);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].who, seat(3));
  EXPECT_EQ(all[1].who, seat(1));
}

TEST(RevokesFound, at_kyuuri_all_at_fault_lose_the_same) {
  const kyuuri::Deal deal{.taker = seat(1), .rank = Rank::nine};
  const auto all = revokes_found(kyuuri::Rules{}, kyuuri::Carry{}, deal, kOfBothSides);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].who, seat(0));
  EXPECT_EQ(all[0].also, SeatSet{seat(3)});
}

TEST(RevokesFound, at_quadrille_each_player_pays_one_beast) {
  const auto all =
      revokes_found(quadrille::Rules{}, quadrille::Carry{}, quadrille::Deal{}, kOfBothSides);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].who, seat(3));
  EXPECT_EQ(all[1].who, seat(0));
}

}  // namespace
}  // namespace spadille
