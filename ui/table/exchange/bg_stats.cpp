#include "ui/table/exchange/bg_stats.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <algorithm>
#include <map>

#include "session/result.h"

namespace spadille::table {
namespace {

/// What one person has from the evening.
struct Score {
  std::string id{};
  std::int64_t games = 0;  ///< won
  std::int64_t points = 0;
};

/// One game's table, without its type.
struct Reckoned {
  std::vector<Score> scores{};  ///< the best first
  std::string first_leader{};   ///< id
  bool losses = false;
  bool by_points = false;  ///< partners change: whose games they were does not decide
  About about{};
};

bool is_better(const Score& a, const Score& b, const Reckoned& evening) {
  if (!evening.by_points && a.games != b.games) return a.games > b.games;
  return evening.losses ? a.points < b.points : a.points > b.points;
}

/// Who has a part in the evening: in the order in which they sat down. Before the first deal
/// everybody who sits there.
template <Game G>
std::vector<std::string> everybody(const Scored<G>& scored,
                                   const std::map<std::string, std::int64_t>& points) {
  std::vector<std::string> ids;
  for (const Seating& seating : scored.seatings)
    for (const std::string& id : seating.players)
      if (points.contains(id) && std::find(ids.begin(), ids.end(), id) == ids.end())
        ids.push_back(id);
  return ids.empty() ? scored.seatings.back().players : ids;
}

template <Game G>
Reckoned evening_of(const Table<G>& table) {
  const Scored<G>& scored = table.scored;
  const auto& [rules, carry, deals] = scored.session;
  Reckoned evening{.losses = counts_losses(typename G::Rules{}),
                   .by_points = !personal(rules, carry).empty(),
                   .about = table.history.opening.about};
  const auto points = results(scored);
  for (const std::string& id : everybody(scored, points)) {
    const auto result = points.find(id);
    const auto part = scored.own.find(id);
    evening.scores.push_back({id, part == scored.own.end() ? 0 : part->second.games_won,
                              result == points.end() ? 0 : result->second});
  }
  std::stable_sort(evening.scores.begin(), evening.scores.end(),
                   [&](const Score& a, const Score& b) { return is_better(a, b, evening); });
  const Seat leader =
      outlook(rules, table.history.opening.before.value_or(carry), typename G::Deal{}).leader;
  const auto& first = scored.seatings.front().players;
  if (leader.index < first.size()) evening.first_leader = first[leader.index];
  return evening;
}

/// How many are better, and one.
int rank(const Reckoned& evening, const Score& score) {
  return 1 + static_cast<int>(std::count_if(
                 evening.scores.begin(), evening.scores.end(),
                 [&](const Score& other) { return is_better(other, score, evening); }));
}

QJsonArray players(const Reckoned& evening, const Names& names) {
  QJsonArray all;
  for (const Score& score : evening.scores) {
    const int place = rank(evening, score);
    all << QJsonObject{{"name", text(names.of(score.id))},
                       {"sourcePlayerId", text(names.current(score.id))},
                       {"startPlayer", score.id == evening.first_leader},
                       {"score", QString::number(score.points)},
                       {"rank", place},
                       {"role", ""},
                       {"winner", place == 1}};
  }
  return all;
}

QDateTime instant(const std::string& utc) { return QDateTime::fromString(text(utc), Qt::ISODate); }

}  // namespace

QJsonObject bg_stats_play(const Desk& desk, const Names& names, const Speaker& speaker) {
  const Reckoned evening =
      std::visit([](const auto& table) { return evening_of(table); }, desk.table);
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
