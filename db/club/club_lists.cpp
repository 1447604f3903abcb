#include "db/club/club_lists.h"

#include <algorithm>

#include "db/club/arrays.h"
#include "db/club/fields.h"

namespace spadille::db {
namespace {

/// The columns of a Listed, in this order.
const std::string kListed =
    "SELECT l.number, l.session, l.game, l.title, l.place, l.date, l.players, l.deals, l.state, "
    "l.events FROM spadille.listing l ";

/// What a filter asks of the parts `p` or listings `l` of a club: $1 to $4 are club, from, to,
/// game.
std::string span_of(const std::string& row) {
  return row + ".club = $1::uuid AND ($2 = '' OR " + row + ".date >= $2) AND ($3 = '' OR " + row +
         ".date <= $3) AND CASE $4 WHEN '' THEN " + row + ".game <> '" + std::string(kTournament) +
         "' ELSE " + row + ".game = $4 END ";
}

std::string array_of(const std::vector<std::string>& texts) {
  SqlArray array;
  for (const std::string& text : texts) array.add(text);
  return array.text();
}

Listed listed_in(const pqxx::row& row) {
  Listed listed;
  listed.id = number_in<SessionId>(row[0]);
  listed.uuid = text_in(row[1]);
  listed.game = text_in(row[2]);
  listed.summary = {.title = text_in(row[3]),
                    .place = text_in(row[4]),
                    .date = text_in(row[5]),
                    .players = texts_in(row[6]),
                    .deals = number_in(row[7]),
                    .state = static_cast<Summary::State>(number_in(row[8]))};
  listed.events = number_in(row[9]);
  return listed;
}

/// From four fields: player, partner, key, n.
std::vector<FactRow> facts_in(const pqxx::result& rows) {
  std::vector<FactRow> all;
  for (const pqxx::row& row : rows)
    all.push_back(
        {text_in(row[0]), text_in(row[1]), text_in(row[2]), number_in<std::int64_t>(row[3])});
  return all;
}

std::string order_of(const Filter& filter) {
  const std::string by_date = "l.date DESC, l.number DESC ";
  return filter.order == Filter::Order::date ? by_date : "l.written DESC, " + by_date;
}

std::string states_of(const Filter& filter) {
  if (filter.state) return "AND l.state = " + std::to_string(static_cast<int>(*filter.state)) + ' ';
  return filter.thrown_away_too ? "" : "AND l.state < 2 ";
}

}  // namespace

std::optional<SessionId> ClubLists::put(const StoredSession& session, const LogHead& head,
                                        const Summary& summary, const std::vector<FactRow>& facts) {
  SqlArray persons;
  SqlArray partners;
  SqlArray keys;
  SqlArray sums;
  for (const FactRow& fact : facts) {
    persons.add(fact.player);
    partners.add(fact.partner);
    keys.add(fact.key);
    sums.add(fact.n);
  }
  const std::string& written = session.events.back().at;
  const pqxx::result done = server_.ask(
      "SELECT spadille.list($1, $2, decode($3, 'hex'), $4::text[], $5::text[], $6, $7::smallint, "
      "$8::text[], $9::text[], $10::text[], $11::bigint[])",
      head.uuid, head.events, head.hash,
      array_of({session.game, summary.title, summary.place, summary.date, written}),
      array_of(summary.players), summary.deals, static_cast<int>(summary.state), persons.text(),
      partners.text(), keys.text(), sums.text());
  if (done[0][0].is_null()) return std::nullopt;
  return number_in<SessionId>(done[0][0]);
}

void ClubLists::remove(const std::string& uuid) { server_.ask("SELECT spadille.unlist($1)", uuid); }

std::optional<Listed> ClubLists::find(SessionId session) {
  const pqxx::result rows = server_.ask(
      kListed + "WHERE l.club = $1::uuid AND l.number = $2 AND l.events > 0", club_, session);
  if (rows.empty()) return std::nullopt;
  return listed_in(rows[0]);
}

std::vector<Listed> ClubLists::list(const Filter& filter) {
  std::string sql = kListed;
  if (!filter.player.empty())
    sql += "JOIN spadille.part p ON p.club = l.club AND p.number = l.number AND p.present ";
  sql += "WHERE " + span_of("l") + "AND l.events > 0 " + states_of(filter) + "AND ($5 = '' OR " +
         (filter.player.empty() ? "false" : "p.player = $5") + ") ORDER BY " + order_of(filter) +
         "LIMIT $6 OFFSET $7";
  std::vector<Listed> all;
  for (const pqxx::row& row : server_.ask(sql, club_, filter.from, filter.to, filter.game,
                                          filter.player, filter.limit, filter.skip))
    all.push_back(listed_in(row));
  return all;
}

std::vector<Attendance> ClubLists::attendances() {
  std::vector<Attendance> all;
  for (const pqxx::row& row : server_.ask(
           "SELECT p.player, count(*), max(p.date) FROM spadille.part p JOIN spadille.listing l ON "
           "l.club = p.club AND l.number = p.number WHERE p.club = $1::uuid AND p.present AND "
           "l.state < 2 GROUP BY p.player ORDER BY p.player",
           club_))
    all.push_back({text_in(row[0]), number_in(row[1]), text_in(row[2])});
  return all;
}

std::vector<FactRow> ClubLists::facts(const std::vector<std::string>& players,
                                      const Filter& filter) {
  const std::string span = span_of("p") + "AND p.present AND p.player = ANY ($5::text[])";
  const std::string among = array_of(players);
  std::vector<FactRow> all = facts_in(server_.ask(
      "SELECT p.player, f.partner, f.key, sum(f.n) FROM spadille.part p, "
      "unnest(p.partners, p.keys, p.sums) AS f (partner, key, n) WHERE " +
          span + " GROUP BY p.player, f.partner, f.key ORDER BY p.player, f.partner, f.key",
      club_, filter.from, filter.to, filter.game, among));
  if (all.empty()) return all;
  const pqxx::result count =
      server_.ask("SELECT count(DISTINCT p.number) FROM spadille.part p WHERE " + span +
                      " AND cardinality(p.keys) > 0",
                  club_, filter.from, filter.to, filter.game, among);
  all.push_back(
      {players.front(), {}, std::string(kSessions), number_in<std::int64_t>(count[0][0])});
  return all;
}

std::vector<SessionFacts> ClubLists::facts_by_session(const std::vector<std::string>& players,
                                                      const Filter& filter) {
  const pqxx::result rows = server_.ask(
      "SELECT p.number, p.game, p.date, l.place, p.player, p.partners, p.keys, p.sums "
      "FROM spadille.part p JOIN spadille.listing l ON l.club = p.club AND l.number = p.number "
      "WHERE " +
          span_of("p") +
          "AND p.present AND cardinality(p.keys) > 0 AND p.player = ANY ($5::text[]) "
          "ORDER BY p.date, p.number, p.player",
      club_, filter.from, filter.to, filter.game, array_of(players));
  std::vector<SessionFacts> all;
  for (const pqxx::row& row : rows) {
    const auto session = number_in<SessionId>(row[0]);
    if (all.empty() || all.back().session != session)
      all.push_back({session, text_in(row[1]), text_in(row[2]), text_in(row[3]), {}});
    const std::vector<std::string> partners = texts_in(row[5]);
    const std::vector<std::string> keys = texts_in(row[6]);
    const std::vector<std::string> sums = texts_in(row[7]);
    for (std::size_t i = 0; i < keys.size(); ++i)
      all.back().facts.push_back({text_in(row[4]), partners[i], keys[i], std::stoll(sums[i])});
  }
  return all;
}

std::vector<FactRow> ClubLists::facts(SessionId session) {
  std::vector<FactRow> all = facts_in(server_.ask(
      "SELECT p.player, f.partner, f.key, f.n FROM spadille.part p, "
      "unnest(p.partners, p.keys, p.sums) AS f (partner, key, n) WHERE p.club = $1::uuid "
      "AND p.number = $2",
      club_, session));
  std::sort(all.begin(), all.end());
  return all;
}

std::vector<SessionId> ClubLists::astray() {
  std::vector<SessionId> all;
  for (const pqxx::row& row : server_.ask(
           "SELECT l.number FROM spadille.listing l LEFT JOIN LATERAL (SELECT count(*) AS n, "
           "bool_and(p.date = l.date AND p.game = l.game AND p.player = ANY (l.players)) AS right_ "
           "FROM spadille.part p WHERE p.club = l.club AND p.number = l.number AND p.present) AS p "
           "ON true WHERE l.club = $1::uuid AND (p.n <> cardinality(l.players) OR NOT p.right_) "
           "ORDER BY l.number",
           club_))
    all.push_back(number_in<SessionId>(row[0]));
  return all;
}

}  // namespace spadille::db
