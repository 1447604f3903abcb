#include "db/club/server.h"

#include "db/club/address.h"

namespace spadille::db {

ClubServer::ClubServer(const std::string& address) : connection_(with_manners(address)) {}

Expected<void> ClubServer::all_or_nothing(const std::function<Expected<void>()>& writes) {
  if (work_) return writes();
  work_.emplace(connection_);
  try {
    auto done = writes();
    if (done) work_->commit();
    work_.reset();
    return done;
  } catch (...) {
    work_.reset();
    throw;
  }
}

}  // namespace spadille::db
