#pragma once

#include "db/chain.h"
#include "db/database.h"

namespace spadille::db {

/// Over a name, or a set of house rules: SHA-256 over every field, each behind its length. Never
/// change these: every book depends on them.
[[nodiscard]] Hash hash_of(const Player& player);
[[nodiscard]] Hash hash_of(const HouseRules& rules);

/// What the keys in `meta` begin with that say which house rules there are: a set that is gone is
/// noticed.
inline constexpr std::string_view kRulesKept = "rules ";
/// REQUIRES: inside a transaction. Without a document: they are removed.
void note_rules(Database& database, const HouseRules& rules);

/// All hashes of a table as one: whichever order they come in, and one can be taken away again.
[[nodiscard]] Hash with(Hash sum, const Hash& one);

/// What the names of a book have come to: kept in `meta`, so that a row that is gone is noticed.
struct NameSum {
  int changes = 0;  ///< how often a name was written
  Hash sum{};
};
[[nodiscard]] NameSum name_sum(Database& database);
/// REQUIRES: inside a transaction.
void put_name_sum(Database& database, const NameSum& sum);

/// Whether the rows of a table come to what was kept of all of them, or somebody is missing.
class NameCount {
 public:
  /// A row: what it says, and the hash that stands in it.
  void add(const Player& player, const Hash& hash);
  /// Neither by the hashes as they stand there nor by those that the rows should have, so that a
  /// hash that was hit takes nobody away. `kept`: of name_sum().
  [[nodiscard]] bool somebody_missing(const Hash& kept) const;

 private:
  Hash standing_ = Hash(32, '\0');
  Hash due_ = Hash(32, '\0');
};

/// Of what the row "names" in `meta` says.
[[nodiscard]] NameSum name_sum_in(std::string_view text);

/// Hashes for what an older version has written. REQUIRES: inside a transaction.
void hash_all_names(Database& database);

/// What is not as it was written. Repairs nothing.
[[nodiscard]] std::vector<Flaw> flaws_of_names(Database& database);

}  // namespace spadille::db
