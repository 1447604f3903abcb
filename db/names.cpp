#include "db/names.h"

#include <charconv>
#include <set>

#include "db/meta.h"
#include "db/rows.h"

namespace spadille::db {
namespace {

constexpr const char* kPlayers =
    "SELECT p.id, p.uuid, p.name, p.hidden, coalesce(m.uuid, ''), p.hash FROM player p LEFT JOIN "
    "player m ON m.id = p.merged_into ORDER BY p.id";

Player player_in(SQLite::Statement& row) {
  return {text_in(row, 1), text_in(row, 2), row.getColumn(3).getInt() != 0, text_in(row, 4)};
}

void set_hash(Database& database, const std::string& table, const std::string& key,
              const std::string& value, const Hash& hash) {
  SQLite::Statement set(database.sql(), "UPDATE " + table + " SET hash = ? WHERE " + key + " = ?");
  set.bind(1, hash.data(), static_cast<int>(hash.size()));
  set.bind(2, value);
  set.exec();
}

Hash from_hexadecimal(std::string_view digits) {
  Hash hash;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(digits.data() + i, digits.data() + i + 2, byte, 16);
    hash += static_cast<char>(byte);
  }
  return hash;
}

/// Nobody knows what an entry without a hash was called: it was made to stand for one that is gone.
Flaw flaw_of(const Player& player, bool nameless) {
  if (nameless && player.name.empty())
    return {.kind = Flaw::Kind::names, .message = {"safety.name_lost"}, .detail = player.id};
  return {.kind = Flaw::Kind::names,
          .message = {"safety.name_changed"},
          .detail = player.name.empty() ? player.id : player.name};
}

void look_at_rules(Database& database, std::vector<Flaw>& flaws) {
  const auto tell = [&flaws](std::string_view key, const std::string& name) {
    flaws.push_back({.kind = Flaw::Kind::names, .message = {key}, .detail = name});
  };
  std::set<std::string> there;
  SQLite::Statement documents(database.sql(), "SELECT name, document, hash FROM house_rules");
  while (documents.executeStep()) {
    const HouseRules rules{text_in(documents, 0), text_in(documents, 1)};
    there.insert(rules.name);
    if (blob_in(documents, 2) != hash_of(rules)) tell("safety.house_rules_changed", rules.name);
  }
  for (const std::string& name : meta_keys(database.sql(), kRulesKept))
    if (!there.contains(name)) tell("safety.house_rules_gone", name);
}

}  // namespace

Hash hash_of(const Player& player) {
  return hash_of_fields({player.id, player.name, player.hidden ? "1" : "0", player.merged_into});
}

Hash hash_of(const HouseRules& rules) { return hash_of_fields({rules.name, rules.document}); }

void note_rules(Database& database, const HouseRules& rules) {
  set_meta(database.sql(), std::string(kRulesKept) + rules.name,
           rules.document.empty() ? "" : hexadecimal(hash_of(rules)));
}

Hash with(Hash sum, const Hash& one) {
  sum.resize(32, '\0');
  for (std::size_t i = 0; i < one.size() && i < sum.size(); ++i)
    sum[i] =
        static_cast<char>(static_cast<unsigned char>(sum[i]) ^ static_cast<unsigned char>(one[i]));
  return sum;
}

void NameCount::add(const Player& player, const Hash& hash) {
  standing_ = with(standing_, hash);
  due_ = with(due_, hash_of(player));
}

bool NameCount::somebody_missing(const Hash& kept) const {
  return kept != standing_ && kept != due_;
}

NameSum name_sum_in(std::string_view text) {
  NameSum sum;
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return sum;
  std::from_chars(text.data(), text.data() + space, sum.changes);
  sum.sum = from_hexadecimal(text.substr(space + 1));
  return sum;
}

NameSum name_sum(Database& database) {
  return name_sum_in(meta(database.sql(), "names").value_or(""));
}

void put_name_sum(Database& database, const NameSum& sum) {
  set_meta(database.sql(), "names", std::to_string(sum.changes) + ' ' + hexadecimal(sum.sum));
}

void hash_all_names(Database& database) {
  NameSum sum{0, Hash(32, '\0')};
  std::vector<Player> players;
  SQLite::Statement rows(database.sql(), kPlayers);
  while (rows.executeStep()) players.push_back(player_in(rows));
  for (const Player& player : players) {
    const Hash hash = hash_of(player);
    set_hash(database, "player", "uuid", player.id, hash);
    sum.sum = with(sum.sum, hash);
  }
  std::vector<HouseRules> all;
  SQLite::Statement documents(database.sql(), "SELECT name, document FROM house_rules");
  while (documents.executeStep()) all.push_back({text_in(documents, 0), text_in(documents, 1)});
  for (const HouseRules& rules : all) {
    set_hash(database, "house_rules", "name", rules.name, hash_of(rules));
    note_rules(database, rules);
  }
  put_name_sum(database, sum);
}

std::vector<Flaw> flaws_of_names(Database& database) {
  std::vector<Flaw> flaws;
  NameCount count;
  SQLite::Statement rows(database.sql(), kPlayers);
  while (rows.executeStep()) {
    const Player player = player_in(rows);
    const Hash hash = blob_in(rows, 5);
    count.add(player, hash);
    if (hash != hash_of(player)) flaws.push_back(flaw_of(player, hash.empty()));
  }
  if (count.somebody_missing(name_sum(database).sum))
    flaws.push_back({.kind = Flaw::Kind::names, .message = {"safety.somebody_missing"}});
  look_at_rules(database, flaws);
  return flaws;
}

}  // namespace spadille::db
