// Every option of every game is worth its place: under another value some answer differs. Deals,
// turns, auctions, deals card by card, irregularities and what is asked are made at random under
// rules that differ in that option alone, until one of them is answered in two ways.
#include <algorithm>
#include <array>
#include <map>

#include <gtest/gtest.h>

#include "games/check_asked.h"
#include "games/played.h"
#include "games/possible_answers.h"
#include "tests/support/random_of.h"

namespace spadille {
namespace {

using tests::any;
using tests::random_seed;

template <Game G>
using Random = tests::RandomOf<G>;

/// Rules that differ in one option.
template <Game G>
struct Pair {
  typename G::Rules one{};
  typename G::Rules other{};
};

template <Game G>
std::string asked(const auto& form, const typename G::Rules& rules, const auto& carry,
                  const auto& said) {
  std::string keys;
  for (const auto& row : form)
    if (row.asked(rules, carry, said)) keys += std::string(row.key) + ' ';
  return keys;
}

/// How an evening begins, and what a game on paper shows of itself.
template <Game G>
bool beginning_differs(Random<G>& random, const Pair<G>& rules) {
  const int seats = G::kMinSeats + random.below(G::kMaxSeats - G::kMinSeats + 1);
  const auto carry = start(rules.one, seats);
  if (seats_ruled(rules.one) != seats_ruled(rules.other) || carry != start(rules.other, seats))
    return true;
  if (check(rules.one, carry) != check(rules.other, carry)) return true;
  Totals totals;
  for (std::size_t i = 0; i < accounts(carry).size(); ++i) totals.push_back(random.below(60) - 5);
  return prove(rules.one, carry, totals) != prove(rules.other, carry, totals);
}

/// What a deal is worth, what follows from it, and what is asked about it.
template <Game G>
bool score_differs(Random<G>& random, const Pair<G>& rules) {
  auto carry = start(rules.one, std::max(G::kMinSeats, std::min(G::kMaxSeats, 4)));
  if (has_error(check(rules.one, carry)) || has_error(check(rules.other, carry))) return false;
  const int deals = 1 + random.below(25);
  for (int i = 0; i < deals; ++i) {
    const auto any = random.any_deal();
    if (asked<G>(G::form(), rules.one, carry, any) != asked<G>(G::form(), rules.other, carry, any))
      return true;
    const auto deal = random.try_deal(rules.one, carry);
    if (!deal) return false;
    if (validate(rules.one, carry, *deal) != validate(rules.other, carry, *deal)) return true;
    const ScoreSheet sheet = score(rules.one, carry, *deal);
    if (sheet != score(rules.other, carry, *deal) ||
        facts(rules.one, carry, *deal, sheet) != facts(rules.other, carry, *deal, sheet))
      return true;
    const auto next = advance(rules.one, carry, *deal, sheet);
    if (next != advance(rules.other, carry, *deal, sheet)) return true;
    carry = next;
    if (has_error(check(rules.other, carry)) != has_error(check(rules.one, carry)) ||
        standing(rules.one, carry) != standing(rules.other, carry) ||
        closing(rules.one, carry) != closing(rules.other, carry))
      return true;
    if (has_error(check(rules.one, carry))) return false;
  }
  return false;
}

Card one_of(auto& random, CardSet cards) {
  int left = random.below(cards.size());
  for (const Card card : cards)
    if (left-- == 0) return card;
  return {};
}

/// Every hand of a table, dealt at random.
template <Game G>
std::array<CardSet, kMaxSeats> hands(Random<G>& random, const Lineup& lineup, CardSet& left) {
  std::array<CardSet, kMaxSeats> all{};
  for (const Seat who : lineup.players)
    for (int i = 0; i < lineup.tricks; ++i) {
      const Card card = one_of(random, left);
      all[who.index].insert(card);
      left = left - CardSet{card};
    }
  return all;
}

/// Who plays and leads, which cards are lawful, who wins a trick and what lies in it.
template <Game G>
bool turn_differs(Random<G>& random, const Pair<G>& rules) {
  const auto carry = start(rules.one, std::min(G::kMaxSeats, 4));
  Position turn;
  if (G::kHasTrumps) turn.trump = static_cast<Suit>(random.below(4));
  if (G::kHasLoners && random.coin()) turn.loners.maker = seat(random.below(4));
  const Lineup all = lineup(rules.one, carry, turn);
  if (all != lineup(rules.other, carry, turn)) return true;
  CardSet left = all.pack;
  const auto held = hands(random, all, left);
  for (std::size_t i = 0; i < all.players.size(); ++i) {
    const CardSet hand = held[all.players[i].index];
    if (playable(rules.one, all, turn.trick, hand) != playable(rules.other, all, turn.trick, hand))
      return true;
    turn.trick.push_back(one_of(random, hand));
  }
  return worth(rules.one, all, turn.trick) != worth(rules.other, all, turn.trick);
}

/// What may be called, what an auction settles, and what that means.
template <Game G>
bool auction_differs(Random<G>& random, const Pair<G>& rules) {
  if constexpr (G::kHasAuction) {
    const auto carry = start(rules.one, 4);
    Bidding bidding;
    const CardSet pack = turned_up_from(rules.one);
    if (pack != turned_up_from(rules.other)) return true;
    if (!pack.empty()) bidding.turn_up = one_of(random, pack);
    if (random.coin() && !pack.empty())
      for (int i = 0; i < 5; ++i)
        bidding.hand.insert(one_of(random, pack - bidding.hand - CardSet{*bidding.turn_up}));
    CardSet left = lineup(rules.one, carry, {}).pack;
    const auto held = hands(random, lineup(rules.one, carry, {}), left);
    const auto trump = static_cast<Suit>(random.below(4));
    if constexpr (G::kCallsCards)
      if (callable(rules.one, trump, held[0]) != callable(rules.other, trump, held[0])) return true;
    if (before_calls(rules.one, bidding) != before_calls(rules.other, bidding)) return true;
    while (true) {
      const auto told = auction(rules.one, carry, bidding);
      if (told != auction(rules.other, carry, bidding)) return true;
      if (told.settled) {
        return sequels(rules.one, carry, bidding, told.deal) !=
               sequels(rules.other, carry, bidding, told.deal);
      }
      if (told.may.empty()) return false;
      std::vector<Call> may;
      for (const Call call : told.may) may.push_back(call);
      bidding.calls.push_back(may[static_cast<std::size_t>(random.below(int(may.size())))]);
    }
  }
  return false;
}

/// The cards of a pack, first those that win most often when they are led.
template <Game G>
std::vector<Card> strongest_first(const typename G::Rules& rules, const Lineup& lineup) {
  std::vector<Card> all;
  std::map<int, int> beats;  // by the code of a card
  for (const Card led : lineup.pack) {
    all.push_back(led);
    for (const Card other : lineup.pack)
      if (other != led && winning_place(rules, lineup, {led, other}) == 0) ++beats[led.code()];
  }
  std::stable_sort(all.begin(), all.end(),
                   [&](Card a, Card b) { return beats[a.code()] > beats[b.code()]; });
  return all;
}

/// A table where two players win nearly everything, so that what follows then is reached too.
template <Game G>
class OneSided {
 public:
  OneSided(Random<G>& random, const typename G::Rules& rules, const Lineup& lineup)
      : rules_(rules), lineup_(lineup) {
    const int players = static_cast<int>(lineup.players.size());
    const int first = random.below(players);
    const int other = (first + 1 + random.below(players - 1)) % players;
    for (const int n : {first, other}) strong_.insert(lineup.players[static_cast<std::size_t>(n)]);
    if (random.coin()) strong_ = {};
  }

  /// Their cards are the strongest; nobody is strong where the toss said so.
  std::array<CardSet, kMaxSeats> dealt(Random<G>& random, CardSet& left) const {
    if (strong_.empty()) return hands(random, lineup_, left);
    CardSet best;
    const int wanted = strong_.size() * lineup_.tricks;
    for (const Card card : strongest_first<G>(rules_, lineup_))
      if (best.size() < wanted) best.insert(card);
    std::array<CardSet, kMaxSeats> all{};
    CardSet others = left - best;
    for (const Seat who : lineup_.players)
      take(random, strong_.contains(who) ? best : others, all[who.index]);
    left = best | others;
    return all;
  }

  /// A lawful trick, if possible won by one of them.
  Trick trick(Random<G>& random, Seat leader, const std::array<CardSet, kMaxSeats>& held) const {
    constexpr int kTries = 8;
    Trick cards;
    for (int i = 0; i < kTries; ++i) {
      cards = {};
      for (std::size_t n = 0; n < lineup_.players.size(); ++n)
        cards.push_back(one_of(
            random,
            playable(rules_, lineup_, cards, held[in_turn(lineup_, leader, n).index]).cards));
      const std::size_t won = winning_place(rules_, lineup_, cards);
      if (strong_.empty() || strong_.contains(in_turn(lineup_, leader, won))) break;
    }
    return cards;
  }

 private:
  void take(Random<G>& random, CardSet& from, CardSet& hand) const {
    for (int i = 0; i < lineup_.tricks; ++i) {
      const Card card = one_of(random, from);
      hand.insert(card);
      from = from - CardSet{card};
    }
  }

  const typename G::Rules& rules_;
  const Lineup& lineup_;
  SeatSet strong_{};
};

/// Something said of a deal at random, half of the time what could be so; but trumps are known.
template <Game G>
typename G::Deal said_of(Random<G>& random, const typename G::Rules& rules, const auto& carry) {
  typename G::Deal deal = random.any_deal();
  if (random.coin()) deal = random.try_deal(rules, carry).value_or(deal);
  for (const auto& row : G::form())
    if (row.kind == Kind::suit) row.set(deal, {random.below(4)});
  return deal;
}

/// What a deal card by card comes to.
template <Game G>
bool play_differs(Random<G>& random, const Pair<G>& rules) {
  const auto carry = start(rules.one, std::min(G::kMaxSeats, 4));
  Played<typename G::Deal> played;
  played.said = said_of(random, rules.one, carry);
  const Position settled = contract(played.said);
  const Lineup all = lineup(rules.one, carry, settled);
  const OneSided<G> table(random, rules.one, all);
  CardSet left = all.pack;
  auto held = table.dealt(random, left);
  if (all.players.size() * static_cast<std::size_t>(all.tricks) + 2 ==
      static_cast<std::size_t>(all.pack.size()))
    played.play.laid_away = left;
  if (random.coin()) played.play.called = one_of(random, all.pack);
  if constexpr (G::kHasChoices)
    if (random.coin()) played.play.decided = static_cast<Choice>(random.below(3));
  Seat leader = all.players[0];
  for (int t = 0; t < all.tricks; ++t) {
    const auto cards = table.trick(random, leader, held);
    for (std::size_t i = 0; i < all.players.size(); ++i) {
      CardSet& hand = held[in_turn(all, leader, i).index];
      hand = hand - CardSet{cards[i]};
    }
    played.play.tricks.push_back({.cards = cards});
    leader = in_turn(all, leader, winning_place(rules.one, all, cards));
  }
  const auto one = reckon<G>(rules.one, carry, played);
  const auto other = reckon<G>(rules.other, carry, played);
  return one.findings != other.findings || one.deal != other.deal;
}

/// What is asked about something irregular, and what the rules say.
template <Game G>
bool ruling_differs(Random<G>& random, const Pair<G>& rules) {
  const AnyRules one = any(rules.one);
  const AnyRules other = any(rules.other);
  const AnyCarry carry = start(one, std::min(G::kMaxSeats, 4));
  AnyIncident incident = one.game().incident();
  for (const auto& row : one.game().incidents()) {
    const bool is_asked = row.asked(one, carry, incident);
    if (is_asked != row.asked(other, carry, incident)) return true;
    if (!is_asked) continue;
    const auto answers = possible_answers(one, carry, incident, row);
    if (answers != possible_answers(other, carry, incident, row)) return true;
    if (answers.empty()) return false;
    const int n = answers[static_cast<std::size_t>(random.below(static_cast<int>(answers.size())))];
    row.set(incident, row.kind == Kind::flag && n == 0 ? Value{} : Value{n});
  }
  if (has_error(validate(one, carry, incident))) return false;
  return rule_on(one, carry, incident) != rule_on(other, carry, incident);
}

/// Rules that pass check() with `value` for an option, and the same with its default.
template <Game G>
Pair<G> pair_of(Random<G>& random, const auto& option, int value, int round) {
  const typename G::Rules defaults{};
  while (true) {
    Pair<G> pair;
    if (round % 2 == 1) pair.one = random.rules();
    option.set(pair.one, option.get(defaults));
    pair.other = pair.one;
    option.set(pair.other, {value});
    if (!has_error(check(pair.one)) && !has_error(check(pair.other))) return pair;
    round = 1;
  }
}

/// One value a choice; of a range its ends.
std::vector<int> values_of(const Member& option) {
  if (option.kind == Kind::flag) return {0, 1};
  if (option.kind != Kind::choice) return {option.min, option.max};
  std::vector<int> all;
  for (int n = 0; n < static_cast<int>(option.choices.size()); ++n) all.push_back(n);
  return all;
}

/// A question, how often it is asked in another way at a time, and how often at most.
template <Game G>
struct Asking {
  bool (*differs)(Random<G>&, const Pair<G>&);
  int at_a_time;
  int rounds;
};

/// Deals and tricks are dear, so they are asked less often at a time.
template <Game G>
constexpr std::array<Asking<G>, 6> kAskings{{{beginning_differs<G>, 10, 50},
                                             {auction_differs<G>, 20, 4000},
                                             {turn_differs<G>, 20, 1000},
                                             {ruling_differs<G>, 40, 4000},
                                             {play_differs<G>, 4, 3000},
                                             {score_differs<G>, 2, 400}}};

/// All questions in turn, each again and again: what an option is about is soon asked.
template <Game G>
bool some_answer_differs(const Field<typename G::Rules>& option, int value) {
  std::array<int, kAskings<G>.size()> asked{};
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (std::size_t i = 0; i < asked.size(); ++i) {
      const auto& [differs, at_a_time, usual] = kAskings<G>[i];
      const int most = std::min(asked[i] + at_a_time, std::max(usual, tests::rounds(usual)));
      for (; asked[i] < most; ++asked[i]) {
        goes_on = true;
        Random<G> random(random_seed() + static_cast<std::uint32_t>(asked[i]));
        if (differs(random, pair_of<G>(random, option, value, asked[i]))) return true;
      }
    }
  }
  return false;
}

TEST(Options, every_value_of_every_option_changes_an_answer) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    for (const auto& option : G::options())
      for (const int value : values_of(option)) {
        const Value usual = option.get(typename G::Rules{});
        if (usual == Value{value} || (usual.empty() && value == 0)) continue;
        EXPECT_TRUE(some_answer_differs<G>(option, value))
            << G::kId << ' ' << option.key << ' ' << shown(option, value);
      }
  });
}

}  // namespace
}  // namespace spadille
