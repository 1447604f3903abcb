#include "db/club/roster.h"

#include "db/club/arrays.h"
#include "db/club/fields.h"

namespace spadille::db {

std::vector<Player> ClubRoster::all() {
  std::vector<Player> all;
  for (const pqxx::row& row : server_.ask(
           "SELECT id, name, hidden, merged_into FROM spadille.person WHERE club = $1::uuid "
           "ORDER BY id",
           club_))
    all.push_back({text_in(row[0]), text_in(row[1]), row[2].as<bool>(), text_in(row[3])});
  return all;
}

void ClubRoster::put(const Player& player) {
  server_.ask("SELECT spadille.list_person($1, $2, $3, $4)", player.id, player.name, player.hidden,
              player.merged_into);
}

void ClubRoster::mark(const Player& player) {
  const pqxx::result rows = server_.ask(
      "SELECT name FROM spadille.person WHERE club = $1::uuid AND id = $2", club_, player.id);
  const std::string name = rows.empty() ? player.name : text_in(rows[0][0]);
  put({player.id, name, player.hidden, player.merged_into});
}

std::int64_t ClubRoster::turn() {
  const pqxx::result rows =
      server_.ask("SELECT turn FROM spadille.lists WHERE club = $1::uuid", club_);
  return rows.empty() ? 0 : number_in<std::int64_t>(rows[0][0]);
}

void ClubRoster::begin(std::int64_t turn) { server_.ask("SELECT spadille.lists_begin($1)", turn); }

std::map<std::string, std::string> ClubRoster::memory(const std::string& begin) {
  std::map<std::string, std::string> all;
  for (const pqxx::row& row : server_.ask(
           "SELECT key, value FROM spadille.memory WHERE club = $1::uuid AND starts_with(key, $2)",
           club_, begin))
    all[text_in(row[0])] = text_in(row[1]);
  return all;
}

void ClubRoster::remember(const std::map<std::string, std::string>& changed) {
  SqlArray keys;
  SqlArray texts;
  for (const auto& [key, text] : changed) {
    keys.add(key);
    texts.add(text);
  }
  server_.ask("SELECT spadille.remember($1::text[], $2::text[])", keys.text(), texts.text());
}

std::int64_t ClubRoster::last_parcel(const std::string& sender) {
  const pqxx::result rows = server_.ask(
      "SELECT coalesce(max(number), 0) FROM spadille.parcel WHERE club = $1::uuid AND sender = $2",
      club_, sender);
  return number_in<std::int64_t>(rows[0][0]);
}

}  // namespace spadille::db
