#include "db/digests.h"

#include <algorithm>
#include <iterator>

#include "db/rows.h"

namespace spadille::db {
namespace {

/// The columns of a Listed, in this order.
const std::string kColumns =
    "SELECT s.id, s.uuid, s.game, m.title, m.place, m.date, m.players, m.deals, m.state, m.events ";
const std::string kTables = "summary m JOIN session s ON s.id = m.session ";

/// What a filter asks of the rows of a list, apart from the player: conditions with parameters.
std::string conditions(const std::string& date, const std::string& game) {
  return "(:from = '' OR " + date + " >= :from) AND (:to = '' OR " + date +
         " <= :to) AND CASE :game WHEN '' THEN " + game + " <> '" + std::string(kTournament) +
         "' ELSE " + game + " = :game END";
}

void bind(SQLite::Statement& statement, const Filter& filter) {
  statement.bind(":from", filter.from);
  statement.bind(":to", filter.to);
  statement.bind(":game", filter.game);
}

/// "3, 5, 8": numbers of ours need no quoting.
std::string among(People& people, const std::vector<std::string>& players) {
  std::string numbers = "-1";
  for (const std::string& player : players) numbers += ", " + std::to_string(people.known(player));
  return numbers;
}

}  // namespace

Digests::Digests(Database& database, People& people)
    : database_(database),
      people_(people),
      set_summary_(database.sql(),
                   "INSERT INTO summary VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) "
                   "ON CONFLICT (session) DO UPDATE SET title = excluded.title, place = "
                   "excluded.place, date = excluded.date, players = excluded.players, deals = "
                   "excluded.deals, state = excluded.state, events = excluded.events, head = "
                   "excluded.head"),
      count_deal_(
          database.sql(),
          "UPDATE summary SET deals = ?, state = ?, events = ?, head = ? WHERE session = ?"),
      add_fact_(database.sql(),
                "INSERT INTO fact (n, session, player, partner, key) "
                "VALUES (?, ?, ?, ?, ?)"),
      raise_fact_(database.sql(),
                  "UPDATE fact SET n = n + ? "
                  "WHERE session = ? AND player = ? AND partner = ? AND key = ?"),
      get_head_(database.sql(), "SELECT events, head FROM summary WHERE session = ?"),
      drop_facts_(database.sql(), "DELETE FROM fact WHERE session = ?"),
      add_presence_(database.sql(), "INSERT OR IGNORE INTO presence VALUES (?, ?, ?, ?)") {}

void Digests::put(SessionId session, const std::string& game, const Digest& digest, int events,
                  const Hash& head) {
  if (!digest.adds) return remove(session), put_first(session, game, digest, events, head);
  count_deal(session, digest.summary, events, head);
  add_facts(session, digest.facts);
}

void Digests::put_first(SessionId session, const std::string& game, const Digest& digest,
                        int events, const Hash& head) {
  put_summary(session, digest.summary, events, head);
  put_presence(session, game, digest.summary);
  add_facts(session, digest.facts);
}

void Digests::remove(SessionId session) {
  const auto before = find(session);
  if (!before) return;
  SQLite::Statement drop(database_.sql(),
                         "DELETE FROM presence WHERE player = ? AND date = ? AND session = ?");
  for (const std::string& player : before->summary.players) {
    drop.bind(1, people_.number_of(player));
    drop.bind(2, before->summary.date);
    drop.bind(3, session);
    drop.exec();
    drop.reset();
  }
  const InUse dropping(drop_facts_);
  dropping->bind(1, session);
  dropping->exec();
}

void Digests::remove_everywhere(SessionId session) {
  for (const char* table : {"presence", "fact", "summary"}) {
    SQLite::Statement drop(database_.sql(),
                           std::string("DELETE FROM ") + table + " WHERE session = ?");
    drop.bind(1, session);
    drop.exec();
  }
}

/// A presence that its summary does not know, or a summary with more people than presences.
std::vector<SessionId> Digests::astray() {
  SQLite::Statement rows(
      database_.sql(),
      "SELECT p.session FROM presence p LEFT JOIN session s ON s.id = p.session LEFT JOIN summary "
      "m ON m.session = p.session WHERE m.date IS NOT p.date OR s.game IS NOT p.game OR "
      "instr(' ' || m.players || ' ', ' ' || p.player || ' ') = 0 UNION "
      "SELECT m.session FROM summary m LEFT JOIN (SELECT session, count(*) AS n FROM presence "
      "GROUP BY session) p ON p.session = m.session WHERE coalesce(p.n, 0) <> CASE m.players WHEN "
      "'' THEN 0 ELSE 1 + length(m.players) - length(replace(m.players, ' ', '')) END");
  std::vector<SessionId> all;
  while (rows.executeStep()) all.push_back(rows.getColumn(0).getInt64());
  return all;
}

void Digests::put_summary(SessionId session, const Summary& summary, int events, const Hash& head) {
  const InUse setting(set_summary_);
  setting->bind(1, session);
  setting->bind(2, summary.title);
  setting->bind(3, summary.place);
  setting->bind(4, summary.date);
  setting->bind(5, people_.numbers(summary.players));
  setting->bind(6, summary.deals);
  setting->bind(7, static_cast<int>(summary.state));
  setting->bind(8, events);
  setting->bind(9, head.data(), static_cast<int>(head.size()));
  setting->exec();
}

/// Title, date and people stay with one more deal: the index over the dates stays untouched.
void Digests::count_deal(SessionId session, const Summary& summary, int events, const Hash& head) {
  const InUse counting(count_deal_);
  counting->bind(1, summary.deals);
  counting->bind(2, static_cast<int>(summary.state));
  counting->bind(3, events);
  counting->bind(4, head.data(), static_cast<int>(head.size()));
  counting->bind(5, session);
  if (counting->exec() == 0) put_summary(session, summary, events, head);
}

void Digests::put_presence(SessionId session, const std::string& game, const Summary& summary) {
  for (const std::string& player : summary.players) {
    const InUse adding(add_presence_);
    adding->bind(1, people_.number_of(player));
    adding->bind(2, summary.date);
    adding->bind(3, session);
    adding->bind(4, game);
    adding->exec();
  }
}

/// Facts come again with almost every deal: a row that is there is raised, a new one is rare.
void Digests::add_facts(SessionId session, const std::vector<FactRow>& facts) {
  for (const FactRow& fact : facts)
    if (write(raise_fact_, session, fact) == 0) write(add_fact_, session, fact);
}

int Digests::write(Kept& statement, SessionId session, const FactRow& fact) {
  const InUse writing(statement);
  writing->bind(1, fact.n);
  writing->bind(2, session);
  writing->bind(3, people_.number_of(fact.player));
  writing->bind(4, people_.number_of(fact.partner));
  writing->bindNoCopy(5, fact.key);
  return writing->exec();
}

Listed Digests::listed_in(SQLite::Statement& row) {
  Listed listed;
  listed.id = row.getColumn(0).getInt64();
  listed.uuid = text_in(row, 1);
  listed.game = text_in(row, 2);
  listed.summary = {.title = text_in(row, 3),
                    .place = text_in(row, 4),
                    .date = text_in(row, 5),
                    .players = people_.uuids(text_in(row, 6)),
                    .deals = row.getColumn(7).getInt(),
                    .state = static_cast<Summary::State>(row.getColumn(8).getInt())};
  listed.events = row.getColumn(9).getInt();
  return listed;
}

std::vector<Listed> Digests::list(const Filter& filter) {
  if (filter.order == Filter::Order::date) {
    const std::string row = filter.player.empty() ? "m" : "p";
    return listed(filter, "", "", row + ".date DESC, " + row + ".session DESC");
  }
  // An index leads to the first ones at once; the others have to be looked at one by one.
  Filter first = filter;
  first.skip = 0;
  first.limit = filter.limit + filter.skip;
  std::vector<Listed> all =
      listed(first, "touched t CROSS JOIN ", "m.session = t.session", "t.turn DESC");
  if (const int left = first.limit - static_cast<int>(all.size()); left > 0) {
    first.limit = left;
    std::vector<Listed> others = listed(
        first, "", "NOT EXISTS (SELECT 1 FROM touched t WHERE t.session = m.session)",
        "(SELECT at_utc FROM event e WHERE e.session = m.session ORDER BY seq DESC LIMIT 1) DESC, "
        "m.date DESC, m.session DESC");
    std::move(others.begin(), others.end(), std::back_inserter(all));
  }
  all.erase(all.begin(), all.begin() + std::min<std::ptrdiff_t>(filter.skip, std::ssize(all)));
  return all;
}

std::vector<Listed> Digests::listed(const Filter& filter, const std::string& from,
                                    const std::string& where, const std::string& order) {
  const bool of_player = !filter.player.empty();
  std::string sql = kColumns + ("FROM " + from) + kTables;
  if (of_player) sql += "JOIN presence p ON p.session = m.session ";
  sql += "WHERE " + conditions("m.date", "s.game");
  if (!where.empty()) sql += " AND " + where;
  // Few among many: an index leads to them where the game is written out.
  if (filter.game == kTournament)
    sql += " AND m.session IN (SELECT id FROM session WHERE game = '" + filter.game + "')";
  if (filter.state)
    sql += " AND m.state = :state";
  else if (!filter.thrown_away_too)
    sql += " AND m.state < 2";
  if (of_player) sql += " AND p.player = :player";
  sql += " ORDER BY " + order + " LIMIT :limit OFFSET :skip";
  SQLite::Statement rows(database_.sql(), sql);
  bind(rows, filter);
  if (filter.state) rows.bind(":state", static_cast<int>(*filter.state));
  if (of_player) rows.bind(":player", people_.known(filter.player));
  rows.bind(":limit", filter.limit);
  rows.bind(":skip", filter.skip);
  std::vector<Listed> all;
  while (rows.executeStep()) all.push_back(listed_in(rows));
  return all;
}

std::optional<Listed> Digests::find(SessionId session) {
  SQLite::Statement row(database_.sql(), kColumns + "FROM " + kTables + "WHERE m.session = ?");
  row.bind(1, session);
  if (!row.executeStep()) return std::nullopt;
  return listed_in(row);
}

std::vector<Attendance> Digests::attendances() {
  SQLite::Statement rows(database_.sql(),
                         "SELECT player, count(*), max(date) FROM presence WHERE session NOT IN "
                         "(SELECT session FROM summary WHERE state = 2) GROUP BY player");
  std::vector<Attendance> all;
  while (rows.executeStep())
    all.push_back({people_.uuid_of(rows.getColumn(0).getInt64()), rows.getColumn(1).getInt(),
                   text_in(rows, 2)});
  database_.sql().exec("PRAGMA shrink_memory");  // of the whole table nothing is needed again
  return all;
}

std::vector<FactRow> Digests::facts(const std::vector<std::string>& players, const Filter& filter) {
  SQLite::Statement rows(
      database_.sql(),
      "SELECT f.player, f.partner, f.key, sum(f.n) FROM presence p JOIN fact f ON f.session = "
      "p.session AND f.player = p.player WHERE p.player IN (" +
          among(people_, players) + ") AND " + conditions("p.date", "p.game") +
          " GROUP BY f.player, f.partner, f.key");
  bind(rows, filter);
  std::vector<FactRow> all;
  while (rows.executeStep())
    all.push_back({people_.uuid_of(rows.getColumn(0).getInt64()),
                   people_.uuid_of(rows.getColumn(1).getInt64()), text_in(rows, 2),
                   rows.getColumn(3).getInt64()});
  if (!all.empty())
    all.push_back({players.front(), {}, std::string(kSessions), count_sessions(players, filter)});
  return all;
}

/// A session counts once, also where two entries of one person sat there.
std::int64_t Digests::count_sessions(const std::vector<std::string>& players,
                                     const Filter& filter) {
  SQLite::Statement row(database_.sql(),
                        "SELECT count(DISTINCT p.session) FROM presence p WHERE p.player IN (" +
                            among(people_, players) + ") AND " + conditions("p.date", "p.game") +
                            " AND EXISTS (SELECT 1 FROM fact f WHERE f.session = p.session AND "
                            "f.player = p.player)");
  bind(row, filter);
  return row.executeStep() ? row.getColumn(0).getInt64() : 0;
}

std::vector<SessionFacts> Digests::facts_by_session(const std::vector<std::string>& players,
                                                    const Filter& filter) {
  SQLite::Statement rows(
      database_.sql(),
      // The place is looked up once for each of a session's players, not for each of their facts.
      "SELECT p.session, p.game, p.date, m.place, f.player, f.partner, f.key, f.n FROM presence p "
      "CROSS JOIN summary m ON m.session = p.session "
      "CROSS JOIN fact f ON f.session = p.session AND f.player = p.player WHERE p.player IN (" +
          among(people_, players) + ") AND " + conditions("p.date", "p.game") +
          " ORDER BY p.date, p.session, f.player, f.partner, f.key");
  bind(rows, filter);
  std::vector<SessionFacts> all;
  while (rows.executeStep()) {
    const std::int64_t session = rows.getColumn(0).getInt64();
    if (all.empty() || all.back().session != session)
      all.push_back({session, text_in(rows, 1), text_in(rows, 2), text_in(rows, 3), {}});
    all.back().facts.push_back({people_.uuid_of(rows.getColumn(4).getInt64()),
                                people_.uuid_of(rows.getColumn(5).getInt64()), text_in(rows, 6),
                                rows.getColumn(7).getInt64()});
  }
  return all;
}

std::vector<FactRow> Digests::facts(SessionId session) {
  SQLite::Statement rows(database_.sql(),
                         "SELECT player, partner, key, n FROM fact WHERE session = ?");
  rows.bind(1, session);
  std::vector<FactRow> all;
  while (rows.executeStep())
    all.push_back({people_.uuid_of(rows.getColumn(0).getInt64()),
                   people_.uuid_of(rows.getColumn(1).getInt64()), text_in(rows, 2),
                   rows.getColumn(3).getInt64()});
  std::sort(all.begin(), all.end());
  return all;
}

std::optional<std::pair<int, Hash>> Digests::head(SessionId session) {
  const InUse getting(get_head_);
  getting->bind(1, session);
  if (!getting->executeStep()) return std::nullopt;
  return std::pair(getting->getColumn(0).getInt(), blob_in(*getting, 1));
}

}  // namespace spadille::db
