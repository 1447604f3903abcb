// Questions about an irregularity: whatever is offered can be answered, in every game, whatever was
// answered before.
#include "games/possible_answers.h"

#include <set>

#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

template <Game G>
class EveryWay {
 public:
  EveryWay(const typename G::Rules& rules, const typename G::Carry& carry)
      : rules_(rules), carry_(carry) {}

  /// Answers row after row in each way that is offered; returns how many ways there are.
  int ask(const typename G::Incident& so_far = {}, std::size_t next = 0) {
    const auto form = G::incidents();
    while (next < form.size() && !form[next].asked(rules_, carry_, so_far)) ++next;
    if (next == form.size()) return end(so_far);
    const auto& row = form[next];
    const auto offered = possible_answers<G>(rules_, carry_, so_far, row);
    EXPECT_FALSE(offered.empty()) << G::kId << ' ' << row.key;
    int ways = 0;
    for (const int n : some_of(row, offered)) {
      typename G::Incident more = so_far;
      row.set(more, value(row, n));
      ways += ask(more, next + 1);
    }
    return ways;
  }

 private:
  /// Every choice and flag; of players and numbers the first and the last.
  static std::vector<int> some_of(const Member& row, const std::vector<int>& all) {
    if (row.kind == Kind::choice || row.kind == Kind::flag || all.size() < 2) return all;
    return {all.front(), all.back()};
  }
  Value value(const Member& row, int n) const {
    if (row.kind == Kind::flag && n == 0) return {};
    if (row.key == "roem" && seats_ruled(rules_) == 3) return {n, 0};
    return {n};
  }
  int end(const typename G::Incident& incident) {
    EXPECT_EQ(validate(rules_, carry_, incident), Findings{})
        << G::kId << ' ' << G::incidents()[0].choices[static_cast<std::size_t>(*incident.what)];
    return 1;
  }

  const typename G::Rules& rules_;
  const typename G::Carry& carry_;
};

/// The defaults, and beside them each value of each option that rulings may depend on.
template <Game G>
std::vector<typename G::Rules> all_rules() {
  std::vector<typename G::Rules> all{{}};
  for (const auto& option : G::options()) {
    if (!option.play_only && option.rule.chapter == 7 && option.key != "players" &&
        option.kind != Kind::flag)
      continue;
    for (const int n : numbers_of(option)) {
      typename G::Rules rules{};
      option.set(rules, {n});
      if (rules != typename G::Rules{} && !has_error(check(rules))) all.push_back(rules);
    }
  }
  return all;
}

TEST(PossibleAnswers, what_is_offered_is_never_refused) {
  Games::for_each([](auto game) {
    using G = decltype(game);
    int ways = 0;
    for (const auto& rules : all_rules<G>()) {
      const int ruled = seats_ruled(rules);
      ways += EveryWay<G>(rules, start(rules, ruled != 0 ? ruled : 4)).ask();
    }
    EXPECT_GT(ways, 300) << G::kId;
  });
}

TEST(PossibleAnswers, who_is_out_is_not_offered) {
  kyuuri::Carry carry = start(kyuuri::Rules{}, 4);
  carry.balances[1] = 21;
  carry.out = {seat(1)};
  const kyuuri::Incident found{.what = kyuuri::Incident::What::illegal_card,
                               .noticed = kyuuri::Incident::Noticed::established,
                               .who = seat(2)};
  const auto form = kyuuri::Game::incidents();
  const auto answers = [&](std::string_view key) {
    const auto row =
        std::find_if(form.begin(), form.end(), [&](const auto& each) { return each.key == key; });
    return possible_answers<kyuuri::Game>({}, carry, found, *row);
  };
  EXPECT_EQ(answers("who"), (std::vector<int>{0, 2, 3}));
  EXPECT_EQ(answers("also"), (std::vector<int>{0, 2, 3}));
}

TEST(PossibleAnswers, a_revoke_is_not_noticed_while_dealing) {
  const auto& noticed = klaverjas::Game::incidents()[6];
  ASSERT_EQ(noticed.key, "noticed");
  const klaverjas::Incident revoke{.what = klaverjas::Incident::What::revoke, .who = seat(0)};
  EXPECT_EQ(possible_answers<klaverjas::Game>({}, start(klaverjas::Rules{}, 4), revoke, noticed),
            (std::vector<int>{2, 3, 4, 5, 6}));
  const auto& when = quadrille::Game::incidents()[9];
  ASSERT_EQ(when.key, "noticed");
  const quadrille::Incident eleven{.what = quadrille::Incident::What::played_with_eleven};
  EXPECT_EQ(possible_answers<quadrille::Game>({}, start(quadrille::Rules{}, 4), eleven, when),
            (std::vector<int>{3, 4, 5, 6, 7}));
}

TEST(PossibleAnswers, only_three_players_have_a_talon) {
  const auto& what = klaverjas::Game::incidents().front();
  const klaverjas::Rules three{.players = 3};
  const auto two_sides =
      possible_answers<klaverjas::Game>({}, start(klaverjas::Rules{}, 4), {}, what);
  EXPECT_EQ(two_sides.size() + 1, what.choices.size());
  EXPECT_EQ(possible_answers<klaverjas::Game>(three, start(three, 3), {}, what).size(),
            what.choices.size());
}

}  // namespace
}  // namespace spadille
