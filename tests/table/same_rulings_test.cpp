// Asked about the same irregularity, the table app and the command line ask the same, say the same
// and write the same: every kind, about the deal in play and the last on the sheet.
#include <QJsonDocument>
#include <random>

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
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

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

 private:
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
        expect_said_alike(json(words));
        expect_written_alike(words);
      }
  EXPECT_GT(told, static_cast<int>(kinds.size()) * 3 / 4);
}

INSTANTIATE_TEST_SUITE_P(Samples, SameRulings, testing::ValuesIn(kSessions));

}  // namespace
}  // namespace spadille::tests
