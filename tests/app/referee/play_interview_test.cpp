// A deal that is told card by card: what is asked next, and which answers are taken.
#include "app/referee/play_interview.h"

#include <gtest/gtest.h>

#include "tests/support/any.h"
#include "tests/support/auctions.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

using Ask = PlayInterview::Ask;

/// Four at a table, by the usual rules.
template <Game G>
Evening table() {
  return {.about = {.players = {"Ann", "Bob", "Chris", "Dan"}},
          .rules = tests::any(typename G::Rules{}),
          .before = tests::any(start(typename G::Rules{}, 4))};
}

void tell(PlayInterview& interview, const std::vector<std::string>& answers) {
  for (const std::string& answer : answers)
    EXPECT_EQ(interview.answer(answer), Findings{}) << answer;
}

/// Hearts are trumps; in the first trick lie their king and queen.
PlayInterview with_stuk() {
  PlayInterview interview(table<klaverjas::Game>());
  tell(interview, {"E trump H", "HK", "HQ", "H7", "H8"});
  return interview;
}

TEST(PlayInterview, asks_for_the_contract_then_card_by_card_then_for_roem) {
  PlayInterview interview(table<klaverjas::Game>());
  EXPECT_EQ(interview.next(), Ask::contract);
  tell(interview, {"E"});
  EXPECT_EQ(interview.next(), Ask::trump);
  tell(interview, {"H"});
  EXPECT_EQ(interview.next(), Ask::card);
  EXPECT_EQ(interview.who(), seat(1));
  EXPECT_EQ(interview.trick(), 1);
  tell(interview, {"HK", "HQ", "H7", "H8"});
  EXPECT_EQ(interview.next(), Ask::melds);
  EXPECT_EQ(interview.melds(), 20);
  tell(interview, {"20"});
  EXPECT_EQ(interview.next(), Ask::card);
  EXPECT_EQ(interview.who(), seat(1)) << "who won the trick leads";
  EXPECT_EQ(interview.trick(), 2);
}

TEST(PlayInterview, roem_that_cannot_be_claimed_is_refused_and_asked_for_again) {
  PlayInterview interview = with_stuk();
  for (const char* said : {"much", "25", "10", "40", "-20"}) {
    EXPECT_EQ(interview.answer(said).size(), 1U) << said;
    EXPECT_EQ(interview.next(), Ask::melds) << said;
  }
}

TEST(PlayInterview, roem_is_claimed_by_its_number_or_in_a_word_or_let_go) {
  struct Row {
    const char* said;
    Marks claimed;
  };
  const Row rows[] = {{"20", {20}}, {"y", {20}}, {"", {20}}, {"n", {}}};
  for (const Row& row : rows) {
    PlayInterview interview = with_stuk();
    tell(interview, {row.said});
    EXPECT_EQ(interview.next(), Ask::card) << row.said;
    EXPECT_EQ(interview.document().asked.play.tricks[0].melds, row.claimed) << row.said;
  }
}

TEST(PlayInterview, trick_that_was_seen_says_who_won_it_and_what_is_in_it) {
  PlayInterview interview = with_stuk();
  EXPECT_EQ(interview.seen(),
            (std::vector<Message>{{"referee.wins", {seat(1), Card(Suit::hearts, Rank::king)}},
                                  {"referee.worth", {7}},
                                  {"klaverjas.referee.roem", {20}}}));
  ASSERT_TRUE(interview.back());
  EXPECT_EQ(interview.seen(), std::vector<Message>{}) << "a card is missing";
}

TEST(PlayInterview, answers_are_taken_back_one_by_one) {
  PlayInterview interview(table<klaverjas::Game>());
  EXPECT_FALSE(interview.back());
  tell(interview, {"E trump H", "HK"});
  EXPECT_TRUE(interview.back());
  EXPECT_EQ(interview.next(), Ask::card);
  EXPECT_EQ(interview.who(), seat(1));
  EXPECT_TRUE(interview.back());
  EXPECT_EQ(interview.next(), Ask::contract);
  EXPECT_FALSE(interview.back());
}

TEST(PlayInterview, refused_answer_changes_nothing) {
  PlayInterview interview(table<klaverjas::Game>());
  tell(interview, {"E trump H", "HK"});
  const Document before = interview.document();
  for (const char* said : {"HK", "nothing", "X9", "H7 HK"}) {
    EXPECT_NE(interview.answer(said), Findings{}) << said;
    EXPECT_EQ(interview.document().asked, before.asked) << said;
    EXPECT_EQ(interview.who(), seat(2)) << said;
  }
}

TEST(PlayInterview, several_cards_are_told_at_once) {
  PlayInterview interview(table<klaverjas::Game>());
  tell(interview, {"E trump H", "HK HQ H7 H8"});
  EXPECT_EQ(interview.next(), Ask::melds);
}

TEST(PlayInterview, calls_are_followed_until_they_settle_the_contract) {
  PlayInterview interview(table<euchre::Game>());
  tell(interview, {"pass, pass", "turn_up: H9"});
  EXPECT_EQ(interview.next(), Ask::contract) << "nobody has made trumps yet";
  tell(interview, {"order"});
  EXPECT_EQ(interview.next(), Ask::contract) << "somebody may defend alone";
  tell(interview, {"pass, pass"});
  EXPECT_EQ(interview.next(), Ask::card);
  EXPECT_EQ(interview.document().evening.deals.size(), 0U);
  EXPECT_TRUE(interview.document().asked.play.calls ==
              tests::calls<euchre::Game>("pass, pass, order, pass, pass"));
}

}  // namespace
}  // namespace spadille
