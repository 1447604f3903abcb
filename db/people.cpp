#include "db/people.h"

#include <sstream>

#include "db/names.h"
#include "db/rows.h"

namespace spadille::db {
namespace {

constexpr const char* kEntries =
    "SELECT p.uuid, p.name, p.hidden, coalesce(m.uuid, ''), p.hash FROM player p LEFT JOIN player "
    "m ON m.id = p.merged_into ";

Player player_in(SQLite::Statement& row) {
  return {text_in(row, 0), text_in(row, 1), row.getColumn(2).getInt() != 0, text_in(row, 3)};
}

}  // namespace

std::vector<Player> People::all() {
  SQLite::Statement rows(database_.sql(), std::string(kEntries) + "ORDER BY p.id");
  std::vector<Player> players;
  while (rows.executeStep()) players.push_back(player_in(rows));
  return players;
}

void People::put(const Player& player) {
  const std::int64_t number = number_of(player.id);
  write(number, {player, hash_of(player)}, entry(number).hash);
}

void People::mark(const Player& player) {
  const std::int64_t number = number_of(player.id);
  const Entry before = entry(number);
  Player marked = before.player;
  marked.hidden = player.hidden;
  marked.merged_into = player.merged_into;
  const bool right = before.hash == hash_of(before.player);
  write(number, {marked, right ? hash_of(marked) : before.hash}, before.hash);
}

void People::write(std::int64_t number, const Entry& entry, const Hash& before) {
  const auto& [player, hash] = entry;
  NameSum sum = name_sum(database_);
  sum.sum = with(with(sum.sum, before), hash);
  ++sum.changes;
  SQLite::Statement set(
      database_.sql(),
      "UPDATE player SET name = ?, hidden = ?, merged_into = ?, hash = ? WHERE id = ?");
  set.bind(1, player.name);
  set.bind(2, player.hidden ? 1 : 0);
  if (!player.merged_into.empty()) set.bind(3, number_of(player.merged_into));
  if (!hash.empty()) set.bind(4, hash.data(), static_cast<int>(hash.size()));
  set.bind(5, number);
  set.exec();
  put_name_sum(database_, sum);
}

People::Entry People::entry(std::int64_t number) {
  SQLite::Statement row(database_.sql(), std::string(kEntries) + "WHERE p.id = ?");
  row.bind(1, number);
  if (!row.executeStep()) return {};
  return {player_in(row), blob_in(row, 4)};
}

std::int64_t People::known(const std::string& uuid) {
  if (uuid.empty()) return 0;
  const auto found = numbers_.find(uuid);
  if (found != numbers_.end()) return found->second;
  SQLite::Statement row(database_.sql(), "SELECT id FROM player WHERE uuid = ?");
  row.bind(1, uuid);
  if (!row.executeStep()) return -1;
  return learn(uuid, row.getColumn(0).getInt64());
}

std::int64_t People::number_of(const std::string& uuid) {
  if (const std::int64_t id = known(uuid); id >= 0) return id;
  SQLite::Statement add(database_.sql(), "INSERT INTO player (uuid, name) VALUES (?, '')");
  add.bind(1, uuid);
  add.exec();
  return learn(uuid, database_.sql().getLastInsertRowid());
}

std::int64_t People::learn(const std::string& uuid, std::int64_t number) {
  numbers_[uuid] = number;
  uuids_[number] = uuid;
  return number;
}

std::string People::uuid_of(std::int64_t number) {
  if (number == 0) return {};
  if (!uuids_.contains(number)) load();
  const auto found = uuids_.find(number);
  return found == uuids_.end() ? std::string() : found->second;
}

std::string People::numbers(const std::vector<std::string>& uuids) {
  std::string text;
  for (const std::string& uuid : uuids)
    text += (text.empty() ? "" : " ") + std::to_string(number_of(uuid));
  return text;
}

std::vector<std::string> People::uuids(const std::string& numbers) {
  std::vector<std::string> all;
  std::istringstream words(numbers);
  for (std::int64_t number = 0; words >> number;) all.push_back(uuid_of(number));
  return all;
}

void People::load() {
  SQLite::Statement rows(database_.sql(), "SELECT id, uuid FROM player");
  while (rows.executeStep()) {
    const std::int64_t id = rows.getColumn(0).getInt64();
    uuids_[id] = text_in(rows, 1);
    numbers_[uuids_[id]] = id;
  }
}

}  // namespace spadille::db
