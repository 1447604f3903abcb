#include "ui/table/exchange/bg_stats.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>

#include "app/review/placing.h"

namespace spadille::table {
namespace {

QJsonArray players(const Placing& evening, const Names& names) {
  QJsonArray all;
  for (const Placed& person : evening.people)
    all << QJsonObject{{"name", text(names.of(person.id))},
                       {"sourcePlayerId", text(names.current(person.id))},
                       {"startPlayer", person.id == evening.first_leader},
                       {"score", QString::number(person.points)},
                       {"rank", person.place},
                       {"role", ""},
                       {"winner", person.place == 1}};
  return all;
}

QDateTime instant(const std::string& utc) { return QDateTime::fromString(text(utc), Qt::ISODate); }

}  // namespace

QJsonObject bg_stats_play(const Desk& desk, const Names& names, const Speaker& speaker) {
  const Placing evening = placing(desk);
  const QDateTime begun = instant(desk.at.front());
  const QDateTime last = instant(desk.at.back());
  const QString game = text(desk.game());
  return {{"sourceName", "Spadille"},
          {"sourcePlayId", text(desk.uuid)},
          {"playDate", begun.toUTC().toString("yyyy-MM-dd HH:mm:ss")},
          {"durationMin", static_cast<int>(begun.secsTo(last) / 60)},
          {"location", text(evening.about.place)},
          {"comments", text(evening.about.title)},
          {"game", QJsonObject{{"name", speaker.said(std::string(desk.game()) + ".name")},
                               {"sourceGameId", "spadille." + game},
                               {"highestWins", !evening.losses},
                               {"noPoints", false}}},
          {"players", players(evening, names)}};
}

QString bg_stats_link(const QJsonObject& play) {
  const QByteArray data = QJsonDocument(play).toJson(QJsonDocument::Compact);
  return "https://app.bgstatsapp.com/createPlay.html?data=" +
         QString::fromLatin1(QUrl::toPercentEncoding(QString::fromUtf8(data)));
}

}  // namespace spadille::table
