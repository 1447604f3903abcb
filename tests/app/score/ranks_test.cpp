// Kyuuri, where suits do not matter: cards are told and shown by rank (KY-1.1).
#include <gtest/gtest.h>

#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/referee_answers.h"
#include "app/referee/told_play.h"
#include "app/rulebook/rules.h"
#include "codec/log.h"
#include "games/by_rank.h"
#include "tests/support/unseen_deals.h"
#include "text/cards.h"

namespace spadille::tests {
namespace {

const Words kWords(Language::en);
const std::vector<std::string> kThree{"Ann", "Ben", "Cem"};

Document asked(Format format, const InWords& words, const char* rules = "kyuuri/seed") {
  return in_words(table_by(*preset_rules(rules), kThree), format, words);
}
Document turn(const std::vector<std::pair<std::string, std::string>>& members,
              const std::string& trick) {
  return asked(Format::turn, {.members = members, .items = {trick}});
}
std::string judged(const Document& document) {
  return verdict_answer(judge_turn(document).value(), kWords);
}
std::string judged(const std::vector<std::pair<std::string, std::string>>& members,
                   const std::string& trick) {
  return judged(turn(members, trick));
}
std::string played(const Document& document) {
  return answer(judge_play(document).value(), kWords);
}

/// "/turn/hand 4 finding.fifth_of_rank"
std::vector<std::string> found(const Findings& findings) {
  std::vector<std::string> all;
  for (const Finding& finding : findings)
    all.push_back(finding.place + ' ' + finding.given + ' ' + std::string(finding.message.key));
  return all;
}
using Texts = std::vector<std::string>;
Texts wrong_in_turn(const std::vector<std::pair<std::string, std::string>>& members,
                    const std::string& trick) {
  return found(judge_turn(turn(members, trick)).value().findings);
}
Texts wrong_in_play(const Document& document) {
  return found(judge_play(document).value().findings);
}

TEST(Ranks, hand_and_trick_told_by_rank_are_judged_and_answered_by_rank) {
  EXPECT_EQ(judged({{"hand", "3 5 Q K A"}}, "q"),
            R"({"format":"spadille/verdict","version":1,"game":"kyuuri",)"
            R"("playable":["3","Q","K","A"],"rule":"KY-4.2",)"
            R"("winning":{"place":0,"card":"Q","rule":"KY-4.4"}})");
}

TEST(Ranks, suits_that_were_told_change_no_answer) {
  const std::string by_rank = judged({{"hand", "2 2 K"}, {"card", "K"}}, "4 A");
  EXPECT_EQ(judged({{"hand", "S2 H2 CK"}, {"card", "CK"}}, "D4 DA"), by_rank);
  EXPECT_EQ(judged({{"hand", "S2 2 K"}, {"card", "CK"}}, "4 DA"), by_rank);
  EXPECT_NE(by_rank.find(R"("play":"unlawful","playable":["2"])"), std::string::npos) << by_rank;
}

TEST(Ranks, ten_is_told_as_letter_number_or_digits_and_courts_in_the_language) {
  const std::string ten = judged({{"hand", "T K"}}, "10");
  EXPECT_EQ(judged({{"hand", "10 k"}}, "t"), ten);
  const Document dutch = asked(
      Format::turn, {.members = {{"hand", "10 H"}}, .items = {"10"}, .language = Language::nl});
  EXPECT_EQ(judged(dutch), ten);
}

TEST(Ranks, document_takes_ranks_as_texts_and_as_numbers) {
  const std::string text =
      R"({"format":"spadille/turn","version":1,"game":"kyuuri","players":["Ann","Ben","Cem"],)"
      R"("turn":{"trick":[10,"T"],"hand":["4",4,"SK","9"],"card":4}})";
  const Document document = read_document(text).value();
  EXPECT_EQ(found(document.findings), Texts{});
  EXPECT_EQ(judged(document), judged({{"hand", "4 4 K 9"}, {"card", "4"}}, "10 10"));
}

TEST(Ranks, what_is_answered_is_taken_again) {
  const TurnView view = judge_turn(turn({{"hand", "10 K 3"}}, "9")).value();
  std::string hand;
  for (const Card card : in_order(view.verdict.playable, view.suits)) hand += to_string(card) + ' ';
  EXPECT_EQ(hand, "K T 3 ");
  EXPECT_EQ(wrong_in_turn({{"hand", hand}}, "9"), Texts{});
}

TEST(Ranks, fifth_card_of_a_rank_is_refused_where_it_was_told) {
  EXPECT_EQ(wrong_in_turn({{"hand", "4 4 4 9"}}, "4 4"),
            Texts{"/turn/hand 4 finding.fifth_of_rank"});
  EXPECT_EQ(wrong_in_turn({{"hand", "S4 H4 D4 9"}}, "C4 T 4"),
            Texts{"/turn/trick/2 4 finding.fifth_of_rank"});
  EXPECT_EQ(wrong_in_turn({{"hand", "4 4 9"}}, "4 4"), Texts{});
  const Document deal = asked(Format::played, {.items = {"K K K", "K K 2"}});
  EXPECT_EQ(wrong_in_play(deal), Texts{"/played/tricks/1/1 K finding.fifth_of_rank"});
}

TEST(Ranks, card_told_twice_with_its_suit_is_refused_as_it_was) {
  EXPECT_EQ(wrong_in_turn({{"hand", "S4 9"}}, "S4"), Texts{"/turn/hand S4 finding.played.twice"});
  EXPECT_EQ(wrong_in_turn({{"hand", "S4 S4"}}, "9"), Texts{"/hand S4 finding.listed_twice"});
}

TEST(Ranks, card_that_a_told_hand_does_not_have_is_named_by_rank) {
  EXPECT_EQ(wrong_in_turn({{"hand", "3 K"}, {"card", "5"}}, "9"),
            Texts{"/turn/card 5 finding.not_in_hand"});
  EXPECT_EQ(wrong_in_turn({{"hand", "3 K"}, {"seen", "3 3"}}, "9"),
            Texts{"/turn/seen 3 finding.not_in_hand"});
  const Document deal =
      asked(Format::played, {.items = {"2 3 9"}, .hands = {"Ben: 4 5 6 7 8 9 T"}, .dealer = "Ann"});
  EXPECT_EQ(wrong_in_play(deal), Texts{"/played/tricks/0/0 2 finding.played.not_held"});
}

TEST(Ranks, revoke_is_proved_and_named_by_rank) {
  const std::string with_suits =
      played(asked(Format::played, {.items = {"S9 D5 HK", "C4 DA S3"}, .dealer = "Ann"}));
  EXPECT_EQ(played(asked(Format::played, {.items = {"9 5 K", "4 A 3"}, .dealer = "Ann"})),
            with_suits);
  EXPECT_NE(with_suits.find(R"("card":"5","held":"3","shown_in":1)"), std::string::npos)
      << with_suits;
}

TEST(Ranks, in_a_game_of_suits_a_rank_alone_is_no_card) {
  const Document hand = asked(
      Format::turn, {.members = {{"trump", "S"}, {"hand", "K"}}, .items = {"HA"}}, "euchre/seed");
  EXPECT_EQ(found(hand.findings), Texts{"/hand K finding.range"});
  const Document document =
      read_document(R"({"format":"spadille/turn","version":1,"game":"euchre",)"
                    R"("turn":{"trump":"S","trick":["K"]}})")
          .value();
  EXPECT_EQ(found(document.findings), Texts{"/turn/trick/0 \"K\" finding.type"});
}

TEST(Ranks, book_keeps_of_the_cards_what_was_told_and_reads_it_back) {
  const Document deal =
      asked(Format::played,
            {.items = {"2 3 ?", "Ann: S4 4 T"}, .hands = {"Ben: 4 4 9"}, .dealer = "Ann"});
  Event event{.kind = EventKind::deal_recorded};
  event.deal = any(kyuuri::Deal{});
  event.play = deal.asked.play;
  const std::string written = payload(event);
  EXPECT_NE(written.find(R"("hands":[[],["4","4","9"]],"tricks":[["2","3","?"],)"
                         R"({"leader":0,"cards":["S4","4","T"]}])"),
            std::string::npos)
      << written;
  Log log = *empty_log("kyuuri");
  Event opening{.kind = EventKind::opened};
  opening.about.players = kThree;
  opening.rules = any(kyuuri::Rules{});
  opening.before = start(*opening.rules, 3);
  ASSERT_EQ(found(add_event(log, EventKind::opened, payload(opening))), Texts{});
  ASSERT_EQ(found(add_event(log, EventKind::deal_recorded, written)), Texts{});
  EXPECT_EQ(log.events.back().play, deal.asked.play);
}

/// The same deal, of every card only the rank.
CardPlay without_suits(CardPlay play) {
  for (const Seat who : SeatSet::first(kMaxSeats)) {
    Value ranks;
    for (const Card card : play.hands[who.index])
      ranks.push_back(Card::of_rank(card.rank()).code());
    tell_hand(play, who, ranks);
  }
  for (PlayedTrick& trick : play.tricks)
    for (Card& card : trick.cards) card = as_shown(card, false);
  return play;
}

/// What the finder says, by rank. Of several clauses that could forbid an open play one is named,
/// by whichever card was looked at last: that is left out.
std::string revokes(const SmallDeal<kyuuri::Game>& deal, const CardPlay& play) {
  const Replay replayed = replay(deal.rules, deal.lineup, play);
  std::string all;
  for (const std::string& finding : found(replayed.findings)) all += finding + '\n';
  if (!all.empty()) return all;
  const RevokeReport report = find_revokes(deal.rules, deal.lineup, play, replayed);
  const auto told = [&](Seat who, std::size_t trick, Card card, CardSet others) {
    all += std::to_string(who.index) + " trick " + std::to_string(trick) + ' ' +
           to_string(as_shown(card, false)) + " unless " +
           in_words(in_order(others, false), Language::en) + '\n';
  };
  for (const Revoke& each : report.revokes) {
    told(each.who, each.trick, each.card, each.one_of);
    all += to_string(as_shown(each.instead, false)) + " in " + std::to_string(each.shown_in) + ' ' +
           to_string(each.rule) + '\n';
  }
  for (const OpenPlay& each : report.open) told(each.who, each.trick, each.card, each.unless);
  return all;
}

TEST(RanksLaws, random_deals_without_their_suits_show_the_same_revokes) {
  Shuffler<kyuuri::Game> shuffler(random_seed());
  for (int i = 0; i < rounds(300); ++i) {
    SmallDeal<kyuuri::Game> deal = shuffler.full_deal(i % 2 == 0);
    shuffler.hide(deal, i % 3 * 10);
    CardPlay bare = without_suits(deal.play);
    std::vector<std::optional<Seat>> leads;
    for (const PlayedTrick& trick : deal.play.tricks) leads.push_back(trick.leader);
    ASSERT_EQ(found(give_suits(deal.lineup, leads, bare)), Texts{}) << deal.text();
    ASSERT_EQ(revokes(deal, bare), revokes(deal, deal.play)) << deal.text();
  }
}

}  // namespace
}  // namespace spadille::tests
