#pragma once

#include <map>
#include <string>
#include <vector>

#include "db/club/server.h"
#include "session/store.h"

namespace spadille::db {

/// The people of a club as its lists have them, and how far its logs have been read. Throws what
/// the library throws. Whatever writes REQUIRES a transaction.
class ClubRoster {
 public:
  ClubRoster(ClubServer& server, const std::string& club) : server_(server), club_(club) {}

  [[nodiscard]] std::vector<Player> all();
  void put(const Player& player);
  /// The same but for the name.
  void mark(const Player& player);

  /// How often the lists were written.
  [[nodiscard]] std::int64_t turn();
  /// Holds the lists until the end of the transaction. Throws where they were written since.
  void begin(std::int64_t turn);
  /// Texts by keys that begin so.
  [[nodiscard]] std::map<std::string, std::string> memory(const std::string& begin);
  /// An empty text takes the key away.
  void remember(const std::map<std::string, std::string>& changed);
  /// The number of the last parcel of a sender; 0: there is none.
  [[nodiscard]] std::int64_t last_parcel(const std::string& sender);

 private:
  ClubServer& server_;
  const std::string& club_;
};

}  // namespace spadille::db
