#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>

#include "games/games.h"
#include "session/session.h"

namespace spadille::tests {

/// The seed of all random tests: SPADILLE_SEED, or the same as ever. A failing test prints it.
[[nodiscard]] inline std::uint32_t random_seed() {
  const char* given = std::getenv("SPADILLE_SEED");
  return given != nullptr ? static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10))
                          : 20091206U;
}

/// How many rounds a random test takes: more in script/test --long.
[[nodiscard]] inline int rounds(int usual) {
  return std::getenv("SPADILLE_LONG") != nullptr ? usual * 20 : usual;
}

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

  /// Any deal that can be written down, right or wrong.
  typename G::Deal any_deal() {
    typename G::Deal deal{};
    for (const auto& row : G::form())
      if (coin()) row.set(deal, value(row));
    return deal;
  }

  /// A deal that passes validate().
  typename G::Deal deal(const typename G::Rules& rules, const typename G::Carry& carry) {
    while (true) {
      typename G::Deal deal = any_deal();
      if (!has_error(validate(rules, carry, deal))) return deal;
    }
  }

  /// A fresh evening of `deals` right deals under random rules.
  Evening<G> evening(int deals) {
    Evening<G> evening = begun();
    Session<G> session{evening.rules, evening.before, {}};
    for (int i = 0; i < deals; ++i) {
      evening.deals.push_back(deal(session.rules, session.carry));
      record(session, evening.deals.back());
    }
    return evening;
  }

  /// An evening without a deal; the number of players fits the rules.
  Evening<G> begun() {
    while (true) {
      Evening<G> evening;
      evening.rules = rules();
      const int seats = G::kMinSeats + below(G::kMaxSeats - G::kMinSeats + 1);
      evening.before = start(evening.rules, seats);
      if (has_error(check(evening.rules, evening.before))) continue;
      for (int i = 0; i < seats; ++i) evening.about.players.push_back("P" + std::to_string(i));
      return evening;
    }
  }

 private:
  int number(const Member& member) {
    if (member.kind == Kind::flag) return below(2);
    if (member.kind == Kind::choice) return below(static_cast<int>(member.choices.size()));
    return member.min + member.step * below((member.max - member.min) / member.step + 1);
  }

  Value value(const Member& member) {
    if (member.kind == Kind::flag) return {1};
    Value value;
    const int size = is_list(member.kind) ? below(member.most) + 1 : 1;
    for (int i = 0; i < size; ++i) value.push_back(number(member));
    return value;
  }

  std::mt19937 random_;
};

}  // namespace spadille::tests
