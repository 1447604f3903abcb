#include "db/papers.h"

#include "db/names.h"
#include "db/rows.h"

namespace spadille::db {

Papers::Papers(Database& database)
    : database_(database), drop_draft_(database.sql(), "DELETE FROM draft WHERE session = ?") {}

std::vector<HouseRules> Papers::rules() {
  SQLite::Statement rows(database_.sql(), "SELECT name, document FROM house_rules");
  std::vector<HouseRules> all;
  while (rows.executeStep()) all.push_back({text_in(rows, 0), text_in(rows, 1)});
  return all;
}

void Papers::put(const HouseRules& rules) {
  SQLite::Statement set(
      database_.sql(),
      rules.document.empty()
          ? "DELETE FROM house_rules WHERE name = ?"
          : "INSERT INTO house_rules (name, document, hash) VALUES (?, ?, ?) ON CONFLICT DO UPDATE "
            "SET document = excluded.document, hash = excluded.hash");
  const Hash hash = hash_of(rules);
  set.bind(1, rules.name);
  if (!rules.document.empty()) {
    set.bind(2, rules.document);
    set.bind(3, hash.data(), static_cast<int>(hash.size()));
  }
  set.exec();
  note_rules(database_, rules);
}

std::string Papers::draft(SessionId session) {
  SQLite::Statement row(database_.sql(), "SELECT text FROM draft WHERE session = ?");
  row.bind(1, session);
  return row.executeStep() ? text_in(row, 0) : std::string();
}

void Papers::put_draft(SessionId session, const std::string& text) {
  if (text.empty()) return drop_draft(session);
  SQLite::Statement set(database_.sql(),
                        "INSERT INTO draft VALUES (?, ?) ON CONFLICT DO UPDATE SET text = "
                        "excluded.text");
  set.bind(1, session);
  set.bind(2, text);
  set.exec();
}

void Papers::drop_draft(SessionId session) {
  const InUse dropping(drop_draft_);
  dropping->bind(1, session);
  dropping->exec();
}

}  // namespace spadille::db
