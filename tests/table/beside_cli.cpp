#include "tests/table/beside_cli.h"

#include <QJsonDocument>
#include <sstream>

#include "db/sqlite_store.h"
#include "tests/support/temporary_book.h"
#include "ui/cli/run.h"
#include "ui/table/show/accounts.h"

namespace spadille::tests {

std::string BesideCli::say_to_cli(std::vector<std::string> words) {
  const auto now = [] { return kFixedTime; };
  const cli::Machine there{
      .open =
          [now](const std::string& path, bool create) {
            return db::open_store({.path = path, .now = now, .create = create});
          },
      .now = now,
      .today = [] { return "2026-11-20"; },
      .new_id = new_id_};
  words.insert(words.end(), {"--lang", "en", "--db", book()});
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(cli::run(words, {in, out, err, &there}, {}, 100), cli::Exit::done) << err.str();
  return out.str();
}

QJsonObject BesideCli::json(std::vector<std::string> words) {
  words.emplace_back("--json");
  return QJsonDocument::fromJson(QByteArray::fromStdString(say_to_cli(std::move(words)))).object();
}

std::string BesideCli::asked_key() {
  const QString label = talk().question()["label"].toString();
  for (const auto& row : house().evening()->laid()->desk.table.history.game->incidents())
    if (label == QString::fromStdString(english_.say(Message{row.label})))
      return std::string(row.key);
  ADD_FAILURE() << "nothing is asked so: " << label.toStdString();
  return {};
}

void BesideCli::expect_said_alike(const QJsonObject& said) {
  const QVariantMap shown = talk().decision();
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

QStringList told(const QJsonArray& lines, const QJsonArray& accounts) {
  QStringList all;
  for (const auto& each : lines) {
    const QJsonObject line = each.toObject();
    QStringList moves;
    for (const auto& account : accounts)
      moves << table::moved(line["postings"].toObject()[account.toString()].toInt());
    all << line["rule"].toString() + " " + line["text"].toString() + " " + moves.join(" ");
  }
  return all;
}

QStringList told(const QVariantList& explained) {
  QStringList all;
  for (const QVariant& each : explained) {
    const QVariantMap line = each.toMap();
    all << line["rule"].toString() + " " + line["words"].toString() + " " +
               line["moves"].toStringList().join(" ");
  }
  return all;
}

}  // namespace spadille::tests
