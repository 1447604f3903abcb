// What a revoke is that the cards prove: how far the play has come decides what can still be done.
#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

using Stage = ProvedRevoke::Stage;

ProvedRevoke by(Seat who, Stage stage, int turned_since = 0) { return {who, stage, turned_since}; }

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

}  // namespace
}  // namespace spadille
