// Asked about the same irregularity, the table app and the command line ask the same, say the same
// and write the same: every kind, about the deal in play and the last on the sheet.
#include <QJsonDocument>
#include <random>

#include "app/referee/asked_table.h"
#include "tests/harm/size.h"
#include "tests/support/random.h"
#include "tests/table/beside_cli.h"

namespace spadille::tests {
namespace {

constexpr int kLastToAsk = 20;

/// What one of them wrote, without what counts events.
std::string without_count(QJsonObject sheet) {
  QJsonObject session = sheet["session"].toObject();
  session.remove("head");
  sheet["session"] = session;
  QJsonArray deals;
  for (const auto& each : sheet["deals"].toArray()) {
    QJsonObject deal = each.toObject();
    deal.remove("event");
    deals << deal;
  }
  sheet["deals"] = deals;
  return QJsonDocument(sheet).toJson(QJsonDocument::Indented).toStdString();
}

class SameRulings : public BesideCli, public testing::WithParamInterface<const char*> {
 protected:
  table::RulingTalk& talk() { return *house().ruling(); }
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

  /// The key of what the page asks: the page shows its label.
  std::string asked_key() {
    const QString label = talk().question()["label"].toString();
    const Evening table = laid_table();
    for (const auto& row : table.rules.game().incidents())
      if (label == QString::fromStdString(english_.say(Message{row.label})))
        return std::string(row.key);
    ADD_FAILURE() << "nothing is asked so: " << label.toStdString();
    return {};
  }

  /// Answers on the page as its buttons offer; the same as a word of the command line, empty where
  /// nobody was meant.
  std::string answer_one() {
    const std::string key = asked_key();
    const QVariantMap question = talk().question();
    const QVariantList answers = question["answers"].toList();
    const bool many = question["many"].toBool() && !answers.isEmpty();
    QString value = "20";
    if (!answers.isEmpty())
      value = answers[below(static_cast<int>(answers.size()))].toMap()["value"].toString();
    if (many && below(2) == 0) value.clear();
    if (many && !value.isEmpty()) talk().mark(value);
    if (many)
      talk().done();
    else
      talk().answer(value);
    if (!refused().isEmpty()) {  // one a player
      value = "20 20";
      talk().answer(value);
    }
    return value.isEmpty() ? "" : key + '=' + value.toStdString();
  }

  /// Answers all; what a command would be told. Nothing where this kind cannot be told here.
  std::vector<std::string> answer_all(const QString& kind, int deal) {
    talk().arrive();
    talk().chooseDeal(deal);
    talk().begin(kind);
    std::vector<std::string> words{kind.toStdString()};
    for (int i = 0; i < kLastToAsk && talk().stage() == "question"; ++i)
      if (std::string word = answer_one(); !word.empty()) words.push_back(std::move(word));
    if (talk().stage() != "decision") return {};
    words.insert(words.begin(), "ruling");
    words.insert(words.end(), {"--deal", deal == 0 ? "play" : std::to_string(deal)});
    return words;
  }

  void expect_said_alike(const std::vector<std::string>& words) {
    const QVariantMap shown = talk().decision();
    const QJsonObject said = json(words);
    QStringList sentences;
    for (const auto& each : said["text"].toArray()) sentences << each.toString();
    EXPECT_EQ(shown["sentences"].toStringList(), sentences);
    QStringList clauses;
    for (const QVariant& each : shown["clauses"].toList()) clauses << each.toMap()["id"].toString();
    QStringList rules;
    for (const auto& each : said["rules"].toArray()) rules << each.toString();
    EXPECT_EQ(clauses, rules);
    const QVariantList lines = shown["lines"].toList();
    const QJsonArray should = said["lines"].toArray();
    ASSERT_EQ(lines.size(), should.size());
    for (int i = 0; i < lines.size(); ++i) {
      EXPECT_EQ(lines[i].toMap()["rule"].toString(), should[i].toObject()["rule"].toString());
      EXPECT_EQ(lines[i].toMap()["words"].toString(), should[i].toObject()["text"].toString());
    }
  }

  /// The deal in play and the last; in a quick run one of them.
  std::vector<int> deals_to_try(int last) {
    if (size(1, 2) == 2) return {0, last};
    return {below(2) * last};
  }

  std::string sheet() { return without_count(json({"sheet"})); }

  void expect_written_alike(std::vector<std::string> words) {
    const std::string before = sheet();
    talk().post();
    settle();
    const std::string from_app = sheet();
    talk().undo();
    settle();
    EXPECT_EQ(sheet(), before);
    words.emplace_back("--post");
    say_to_cli(words);
    EXPECT_EQ(sheet(), from_app);
    say_to_cli({"undo"});
    EXPECT_EQ(sheet(), before);
    house().evening()->open(house().evening()->number());
    settle();
  }

  Evening laid_table() {
    return table_by(house().evening()->laid()->desk, house().evening()->laid()->names);
  }

 private:
  const Words english_{Language::en};
  std::mt19937 random_{random_seed()};
};

TEST_P(SameRulings, asked_said_and_written_alike) {
  open_sample(GetParam());
  const int last = static_cast<int>(json({"sheet"})["deals"].toArray().size());
  const QVariantList kinds = talk().kinds();
  int told = 0;
  for (int round = 0; round < size(1, 30); ++round)
    for (const QVariant& kind : kinds)
      for (const int deal : deals_to_try(last)) {
        const auto words = answer_all(kind.toMap()["name"].toString(), deal);
        if (words.empty()) continue;
        ++told;
        std::string text;
        for (const std::string& word : words) text += word + ' ';
        SCOPED_TRACE(text);
        expect_said_alike(words);
        expect_written_alike(words);
      }
  EXPECT_GT(told, static_cast<int>(kinds.size()) * 3 / 4);
}

INSTANTIATE_TEST_SUITE_P(Samples, SameRulings,
                         testing::Values("euchre-two-games", "klaverjas-individual",
                                         "klaverjas-sixteen-deals", "klaverjas-three-players",
                                         "kyuuri-five-players", "quadrille-twelve-deals"));

}  // namespace
}  // namespace spadille::tests
