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
