// Questions about an irregularity: whatever is offered can be answered, in every game, whatever was
// answered before.
#include "games/possible_answers.h"

#include <set>

#include <gtest/gtest.h>

#include "tests/support/any.h"
#include "tests/support/option_sets.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

using tests::all_rules;
using tests::any;
using tests::game_of;

class EveryWay {
 public:
  EveryWay(const AnyRules& rules, const AnyCarry& carry) : rules_(rules), carry_(carry) {}

  /// How many ways there are.
  int ask() { return ask(rules_.game().incident(), 0); }

 private:
  /// Answers row after row in each way that is offered; returns how many ways there are.
  int ask(const AnyIncident& so_far, std::size_t next) {
    const auto form = rules_.game().incidents();
    while (next < form.size() && !form[next].asked(rules_, carry_, so_far)) ++next;
    if (next == form.size()) return end(so_far);
    const auto& row = form[next];
    const auto offered = possible_answers(rules_, carry_, so_far, row);
    EXPECT_FALSE(offered.empty()) << rules_.game().id() << ' ' << row.key;
    int ways = 0;
    for (const int n : some_of(row, offered)) {
      AnyIncident more = so_far;
      row.set(more, value(row, n));
      ways += ask(more, next + 1);
    }
    return ways;
  }
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
  int end(const AnyIncident& incident) {
    const auto& what = rules_.game().incidents()[0];
    EXPECT_EQ(validate(rules_, carry_, incident), Findings{})
        << rules_.game().id() << ' '
        << what.choices[static_cast<std::size_t>(what.get(incident)[0])];
    return 1;
  }

  const AnyRules& rules_;
  const AnyCarry& carry_;
};

TEST(PossibleAnswers, what_is_offered_is_never_refused) {
  for (const AnyGame* game : all_games()) {
    int ways = 0;
    for (const AnyRules& rules : all_rules(*game)) {
      const int ruled = seats_ruled(rules);
      ways += EveryWay(rules, start(rules, ruled != 0 ? ruled : 4)).ask();
    }
    EXPECT_GT(ways, 20) << game->id();
  }
}

TEST(PossibleAnswers, who_is_out_is_not_offered) {
  kyuuri::Carry carry = start(kyuuri::Rules{}, 4);
  carry.balances[1] = 21;
  carry.out = {seat(1)};
  const kyuuri::Incident found{.what = kyuuri::Incident::What::illegal_card,
                               .noticed = kyuuri::Incident::Noticed::established,
                               .who = seat(2)};
  const auto form = game_of<kyuuri::Game>().incidents();
  const auto answers = [&](std::string_view key) {
    const auto row =
        std::find_if(form.begin(), form.end(), [&](const auto& each) { return each.key == key; });
    return possible_answers(any(kyuuri::Rules{}), any(carry), any(found), *row);
  };
  EXPECT_EQ(answers("who"), (std::vector<int>{0, 2, 3}));
  EXPECT_EQ(answers("also"), (std::vector<int>{0, 3}));
}

TEST(PossibleAnswers, a_revoke_is_not_noticed_while_dealing) {
  const auto& noticed = game_of<klaverjas::Game>().incidents()[11];
  ASSERT_EQ(noticed.key, "noticed");
  const klaverjas::Incident revoke{.what = klaverjas::Incident::What::revoke, .who = seat(0)};
  const AnyRules usual = any(klaverjas::Rules{});
  EXPECT_EQ(possible_answers(usual, start(usual, 4), any(revoke), noticed),
            (std::vector<int>{2, 3, 4, 5, 6}));
  const auto& when = game_of<quadrille::Game>().incidents()[15];
  ASSERT_EQ(when.key, "noticed");
  const quadrille::Incident eleven{.what = quadrille::Incident::What::played_with_eleven};
  const AnyRules rules = any(quadrille::Rules{});
  EXPECT_EQ(possible_answers(rules, start(rules, 4), any(eleven), when),
            (std::vector<int>{3, 4, 5, 6, 7}));
}

TEST(PossibleAnswers, only_three_players_have_a_talon) {
  const auto& what = game_of<klaverjas::Game>().incidents().front();
  const klaverjas::Incident nothing{};
  const AnyRules two = any(klaverjas::Rules{});
  const AnyRules three = any(klaverjas::Rules{.players = 3});
  const auto two_sides = possible_answers(two, start(two, 4), any(nothing), what);
  EXPECT_EQ(two_sides.size() + 1, what.choices.size());
  EXPECT_EQ(possible_answers(three, start(three, 3), any(nothing), what).size(),
            what.choices.size());
}

}  // namespace
}  // namespace spadille
