// Keeper, library, home, the table before it begins, and what is shared.
#include <map>

#include "app/exchange/exporting.h"
#include "tests/table/at_table.h"
#include "tests/table/shown.h"
#include "text/rulebook.h"

namespace spadille::tests {
namespace {

class Rooms : public AtTable {
 protected:
  table::Keeper& keeper() { return *house().keeper(); }
  [[nodiscard]] std::string listed() {
    house().history()->refresh();
    settle();
    return lines(house().history()->sessions(), {"gameName", "players", "deals", "open"});
  }
};

TEST_F(Rooms, keeper_brings_a_backup_back_and_puts_the_book_aside) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}});
  keeper().backUp();
  settle();
  EXPECT_EQ(keeper().said(), "A backup was made.");
  record({{"maker", 0}, {"tricks", 5}});
  ASSERT_EQ(keeper().backups().size(), 1);
  keeper().restore(keeper().backups().front().toMap()["name"].toString());
  settle();
  EXPECT_FALSE(keeper().refused());
  EXPECT_TRUE(keeper().said().contains("What was there is now ")) << keeper().said().toStdString();
  EXPECT_EQ(house().evening()->number(), 0);
  EXPECT_EQ(listed(), "deals 1, gameName Euchre, open, players Ann · Bob · Cem · Dot\n");
}

TEST_F(Rooms, keeper_refuses_a_backup_that_is_none) {
  begin("euchre/seed", kFourPlayers);
  for (const char* name : {"", "../book.db", "2026-11-20", "nonsense"}) {
    keeper().restore(name);
    settle();
    EXPECT_TRUE(keeper().refused()) << name;
    EXPECT_NE(keeper().said(), "") << name;
  }
  EXPECT_NE(listed(), "");
  EXPECT_EQ(house().history()->sessions().size(), 1);
}

TEST_F(Rooms, keeper_looks_through_the_book_and_says_what_it_found) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}});
  keeper().verify(false);
  settle();
  EXPECT_EQ(keeper().verdict().toStdString(),
            R"(Sessions looked at: 1. Events: 2. Everything is as it was written.)");
  EXPECT_EQ(keeper().doubts(), QStringList());
  EXPECT_FALSE(keeper().mendable());
}

TEST_F(Rooms, session_thrown_away_lies_in_the_trash_and_comes_back) {
  begin("euchre/seed", kFourPlayers);
  const int number = house().evening()->number();
  house().evening()->throwAway();
  settle();
  EXPECT_EQ(listed(), "");
  house().history()->setTrash(true);
  EXPECT_NE(listed(), "");
  keeper().getBack(number);
  EXPECT_EQ(listed(), "");
  EXPECT_EQ(keeper().said(), "The session is back.");
  house().history()->setTrash(false);
  EXPECT_NE(listed(), "");
}

TEST_F(Rooms, library_reads_clauses_aloud_without_the_marks_of_their_text) {
  EXPECT_EQ(
      table::Library::spoken("**Roem** as `20`.\n\n| Card | Points |\n|---|---|\n| A | 11 |\n"),
      "Roem as 20.\nCard\nPoints\nA\n11");
}

TEST_F(Rooms, library_finds_clauses_by_words_also_by_two_japanese_letters) {
  table::Library& library = *house().library();
  library.setWords("stick the dealer");
  EXPECT_EQ(library.clauses().value(0).toMap()["id"].toString(), "EU-7.7");
  house().settings()->setLanguage("ja");
  library.setWords("切札");
  const QVariantList found = library.clauses();
  ASSERT_FALSE(found.isEmpty());
  std::map<std::string, std::string> asked;
  for (const AnyGame* game : all_games())
    for (const WayToAsk& way : ways_to_ask(game->id(), Language::ja))
      asked[to_string(way.clause)] += way.words;
  for (const QVariant& each : found) {
    const QVariantMap clause = each.toMap();
    const QString all = clause["title"].toString() + clause["text"].toString() +
                        QString::fromStdString(asked[clause["id"].toString().toStdString()]);
    EXPECT_TRUE(all.contains("切札")) << clause["id"].toString().toStdString();
  }
  library.setWords("");
  library.setGame("kyuuri");
  EXPECT_EQ(library.clauses().value(0).toMap()["id"].toString(), "KY-1.1");
  EXPECT_EQ(library.clause("KY-5.1")["id"].toString(), "KY-5.1");
}

TEST_F(Rooms, library_tells_first_what_the_rules_of_the_game_say) {
  table::Library& library = *house().library();
  library.setWords("last trick");
  for (const auto& [game, letters] : {std::pair("klaverjas", "KJ"), std::pair("kyuuri", "KY")}) {
    library.setGame(game);
    EXPECT_TRUE(library.clauses().value(0).toMap()["id"].toString().startsWith(letters));
  }
}

TEST_F(Rooms, history_is_narrowed_by_game_and_by_player) {
  begin("euchre/seed", kFourPlayers);
  begin("kyuuri/seed", {"Ann", "Eve", "Cem"});
  const table::Home& home = *house().home();
  table::History& history = *house().history();
  EXPECT_EQ(listed(), R"(deals 0, gameName Kyuuri, open, players Ann · Eve · Cem
deals 0, gameName Euchre, open, players Ann · Bob · Cem · Dot
)");
  history.setGame("euchre");
  EXPECT_EQ(listed(), "deals 0, gameName Euchre, open, players Ann · Bob · Cem · Dot\n");
  history.setGame("");
  history.setPlayer("Eve");
  EXPECT_EQ(lines(home.people()), "Ann\nCem\nBob\nDot\nEve\n");
  settle();
  EXPECT_EQ(history.sessions().size(), 1);
  EXPECT_EQ(home.usualGame(), "kyuuri");
  EXPECT_EQ(home.usualPlayers("euchre"), kFourPlayers);
}

TEST_F(Rooms, history_lists_thirty_and_then_more) {
  begin("kyuuri/seed", {"Ann", "Eve", "Cem"});
  for (int i = 0; i < 34; ++i) house().evening()->sameAgain(), settle();
  table::History& history = *house().history();
  EXPECT_EQ(history.sessions().size(), 0) << "before anybody looks";
  history.refresh();
  settle();
  EXPECT_EQ(history.sessions().size(), 30);
  EXPECT_TRUE(history.more());
  history.showMore();
  settle();
  EXPECT_EQ(history.sessions().size(), 35);
  EXPECT_FALSE(history.more());
  history.close();
  settle();
  EXPECT_EQ(history.sessions().size(), 0);
}

TEST_F(Rooms, table_before_it_begins_takes_who_fits) {
  table::NewSession& session = *house().newSession();
  session.prepare();
  session.setGame("kyuuri");
  for (const char* name : {"Ann", "  Bob\t", "Ann", "", "\n", "Cem", "Dot", "Eve", "Fay", "Gus"})
    session.addNewcomer(name);
  EXPECT_EQ(session.most(), 7);  // of seven cards each: the pack has no more
  EXPECT_EQ(lines(session.players()), "Ann\nBob\nCem\nDot\nEve\nFay\nGus\n");
  session.setDealer(6);
  session.setGame("euchre");
  for (const char* name : {"Ann", "Bob", "Cem", "Dot", "Eve"}) session.choose(name);
  EXPECT_EQ(session.players(), kFourPlayers);
  EXPECT_EQ(session.dealer(), 0);
  EXPECT_TRUE(session.ready());
  EXPECT_EQ(lines(session.waiting()), "Eve\n");
  EXPECT_EQ(lines(session.others()), "Fay\nGus\n");
  session.moveUp(3);
  EXPECT_EQ(session.players(), QStringList({"Ann", "Bob", "Dot", "Cem"}));
  session.drawSeats();
  QStringList drawn = session.players();
  drawn.sort();
  EXPECT_EQ(drawn, kFourPlayers);
  EXPECT_TRUE(session.dealer() >= 0 && session.dealer() < 4);
  session.choose("Fay");
  session.begin();
  settle();
  EXPECT_EQ(house().evening()->waiting(), "Eve sits out, comes in next · Fay sits out");
}

TEST_F(Rooms, session_is_shared_as_the_document_that_the_command_line_exports) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}});
  const table::LaidPtr laid = house().evening()->laid();
  EXPECT_EQ(house().share()->session().toStdString(),
            session_as_evening(laid->desk, laid->names).text);
  EXPECT_TRUE(house().share()->bgStats().startsWith("https://app.bgstatsapp.com/createPlay"));
  house().evening()->putAway();
  EXPECT_EQ(house().share()->session(), "");
  EXPECT_EQ(house().share()->bgStats(), "");
}

}  // namespace
}  // namespace spadille::tests
