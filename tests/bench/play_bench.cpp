// How long the referee takes: the cards that may be played with their reason, in the middle of
// random deals, and whole random deals with winners, roem and score.
#include <algorithm>
#include <bit>
#include <random>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#include <benchmark/benchmark.h>

#include "games/games.h"
#include "games/klaverjas/values.h"

namespace spadille {
namespace {

/// A quick generator, and cards picked as quickly as the machine can: what is measured are the
/// rules, not the dice.
class Dice {
 public:
  std::uint32_t below(std::uint32_t n) {
    state_ += 0x9E37'79B9'7F4A'7C15U;
    const std::uint64_t mixed = (state_ ^ (state_ >> 29U)) * 0xBF58'476D'1CE4'E5B9U;
    return static_cast<std::uint32_t>(((mixed >> 32U) * n) >> 32U);
  }
  Card one_of(CardSet cards) {
    std::uint32_t nth = below(static_cast<std::uint32_t>(cards.size()));
#ifdef __BMI2__
    const auto bits = std::bit_cast<std::uint64_t>(cards);
    return Card::of_code(std::countr_zero(_pdep_u64(std::uint64_t{1} << nth, bits)));
#else
    auto card = cards.begin();
    while (nth-- > 0) ++card;
    return *card;
#endif
  }

 private:
  std::uint64_t state_ = 42;
};

using Hands = std::array<CardSet, 8>;

Hands dealt(Dice& dice, const Lineup& lineup) {
  Hands hands{};
  CardSet left = lineup.pack;
  for (const Seat who : lineup.players)
    for (int i = 0; i < lineup.tricks; ++i) {
      const Card card = dice.one_of(left);
      hands[who.index].insert(card);
      left = left - CardSet{card};
    }
  return hands;
}

template <Game G>
Lineup usual_lineup() {
  const typename G::Rules rules{};
  Position contract;
  if (G::kHasTrumps) contract.trump = Suit::spades;
  return lineup(rules, start(rules, 5), contract);
}

/// What somebody holds and what lies on the table, as each game keeps it.
template <typename Turn>
struct Moment {
  Turn turn{};
  CardSet hand{};
};

euchre::Turn turn_of(const euchre::Rules&, const Trick& trick) { return {Suit::spades, trick}; }
quadrille::Turn turn_of(const quadrille::Rules&, const Trick& trick) {
  return {Suit::spades, trick};
}
kyuuri::Turn turn_of(const kyuuri::Rules&, const Trick& trick) { return {trick}; }
klaverjas::Turn turn_of(const klaverjas::Rules& rules, const Trick& trick) {
  return turn_on(rules, Suit::spades, trick);
}

template <typename Rules, typename Turn>
Playable may_play(const Rules& rules, const Turn& turn, CardSet hand) {
  if constexpr (requires { playable(rules, turn, hand); })
    return playable(rules, turn, hand);
  else
    return playable(turn, hand);
}

/// Every turn of many random deals, shuffled.
template <Game G>
auto moments() {
  const typename G::Rules rules{};
  const Lineup lineup = usual_lineup<G>();
  using Turn = decltype(turn_of(rules, Trick{}));
  std::vector<Moment<Turn>> all;
  Dice dice;
  for (int deal = 0; deal < 512; ++deal) {
    Hands hands = dealt(dice, lineup);
    Seat leader = lineup.players[0];
    for (int t = 0; t < lineup.tricks; ++t) {
      Trick trick;
      for (std::size_t i = 0; i < lineup.players.size(); ++i) {
        CardSet& hand = hands[in_turn(lineup, leader, i).index];
        all.push_back({turn_of(rules, trick), hand});
        const Card card = dice.one_of(playable(rules, lineup, trick, hand).cards);
        trick.push_back(card);
        hand = hand - CardSet{card};
      }
      leader = in_turn(lineup, leader, winning_place(rules, lineup, trick));
    }
  }
  std::shuffle(all.begin(), all.end(), std::mt19937(5));
  return all;
}

template <typename G>
void playable_with_its_reason(benchmark::State& state) {
  const typename G::Rules rules{};
  const auto all = moments<G>();
  std::size_t at = 0;
  for (auto _ : state) {
    const auto& now = all[at];
    benchmark::DoNotOptimize(may_play(rules, now.turn, now.hand));
    if (++at == all.size()) at = 0;
  }
}
BENCHMARK(playable_with_its_reason<euchre::Game>);
BENCHMARK(playable_with_its_reason<klaverjas::Game>);
BENCHMARK(playable_with_its_reason<kyuuri::Game>);
BENCHMARK(playable_with_its_reason<quadrille::Game>);

template <Game G>
std::vector<Hands> many_deals() {
  Dice dice;
  std::vector<Hands> deals;
  for (int i = 0; i < 4096; ++i) deals.push_back(dealt(dice, usual_lineup<G>()));
  return deals;
}

/// Points of both sides, and what the makers' deal comes to.
int klaverjas_deal(const klaverjas::Rules& rules, Hands hands, unsigned leader, unsigned maker,
                   Dice& dice) {
  std::array<int, 2> points{};
  for (int t = 0; t < 8; ++t) {
    klaverjas::Turn turn{Suit::spades};
    CardSet cards;
    for (unsigned i = 0; i < 4; ++i) {
      CardSet& hand = hands[(leader + i) % 4];
      const Card card = dice.one_of(playable(rules, turn, hand).cards);
      hand = hand - CardSet{card};
      cards.insert(card);
      add(rules, turn, card);
    }
    leader = (leader + static_cast<unsigned>(turn.winning)) % 4;
    points[leader % 2] += klaverjas::value(rules.values, cards, Suit::spades) +
                          klaverjas::roem(rules, Suit::spades, cards) +
                          (t == 7 ? rules.last_trick : 0);
  }
  const int makers = points[maker % 2];
  const int others = points[1 - maker % 2];
  return makers > others ? makers : 0;
}

void klaverjas_playout(benchmark::State& state) {
  const klaverjas::Rules rules{};
  const auto deals = many_deals<klaverjas::Game>();
  Dice dice;
  unsigned at = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(klaverjas_deal(rules, deals[at % 4096], at, at >> 2U, dice));
    ++at;
  }
}
BENCHMARK(klaverjas_playout);

/// Tricks of the makers' side.
int euchre_deal(Hands hands, unsigned leader, unsigned maker, Dice& dice) {
  int won = 0;
  for (int t = 0; t < 5; ++t) {
    euchre::Turn turn{Suit::spades, {}};
    unsigned winner = leader;
    std::size_t best = 0;
    for (unsigned i = 0; i < 4; ++i) {
      CardSet& hand = hands[(leader + i) % 4];
      const Card card = dice.one_of(playable(turn, hand).cards);
      hand = hand - CardSet{card};
      if (i > 0 && euchre::beats(turn.trump, card, turn.trick[best])) {
        best = i;
        winner = (leader + i) % 4;
      }
      turn.trick.push_back(card);
    }
    leader = winner;
    if (leader % 2 == maker % 2) ++won;
  }
  return won;
}

void euchre_playout(benchmark::State& state) {
  const auto deals = many_deals<euchre::Game>();
  Dice dice;
  unsigned at = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(euchre_deal(deals[at % 4096], at, at >> 2U, dice));
    ++at;
  }
}
BENCHMARK(euchre_playout);

}  // namespace
}  // namespace spadille
