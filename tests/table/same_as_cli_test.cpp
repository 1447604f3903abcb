// The table app and the command line show the same evening, figure by figure and word by word.
#include "tests/table/beside_cli.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class SameAsCommandLine : public BesideCli, public testing::WithParamInterface<const char*> {
 protected:
  [[nodiscard]] QVariant at(int row, table::Sheet::Role role) {
    return house().sheet()->data(house().sheet()->index(row), role);
  }
  static QStringList figures(const QJsonArray& all) {
    QStringList figures;
    for (const auto& each : all) figures << table::Speaker::figure(each.toInt());
    return figures;
  }
};

/// Every word and figure that the pages show stands on what the command line prints.
void expect_printed(const QStringList& shown, const std::string& printed) {
  const QString text = QString::fromStdString(printed).simplified();
  for (const QString& each : shown)
    EXPECT_TRUE(text.contains(each.simplified())) << each.toStdString() << "\nin\n" << printed;
}

TEST_P(SameAsCommandLine, sheet_deal_by_deal) {
  open_sample(GetParam());
  const QJsonObject sheet = json({"sheet"});
  const QJsonArray deals = sheet["deals"].toArray();
  int of_deals = 0;
  for (int row = 0; row < house().sheet()->rowCount(); ++row) {
    if (at(row, table::Sheet::kind_role) != "deal") continue;
    ASSERT_LT(of_deals, deals.size());
    const QJsonObject deal = deals[of_deals++].toObject();
    SCOPED_TRACE(of_deals);
    EXPECT_EQ(at(row, table::Sheet::totals_role).toStringList(), figures(deal["after"].toArray()));
    EXPECT_EQ(told(house().sheet()->explained(row)),
              told(deal["lines"].toArray(), sheet["accounts"].toArray()));
  }
  EXPECT_EQ(of_deals, deals.size());
  const QJsonObject standing = sheet["standing"].toObject();
  EXPECT_EQ(house().sheet()->sums(), figures(standing["totals"].toArray()));
  const std::string printed = say_to_cli({"sheet"});
  const QStringList personal = house().sheet()->personal().split(" · ", Qt::SkipEmptyParts);
  EXPECT_EQ(personal.size(), standing["personal"].toArray().size());
  expect_printed(personal, printed);
}

TEST_P(SameAsCommandLine, settling_statistics_and_ranking) {
  open_sample(GetParam());
  QStringList shown;
  house().settleUp()->type("5");
  house().settleUp()->prepare();
  for (const QVariant& each : house().settleUp()->payments())
    shown << each.toMap()["from"].toString() << each.toMap()["amount"].toString();
  shown << house().settleUp()->how();
  expect_printed(shown, say_to_cli({"settle", "--stake", "5"}));
  shown.clear();
  house().statistics()->refresh();
  settle();
  for (const QVariant& each : house().statistics()->sheets()) {
    shown << each.toMap()["name"].toString();
    for (const QVariant& figure : each.toMap()["figures"].toList())
      shown << figure.toMap()["value"].toString();
  }
  for (const QVariant& each : house().statistics()->askedFirst())
    for (const QVariant& figure : each.toMap()["figures"].toList()) {
      const QString value = figure.toMap()["value"].toString();
      shown << value.left(value.lastIndexOf(" · "));  // dates are written in two ways
    }
  expect_printed(shown, say_to_cli({"stats"}));
  shown.clear();
  const QString game = house().evening()->game();
  house().ranking()->setGame(game);
  settle();
  for (const QVariant& each : house().ranking()->places())
    shown << each.toMap()["name"].toString() << each.toMap()["total"].toString();
  EXPECT_FALSE(shown.isEmpty());
  expect_printed(shown, say_to_cli({"ranking", "--game", game.toStdString()}));
}

using BothHouses = BesideCli;

TEST_F(BothHouses, void_deal_says_so_on_the_sheet_and_its_beast_waits_on_the_board) {
  begin("quadrille/seed", kFourPlayers);
  say_to_cli({"deal", "Ann solo 6"});
  say_to_cli({"ruling", "played_with_eleven", "noticed=in_trick", "who=Bob", "already_beasted=no",
              "let_stand=no", "--deal", "1", "--post"});
  house().evening()->open(house().evening()->number());
  settle();
  EXPECT_EQ(shown(house().sheet()->data(house().sheet()->index(0), table::Sheet::words_role)),
            "[Void, and dealt again]");
  EXPECT_TRUE(house().evening()->awaiting().contains("Playing with eleven cards"));
  EXPECT_EQ(house().sheet()->sums(), (QStringList{"0", "0", "0", "0", "0"}));
}

INSTANTIATE_TEST_SUITE_P(Samples, SameAsCommandLine, testing::ValuesIn(kSessions));

/// Somebody took over a chair, and both turned out to be one: named once, and whoever sat there
/// last sits down again.
TEST_F(BothHouses, lists_name_everybody_once_and_who_sat_there_last_first) {
  begin("euchre/seed", kFourPlayers);
  say_to_cli({"seats", "Ann", "Eve", "Cem", "Dot"});
  house().home()->refresh();
  settle();
  const table::Home& home = *house().home();
  EXPECT_EQ(home.goesOn()["players"].toString(), "Ann · Eve · Cem · Dot · Bob");
  house().newSession()->prepare();
  EXPECT_EQ(house().newSession()->players(), (QStringList{"Ann", "Eve", "Cem", "Dot"}));
  say_to_cli({"players", "merge", "Bob", "Eve"});
  house().home()->refresh();
  settle();
  EXPECT_EQ(home.goesOn()["players"].toString(), "Ann · Eve · Cem · Dot");
  EXPECT_EQ(json({"sessions"})["sessions"].toArray()[0].toObject()["players"].toArray().size(), 4);
  house().newSession()->prepare();
  house().newSession()->choose("Eve");
  EXPECT_FALSE(house().newSession()->players().contains("Eve"));
  say_to_cli({"players", "forget", "Ann", "--yes"});
  say_to_cli({"players", "forget", "Dot", "--yes"});
  house().home()->refresh();
  settle();
  house().newSession()->prepare();
  EXPECT_EQ(house().newSession()->players(), (QStringList{"Eve", "Cem"}));
}

}  // namespace
}  // namespace spadille::tests
