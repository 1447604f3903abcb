// Laws of the referee in every game and variant, over random hands: one other card makes a card
// unlawful, nobody is accused in a lawful deal, and a planted revoke is found where the cards prove
// it.
#include <gtest/gtest.h>

#include "games/played.h"
#include "tests/support/cards.h"
#include "tests/support/random_of.h"

namespace spadille {
namespace {

using tests::random_seed;
using tests::rounds;
using tests::written;

template <Game G>
using Random = tests::RandomOf<G>;

template <Game G>
Card one_of(Random<G>& random, CardSet cards) {
  int left = random.below(cards.size());
  for (const Card card : cards)
    if (left-- == 0) return card;
  return {};
}

/// Cards dealt under random rules, and who is to lead.
template <Game G>
struct Deck {
  typename G::Rules rules{};
  Lineup lineup{};
  std::array<CardSet, kMaxSeats> hands{};
};

template <Game G>
Deck<G> dealt(Random<G>& random) {
  const Evening begun = random.begun();
  Position contract;
  if (G::kHasTrumps) contract.trump = static_cast<Suit>(random.below(4));
  if (G::kHasLoners && random.coin()) contract.loners.maker = seat(random.below(4));
  Deck<G> deck{.rules = begun.rules.as<typename G::Rules>(),
               .lineup = lineup(begun.rules, begun.before, contract)};
  CardSet left = deck.lineup.pack;
  for (const Seat who : deck.lineup.players)
    for (int i = 0; i < deck.lineup.tricks; ++i) {
      const Card card = one_of(random, left);
      deck.hands[who.index].insert(card);
      left = left - CardSet{card};
    }
  return deck;
}

TEST(RefereeLaws, one_other_card_makes_a_card_unlawful) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    for (int i = 0; i < rounds(3000); ++i) {
      Random<G> random(random_seed() + static_cast<std::uint32_t>(i));
      const Deck<G> deck = dealt<G>(random);
      const Seat who = deck.lineup.players[deck.lineup.players.size() - 1];
      const CardSet hand = deck.hands[who.index];
      Trick trick;
      for (int k = random.below(static_cast<int>(deck.lineup.players.size())); k-- > 0;)
        trick.push_back(one_of(random, deck.hands[deck.lineup.players[trick.size()].index]));
      const Playable may = playable(deck.rules, deck.lineup, trick, hand);
      ASSERT_FALSE(may.cards.empty());
      ASSERT_TRUE(hand.contains(may.cards));
      ASSERT_TRUE(may.why.named());
      for (const Card card : hand) {
        bool forbidden = false;
        for (const Card other : hand)
          forbidden =
              forbidden || !playable(deck.rules, deck.lineup, trick, CardSet{card} | CardSet{other})
                                .cards.contains(card);
        ASSERT_EQ(may.cards.contains(card), !forbidden)
            << G::kId << ' ' << to_string(card) << " of " << written(hand) << " on "
            << (trick.empty() ? "" : to_string(trick[0]));
        const Verdict known =
            judge(deck.rules, deck.lineup, {.trick = trick, .seen = CardSet{card}, .card = card});
        if (known.play == Verdict::Play::lawful) {
          ASSERT_TRUE(may.cards.contains(card));
        }
        ASSERT_EQ(known.play == Verdict::Play::depends && !(known.unless & hand).empty(),
                  !may.cards.contains(card));
      }
    }
  });
}

/// Plays a deal to its end at random; `plant`: in this trick somebody breaks the rules if he can.
template <Game G>
struct Playout {
  CardPlay play{};
  std::optional<Revoke> planted{};
};

template <Game G>
Playout<G> play_out(Random<G>& random, Deck<G> deck, int plant) {
  Playout<G> result;
  Seat leader = deck.lineup.players[0];
  for (int t = 0; t < deck.lineup.tricks; ++t) {
    PlayedTrick& trick = result.play.tricks.emplace_back();
    for (std::size_t i = 0; i < deck.lineup.players.size(); ++i) {
      const Seat who = in_turn(deck.lineup, leader, i);
      CardSet& hand = deck.hands[who.index];
      const CardSet may = playable(deck.rules, deck.lineup, trick.cards, hand).cards;
      CardSet from = may;
      if (t >= plant && !result.planted && !(hand - may).empty()) from = hand - may;
      const Card card = one_of(random, from);
      if (!may.contains(card))
        result.planted = Revoke{.who = who, .trick = static_cast<std::size_t>(t), .card = card};
      trick.cards.push_back(card);
      hand = hand - CardSet{card};
    }
    leader = in_turn(deck.lineup, leader, winning_place(deck.rules, deck.lineup, trick.cards));
  }
  return result;
}

TEST(RefereeLaws, nobody_is_accused_in_a_lawful_deal) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    for (int i = 0; i < rounds(500); ++i) {
      Random<G> random(random_seed() + static_cast<std::uint32_t>(i));
      const Deck<G> deck = dealt<G>(random);
      const CardPlay play = play_out<G>(random, deck, 100).play;
      const Replay replayed = replay(deck.rules, deck.lineup, play);
      ASSERT_TRUE(replayed.findings.empty()) << G::kId;
      ASSERT_FALSE(replayed.to_play);
      const RevokeReport report = find_revokes(deck.rules, deck.lineup, play, replayed);
      ASSERT_TRUE(report.revokes.empty()) << G::kId;
      ASSERT_TRUE(report.open.empty()) << G::kId;
    }
  });
}

TEST(RefereeLaws, a_planted_revoke_is_found_and_where_it_was_shown) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    int planted = 0;
    for (int i = 0; i < rounds(500); ++i) {
      Random<G> random(random_seed() + static_cast<std::uint32_t>(i));
      const Deck<G> deck = dealt<G>(random);
      const Playout<G> played = play_out<G>(random, deck, random.below(deck.lineup.tricks));
      if (!played.planted) continue;
      ++planted;
      const Replay replayed = replay(deck.rules, deck.lineup, played.play);
      const RevokeReport report = find_revokes(deck.rules, deck.lineup, played.play, replayed);
      ASSERT_EQ(report.revokes.size(), 1U) << G::kId;
      const Revoke& found = report.revokes[0];
      EXPECT_EQ(found.who, played.planted->who);
      EXPECT_EQ(found.trick, played.planted->trick);
      EXPECT_EQ(found.card, played.planted->card);
      EXPECT_GT(found.shown_in, found.trick);
      EXPECT_LT(found.shown_in, played.play.tricks.size());
      EXPECT_TRUE(found.rule.named());
    }
    EXPECT_GT(planted, rounds(100)) << G::kId;
  });
}

/// With the last tricks untold a revoke is found only where it was shown before, or where whatever
/// is left proves it; else the card that would prove it is among those that the report leaves open.
TEST(RefereeLaws, what_was_not_shown_stays_open) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    int open = 0;
    for (int i = 0; i < rounds(500); ++i) {
      Random<G> random(random_seed() + static_cast<std::uint32_t>(i));
      const Deck<G> deck = dealt<G>(random);
      Playout<G> played = play_out<G>(random, deck, 0);
      if (!played.planted) continue;
      const auto all = find_revokes(deck.rules, deck.lineup, played.play,
                                    replay(deck.rules, deck.lineup, played.play));
      ASSERT_EQ(all.revokes.size(), 1U);
      played.play.tricks.resize(all.revokes[0].shown_in);
      if (played.play.tricks.size() <= played.planted->trick) continue;
      const auto cut = find_revokes(deck.rules, deck.lineup, played.play,
                                    replay(deck.rules, deck.lineup, played.play));
      if (!cut.revokes.empty()) {  // he can only have had such cards left, whichever they were
        ASSERT_EQ(cut.revokes[0].trick, played.planted->trick);
        ASSERT_EQ(cut.revokes[0].who, played.planted->who);
        ASSERT_TRUE(cut.revokes[0].one_of.contains(all.revokes[0].instead));
        continue;
      }
      bool told = false;
      for (const OpenPlay& play : cut.open)
        told = told || (play.who == played.planted->who && play.trick == played.planted->trick &&
                        play.unless.contains(all.revokes[0].instead));
      ASSERT_TRUE(told) << G::kId;
      ++open;
    }
    EXPECT_GT(open, 50) << G::kId;
  });
}

}  // namespace
}  // namespace spadille
