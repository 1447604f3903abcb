#include "app/review/rescore.h"

#include <gtest/gtest.h>

#include "app/keep/house_rules.h"
#include "app/people/names.h"
#include "app/review/review_answers.h"
#include "tests/support/any.h"
#include "tests/support/cards.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

RulesView with(const std::string& preset, std::string_view key, int number) {
  RulesView rules = *preset_rules(preset);
  for (OptionView& option : rules.options)
    if (option.member->key == key) option.number = number;
  return rules;
}

std::vector<Totals> totals(const EveningView& evening) {
  std::vector<Totals> all;
  for (const DealView& deal : evening.deals) all.push_back(deal.after);
  return all;
}

struct Rescore : testing::Test {
  TemporaryBook here{};
  Rescored by(const Desk& desk, const RulesView& rules) {
    return must(rescore(desk, must(names_in(here.book)), rules));
  }
};

TEST_F(Rescore, every_deal_is_scored_by_the_other_rules_and_nothing_is_written) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour,
                         {"Ann 3", "Bob alone 5", "Chris 5", "Dora 3"});
  const Rescored to_five = by(desk, with("euchre/seed", "target", 5));
  EXPECT_EQ(totals(to_five.before), (std::vector<Totals>{{1, 0}, {1, 4}, {3, 4}, {3, 5}}));
  EXPECT_EQ(totals(to_five.after), (std::vector<Totals>{{1, 0}, {1, 4}, {3, 4}, {3, 5}}));
  EXPECT_EQ(to_five.before.standing.games_won, (Totals{0, 0}));
  EXPECT_EQ(to_five.after.standing.games_won, (Totals{0, 1}));
  EXPECT_TRUE(to_five.play_only.empty());
  EXPECT_EQ(must(here.store->read(desk.id)).events.size(), 5U);
}

TEST_F(Rescore, options_of_play_are_named_because_a_sheet_cannot_tell) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  const Rescored rescored = by(desk, with("euchre/seed", "partner_may_exchange", 1));
  ASSERT_EQ(rescored.play_only.size(), 1U);
  EXPECT_EQ(rescored.play_only[0].member->key, "partner_may_exchange");
  EXPECT_EQ(totals(rescored.after), totals(rescored.before));
}

TEST_F(Rescore, plays_of_told_cards_that_the_other_rules_forbid_are_named) {
  Desk desk = play(here.book, "klaverjas/seed", "2026-01-05", kFour, {});
  CardPlay cards;  // Dora, whose partner Bob wins trick 4 with 10♠, throws off 10♦
  for (const char* trick : {"CK DA CA CQ", "HK HJ HA HT", "H7 H8 C7 H9", "ST SJ DT S7",
                            "C8 D8 C9 SK", "HQ SA CT DQ", "S8 D9 D7 S9", "DJ SQ DK CJ"})
    cards.tricks.push_back({.cards = tests::trick(trick)});
  const klaverjas::Deal deal{.maker = seat(1), .points = 162, .trump = Suit::clubs};
  must(record_deal(here.book, desk, any(deal), {}, cards));
  EXPECT_TRUE(by(desk, with("klaverjas/seed", "pit", 100)).forbidden.empty());
  const Rescored rotterdam = by(desk, *preset_rules("klaverjas/rotterdam"));
  ASSERT_FALSE(rotterdam.forbidden.empty());
  const ForbiddenPlay& first = rotterdam.forbidden.front();
  EXPECT_EQ(first.deal, 1);
  EXPECT_EQ(first.revoke.rule, "KJ-7.2"_rule);
  EXPECT_EQ(to_string(first.revoke.card), "DT");
  EXPECT_EQ(first.names.of(first.revoke.who), "Bob");
  const Statement told = forbidden_told(first);
  EXPECT_EQ(told.message,
            (Message{"review.forbidden", {1, seat(1), 4, Card(Suit::diamonds, Rank::ten)}}));
  EXPECT_EQ(listed(told, first.names, Language::en), "9♣");
  EXPECT_EQ(told.rule, "KJ-7.2"_rule);
}

TEST_F(Rescore, a_pit_that_nobody_told_leaves_a_range) {
  const Desk desk =
      play(here.book, "klaverjas/seed", "2026-01-05", kFour, {"Ann 100", "Ann 162", "Bob 90"});
  const Rescored rescored = by(desk, with("klaverjas/seed", "pit", 100));
  EXPECT_EQ(rescored.open, std::vector{2});
  EXPECT_FALSE(rescored.after.has_errors());
  EXPECT_EQ(rescored.after.deals[1].said, rescored.before.deals[1].said);
  const Bounds second = bounds(rescored, rescored.after.deals[1]);
  EXPECT_TRUE(second.known);
  EXPECT_EQ(second.least, (Totals{262, 62}));
  EXPECT_EQ(second.most, (Totals{362, 62}));
  const Bounds end = bounds(rescored, &Standing::totals);
  EXPECT_EQ(end.least, (Totals{334, 152}));
  EXPECT_EQ(end.most, (Totals{434, 152}));
}

TEST_F(Rescore, who_won_is_open_where_untold_pits_of_both_sides_decide) {
  RulesView rules = with("klaverjas/seed", "pit", 100);
  for (OptionView& option : rules.options)
    if (option.member->key == "deals") option.number = 2;
  Desk desk = play(here.book, "klaverjas/seed", "2026-01-05", kFour, {"Ann 162", "Bob 162"});
  const Bounds won = bounds(by(desk, rules), &Standing::games_won);
  EXPECT_EQ(won.least, (Totals{0, 0}));
  EXPECT_EQ(won.most, (Totals{1, 1}));
}

TEST_F(Rescore, nothing_is_said_where_a_game_may_have_ended_at_another_deal) {
  RulesView rules = with("klaverjas/to-1500", "target", 500);
  const Desk desk = play(here.book, "klaverjas/seed", "2026-01-05", kFour,
                         {"Ann 162", "Ann 162", "Ann 100", "Ann 100", "Ann 100"});
  const Rescored rescored = by(desk, rules);
  EXPECT_TRUE(bounds(rescored, rescored.after.deals[0]).known);
  EXPECT_FALSE(bounds(rescored, rescored.after.deals[4]).known);
  EXPECT_FALSE(bounds(rescored, &Standing::totals).known);
  const std::string said = answer(rescored, Words(Language::en));
  EXPECT_NE(said.find(R"("scored":[162,0],"rescored")"), std::string::npos) << said;
  EXPECT_NE(said.find(R"("scored":[624,186]})"), std::string::npos) << said;
}

TEST_F(Rescore, a_deal_that_cannot_be_under_the_other_rules_keeps_its_finding) {
  const Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"pass", "Ann 3"});
  const Rescored rescored = by(desk, with("euchre/seed", "stick_the_dealer", 1));
  EXPECT_TRUE(has_error(rescored.after.deals[0].findings));
  EXPECT_EQ(rescored.after.deals[1].after, (Totals{1, 0}));
}

TEST_F(Rescore, what_began_afresh_begins_afresh_under_rules_with_other_totals) {
  const Desk desk = play(here.book, "kyuuri/seed", "2026-01-05", {"Ann", "Bob"}, {"Ann 7"});
  const Rescored rescored = by(desk, with("kyuuri/seed", "count", 1));
  EXPECT_EQ(rescored.after.deals[0].before, (Totals{21, 21}));
  EXPECT_EQ(rescored.after.deals[0].after, (Totals{14, 21}));
}

TEST_F(Rescore, rules_that_were_changed_in_between_are_the_other_rules_too) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann alone 5"});
  OpeningCorrection correction;
  correction.from = 2;
  correction.rules = with("euchre/seed", "target", 5);
  must(write_down(here.book, desk, must(opening_correction(here.book, desk, correction))));
  const Names names = must(names_in(here.book));
  must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names), "Ann 3"))));
  EXPECT_EQ(view(desk, names).standing.games_won, (Totals{1, 0}));
  EXPECT_EQ(by(desk, *preset_rules("euchre/seed")).after.standing.games_won, (Totals{0, 0}));
}

TEST_F(Rescore, rules_of_another_game_or_for_other_players_are_refused) {
  const Names names = must(names_in(here.book));
  const Desk euchre = play(here.book, "euchre/seed", "2026-01-05", kFour, {});
  EXPECT_EQ(refusal(rescore(euchre, names, *preset_rules("kyuuri/seed"))),
            "finding.book.other_game");
  const Desk four = play(here.book, "klaverjas/seed", "2026-01-05", kFour, {});
  EXPECT_NE(refusal(rescore(four, names, *preset_rules("klaverjas/three-handed"))), "");
}

TEST_F(Rescore, rules_of_the_house_are_kept_replaced_and_removed) {
  const RulesView short_game = with("euchre/seed", "target", 5);
  EXPECT_FALSE(must(save_rules(here.book, "Friday", short_game)));
  EXPECT_TRUE(must(save_rules(here.book, "Friday", with("euchre/seed", "target", 7))));
  const auto kept = must(house_rules(here.book));
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].name, "Friday");
  EXPECT_EQ(rules_document(kept[0].rules), rules_document(with("euchre/seed", "target", 7)));
  must(remove_rules(here.book, "Friday"));
  EXPECT_TRUE(must(house_rules(here.book)).empty());
  EXPECT_EQ(refusal(remove_rules(here.book, "Friday")), "review.error.no_such_rules");
}

TEST_F(Rescore, names_that_mean_something_else_and_rules_that_cannot_be_are_not_kept) {
  const RulesView rules = *preset_rules("euchre/seed");
  for (const char* name : {"euchre", "kyuuri/seed", "-"})
    EXPECT_EQ(refusal(save_rules(here.book, name, rules)), "review.error.rules_taken") << name;
  for (const char* name : {"", " x", "a\u202eb", "\xff"})
    EXPECT_EQ(refusal(save_rules(here.book, name, rules)), "finding.book.name") << name;
  EXPECT_EQ(refusal(save_rules(here.book, std::string(61, 'x'), rules)),
            "finding.book.name_too_long");
  EXPECT_NE(refusal(save_rules(here.book, "eight", with("kyuuri/seed", "cards", 40))), "");
  EXPECT_TRUE(must(house_rules(here.book)).empty());
}

}  // namespace
}  // namespace spadille::tests
