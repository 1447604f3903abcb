// Kyuuri beside a second model, written from the rule text with nothing but lists and loops, and
// the laws that its rulebook implies.
#include <map>

#include <gtest/gtest.h>

#include "tests/support/random_of.h"

namespace spadille::tests {
namespace {

using kyuuri::Carry;
using kyuuri::Deal;
using kyuuri::Rules;

/// One player of the second model: always points of loss, whatever the table writes down.
struct Player {
  int lost = 0;
  bool in = true;
  bool came_back = false;
};

int lost(const Rules& rules, int written) {
  return rules.count == Rules::Count::down ? rules.limit - written : written;
}

/// The cards of the last trick as (player, rank) in playing order.
std::vector<std::pair<int, int>> cards_of(const std::vector<Player>& players, const Deal& deal) {
  std::vector<std::pair<int, int>> cards;
  if (deal.taker) {
    for (const Seat s : deal.matched) cards.emplace_back(s.index, static_cast<int>(*deal.rank));
    cards.emplace_back(deal.taker->index, static_cast<int>(*deal.rank));
    return cards;
  }
  std::size_t player = deal.leader->index;
  for (const Rank rank : deal.ranks) {
    while (!players[player].in) player = (player + 1) % players.size();
    cards.emplace_back(player, static_cast<int>(rank));
    player = (player + 1) % players.size();
  }
  return cards;
}

void play_out(const Rules& rules, std::vector<Player>& players,
              const std::vector<std::pair<int, int>>& cards) {
  int highest = 0;
  for (const auto& card : cards) highest = std::max(highest, card.second);
  int taker = -1;
  for (const auto& card : cards)
    if (card.second == highest) taker = card.first;
  for (const auto& card : cards) {
    if (card.second != highest) continue;
    Player& player = players[static_cast<std::size_t>(card.first)];
    if (card.first == taker || rules.tie == Rules::Tie::all_lose)
      player.lost += highest;
    else if (rules.tie == Rules::Tie::last_loses)
      player.lost = std::max(0, player.lost - highest);
  }
}

/// Who has won, after a deal; players out and returned are marked.
std::vector<int> settle(const Rules& rules, std::vector<Player>& players, int deals_played) {
  const auto lowest_of = [&](const std::vector<int>& who) {
    int least = 1'000'000;
    for (const int i : who) least = std::min(least, players[static_cast<std::size_t>(i)].lost);
    std::vector<int> best;
    for (const int i : who)
      if (players[static_cast<std::size_t>(i)].lost == least) best.push_back(i);
    return best;
  };
  std::vector<int> in;
  std::vector<int> hit;
  int highest_below = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (!players[i].in) continue;
    in.push_back(static_cast<int>(i));
    const bool at_limit = rules.out_at == Rules::OutAt::limit ? players[i].lost >= rules.limit
                                                              : players[i].lost > rules.limit;
    if (at_limit) hit.push_back(static_cast<int>(i));
    if (!at_limit) highest_below = std::max(highest_below, players[i].lost);
  }
  if (rules.end == Rules::End::fixed_deals)
    return deals_played == rules.deals ? lowest_of(in) : std::vector<int>{};
  std::vector<int> out;
  for (const int i : hit) {
    Player& player = players[static_cast<std::size_t>(i)];
    if (rules.lives == 2 && !player.came_back) {
      player.came_back = true;
      player.lost = highest_below;
    } else {
      out.push_back(i);
    }
  }
  if (out.size() == in.size()) {
    const std::vector<int> best = lowest_of(in);
    for (const int i : best) out.erase(std::find(out.begin(), out.end(), i));
  }
  for (const int i : out) {
    players[static_cast<std::size_t>(i)].in = false;
    in.erase(std::find(in.begin(), in.end(), i));
  }
  if (in.size() == 1) return in;
  if (in.size() == 2 && rules.end == Rules::End::two_left) return lowest_of(in);
  return {};
}

std::vector<Player> model_of(const Rules& rules, const Carry& carry) {
  std::vector<Player> players;
  for (std::size_t i = 0; i < carry.balances.size(); ++i)
    players.push_back({lost(rules, carry.balances[i]),
                       !carry.out.contains(seat(static_cast<int>(i))),
                       carry.returned.contains(seat(static_cast<int>(i)))});
  return players;
}

TEST(KyuuriLaws, a_second_model_gets_the_same_figures) {
  for (int i = 0; i < rounds(400); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
    RandomOf<kyuuri::Game> random(seed);
    const Evening begun = random.begun();
    Session session{begun.rules, begun.before, {}};
    const Rules rules = begun.rules.as<Rules>();
    for (int deals = 0; deals < 30; ++deals) {
      const Carry before = session.carry.as<Carry>();
      std::vector<Player> players = model_of(rules, before);
      record(session, any(random.deal(rules, before)));
      const auto& entry = session.deals.back();
      play_out(rules, players, cards_of(players, entry.deal.as<Deal>()));
      const std::vector<int> winners = settle(rules, players, before.deals_played + 1);
      SeatSet won;
      for (const int w : winners) won.insert(seat(w));
      ASSERT_EQ(entry.finished ? entry.finished->winners : SeatSet{}, won);
      for (std::size_t p = 0; p < players.size(); ++p) {
        ASSERT_EQ(lost(rules, entry.after[p]), players[p].lost) << "player " << p;
        if (winners.empty()) {
          ASSERT_EQ(!session.carry.as<Carry>().out.contains(seat(static_cast<int>(p))),
                    players[p].in);
        }
      }
    }
  }
}

TEST(KyuuriLaws, by_the_seed_one_loss_grows_and_at_most_one_player_goes_out) {
  for (int i = 0; i < rounds(200); ++i) {
    RandomOf<kyuuri::Game> random(random_seed() + static_cast<std::uint32_t>(i));
    Session session{any(Rules{}), any(kyuuri::start({}, 2 + random.below(6))), {}};
    for (int deals = 0; deals < 30; ++deals) {
      const Carry before = session.carry.as<Carry>();
      record(session, any(random.deal({}, before)));
      const auto& entry = session.deals.back();
      int grown = 0;
      for (std::size_t p = 0; p < entry.after.size(); ++p) {
        grown += entry.after[p] > entry.before[p] ? 1 : 0;
        EXPECT_GE(entry.after[p], 0);
        EXPECT_LE(entry.after[p], 34);
      }
      EXPECT_EQ(grown, 1);
      EXPECT_LE((session.carry.as<Carry>().out - before.out).size(), 1);
    }
  }
}

TEST(KyuuriLaws, counting_down_is_the_mirror_of_counting_up) {
  for (int i = 0; i < rounds(200); ++i) {
    RandomOf<kyuuri::Game> random(random_seed() + static_cast<std::uint32_t>(i));
    auto up = random.evening(20);
    up.rules.as<Rules>().count = Rules::Count::up;
    auto down = up;
    down.rules.as<Rules>().count = Rules::Count::down;
    const int seats = static_cast<int>(up.about.players.size());
    up.before = start(up.rules, seats);
    down.before = start(down.rules, seats);
    const auto one = fold(up);
    const auto other = fold(down);
    for (std::size_t d = 0; d < one.deals.size(); ++d)
      for (std::size_t p = 0; p < one.deals[d].after.size(); ++p)
        ASSERT_EQ(lost(down.rules.as<Rules>(), other.deals[d].after[p]), one.deals[d].after[p]);
  }
}

}  // namespace
}  // namespace spadille::tests
