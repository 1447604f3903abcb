#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>

#include "games/games.h"
#include "session/session.h"
#include "tests/support/print.h"
#include "tests/support/random.h"

namespace spadille::tests {

/// Makes rules, deals and evenings of any game from its tables alone.
template <Game G>
class RandomEvening {
 public:
  explicit RandomEvening(std::uint32_t seed) : random_(seed) {}

  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  bool coin() { return below(2) == 0; }

  /// Rules that pass check(); every option is as likely to be changed as not.
  typename G::Rules rules() {
    while (true) {
      typename G::Rules rules{};
      for (const auto& option : G::options())
        if (below(3) == 0) option.set(rules, {number(option)});
      if (!has_error(check(rules))) return rules;
    }
  }

  /// Any deal that can be written down, right or wrong. What a guided entry would not ask is said
  /// seldom, because it seldom fits.
  typename G::Deal any_deal() {
    typename G::Deal deal{};
    for (const auto& row : G::form()) {
      const bool asked = row.asked(typename G::Rules{}, typename G::Carry{}, deal);
      if (below(asked ? 2 : 6) == 0) row.set(deal, value(row));
    }
    return deal;
  }

  /// A deal that passes validate(). REQUIRES: there is one, as after every evening().
  typename G::Deal deal(const typename G::Rules& rules, const typename G::Carry& carry) {
    while (true)
      if (const auto deal = try_deal(rules, carry)) return *deal;
  }

  /// The same where there may be none.
  std::optional<typename G::Deal> try_deal(const typename G::Rules& rules,
                                           const typename G::Carry& carry) {
    for (int i = 0; i < kTries; ++i) {
      typename G::Deal deal = any_deal();
      if (!has_error(validate(rules, carry, deal))) return deal;
    }
    return std::nullopt;
  }

  /// A fresh evening of `deals` right deals under random rules; one more could be played. What is
  /// doubled in deal after deal outgrows its bounds at last: then it begins again.
  Evening<G> evening(int deals) {
    while (true)
      if (const auto evening = try_evening(begun(), deals)) return *evening;
  }

  /// The same, begun in this way. REQUIRES: rules and beginning passed check().
  Evening<G> evening(int deals, const Evening<G>& begun) {
    while (true)
      if (const auto evening = try_evening(begun, deals)) return *evening;
  }

  /// An evening without a deal; the number of players fits the rules.
  Evening<G> begun() {
    while (true) {
      Evening<G> evening;
      evening.rules = rules();
      const int ruled = seats_ruled(evening.rules);
      const int seats = ruled != 0 ? ruled : G::kMinSeats + below(G::kMaxSeats - G::kMinSeats + 1);
      evening.before = start(evening.rules, seats);
      if (has_error(check(evening.rules, evening.before))) continue;
      for (int i = 0; i < seats; ++i) evening.about.players.push_back("P" + std::to_string(i));
      return evening;
    }
  }

 private:
  static constexpr int kTries = 20'000;

  std::optional<Evening<G>> try_evening(Evening<G> evening, int deals) {
    Session<G> session{evening.rules, evening.before, {}};
    for (int i = 0; i <= deals; ++i) {
      const auto deal = try_deal(session.rules, session.carry);
      if (!deal) return std::nullopt;
      if (i == deals) break;
      evening.deals.push_back(*deal);
      record(session, *deal);
    }
    return evening;
  }

  int number(const Member& member) {
    if (member.kind == Kind::flag) return below(2);
    if (member.kind == Kind::choice) return below(static_cast<int>(member.choices.size()));
    if (member.kind == Kind::suit) return below(static_cast<int>(kSuitLetters.size()));
    if (member.kind == Kind::cards)
      return Card(static_cast<Suit>(below(4)), static_cast<Rank>(7 + below(8))).code();
    if (member.kind == Kind::marks && below(4) != 0)
      return kMarkValues[static_cast<std::size_t>(below(3))];
    return member.min + member.step * below((member.max - member.min) / member.step + 1);
  }

  Value value(const Member& member) {
    if (member.kind == Kind::flag) return {1};
    Value value;
    const int most = member.kind == Kind::marks ? 3 : member.most;  // more seldom fit
    const int size = is_list(member.kind) ? below(most) + 1 : 1;
    for (int i = 0; i < size; ++i) value.push_back(number(member));
    return value;
  }

  std::mt19937 random_;
};

}  // namespace spadille::tests
