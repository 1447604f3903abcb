// Laws of the revoke finder where cards were not seen, in every game and variant. The second
// opinion lays the unseen cards in every way and looks at each play with the whole hand: it shares
// nothing with the finder but `playable`.
#include <map>

#include <gtest/gtest.h>

#include "games/games.h"
#include "games/played.h"
#include "tests/support/cards.h"
#include "tests/support/random_evening.h"
#include "tests/support/unseen_deals.h"

namespace spadille {
namespace {

using tests::AllWays;
using tests::random_seed;
using tests::rounds;
using tests::SmallDeals;

/// A play of a deal: the trick, and who played.
using Where = std::pair<std::size_t, Seat>;
struct Sorted {
  std::set<Where> revoked{};
  std::set<Where> open{};
  friend bool operator==(const Sorted&, const Sorted&) = default;
};

Sorted sorted(const RevokeReport& report) {
  Sorted all;
  for (const Revoke& revoke : report.revokes) all.revoked.insert({revoke.trick, revoke.who});
  for (const OpenPlay& play : report.open) all.open.insert({play.trick, play.who});
  return all;
}

template <Game G>
Sorted sorted(const AllWays<G>& ways) {
  Sorted all;
  for (const auto& [where, judged] : ways.plays()) {
    if (judged.unlawful.empty()) continue;
    (judged.lawful.empty() ? all.revoked : all.open).insert(where);
  }
  return all;
}

template <Game G>
RevokeReport found(const tests::SmallDeal<G>& deal) {
  return find_revokes(deal.rules, deal.lineup, deal.play,
                      replay(deal.rules, deal.lineup, deal.play), deal.told);
}

/// Small deals of each game with up to six unseen cards, each looked at by both.
template <typename Look>
void for_small_deals(const Look& look) {
  Games::for_each([&](auto game) {
    using G = decltype(game);
    for (int i = 0; i < rounds(250); ++i) {
      SmallDeals<G> deals(random_seed() + static_cast<std::uint32_t>(i));
      const tests::SmallDeal<G> deal = deals.next();
      ASSERT_TRUE(replay(deal.rules, deal.lineup, deal.play).findings.empty());
      const AllWays<G> ways(deal);
      ASSERT_GT(ways.count(), 0) << "round " << i;
      look(deal, ways);
      if (testing::Test::HasFailure()) FAIL() << G::kId << ", round " << i << '\n' << deal.text();
    }
  });
}

TEST(UnseenLaws, each_play_is_sorted_as_all_ways_of_laying_the_unseen_cards_sort_it) {
  int revoked = 0;
  int open = 0;
  for_small_deals([&](const auto& deal, const auto& ways) {
    const Sorted expected = sorted(ways);
    EXPECT_EQ(sorted(found(deal)), expected);
    revoked += static_cast<int>(expected.revoked.size());
    open += static_cast<int>(expected.open.size());
  });
  EXPECT_GT(revoked, rounds(100));
  EXPECT_GT(open, rounds(500));
}

TEST(UnseenLaws, what_proves_a_revoke_was_held_in_every_way) {
  for_small_deals([](const auto& deal, const auto& ways) {
    for (const Revoke& revoke : found(deal).revokes) {
      EXPECT_TRUE(revoke.rule.named());
      const bool sure = revoke.instead != Card::unknown();
      const CardSet held = sure ? CardSet{revoke.instead} : revoke.one_of;
      for (const auto& way : ways.plays().at({revoke.trick, revoke.who}).unlawful)
        EXPECT_FALSE((way.hand & held).empty()) << to_string(revoke.card);
    }
  });
}

/// Where nothing of the trick is unseen, one of the cards named makes the play unlawful; else what
/// was played by those named decides, and nobody else's card.
TEST(UnseenLaws, what_an_open_play_depends_on_is_named) {
  for_small_deals([](const auto& deal, const auto& ways) {
    for (const OpenPlay& play : found(deal).open) {
      EXPECT_TRUE(play.rule.named());
      const auto& judged = ways.plays().at({play.trick, play.who});
      if (play.unseen.empty()) {
        for (const auto& way : judged.unlawful) EXPECT_FALSE((way.hand & play.unless).empty());
        for (const auto& way : judged.lawful) EXPECT_TRUE((way.hand & play.unless).empty());
      }
      std::set<std::string> lawful;
      for (const auto& way : judged.lawful) lawful.insert(way.text(play.unseen));
      for (const auto& way : judged.unlawful) EXPECT_FALSE(lawful.contains(way.text(play.unseen)));
    }
  });
}

/// Tricks that demand the same are alike for everybody who plays later.
TEST(UnseenLaws, tricks_with_one_demand_leave_the_same_choice) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    for (int i = 0; i < rounds(200); ++i) {
      tests::Shuffler<G> shuffler(random_seed() + static_cast<std::uint32_t>(i));
      const auto deck = shuffler.dealt();
      std::map<std::uint32_t, Trick> first;
      for (int k = 0; k < 40; ++k) {
        const Trick trick = shuffler.any_trick(deck.lineup, 1 + i % 3);
        const auto [same, fresh] = first.try_emplace(demand(deck.rules, deck.lineup, trick), trick);
        if (fresh) continue;
        const Card more = shuffler.any_of(deck.lineup.pack - set_of(trick) - set_of(same->second));
        Trick one = trick;
        Trick other = same->second;
        const CardSet hand = shuffler.some_of(deck.lineup.pack, 5);
        ASSERT_EQ(playable(deck.rules, deck.lineup, one, hand).cards,
                  playable(deck.rules, deck.lineup, other, hand).cards);
        one.push_back(more);
        other.push_back(more);
        ASSERT_EQ(demand(deck.rules, deck.lineup, one), demand(deck.rules, deck.lineup, other));
      }
    }
  });
}

/// The share of a deal's cards that nobody saw, in percent.
constexpr std::array kUnseen{5, 20, 50};

int documents() { return rounds(100) * (rounds(1) > 1 ? 10 : 1); }

TEST(UnseenLaws, nobody_is_accused_in_a_lawful_deal_of_which_some_cards_were_not_seen) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    for (const int percent : kUnseen)
      for (int i = 0; i < documents(); ++i) {
        tests::Shuffler<G> shuffler(random_seed() + static_cast<std::uint32_t>(i));
        auto deal = shuffler.full_deal(false);
        shuffler.hide(deal, percent);
        const RevokeReport report = found(deal);
        ASSERT_TRUE(report.revokes.empty()) << G::kId << ' ' << i << '\n' << deal.text();
      }
  });
}

/// Proved: the card and those before it in the trick were seen, and a card that forbids it was
/// played openly later, or the hand is told and too few of his cards before it are unseen.
TEST(UnseenLaws, a_revoke_that_is_shown_or_whose_hand_is_told_is_named_and_nobody_else) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    int provable = 0;
    for (const int percent : kUnseen)
      for (int i = 0; i < documents(); ++i) {
        tests::Shuffler<G> shuffler(random_seed() + static_cast<std::uint32_t>(i));
        auto deal = shuffler.full_deal(true);
        if (!deal.planted) continue;
        shuffler.hide(deal, percent);
        const Sorted report = sorted(found(deal));
        const Where planted{deal.planted->trick, deal.planted->who};
        if (deal.is_provable()) {
          ++provable;
          ASSERT_TRUE(report.revoked.contains(planted)) << G::kId << ' ' << i << '\n'
                                                        << deal.text();
        }
        for (const Where& where : report.revoked) ASSERT_EQ(where, planted) << G::kId << ' ' << i;
      }
    EXPECT_GT(provable, rounds(30)) << G::kId;
  });
}

}  // namespace
}  // namespace spadille
