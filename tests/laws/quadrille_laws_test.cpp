// Quadrille beside two other accounts of it: closed forms of every balance for the default rules,
// and a second book, kept counter by counter from the rule text, for all rules. Longer than most
// files.
#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/print_game.h"
#include "tests/support/random_of.h"

namespace spadille::tests {
namespace {

using quadrille::Carry;
using quadrille::Deal;
using quadrille::Rules;
using Contract = Deal::Contract;
using Random = RandomOf<quadrille::Game>;

/// Everything that can be said of a result: tricks, matadors, Premiers, gone on.
std::vector<Deal> results() {
  std::vector<Deal> all;
  for (int tricks = 0; tricks <= 10; ++tricks)
    for (int matadors = 0; matadors <= 2; ++matadors)
      for (const bool premiers : {false, true})
        for (const bool went_on : {false, true})
          all.push_back({.tricks = tricks,
                         .matadors = matadors == 1,
                         .double_matadors = matadors == 2,
                         .premiers = premiers,
                         .went_on = went_on});
  return all;
}

/// Every result after every contract, for every ombre and partner; most of them cannot be.
std::vector<Deal> reports() {
  std::vector<Deal> all;
  for (const Contract contract :
       {Contract::alliance, Contract::solo, Contract::vole, Contract::forced})
    for (int ombre = 0; ombre < 4; ++ombre)
      for (int partner = -1; partner < 4; ++partner)
        for (Deal deal : results()) {
          deal.ombre = seat(ombre);
          deal.contract = contract;
          if (partner >= 0) deal.partner = seat(partner);
          all.push_back(deal);
        }
  return all;
}

std::string told(const Deal& deal) {
  std::ostringstream text;
  print_members(quadrille::form(), deal, &text);
  return text.str();
}

// The closed forms. A unit is u, the rest of a codille r.

enum class Vole : std::uint8_t { none, made, failed };

/// What each has won or lost, the antes already paid, and what is in the pool afterwards.
struct Roles {
  int ombre = 0;
  int partner = 0;
  int other = 0;  ///< each opponent
  int pool = 0;
};

Roles alone_won(int pool, int units, Vole vole) {
  const int u = pool / 4;
  switch (vole) {
    case Vole::none: return {pool + 3 * u * units, 0, -u * units, 0};
    case Vole::made: return {pool + 3 * u * units + 9, 0, -u * units - 3, 0};
    case Vole::failed: break;
  }
  return {pool + 3 * u * units - 3, 0, -u * units + 1, 0};
}

Roles alliance_won(int pool, int units, Vole vole) {
  const int u = pool / 4;
  const int stake = vole == Vole::none ? 0 : vole == Vole::made ? 3 : -3;
  const int each = pool / 2 + u * units + stake;
  return {each, each, -u * units - stake, 0};
}

Roles alone_lost(int pool, int units, bool remise, Vole vole) {
  const int u = pool / 4;
  const int r = pool % 3;
  const int failed = vole == Vole::failed ? 1 : 0;
  const int paid = 3 * u * units + 3 * failed;
  if (remise) return {-pool - paid, 0, u * units + failed, 2 * pool};
  return {-(2 * pool - r) - paid, 0, (pool - r) / 3 + u * units + failed, 2 * pool};
}

Roles alliance_lost(int pool, int units, bool remise) {
  const int u = pool / 4;
  const int r = pool % 2;
  if (remise) return {-pool - 2 * u * units, 0, u * units, 2 * pool};
  return {-(2 * pool - r) - 2 * u * units, 0, (pool - r) / 2 + u * units, 2 * pool};
}

Roles forced_lost(int pool, int units, bool remise) {
  const int u = pool / 4;
  const int r = pool % 2;
  const int each = (remise ? pool : 2 * pool - r) / 2 + u * units;
  return {-each, -each, (remise ? 0 : (pool - r) / 2) + u * units, 2 * pool};
}

Vole vole_of(const Deal& deal) {
  if (deal.contract == Contract::forced) return Vole::none;
  if (deal.tricks == 10) return Vole::made;
  return deal.contract == Contract::vole || deal.went_on ? Vole::failed : Vole::none;
}

Roles closed_form(int pool, const Deal& deal) {
  const int matadors = deal.double_matadors ? 2 : deal.matadors ? 1 : 0;
  const int premiers = deal.premiers || deal.went_on || deal.tricks == 10 ? 1 : 0;
  const Vole vole = vole_of(deal);
  const int made = vole == Vole::none ? 0 : vole == Vole::made ? 2 : -2;
  const int units = matadors + premiers + made;
  const bool remise = deal.tricks == 5;
  if (*deal.tricks >= 6)
    return deal.partner ? alliance_won(pool, units, vole) : alone_won(pool, units, vole);
  if (deal.contract == Contract::alliance) return alliance_lost(pool, matadors, remise);
  if (deal.contract == Contract::forced) return forced_lost(pool, matadors, remise);
  return alone_lost(pool, matadors + (vole == Vole::failed ? 2 : 0), remise, vole);
}

Totals totals_of(const Roles& roles, const Deal& deal) {
  Totals totals;
  for (const Seat s : SeatSet::first(4))
    totals.push_back((s == deal.ombre     ? roles.ombre
                      : s == deal.partner ? roles.partner
                                          : roles.other) -
                     1);
  totals.push_back(roles.pool);
  return totals;
}

/// Pools after the antes that won and lost deals make, then such as beasts make.
constexpr std::array kPools{4, 12, 28, 60, 124, 8, 16, 20, 24, 36, 44};

/// Holds one deal against the closed forms for every pool and dealer; how many were compared.
int compare_everywhere(const Deal& deal) {
  int compared = 0;
  for (const int pool : kPools)
    for (const Seat dealer : SeatSet::first(4)) {
      const Carry carry{.balances = {0, 0, 0, 0}, .pool = pool - 4, .dealer = dealer};
      if (has_error(validate(Rules{}, carry, deal))) continue;
      const Totals found = after(totals(carry), accounts(carry), score(Rules{}, carry, deal));
      EXPECT_EQ(found, totals_of(closed_form(pool, deal), deal)) << pool << ' ' << told(deal);
      ++compared;
    }
  return compared;
}

TEST(QuadrilleLaws, every_balance_is_that_of_the_closed_forms) {
  int compared = 0;
  for (const Deal& deal : reports()) {
    compared += compare_everywhere(deal);
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GT(compared, 3000);
}

// What can be.

bool enough_for_matadors(const Deal& deal) {
  const int least = deal.partner ? 2 : deal.double_matadors ? 4 : 3;
  return !(deal.matadors || deal.double_matadors) || *deal.tricks >= least;
}

bool trumps_fit(const Deal& deal) {
  const bool black = deal.trump == Suit::spades || deal.trump == Suit::clubs;
  return !(deal.double_matadors && black);
}

bool contract_fits(const Deal& deal) {
  const bool alone = deal.contract == Contract::solo || deal.contract == Contract::vole;
  return alone ? !deal.partner : deal.partner && deal.partner != deal.ombre;
}

/// Who went on had Premiers, and so had who won ten tricks; both played for the vole.
bool premiers_and_vole_fit(const Deal& deal) {
  const int tricks = *deal.tricks;
  const bool bid = deal.contract == Contract::vole;
  const bool in_play = deal.went_on || (tricks == 10 && !bid);
  const bool premiers = deal.premiers || deal.went_on || tricks == 10;
  if (bid && deal.went_on) return false;
  if (deal.contract == Contract::forced)
    return !in_play && tricks >= 1 && (!premiers || tricks == 6);
  if (premiers && tricks < 6) return false;
  return !premiers || bid || in_play || tricks == 6;
}

TEST(QuadrilleLaws, what_can_be_is_what_the_notes_on_the_rules_let_be) {
  const Carry fresh = quadrille::start({}, 4);
  int right = 0;
  for (Deal deal : reports())
    for (int trump = -1; trump < 4; ++trump) {
      deal.trump.reset();
      if (trump >= 0) deal.trump = static_cast<Suit>(trump);
      const bool can_be = contract_fits(deal) && trumps_fit(deal) && enough_for_matadors(deal) &&
                          premiers_and_vole_fit(deal);
      ASSERT_EQ(!has_error(validate(Rules{}, fresh, deal)), can_be) << told(deal);
      right += can_be ? 1 : 0;
    }
  EXPECT_GT(right, 1000);
}

// The second book.

/// Counters of four seats and two pools, moved one payment after another as chapters 5 and 7 say.
class Book {
 public:
  Book(const Rules& rules, const Carry& begun)
      : rules_(rules), pool_(begun.pool), dealer_(begun.dealer.index), deals_(begun.deals_played) {
    for (int s = 0; s < 4; ++s) at(s) = begun.balances[static_cast<std::size_t>(s)];
  }

  /// Who has won, where the deal ends the game.
  SeatSet play(const Deal& deal) {
    sit_down(deal);
    antes();
    if (deal.king_from) pay(ombre_, deal.king_from->index, unit_);  // QU-7.20
    if (vole()) all_put_in(stake(), second_);
    *deal.tricks >= 6 ? won() : lost();
    if (vole()) vole_pool();
    for (const Seat s : deal.beasted) put(s.index, start_, pool_);
    ++deals_;
    dealer_ = (dealer_ + (rules_.rotation == Rules::Rotation::right ? 3 : 1)) % 4;
    return is_over() ? winners() : SeatSet{};
  }

  void next_game() {
    seats_ = {};
    deals_ = 0;
  }

  [[nodiscard]] Totals totals() const {
    return {seats_[0], seats_[1], seats_[2], seats_[3], pool_};
  }
  [[nodiscard]] Seat dealer() const { return seat(dealer_); }

 private:
  static constexpr int kNobody = -1;

  int& at(int seat) { return seats_[static_cast<std::size_t>(seat)]; }
  void put(int seat, int amount, int& into) {
    at(seat) -= amount;
    into += amount;
  }
  void pay(int from, int to, int amount) { put(from, amount, at(to)); }
  void all_put_in(int amount, int& into) {
    for (int s = 0; s < 4; ++s) put(s, amount, into);
  }

  void sit_down(const Deal& deal) {
    deal_ = deal;
    ombre_ = deal.ombre->index;
    partner_ = deal.partner ? deal.partner->index : kNobody;
    opponents_.clear();
    for (int step = 1; step < 4; ++step)
      if (const int s = (ombre_ + 4 - step) % 4; s != partner_) opponents_.push_back(s);
  }

  /// QU-7.2: quarters of a counter, or whole ones.
  [[nodiscard]] int counter() const { return rules_.unit_round == Rules::UnitRound::exact ? 4 : 1; }

  /// QU-2.2, QU-5.1, QU-7.1, QU-7.2
  void antes() {
    if (rules_.ante == Rules::Ante::dealer_4)
      put(dealer_, 4 * counter(), pool_);
    else
      all_put_in(counter(), pool_);
    start_ = pool_;
    const int over = start_ % 4;
    const bool up = (rules_.unit_round == Rules::UnitRound::up && over > 0) ||
                    (rules_.unit_round == Rules::UnitRound::nearest && over >= 2);
    unit_ = start_ / 4 + (up ? 1 : 0);
  }

  /// QU-4.6, QU-4.8, QU-5.16, QU-7.14
  [[nodiscard]] bool vole() const {
    if (deal_.contract == Contract::vole) return true;
    if (deal_.contract == Contract::forced) return false;
    if (rules_.vole_needs_called_card && deal_.called_card_unseen) return false;
    return deal_.went_on || deal_.tricks == 10;
  }
  /// QU-4.9, QU-7.9
  [[nodiscard]] int stake() const {
    const bool units = rules_.vole_stake_in == Rules::VoleStakeIn::units;
    return rules_.vole_stake * (units ? unit_ : counter());
  }
  [[nodiscard]] int matadors() const { return deal_.double_matadors ? 2 : deal_.matadors ? 1 : 0; }

  /// QU-5.2 to QU-5.6, QU-7.8
  void won() {
    const bool failed = vole() && deal_.tricks != 10;
    const bool bid = deal_.contract == Contract::vole;
    if (failed && bid && rules_.vole_fail == Rules::VoleFail::bid_vole_strict) return receive(-2);
    take_pool();
    const bool turned = failed && rules_.vole_fail == Rules::VoleFail::all_but_premiers;
    receive(turned ? -matadors() : matadors());
    if (deal_.premiers || deal_.went_on || deal_.tricks == 10) receive(1);
    if (vole()) receive(failed ? -2 : 2);
  }

  void take_pool() {
    if (partner_ == kNobody) return put(ombre_, -start_, pool_);
    const int odd = start_ % 2;
    for (const int s : {ombre_, partner_}) put(s, -(start_ / 2), pool_);
    if (rules_.odd_point == Rules::OddPoint::ombre) put(ombre_, -odd, pool_);
    if (rules_.odd_point == Rules::OddPoint::partner) put(partner_, -odd, pool_);
  }

  /// QU-5.8, QU-7.10
  void receive(int units) {
    const int amount = units * unit_;
    if (partner_ == kNobody) {
      for (const int s : opponents_) pay(s, ombre_, amount);
      return;
    }
    const bool chosen = rules_.pairing == Rules::Pairing::choose && deal_.pays_with_ombre;
    const int with_ombre = chosen ? deal_.pays_with_ombre->index : opponents_[0];
    for (const int s : opponents_) pay(s, s == with_ombre ? ombre_ : partner_, amount);
  }

  /// QU-5.11, QU-5.12, QU-7.6, QU-7.12
  [[nodiscard]] bool partner_pays() const {
    if (partner_ == kNobody) return false;
    if (deal_.contract == Contract::forced || rules_.loss_share == Rules::LossShare::half)
      return true;
    return rules_.loss_share == Rules::LossShare::half_unless_under_3 &&
           deal_.ombre_tricks.value_or(0) >= 3;
  }

  /// QU-5.9, QU-5.10, QU-5.13
  void lost() {
    if (deal_.tricks == 5)
      side_pays(start_, pool_);
    else
      codille();
    pay_units(matadors() + (vole() ? 2 : 0));
  }

  /// QU-7.3
  void side_pays(int amount, int& into) {
    if (!partner_pays()) return put(ombre_, amount, into);
    for (const int s : {ombre_, partner_}) put(s, amount / 2, into);
    put(rules_.odd_point == Rules::OddPoint::partner ? partner_ : ombre_, amount % 2, into);
  }

  /// QU-5.10, QU-7.4, QU-7.5
  void codille() {
    const int shares = static_cast<int>(opponents_.size());
    for (const int s : opponents_) put(s, -(start_ / shares), pool_);
    int left = start_ % shares;
    while (left > 0 && !deal_.rest_to.empty())
      for (const Seat s : deal_.rest_to)
        if (left-- > 0) put(s.index, -1, pool_);
    const int twice = 2 * start_;
    switch (rules_.codille_pays) {
      case Rules::CodillePays::up_to_double: return side_pays(twice - pool_, pool_);
      case Rules::CodillePays::double_pool: return side_pays(twice, pool_);
      case Rules::CodillePays::once: return side_pays(start_, pool_);
    }
  }

  /// QU-5.6, QU-5.13, QU-7.7
  void pay_units(int units) {
    const int amount = units * unit_;
    if (rules_.lost_bonus == Rules::LostBonus::once) {
      int heap = 0;
      side_pays(amount, heap);
      return opponents_divide(heap);
    }
    if (partner_pays()) return receive(-units);
    for (const int s : opponents_) pay(ombre_, s, amount);
  }

  /// Counters that cannot be divided go one by one from the ombre's right on (QU-7.7, QU-7.9).
  void opponents_divide(int& heap) {
    const int shares = static_cast<int>(opponents_.size());
    const int each = heap / shares;
    for (const int s : opponents_) put(s, -each, heap);
    for (const int s : opponents_)
      if (heap > 0) put(s, -1, heap);
  }

  /// QU-5.7
  void vole_pool() {
    if (deal_.tricks != 10) return opponents_divide(second_);
    if (partner_ == kNobody) return put(ombre_, -second_, second_);
    const int half = second_ / 2;
    for (const int s : {ombre_, partner_}) put(s, -half, second_);
  }

  /// QU-7.15, QU-7.16
  [[nodiscard]] bool is_over() const {
    if (rules_.deals == 0 || deals_ < rules_.deals) return false;
    return rules_.pool_at_end != Rules::PoolAtEnd::play_on || pool_ == 0;
  }
  /// QU-6.2, QU-7.15
  SeatSet winners() {
    if (rules_.pool_at_end == Rules::PoolAtEnd::split) all_put_in(-(pool_ / 4), pool_);
    SeatSet best;
    for (int s = 0; s < 4; ++s)
      if (at(s) == *std::max_element(seats_.begin(), seats_.end())) best.insert(seat(s));
    return best;
  }

  Rules rules_;
  std::array<int, 4> seats_{};
  int pool_ = 0;
  int second_ = 0;
  int dealer_ = 0;
  int deals_ = 0;
  Deal deal_{};
  int ombre_ = 0;
  int partner_ = kNobody;
  std::vector<int> opponents_{};  ///< from the ombre's right on
  int start_ = 0;                 ///< the pool after the antes
  int unit_ = 0;
};

/// An evening taken over from paper, with any pool; at most twelve deals make a game.
Evening some_beginning(Random& random) {
  Evening begun = random.begun();
  auto& before = begun.before.as<Carry>();
  begun.rules.as<Rules>().deals = 4 * random.below(4);
  before.pool = random.below(60);
  before.dealer = seat(random.below(4));
  for (int& balance : before.balances) balance = random.below(200) - 100;
  for (int& stocks : before.stocks) stocks = random.below(3);
  return begun;
}

Evening some_evening(Random& random) { return random.evening(20, some_beginning(random)); }

/// Calls `law(random)` with many seeds; stops at the first that breaks it.
void for_seeds(int count, const auto& law) {
  for (int i = 0; i < rounds(count) && !testing::Test::HasFailure(); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
    Random random(seed);
    law(random);
  }
}

TEST(QuadrilleLaws, a_second_book_gets_the_same_figures) {
  int games = 0;
  for_seeds(400, [&](Random& random) {
    const auto evening = some_evening(random);
    Book book(evening.rules.as<Rules>(), evening.before.as<Carry>());
    for (const auto& entry : fold(evening).deals) {
      ASSERT_EQ(entry.dealer, book.dealer());
      const SeatSet winners = book.play(entry.deal.as<Deal>());
      ASSERT_EQ(entry.after, book.totals()) << told(entry.deal.as<Deal>());
      ASSERT_EQ(entry.finished ? entry.finished->winners : SeatSet{}, winners);
      if (winners.empty()) continue;
      book.next_game();
      ++games;
    }
  });
  EXPECT_GT(games, 100);
}

SeatSet some_seats(Random& random) {
  SeatSet seats;
  for (const Seat s : SeatSet::first(4))
    if (random.below(3) == 0) seats.insert(s);
  return seats;
}

/// What the variants want to know besides.
Deal filled(Random& random, const Rules& rules, Deal deal) {
  const bool called = deal.contract == Contract::alliance || deal.contract == Contract::forced;
  if (rules.call_own_king && called) deal.own_king = !deal.partner;
  if (rules.loss_share == Rules::LossShare::half_unless_under_3 && *deal.tricks < 6 &&
      deal.contract == Contract::alliance && deal.partner)
    deal.ombre_tricks = random.below(*deal.tricks + 1);
  if (rules.vole_needs_called_card && deal.partner) deal.called_card_unseen = random.coin();
  if (rules.codille_rest == Rules::CodilleRest::highest_trumps && *deal.tricks < 5)
    deal.rest_to = some_seats(random);
  if (rules.pairing == Rules::Pairing::choose && deal.partner)
    deal.pays_with_ombre = seat(random.below(4));
  if (random.below(4) == 0) deal.beasted = some_seats(random);
  return deal;
}

TEST(QuadrilleLaws, a_second_book_gets_the_same_figures_of_any_result) {
  const std::vector<Deal> all = reports();
  for_seeds(400, [&](Random& random) {
    const Evening begun = some_beginning(random);
    const auto& rules = begun.rules.as<Rules>();
    const auto& before = begun.before.as<Carry>();
    for (int i = 0; i < 200; ++i) {
      const Deal& report =
          all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
      const Deal deal = filled(random, rules, report);
      if (has_error(validate(rules, before, deal))) continue;
      const ScoreSheet sheet = score(rules, before, deal);
      Book book(rules, before);
      book.play(deal);
      ASSERT_EQ(after(totals(before), accounts(before), sheet), book.totals()) << told(deal);
    }
  });
}

// Laws.

int sum(const Totals& totals) { return std::accumulate(totals.begin(), totals.end(), 0); }

TEST(QuadrilleLaws, counters_go_only_between_seats_and_pools) {
  for_seeds(60, [](Random& random) {
    for (const auto& entry : fold(some_evening(random)).deals)
      for (const Line& line : entry.sheet.lines)
        for (const Posting& posting : line.postings)
          EXPECT_TRUE(posting.account.kind == Account::Kind::seat ||
                      posting.account.kind == Account::Kind::pool)
              << to_string(posting.account);
  });
}

TEST(QuadrilleLaws, nothing_is_left_in_the_vole_pool) {
  for_seeds(60, [](Random& random) {
    for (const auto& entry : fold(some_evening(random)).deals)
      EXPECT_EQ(total(entry.sheet, Account::pool(1)), 0) << told(entry.deal.as<Deal>());
  });
}

TEST(QuadrilleLaws, all_balances_and_the_pool_together_never_change) {
  for_seeds(60, [](Random& random) {
    for (const auto& entry : fold(some_evening(random)).deals)
      EXPECT_EQ(sum(entry.after), sum(entry.before)) << told(entry.deal.as<Deal>());
  });
}

TEST(QuadrilleLaws, only_the_pool_goes_on_into_the_next_game) {
  for_seeds(100, [](Random& random) {
    const auto session = fold(some_evening(random));
    for (std::size_t i = 0; i < session.deals.size(); ++i) {
      if (!session.deals[i].finished) continue;
      const bool last = i + 1 == session.deals.size();
      const Totals next = last ? totals(session.carry) : session.deals[i + 1].before;
      EXPECT_EQ(next, (Totals{0, 0, 0, 0, session.deals[i].after[4]}));
    }
  });
}

TEST(QuadrilleLaws, by_default_without_beasts_the_pool_is_four_times_one_less_than_a_power_of_two) {
  int largest = 0;
  for_seeds(100, [&](Random& random) {
    const Rules rules{};
    Session session{any(rules), any(quadrille::start(rules, 4)), {}};
    for (int deals = 0; deals < 20; ++deals) {
      const Carry carry = session.carry.as<Carry>();
      const int pool = pool_after_antes(rules, carry);
      EXPECT_EQ(pool % 4, 0);
      EXPECT_TRUE(std::has_single_bit(static_cast<unsigned>(pool / 4 + 1))) << pool;
      largest = std::max(largest, pool);
      Deal deal = random.deal(rules, carry);
      deal.beasted = {};
      record(session, any(deal));
    }
  });
  EXPECT_GE(largest, 124);
}

TEST(QuadrilleLaws, options_of_play_change_no_figure) {
  for_seeds(40, [](Random& random) {
    auto evening = some_evening(random);
    const auto scored = fold(evening);
    for (const auto& option : quadrille::options())
      if (option.play_only) option.set(evening.rules.as<Rules>(), option.get(Rules{}));
    EXPECT_EQ(fold(evening).deals, scored.deals);
  });
}

/// The totals after each deal.
std::vector<Totals> figures(const Evening& evening) {
  std::vector<Totals> all;
  for (const auto& entry : fold(evening).deals) all.push_back(entry.after);
  return all;
}

TEST(QuadrilleLaws, who_deals_with_whom_changes_no_balance) {
  for_seeds(150, [](Random& random) {
    auto evening = some_evening(random);
    const auto before = figures(evening);
    evening.rules.as<Rules>().pairing = Rules::Pairing::right_hand;
    for (AnyDeal& deal : evening.deals) deal.as<Deal>().pays_with_ombre.reset();
    EXPECT_EQ(figures(evening), before);
  });
}

TEST(QuadrilleLaws, buying_in_changes_no_balance) {
  for_seeds(40, [](Random& random) {
    auto evening = some_evening(random);
    evening.rules.as<Rules>().buy_in = true;
    evening.before.as<Carry>().stocks = {0, 0, 0, 0};
    const auto before = figures(evening);
    evening.rules.as<Rules>().buy_in = false;
    evening.before.as<Carry>().stocks = {};
    EXPECT_EQ(figures(evening), before);
  });
}

}  // namespace
}  // namespace spadille::tests
