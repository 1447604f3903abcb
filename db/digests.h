#pragma once

#include <map>
#include <set>

#include "db/chain.h"
#include "db/database.h"
#include "db/event_log.h"
#include "db/people.h"
#include "db/statements.h"

namespace spadille::db {

/// The tables that follow from the log: summary, presence, fact.
class Digests {
 public:
  Digests(Database& database, People& people);

  /// REQUIRES: inside a transaction. `events`, `head`: of the session as it is now.
  void put(SessionId session, const std::string& game, const Digest& digest, int events,
           const Hash& head);
  /// The same of a session that is new.
  void put_first(SessionId session, const std::string& game, const Digest& digest, int events,
                 const Hash& head);
  void remove(SessionId session);
  /// The same wherever it may have got to; reads the whole table of who was there when.
  void remove_everywhere(SessionId session);
  [[nodiscard]] std::vector<SessionId> astray();
  [[nodiscard]] std::vector<Listed> list(const Filter& filter);
  [[nodiscard]] std::optional<Listed> find(SessionId session);
  [[nodiscard]] std::vector<Attendance> attendances();
  [[nodiscard]] std::vector<FactRow> facts(const std::vector<std::string>& players,
                                           const Filter& filter);
  [[nodiscard]] std::vector<SessionFacts> facts_by_session(const std::vector<std::string>& players,
                                                           const Filter& filter);
  [[nodiscard]] std::vector<FactRow> facts(SessionId session);
  /// The head that was kept with the summary; nothing where there is no summary.
  [[nodiscard]] std::optional<std::pair<int, Hash>> head(SessionId session);

 private:
  void put_summary(SessionId session, const Summary& summary, int events, const Hash& head);
  void count_deal(SessionId session, const Summary& summary, int events, const Hash& head);
  void put_presence(SessionId session, const std::string& game, const Summary& summary);
  void add_facts(SessionId session, const std::vector<FactRow>& facts);
  /// Returns: how many rows that changed.
  int write(Kept& statement, SessionId session, const FactRow& fact);
  [[nodiscard]] std::int64_t count_sessions(const std::vector<std::string>& players,
                                            const Filter& filter);
  /// `from`: tables that lead to the rows; `where`: what is asked beside the filter, or nothing.
  [[nodiscard]] std::vector<Listed> listed(const Filter& filter, const std::string& from,
                                           const std::string& where, const std::string& order);
  [[nodiscard]] Listed listed_in(SQLite::Statement& row);

  Database& database_;
  People& people_;
  Kept set_summary_;
  Kept count_deal_;
  Kept add_fact_;
  Kept raise_fact_;
  Kept get_head_;
  Kept drop_facts_;
  Kept add_presence_;
};

}  // namespace spadille::db
