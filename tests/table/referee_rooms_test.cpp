// The referee, the auction, rulings that are posted, and a deal told card by card.
#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

int card(const char* name) { return card_named(name).value().code(); }

class RefereeRooms : public AtTable {
 protected:
  table::Referee& referee() { return *house().referee(); }
  table::RulingTalk& ruling() { return *house().ruling(); }
  table::AuctionTalk& auction() { return *house().auction(); }
  table::CardLog& cards() { return *house().cards(); }
  [[nodiscard]] std::string verdict() { return shown(referee().verdict()).toStdString(); }
  void tap(const std::vector<const char*>& names) {
    for (const char* name : names) referee().tap(card(name));
  }
  void tap_ranks(const std::vector<Rank>& ranks) {
    for (const Rank rank : ranks) referee().tap(Card::of_rank(rank).code());
  }
  void call(const QString& name) {
    for (const QVariant& each : auction().may())
      if (each.toMap()["name"] == name) return auction().call(each.toMap()["value"].toInt());
    FAIL() << name.toStdString();
  }
  [[nodiscard]] QStringList sums() { return house().sheet()->sums(); }
  /// Answers each question: the revoke is established, and else the first answer that can be. What
  /// was asked and answered.
  [[nodiscard]] std::string answer_all() {
    for (int asked = 0; ruling().stage() == "question" && asked < 20; ++asked) {
      QStringList values;
      for (const QVariant& answer : ruling().question()["answers"].toList())
        values << answer.toMap()["value"].toString();
      if (values.removeOne("established")) values.prepend("established");
      for (const QString& value : values) {
        ruling().answer(value);
        if (refused().isEmpty()) break;
      }
    }
    settle();
    return lines(ruling().answered());
  }
};

TEST_F(RefereeRooms, trick_and_card_by_the_rules_of_the_session) {
  begin("klaverjas/seed", kFourPlayers);
  referee().arrive();
  EXPECT_TRUE(referee().atTable());
  referee().chooseTrump(0);
  tap({"HA", "HT", "S7", "H9"});
  EXPECT_EQ(
      verdict(),
      R"({card {card 7, name 7♠, rank 7, suit 0}, clause KJ-4.7, kind wins, points 21, sentences [Dot wins the trick with 7♠. | The cards count 21. | There is no roem in it.], title Dot wins})");
  referee().setQuestion("turn");
  tap({"HA"});
  referee().setTarget("card");
  tap({"DA"});
  referee().setTarget("hand");
  tap({"H7"});
  EXPECT_EQ(
      verdict(),
      R"({about These could have been played:, card {card 46, name A♦, rank A, suit 2}, cards [{card 23, name 7♥, rank 7, suit 1}], clause KJ-4.2, kind bad, sentences [A♦ may not be played. | Bob is winning so far, with A♥.], title Not allowed})");
}

TEST_F(RefereeRooms, without_a_session_somebody_says_by_which_rules) {
  referee().arrive();
  EXPECT_TRUE(referee().asksRules());
  EXPECT_EQ(referee().judgesBy(), "");
  referee().setGame("klaverjas");
  EXPECT_TRUE(referee().asksRules());
  referee().chooseRules("klaverjas/nowhere");
  EXPECT_TRUE(referee().asksRules());
  referee().chooseRules("klaverjas/rotterdam");
  EXPECT_FALSE(referee().asksRules());
  EXPECT_EQ(referee().judgesBy(), "Klaverjas · Rotterdam: the play, and nothing else");
  EXPECT_EQ(
      lines(referee().ruleSets(), {"id", "chosen"}).find("chosen true, id klaverjas/rotterdam"),
      lines(referee().ruleSets(), {"id", "chosen"}).find("chosen true"));
  referee().follow();
  EXPECT_EQ(referee().judgesBy(), "Klaverjas · Rotterdam: the play, and nothing else")
      << "also on the pages behind it";
  begin("euchre/seed", kFourPlayers);
  referee().follow();
  EXPECT_FALSE(referee().asksRules());
  EXPECT_EQ(referee().judgesBy(), house().evening()->heading());
  referee().askRules();
  EXPECT_TRUE(referee().asksRules());
  EXPECT_FALSE(house().evening()->laid());
}

TEST_F(RefereeRooms, kyuuri_has_a_pad_of_ranks_and_names_no_suit) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  referee().arrive();
  ASSERT_EQ(referee().pad().size(), 1);
  EXPECT_EQ(lines(referee().pad()[0].toList(), {"name", "suit"}), R"(name A, suit -1
name K, suit -1
name Q, suit -1
name J, suit -1
name 10, suit -1
name 9, suit -1
name 8, suit -1
name 7, suit -1
name 6, suit -1
name 5, suit -1
name 4, suit -1
name 3, suit -1
name 2, suit -1
)");
  tap_ranks({Rank::seven, Rank::four, Rank::seven});
  EXPECT_EQ(
      verdict(),
      R"({card {card 71, name 7, rank 7, suit -1}, clause KY-4.4, kind wins, points 0, sentences [Ann wins the trick with 7.], title Ann wins})");
}

TEST_F(RefereeRooms, hand_at_kyuuri_has_as_many_of_a_rank_as_were_tapped) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  referee().arrive();
  referee().setQuestion("turn");
  tap_ranks({Rank::ace});
  referee().setTarget("card");
  tap_ranks({Rank::king});
  referee().setTarget("hand");
  tap_ranks({Rank::two, Rank::two, Rank::king, Rank::nine});
  referee().setWhole(true);
  EXPECT_EQ(lines(referee().hand(), {"name"}), "name K\nname 9\nname 2\nname 2\n");
  EXPECT_EQ(
      verdict(),
      R"({about These could have been played:, card {card 77, name K, rank K, suit -1}, cards [{card 66, name 2, rank 2, suit -1}], clause KY-4.2, kind bad, sentences [K may not be played. | Bob is winning so far, with A.], title Not allowed})");
}

TEST_F(RefereeRooms, fifth_card_of_a_rank_is_not_on_the_pad_any_more) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem", "Dot", "Eve"});
  referee().arrive();
  tap_ranks({Rank::six, Rank::six, Rank::six, Rank::six});
  EXPECT_TRUE(referee().pad()[0].toList()[8].toMap()["used"].toBool());
  tap_ranks({Rank::six, Rank::five});
  EXPECT_EQ(lines(referee().places(), {"card"}), R"(card {card 70, name 6, rank 6, suit -1}
card {card 70, name 6, rank 6, suit -1}
card {card 70, name 6, rank 6, suit -1}
card {card 70, name 6, rank 6, suit -1}
card {card 69, name 5, rank 5, suit -1}
)");
}

TEST_F(RefereeRooms, deal_at_kyuuri_is_told_rank_by_rank) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  referee().arrive();
  cards().arrive();
  for (const Rank rank : {Rank::nine, Rank::five, Rank::king, Rank::four, Rank::ace, Rank::three})
    cards().tap(Card::of_rank(rank).code());
  EXPECT_EQ(lines(cards().revokes()).substr(0, 87), R"(Cem revoked with 5 in trick 1. KY-4.2
The proof: Cem held 3, and played it in trick 2.
)");
  EXPECT_EQ(cards().pad().size(), 1);
  EXPECT_EQ(lines(cards().places(), {"card"}), R"(card {card 68, name 4, rank 4, suit -1}
card {card 78, name A, rank A, suit -1}
card {card 67, name 3, rank 3, suit -1}
)");
}

TEST_F(RefereeRooms, auction_says_whose_turn_it_is_and_what_was_settled) {
  begin("euchre/seed", kFourPlayers);
  referee().arrive();
  auction().arrive();
  EXPECT_TRUE(auction().needsTurnUp());
  auction().turn(card("HJ"));
  EXPECT_EQ(auction().toCall(), "Bob");
  EXPECT_EQ(lines(auction().may(), {"label", "name", "held"}), R"(label pass, name pass
label order up, name order up
label order up, alone, name order up, alone
)");
  call("pass");
  EXPECT_EQ(auction().toCall(), "Cem");
  call("order up");
  while (!auction().toCall().isEmpty()) call("pass");
  EXPECT_EQ(lines(auction().settled()), R"(Cem trump H
Ann may take J♥ into the hand and discard a card.
Bob leads to the first trick.
)");
  EXPECT_EQ(lines(auction().calls(), {"who", "name"}), R"(name pass, who Bob
name order up, who Cem
name pass, who Dot
name pass, who Bob
)");
  auction().back();
  EXPECT_NE(auction().toCall(), "");
}

/// What is said of the deal that is entered next: "maker 2 | trump 1".
std::string said(const table::Entry& entry) {
  QStringList all;
  for (const QString& key : entry.members())
    if (const QVariant value = entry.fields()[key].toMap()["value"]; value.toInt() >= 0)
      if (value.isValid()) all << key + " " + value.toString();
  return all.join(" | ").toStdString();
}

TEST_F(RefereeRooms, end_of_an_auction_begins_the_deal) {
  begin("euchre/seed", kFourPlayers);
  say({{"maker", 1}, {"alone", 1}, {"tricks", 3}});
  referee().arrive();
  auction().arrive();
  auction().turn(card("HJ"));
  call("pass");
  EXPECT_FALSE(auction().begins());
  auction().enter();
  EXPECT_EQ(said(*house().entry()), "maker 1 | alone 1 | tricks 3");
  call("order up");
  while (!auction().toCall().isEmpty()) call("pass");
  EXPECT_TRUE(auction().begins());
  auction().enter();
  EXPECT_EQ(said(*house().entry()), "maker 2 | tricks 3 | trump 1") << "what was told else stays";
}

TEST_F(RefereeRooms, auction_of_klaverjas_and_of_quadrille_begins_the_deal) {
  begin("klaverjas/utrecht", kFourPlayers);
  referee().arrive();
  auction().arrive();
  auction().call(3);  // diamonds
  auction().enter();
  EXPECT_EQ(said(*house().entry()), "maker 1 | trump 2");
  begin("quadrille/seed", kFourPlayers);
  referee().arrive();
  auction().arrive();
  auction().call(1);  // alliance
  while (!auction().toCall().isEmpty()) call("pass");
  auction().enter();
  EXPECT_EQ(said(*house().entry()), "ombre 3 | contract 0");
}

TEST_F(RefereeRooms, auction_begins_no_deal_of_a_session_that_is_closed) {
  begin("quadrille/seed", kFourPlayers);
  referee().arrive();
  auction().arrive();
  while (!auction().toCall().isEmpty()) call("pass");
  EXPECT_TRUE(auction().begins());
  house().evening()->close();
  settle();
  EXPECT_FALSE(auction().begins());
}

std::string names(const QVariantList& kinds) {
  QStringList all;
  for (const QVariant& kind : kinds) all << kind.toMap()["name"].toString();
  return all.join(' ').toStdString();
}

TEST_F(RefereeRooms, ruling_is_found_by_what_players_say) {
  begin("euchre/seed", kFourPlayers);
  referee().arrive();
  ruling().arrive();
  const QVariantList every = ruling().kinds();
  EXPECT_EQ(lines({every[0]}, {"name", "title", "clause"}),
            "clause EU-8.2, name misdeal, title A misdeal\n");
  ruling().setWords("he took it back");
  EXPECT_EQ(names(ruling().kinds()), "card_taken_back");
  EXPECT_FALSE(ruling().nearest());
  EXPECT_EQ(ruling().stage(), "kinds");
  ruling().setWords("bonjour");
  EXPECT_TRUE(ruling().nearest());
  ruling().beginMeant();
  EXPECT_EQ(ruling().stage(), "kinds");
  ruling().setWords("  ");
  EXPECT_EQ(ruling().kinds(), every);
  ruling().beginMeant();
  EXPECT_EQ(ruling().stage(), "kinds");
  ruling().setWords("la carte est tomb\u00E9e");
  ruling().beginMeant();
  EXPECT_EQ(ruling().title(), "A card shown by mistake");
  EXPECT_EQ(ruling().stage(), "question");
  ruling().back();
  EXPECT_EQ(names(ruling().kinds()), "exposed_card");
  ruling().arrive();
  EXPECT_EQ(ruling().words(), "");
  EXPECT_EQ(ruling().kinds(), every);
}

TEST_F(RefereeRooms, ruling_is_posted_shown_and_taken_back) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 3}});
  const QStringList before = sums();
  referee().arrive();
  ruling().arrive();
  ruling().chooseDeal(1);
  ruling().begin("revoke");
  EXPECT_EQ(answer_all(), R"(When the revoke was noticed: too late to mend
Whose fault it is; of a claim that is denied, who is accused: Ann
)");
  ASSERT_EQ(ruling().stage(), "decision");
  EXPECT_EQ(
      lines({ruling().decision()}, {"sentences", "score", "amounts", "lines"}),
      R"(amounts [Ann & Cem 0 → 0 | Bob & Dot +2 → 2], lines [{moves Bob & Dot +2, rule EU-8.16, words Revoke by Ann}], score This counts instead of the score of the deal., sentences [The hand ends at once.]
)");
  ruling().post();
  ruling().post();
  EXPECT_FALSE(ruling().canPost());
  settle();
  EXPECT_TRUE(ruling().posted());
  EXPECT_NE(sums(), before);
  ruling().undo();
  ruling().undo();
  settle();
  EXPECT_EQ(sums(), before);
  EXPECT_EQ(house().sheet()->rowCount(), 1);
  EXPECT_FALSE(ruling().posted());
  EXPECT_TRUE(ruling().canPost());
}

TEST_F(RefereeRooms, roem_on_the_board_is_not_asked_again_of_the_deal_in_play) {
  begin("klaverjas/seed", kFourPlayers);
  ruling().arrive();
  const auto asked = [this] {
    ruling().begin("revoke");
    for (const char* answer : {"Ann", "counting", "proved"}) ruling().answer(answer);
    settle();
    return ruling().question()["label"].toString().toStdString();
  };
  EXPECT_EQ(asked().substr(0, 4), "Roem");
  house().entry()->chalk(1, 20);
  house().entry()->chalk(1, 50);
  EXPECT_NE(asked().substr(0, 4), "Roem");
  ruling().answer("claim");
  settle();
  ASSERT_EQ(ruling().stage(), "decision");
  EXPECT_EQ(lines({ruling().decision()}, {"amounts"}),
            "amounts [Ann & Cem 0 → 0 | Bob & Dot +232 → 232]\n");
  house().entry()->wipe(1);
  house().entry()->wipe(1);
  EXPECT_EQ(asked().substr(0, 4), "Roem");
}

TEST_F(RefereeRooms, ruling_is_not_taken_back_once_the_evening_went_on) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 3}});
  referee().arrive();
  ruling().arrive();
  ruling().chooseDeal(1);
  ruling().begin("revoke");
  static_cast<void>(answer_all());
  ruling().post();
  settle();
  const QStringList ruled = sums();
  record({{"maker", 1}, {"tricks", 5}});
  const QStringList after = sums();
  EXPECT_NE(after, ruled);
  EXPECT_FALSE(ruling().posted());
  EXPECT_FALSE(ruling().canPost());
  ruling().undo();
  settle();
  EXPECT_EQ(sums(), after);
}

TEST_F(RefereeRooms, ruling_of_one_session_is_nothing_to_another) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 3}});
  ruling().arrive();
  ruling().chooseDeal(1);
  ruling().begin("revoke");
  static_cast<void>(answer_all());
  ASSERT_TRUE(ruling().canPost());
  begin("klaverjas/seed", kFourPlayers);
  EXPECT_EQ(ruling().stage(), "kinds");
  EXPECT_FALSE(ruling().canPost());
  EXPECT_FALSE(ruling().again());
}

TEST_F(RefereeRooms, cards_of_a_whole_deal_come_to_its_score) {
  begin("klaverjas/seed", kFourPlayers);
  referee().arrive();
  cards().arrive();
  cards().choose("maker", 1);
  cards().choose("trump", 3);
  EXPECT_TRUE(cards().contractReady());
  cards().start();
  for (const char* trick : {"CK DA CA CQ", "HK HJ HA HT", "H7 H8 C7 H9", "ST SJ DT S7",
                            "C8 D8 C9 SK", "HQ SA CT DQ", "S8 D9 D7 S9", "DJ SQ DK CJ"})
    for (const QString& name : QString(trick).split(' ')) {
      while (cards().stage() == "melds") cards().answer("y");
      cards().answer(name);
    }
  EXPECT_EQ(cards().stage(), "end");
  EXPECT_EQ(
      shown(cards().result()).toStdString(),
      R"({lines [{rule KJ-5.1, words Card points: Bob & Dot 162, the others 0} | {rule KJ-5.3, words Roem of Bob & Dot: II I} | {rule KJ-5.8, words Bob & Dot make it: 222 against 0}], moves Bob & Dot +222, said Bob 162 points, roem 60, 7 tricks, trumps ♣})");
  EXPECT_EQ(lines(cards().revokes()), R"()");
  EXPECT_TRUE(cards().canSave());
  cards().save();
  cards().save();
  settle();
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(house().sheet()->rowCount(), 1);
}

}  // namespace
}  // namespace spadille::tests
