#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>

#include "session/session.h"
#include "tests/support/random.h"

namespace spadille::tests {

/// Makes rules, deals and evenings of a game from its tables alone.
class RandomEvening {
 public:
  RandomEvening(const AnyGame& game, std::uint32_t seed) : game_(game), random_(seed) {}

  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }
  bool coin() { return below(2) == 0; }

  /// Rules that pass check(); every option is as likely to be changed as not.
  AnyRules rules() {
    while (true) {
      AnyRules rules = game_.rules();
      for (const auto& option : game_.options())
        if (below(3) == 0) option.set(rules, {number(option)});
      if (!has_error(check(rules))) return rules;
    }
  }

  /// Any deal that can be written down, right or wrong. What a guided entry would not ask is said
  /// seldom, because it seldom fits.
  AnyDeal any_deal() {
    AnyDeal deal = game_.deal();
    for (const auto& row : game_.form()) {
      const bool asked = row.asked(usual_, fresh_, deal);
      if (below(asked ? 2 : 6) == 0) row.set(deal, value(row));
    }
    return deal;
  }

  /// A deal that passes validate(). REQUIRES: there is one, as after every evening(); who asks
  /// where there is none is told so, sooner or later.
  AnyDeal deal(const AnyRules& rules, const AnyCarry& carry) {
    for (int i = 0; i < kRounds; ++i)
      if (const auto deal = try_deal(rules, carry)) return *deal;
    throw std::runtime_error("no deal of " + std::string(game_.id()) + " fits");
  }

  /// The same where there may be none.
  std::optional<AnyDeal> try_deal(const AnyRules& rules, const AnyCarry& carry) {
    for (int i = 0; i < kTries; ++i) {
      AnyDeal deal = any_deal();
      if (!has_error(validate(rules, carry, deal))) return deal;
    }
    return std::nullopt;
  }

  /// A fresh evening of `deals` right deals under random rules; one more could be played. What is
  /// doubled in deal after deal outgrows its bounds at last: then it begins again.
  Evening evening(int deals) {
    while (true)
      if (const auto evening = try_evening(begun(), deals)) return *evening;
  }

  /// The same, begun in this way. REQUIRES: rules and beginning passed check().
  Evening evening(int deals, const Evening& begun) {
    while (true)
      if (const auto evening = try_evening(begun, deals)) return *evening;
  }

  /// An evening without a deal; the number of players fits the rules.
  Evening begun() {
    while (true) {
      Evening evening;
      evening.rules = rules();
      const int ruled = seats_ruled(evening.rules);
      const int seats = ruled != 0 ? ruled
                                   : game_.traits.min_seats +
                                         below(game_.traits.max_seats - game_.traits.min_seats + 1);
      evening.before = start(evening.rules, seats);
      if (has_error(check(evening.rules, evening.before))) continue;
      for (int i = 0; i < seats; ++i) evening.about.players.push_back("P" + std::to_string(i));
      return evening;
    }
  }

 private:
  static constexpr int kTries = 20'000;
  static constexpr int kRounds = 100;

  std::optional<Evening> try_evening(Evening evening, int deals) {
    Session session{evening.rules, evening.before, {}};
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

  const AnyGame& game_;
  AnyRules usual_ = game_.rules();
  AnyCarry fresh_ = game_.carry();
  std::mt19937 random_;
};

}  // namespace spadille::tests
