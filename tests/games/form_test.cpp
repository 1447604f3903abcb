// The tables that every game offers: what holds of each of them, and what a guided entry asks when.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/any.h"
#include "tests/support/each_game.h"
#include "tests/support/print_game.h"

namespace spadille {
namespace {

class Tables : public tests::OfEachGame {};
INSTANTIATE_TEST_SUITE_P(Every, Tables, tests::each_game(), tests::name_of_game);

template <typename Row>
void expect_unique_keys(std::span<const Row> table) {
  std::set<std::string_view> keys;
  for (const Row& row : table) EXPECT_TRUE(keys.insert(row.key).second) << row.key;
}

/// Every single value that a row takes (of a wide range both ends), and some lists where it is a
/// list.
std::vector<Value> samples(const Member& row) {
  constexpr int kWide = 2000;
  std::vector<Value> all;
  if (row.kind == Kind::cards) {
    const int jack = Card(Suit::spades, Rank::jack).code();
    const int ten = Card(Suit::hearts, Rank::ten).code();
    return {{}, {jack}, {jack, ten}};
  }
  if (is_list(row.kind)) {
    all = {{}, {row.min}, {row.max}, {row.min, row.max}};
    if (row.kind == Kind::ranks) all.push_back({row.max, row.max});
    return all;
  }
  if (row.max - row.min > kWide) return {{row.min}, {row.min + row.step}, {row.max}};
  for (int n = std::min(row.min, 0); n <= std::max(row.max, 20); ++n)
    if (row.accepts(n)) all.push_back(row.kind == Kind::flag && n == 0 ? Value{} : Value{n});
  return all;
}

template <typename Row, typename Owner>
void expect_round_trip(std::span<const Row> table, const Owner& owner) {
  for (const Row& row : table)
    for (const Value& value : samples(row)) {
      Owner changed = owner;
      row.set(changed, value);
      EXPECT_EQ(row.get(changed), value) << row.key;
    }
}

/// Setting one row and setting it back gives the owner it was: rows share nothing.
template <typename Row, typename Owner>
void expect_rows_apart(std::span<const Row> table, const Owner& owner) {
  for (const Row& row : table)
    for (const Value& value : samples(row)) {
      Owner changed = owner;
      row.set(changed, value);
      for (const Row& other : table) {
        if (other.key == row.key) continue;
        EXPECT_EQ(other.get(changed), other.get(owner)) << row.key;
      }
      row.set(changed, row.get(owner));
      EXPECT_EQ(changed, owner) << row.key;
    }
}

TEST_P(Tables, keys_are_unique_in_each_table) {
  expect_unique_keys(game().options());
  expect_unique_keys(game().form());
  expect_unique_keys(game().carried());
}

TEST_P(Tables, words_of_the_short_form_are_unique) {
  std::set<std::string_view> words;
  for (const auto& row : game().form()) {
    if (row.word.empty()) continue;
    EXPECT_TRUE(words.insert(row.word).second) << row.word;
  }
}

TEST_P(Tables, option_gives_back_every_value_it_takes) {
  expect_round_trip(game().options(), game().rules());
}

TEST_P(Tables, field_of_a_deal_gives_back_every_value_it_takes) {
  expect_round_trip(game().form(), game().deal());
}

TEST_P(Tables, member_of_a_beginning_gives_back_every_value_it_takes) {
  expect_round_trip(game().carried(), game().carry());
}

TEST_P(Tables, member_touches_no_other) {
  expect_rows_apart(game().options(), game().rules());
  expect_rows_apart(game().form(), game().deal());
  expect_rows_apart(game().carried(), game().carry());
}

TEST_P(Tables, every_row_cites_a_rule_of_its_game_and_has_a_label) {
  const auto expect_cited = [](auto table) {
    for (const auto& row : table) {
      EXPECT_EQ(to_string(row.rule).substr(0, 3), std::string(game().traits.prefix) + "-")
          << row.key;
      EXPECT_FALSE(row.label.empty()) << row.key;
    }
  };
  expect_cited(game().options());
  expect_cited(game().form());
  expect_cited(game().carried());
}

/// "euchre.option.target", "carry.dealer": the words for a row are its own, not its neighbour's.
TEST_P(Tables, row_is_labelled_by_its_own_key) {
  const auto expect_labels = [](auto table, const std::string& group) {
    for (const auto& row : table) {
      const std::string shared = group + std::string(row.key);
      const std::string own = std::string(game().id()) + "." + shared;
      EXPECT_EQ(row.label, row.label == shared ? shared : own);
    }
  };
  expect_labels(game().options(), "option.");
  expect_labels(game().form(), "field.");
  expect_labels(game().carried(), "carry.");
  expect_labels(game().incidents(), "incident.");
}

TEST_P(Tables, option_is_explained_among_variants_or_irregularities) {
  for (const auto& row : game().options())
    EXPECT_TRUE(row.rule.chapter == 7 || row.rule.chapter == 8) << row.key;
}

TEST_P(Tables, first_preset_is_the_seed_document) {
  const auto& first = game().presets()[0];
  EXPECT_EQ(first.id, std::string(game().id()) + "/seed");
  EXPECT_EQ(first.rules, game().rules());
}

TEST_P(Tables, preset_ids_are_unique_and_begin_with_the_game) {
  std::set<std::string_view> ids;
  const std::string beginning = std::string(game().id()) + "/";
  for (const auto& preset : game().presets()) {
    EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
    EXPECT_EQ(preset.id.substr(0, beginning.size()), beginning);
    EXPECT_GT(preset.id.size(), beginning.size());
  }
}

TEST_P(Tables, preset_names_its_source) {
  for (const auto& preset : game().presets()) EXPECT_FALSE(preset.source.empty()) << preset.id;
}

TEST_P(Tables, preset_has_nothing_wrong_and_nothing_without_effect) {
  for (const auto& preset : game().presets())
    EXPECT_EQ(check(preset.rules), Findings{}) << preset.id;
}

TEST_P(Tables, no_two_presets_are_the_same_rules) {
  for (const auto& one : game().presets())
    for (const auto& other : game().presets()) {
      if (one.id == other.id) continue;
      EXPECT_NE(one.rules, other.rules) << one.id << ' ' << other.id;
    }
}

TEST_P(Tables, fresh_evening_is_a_possible_beginning_under_every_preset) {
  for (const auto& preset : game().presets()) {
    const int seats = std::max(game().traits.min_seats, std::min(game().traits.max_seats, 3));
    EXPECT_EQ(check(preset.rules, start(preset.rules, seats)), Findings{}) << preset.id;
  }
}

TEST_P(Tables, letters_name_every_seat) {
  for (const auto& preset : game().presets()) {
    const int ruled = seats_ruled(preset.rules);
    EXPECT_GE(seat_letters(preset.rules).size(),
              static_cast<std::size_t>(ruled != 0 ? ruled : game().traits.max_seats));
  }
}

TEST_P(Tables, list_of_games_finds_it_by_id) {
  int calls = 0;
  const auto found = Games::with(game().id(), [&]<Game G>(G) {
    ++calls;
    EXPECT_EQ(G::kId, game().id());
  });
  EXPECT_TRUE(found);
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(game_called(game().id()), &game());
}

TEST(ListOfGames, names_each_once_in_the_order_in_which_they_are_offered) {
  const auto all = all_games();
  EXPECT_TRUE(
      std::equal(all.begin(), all.end(), Games::kIds.begin(), Games::kIds.end(),
                 [](const AnyGame* game, std::string_view id) { return game->id() == id; }));
}

TEST(ListOfGames, unknown_id_calls_nobody) {
  for (const char* id : {"", "Euchre", "euchre ", "bridge", "euchrekyuuri"}) {
    EXPECT_FALSE(Games::with(id, [](auto) { ADD_FAILURE(); })) << id;
    EXPECT_EQ(game_called(id), nullptr) << id;
  }
}

// When a guided entry has to ask for a field.

template <typename G>
std::string asked(const typename G::Rules& rules, const typename G::Deal& deal) {
  std::string keys;
  for (const auto& row : G::form())
    if (row.asked(rules, start(rules, 4), deal))
      keys += (keys.empty() ? "" : " ") + std::string(row.key);
  return keys;
}

TEST(EuchreForm, what_is_asked_follows_from_rules_and_what_was_said) {
  using Deal = euchre::Deal;
  using Rules = euchre::Rules;
  using enum Rules::LoneDefence;
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    const char* expected;
  };
  const Row rows[] = {
      {"nothing said", {}, {}, "maker alone tricks lone_defender passed_out"},
      {"stuck dealer: nobody can pass out",
       {.stick_the_dealer = true},
       {},
       "maker alone tricks lone_defender"},
      {"maker named: not passed out", {}, {.maker = seat(1)}, "maker alone tricks lone_defender"},
      {"passed out: nothing else", {}, {.passed_out = true}, "passed_out"},
      {"no lone defence", {.lone_defence = never}, {.maker = seat(1)}, "maker alone tricks"},
      {"no lone defence against two",
       {.lone_defence = only_vs_lone_maker},
       {.maker = seat(1)},
       "maker alone tricks"},
      {"lone defence against one",
       {.lone_defence = only_vs_lone_maker},
       {.maker = seat(1), .alone = true},
       "maker alone tricks lone_defender"},
      {"no lone defence against one either",
       {.lone_defence = never},
       {.maker = seat(1), .alone = true},
       "maker alone tricks"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(asked<euchre::Game>(row.rules, row.deal), row.expected) << row.what;
}

TEST(KyuuriForm, what_is_asked_follows_from_rules_and_what_was_said) {
  using Deal = kyuuri::Deal;
  using Rules = kyuuri::Rules;
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    const char* expected;
  };
  const Row rows[] = {
      {"nothing said", {}, {}, "taker leader ranks"},
      {"taker named: not in full", {}, {.taker = seat(1)}, "taker rank matched"},
      {"leader named: in full", {}, {.leader = seat(1)}, "leader ranks"},
      {"ranks given: in full", {}, {.ranks = {Rank::two, Rank::ace}}, "leader ranks"},
      {"no bonus: who matched does not matter",
       {.tie = Rules::Tie::last_loses_no_bonus},
       {.taker = seat(1)},
       "taker rank"},
      {"all lose: who matched matters",
       {.tie = Rules::Tie::all_lose},
       {.taker = seat(1)},
       "taker rank matched"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(asked<kyuuri::Game>(row.rules, row.deal), row.expected) << row.what;
}

TEST(KlaverjasForm, what_is_asked_follows_from_rules_and_what_was_said) {
  using Deal = klaverjas::Deal;
  using Rules = klaverjas::Rules;
  constexpr auto kRotating = Rules::Partners::rotating;
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    const char* expected;
  };
  const Row rows[] = {
      {"nothing said", {}, {}, "maker points other_points roem other_roem conceded"},
      {"points: nobody conceded", {}, {.points = 80}, "maker points roem other_roem"},
      {"the others' points", {}, {.other_points = 80}, "maker points other_points roem other_roem"},
      {"conceded", {}, {.conceded = true}, "maker roem other_roem conceded"},
      {"all points, a pit counts",
       {.pit = 100},
       {.points = 162},
       "maker points roem other_roem tricks"},
      {"all points, but the others have roem",
       {.pit = 100},
       {.points = 162, .other_roem = {20}},
       "maker points roem other_roem"},
      {"no points, a tegenpit counts",
       {.tegenpit = 100},
       {.other_points = 162},
       "maker points other_points roem other_roem tricks"},
      {"no points, but roem",
       {.tegenpit = 100},
       {.points = 0, .roem = {20}},
       "maker points roem other_roem"},
      {"all points, no pit counts", {}, {.points = 162}, "maker points roem other_roem"},
      {"of three there is no pit",
       {.pit = 100, .players = 3},
       {.maker = seat(0), .points = 162},
       "maker points other_points third_points roem other_roem third_roem"},
      {"of three all may pass",
       {.players = 3},
       {.points = 100, .other_points = 20},
       "maker points other_points roem other_roem third_roem passed_out"},
      {"first deal of a game where partners change",
       {.partners = kRotating},
       {.points = 80},
       "maker points roem other_roem absent"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(asked<klaverjas::Game>(row.rules, row.deal), row.expected) << row.what;
}

TEST(SeatsTold, euchre_always_has_four) {
  EXPECT_EQ(seats_ruled(euchre::Rules{}), 4);
  EXPECT_EQ(seats_told(euchre::Deal{}), 0);
}

TEST(SeatsTold, kyuuri_tells_by_its_ranks_alone) {
  using Deal = kyuuri::Deal;
  EXPECT_EQ(seats_told(Deal{.leader = seat(0), .ranks = {Rank::six, Rank::king, Rank::two}}), 3);
  EXPECT_EQ(seats_told(Deal{.taker = seat(5), .rank = Rank::two}), 0);
  EXPECT_EQ(seats_told(Deal{}), 0);
}

// A pool sits nowhere.
TEST(SeatsAt, are_those_that_the_rules_say_or_those_who_are_counted_for) {
  Accounts counted = seat_accounts(5);
  counted.push_back(Account::pool());
  EXPECT_EQ(seats_at(tests::any(kyuuri::Rules{}), counted), 5);
  EXPECT_EQ(seats_at(tests::any(euchre::Rules{}), counted), 4);
}

}  // namespace
}  // namespace spadille
