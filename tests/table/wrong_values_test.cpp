// Values that no page sends, and text that no page should show as it came: nothing breaks.
#include <cmath>
#include <limits>

#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

constexpr std::array kWrong{
    -1, -99, 4, 5, 99, 255, 256, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
const QStringList kTexts{"",
                         "nonsense",
                         "a|b\nc: d",
                         QString(QChar(0)) + "x",
                         "<img src='file:///etc/passwd'>",
                         QString(200'000, QChar('x')),
                         QString(QChar(0xD800)),
                         "\u202Eevil\u202C"};
const char* const kPresets[]{"euchre/seed", "klaverjas/seed", "klaverjas/three-handed",
                             "quadrille/seed", "kyuuri/seed"};

class WrongValues : public AtTable {
 protected:
  void begin_by(const QString& preset) {
    begin(preset, preset == "klaverjas/three-handed" ? kFourPlayers.mid(0, 3) : kFourPlayers);
    settle();
  }
};

TEST_F(WrongValues, entry_takes_none_of_them) {
  for (const char* preset : kPresets) {
    begin_by(preset);
    SCOPED_TRACE(preset);
    table::Entry& entry = *house().entry();
    QStringList keys{"nonsense", ""};
    for (const QString& key : entry.fields().keys()) keys << key;
    for (const QString& key : keys)
      for (const int value : kWrong) {
        entry.set(key, value);
        entry.choose(key, value);
        entry.digit(key, value);
        entry.append(key, value);
        entry.chooseAndSave(key, value);
        entry.chalk(value, 20);
        entry.chalk(0, value);
        entry.wipe(value);
        entry.removeLast(key);
        entry.erase(key);
        entry.take(key);
        entry.correct(value, value);
      }
    for (const int beyond : {3, 7}) entry.wipe(beyond);  // of a party that no family tells of
    entry.answer("pit");
    entry.saveCorrection("why");
    entry.leave();
    entry.clear();
    settle();
    EXPECT_TRUE(entry.empty());
    for (const QVariant& roem : entry.marks()) EXPECT_EQ(roem.toMap()["sum"].toInt(), 0);
  }
}

TEST_F(WrongValues, chalk_of_a_value_that_is_no_roem_is_not_kept) {
  begin_by("klaverjas/seed");
  house().entry()->chalk(0, 20);
  for (const int points : {7, 21, -20}) house().entry()->chalk(0, points);
  house().entry()->chalk(2, 20);
  house().entry()->set("maker", 0);
  house().entry()->set("points", 92);
  EXPECT_EQ(lines(house().entry()->marks(), {"marks"}), "marks [20]\n\n");
  EXPECT_TRUE(house().entry()->effect().startsWith("Ann & Cem +112"))
      << house().entry()->effect().toStdString();
}

TEST_F(WrongValues, events_about_deals_that_are_not_there_are_refused) {
  begin_by("euchre/seed");
  record({{"maker", 0}, {"tricks", 3}});
  for (const int seq : kWrong) {
    house().evening()->strikeOut(seq, "why");
    house().evening()->dispute(seq, "why");
    house().evening()->settleDispute(seq, "why");
    settle();
  }
  EXPECT_EQ(house().sheet()->sums(), QStringList({"1", "0"}));
  EXPECT_EQ(house().sheet()->rowCount(), 1);
}

TEST_F(WrongValues, nothing_open_means_nothing_done) {
  table::LaidSession& evening = *house().evening();
  evening.undo();
  evening.redo();
  evening.note(0, "a word");
  evening.sameAgain();
  evening.close();
  evening.throwAway();
  house().entry()->set("maker", 1);
  house().entry()->save();
  house().entry()->answer("pit");
  house().entry()->chalk(0, 20);
  house().cards()->save();
  house().ruling()->post();
  house().ruling()->undo();
  house().share()->savePdf();
  house().settleUp()->prepare();
  house().rescoring()->choose("euchre/seed");
  settle();
  for (const int number : kWrong) {
    evening.open(number);
    house().keeper()->getBack(number);
    settle();
    EXPECT_EQ(evening.number(), 0);
    EXPECT_EQ(refused().size(), 1) << number;
  }
}

TEST_F(WrongValues, referee_takes_no_seat_card_or_suit_that_is_not_there) {
  for (const char* preset : kPresets) {
    begin_by(preset);
    SCOPED_TRACE(preset);
    house().referee()->arrive();
    house().auction()->arrive();
    house().cards()->arrive();
    house().ruling()->arrive();
    const QVariantList places = house().referee()->places();
    for (const int value : kWrong) {
      house().referee()->tap(value == 4 || value == 5 ? -value : value);
      house().referee()->chooseTrump(value);
      house().referee()->chooseLeader(value);
      house().referee()->chooseAlone(value);
      house().auction()->turn(value == 4 || value == 5 ? -value : value);
      house().auction()->call(value);
      house().cards()->tap(value == 4 || value == 5 ? -value : value);
      house().cards()->choose("maker", value);
      house().cards()->choose("nonsense", value);
      house().ruling()->chooseDeal(value);
      house().chart()->setChosen(value);
      EXPECT_EQ(house().chart()->path(value, 100, 100), QVariantList());
      EXPECT_EQ(house().chart()->marks(value, 100, 100), QVariantList());
      static_cast<void>(house().chart()->dealTicks(value));
    }
    EXPECT_EQ(house().referee()->places(), places);
    for (const QString& text : kTexts) {
      house().referee()->setQuestion(text);
      house().referee()->setTarget(text);
      house().cards()->answer(text);
      house().ruling()->begin(text);
      house().ruling()->answer(text);
      house().ruling()->mark(text);
      house().ruling()->done();
    }
    settle();
    static_cast<void>(refused());
  }
  for (const qreal place : {-1.0, 2.0, 1e300, std::nan("")}) house().chart()->chooseAt(place);
  EXPECT_EQ(house().chart()->chosen(), 0);
}

TEST_F(WrongValues, words_that_are_asked_for_find_nothing_and_break_nothing) {
  begin_by("euchre/seed");
  for (const QString& text : kTexts) {
    SCOPED_TRACE(text.left(20).toStdString());
    house().library()->setWords(text);
    house().library()->setGame(text);
    static_cast<void>(house().library()->clauses());
    EXPECT_EQ(house().library()->clause(text), QVariantMap());
    house().history()->setGame(text);
    house().history()->setPlayer(text);
    house().statistics()->setGame(text);
    house().statistics()->setPerson(text);
    house().statistics()->setOther(text);
    house().statistics()->setSpan(text);
    house().ranking()->setGame(text);
    house().ranking()->setSpan(text);
    house().ranking()->typeAbsent(text);
    house().settleUp()->type(text);
    house().ruleSet()->setGame(text);
    house().ruleSet()->setBase(text);
    house().ruleSet()->type(text, text);
    house().ruleSet()->choose(text, 3);
    house().rescoring()->choose(text);
    house().newSession()->setPreset(text);
    house().referee()->setGame(text);
    house().settings()->setLanguage(text);
    house().settings()->setTheme(text);
    house().intake()->takeIn({text});
    settle();
  }
  for (const int value : kWrong) {
    house().ranking()->countMore(value);
    house().settleUp()->setStake(value);
    house().settings()->setTextSize(value);
    house().settings()->setEdges(value);
    house().ruleSet()->step("target", value);
    house().newSession()->setDealer(value);
    house().newSession()->moveUp(value);
    settle();
    EXPECT_TRUE(house().settings()->textSize() >= 80 && house().settings()->textSize() <= 200);
  }
}

TEST_F(WrongValues, names_and_remarks_are_plain_text_of_a_length_that_can_be_shown) {
  table::NewSession& session = *house().newSession();
  session.prepare();
  session.setGame("kyuuri");
  for (const QString& text : kTexts) session.addNewcomer(text);
  for (const QString& name : session.players()) {
    EXPECT_LE(name.size(), 60);
    EXPECT_FALSE(name.contains('\n') || name.contains(QChar(0)) || name.contains(QChar(0x202E)));
  }
  session.begin();
  settle();
  EXPECT_EQ(refused(), QStringList());
  for (const QString& text : kTexts) house().evening()->note(0, text);
  settle();
  record({{"taker", 0}, {"rank", 5}});
  house().evening()->strikeOut(
      house().sheet()->data(house().sheet()->index(0), table::Sheet::seq_role).toInt(),
      QString(200'000, QChar('x')));
  settle();
  EXPECT_EQ(refused(), QStringList());
  for (const QVariant& remark : house().sheet()->remarks()) {
    const QString words = remark.toMap()["words"].toString();
    EXPECT_LE(words.size(), 1000);
    EXPECT_FALSE(words.contains(QChar(0)) || words.contains(QChar(0x202E)));
  }
  for (const char* name : {"", "\n", "<b>"}) {
    house().ruleSet()->setGame("euchre");
    house().ruleSet()->save(name);
    settle();
  }
  house().ruleSet()->save(QString(5000, QChar('r')));
  settle();
  EXPECT_LE(house().ruleSet()->base().size(), 60);
}

}  // namespace
}  // namespace spadille::tests
