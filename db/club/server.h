#pragma once

#include <functional>
#include <optional>
#include <string>

#include "session/collector.h"
#include <pqxx/pqxx>

namespace spadille::db {

/// The connection to a club's server. Throws what the library throws.
class ClubServer {
 public:
  /// REQUIRES: fault_of_address() finds none.
  explicit ClubServer(const std::string& address);

  /// One statement: in the transaction that is on its way, or by itself.
  template <typename... Values>
  pqxx::result ask(const std::string& sql, const Values&... values) {
    if (work_) return work_->exec_params(sql, values...);
    return pqxx::nontransaction(connection_).exec_params(sql, values...);
  }

  /// All of it, or nothing; what is on its way already goes on.
  [[nodiscard]] Expected<void> all_or_nothing(const std::function<Expected<void>()>& writes);
  [[nodiscard]] bool is_writing() const { return work_.has_value(); }

 private:
  pqxx::connection connection_;
  std::optional<pqxx::work> work_{};
};

/// The collector over a connection that somebody else keeps.
[[nodiscard]] Collector club_over(ClubServer& server);

}  // namespace spadille::db
