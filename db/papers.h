#pragma once

#include <string>
#include <vector>

#include "db/database.h"
#include "db/statements.h"
#include "session/store.h"

namespace spadille::db {

/// What lies about beside the log: rules with a name, and deals that are half entered.
class Papers {
 public:
  explicit Papers(Database& database);

  [[nodiscard]] std::vector<HouseRules> rules();
  /// Without a document the name is forgotten.
  void put(const HouseRules& rules);

  [[nodiscard]] std::string draft(SessionId session);
  void put_draft(SessionId session, const std::string& text);
  void drop_draft(SessionId session);

 private:
  Database& database_;
  Kept drop_draft_;
};

}  // namespace spadille::db
