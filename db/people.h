#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/chain.h"
#include "db/database.h"

namespace spadille::db {

/// The rows of `player`: numbers here, UUIDs everywhere else.
class People {
 public:
  explicit People(Database& database) : database_(database) {}

  [[nodiscard]] std::vector<Player> all();
  void put(const Player& player);
  /// The same but for the name, and for a hash that does not fit it.
  void mark(const Player& player);
  /// The number of a player; 0 for nobody. One that the book has not met yet is entered without a
  /// name or its hash: verify tells so until he gets one.
  [[nodiscard]] std::int64_t number_of(const std::string& uuid);
  /// The same without entering anybody; -1 for one that the book has not met.
  [[nodiscard]] std::int64_t known(const std::string& uuid);
  [[nodiscard]] std::string uuid_of(std::int64_t number);
  /// Numbers with spaces between, and back.
  [[nodiscard]] std::string numbers(const std::vector<std::string>& uuids);
  [[nodiscard]] std::vector<std::string> uuids(const std::string& numbers);
  /// What was learnt inside a transaction that failed.
  void forget() { numbers_.clear(), uuids_.clear(); }

 private:
  void load();
  struct Entry {
    Player player{};
    Hash hash{};  ///< as it stands there
  };
  [[nodiscard]] Entry entry(std::int64_t number);
  void write(std::int64_t number, const Entry& entry, const Hash& before);
  std::int64_t learn(const std::string& uuid, std::int64_t number);

  Database& database_;
  std::unordered_map<std::string, std::int64_t> numbers_{};
  std::map<std::int64_t, std::string> uuids_{};
};

}  // namespace spadille::db
