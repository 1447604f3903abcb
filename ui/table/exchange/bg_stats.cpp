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

/// When it was played, and for how many minutes.
struct Played {
  QDateTime begun{};
  int minutes = 0;
};

/// By the clock where the book was written that day. An evening that was brought in later was
/// played on the day that it bears: at noon there, which is that day wherever it is read.
Played played(const Desk& desk, const About& about) {
  const QDateTime begun = instant(desk.at.front());
  const QDate day = QDate::fromString(text(about.date), Qt::ISODate);
  const bool that_day = begun.toLocalTime().date() == day || begun.date() == day;
  if (day.isValid() && !that_day) return {QDateTime(day, QTime(12, 0))};
  return {begun, static_cast<int>(begun.secsTo(instant(desk.at.back())) / 60)};
}

}  // namespace

QJsonObject bg_stats_play(const Desk& desk, const Names& names, const Speaker& speaker) {
  const Placing evening = placing(desk);
  const Played when = played(desk, evening.about);
  const QString game = text(desk.game());
  return {{"sourceName", "Spadille"},
          {"sourcePlayId", text(desk.uuid)},
          {"playDate", when.begun.toUTC().toString("yyyy-MM-dd HH:mm:ss")},
          {"durationMin", when.minutes},
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
