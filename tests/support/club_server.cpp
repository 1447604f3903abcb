#include "tests/support/club_server.h"

#include <cstdlib>

#include <pqxx/pqxx>

namespace spadille::tests {
namespace {

constexpr int kRoles = 20;  ///< so many clubs are open at once

void give(pqxx::connection& owner, const std::string& role) {
  pqxx::work work(owner);
  work.exec_params("DELETE FROM spadille.member WHERE role = $1", role);
  work.exec_params(
      "WITH new AS (INSERT INTO spadille.club VALUES (gen_random_uuid(), 'Club') RETURNING club) "
      "INSERT INTO spadille.member SELECT club, $1 FROM new",
      role);
  work.commit();
}

}  // namespace

std::string fresh_club() {
  static const char* const owner = std::getenv("SPADILLE_TEST_CLUB");
  if (owner == nullptr) return {};
  static pqxx::connection connection{owner};
  static int next = 0;
  const std::string role = "test_" + std::to_string(next++ % kRoles);
  give(connection, role);
  std::string address = owner;
  const std::string name = "spadille_owner";
  return address.replace(address.find(name), name.size(), role);
}

}  // namespace spadille::tests
